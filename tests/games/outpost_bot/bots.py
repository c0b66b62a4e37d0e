"""The standard bot at a table."""

from app.engine.bots import Bot
from app.engine.driver import start, submit
from app.engine.events import Player, Seat
from app.engine.game import Action, Outcome, Setup
from app.engine.rng import Stream, seed_from
from app.games.outpost import OutpostGame
from app.games.outpost.bot import StandardBot
from app.games.outpost.state import State
from tests.games.outpost.positions import decision

GAME = OutpostGame()
BOT = StandardBot()


def answer(state: State, seat: int) -> Action:
    """Return what the bot does in the seat; it must be allowed."""
    asked_of = decision(state, seat)
    action = BOT.answer(GAME.view_for(state, Player(Seat(seat))), asked_of, Stream(seed_from("bot")))
    assert action in asked_of, (asked_of.key, action)
    return action


def game(bots: list[Bot], seed: str, **options: str) -> Outcome:
    """Play a whole game; the driver refuses what is not allowed."""
    state = start(GAME, Setup(len(bots), seed_from(seed), options)).state
    dice = Stream(seed_from(seed), "bots")
    while waiting := [one for one in GAME.pending(state) if one.awaited]:
        seat = waiting[0].seat
        action = bots[seat].answer(GAME.view_for(state, Player(seat)), waiting[0], dice)
        state = submit(GAME, state, seat, waiting[0].id, action).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome
