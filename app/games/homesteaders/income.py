"""Income and wages (spec §5.4, §5.5)."""

from app.engine.decisions import Decision, Menu
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import Pay
from app.games.homesteaders.components import (
    DEBT,
    DEBT_PAYS,
    RAIL,
    ROWS,
    SILVER,
    Amounts,
    BuildingId,
    Good,
    Slot,
    slot_id,
)
from app.games.homesteaders.deals import do_deal
from app.games.homesteaders.payment import do_raise, is_foregone, payment_offers, price_in, usual_payment
from app.games.homesteaders.state import Deal, Goods, Placement, Player, State
from app.games.homesteaders.trade import free_menus


def income_of(buildings: list[BuildingId], placed: Placement, workers: int, rails: int) -> dict[str, dict[Good, int]]:
    """Return what each building and the rail lines bring."""
    found: dict[str, dict[Good, int]] = {}
    for name in buildings:
        row = ROWS[name]
        gained: dict[Good, int] = {}
        do_count(gained, row.gives)
        for number, slot in enumerate(row.slots, start=1):
            do_count(gained, slot_income(slot, placed.get(slot_id(row.id, number), 0)))
        if row.per_worker:
            gained[SILVER] = min(workers, row.per_worker)
        if gained:
            found[name] = gained
    if rails:
        found[RAIL] = {SILVER: rails}
    return found


def slot_income(slot: Slot, workers: int) -> Amounts:
    """Return what a slot yields with this many workers: nothing unless it is fully manned."""
    return slot.gives if workers >= slot.workers else {}


def total_of(found: dict[str, dict[Good, int]]) -> dict[Good, int]:
    """Return what all of it brings together."""
    total: dict[Good, int] = {}
    for gained in found.values():
        do_count(total, gained)
    return total


def do_count(total: dict[Good, int], more: Amounts) -> None:
    """Add these amounts to the total."""
    for good, number in more.items():
        total[good] = total.get(good, 0) + number


def do_income(state: State, turn: Turn) -> None:
    """Give everybody their income; all see it before it goes behind the screens."""
    for seat in state.order():
        player = state.players[seat]
        found = income_of(player.buildings, player.placed, player.goods.worker, player.goods.rail)
        total = total_of(found)
        player.goods.add(total)
        turn.tell("homesteaders-income", seat=seat, gets=total, sources=found, fading=("gets", "sources"))
        for name in player.buildings:
            if ROWS[name].discards_debt:
                do_discard_debt(player, seat, name, turn)


def do_discard_debt(player: Player, seat: Seat, building: str, turn: Turn) -> None:
    """Lose a debt chip without paying; who has none gets the 2 silver that one would bring (§4.3)."""
    gives: dict[Good, int] = {DEBT: 1} if player.goods.debt else {}
    gets: dict[Good, int] = {} if gives else {SILVER: DEBT_PAYS}
    player.goods.add(gives, -1)
    player.goods.add(gets)
    turn.reveal()  # now everybody knows whether there was a debt
    turn.tell(
        "homesteaders-debt_discarded", seat=seat, building=building, gives=gives, gets=gets, fading=("gives", "gets")
    )


# --- wages -------------------------------------------------------------------------------------------------------


def wages_of(goods: Goods) -> int:
    """Return what the workers are paid: one silver each, wherever they stand."""
    return goods.worker


def wages_decision(state: State, seat: Seat) -> Decision:
    """Ask how the workers are paid. There is no way around it."""
    player = state.players[seat]
    due = wages_of(player.goods)
    return Decision(
        state.question("wages", seat),
        seat,
        "homesteaders-ask-wages",
        (Menu((Pay,), lambda: payment_offers(player, due)), *free_menus(state, seat)),
        fallback=lambda: usual_payment(player, due),
        params={"due": due},
        foregone=is_foregone(state.rules, player, due),
    )


def do_pay_wages(state: State, seat: Seat, action: Pay, turn: Turn) -> None:
    player = state.players[seat]
    do_raise(state, seat, action, turn)
    do_deal(state, seat, Deal("wages", price_in(action, wages_of(player.goods)), {}), turn)
    player.done = True
