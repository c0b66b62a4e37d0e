"""Resolving a lot: paying, building, extras (spec §7)."""

from functools import partial

from app.engine.choices import Amount, Choose
from app.engine.decisions import Blocked, Decision, Entry, Menu, Offer, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import Confirm, Decline, Pay, TakeWorker, UseExchange
from app.games.homesteaders.components import GOLD, RIVER_PORT, VP, WORKER, Exchange, Good, Tile
from app.games.homesteaders.deals import do_buy_all
from app.games.homesteaders.payment import do_raise, is_foregone, payment_offers, price_in, usual_payment
from app.games.homesteaders.purchase import Purchase, purchases_for
from app.games.homesteaders.rules import Rules
from app.games.homesteaders.state import NEUTRAL, Player, State
from app.games.homesteaders.town import owns, tile
from app.games.homesteaders.trade import free_menus


def do_open_next_lot(state: State, _turn: Turn) -> None:
    """Begin the next lot that was sold, if there is one (§7)."""
    for number in range(state.lot + 1, len(state.lots)):
        leader = state.lots[number].leader
        if leader is not None and leader != NEUTRAL:
            state.lot, state.turn = number, leader
            state.agenda = steps_of(tile(state), state.rules)
            return


def steps_of(land: Tile, rules: Rules) -> list[str]:
    """Return the steps of a lot: its extras come after the building, in this order (§7.4, §7.5)."""
    steps = {
        "pay": True,
        "build": land.types,
        "vp": land.vp,
        "worker": land.worker,
        "exchange": land.exchange,
        "advance": land.advance,
        "confirm": rules.confirming_lots,
    }
    return [step for step, is_taken in steps.items() if is_taken]


# --- paying the bid ----------------------------------------------------------------------------------------------


def pay_decision(state: State, seat: Seat) -> Decision:
    """Ask how the bid is paid, before the lot brings anything (§7.1)."""
    player, due = state.players[seat], state.lots[state.lot].amount
    return Decision(
        state.question("pay", seat),
        seat,
        "homesteaders-ask-pay",
        (Menu((Pay,), lambda: payment_offers(player, due)), *free_menus(state, seat)),
        fallback=lambda: usual_payment(player, due),
        params={"lot": state.lot + 1, "due": due},
        foregone=is_foregone(state.rules, player, due),
    )


def do_pay_bid(state: State, seat: Seat, action: Pay, turn: Turn) -> None:
    """Pay what was bid."""
    state.agenda.pop(0)
    do_raise(state, seat, action, turn)
    amount = state.lots[state.lot].amount
    paid = price_in(action, amount)
    state.players[seat].goods.add(paid, -1)
    turn.tell("homesteaders-paid", seat=seat, lot=state.lot + 1, amount=amount, gives=paid, fading=("gives",))


def do_decline(state: State, seat: Seat, _action: Decline, turn: Turn) -> None:
    """Do without; nothing makes up for it."""
    match state.agenda.pop(0):
        case "build" | "station":
            turn.tell("homesteaders-not_built", seat=seat)
        case "worker":
            turn.tell("homesteaders-no_worker", seat=seat)
        case _:
            turn.tell("homesteaders-not_exchanged", seat=seat)


# --- extras ------------------------------------------------------------------------------------------------------


def do_give_vp(state: State, turn: Turn) -> None:
    """Give the points of the tile."""
    gets = {VP: tile(state).vp}
    state.players[state.active].goods.add(gets)
    turn.tell("homesteaders-received", seat=state.active, gets=gets, fading=("gets",))


def worker_decision(state: State, seat: Seat) -> Decision:
    """Ask whether the worker is taken: it costs wages from then on."""
    return Decision(
        state.question("worker", seat),
        seat,
        "homesteaders-ask-worker",
        (menu(Offer(TakeWorker), Offer(Decline)), *free_menus(state, seat)),
        fallback=Decline,
    )


def do_take_worker(state: State, seat: Seat, _action: TakeWorker, turn: Turn) -> None:
    """Take the worker, who stands idle until the next placement."""
    state.agenda.pop(0)
    state.players[seat].goods.worker += 1
    turn.tell("homesteaders-received", seat=seat, gets={WORKER: 1})


def exchange_decision(state: State, seat: Seat) -> Decision:
    """Ask whether the tile's exchange is used, once."""
    exchange = tile(state).exchange
    assert exchange is not None
    return Decision(
        state.question("exchange", seat),
        seat,
        "homesteaders-ask-exchange",
        (
            Menu((UseExchange,), partial(exchange_entries, state.players[seat], exchange)),
            menu(Offer(Decline)),
            *free_menus(state, seat),
        ),
        fallback=Decline,
        params={"gives": {exchange.pays: 1}, "gets": dict(exchange.gives)},
    )


def exchange_entries(player: Player, exchange: Exchange) -> list[Entry]:
    """Offer to pay with the resource, bought first if it is missing; with a River Port, gold may stand for it."""
    found: list[tuple[Good, Purchase]] = []
    blocked: list[Entry] = []
    for good in (exchange.pays, *((GOLD,) if exchange.port else ())):
        if good != exchange.pays and not owns(player, RIVER_PORT):
            blocked.append(Blocked(UseExchange, Refusal("no_river_port"), {"good": good}))
        elif not (ways := purchases_for(player.goods, {good: 1})) or ways[0].tokens > 1:
            blocked.append(Blocked(UseExchange, Refusal("out_of_reach", {"missing": {good: 1}}), {"good": good}))
        else:
            found += [(good, way) for way in ways]
    if not found:
        blocked.append(Blocked(UseExchange, Refusal("no_such_resource")))
    return [*(exchange_offer(*way) for way in sorted(found, key=lambda way: way[1].rank)), *blocked]


def exchange_offer(good: Good, way: Purchase) -> Offer:
    """Offer to pay with this good, after getting it in this way."""
    return Offer(
        UseExchange,
        {
            "good": Choose((good,), "no_such_resource"),
            "buy": Amount(way.tokens, way.tokens, below="must_buy_first", above="way_not_proposed"),
            "gold": Amount(way.gold, way.gold, below="way_not_proposed", above="way_not_proposed"),
            "debts": Amount(way.debts, way.debts, below="not_enough_silver", above="debts_not_needed"),
        },
    )


def do_exchange(state: State, seat: Seat, action: UseExchange, turn: Turn) -> None:
    """Pay one and get what the tile gives; this is no sale (§15.2, R17)."""
    exchange = tile(state).exchange
    assert exchange is not None
    state.agenda.pop(0)
    good = Good(action.good)
    do_buy_all(state, seat, {good: action.buy}, action.gold, action.debts, turn)
    player = state.players[seat]
    player.goods.add({good: 1}, -1)
    player.goods.add(exchange.gives)
    turn.tell("homesteaders-exchanged", seat=seat, gives={good: 1}, gets=dict(exchange.gives), fading=("gives", "gets"))


# --- the end of the lot ------------------------------------------------------------------------------------------


def confirm_decision(state: State, seat: Seat) -> Decision:
    """Ask whether the lot is done: until then the game waits with what comes next (§7.6)."""
    return Decision(
        state.question("confirm", seat),
        seat,
        "homesteaders-ask-confirm",
        (menu(Offer(Confirm)), *free_menus(state, seat)),
        fallback=Confirm,
        params={"lot": state.lot + 1},
    )


def do_confirm(state: State, seat: Seat, _action: Confirm, turn: Turn) -> None:
    """Be done with the lot."""
    state.agenda.pop(0)
    turn.tell("homesteaders-lot_done", seat=seat, lot=state.lot + 1)
