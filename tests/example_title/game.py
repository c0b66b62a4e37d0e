"""The rules of Sealed Bids. A real title has a file for each heading of its rulebook; this one has three headings."""

from collections.abc import Callable, Sequence
from typing import Annotated, Any

import msgspec

from app.engine import stages
from app.engine.choices import Amount
from app.engine.decisions import Action, Decision, Offer, menu
from app.engine.events import Seat
from app.engine.game import Outcome, Setup
from app.engine.options import Meta
from app.engine.rng import Dice
from app.engine.stages import OVER, Course, Stage
from app.engine.turn import Turn

ROUNDS = 3
COINS = 12
LOTS = (3, 5, 7, 9, 11)
"""What the lots are worth: three of the five come up, in an order that nobody knows."""

META = Meta(title="sealed_bids", version=1, least_players=2, most_players=4, options=())


Coins = Annotated[int, msgspec.Meta(ge=0, le=COINS)]


class Bid(Action, frozen=True, tag="bid"):
    coins: Coins


class State(stages.State):
    round: int
    lots: list[int]
    """Still to come, face down."""
    lot: int
    coins: list[int]
    points: list[int]
    bids: list[int | None]


# --- setting up --------------------------------------------------------------------------------------------------


def set_up(setup: Setup, turn: Turn) -> State:
    lots = list(LOTS)
    turn.rng.shuffle("lots", lots)
    return State(
        version=setup.version,
        rng=turn.rng.state,
        answers=[0] * setup.players,
        stage="lot",
        agenda=[],
        sealed={},
        round=0,
        lots=lots,
        lot=0,
        coins=[COINS] * setup.players,
        points=[0] * setup.players,
        bids=[None] * setup.players,
    )


# --- a round -----------------------------------------------------------------------------------------------------


def do_show_lot(state: State, turn: Turn) -> None:
    state.round += 1
    state.lot = state.lots.pop()
    state.bids = [None] * len(state.bids)
    turn.reveal()
    turn.tell("sealed_bids-lot", round=state.round, lot=state.lot)


def who_has_not_bid(state: State) -> list[Seat]:
    return [Seat(seat) for seat, bid in enumerate(state.bids) if bid is None]


def bid_decision(state: State, seat: Seat) -> Decision:
    offer = Offer(Bid, {"coins": Amount(0, state.coins[seat])})
    return Decision(f"bid.{state.round}.{seat}", seat, "sealed_bids-ask-bid", (menu(offer),), lambda: Bid(0))


def do_bid(state: State, seat: Seat, action: Bid, turn: Turn) -> None:
    state.bids[seat] = action.coins
    turn.tell("sealed_bids-bid", seat=seat, coins=action.coins)


def winner_of(_state: State, bids: Sequence[int]) -> int | None:
    """Return the highest bidder; None if two bids are equal."""
    return bids.index(max(bids)) if bids.count(max(bids)) == 1 else None


def do_award(state: State, turn: Turn, winner_of: Callable[[Any, Sequence[int]], int | None] = winner_of) -> None:
    """Give the lot to its winner."""
    bids = [bid or 0 for bid in state.bids]
    winner = winner_of(state, bids)
    if winner is None:
        turn.tell("sealed_bids-tied", lot=state.lot)
    else:
        state.coins[winner] -= bids[winner]
        state.points[winner] += state.lot
        turn.tell("sealed_bids-won", seat=winner, lot=state.lot, coins=bids[winner])
    if state.round == ROUNDS:
        ended = outcome(state)
        turn.tell("sealed_bids-over", winners=list(ended.winners), score=max(ended.scores))


COURSE = Course(
    (
        Stage("lot", does=do_show_lot),
        Stage(
            "bids",
            sealed=True,
            waits_for=who_has_not_bid,
            ask=bid_decision,
            does=do_award,
            then=lambda state: OVER if state.round == ROUNDS else None,
        ),
    ),
    handlers={Bid: do_bid},
)


# --- the end -----------------------------------------------------------------------------------------------------


def outcome(state: State) -> Outcome:
    standing = zip(state.points, state.coins, strict=True)
    return Outcome.of(state.round, ({"lots": points, "coins": coins} for points, coins in standing))


class StandardBot:
    """Bids about half of what the lot is worth."""

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        bid = Bid(min(COINS, view.lot.worth // 2 + dice.below(2)))
        return bid if bid in decision else decision.sample(dice)
