"""Operators of the factories (spec §12)."""

from collections.abc import Mapping
from functools import partial

from app.engine.choices import Assign as AssignSpec
from app.engine.choices import Bound
from app.engine.decisions import Decision, Entry, Menu, Offer
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import Assign
from app.games.outpost.colony import (
    base_support,
    do_set,
    factories_built,
    factories_operated,
    robot_limit,
    robots_at_work,
    special_colonists,
    special_factories,
    usable_robots,
    works,
)
from app.games.outpost.components import (
    MOON_ORE,
    NEW_CHEMICALS,
    ORBITAL_MEDICINE,
    ORE,
    RESEARCH,
    RING_ORE,
    SPECIAL,
    TITANIUM,
    WATER,
    Resource,
)
from app.games.outpost.editions import Rules
from app.games.outpost.money import operating_limit
from app.games.outpost.state import Player, State, Works
from app.games.outpost.steps import do_close_earlier_steps

COLONIST, ROBOT = "colonist", "robot"
IDLE = "idle"
"""Place of idle operators."""

BEST_FIRST = (MOON_ORE, RING_ORE, ORBITAL_MEDICINE, NEW_CHEMICALS, RESEARCH, TITANIUM, WATER, ORE)
"""Priority of the factories in the default assignment (§12.3)."""

Crews = dict[str, dict[str, int]]


def most_operated(rules: Rules, player: Player) -> int:
    """Return how many factories can run at all, which is also how many must (§12.2; with money, §16.8)."""
    specials = special_factories(player)
    manned = min(specials, player.colonists)
    most = min(factories_built(player) - specials + manned, player.colonists + usable_robots(rules, player))
    return min(most, operating_limit(rules, player)) if rules.money else most


def bound_to_specials(rules: Rules, player: Player) -> int:
    """Return how many colonists must work in special factories, having no other housing (§12.2).

    Those for whom there is not even that have lost their housing in this round, and may work anywhere until its end
    (§16.4).
    """
    return max(0, min(player.colonists - base_support(rules, player), special_factories(player)))


def assign_offers(state: State, seat: Seat) -> list[Entry]:
    """Offer every complete assignment (§12.2): each bound is one line of the rule."""
    rules, player = state.rules, state.players[seat]
    everywhere = tuple(player.factories)
    special = tuple(kind for kind in everywhere if kind in SPECIAL)
    running, colonists = most_operated(rules, player), player.colonists
    crews = AssignSpec(
        places={kind: crew.built for kind, crew in player.factories.items()},
        kinds=(COLONIST, ROBOT),
        bounds=(
            Bound(everywhere, (COLONIST,), 0, colonists, "too_many_operators"),
            Bound(everywhere, (ROBOT,), 0, player.robots, "too_many_operators"),
            Bound(everywhere, (ROBOT,), 0, robot_limit(rules, player), "robot_limit"),
            Bound(special, (ROBOT,), 0, 0, "robot_not_allowed"),
            Bound(special, (COLONIST,), bound_to_specials(rules, player), colonists, "housing"),
            Bound(everywhere, (COLONIST, ROBOT), running, running, "operators_left_idle"),
        ),
        unknown="no_such_factory",
        crowded="factories_full",
    )
    return [Offer(Assign, {"crews": crews})]


def assign_decision(state: State, seat: Seat) -> Decision:
    """Ask who works where, after all turns; by default everybody stays where they work, unless somebody new is idle."""
    player = state.players[seat]
    kept = is_complete(state.rules, player)
    return Decision(
        f"{state.round}.assign.{seat}",
        seat,
        "outpost-ask-assign",
        (Menu((Assign,), partial(assign_offers, state, seat)),),
        fallback=lambda: Assign(crews_of(player.factories) if kept else suggested(state.rules, player)),
    )


def crews_of(factories: Mapping[Resource, Works]) -> Crews:
    return {kind: {COLONIST: crew.colonists, ROBOT: crew.robots} for kind, crew in factories.items() if crew.operated}


def is_complete(rules: Rules, player: Player) -> bool:
    """Tell whether the assignment as it stands may stay (§10.10).

    Only two of its bounds can be broken since it was made: somebody is idle, or too many are to be housed.
    """
    if factories_operated(player) != most_operated(rules, player):
        return False
    return special_colonists(player) >= bound_to_specials(rules, player)


def suggested(rules: Rules, player: Player) -> Crews:
    """Return the assignment of §12.3: special factories first, then the best of the others."""
    colonists, robots, running = player.colonists, usable_robots(rules, player), most_operated(rules, player)
    crews: Crews = {}
    for kind in BEST_FIRST:
        room = min(works(player, kind).built, running)
        people = min(room, colonists)
        machines = 0 if kind in SPECIAL else min(room - people, robots)
        colonists -= people
        robots -= machines
        running -= people + machines
        if people or machines:
            crews[kind] = {COLONIST: people, ROBOT: machines}
    return crews


def do_assign(state: State, seat: Seat, action: Assign, turn: Turn) -> None:
    player = state.players[seat]
    if state.stage == "assign":
        player.step = "done"
    else:
        do_close_earlier_steps(state.rules, player, action)
    player.factories = manned(player, action.crews)
    turn.tell("outpost-assigned", seat=seat, crews=crews_of(player.factories), count=factories_operated(player))


def manned(player: Player, crews: Crews) -> dict[Resource, Works]:
    """Return the player's factories with these operators in them."""
    return {
        kind: Works(crew.built, crews.get(kind, {}).get(COLONIST, 0), crews.get(kind, {}).get(ROBOT, 0))
        for kind, crew in player.factories.items()
    }


def do_stop_excess(state: State, seat: Seat, turn: Turn) -> None:
    """Make operators idle beyond what lost upgrades or colonists still allow, those of the worst factories (§16.4).

    Robots beyond the robot limit; with money, anybody beyond the number of factories that may run (§16.8).
    """
    rules, player = state.rules, state.players[seat]
    before = factories_operated(player)
    do_stop(player, robots_at_work(player) - robot_limit(rules, player), robots_only=True)
    if rules.money:
        do_stop(player, factories_operated(player) - operating_limit(rules, player), robots_only=False)
    if stopped := before - factories_operated(player):
        turn.tell("outpost-stopped", seat=seat, count=stopped)


def do_stop(player: Player, number: int, *, robots_only: bool) -> None:
    """Make this many operators of the worst factories idle, robots rather than colonists."""
    for kind in reversed(BEST_FIRST):
        crew = works(player, kind)
        robots = min(crew.robots, max(0, number))
        colonists = 0 if robots_only else min(crew.colonists, max(0, number - robots))
        if robots or colonists:
            do_set(player, kind, Works(crew.built, crew.colonists - colonists, crew.robots - robots))
            number -= robots + colonists


# --- after all turns ---------------------------------------------------------------------------------------------


def do_open_assignment(state: State, _turn: Turn) -> None:
    """Let everybody assign operators, where that comes after all turns (§12.1)."""
    if state.rules.late_assignment:
        for player in state.players:
            player.step = "operators"


def do_give_assignment(state: State, turn: Turn) -> None:
    """Let the next player, in player order, assign operators; where all factories can run, they do (§12.1)."""
    state.active = None
    for seat in state.order:
        player = state.players[seat]
        if player.step != "done":
            if most_operated(state.rules, player) < factories_built(player):
                state.active = seat
                return
            do_assign(state, seat, Assign(suggested(state.rules, player)), turn)
