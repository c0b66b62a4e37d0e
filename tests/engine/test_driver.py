"""The driver: whole steps or nothing, whose decision it is, what may be undone."""

from typing import NamedTuple

import pytest

from app.engine.codec import encode
from app.engine.decisions import Blocked, Decision, Offer, menu
from app.engine.driver import Move, free_undo, replay, start, submit
from app.engine.errors import BadSetup, IllegalAction, NotYours, Refusal, Stale
from app.engine.events import Archive, Event, Player, Seat, Spectator
from app.engine.game import Setup
from app.engine.rng import seed_from
from tests.engine.toy import GAME, Guess, Peek, Reveal

SETUP = Setup(2, seed_from("toy"))
ONE, TWO = Seat(0), Seat(1)


def test_a_step_leaves_the_state_it_began_from_untouched() -> None:
    first = start(GAME, SETUP)
    before = encode(first.state)
    step = submit(GAME, first.state, ONE, "guess.0", Guess(3))
    assert encode(first.state) == before
    assert step.state.guesses == {"0": 3}
    assert step.hash != first.hash


def test_an_illegal_action_is_refused_and_nothing_happens() -> None:
    first = start(GAME, SETUP)
    before = encode(first.state)
    with pytest.raises(IllegalAction, match="too_high"):
        submit(GAME, first.state, ONE, "guess.0", Guess(99))
    assert encode(first.state) == before


def test_a_rule_that_breaks_down_half_way_leaves_no_trace() -> None:
    first = start(GAME, SETUP)
    before = encode(first.state)
    with pytest.raises(ZeroDivisionError):
        submit(GAME, first.state, ONE, "guess.0", Guess(7))  # the toy's own fault, after it wrote
    assert encode(first.state) == before


def test_a_decision_is_answered_by_its_own_seat_while_it_is_open() -> None:
    first = start(GAME, SETUP)
    with pytest.raises(NotYours, match="not_your_decision"):
        submit(GAME, first.state, TWO, "guess.0", Guess(3))
    step = submit(GAME, first.state, ONE, "guess.0", Guess(3))
    with pytest.raises(Stale, match="decision_closed"):
        submit(GAME, step.state, ONE, "guess.0", Guess(3))
    opened = {decision.seat: decision for decision in GAME.pending(step.state)}
    for known in (None, opened):
        assert submit(GAME, step.state, TWO, "guess.1", Guess(3), opened=known).hash != step.hash
        with pytest.raises(NotYours, match="not_your_decision"):
            submit(GAME, step.state, ONE, "guess.1", Guess(3), opened=known)


def test_after_the_end_everything_is_too_late() -> None:
    *_, last = replay(
        GAME,
        SETUP,
        [Move(ONE, "guess.0", {"type": "guess", "number": 3}), Move(TWO, "guess.1", {"type": "guess", "number": 2})],
    )
    assert GAME.outcome(last.state) is not None
    with pytest.raises(Stale, match="game_over"):
        submit(GAME, last.state, ONE, "guess.0", Guess(3))


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup(1, SETUP.seed), "player_count"),
        (Setup(3, SETUP.seed), "player_count"),
        (Setup(2, "1234"), "bad_seed"),
        (Setup(2, SETUP.seed, {"level": "hard"}), "bad_option"),
        (Setup(2, SETUP.seed, {"cheat": "on"}), "unknown_option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(setup: Setup, code: str) -> None:
    with pytest.raises(BadSetup, match=code):
        start(GAME, setup)


def test_a_step_can_be_taken_back_unless_it_drew_or_showed_something() -> None:
    first = start(GAME, SETUP)
    assert submit(GAME, first.state, ONE, "guess.0", Guess(3)).reversible
    assert not submit(GAME, first.state, ONE, "guess.0", Peek()).reversible
    assert not submit(GAME, first.state, ONE, "guess.0", Reveal()).reversible


class Done(NamedTuple):
    """A move that was made."""

    seat: Seat
    reversible: bool
    foregone: bool = False


@pytest.mark.parametrize(
    ("tail", "count"),
    [
        ([], 0),
        ([(ONE, True), (ONE, True)], 2),
        ([(ONE, True), (TWO, True), (ONE, True)], 1),
        ([(ONE, True), (ONE, False), (ONE, True)], 1),
        ([(ONE, True), (ONE, False)], 0),
        ([(ONE, True), (TWO, True)], 0),
    ],
)
def test_free_undo_reaches_back_over_own_quiet_moves_only(tail: list[tuple[Seat, bool]], count: int) -> None:
    assert free_undo([Done(seat, reversible) for seat, reversible in tail], ONE) == count


OWN, OTHERS, FOREGONE, FOREGONE_OF_OTHER = (
    Done(ONE, True),
    Done(TWO, True),
    Done(ONE, True, True),
    Done(TWO, True, True),
)


@pytest.mark.parametrize(
    ("tail", "count"),
    [
        ([OWN, FOREGONE], 2),
        ([OWN, FOREGONE_OF_OTHER, FOREGONE], 3),
        ([OWN, FOREGONE_OF_OTHER, OWN], 3),
        ([OTHERS, FOREGONE], 0),
        ([OWN, OTHERS, FOREGONE], 0),
        ([OTHERS, FOREGONE, OWN], 1),
        ([OWN, Done(TWO, False, True)], 0),
        ([FOREGONE], 0),
    ],
)
def test_free_undo_passes_over_foregone_moves_to_the_one_that_the_seat_was_asked_for(
    tail: list[Done], count: int
) -> None:
    """What was foregone goes with the move that led to it; it is no move to go back to by itself."""
    assert free_undo(tail, ONE) == count


def test_everybody_gets_the_public_half_of_an_event_and_its_owner_the_private_one() -> None:
    event = Event("toy-drawn", {"count": 1}, {ONE: {"card": "ace"}})
    assert event.params_for(Player(ONE)) == {"count": 1, "card": "ace"}
    assert event.params_for(Player(TWO)) == {"count": 1}
    assert event.params_for(Spectator()) == {"count": 1}
    assert event.params_for(Archive()) == {"count": 1, "card": "ace"}


def test_a_refusal_is_explained_by_what_blocks_that_very_thing_or_else_in_general() -> None:
    blocked = (Blocked(Guess, Refusal("no_sevens"), {"number": 7}), Blocked(Peek, Refusal("eyes_shut")))
    decision = Decision("id", ONE, "toy-ask", (menu(Offer(Reveal), *blocked),), Reveal)
    assert Reveal() in decision
    assert [reason.code for action in (Guess(7), Peek(), Guess(1)) if (reason := decision.refusal(action))] == [
        "no_sevens",
        "eyes_shut",
        "not_now",
    ]
