"""Placing workers, all at the same time or one after the other (spec §4.4, §5.3)."""

from functools import partial

from app.engine.choices import Assign, Bound
from app.engine.decisions import Blocked, Decision, Entry, Menu, Offer
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import PlaceInOrder, PlaceWorkers
from app.games.homesteaders.components import (
    COPPER,
    FOOD,
    GOLD,
    LIVESTOCK,
    SILVER,
    SLOTS,
    STEEL,
    TRADE,
    VP,
    WOOD,
    WORKER,
    SlotId,
)
from app.games.homesteaders.state import Placement, Player, State
from app.games.homesteaders.town import slots
from app.games.homesteaders.trade import free_menus

WORTH = {COPPER: 60, LIVESTOCK: 60, GOLD: 50, STEEL: 40, VP: 18, TRADE: 13, SILVER: 11, FOOD: 28, WOOD: 21}
"""Which slots the default placement mans first (§13.2)."""


def next_to_place(state: State) -> list[Seat]:
    """Return who places workers where that is done in turn order."""
    return state.undecided()[:1]


def placing_decision(state: State, seat: Seat) -> Decision:
    """Ask where the workers go."""
    player = state.players[seat]
    return Decision(
        state.question("place_in_order" if state.in_order else "place", seat),
        seat,
        "homesteaders-ask-place",
        (
            Menu((PlaceWorkers,), partial(placing_entries, player)),
            Menu((PlaceInOrder,), partial(order_entries, state)),
            *free_menus(state, seat),
        ),
        fallback=lambda: PlaceWorkers(crews(usual_placement(player))),
        params={"workers": player.goods.worker},
    )


def placing_entries(player: Player) -> list[Entry]:
    """Offer every way to man slots with the workers that there are; nobody has to work."""
    places = {str(slot): room for slot, room in slots(player).items()}
    everywhere = Bound(tuple(places), (WORKER,), 0, player.goods.worker, "lacks_workers")
    spec = Assign(places, (WORKER,), (everywhere,), unknown="no_such_slot", crowded="slot_overfull")
    return [Offer(PlaceWorkers, {"crews": spec})]


def order_entries(state: State) -> list[Entry]:
    """Offer to have workers placed in turn order, unless they are already."""
    return [Blocked(PlaceInOrder, Refusal("already_in_order")) if state.in_order else Offer(PlaceInOrder)]


def crews(placement: Placement) -> dict[str, dict[str, int]]:
    """Return a placement as an action spells it."""
    return {slot: {WORKER: count} for slot, count in placement.items()}


def usual_placement(player: Player) -> Placement:
    """Return what is proposed: all stay, and who is idle goes to the best free slot."""
    found = dict(player.placed)
    idle = player.goods.worker - sum(found.values())
    room = slots(player)
    for slot in sorted(room, key=lambda slot: -worth(slot)):
        if idle >= (need := room[slot] - found.get(slot, 0)) > 0:
            found[slot] = room[slot]
            idle -= need
    return found


def worth(slot: SlotId) -> int:
    """Return what a worker earns on the slot, roughly."""
    return sum(WORTH[good] * number for good, number in SLOTS[slot].gives.items()) // SLOTS[slot].workers


def do_place_workers(state: State, seat: Seat, action: PlaceWorkers, turn: Turn) -> None:
    player = state.players[seat]
    player.placed = {slot: count for slot in slots(player) if (count := sum(action.crews.get(slot, {}).values()))}
    player.done = True
    turn.tell(
        "homesteaders-placed",
        seat=seat,
        slots=[slot for slot, count in player.placed.items() for _ in range(count)],
        idle=player.goods.worker - sum(player.placed.values()),
    )


def do_place_in_order(state: State, seat: Seat, _action: PlaceInOrder, turn: Turn) -> None:
    """Restart the placement, one player after the other; what was done in secret is discarded (§5.3)."""
    state.in_order = True
    turn.tell("homesteaders-place_in_order", seat=seat)
