"""How the standard bot raises: first by the least, then soon to what a rival should pay, and up to its own limit."""

from statistics import mean

import pytest

from app.engine.decisions import Action, Decision
from app.engine.events import Player, Seat
from app.engine.game import Setup
from app.engine.match import play as play_match
from app.engine.rng import Dice, seed_from
from app.games.outpost.actions import Bid, OpenAuction, Pass
from app.games.outpost.bot_bidding import expected_price, next_price, own_limit
from app.games.outpost.bot_outlook import Beliefs
from app.games.outpost.bot_position import Position
from app.games.outpost.sections import OutpostView
from app.games.outpost.state import State
from tests.games.outpost.positions import colony, decision, play, position, take_order
from tests.games.outpost_bot.bots import BOT, GAME, answer


def contest(own: str, rivals: str) -> State:
    """Return an auction that seat 1 has opened, with these hands; all else is the same."""
    state = position(2, "orbital_lab", era=2, turn=9)
    take_order(state, 1, 0)
    colony(state, 0, factories={"water": 5}, hand=own)
    colony(state, 1, factories={"water": 5}, hand=rivals)
    return state


def seen(state: State, seat: int = 0) -> Position:
    return Position(GAME.view_for(state, Player(Seat(seat))), decision(state, seat), Beliefs())


def amount(action: object) -> int:
    assert isinstance(action, Bid)
    return action.amount


OWN = "titanium/10 " * 6 + "water/7 " * 4 + "ore/1 " * 5
"""93 in cards that pay every sum to within a few credits; the laboratory is worth 83."""

RICH, MIDDLING, POOR = "moon_ore/50 moon_ore/45 ring_ore/50", "research/13 " * 5, "water/8 " * 6 + "ore/2 ore/2 ore/3"


def raised(own: str, rivals: str, price: int) -> State:
    """Return the auction after seat 0 has raised once, and its rival to this price."""
    state = play(contest(own, rivals), 1, OpenAuction("orbital_lab", 50))
    return play(play(state, 0, Bid(51)), 1, Bid(price))


def test_its_first_raise_is_the_least() -> None:
    assert answer(play(contest(OWN, MIDDLING), 1, OpenAuction("orbital_lab", 50)), 0) == Bid(51)


def test_its_next_raise_goes_most_of_the_way_to_what_its_rival_is_expected_to_pay() -> None:
    state = raised(OWN, MIDDLING, 52)
    auction = seen(state).view.auction
    assert auction is not None
    expected = expected_price(seen(state), auction)
    assert 60 < expected < 70
    assert 58 <= amount(answer(state, 0)) < expected


def test_it_raises_by_little_where_its_rival_can_hardly_pay_more() -> None:
    assert answer(raised(OWN, POOR, 52), 0) == Bid(53)


def test_it_goes_to_its_limit_and_no_further() -> None:
    limit = own_limit(seen(raised(OWN, RICH, 52)))
    assert limit == 83
    assert answer(raised(OWN, RICH, limit - 1), 0) == Bid(limit)
    assert answer(raised(OWN, RICH, limit), 0) == Pass()


def test_its_limit_is_the_same_at_every_price_below() -> None:
    assert {own_limit(seen(raised(OWN, RICH, price))) for price in (52, 61, 82)} == {83}


def test_it_bids_what_it_would_have_to_pay_anyway() -> None:
    """No change is given, so a raise is a sum that its cards make."""
    state = contest("research/14 " * 5 + "research/15 " * 4, RICH)
    bid = amount(answer(play(state, 1, OpenAuction("orbital_lab", 57)), 0))
    assert bid in {14 * few + 15 * more for few in range(6) for more in range(5)}


def test_it_bids_its_limit_once_everybody_has_been_asked_twice() -> None:
    state = raised(OWN, MIDDLING, 52)
    for price in (54, 56):
        state = play(play(state, 0, Bid(price - 1)), 1, Bid(price))
    assert amount(answer(state, 0)) < 83
    state = play(play(state, 0, Bid(57)), 1, Bid(58))
    assert answer(state, 0) == Bid(83)


@pytest.mark.parametrize(
    ("price", "expected", "raises", "following"),
    [(50, 70, 1, 65), (50, 70, 2, 65), (69, 70, 1, 70), (80, 70, 2, 81), (100, 70, 4, 102), (100, 70, 10, 105)],
)
def test_steps_grow_with_every_raise(price: int, expected: int, raises: int, following: int) -> None:
    assert next_price(price, expected, raises) == following


class Witness:
    """The bot, with a list of the auctions that it takes part in: what was bid, and how far each seat would go."""

    def __init__(self, auctions: list[tuple[list[int], dict[int, int]]]) -> None:
        self.auctions = auctions

    def answer(self, view: OutpostView, decision: Decision, dice: Dice) -> Action:
        action = BOT.answer(view, decision, dice)
        if isinstance(action, OpenAuction):
            self.auctions.append(([action.amount], {}))
        elif isinstance(action, Bid | Pass):
            bids, limits = self.auctions[-1]
            bids.append(action.amount if isinstance(action, Bid) else 0)
            limit = own_limit(Position(view, decision, Beliefs()))
            limits[decision.seat] = max(limits.get(decision.seat, 0), limit or 0)
        return action


@pytest.mark.parametrize("edition", ["anniversary", "classic"])
def test_auctions_among_four_end_soon_and_near_the_second_highest_limit(edition: str) -> None:
    """Raised by one they take 11 calls (openings, bids and passes) on average and up to a hundred."""
    auctions: list[tuple[list[int], dict[int, int]]] = []
    for number in range(6):
        for _ in play_match(
            GAME, Setup(4, seed_from(f"calls {number}"), {"edition": edition}), [Witness(auctions)] * 4
        ):
            pass
    calls = [len(bids) for bids, _ in auctions]
    assert mean(calls) <= 6
    assert max(calls) <= 15
    paid_too_much = [
        max(bids) / max(bids[0], sorted(limits.values())[-2]) - 1
        for bids, limits in auctions
        if len([limit for limit in limits.values() if limit]) > 1
    ]
    assert len(paid_too_much) > 50
    assert min(paid_too_much) >= 0
    assert mean(paid_too_much) < 0.04
