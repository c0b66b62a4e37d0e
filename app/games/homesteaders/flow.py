"""The round from stage to stage (spec §5.2).

    round → placing → income → wages → [neutral, with two players] → bidding → lots → round …

After the tenth round there is one more income, and then the last conversions: placing → income → wages → final → over.
"""

from collections.abc import Callable

from app.engine.decisions import Action, Decision
from app.engine.events import Seat
from app.engine.stages import OVER, Course, Handler, Stage
from app.engine.turn import Turn
from app.games.homesteaders import actions, auction, building, income, lots, neutral, railroad, scoring, trade, workers
from app.games.homesteaders.components import FINAL_INCOME, STAGE_ROUNDS
from app.games.homesteaders.state import Lot, State
from app.games.homesteaders.town import tiles

LAST_ROUNDS = {last for _, last in STAGE_ROUNDS.values()}
"""The last round of each stage: one tile of the stage is left in every stack by then, and everybody knows which."""


def asks(name: str, decision: Callable[[State, Seat], Decision]) -> Stage[State]:
    """Return a step that asks the player whose turn it is.

    Deals may be made meanwhile, so it is not the first answer that ends it: its own actions take it off the agenda.
    """
    return Stage(name, waits_for=auction.at_turn, ask=decision)


def is_final_income(state: State) -> bool:
    return state.round == FINAL_INCOME


def has_auction(state: State) -> bool:
    return not is_final_income(state)


def has_neutral_bid(state: State) -> bool:
    return has_auction(state) and len(state.players) == 2


def do_begin_round(state: State, turn: Turn) -> None:
    """Lay out the tiles of the round; at rounds 5 and 9 other buildings are on offer (§2.3).

    What went behind screens in earlier rounds is not in the log any more, unless all screens are open (§11.4).
    """
    forgetting = not state.rules.open_screens
    state.round += 1
    state.in_order = state.rules.placing_in_order
    state.passed, state.turn, state.lot = [], None, -1
    if is_final_income(state):
        state.lots = []
        turn.tell("homesteaders-final_income", closes=forgetting)
        return
    if state.round not in LAST_ROUNDS:
        turn.reveal()
    first, second, *third = [tile.id for tile in tiles(state, state.round)]
    third_lot = third[0] if third else ""
    turn.tell("homesteaders-round", round=state.round, lot_1=first, lot_2=second, lot_3=third_lot, closes=forgetting)
    for stage in ("town", "city"):
        if STAGE_ROUNDS[stage][0] == state.round:
            turn.tell("homesteaders-stage", stage=stage)
    state.lots = [Lot() for _ in state.stacks]


def do_end_round(state: State, turn: Turn) -> None:
    """Pass on the first-player card, and with two players move the neutral bid (§5.2)."""
    auction.do_pass_on_card(state, turn)
    if len(state.players) == 2:
        neutral.do_move_neutral(state, turn)


def do_pay(state: State, seat: Seat, action: actions.Pay, turn: Turn) -> None:
    """Pay what is due: wages, or the bid."""
    (income.do_pay_wages if state.stage == "wages" else lots.do_pay_bid)(state, seat, action, turn)


HANDLERS: dict[type[Action], Handler[State]] = {
    actions.PlaceWorkers: workers.do_place_workers,
    actions.PlaceInOrder: workers.do_place_in_order,
    actions.PlaceNeutral: neutral.do_place_neutral,
    actions.Bid: auction.do_bid,
    actions.Pass: auction.do_pass,
    actions.Pay: do_pay,
    actions.Build: building.do_build,
    actions.TakeWorker: lots.do_take_worker,
    actions.UseExchange: lots.do_exchange,
    actions.Decline: lots.do_decline,
    actions.ChooseBonus: railroad.do_choose_bonus,
    actions.Confirm: lots.do_confirm,
    actions.TakeDebt: trade.do_trade,
    actions.Buy: trade.do_buy,
    actions.Sell: trade.do_trade,
    actions.Hire: trade.do_trade,
    actions.UseMarket: trade.do_trade,
    actions.UseBank: trade.do_trade,
    actions.Repay: trade.do_trade,
    actions.Finish: scoring.do_finish,
}

COURSE = Course(
    stages=(
        Stage("round", does=do_begin_round),
        Stage(
            "placing",
            when=lambda state: not state.in_order,
            sealed=True,
            openly=(actions.PlaceInOrder,),
            waits_for=State.undecided,
            ask=workers.placing_decision,
            does=State.do_ask_anew,
        ),
        Stage(
            "placing_in_order",
            when=lambda state: state.in_order,
            waits_for=workers.next_to_place,
            ask=workers.placing_decision,
            does=State.do_ask_anew,
        ),
        Stage("income", does=income.do_income),
        Stage(
            "wages",
            sealed=True,
            waits_for=State.undecided,
            ask=income.wages_decision,
            does=State.do_ask_anew,
        ),
        Stage(
            "neutral",
            when=has_neutral_bid,
            waits_for=neutral.first_player,
            ask=neutral.neutral_decision,
        ),
        Stage(
            "bidding",
            when=has_auction,
            prepare=auction.do_turn_to_bidder,
            waits_for=auction.at_turn,
            ask=auction.bid_decision,
            does=auction.do_close_auction,
        ),
        Stage("lots", when=has_auction, prepare=lots.do_open_next_lot, does=do_end_round),
        Stage(
            "final",
            when=is_final_income,
            sealed=True,
            waits_for=State.undecided,
            ask=scoring.final_decision,
            does=scoring.do_score,
            then=lambda _state: OVER,
        ),
    ),
    steps=(
        asks("pay", lots.pay_decision),
        asks("build", building.build_decision),
        asks("station", building.build_decision),
        Stage("vp", does=lots.do_give_vp),
        asks("worker", lots.worker_decision),
        asks("exchange", lots.exchange_decision),
        Stage("advance", does=railroad.do_advance),
        asks("bonus", railroad.bonus_decision),
        asks("confirm", lots.confirm_decision),
    ),
    handlers=HANDLERS,
)
"""The turn summary; the steps are those of a lot (`lots.steps_of`), or a passer's advance."""
