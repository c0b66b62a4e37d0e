"""Easy bots and styles: what tells them from the even-tempered standard bot."""

from collections import Counter
from functools import cache

from app.engine.bots import Bot, Style
from app.engine.decisions import Action, Decision
from app.engine.events import Player, Seat
from app.engine.game import Setup
from app.engine.match import play as play_match
from app.engine.rng import Dice, Stream, seed_from
from app.games.homesteaders import HOMESTEADERS
from app.games.homesteaders.actions import Build
from app.games.homesteaders.bot_easy import EasyBot
from app.games.homesteaders.bot_styles import standard
from app.games.homesteaders.view import HomesteadersView
from tests.games.homesteaders.positions import decision, position, town, with_paid_lot

GAME = HOMESTEADERS.game
GAMES = 6


class Counted:
    """Plays like another bot, and counts."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.counts: Counter[str] = Counter()

    def answer(self, view: HomesteadersView, decision: Decision, dice: Dice) -> Action:
        action = self.bot.answer(view, decision, dice)
        if isinstance(action, Build):
            self.counts["buildings"] += 1
        self.counts["debts"] += getattr(action, "debts", 0)
        return action


@cache
def counts_of(style: Style | None) -> Counter[str]:
    """Return what a bot of this style does in some games against three even-tempered ones."""
    bot = Counted(standard(style))
    for number in range(GAMES):
        bots: list[Bot] = [standard(None)] * 4
        bots[number % 4] = bot
        list(play_match(GAME, Setup(4, seed_from(f"styles {number}")), bots))
    return bot.counts


def test_a_gambler_borrows_more_and_a_miser_less() -> None:
    assert counts_of("gambler")["debts"] > counts_of(None)["debts"] > counts_of("miser")["debts"]


def test_a_builder_builds_more() -> None:
    assert counts_of("builder")["buildings"] > counts_of(None)["buildings"]


def test_an_easy_bot_loses_most_games_to_a_standard_bot() -> None:
    won = 0
    for number in range(10):
        bots: list[Bot] = [EasyBot(), standard(None)]
        *_, (_, last) = play_match(GAME, Setup(2, seed_from(f"easy {number}")), bots[:: (-1) ** number])
        outcome = GAME.outcome(last.state)
        assert outcome is not None
        assert min(outcome.scores) >= 20
        won += outcome.winners == (Seat(number % 2),)
    assert 0 < won <= 4


def test_an_easy_bot_takes_what_looks_good_enough_and_the_same_every_time() -> None:
    """Whatever its dice; and a Foundry, which costs nothing, rather than nothing."""
    state = position(3, turn=2)
    town(state, 0)
    state = with_paid_lot(state)
    view = GAME.view_for(state, Player(Seat(0)))
    answers = [EasyBot().answer(view, decision(state, 0), Stream(seed_from(f"dice {number}"))) for number in range(4)]
    assert answers == [Build("foundry")] * 4
