"""Errors that are reported to people: each has a code, for which the catalogues have a message.

    GameError
    ├── Malformed       the message cannot be decoded     unknown_action, unknown_field, wrong_type …
    ├── NotYours        the decision is another seat's    not_your_decision
    ├── Stale           the decision is not open          decision_closed, game_over
    ├── IllegalAction   the rules forbid it               the title's own codes
    ├── BadSetup        invalid players or options        unknown_option, bad_option, player_count …
    ├── UnknownRules    unknown game, or version of it    unknown_title, unknown_version
    └── BadRecord       a recorded game is not valid      wrong_hash, wrong_draw …

They are raised before anything is changed.
"""

from collections.abc import Mapping
from typing import Any

import msgspec


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """An error as data: its code, and the parameters of its message."""

    code: str
    params: Mapping[str, Any] = {}


class GameError(Exception):
    """Base of all errors that are reported to people."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code


class Malformed(GameError):
    """The message cannot be decoded as an action of this title."""


class NotYours(GameError):
    """The decision is open, but belongs to another seat."""


class Stale(GameError):
    """The decision is not open: already answered, superseded, or nonexistent."""


class IllegalAction(GameError):
    """The action is well formed and the decision is open, but the rules forbid it."""


class BadSetup(GameError):
    """No game can be set up with these players and options."""


class UnknownRules(GameError):
    """The title, or this version of its rules, is unknown to the server, so the game can't be played."""


class BadRecord(GameError):
    """A recorded game is not valid: its moves, draws or hashes do not follow from its seed."""
