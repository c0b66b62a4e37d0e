"""Why something was refused: a small tree, each leaf with a code that the catalogues put into words.

    GameError
    ├── Malformed       the message cannot be read        unknown_action, unknown_field, wrong_type …
    ├── NotYours        the decision is another seat's    not_your_decision
    ├── Stale           the decision is not open          decision_closed, game_over
    ├── IllegalAction   read and yours, but against the rules     the title's own codes
    ├── BadSetup        no such table can be opened       unknown_option, bad_option, player_count …
    └── BadRecord       a recorded game does not check    wrong_hash, wrong_draw …

Raising one of these changes nothing anywhere.
"""

from collections.abc import Mapping
from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """A reason as data: a code, and what its sentence needs to be spelled out."""

    code: str
    params: Mapping[str, Any] = {}


class GameError(Exception):
    """Something was refused; `code` names the reason, `params` fill its sentence."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code


class Malformed(GameError):
    """The message itself cannot be read as an action of this title."""


class NotYours(GameError):
    """The decision is open, but another seat has to take it."""


class Stale(GameError):
    """The decision is not open: answered already, overtaken, or never asked."""


class IllegalAction(GameError):
    """The action is well formed and the decision is open, but the rules refuse it."""


class BadSetup(GameError):
    """No game can be set up with these players and options."""


class BadRecord(GameError):
    """A recorded game does not check: it was not played like this, or not with this seed."""
