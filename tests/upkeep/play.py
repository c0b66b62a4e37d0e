"""Play at a table without sockets: everybody moves as the title's standard bot would."""

from contextlib import suppress
from itertools import count
from typing import Any

import msgspec

from app.engine.bots import Title
from app.engine.decisions import Action, Decision
from app.engine.driver import choose_answer
from app.engine.errors import Stale
from app.engine.events import Player
from app.engine.rng import Stream, seed_from
from app.tables.room import Room

_numbers = count(1)
dice = Stream(seed_from("upkeep"))


def next_decision(room: Room) -> Decision | None:
    """Return what the game waits for first."""
    assert room.position is not None
    return next((decision for decision in room.position.at.opened.values() if decision.awaited), None)


async def play_moves(room: Room, title: Title, moves: int) -> int:
    """Make this many moves, or fewer if the game ends; return how many."""
    for made in range(moves):
        if (decision := next_decision(room)) is None:
            return made
        with suppress(Stale):  # the server itself was quicker to do what nobody is asked for
            await make_move(room, title, decision)
    return moves


async def make_move(room: Room, title: Title, decision: Decision) -> int:
    """Answer a decision; return the entry."""
    assert room.position is not None
    draft, action = choose_answer(room.game, room.position.state, decision, lambda at, asked: answer(title, at, asked))
    client_id = f"test:{next(_numbers)}:{room.position.seq}"
    return await room.act(decision.seat, client_id, decision.id, msgspec.to_builtins(action), draft=draft)


def answer(title: Title, state: Any, decision: Decision) -> Action:
    if decision.foregone and decision.default is not None:
        return decision.default
    return title.bots["standard"].answer(title.game.view_for(state, Player(decision.seat)), decision, dice)
