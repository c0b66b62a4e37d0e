"""Temperaments of the standard bot, and the beginner: how they differ in auctions and purchases."""

from collections.abc import Mapping

import pytest

from app.engine.bots import STYLES, Bot
from app.engine.decisions import Action
from app.engine.events import Player, Seat
from app.engine.rng import Stream, seed_from
from app.games.outpost import OUTPOST
from app.games.outpost.actions import Bid, BuyFactories, EndTurn, OpenAuction, Pass
from app.games.outpost.bot import StandardBot
from app.games.outpost.bot_position import Position
from app.games.outpost.bot_purchases import bundles, points_after_turn
from app.games.outpost.state import State
from tests.games.outpost.positions import colony, decision, play, position
from tests.games.outpost_bot.bots import GAME, game
from tests.games.outpost_bot.test_bidding import OWN, RICH, contest

BOTS: Mapping[str, Bot] = OUTPOST.bots
DICE = Stream(seed_from("unused"))


def answer(kind: str, state: State, seat: int) -> Action:
    asked = decision(state, seat)
    action = BOTS[kind].answer(GAME.view_for(state, Player(Seat(seat))), asked, DICE)
    assert action in asked
    return action


def highest_price(kind: str) -> int:
    """Return the highest price at which a bot still raises for an upgrade, against a rich rival."""
    for price in range(51, 120):
        state = play(contest(OWN, RICH), 1, OpenAuction("orbital_lab", price))
        if answer(kind, state, 0) == Pass():
            return price
    return 120


def test_a_beginner_gives_up_first_then_a_miser_and_a_gambler_last() -> None:
    prices = [highest_price(kind) for kind in ("easy", "standard-miser", "standard", "standard-gambler")]
    assert prices == sorted(prices)
    assert len(set(prices)) == len(prices)


def test_a_gambler_opens_higher_than_others() -> None:
    def opening(kind: str) -> OpenAuction:
        state = position(2, "orbital_lab", era=2, turn=9)
        colony(state, 0, factories={"water": 5}, hand=OWN)
        action = answer(kind, state, 0)
        assert isinstance(action, OpenAuction)
        return action

    assert opening("standard").amount == 50
    assert opening("standard-gambler").amount > 55


def test_a_gambler_bluffs_beyond_its_hand_where_bids_are_not_checked() -> None:
    """§16.7: 12 credits would not do, but a rich rival will hardly let it come to that."""
    state = position(2, "orbital_lab", era=2, turn=9, bid_verification="challenge")
    colony(state, 0, factories={"water": 5}, hand=RICH)
    colony(state, 1, factories={"water": 5}, hand="ore/3 ore/3 water/6")
    state = play(state, 0, OpenAuction("orbital_lab", 50))
    assert answer("standard", state, 1) == Pass()
    assert answer("standard-gambler", state, 1) == Bid(51)


def test_a_factory_appeals_most_to_a_builder_and_least_to_a_miser() -> None:
    state = position(2, era=3, turn=15)
    colony(state, 1, upgrades="space_station outpost laboratory", factories={"water": 5, "titanium": 5})
    colony(state, 0, factories={"ore": 3, "water": 1}, hand="water/10 water/10")

    def gain(kind: str) -> float:
        bot = BOTS[kind]
        assert isinstance(bot, StandardBot)
        at = Position(GAME.view_for(state, Player(Seat(0))), decision(state, 0), bot.beliefs)
        before = points_after_turn(at, at.estate, at.money)
        return max(points_after_turn(at, each.estate, each.money) for each in bundles(at)) - before

    gains = [gain(kind) for kind in ("standard-miser", "standard", "standard-builder")]
    assert gains == sorted(gains)
    assert len(set(gains)) == len(gains)
    assert answer("standard-miser", state, 0) == EndTurn()
    assert isinstance(answer("standard", state, 0), BuyFactories)


@pytest.mark.parametrize(
    "options", [{}, {"edition": "classic", "secret_overbid": "on"}, {"bid_verification": "challenge", "money": "on"}]
)
def test_all_of_them_play_whole_games_by_the_rules(options: dict[str, str]) -> None:
    kinds = ["easy", *[f"standard-{style}" for style in STYLES]]
    assert max(game([BOTS[kind] for kind in kinds], "styles", **options).scores) >= 65
