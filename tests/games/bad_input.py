"""Messages to be broken: for each kind of action a position in which it may be taken, and a message that takes it.

A title lists them in its `messages.py`. `test_bad_input.py` breaks the messages of all titles in the ways in which any
message can be broken; that of a title has what is its own. Whatever is broken must be refused with its own code, and
the game must be as it was, to the byte.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import pytest

from app.engine.codec import encode, read_action
from app.engine.decisions import Action
from app.engine.driver import drafted, submit
from app.engine.errors import GameError, IllegalAction, Malformed
from app.engine.events import Seat
from app.engine.game import Game

Raw = dict[str, Any]
Case = tuple[Any, Raw]
"""A state in which seat 0 is to answer, and the fields of its answer."""

NO_NUMBERS: list[Any] = ["2", "", 2.5, 2.0, float("nan"), float("inf"), True, None, [2], {"low": 2}]
"""What is no whole number."""


class Messages:
    """The messages of a title, and what becomes of them."""

    def __init__(self, game: Game[Any], cases: Mapping[str, Callable[[], Case]]) -> None:
        self.game = game
        self.cases = cases
        self.kinds: dict[str, type[Action]] = {kind.tag(): kind for kind in game.handlers}

    def message(self, kind: str) -> Case:
        """Return a position and the message that takes an action of this kind in it."""
        state, fields = self.cases[kind]()
        return state, {"type": kind, **fields}

    def asked(self, state: Any) -> str:
        """Return the question that seat 0 is to answer."""
        decision = self.game.decision_for(state, Seat(0))
        assert decision is not None, "seat 0 has nothing to decide"
        return decision.id

    def after(self, state: Any, raw: Raw) -> tuple[Any, bool]:
        """Return the game after the message, and whether that has answered the question; else it is a draft."""
        action = read_action(raw, self.game.action_type)
        if self.game.course.is_sealing(state, action):
            draft = drafted(self.game, state, Seat(0), [action])
            if draft.decision is not None:
                return draft.state, False
        return submit(self.game, state, Seat(0), self.asked(state), action).state, True

    def rejected(self, state: Any, raw: Any, seat: int = 0, decision_id: str | None = None) -> GameError:
        """Return the error that the message is met with; nothing has changed."""
        before = encode(state)
        asked = self.asked(state) if decision_id is None else decision_id
        with pytest.raises(GameError) as caught:
            submit(self.game, state, Seat(seat), asked, read_action(raw, self.game.action_type))
        assert encode(state) == before
        return caught.value

    def changed(self, kind: str, **fields: Any) -> GameError:
        """Return the error for the message with other values in some fields."""
        state, raw = self.message(kind)
        return self.rejected(state, {**raw, **fields})

    def malformed(self, kind: str, field: str, value: Any) -> str:
        """Return the code for the message with a value in one field that cannot even be read."""
        error = self.changed(kind, **{field: value})
        assert isinstance(error, Malformed)
        return error.code

    def check_illegal(self, cases: Iterable[tuple[str, Raw, str]]) -> None:
        """Assert for each kind of message, with these changes, that the rules refuse it with this code."""
        for kind, change, code in cases:
            error = self.changed(kind, **change)
            assert (type(error), error.code) == (IllegalAction, code), f"{kind} {change}"

    def check_not_now(self, kinds: Iterable[str], state: Callable[[str], Any]) -> None:
        """Assert that each of these kinds of action is refused in the state for it, where the question is another."""
        for kind in kinds:
            error = self.rejected(state(kind), self.message(kind)[1])
            assert (type(error), error.code) == (IllegalAction, "not_now"), kind
