"""The metadata of a title for the lobby: the number of players, and the options that the host may set.

`TableOption` is a choice among values. `TableData` is a table of numbers: named rows of integers with bounds, which a
lobby can show as a form. Titles use it for component data that is uncertain or may be varied. A host may set some rows
only; the options stored with a game contain all of them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from app.engine.errors import BadSetup, Refusal, UnknownRules

Rows = Mapping[str, Sequence[int]]

RULEBOOK = "rulebook"
"""The source of a row whose usual numbers are certain."""


class Row(msgspec.Struct, frozen=True):
    """A row of `least` to `most` numbers, each from `low` to `high`.

    `source` says where the default numbers come from, as a word of the catalogue: `<title>-source-<source>`. All
    sources but `RULEBOOK` are uncertain.
    """

    key: str
    default: tuple[int, ...]
    low: int
    high: int
    least: int = 1
    most: int = 1
    source: str = ""

    def read(self, option: str, value: Any) -> list[int]:
        """Return the row's numbers; raise BadSetup unless they are a list of integers within the bounds."""
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            raise BadSetup("bad_row_length", option=option, row=self.key, low=self.least, high=self.most)
        if not all(type(number) is int and self.low <= number <= self.high for number in value):
            raise BadSetup("bad_row", option=option, row=self.key, low=self.low, high=self.high)
        return list(value)


class TableData(msgspec.Struct, frozen=True):
    """A table that the host may edit; `check` validates its rows together."""

    key: str
    rows: tuple[Row, ...]
    check: Callable[[Rows], Refusal | None]
    used_with: Mapping[str, str] = {}
    """The values of other options without which nothing in the table is used."""

    def is_used(self, options: Mapping[str, Any]) -> bool:
        return all(options.get(key) == value for key, value in self.used_with.items())

    @property
    def default(self) -> dict[str, list[int]]:
        return {row.key: list(row.default) for row in self.rows}

    def read(self, given: Any) -> dict[str, list[int]]:
        """Return the default table updated with the given rows; raise BadSetup if it is not playable."""
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
        return {"key": self.key, "kind": "table", "rows": [msgspec.to_builtins(row) for row in self.rows]}


class TableOption(msgspec.Struct, frozen=True):
    """A choice among values, of which the first is the default."""

    key: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, given: Any) -> str:
        if given not in self.values:
            raise BadSetup("bad_option", option=self.key, values=list(self.values))
        return str(given)

    def wire(self) -> dict[str, Any]:
        return {"key": self.key, "kind": "choice", "values": list(self.values)}


class Preset(msgspec.Struct, frozen=True):
    """A named set of options; those it omits keep their defaults."""

    key: str
    options: Mapping[str, str]


class Meta(msgspec.Struct, frozen=True):
    """The metadata of a title.

    Raise `version` with every change by which the same log would lead to another state or hash. Games of all versions
    from `oldest` on can be played.
    """

    title: str
    version: int
    least_players: int
    most_players: int
    options: tuple[TableOption | TableData, ...]
    misfit: Callable[[Mapping[str, Any]], Refusal | None] | None = None
    """Returns why the chosen values cannot be combined, or None."""
    presets: tuple[Preset, ...] = ()
    oldest: int = 1
    revealing: frozenset[str] = frozenset()
    """Keys of events whose public part tells what a draw revealed. Players who are asked to undo past one are shown it,
    since nobody will forget it."""

    def knows(self, version: int) -> bool:
        """Tell whether a game of this version of the rules can be played."""
        return self.oldest <= version <= self.version

    def check_version(self, version: int) -> None:
        if not self.knows(version):
            raise UnknownRules("unknown_version", version=version, oldest=self.oldest, newest=self.version)

    def read_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Return a value for every option, by default its default; raise BadSetup for invalid ones."""
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
        if not self.least_players <= players <= self.most_players:
            raise BadSetup("player_count", low=self.least_players, high=self.most_players)
