"""The spaceship: its deck, and the card that ships one cube of each kind (spec §7.1, §10.7)."""

from app.engine.choices import Choose
from app.engine.decisions import Decision, Offer, menu
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.red_outpost.actions import Decline, ShipFour, ShipResource
from app.games.red_outpost.components import RESOURCES, SHIP
from app.games.red_outpost.production import do_add, do_gain_crystals, do_score_export
from app.games.red_outpost.state import State, decision_id, supplied


def do_ship(state: State, turn: Turn) -> None:
    """Show the top card and add its cube; one of choice is asked for first."""
    pile = state.ship
    if not pile.draw:
        pile.draw, pile.discard = pile.discard, []
        turn.rng.shuffle("ship", pile.draw)
        turn.tell("red_outpost-ship_shuffled")
    turn.reveal()
    pile.taken = [pile.draw.pop()]
    row = SHIP[pile.taken[0]]
    turn.tell("red_outpost-ship_card", seat=state.active, ship=row.id)
    if row.adds == "any":
        state.agenda[:0] = ["ship_any", "ship_done"]
        return
    if row.adds is not None:
        do_add(state, row.adds, turn)
    state.agenda.insert(0, "ship_done")


def may_choose_cargo(state: State) -> bool:
    """Tell whether there is a cube to choose."""
    return bool(supplied(state))


def ship_any_decision(state: State, seat: Seat) -> Decision:
    """Ask which cube the spaceship brings."""
    kinds = supplied(state)
    offer = Offer(ShipResource, {"resource": Choose(kinds, "supply_empty")})
    return Decision(
        decision_id(state),
        seat,
        "red_outpost-ask-ship_any",
        (menu(offer),),
        fallback=lambda: ShipResource(kinds[0]),
    )


def do_ship_resource(state: State, _seat: Seat, action: ShipResource, turn: Turn) -> None:
    """Add the cube that was chosen."""
    do_add(state, action.resource, turn)


def do_ship_done(state: State, turn: Turn) -> None:
    """Give the crystal that the card shows, and discard it."""
    pile = state.ship
    do_gain_crystals(state, state.active, SHIP[pile.taken[0]].crystals, turn)
    pile.discard += pile.taken
    pile.taken = []


# --- the card: one cube of each kind -----------------------------------------------------------------------------


def may_ship_four(state: State) -> bool:
    """Tell whether a cube of each kind lies in the Storehouse."""
    return all(state.storehouse.values())


def ship_four_decision(state: State, seat: Seat) -> Decision:
    """Ask whether one cube of each kind is shipped, and to which track (§10.7)."""
    offer = Offer(ShipFour, {"resource": Choose(RESOURCES)})
    return Decision(
        decision_id(state),
        seat,
        "red_outpost-ask-ship_four",
        (menu(Offer(Decline), offer),),
        fallback=Decline,
    )


def do_ship_four(state: State, seat: Seat, action: ShipFour, turn: Turn) -> None:
    """Take one cube of each kind out of the Storehouse and score the track of the named one."""
    for resource in RESOURCES:
        state.storehouse[resource] -= 1
    turn.tell("red_outpost-card_used", seat=seat, card="c_spaceship")
    do_score_export(state, action.resource, turn)
