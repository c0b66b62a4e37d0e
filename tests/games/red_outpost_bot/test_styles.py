"""Temperaments and the beginner: they play by the rules, and each in a way of its own."""

from app.engine.bots import STYLES
from app.engine.events import Player
from app.engine.game import Setup
from app.engine.match import play as play_match
from app.engine.rng import Stream, seed_from
from app.games.red_outpost import RED_OUTPOST
from app.games.red_outpost.bot import StandardBot
from app.games.red_outpost.bot_styles import easy, standard
from app.games.red_outpost.bot_values import Beliefs, expected
from tests.games.red_outpost.positions import GAME
from tests.games.red_outpost_bot.test_bot import BOT, wins

DICE = Stream(seed_from("unused"))


def test_a_standard_bot_of_every_style_can_be_chosen() -> None:
    kinds = ["standard", "standard-builder", "standard-gambler", "standard-miser", "easy", "random"]
    assert list(RED_OUTPOST.bots) == kinds
    assert standard(None).beliefs == StandardBot().beliefs


def test_every_style_sometimes_answers_otherwise() -> None:
    bots = [standard(style) for style in STYLES]
    others = [0] * len(bots)
    for number, (_, step) in enumerate(play_match(GAME, Setup(4, seed_from("styles"), {}), [BOT] * 4)):
        if number % 3 == 0 and (asked := GAME.pending(step.state)):
            view = GAME.view_for(step.state, Player(asked[0].seat))
            usual = BOT.answer(view, asked[0], DICE)
            for place, bot in enumerate(bots):
                chosen = bot.answer(view, asked[0], DICE)
                assert chosen in asked[0]
                others[place] += chosen != usual
    assert all(others)


def test_a_gambler_hopes_for_the_best_card() -> None:
    cases = [(0.5, 0.0), (0.5, 2.0)]
    assert expected(cases, Beliefs()) == 1.0
    assert expected(cases, Beliefs(luck=0.5)) == 1.5
    assert expected([(1.0, 3.0)], Beliefs(luck=0.5)) == 3.0


def test_a_beginner_loses_to_the_standard_bot_more_often_than_not() -> None:
    """Here are eight games of two; docs/bots.md tells of more."""
    assert wins(easy(), BOT, 2, 8, "beginner") <= 3
