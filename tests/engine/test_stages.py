"""The course of a game, on a title that only writes down what happens."""

from collections.abc import Callable

import pytest

from app.engine.decisions import Action, Decision, Offer, menu
from app.engine.events import Seat
from app.engine.rng import RngState
from app.engine.stages import OVER, Course, Handler, Stage, State
from app.engine.turn import Turn
from tests.engine.toy import Peek, Reveal


class Diary(State):
    written: list[str]
    waiting: list[Seat]


def write(text: str) -> Callable[[Diary, Turn], None]:
    return lambda state, _turn: state.written.append(text)


def ask(_state: Diary, seat: Seat) -> Decision:
    return Decision(f"1.{seat}", seat, "toy-ask", (menu(Offer(Peek)),), Peek)


def diary(stage: str, *agenda: str, waiting: tuple[int, ...] = ()) -> Diary:
    return Diary(1, RngState(""), [0, 0], stage, list(agenda), {}, [], [Seat(seat) for seat in waiting])


def carried_on(course: Course[Diary], state: Diary) -> Diary:
    course.carry_on(state, Turn(state.rng))
    return state


def do_write(state: Diary, _seat: Seat, _action: Peek, _turn: Turn) -> None:
    state.written.append("answer")
    state.waiting = state.waiting[1:]


def do_rest_again(state: Diary, _seat: Seat, _action: Reveal, _turn: Turn) -> None:
    state.agenda.insert(0, "rest")


HANDLERS: dict[type[Action], Handler[Diary]] = {Peek: do_write, Reveal: do_rest_again}


def answered(course: Course[Diary], state: Diary, seat: int = 0, *actions: Action) -> Diary:
    course.answer(state, Seat(seat), actions or (Peek(),), Turn(state.rng))
    return state


PLAIN = Course(
    (
        Stage[Diary]("dawn", does=write("dawn")),
        Stage[Diary]("rain", when=lambda state: "wet" in state.written, does=write("rain")),
        Stage[Diary](
            "work",
            waits_for=lambda state: state.waiting,
            ask=ask,
            does=write("work"),
        ),
        Stage[Diary]("dusk", then=lambda state: OVER if state.written.count("dawn") == 2 else None),
    ),
    steps=(
        Stage[Diary]("rest", waits_for=lambda _state: [Seat(1)], ask=ask, once=True),
        Stage[Diary]("sing", does=write("sing")),
    ),
    handlers=HANDLERS,
)


def test_a_stage_that_waits_for_nobody_happens_and_the_next_one_follows_round_and_round_until_it_is_over() -> None:
    state = carried_on(PLAIN, diary("dawn"))
    assert state.written == ["dawn", "work", "dawn", "work"]
    assert (state.stage, PLAIN.awaited(state)) == (OVER, [])
    assert PLAIN.decision_for(state, Seat(0)) is None


def test_a_stage_that_is_not_played_now_is_passed_over() -> None:
    state = diary("dawn")
    state.written.append("wet")
    assert carried_on(PLAIN, state).written[:3] == ["wet", "dawn", "rain"]


def test_a_stage_that_is_passed_over_does_not_say_what_comes_next() -> None:
    course = Course(
        (Stage[Diary]("end", when=lambda _state: False, then=lambda _state: OVER), *PLAIN.stages), handlers=HANDLERS
    )
    assert carried_on(course, diary("end")).written == ["dawn", "work", "dawn", "work"]


def test_a_stage_waits_until_nobody_is_awaited_and_then_happens() -> None:
    state = carried_on(PLAIN, diary("dawn", waiting=(0, 1)))
    assert (state.stage, PLAIN.awaited(state)) == ("work", [0, 1])
    assert answered(PLAIN, state).stage == "work"
    assert PLAIN.decision_for(state, Seat(0)) is None
    assert answered(PLAIN, state).written == ["dawn", "answer", "answer", "work", "dawn", "work"]


def test_steps_of_the_agenda_come_before_the_stage() -> None:
    state = carried_on(PLAIN, diary("work", "sing", "sing", waiting=(0,)))
    assert (state.written, state.now) == (["sing", "sing"], "work")


def test_the_first_answer_ends_a_step_that_is_asked_once() -> None:
    state = carried_on(PLAIN, diary("work", "rest", waiting=(0,)))
    assert (state.now, PLAIN.awaited(state)) == ("rest", [1])
    state.waiting.insert(0, Seat(1))
    assert answered(PLAIN, state).now == "work"


def test_an_answer_may_put_steps_in_front() -> None:
    state = carried_on(PLAIN, diary("work", "rest", "sing", waiting=(0,)))
    answered(PLAIN, state, 1, Reveal())
    assert (state.agenda, state.written) == (["rest", "sing"], [])


def test_what_prepares_a_stage_may_put_steps_before_it() -> None:
    def plan(state: Diary, _turn: Turn) -> None:
        if not state.written:
            state.agenda = ["sing"]

    course = Course(
        (Stage("day", prepare=plan, then=lambda _state: OVER),),
        steps=(Stage[Diary]("sing", does=write("sing")),),
        handlers=HANDLERS,
    )
    assert carried_on(course, diary("day")).written == ["sing"]


def test_others_may_speak_up_though_nobody_waits_for_them() -> None:
    course = Course((Stage[Diary]("day", waits_for=lambda _state: [Seat(0)], ask=ask, aside=ask),), handlers=HANDLERS)
    state = carried_on(course, diary("day"))
    assert course.awaited(state) == [0]
    assert course.decision_for(state, Seat(1)) is not None


def test_an_unknown_name_is_a_fault_of_the_title() -> None:
    with pytest.raises(KeyError):
        carried_on(PLAIN, diary("night"))
