"""The standard bot at a table."""

from collections.abc import Mapping

from app.engine.bots import Bot
from app.engine.decisions import Action
from app.engine.events import Player, Seat
from app.engine.game import Outcome, Setup
from app.engine.match import play as play_match
from app.engine.rng import Stream, seed_from
from app.games.outpost import OUTPOST
from app.games.outpost.bot import StandardBot
from app.games.outpost.state import State
from tests.games.outpost.positions import decision

GAME = OUTPOST.game
BOT = StandardBot()
MANY_ROUNDS = 60
"""A sound game is over before that."""
ENDLESS = 400
"""A game that lasts this long would never end."""


def answer(state: State, seat: int) -> Action:
    """Return what the bot does in the seat; it must be allowed."""
    asked_of = decision(state, seat)
    action = BOT.answer(GAME.view_for(state, Player(Seat(seat))), asked_of, Stream(seed_from("bot")))
    assert action in asked_of, (asked_of.key, action)
    return action


def game(bots: list[Bot], seed: str, **options: str) -> Outcome:
    """Play a whole game; the driver refuses what is not allowed."""
    return play_out(bots, seed, options, MANY_ROUNDS)


def play_out(bots: list[Bot], seed: str, options: Mapping[str, str], most_rounds: int) -> Outcome:
    """Play a game that must be over before this many rounds."""
    for _, last in play_match(GAME, Setup(len(bots), seed_from(seed), options), bots):
        assert last.state.round < most_rounds
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    return outcome
