"""What happened, told to each viewer as far as that viewer may know it."""

from collections.abc import Mapping
from typing import Any, NewType

import msgspec

Seat = NewType("Seat", int)


class Player(msgspec.Struct, frozen=True, tag="player"):
    """Somebody who sits at the table and sees what that seat sees."""

    seat: Seat


class Spectator(msgspec.Struct, frozen=True, tag="spectator"):
    """Somebody who only watches: sees what everybody sees, never more."""


class Archive(msgspec.Struct, frozen=True, tag="archive"):
    """Whoever reads a finished game: sees everything. Never handed out before the end."""


Viewer = Player | Spectator | Archive


class Event(msgspec.Struct, frozen=True):
    """One thing that happened: a key of the catalogues and the parameters of its sentence.

    Everybody gets `public`; the seats named in `private` get theirs on top. Every viewer gets every event, if only
    its public half, so all of them count the same number and nobody learns from a gap.
    """

    key: str
    public: Mapping[str, Any] = {}
    private: Mapping[Seat, Mapping[str, Any]] = {}

    def params_for(self, viewer: Viewer) -> dict[str, Any]:
        """Return what this viewer may know of the event; the archive is told all seats' parts."""
        params = dict(self.public)
        if isinstance(viewer, Player):
            params |= self.private.get(viewer.seat, {})
        elif isinstance(viewer, Archive):
            for part in self.private.values():
                params |= part
        return params
