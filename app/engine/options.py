"""Tables of data that a host may edit: rows of whole numbers with names and bounds, so that a lobby can show a form.

A title whose component data is not certain, or may be varied, offers it as one option of this kind. What is given
may name some rows only; what is kept with the game names all of them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from app.engine.errors import BadSetup, Refusal

Rows = Mapping[str, Sequence[int]]


class Row(msgspec.Struct, frozen=True):
    """A row of the table: its usual numbers, each from `low` to `high`, and how many there may be.

    `source` is a key of the title's catalogue that says where the usual numbers come from.
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
        """Return the table with its usual numbers."""
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
