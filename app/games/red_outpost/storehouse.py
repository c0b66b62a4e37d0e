"""The storehouse: handing out, selling and buying cubes (spec §7.1, §10.5)."""

from functools import partial

from app.engine.choices import Choose
from app.engine.decisions import Blocked, Decision, Entry, Menu, Offer, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.red_outpost.actions import Decline, StorehouseBuy, StorehouseMood, StorehouseSell
from app.games.red_outpost.components import WORKERS
from app.games.red_outpost.locations import others, twice
from app.games.red_outpost.mood import do_swing
from app.games.red_outpost.production import do_add, do_gain_crystals
from app.games.red_outpost.state import State, crystals_left, decision_id, stored, supplied, visiting


def may_sell(state: State) -> bool:
    """Tell whether a cube can be given for a crystal."""
    return bool(stored(state)) and crystals_left(state) > 0


def may_buy(state: State) -> bool:
    """Tell whether a crystal can be given for a cube."""
    return state.mover.crystals > 0 and bool(supplied(state))


def may_use_storehouse(state: State) -> bool:
    """Tell whether anything can be done; a second time, with the card, only buying and selling."""
    handing_out = bool(stored(state)) and not visiting(state).exchanges
    return handing_out or may_sell(state) or may_buy(state)


def storehouse_decision(state: State, seat: Seat) -> Decision:
    """Ask for one of the three exchanges, or none."""
    return Decision(
        decision_id(state),
        seat,
        "red_outpost-ask-storehouse",
        (
            menu(Offer(Decline)),
            Menu((StorehouseSell,), partial(sell_offers, state)),
            Menu((StorehouseBuy,), partial(buy_offers, state)),
            Menu((StorehouseMood,), partial(mood_offers, state)),
        ),
        fallback=Decline,
    )


def sell_offers(state: State) -> list[Entry]:
    """Offer to sell what is there."""
    if not stored(state):
        return [Blocked(StorehouseSell, Refusal("resource_not_in_storehouse"))]
    if not crystals_left(state):
        return [Blocked(StorehouseSell, Refusal("supply_empty"))]
    return [Offer(StorehouseSell, {"resource": Choose(stored(state), "resource_not_in_storehouse")})]


def buy_offers(state: State) -> list[Entry]:
    """Offer to buy what the supply has."""
    if not state.mover.crystals:
        return [Blocked(StorehouseBuy, Refusal("no_crystal"))]
    if not supplied(state):
        return [Blocked(StorehouseBuy, Refusal("supply_empty"))]
    return [Offer(StorehouseBuy, {"resource": Choose(supplied(state), "supply_empty")})]


def mood_offers(state: State) -> list[Entry]:
    """Offer to hand a cube out, unless something has been sold or bought."""
    if visiting(state).exchanges:
        return [Blocked(StorehouseMood, Refusal("card_not_applicable"))]
    kinds = stored(state)
    if not kinds:
        return [Blocked(StorehouseMood, Refusal("resource_not_in_storehouse"))]
    resource = Choose(kinds, "resource_not_in_storehouse")
    offers = [
        Offer(StorehouseMood, {"up": Choose((name,)), "down": Choose(others(name)), "resource": resource})
        for name in WORKERS
    ]
    return [*offers, *twice(StorehouseMood, "up", "down")]


def do_storehouse_mood(state: State, seat: Seat, action: StorehouseMood, turn: Turn) -> None:
    """Give a cube back and change two moods."""
    state.storehouse[action.resource] -= 1
    turn.tell("red_outpost-handed_out", seat=seat, resource=action.resource)
    do_swing(state, action.up, action.down, turn)


def do_storehouse_sell(state: State, seat: Seat, action: StorehouseSell, turn: Turn) -> None:
    """Give a cube back for a crystal."""
    state.storehouse[action.resource] -= 1
    turn.tell("red_outpost-sold", seat=seat, resource=action.resource)
    do_gain_crystals(state, seat, 1, turn)
    do_exchange_again(state)


def do_storehouse_buy(state: State, seat: Seat, action: StorehouseBuy, turn: Turn) -> None:
    """Give a crystal for a cube, which may complete an export; the wheel does not move."""
    state.players[seat].crystals -= 1
    turn.tell("red_outpost-bought", seat=seat, resource=action.resource)
    do_add(state, action.resource, turn)
    do_exchange_again(state)


def do_exchange_again(state: State) -> None:
    """Let the holder of the storehouse's card buy or sell once more (§10.5)."""
    visit = visiting(state)
    visit.exchanges += 1
    if visit.exchanges == 1 and state.mover.location_card == "c_storehouse":
        state.agenda.insert(0, "storehouse")
