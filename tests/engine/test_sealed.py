"""Sealed stages, on a title in which everybody packs a box behind a screen."""

from collections.abc import Sequence

import pytest

from app.engine.choices import Amount
from app.engine.codec import encode
from app.engine.decisions import Action, Decision, Offer, menu
from app.engine.driver import Move, answer, choose_answer, drafted, replay, start, submit
from app.engine.errors import IllegalAction, Stale
from app.engine.events import Event, Player, Seat, Spectator, Viewer
from app.engine.game import Game, GameView, Outcome, Setup, Step, View
from app.engine.options import Meta
from app.engine.rng import seed_from
from app.engine.stages import OVER, Course, Stage, State, TakeBack
from app.engine.turn import Turn
from tests.engine.toy import GAME as TOY
from tests.engine.toy import no_world


class Pack(Action, frozen=True, tag="pack"):
    """Puts something into the box; the box stays open."""

    weight: int


class Close(Action, frozen=True, tag="close"):
    """Answers the question."""


class Shout(Action, frozen=True, tag="shout"):
    """Happens openly: everybody starts over."""


class Shake(Action, frozen=True, tag="shake"):
    """Rolls a die, which nobody may behind a screen."""


class Boxes(State):
    boxes: list[int]
    closed: list[bool]
    packed: list[Seat]
    """In which order the boxes were closed."""
    most: int


class BoxesView(View, frozen=True):
    boxes: list[int]
    own: int | None


ANN, BEN, CLEO = Seat(0), Seat(1), Seat(2)
MOST = 9


def set_up(setup: Setup, turn: Turn) -> Boxes:
    return Boxes(
        setup.version, turn.rng.state, [0, 0, 0], "packing", [], {}, [0, 0, 0], [False, False, False], [], MOST
    )


def still_packing(state: Boxes) -> list[Seat]:
    """List Cleo first."""
    return [seat for seat in (CLEO, ANN, BEN) if not state.closed[seat]]


def pack_decision(state: Boxes, seat: Seat) -> Decision:
    room = state.most - state.boxes[seat]
    offers = [Offer(Close), Offer(Shout), Offer(Shake)]
    if room:
        offers.append(Offer(Pack, {"weight": Amount(1, room)}))
    name, foregone = f"pack.{seat}.{state.answers[seat]}", not state.most
    return Decision(name, seat, "toy-ask", (menu(*offers),), Close, foregone=foregone)


def do_pack(state: Boxes, seat: Seat, action: Pack, turn: Turn) -> None:
    state.boxes[seat] += action.weight
    turn.tell("toy-packed", seat=seat, weight=action.weight)


def do_close(state: Boxes, seat: Seat, _action: Close, turn: Turn) -> None:
    state.closed[seat] = True
    state.packed.append(seat)
    turn.tell("toy-closed", seat=seat)


def do_shout(state: Boxes, seat: Seat, _action: Shout, turn: Turn) -> None:
    state.most += 1
    turn.tell("toy-shouted", seat=seat)


def do_shake(_state: Boxes, _seat: Seat, _action: Shake, turn: Turn) -> None:
    turn.rng.die("shake", 6)


def view_for(state: Boxes, viewer: Viewer, game: GameView, shared: BoxesView | None) -> BoxesView:
    own = state.boxes[viewer.seat] if isinstance(viewer, Player) else None
    return BoxesView(game, shared.boxes if shared else list(state.boxes), own)


GAME = Game(
    meta=Meta("boxes", 1, 3, 3, ()),
    world=no_world,
    state_type=Boxes,
    view_type=BoxesView,
    course=Course(
        (
            Stage(
                "packing",
                sealed=True,
                openly=(Shout,),
                waits_for=still_packing,
                ask=pack_decision,
                then=lambda _state: OVER,
            ),
        ),
        handlers={Pack: do_pack, Close: do_close, Shout: do_shout, Shake: do_shake},
    ),
    set_up=set_up,
    view=view_for,
    score=lambda state: Outcome(1, tuple(state.boxes), (1, 1, 1), ({}, {}, {})),
    own_sections=("own",),
)

SETUP = Setup(3, seed_from("boxes"))


def answered(state: Boxes, seat: Seat, *actions: Action) -> Step[Boxes]:
    """Let the seat do all this behind its screen, and answer with the last of it."""
    decision = GAME.decision_for(state, seat)
    assert decision is not None
    return submit(GAME, state, seat, decision.id, actions[-1], draft=actions[:-1])


def keys(events: Sequence[Event]) -> list[tuple[str, Seat]]:
    return [(event.key, event.public["seat"]) for event in events]


