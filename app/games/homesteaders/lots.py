"""Resolving a lot: paying, building, extras (spec §7)."""

from functools import partial

from app.engine.choices import Amount, Choose, Spec
from app.engine.decisions import Blocked, Decision, Menu, Offer, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import Confirm, Decline, Pay, TakeWorker, UseExchange
from app.games.homesteaders.building import build_decision, purchase_for
from app.games.homesteaders.components import GOLD, RIVER_PORT, VP, WORKER, Exchange, Good
from app.games.homesteaders.payment import do_raise, payment_offers, price_in, usual_payment
from app.games.homesteaders.railroad import bonus_decision, do_advance
from app.games.homesteaders.state import NEUTRAL, Player, State, Todo
from app.games.homesteaders.town import owns, tile
from app.games.homesteaders.trade import do_buy_for_silver, free_menus


def do_next_lot(state: State, turn: Turn) -> bool:
    """Begin the next lot that was sold; tell whether there is one (§7).

    What was done with the lot before stands from now on (§7.6).
    """
    if state.lot >= 0:
        turn.reveal()
    for number in range(state.lot + 1, len(state.lots)):
        leader = state.lots[number].leader
        if leader is not None and leader != NEUTRAL:
            state.lot, state.turn = number, leader
            state.todo = steps(state)
            return True
    return False


def steps(state: State) -> list[Todo]:
    """Return the steps of the lot: its extras come after the building, in this order (§7.4)."""
    land, found = tile(state), list[Todo](["pay"])
    if land.types:
        found.append("build")
    if land.vp:
        found.append("vp")
    if land.worker:
        found.append("worker")
    if land.exchange:
        found.append("exchange")
    if land.advance:
        found.append("advance")
    if state.rules.confirming_lots:
        found.append("confirm")
    return found


def do_automatic(state: State, turn: Turn) -> bool:
    """Do the steps that ask nobody; tell whether all of them are done."""
    seat = state.turn
    assert seat is not None
    while state.todo:
        match state.todo[0]:
            case "vp":
                state.todo.pop(0)
                gets = {VP: tile(state).vp}
                state.players[seat].goods.add(gets)
                turn.tell("homesteaders-received", seat=seat, gets=gets, fading=("gets",))
            case "advance":
                do_advance(state, seat, turn)
            case _:
                return False
    return True


def step_decision(state: State, seat: Seat) -> Decision:
    """Ask for the step that is next."""
    match state.todo[0]:
        case "pay":
            return pay_decision(state, seat)
        case "build" | "station":
            return build_decision(state, seat)
        case "worker":
            return worker_decision(state, seat)
        case "exchange":
            return exchange_decision(state, seat)
        case "bonus":
            return bonus_decision(state, seat)
        case _:
            return confirm_decision(state, seat)


# --- paying the bid ----------------------------------------------------------------------------------------------


def pay_decision(state: State, seat: Seat) -> Decision:
    """Ask how the bid is paid, before the lot brings anything (§7.1)."""
    player, due = state.players[seat], state.lots[state.lot].amount
    return Decision(
        state.question("pay", seat),
        seat,
        "homesteaders-ask-pay",
        (Menu((Pay,), lambda: (payment_offers(player, due), [])), *free_menus(state, seat)),
        fallback=lambda: usual_payment(player, due),
        params={"lot": state.lot + 1, "due": due},
    )


def do_pay_bid(state: State, seat: Seat, action: Pay, turn: Turn) -> None:
    """Pay what was bid."""
    state.todo.pop(0)
    do_raise(state, seat, action, turn)
    amount = state.lots[state.lot].amount
    paid = price_in(action, amount)
    state.players[seat].goods.add(paid, -1)
    turn.tell("homesteaders-paid", seat=seat, lot=state.lot + 1, amount=amount, gives=paid, fading=("gives",))


# --- extras ------------------------------------------------------------------------------------------------------


def worker_decision(state: State, seat: Seat) -> Decision:
    """Ask whether the worker is taken: it costs wages ever after."""
    return Decision(
        state.question("worker", seat),
        seat,
        "homesteaders-ask-worker",
        (menu(Offer(TakeWorker), Offer(Decline)), *free_menus(state, seat)),
        fallback=Decline,
    )


def do_take_worker(state: State, seat: Seat, _action: TakeWorker, turn: Turn) -> None:
    """Take the worker, who stands idle until the next placement."""
    state.todo.pop(0)
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
            Menu((UseExchange,), partial(exchange_offers, state.players[seat], exchange)),
            menu(Offer(Decline)),
            *free_menus(state, seat),
        ),
        fallback=Decline,
        params={"gives": {exchange.pays: 1}, "gets": dict(exchange.gives)},
    )


def exchange_offers(player: Player, exchange: Exchange) -> tuple[list[Offer], list[Blocked]]:
    """Offer to pay with the resource, bought first if it is missing; with a River Port, gold may stand for it."""
    offers, blocked = [], []
    for good in (exchange.pays, *((GOLD,) if exchange.port else ())):
        reason = None
        if good != exchange.pays and not owns(player, RIVER_PORT):
            reason = Refusal("no_river_port")
        elif (purchase := purchase_for(player.goods, {good: 1})) is None or purchase.tokens > 1:
            reason = Refusal("missing_goods", {"missing": {good: 1}})
        else:
            fields: dict[str, Spec] = {
                "good": Choose((good,), "no_such_resource"),
                "buy": Amount(purchase.tokens, purchase.tokens, below="must_buy_first", above="way_not_proposed"),
                "debts": Amount(purchase.debts, purchase.debts, below="not_enough_silver", above="debts_not_needed"),
            }
            offers.append(Offer(UseExchange, fields))
        if reason is not None:
            blocked.append(Blocked(UseExchange, reason, {"good": good}))
    if not offers:
        blocked.append(Blocked(UseExchange, Refusal("no_such_resource")))
    return offers, blocked


def do_exchange(state: State, seat: Seat, action: UseExchange, turn: Turn) -> None:
    """Pay one and get what the tile gives; this is no sale (§15.2, R17)."""
    exchange = tile(state).exchange
    assert exchange is not None
    state.todo.pop(0)
    good = Good(action.good)
    do_buy_for_silver(state, seat, {good: action.buy}, action.debts, turn)
    player = state.players[seat]
    player.goods.add({good: 1}, -1)
    player.goods.add(exchange.gives)
    turn.tell("homesteaders-exchanged", seat=seat, gives={good: 1}, gets=dict(exchange.gives), fading=("gives", "gets"))


# --- the end of the lot ------------------------------------------------------------------------------------------


def confirm_decision(state: State, seat: Seat) -> Decision:
    """Ask whether the lot is done: until then all of it can be taken back (§7.6)."""
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
    state.todo.pop(0)
    turn.tell("homesteaders-lot_done", seat=seat, lot=state.lot + 1)
