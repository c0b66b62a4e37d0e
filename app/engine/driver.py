"""Carries a game from one state to the next: whole steps or nothing."""

from collections.abc import Iterable, Iterator, Mapping, Reversible
from typing import Any, Protocol

import msgspec

from app.engine.codec import decode, encode, fingerprint, read_action
from app.engine.decisions import Action, Decision
from app.engine.errors import BadSetup, IllegalAction, NotYours, Stale
from app.engine.events import Seat
from app.engine.game import Game, Setup, Step
from app.engine.rng import RngState, is_seed
from app.engine.stages import S
from app.engine.turn import Turn


class Move(msgspec.Struct, frozen=True):
    """One line of a game's log: who answered which decision with what."""

    seat: Seat
    decision: str
    action: dict[str, Any]


def start(game: Game[S], setup: Setup) -> Step[S]:
    """Return the game at its first decision; raise BadSetup if it can't be played like this."""
    game.meta.check_players(setup.players)
    if not is_seed(setup.seed):
        raise BadSetup("bad_seed")
    setup = msgspec.structs.replace(setup, options=game.meta.read_options(setup.options))
    turn = Turn(RngState(setup.seed))
    return _finish(game.setup(setup, turn), turn)


def submit(
    game: Game[S],
    state: S,
    seat: Seat,
    decision_id: str,
    action: Action,
    data: bytes | None = None,
    opened: Mapping[Seat, Decision] | None = None,
) -> Step[S]:
    """Return the game after the seat's answer; raise, leaving the given state untouched, if it is refused.

    `data` is the state's encoding, and `opened` what `pending` says of it, where the caller has them already.
    """
    decision = opened.get(seat) if opened is not None else game.decision_for(state, seat)
    check_open(game, state, decision, decision_id)
    assert decision is not None
    refusal = decision.refusal(action)
    if refusal is not None:
        raise IllegalAction(refusal.code, **refusal.params)
    draft = decode(data or encode(state), game.state_type)
    turn = Turn(draft.rng)
    game.perform(draft, seat, action, turn)
    return _finish(draft, turn)


def submit_raw(game: Game[S], state: S, seat: Seat, decision_id: str, raw: Any) -> Step[S]:
    """Do the same with an action as it came in from outside; raise Malformed if it can't be read."""
    return submit(game, state, seat, decision_id, read_action(raw, game.action_type))


def check_open(game: Game[S], state: S, decision: Decision | None, decision_id: str) -> None:
    """Refuse an answer to anything but the seat's own open decision, and say whose or what is wrong."""
    if decision is not None and decision.id == decision_id:
        return
    if any(other.id == decision_id for other in game.pending(state)):
        raise NotYours("not_your_decision")
    raise Stale("game_over" if game.is_over(state) else "decision_closed")


def replay(game: Game[S], setup: Setup, log: Iterable[Move]) -> Iterator[Step[S]]:
    """Go through a game again from its beginning: first the set-up, then a step for every move."""
    step = start(game, setup)
    yield step
    for move in log:
        step = submit(game, step.state, move.seat, move.decision, read_action(move.action, game.action_type), step.data)
        yield step


class Past(Protocol):
    """What undoing needs to know of a move that was made."""

    @property
    def seat(self) -> Seat: ...

    @property
    def reversible(self) -> bool:
        """Whether the step drew nothing and showed nothing."""
        ...


def free_undo(tail: Reversible[Past], seat: Seat) -> int:
    """Return how many of the last moves the seat may take back without asking anybody.

    Those are its own that nobody answered and that showed nothing. Anything earlier needs the consent of the table.
    """
    count = 0
    for move in reversed(tail):
        if move.seat != seat or not move.reversible:
            break
        count += 1
    return count


def _finish(state: S, turn: Turn) -> Step[S]:
    data = encode(state)
    drew = tuple(turn.rng.draws)
    return Step(state, data, fingerprint(data), tuple(turn.events), drew, not (drew or turn.revealed))
