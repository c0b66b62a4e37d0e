"""How a bot of a title comes to its answer, whatever process it thinks in."""

import asyncio
from collections.abc import Mapping
from typing import Any

from app.bots.coach import Advice, advise
from app.engine.bots import Bot, Title, dice_for
from app.engine.decisions import Action, Decision
from app.traces import trace_of


class BotFailed(Exception):
    """A bot gave no answer. The message tells why and reveals nothing about the game."""


def answer_of(title: Title, kind: str, view: Any, decision: Decision) -> Action:
    """Return a legal answer of a bot; raise BotFailed otherwise.

    Its dice follow from the view and from the decision's id, by which a question differs from the last one even where
    nothing else has changed: a bot at the mercy of its dice does not repeat itself for ever.
    """
    try:
        action = bot_of(title, kind).answer(view, decision, dice_for(view, decision.id))
        refusal = decision.refusal(action)
    except Exception as error:  # a bot may fail in any way
        raise BotFailed(trace_of(error)) from None
    if refusal is not None:
        raise BotFailed(f"not allowed: {refusal.code}")
    return action


def bot_of(title: Title, kind: str) -> Bot:
    """Return the bot of a kind, or the title's first: a table may be older than the list of kinds."""
    return title.bots.get(kind) or next(iter(title.bots.values()))


class InProcess:
    """Thinks in threads of this process: for tests, and for servers that can't afford more processes."""

    def __init__(self, titles: Mapping[str, Title]) -> None:
        self._titles = titles

    async def answer(self, title: str, kind: str, view: Any, decision: Decision) -> Action:
        return await asyncio.to_thread(answer_of, self._titles[title], kind, view, decision)

    async def advise(self, title: str, view: Any, decision: Decision) -> Advice:
        try:
            return await asyncio.to_thread(advise, self._titles[title], view, decision)
        except Exception as error:  # a coach may fail in any way
            raise BotFailed(trace_of(error)) from None

    async def close(self) -> None:
        """There is nothing to end."""
