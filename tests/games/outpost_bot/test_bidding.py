"""How the standard bot raises: soon to what a rival should pay, never above what winning is worth to itself."""

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


def test_it_goes_at_once_to_a_little_below_what_its_rival_should_pay() -> None:
    state = play(contest(OWN, MIDDLING), 1, OpenAuction("orbital_lab", 50))
    auction = seen(state).view.auction
    assert auction is not None
    assert 55 < amount(answer(state, 0)) == expected_price(seen(state), auction) < 65


def test_it_raises_by_little_where_its_rival_can_hardly_pay_more() -> None:
    assert answer(play(contest(OWN, POOR), 1, OpenAuction("orbital_lab", 50)), 0) == Bid(51)


def test_it_goes_to_its_limit_and_no_further() -> None:
    state = contest(OWN, RICH)
    limit = own_limit(seen(play(state, 1, OpenAuction("orbital_lab", 50))))
    assert limit == 83
    assert answer(play(state, 1, OpenAuction("orbital_lab", 50)), 0) == Bid(limit)
    assert answer(play(state, 1, OpenAuction("orbital_lab", limit - 1)), 0) == Bid(limit)
    assert answer(play(state, 1, OpenAuction("orbital_lab", limit)), 0) == Pass()


def test_its_limit_is_the_same_at_every_price_below() -> None:
    state = contest(OWN, RICH)
    assert {own_limit(seen(play(state, 1, OpenAuction("orbital_lab", price)))) for price in (50, 61, 82)} == {83}


def test_it_bids_what_it_would_have_to_pay_anyway() -> None:
    """No change is given, so a raise is a sum that its cards make."""
    state = contest("research/14 " * 5 + "research/15 " * 4, RICH)
    raised = amount(answer(play(state, 1, OpenAuction("orbital_lab", 57)), 0))
    assert raised in {14 * few + 15 * more for few in range(6) for more in range(5)}


@pytest.mark.parametrize(
    ("price", "expected", "following"),
    [(50, 70, 70), (70, 70, 71), (72, 70, 73), (90, 70, 99), (124, 124, 125), (126, 126, 128)],
)
def test_steps_grow_beyond_what_was_expected(price: int, expected: int, following: int) -> None:
    assert next_price(price, expected, players=4) == following


def test_steps_are_longer_the_more_players_a_raise_asks_again() -> None:
    assert [next_price(100, 100, players) for players in (2, 4, 5, 9)] == [101, 101, 102, 102]


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


def test_auctions_among_four_end_soon_and_near_the_second_highest_limit() -> None:
    """Raised by one they take 11 calls (openings, bids and passes) on average and up to a hundred."""
    auctions: list[tuple[list[int], dict[int, int]]] = []
    for number in range(6):
        for _ in play_match(GAME, Setup(4, seed_from(f"calls {number}")), [Witness(auctions)] * 4):
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
