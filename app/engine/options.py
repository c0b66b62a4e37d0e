"""What a lobby needs to know of a title: how many may play, and what its host may choose or edit.

`TableOption` is a choice among values. `TableData` is a table of numbers: rows of whole numbers with names and bounds,
so that a lobby can show a form. A title whose component data is not certain, or may be varied, offers it as one option
of this kind. What is given may name some rows only; what is kept with the game names all of them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from app.engine.errors import BadSetup, Refusal

Rows = Mapping[str, Sequence[int]]

RULEBOOK = "rulebook"
"""The source of a row whose usual numbers are certain."""


class Row(msgspec.Struct, frozen=True):
    """A row of the table: its usual numbers, each from `low` to `high`, and how many there may be.

    `source` says where the usual numbers come from: a word of the title's catalogue, `<title>-source-<source>`. All but
    `RULEBOOK` are uncertain.
    """

    key: str
    default: tuple[int, ...]
    low: int
    high: int
    least: int = 1
    most: int = 1
    source: str = ""

    def read(self, option: str, value: Any) -> list[int]:
        """Return the row's numbers; refuse what is not a list of whole numbers within the bounds."""
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            raise BadSetup("bad_row_length", option=option, row=self.key, low=self.least, high=self.most)
        if not all(type(number) is int and self.low <= number <= self.high for number in value):
            raise BadSetup("bad_row", option=option, row=self.key, low=self.low, high=self.high)
        return list(value)


class TableData(msgspec.Struct, frozen=True):
    """A table that the host may edit: its key, its rows, and what must hold between them."""

    key: str
    rows: tuple[Row, ...]
    check: Callable[[Rows], Refusal | None]

    @property
    def default(self) -> dict[str, list[int]]:
        return {row.key: list(row.default) for row in self.rows}

    def read(self, given: Any) -> dict[str, list[int]]:
        """Return the whole table with the rows that are given put in; refuse one that no game can be played with."""
        if not isinstance(given, Mapping):
            raise BadSetup("bad_data", option=self.key)
        known = {row.key: row for row in self.rows}
        for key in given:
            if key not in known:
                raise BadSetup("unknown_row", option=self.key, row=str(key)[:40])
        data = self.default | {key: known[key].read(self.key, value) for key, value in given.items()}
        refusal = self.check(data)
        if refusal is not None:
            raise BadSetup(refusal.code, **refusal.params)
        return data

    def wire(self) -> dict[str, Any]:
        """Return what a lobby needs to show a form."""
        return {"key": self.key, "kind": "table", "rows": [msgspec.to_builtins(row) for row in self.rows]}


class TableOption(msgspec.Struct, frozen=True):
    """A rule that the host may choose: its key, its values, the usual one first."""

    key: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, given: Any) -> str:
        """Return the value; refuse one that does not exist."""
        if given not in self.values:
            raise BadSetup("bad_option", option=self.key, values=list(self.values))
        return str(given)

    def wire(self) -> dict[str, Any]:
        """Return what a lobby needs to show the choice."""
        return {"key": self.key, "kind": "choice", "values": list(self.values)}


class Preset(msgspec.Struct, frozen=True):
    """A set of options under one name, for hosts who do not want to choose each; what it leaves out is as usual."""

    key: str
    options: Mapping[str, str]


class Meta(msgspec.Struct, frozen=True):
    """What a lobby needs to know of a title without knowing its rules.

    `version` is that of the rules' behaviour: a change that makes old games replay differently raises it.
    """

    title: str
    version: int
    least_players: int
    most_players: int
    options: tuple[TableOption | TableData, ...]
    misfit: Callable[[Mapping[str, Any]], Refusal | None] | None = None
    """Says why values that exist cannot be played together."""
    presets: tuple[Preset, ...] = ()

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return a value for every option, the usual one where none is given; refuse what does not exist or fit."""
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                raise BadSetup("unknown_option", option=str(key)[:40])
        chosen = {key: option.read(given[key]) if key in given else option.default for key, option in known.items()}
        refusal = None if self.misfit is None else self.misfit(chosen)
        if refusal is not None:
            raise BadSetup(refusal.code, **refusal.params)
        return chosen

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the title does not take."""
        if not self.least_players <= players <= self.most_players:
            raise BadSetup("player_count", low=self.least_players, high=self.most_players)
