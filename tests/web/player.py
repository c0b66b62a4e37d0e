"""A client that knows the game only from the frames it receives."""

from typing import Any

import msgspec

from app.engine.choices import Spec
from app.engine.rng import Dice, pick
from tests.patches import patched


def random_answer(decision: dict[str, Any], dice: Dice) -> dict[str, Any]:
    """Return a random legal action for a decision as received."""
    offer = pick(dice, decision["offers"])
    given: dict[str, Any] = {}
    for name, raw in offer["fields"].items():
        spec = msgspec.convert(raw, Spec)
        given[name] = spec.sample(dice, given)
    return {"type": offer["action"], **given}


class Mirror:
    """The client's state: the last snapshot with all later steps applied."""

    def __init__(self) -> None:
        self.version = -1
        self.view: dict[str, Any] = {}
        self.decision: dict[str, Any] | None = None
        self.undo: dict[str, Any] = {}
        self.draft: list[dict[str, Any]] = []
        self.orders: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.gaps = 0

    @property
    def free(self) -> int | None:
        """The earliest entry to which this client may undo without asking."""
        furthest: int | None = self.undo["step"] if self.undo["start"] is None else self.undo["start"]
        return furthest

    def take(self, frame: dict[str, Any]) -> None:
        """Apply a frame; count gaps between versions."""
        match frame["type"]:
            case "snapshot":
                self.view, self.version = frame["view"], frame["v"]
                self.decision, self.undo, self.draft = frame["decision"], frame["undo"], frame["draft"]
                self.table, self.you, self.orders = frame["table"], frame["you"], frame["orders"]
            case "lobby":
                self.table, self.you, self.version = frame["table"], frame["you"], 0
            case "table":
                self.table = frame["table"]
            case "step" if frame["v"] == self.version + 1:
                self.view = patched(patched(self.view, frame), frame.get("own", {}))
                self.version = frame["v"]
                self.decision, self.undo, self.draft = frame["decision"], frame["undo"], frame.get("draft", [])
                self.orders = frame.get("orders", self.orders)
            case "step" if frame["v"] > self.version:
                self.gaps += 1

    @property
    def is_over(self) -> bool:
        return self.view.get("game", {}).get("result") is not None
