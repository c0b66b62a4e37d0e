"""Bots that go wrong in every way, for tests of the processes in which they think."""

import os
import signal
import time
from typing import Any

from app.engine.bots import Bot, RandomBot, Title
from app.engine.decisions import Action, Decision
from app.engine.rng import Dice
from tests.example_title import SEALED_BIDS
from tests.example_title.game import COINS, Bid

SECRET = "what nobody may know"


class Raising:
    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        raise ValueError(SECRET)


class Hanging:
    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        while True:
            time.sleep(0.01)


class Killed:
    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("it has been killed")


class Printing:
    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        print("thinking aloud")  # noqa: T201
        return decision.sample(dice)


class Cheating:
    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        return Bid(coins=COINS + 1)


ODD_BOTS: dict[str, Bot] = {
    "random": RandomBot(),
    "raising": Raising(),
    "hanging": Hanging(),
    "killed": Killed(),
    "printing": Printing(),
    "cheating": Cheating(),
}

TITLES = {"sealed_bids": Title(SEALED_BIDS.game, bots={**SEALED_BIDS.bots, **ODD_BOTS})}
