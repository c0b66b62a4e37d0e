"""Colonists who lost their housing leave at the end of the round (spec §16.4)."""

from app.engine.choices import Assign as AssignSpec
from app.engine.choices import Bound
from app.engine.decisions import Decision, Offer, menu
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import RemoveColonists
from app.games.outpost.colony import do_set, surplus, works
from app.games.outpost.components import Resource
from app.games.outpost.operators import BEST_FIRST, COLONIST, IDLE, Crews, do_stop_excess
from app.games.outpost.state import Player, State, Works


def must_evict(state: State) -> list[Seat]:
    """Return the players with more colonists than housing, which is public."""
    return [seat for seat in state.order if surplus(state.rules, state.players[seat])]


def evict_decision(state: State, seat: Seat) -> Decision:
    """Ask which colonists leave: idle ones, or those of certain factories."""
    player = state.players[seat]
    leaving = surplus(state.rules, player)
    places = colonists_by_place(player)
    spec = AssignSpec(
        places=places,
        kinds=(COLONIST,),
        bounds=(Bound(tuple(places), (COLONIST,), leaving, leaving, "wrong_number_leaves"),),
        unknown="no_such_operator",
        crowded="no_such_operator",
    )
    return Decision(
        f"{state.round}.evict.{seat}",
        seat,
        "outpost-ask-evict",
        (menu(Offer(RemoveColonists, {"crews": spec})),),
        fallback=lambda: RemoveColonists(least_missed(places, leaving)),
        params={"number": leaving},
    )


def colonists_by_place(player: Player) -> dict[str, int]:
    """Return where the colonists are: those with nothing to do first, then factory by factory, the worst first."""
    working = {
        kind: player.factories[kind].colonists
        for kind in reversed(BEST_FIRST)
        if kind in player.factories and player.factories[kind].colonists
    }
    idle = player.colonists - sum(working.values())
    return ({IDLE: idle} if idle else {}) | working


def least_missed(places: dict[str, int], leaving: int) -> Crews:
    """Return the default: idle colonists leave, then those of the worst factories."""
    crews: Crews = {}
    for place, number in places.items():
        if leaving:
            crews[place] = {COLONIST: min(number, leaving)}
            leaving -= crews[place][COLONIST]
    return crews


def do_remove_colonists(state: State, seat: Seat, action: RemoveColonists, turn: Turn) -> None:
    """Take these colonists off the table; their factories stand idle, and so do those of robots beyond the limit."""
    player = state.players[seat]
    count = 0
    for place, crew in action.crews.items():
        number = crew.get(COLONIST, 0)
        count += number
        if place != IDLE:
            kept = works(player, Resource(place))
            do_set(player, Resource(place), Works(kept.built, kept.colonists - number, kept.robots))
    player.colonists -= count
    turn.tell("outpost-evicted", seat=seat, count=count)
    do_stop_excess(state, seat, turn)