@pytest.fixture
def state() -> Boxes:
    return start(GAME, SETUP).state


# --- sealing -----------------------------------------------------------------------------------------------------


def test_sealed_answers_are_carried_out_when_the_last_one_is_in_in_the_listed_order(state: Boxes) -> None:
    first = answered(state, BEN, Pack(2), Pack(3), Close())
    second = answered(first.state, CLEO, Close())
    for step, seat in ((first, BEN), (second, CLEO)):
        assert keys(step.events) == [("answer-sealed", seat)]
        assert step.reversible
        assert (step.state.boxes, step.state.closed) == ([0, 0, 0], [False, False, False])
    assert (GAME.awaited(first.state), GAME.awaited(second.state)) == ([CLEO, ANN], [ANN])
    last = answered(second.state, ANN, Pack(1), Close())
    assert keys(last.events) == [
        ("answer-sealed", ANN),
        ("toy-closed", CLEO),
        ("toy-packed", ANN),
        ("toy-closed", ANN),
        ("toy-packed", BEN),
        ("toy-packed", BEN),
        ("toy-closed", BEN),
    ]
    assert (last.state.boxes, last.state.packed, last.state.sealed) == ([1, 5, 0], [CLEO, ANN, BEN], {})
    assert not last.reversible
    assert GAME.is_over(last.state)


def test_a_sealed_answer_is_seen_by_its_own_seat_alone(state: Boxes) -> None:
    before = {viewer: GAME.view_for(state, viewer) for viewer in (Player(ANN), Player(CLEO), Spectator())}
    sealed = answered(state, BEN, Pack(5), Close()).state
    for viewer, view in before.items():
        after = GAME.view_for(sealed, viewer)
        assert (after.boxes, after.own) == (view.boxes, view.own)
        assert after.game.awaited == [CLEO, ANN]
    own = GAME.view_for(sealed, Player(BEN))
    assert (own.boxes, own.own, own.game.awaited) == ([0, 0, 0], 5, [CLEO, ANN])


def test_the_only_answer_is_carried_out_at_once_and_shows_nothing_that_others_had_hidden(state: Boxes) -> None:
    state.closed = [True, True, False]
    step = answered(state, CLEO, Pack(4), Close())
    assert step.state.boxes == [0, 0, 4]
    assert step.reversible


# --- taking back -------------------------------------------------------------------------------------------------


def test_a_sealed_answer_can_be_taken_back_and_changed_until_the_last_one_is_in(state: Boxes) -> None:
    state = answered(answered(state, BEN, Pack(9), Close()).state, CLEO, Close()).state
    back = answered(state, BEN, TakeBack())
    assert keys(back.events) == [("answer-taken_back", BEN)]
    assert back.reversible
    assert GAME.awaited(back.state) == [ANN, BEN]
    state = answered(back.state, BEN, Pack(1), Close()).state
    last = answered(state, ANN, Close())
    assert last.state.boxes == [0, 1, 0]
    with pytest.raises(Stale, match="game_over"):
        submit(GAME, last.state, BEN, "packing.sealed.1.3", TakeBack())


def test_nobody_waits_for_a_seat_that_has_sealed_and_it_can_do_nothing_else(state: Boxes) -> None:
    state = answered(state, BEN, Close()).state
    decision = GAME.decision_for(state, BEN)
    assert decision is not None
    assert (decision.awaited, decision.key) == (False, "ask-sealed")
    before = encode(state)
    for action in (Close(), Pack(1), Shout()):
        with pytest.raises(IllegalAction, match="not_now"):
            submit(GAME, state, BEN, decision.id, action)
    assert encode(state) == before


def test_only_who_has_sealed_can_take_back(state: Boxes) -> None:
    with pytest.raises(IllegalAction, match="not_now"):
        answered(state, BEN, TakeBack())
    assert TakeBack not in TOY.handlers  # where nothing is sealed, nobody knows the word


def test_it_is_known_whether_a_seat_was_asked_for_what_it_has_sealed(state: Boxes) -> None:
    assert not GAME.course.has_sealed_unasked(answered(state, BEN, Close()).state, BEN)
    state.most = 0
    assert not GAME.course.has_sealed_unasked(state, BEN)
    sealed = answered(state, BEN, Close()).state
    assert [GAME.course.has_sealed_unasked(sealed, seat) for seat in (ANN, BEN)] == [False, True]


