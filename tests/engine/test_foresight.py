"""What an action would do, told with a decision to the page of its seat."""

from typing import Any

import msgspec
import pytest

from app.engine.choices import Amount
from app.engine.decisions import MAX_FORESEEN, Decision, Offer, menu
from app.engine.events import Seat
from app.engine.foresight import foreseen
from app.engine.turn import Turn
from tests.engine.toy import Guess, Peek


class Gain(msgspec.Struct):
    points: int


def ten_times(action: Guess) -> Gain:
    return Gain(10 * action.number)


def ask(offer: Offer, foresee: Any = None) -> Decision:
    return Decision("1", Seat(0), "toy-ask", (menu(offer),), foresee=lambda: {Guess: foresee} if foresee else {})


def sent(offer: Offer, foresee: Any = None) -> Any:
    return msgspec.to_builtins(ask(offer, foresee).wire())["offers"][0]


def test_a_page_is_told_what_each_action_would_do_of_the_kinds_that_are_foreseen() -> None:
    assert sent(Offer(Guess, {"number": Amount(1, 2)}), ten_times)["effects"] == [
        {"fields": {"number": 1}, "effect": {"points": 10}},
        {"fields": {"number": 2}, "effect": {"points": 20}},
    ]
    assert "effects" not in sent(Offer(Peek), ten_times)


def test_effects_are_worked_out_only_for_a_page_and_only_as_many_as_can_be_looked_at() -> None:
    def never(action: Any) -> Gain:
        raise AssertionError

    offer = Offer(Guess, {"number": Amount(0, MAX_FORESEEN)})
    assert Guess(1) in ask(offer, never)
    assert "effects" not in sent(offer, never)


def test_a_title_that_foresees_nothing_sends_nothing() -> None:
    assert "effects" not in sent(Offer(Guess, {"number": Amount(0, 1)}))


# --- looking ahead -----------------------------------------------------------------------------------------------


def act(turn: Turn, last: str) -> None:
    turn.tell("toy-first")
    match last:
        case "die":
            turn.rng.die("peek", 6)
        case "shuffle":
            turn.rng.shuffle("peek", [1, 2, 3])
        case "secret":
            turn.reveal()
    turn.tell("toy-second")


@pytest.mark.parametrize("last", ["die", "shuffle", "secret"])
def test_looking_ahead_stops_where_chance_or_a_secret_decides(last: str) -> None:
    events, whole = foreseen(lambda turn: act(turn, last))
    assert ([event.key for event in events], whole) == (["toy-first"], False)


def test_what_is_certain_is_foreseen_whole() -> None:
    events, whole = foreseen(lambda turn: act(turn, "nothing"))
    assert ([event.key for event in events], whole) == (["toy-first", "toy-second"], True)
