"""Staffing a factory just won, out of turn (spec §10.6)."""

from app.engine.choices import Choose
from app.engine.decisions import Blocked, Decision, Entry, Offer, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import PlaceOperator, SkipPlacing
from app.games.outpost.colony import (
    base_support,
    do_set,
    factories_operated,
    robot_limit,
    robots_at_work,
    special_colonists,
    works,
)
from app.games.outpost.components import SPECIAL, Resource
from app.games.outpost.editions import Rules
from app.games.outpost.money import operating_limit
from app.games.outpost.operators import COLONIST, IDLE, ROBOT
from app.games.outpost.state import Placing, Player, State, Works


def placer(state: State) -> list[Seat]:
    """Return the player who has won a factory and may staff it now."""
    return [] if state.placing is None else [state.placing.seat]


def placing_decision(state: State, seat: Seat) -> Decision:
    """Ask whether to move one operator to the factory just won."""
    placing = state.placing
    assert placing is not None
    return Decision(
        f"{state.round}.place.{state.auctions}",
        seat,
        "outpost-ask-place",
        (menu(Offer(SkipPlacing), *placing_offers(state, placing)),),
        fallback=SkipPlacing,
        params={"factory": placing.factory},
    )


def has_choice(state: State, placing: Placing) -> bool:
    """Return whether there is an operator to move, which is public."""
    return any(isinstance(entry, Offer) for entry in placing_offers(state, placing))


def placing_offers(state: State, placing: Placing) -> list[Entry]:
    """Return which operators may go to the factory just won, by where they come from, and why others may not."""
    entries: list[Entry] = []
    for operator in (COLONIST, ROBOT):
        sources = []
        for source in (IDLE, *state.players[placing.seat].factories):
            refusal = move_refusal(state, placing, operator, source)
            if refusal is None:
                sources.append(source)
            else:
                entries.append(Blocked(PlaceOperator, refusal, {"operator": operator, "source": source}))
        if sources:
            fields = {
                "operator": Choose((operator,), "no_such_operator"),
                "source": Choose(tuple(sources), "no_such_operator"),
            }
            entries.append(Offer(PlaceOperator, fields))
    return entries


def move_refusal(state: State, placing: Placing, operator: str, source: str) -> Refusal | None:
    """Return why this operator can't be moved to the factory just won; None if it can."""
    player, target = state.players[placing.seat], placing.factory
    if operator == ROBOT:
        working = robots_at_work(player)
        there = player.robots - working if source == IDLE else works(player, Resource(source)).robots
    else:
        working = factories_operated(player) - robots_at_work(player)
        there = player.colonists - working if source == IDLE else works(player, Resource(source)).colonists
    if not there or source == target:
        return Refusal("no_such_operator")
    if operator == ROBOT and target in SPECIAL:
        return Refusal("robot_not_allowed")
    if operator == ROBOT and source == IDLE and working >= robot_limit(state.rules, player):
        return Refusal("robot_limit", {"high": robot_limit(state.rules, player)})
    if source == IDLE and state.rules.money and runs_as_many_as_allowed(state.rules, player):
        return Refusal("operating_limit", {"high": operating_limit(state.rules, player)})
    if operator == COLONIST and source in SPECIAL and target not in SPECIAL:
        crowded = player.colonists - base_support(state.rules, player)
        if special_colonists(player) <= crowded:
            return Refusal("housing", {"low": crowded})
    return None


def runs_as_many_as_allowed(rules: Rules, player: Player) -> bool:
    """Return whether no further operator may be assigned, at a table that plays with money (§16.8)."""
    return factories_operated(player) >= operating_limit(rules, player)


def do_place_operator(state: State, seat: Seat, action: PlaceOperator, turn: Turn) -> None:
    assert state.placing is not None
    player = state.players[seat]
    move = {state.placing.factory: 1}
    if action.source != IDLE:
        move[Resource(action.source)] = -1
    for kind, change in move.items():
        crew = works(player, kind)
        if action.operator == COLONIST:
            do_set(player, kind, Works(crew.built, crew.colonists + change, crew.robots))
        else:
            do_set(player, kind, Works(crew.built, crew.colonists, crew.robots + change))
    turn.tell(
        "outpost-placed", seat=seat, factory=state.placing.factory, operator=action.operator, source=action.source
    )
    state.placing = None


def do_skip_placing(state: State, seat: Seat, _action: SkipPlacing, turn: Turn) -> None:
    """Leave the new factory idle."""
    assert state.placing is not None
    turn.tell("outpost-not_placed", seat=seat, factory=state.placing.factory)
    state.placing = None