def test_every_answer_makes_another_question_of_it(state: Boxes) -> None:
    """A late answer to one that was taken back is recognised."""
    first = GAME.decision_for(state, BEN)
    back = answered(answered(state, BEN, Close()).state, BEN, TakeBack()).state
    assert first is not None
    with pytest.raises(Stale, match="decision_closed"):
        submit(GAME, back, BEN, first.id, Close())


# --- openly ------------------------------------------------------------------------------------------------------


def test_what_happens_openly_happens_at_once_and_makes_void_what_is_sealed(state: Boxes) -> None:
    state = answered(state, BEN, Pack(9), Close()).state
    step = answered(state, ANN, Shout())
    assert keys(step.events) == [("toy-shouted", ANN)]
    assert (step.state.most, step.state.sealed) == (MOST + 1, {})
    assert GAME.awaited(step.state) == [CLEO, ANN, BEN]


def test_a_draft_is_no_part_of_what_happens_openly(state: Boxes) -> None:
    step = answered(state, ANN, Pack(3), Shout())
    assert step.state.boxes == [0, 0, 0]
    assert keys(step.events) == [("toy-shouted", ANN)]


# --- drafts ------------------------------------------------------------------------------------------------------


def test_a_draft_leads_to_no_step_and_asks_the_same_question_again(state: Boxes) -> None:
    before, question = encode(state), GAME.decision_for(state, ANN)
    found = drafted(GAME, state, ANN, [Pack(2), Pack(3)])
    assert encode(state) == before
    assert question is not None
    assert found.decision is not None
    assert found.decision.id == question.id
    assert (found.state.boxes, keys(found.events)) == ([5, 0, 0], [("toy-packed", ANN), ("toy-packed", ANN)])
    assert Pack(5) in question
    assert Pack(5) not in found.decision


def test_a_draft_that_answers_the_question_has_nothing_left_to_decide(state: Boxes) -> None:
    assert drafted(GAME, state, ANN, [Pack(2), Close()]).decision is None
    with pytest.raises(IllegalAction, match="not_now"):
        drafted(GAME, state, ANN, [Close(), Pack(2)])


def test_an_unfinished_draft_is_no_answer_and_changes_nothing(state: Boxes) -> None:
    before = encode(state)
    with pytest.raises(IllegalAction, match="no_answer_yet"):
        answered(state, ANN, Pack(2), Pack(3))
    assert encode(state) == before
    assert answered(state, ANN, Pack(2), Pack(3), Close()).state.sealed


def test_every_action_of_a_draft_is_judged_after_those_before_it(state: Boxes) -> None:
    before = encode(state)
    with pytest.raises(IllegalAction, match="above_maximum"):
        answered(state, ANN, Pack(5), Pack(5), Close())
    assert encode(state) == before
    assert answered(state, ANN, Pack(5), Pack(4), Close()).state.sealed


def test_a_draft_that_draws_is_a_fault_of_the_title(state: Boxes) -> None:
    with pytest.raises(AssertionError, match="nothing may be drawn behind a screen"):
        drafted(GAME, state, ANN, [Shake()])
    with pytest.raises(AssertionError, match="nothing may be drawn behind a screen"):
        answered(state, ANN, Shake(), Close())


def test_actions_are_asked_for_until_the_question_is_answered(state: Boxes) -> None:
    decision = GAME.decision_for(state, ANN)
    assert decision is not None
    plan: list[Action] = [Pack(2), Pack(3), Close()]

    def by_plan(at: Boxes, asked: Decision) -> Action:
        assert plan[0] in asked
        assert at.boxes[ANN] == {3: 0, 2: 2, 1: 5}[len(plan)]
        return plan.pop(0)

    assert choose_answer(GAME, state, decision, by_plan) == ([Pack(2), Pack(3)], Close())
    shouted = iter([Pack(2), Shout()])
    assert choose_answer(GAME, state, decision, lambda _at, _asked: next(shouted)) == ([], Shout())


def test_a_game_is_played_again_with_its_drafts() -> None:
    step, log = start(GAME, SETUP), list[Move]()
    hashes = [step.hash]
    for seat in (BEN, ANN, CLEO):
        decision = GAME.decision_for(step.state, seat)
        assert decision is not None
        plan = iter([Pack(1 + seat), Close()])
        move, step = answer(GAME, step, decision, lambda _at, _asked, plan=plan: next(plan))  # type: ignore[misc]
        log.append(move)
        hashes.append(step.hash)
    assert [move.draft for move in log] == [({"type": "pack", "weight": 1 + seat},) for seat in (1, 0, 2)]
    assert [step.hash for step in replay(GAME, SETUP, log)] == hashes
