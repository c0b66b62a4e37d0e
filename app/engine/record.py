"""A finished game as a file that anybody can check: set-up, seed, and every move with its draws and its hash."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from app.engine.driver import Move, replay
from app.engine.errors import BadRecord, GameError
from app.engine.events import Seat
from app.engine.game import Game, Outcome, Setup, Step
from app.engine.rng import Draw, commitment, is_seed

FORMAT = "frontier-game/1"


class RecordedMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, what was drawn because of it, and the hash of the state it led to."""

    seat: Seat
    decision: str
    action: dict[str, Any]
    draws: list[Draw]
    hash: str
    draft: tuple[dict[str, Any], ...] = ()


class GameRecord(msgspec.Struct, frozen=True):
    """All that a game was. `commitment` is what was shown before it; `seed` proves it and explains every draw."""

    format: str
    title: str
    version: int
    players: int
    options: dict[str, Any]
    commitment: str
    seed: str
    draws: list[Draw]
    hash: str
    moves: list[RecordedMove]
    result: Outcome | None

    @property
    def setup(self) -> Setup:
        return Setup(self.players, self.seed, self.options)

    @property
    def log(self) -> list[Move]:
        return [Move(move.seat, move.decision, move.action, move.draft) for move in self.moves]


def record(game: Game[Any], setup: Setup, played: Iterable[tuple[Move | None, Step[Any]]]) -> GameRecord:
    """Write down a game as it is played: the set-up's step first, then a step for every move."""
    moves: list[RecordedMove] = []
    for move, step in played:
        if move is None:
            first = step
        else:
            moves.append(RecordedMove(move.seat, move.decision, move.action, list(step.draws), step.hash, move.draft))
        last = step
    return GameRecord(
        format=FORMAT,
        title=game.meta.title,
        version=game.meta.version,
        players=setup.players,
        options=game.meta.read_options(setup.options),
        commitment=commitment(setup.seed),
        seed=setup.seed,
        draws=list(first.draws),
        hash=first.hash,
        moves=moves,
        result=game.outcome(last.state),
    )


def read_record(data: bytes) -> GameRecord:
    """Return the game that a file holds; raise BadRecord if it holds none."""
    try:
        found = msgspec.json.decode(data, type=GameRecord)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadRecord("not_a_record") from None
    if found.format != FORMAT:
        raise BadRecord("unknown_format", format=found.format[:40])
    return found


def write_record(game: GameRecord) -> bytes:
    """Return the record as readable JSON, one line for each move."""
    head = msgspec.to_builtins(game)
    moves = head.pop("moves")
    lines = ",\n  ".join(msgspec.json.encode(move).decode() for move in moves)
    body = msgspec.json.encode(head).decode()[:-1]
    return f'{body},\n "moves": [\n  {lines}\n]}}\n'.encode()


def check(game: Game[Any], recorded: GameRecord) -> Iterator[Step[Any]]:
    """Go through the record step by step; raise BadRecord at the first thing that is not as it should be.

    The seed must be the one that was promised, every move legal, every draw the one that the seed gives, every state
    the one whose hash was noted, and the result the one that the rules find.
    """
    if recorded.version != game.meta.version:
        raise BadRecord("wrong_version", version=recorded.version, known=game.meta.version)
    if not is_seed(recorded.seed) or commitment(recorded.seed) != recorded.commitment:
        raise BadRecord("wrong_commitment")
    expected = [(recorded.draws, recorded.hash), *((move.draws, move.hash) for move in recorded.moves)]
    steps = replay(game, recorded.setup, recorded.log)
    result = None
    for number, (draws, noted) in enumerate(expected):
        try:
            step = next(steps)
        except GameError as error:
            raise BadRecord("illegal_move", move=number, reason=error.code) from None
        if list(step.draws) != draws:
            raise BadRecord("wrong_draw", move=number)
        if step.hash != noted:
            raise BadRecord("wrong_hash", move=number)
        result = game.outcome(step.state)
        yield step
    if result != recorded.result:
        raise BadRecord("wrong_result")
