"""The round from phase to phase (spec §5.2).

    round → placing → (income) → wages → [neutral, with two players] → bidding → lots → round …

After the tenth round there is one more income, and then the last conversions: placing → wages → final → over.
"""

from collections.abc import Callable
from typing import Any

from app.engine.decisions import Action, Decision
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders import actions, trade
from app.games.homesteaders.auction import (
    bid_decision,
    do_bid,
    do_close_auction,
    do_pass,
    do_pass_on_card,
    must_bid,
    next_bidder,
)
from app.games.homesteaders.building import do_build, do_decline
from app.games.homesteaders.components import FINAL_INCOME, STAGE_ROUNDS
from app.games.homesteaders.income import do_income, do_pay_wages, must_pay_wages, wages_decision
from app.games.homesteaders.lots import (
    do_automatic,
    do_confirm,
    do_exchange,
    do_next_lot,
    do_pay_bid,
    do_take_worker,
    step_decision,
)
from app.games.homesteaders.neutral import do_move_neutral, do_place_neutral, neutral_decision
from app.games.homesteaders.railroad import do_choose_bonus
from app.games.homesteaders.scoring import do_finish, do_score, final_decision, must_finish
from app.games.homesteaders.state import Lot, Phase, State
from app.games.homesteaders.town import tiles
from app.games.homesteaders.workers import (
    do_place_in_order,
    do_place_workers,
    do_show_placements,
    must_place,
    placing_decision,
)


def do_pay(state: State, seat: Seat, action: actions.Pay, turn: Turn) -> None:
    """Pay what is due: wages, or the bid."""
    (do_pay_wages if state.phase == "wages" else do_pay_bid)(state, seat, action, turn)


DOES: dict[type[Action], Callable[[State, Seat, Any, Turn], None]] = {
    actions.PlaceWorkers: do_place_workers,
    actions.PlaceInOrder: do_place_in_order,
    actions.PlaceNeutral: do_place_neutral,
    actions.Bid: do_bid,
    actions.Pass: do_pass,
    actions.Pay: do_pay,
    actions.Build: do_build,
    actions.TakeWorker: do_take_worker,
    actions.UseExchange: do_exchange,
    actions.Decline: do_decline,
    actions.ChooseBonus: do_choose_bonus,
    actions.Confirm: do_confirm,
    actions.TakeDebt: trade.do_take_debt,
    actions.Buy: trade.do_buy,
    actions.Sell: trade.do_sell,
    actions.Hire: trade.do_hire,
    actions.UseMarket: trade.do_use_market,
    actions.UseBank: trade.do_use_bank,
    actions.Repay: trade.do_repay,
    actions.Finish: do_finish,
}


def pending(state: State) -> tuple[Decision, ...]:
    """Return what is open now, in turn order."""
    return tuple(decision for seat in state.order() if (decision := decision_for(state, seat)))


def is_asked(state: State, seat: Seat) -> bool:
    """Tell whether the seat must decide something now; everybody may know that."""
    match state.phase:
        case "placing":
            return must_place(state, seat)
        case "wages":
            return must_pay_wages(state, seat)
        case "final":
            return must_finish(state, seat)
        case "neutral":
            return seat == state.first
        case "bidding" | "lots":
            return seat == state.turn
        case _:
            return False


def decision_for(state: State, seat: Seat) -> Decision | None:
    """Return what the seat must decide now."""
    if not is_asked(state, seat):
        return None
    match state.phase:
        case "placing":
            return placing_decision(state, seat)
        case "wages":
            return wages_decision(state, seat)
        case "final":
            return final_decision(state, seat)
        case "neutral":
            return neutral_decision(state, seat)
        case _:
            return step_decision(state, seat) if state.todo else bid_decision(state, seat)


def perform(state: State, seat: Seat, action: Action, turn: Turn) -> None:
    """Do what the action says, then carry on until somebody must decide."""
    state.players[seat].acts += 1
    DOES[type(action)](state, seat, action, turn)
    proceed(state, turn)


def proceed(state: State, turn: Turn) -> None:
    """Go through the phases that ask nobody."""
    while True:
        match state.phase:
            case "round":
                do_begin_round(state, turn)
                state.phase = "placing"
            case "placing":
                if not all(player.done for player in state.players):
                    return
                do_show_placements(state, turn)
                do_income(state, turn)
                state.phase = "wages"
            case "wages":
                if not all(player.done for player in state.players):
                    return
                trade.do_show_deals(state, turn)
                state.phase = after_wages(state)
            case "neutral":
                return
            case "bidding":
                if not do_bidding(state, turn):
                    return
                do_close_auction(state, turn)
                state.phase, state.lot = "lots", -1
            case "lots":
                if state.todo and not do_automatic(state, turn):
                    return
                if not do_next_lot(state, turn):
                    do_end_round(state, turn)
                    state.phase = "round"
            case "final":
                if not all(player.done for player in state.players):
                    return
                do_score(state, turn)
            case "over":
                return


def after_wages(state: State) -> Phase:
    """Return the phase that follows: an auction, which with two players begins with the neutral bid, or the end."""
    if state.round == FINAL_INCOME:
        return "final"
    return "neutral" if len(state.players) == 2 else "bidding"


def do_begin_round(state: State, turn: Turn) -> None:
    """Lay out the tiles of the round; at rounds 5 and 9 other buildings are on offer (§2.3).

    What went behind screens in earlier rounds is not in the log any more, unless all screens are open (§11.4).
    """
    forgetting = not state.rules.open_screens
    state.round += 1
    state.in_order = state.rules.placing_in_order
    state.passed, state.turn, state.lot, state.todo = [], None, -1, []
    if state.round == FINAL_INCOME:
        state.lots = []
        turn.tell("homesteaders-final_income", closes=forgetting)
        return
    turn.reveal()
    first, second, *third = [tile.id for tile in tiles(state, state.round)]
    third_lot = third[0] if third else ""
    turn.tell("homesteaders-round", round=state.round, lot_1=first, lot_2=second, lot_3=third_lot, closes=forgetting)
    for stage in ("town", "city"):
        if STAGE_ROUNDS[stage][0] == state.round:
            turn.tell("homesteaders-stage", stage=stage)
    state.lots = [Lot() for _ in state.stacks]


def do_bidding(state: State, turn: Turn) -> bool:
    """Let the next player bid when nobody is at it; tell whether bidding is over (§6.1)."""
    if state.todo and not do_automatic(state, turn):
        return False
    if state.turn is None or not must_bid(state, state.turn):
        state.turn = next_bidder(state)
    return state.turn is None


def do_end_round(state: State, turn: Turn) -> None:
    """Pass on the first-player card, and with two players move the neutral bid (§5.2)."""
    do_pass_on_card(state, turn)
    if len(state.players) == 2:
        do_move_neutral(state, turn)
