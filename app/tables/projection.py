"""What is sent to whom: views in sections, each change of them encoded once for all who share it."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict

from app.engine.events import Archive, Event, Player, Seat, Spectator, Viewer
from app.engine.game import Game
from app.engine.views import Update, change_of, changes
from app.tables.messages import encoded, frame
from app.tables.model import Entry
from app.tables.position import Position

NOTHING = b"null"
NO_UNDO = encoded({"free": None, "request": None})


class Seen(msgspec.Struct, frozen=True):
    """A view with the state that it shows."""

    state: Any
    view: msgspec.Struct


class Projection:
    """The views of one table as they were last sent, so that only what has changed goes out.

    A step's frame is one text for all, followed by what only its viewer is told: `own` changes, decision, undo.
    """

    def __init__(self, game: Game[Any], position: Position) -> None:
        self._game = game
        self._before = self._now = Seen(position.state, game.view_for(position.state, Spectator()))
        """What everybody sees: before the last entry, and now."""
        self._seen: dict[Viewer, Seen] = {}
        self._entry: Entry | None = None
        self._told_more: set[Seat] = set()
        """Who is told more of the entry than everybody."""
        self._update: Update = {}
        self._common = self._public_events = self._plain = b""

    def move_to(self, position: Position, entry: Entry) -> None:
        """Look at a new position: what everybody shares is built, compared and encoded once."""
        before = self._before = self._now
        shared = self._game.view_for(position.state, Spectator())
        self._now = Seen(position.state, shared)
        self._update, self._entry = changes(before.view, shared), entry
        self._told_more = {seat for event in entry.events for seat in event.private}
        if is_secret(entry) and entry.seat is not None:
            self._told_more.add(entry.seat)
        self._common = self._head(entry, Spectator())
        self._public_events = encoded([event_for(event, Spectator()) for event in entry.events])
        self._plain = written(self._common, self._public_events, {}, NOTHING, NO_UNDO)

    def forget(self, viewers: set[Viewer]) -> None:
        """Keep no views of who is not looking any more."""
        self._seen = {viewer: seen for viewer, seen in self._seen.items() if viewer in viewers}

    def snapshot(self, position: Position, viewer: Viewer, recent: list[Entry], **more: Any) -> bytes:
        """Return all that the viewer sees."""
        begun = chapter_begun(recent)
        decision, undo = asked(position, viewer)
        return frame(
            "snapshot",
            v=position.seq,
            view=self._look(viewer),
            decision=msgspec.Raw(decision),
            undo=msgspec.Raw(undo),
            log=[line(entry, viewer, is_faded=entry.seq < begun) for entry in recent],
            **more,
        )

    def step(self, position: Position, viewer: Viewer) -> bytes:
        """Return what the entry that led here changed for the viewer; to most it is the same."""
        own = self._own(viewer)
        decision, undo = asked(position, viewer)
        if isinstance(viewer, Archive) or (isinstance(viewer, Player) and viewer.seat in self._told_more):
            assert self._entry is not None
            head = self._head(self._entry, viewer) if is_secret(self._entry) else self._common
            events = encoded([event_for(event, viewer) for event in self._entry.events])
            return written(head, events, own, decision, undo)
        if own or decision is not NOTHING or undo is not NO_UNDO:
            return written(self._common, self._public_events, own, decision, undo)
        return self._plain

    def _head(self, entry: Entry, viewer: Viewer) -> bytes:
        """Return the beginning of a step's frame: what everybody is told."""
        return frame("step", v=entry.seq, **head(entry, viewer), **self._update)[:-1]

    def _look(self, viewer: Viewer) -> msgspec.Struct:
        """Return what the viewer sees now, and keep it in mind."""
        state, view = self._now.state, self._now.view
        if not isinstance(viewer, Spectator):
            view = self._game.view_for(state, viewer, view)
        self._seen[viewer] = Seen(state, view)
        return view

    def _own(self, viewer: Viewer) -> Update:
        """Return what changed of the viewer's view beside what changed for everybody.

        A section that others see differently, and that changed for them, is sent as a whole.
        """
        seen = self._seen.get(viewer)
        if seen is None or seen.state is not self._before.state:
            return {"set": asdict(self._look(viewer))}
        if isinstance(viewer, Spectator):
            self._seen[viewer] = self._now
            return {}
        view = self._look(viewer)
        update: Update = {}
        for name in ("game", *self._game.own_sections):
            old, new = getattr(seen.view, name), getattr(view, name)
            if new is getattr(self._now.view, name) and old is getattr(self._before.view, name):
                continue
            if any(name in changed for changed in self._update.values()):
                update.setdefault("set", {})[name] = new
            elif old is not new and old != new:
                way, change = change_of(old, new)
                update.setdefault(way, {})[name] = change
        return update


