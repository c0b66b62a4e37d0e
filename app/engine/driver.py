"""Carries a game from one state to the next: whole steps or nothing."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Reversible, Sequence
from typing import Any, Generic, Protocol

import msgspec

from app.engine.codec import fingerprint, read_action
from app.engine.decisions import Action, Decision
from app.engine.errors import BadSetup, IllegalAction, NotYours, Stale
from app.engine.events import Event, Seat
from app.engine.game import Game, Setup, Step
from app.engine.rng import RngState, is_seed
from app.engine.stages import OVER, S
from app.engine.turn import Turn


class Move(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a game's log: who answered which decision with what, after which draft."""

    seat: Seat
    decision: str
    action: dict[str, Any]
    draft: tuple[dict[str, Any], ...] = ()


def start(game: Game[S], setup: Setup) -> Step[S]:
    """Return the game at its first decision; raise BadSetup if it can't be played like this."""
    game.meta.check_players(setup.players)
    if not is_seed(setup.seed):
        raise BadSetup("bad_seed")
    version = setup.version or game.meta.version
    game.meta.check_version(version)
    setup = msgspec.structs.replace(setup, options=game.meta.read_options(setup.options), version=version)
    turn = Turn(RngState(setup.seed))
    return _finish(game, game.setup(setup, turn), turn)


def submit(
    game: Game[S],
    state: S,
    seat: Seat,
    decision_id: str,
    action: Action,
    data: bytes | None = None,
    opened: Mapping[Seat, Decision] | None = None,
    draft: Sequence[Action] = (),
) -> Step[S]:
    """Return the game after the seat's answer; raise, leaving the given state untouched, if it is refused.

    `data` is the state's encoding, and `opened` what `pending` says of it, where the caller has them already. `draft`
    is what the seat has done behind its screen before (see `Drafted`).
    """
    decision = opened.get(seat) if opened is not None else game.decision_for(state, seat)
    check_open(game, state, decision, decision_id)
    if game.course.is_sealing(state, action):
        if drafted(game, state, seat, (*draft, action)).decision is not None:
            raise IllegalAction("no_answer_yet")
    else:
        draft = ()
        check_legal(decision, action)
    copy = game.read(data or game.write(state))
    turn = Turn(copy.rng)
    game.perform(copy, seat, (*draft, action), turn)
    return _finish(game, copy, turn)


def stop(game: Game[S], state: S) -> Step[S]:
    """Return the game as it is when its players end it here: over, with the standing scores as the result."""
    copy = game.read(game.write(state))
    copy.stage, copy.agenda, copy.sealed = OVER, [], {}
    return _finish(game, copy, Turn(copy.rng))


def check_legal(decision: Decision | None, action: Action) -> None:
    """Refuse what the decision does not allow, and anything where there is none."""
    if decision is None:
        raise IllegalAction("not_now", action=action.tag())
    refusal = decision.refusal(action)
    if refusal is not None:
        raise IllegalAction(refusal.code, **refusal.params)


class Drafted(msgspec.Struct, Generic[S]):
    """How the game looks to a seat that has done something behind its screen, while nothing has happened yet.

    `decision` is what it is asked now; None once it has answered, so that the whole can be submitted.
    """

    state: S
    decision: Decision | None
    events: tuple[Event, ...]


def drafted(game: Game[S], state: S, seat: Seat, actions: Iterable[Action]) -> Drafted[S]:
    """Return how the game looks to the seat after these actions; raise IllegalAction at the first that is not legal."""
    copy = game.read(game.write(state))
    turn = Turn(copy.rng)
    decision = game.decision_for(copy, seat)
    for action in actions:
        check_legal(decision, action)
        game.course.carry_out(copy, seat, (action,), turn)
        decision = game.decision_for(copy, seat) if seat in game.awaited(copy) else None
    assert not turn.rng.draws, "nothing may be drawn behind a screen"
    return Drafted(copy, decision, tuple(turn.events))


Choose = Callable[[S, Decision], Action]
"""Chooses an action for the seat that is asked; only the seat's own view should count."""


def choose_answer(game: Game[S], state: S, decision: Decision, choose: Choose[S]) -> tuple[list[Action], Action]:
    """Ask for actions until the decision is answered; return those of the draft, and the one that answers it."""
    actions = [choose(state, decision)]
    while (rest := still_asked(game, state, decision.seat, actions)) is not None:
        actions.append(choose(*rest))
    return split_answer(game, state, actions)


def still_asked(game: Game[S], state: S, seat: Seat, actions: Sequence[Action]) -> tuple[S, Decision] | None:
    """Return what the seat is asked next, and where, after these actions; None if the last one is its answer."""
    if not game.course.is_sealing(state, actions[-1]):
        return None
    found = drafted(game, state, seat, actions)
    return None if found.decision is None else (found.state, found.decision)


def split_answer(game: Game[S], state: S, actions: Sequence[Action]) -> tuple[list[Action], Action]:
    """Return the actions of the draft, and the last one; an answer that is not sealed has no draft."""
    *draft, action = actions
    return (draft if game.course.is_sealing(state, action) else []), action


def answer(game: Game[S], step: Step[S], decision: Decision, choose: Choose[S]) -> tuple[Move, Step[S]]:
    """Return the move that `choose` makes of the decision, action by action, and where it leads."""
    draft, action = choose_answer(game, step.state, decision, choose)
    after = submit(game, step.state, decision.seat, decision.id, action, step.data, draft=draft)
    move = Move(decision.seat, decision.id, msgspec.to_builtins(action), tuple(map(msgspec.to_builtins, draft)))
    return move, after


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
        action, *draft = (read_action(raw, game.action_type) for raw in (move.action, *move.draft))
        step = submit(game, step.state, move.seat, move.decision, action, step.data, draft=draft)
        yield step


class Past(Protocol):
    """What undoing needs to know of a move that was made."""

    @property
    def seat(self) -> Seat: ...

    @property
    def reversible(self) -> bool:
        """Whether the step drew nothing and revealed nothing."""
        ...

    @property
    def foregone(self) -> bool:
        """Whether nobody was asked for it."""
        ...


def free_undo(tail: Reversible[Past], seat: Seat) -> int:
    """Return how many of the last moves the seat may take back without asking anybody.

    Those are its own that nobody answered and that revealed nothing. Anything earlier needs the consent of the table.
    Foregone answers of any seat are taken back together with the move that led to them.
    """
    count = 0
    for number, move in enumerate(reversed(tail), start=1):
        if not move.reversible or (move.seat != seat and not move.foregone):
            break
        if not move.foregone:
            count = number
    return count


def _finish(game: Game[S], state: S, turn: Turn) -> Step[S]:
    data = game.write(state)
    drew = tuple(turn.rng.draws)
    return Step(state, data, fingerprint(data), tuple(turn.events), drew, not (drew or turn.revealed))
