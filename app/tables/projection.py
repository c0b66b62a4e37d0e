"""What is sent to whom: views in sections, each encoded once for all who share it."""

from typing import Any

import msgspec

from app.engine.events import Player, Seat, Spectator, Viewer
from app.engine.game import Game
from app.tables.messages import event_list, frame, section_bytes
from app.tables.model import Entry
from app.tables.position import Position


class Projection:
    """The views of one table as they were last sent, so that only what has changed goes out."""

    def __init__(self, game: Game[Any], position: Position) -> None:
        self._game = game
        self._seen: dict[Viewer, msgspec.Struct] = {}
        self._shared = game.view_for(position.state, Spectator())
        self._encoded: dict[str, msgspec.Raw] = {}

    def move_to(self, position: Position) -> None:
        """Look at a new position: what everybody shares is built once, and what of it changed is encoded once."""
        self._encoded = {}
        self._shared = self._game.view_for(position.state, Spectator())

    def forget(self, viewers: set[Viewer]) -> None:
        """Keep no views of who is not looking any more."""
        self._seen = {viewer: view for viewer, view in self._seen.items() if viewer in viewers}

    def snapshot(self, position: Position, viewer: Viewer, recent: list[Entry], **more: Any) -> bytes:
        """Return all that the viewer sees."""
        view = self._view(position, viewer)
        self._seen[viewer] = view
        return frame(
            "snapshot",
            v=position.seq,
            view={name: self._section(view, name) for name in view.__struct_fields__},
            decision=self._decision(position, viewer),
            undo=undo_of(position, viewer),
            log=[line(entry, viewer) for entry in recent],
            **more,
        )

    def step(self, position: Position, viewer: Viewer, entry: Entry) -> bytes:
        """Return what an entry of the log changed for the viewer."""
        old, new = self._seen.get(viewer), self._view(position, viewer)
        self._seen[viewer] = new
        changed = {
            name: self._section(new, name)
            for name in new.__struct_fields__
            if old is None or getattr(old, name) != getattr(new, name)
        }
        return frame(
            "step",
            v=entry.seq,
            **line(entry, viewer),
            set=changed,
            decision=self._decision(position, viewer),
            undo=undo_of(position, viewer),
        )

    def _view(self, position: Position, viewer: Viewer) -> msgspec.Struct:
        if isinstance(viewer, Spectator):
            return self._shared
        return self._game.view_for(position.state, viewer, self._shared)

    def _section(self, view: msgspec.Struct, name: str) -> Any:
        """Return a section's bytes; those that everybody shares are made once."""
        value = getattr(view, name)
        if value is not getattr(self._shared, name):
            return value
        if name not in self._encoded:
            self._encoded[name] = section_bytes(value)
        return self._encoded[name]

    def _decision(self, position: Position, viewer: Viewer) -> Any:
        if not isinstance(viewer, Player):
            return None
        decision = self._game.decision_for(position.state, viewer.seat)
        return decision and decision.wire()


def line(entry: Entry, viewer: Viewer) -> dict[str, Any]:
    """Return an entry of the log as the viewer may read it."""
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "bot": entry.by_bot,
        "to": entry.body.get("to"),
        "driver": entry.body.get("driver"),
        "at": entry.at,
        "events": event_list([(event.key, event.params_for(viewer)) for event in entry.events]),
    }


def undo_of(position: Position, viewer: Viewer) -> dict[str, Any]:
    """Return how far back the viewer may go freely, and what the table is being asked."""
    free = position.free_undo_for(viewer.seat) if isinstance(viewer, Player) else None
    return {"free": free, "request": position.request}


def seats_awaited(game: Game[Any], state: Any) -> list[Seat]:
    """Return the seats that the game waits for."""
    return [decision.seat for decision in game.pending(state) if decision.awaited]
