"""Recorded games: files with the set-up, the seed, and the draws and hash of every move, which anybody can verify."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from app.engine.driver import Move, replay, stop
from app.engine.errors import BadRecord, GameError
from app.engine.events import Seat
from app.engine.game import Game, Outcome, Setup, Step
from app.engine.rng import Draw, commitment, is_seed

FORMAT = "frontier-game/1"


class RecordedMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move, its random draws, and the hash of the resulting state."""

    seat: Seat
    decision: str
    action: dict[str, Any]
    draws: list[Draw]
    hash: str
    draft: tuple[dict[str, Any], ...] = ()


class GameRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A complete game. `seed` matches the `commitment` published before the game, and determines every draw.

    `practice` marks a game in which moves that had drawn or revealed something were taken back without asking, `lesson`
    one with a deal that was known, `open_hands` one in which everybody saw all hands.
    `stopped` is the hash of the state in which the players ended a game early.
    """

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
    practice: bool = False
    lesson: bool = False
    open_hands: bool = False
    stopped: str = ""

    @property
    def setup(self) -> Setup:
        return Setup(self.players, self.seed, self.options, self.version)

    @property
    def log(self) -> list[Move]:
        return [Move(move.seat, move.decision, move.action, move.draft) for move in self.moves]


def record(
    game: Game[Any], setup: Setup, played: Iterable[tuple[Move | None, Step[Any]]], *, stopped: bool = False
) -> GameRecord:
    """Record a game: the step of the set-up first, then a step for every move; `stopped` if it was ended after them."""
    moves: list[RecordedMove] = []
    for move, step in played:
        if move is None:
            first = step
        else:
            moves.append(RecordedMove(move.seat, move.decision, move.action, list(step.draws), step.hash, move.draft))
        last = step
    if stopped:
        last = stop(game, last.state)
    return GameRecord(
        format=FORMAT,
        title=game.meta.title,
        version=setup.version or game.meta.version,
        players=setup.players,
        options=game.meta.read_options(setup.options),
        commitment=commitment(setup.seed),
        seed=setup.seed,
        draws=list(first.draws),
        hash=first.hash,
        moves=moves,
        result=game.outcome(last.state),
        stopped=last.hash if stopped else "",
    )


def read_record(data: bytes) -> GameRecord:
    """Decode a recorded game; raise BadRecord if it is not one."""
    try:
        found = msgspec.json.decode(data, type=GameRecord)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadRecord("not_a_record") from None
    if found.format != FORMAT:
        raise BadRecord("unknown_format", format=found.format[:40])
    return found


def write_record(game: GameRecord) -> bytes:
    """Encode a recorded game as JSON with one line per move."""
    head = msgspec.to_builtins(game)
    moves = head.pop("moves")
    lines = ",\n  ".join(msgspec.json.encode(move).decode() for move in moves)
    body = msgspec.json.encode(head).decode()[:-1]
    return f'{body},\n "moves": [\n  {lines}\n]}}\n'.encode()


def check(game: Game[Any], recorded: GameRecord) -> Iterator[Step[Any]]:
    """Replay a recorded game; raise BadRecord at the first difference.

    The seed must match the commitment, every move must be legal, and draws, hashes and result must be those recorded.
    """
    if not game.meta.knows(recorded.version):
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
    if recorded.stopped:
        step = stop(game, step.state)
        if step.hash != recorded.stopped:
            raise BadRecord("wrong_hash", move=len(recorded.moves))
        result = game.outcome(step.state)
    if result and recorded.result and not recorded.result.tie_breaks:
        result = msgspec.structs.replace(result, tie_breaks={})  # recorded before results named them
    if result != recorded.result:
        raise BadRecord("wrong_result")