def asked(position: Position, viewer: Viewer) -> tuple[bytes, bytes]:
    """Return what the viewer is asked, for nobody is told what others may answer, and how far they may go back."""
    decision = free = None
    if isinstance(viewer, Player):
        decision = position.at.opened.get(viewer.seat)
        free = position.free_undo_for(viewer.seat)
    no_undo = free is None and position.request is None
    undo = NO_UNDO if no_undo else encoded({"free": free, "request": position.request})
    return NOTHING if decision is None else encoded(decision.wire()), undo


def written(head: bytes, events: bytes, own: Update, decision: bytes, undo: bytes) -> bytes:
    """Return the frame of a step, put together from its parts."""
    return b"".join(
        (
            head,
            b',"events":',
            events,
            b',"own":' + encoded(own) if own else b"",
            b',"decision":',
            decision,
            b',"undo":',
            undo,
            b"}",
        )
    )


def is_secret(entry: Entry) -> bool:
    """Tell whether a move was made behind a screen: nobody is told anything of it, so not even whose it was."""
    return entry.kind == "move" and not entry.events


def is_secret_of(entry: Entry, viewer: Viewer) -> bool:
    """Tell whether the viewer knows more of a secret move than others: its author, and everybody after the end."""
    return is_secret(entry) and (isinstance(viewer, Archive) or viewer == Player(Seat(entry.seat or 0)))


def head(entry: Entry, viewer: Viewer) -> dict[str, Any]:
    """Return what a viewer may read of an entry of the log, but for its events."""
    is_told = not is_secret(entry) or is_secret_of(entry, viewer)
    return {
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat if is_told else None,
        "bot": entry.by_bot and is_told,
        "to": entry.body.get("to"),
        "driver": entry.body.get("driver"),
        "by": entry.body.get("by"),
        "at": entry.at,
    }


def line(entry: Entry, viewer: Viewer, *, is_faded: bool) -> dict[str, Any]:
    """Return an entry of the log as the viewer may read it; one of an earlier chapter has faded."""
    events = [event.faded_for(viewer) for event in entry.events] if is_faded else entry.events
    return {**head(entry, viewer), "events": [event_for(event, viewer) for event in events]}


def chapter_begun(log: Sequence[Entry]) -> int:
    """Return the last entry that closed a chapter and was not taken back: what is before it has faded.

    It is 0 if there is none in this stretch of the log, which must reach to the log's end.
    """
    reach = log[-1].seq if log else 0
    for entry in reversed(log):
        if entry.seq > reach:
            continue
        if entry.kind == "undo":
            reach = int(entry.body["to"])
        elif any(event.closes for event in entry.events):
            return entry.seq
    return 0


def event_for(event: Event, viewer: Viewer) -> dict[str, Any]:
    """Return an event as the viewer may know it, and what a page must know of its fading."""
    told: dict[str, Any] = {"key": event.key, "params": event.params_for(viewer)}
    if event.fading:
        told["fading"] = event.fading
    if event.closes:
        told["closes"] = True
    return told
