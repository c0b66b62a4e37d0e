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


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened: a key of the catalogues and the parameters of its sentence.

    Everybody gets `public`; the seats named in `private` get theirs on top. Every viewer gets every event, if only
    its public half, so all of them count the same number and nobody learns from a gap.

    **Fading.** What travels openly over a table and then lies behind a screen is told to everybody, and remembered by
    whoever can: a log that kept it would see through the screen. Such parameters are named in `fading`. They are in
    the log until the next event that `closes` the chapter (a round, usually); from then on only the event's own
    seat, `public["seat"]`, reads them there, and everybody else is told `<key>-faded` with what remains. What is told
    in the same step as the end of its chapter stays until the end of the next one: else nobody could ever read it.
    When the game is over, everything is open again.
    """

    key: str
    public: Mapping[str, Any] = {}
    private: Mapping[Seat, Mapping[str, Any]] = {}
    fading: tuple[str, ...] = ()
    closes: bool = False

    def params_for(self, viewer: Viewer) -> Mapping[str, Any]:
        """Return what this viewer may know of the event; the archive is told all seats' parts."""
        if not self.private:
            return self.public
        params = dict(self.public)
        if isinstance(viewer, Player):
            params |= self.private.get(viewer.seat, {})
        elif isinstance(viewer, Archive):
            for part in self.private.values():
                params |= part
        return params

    def faded_for(self, viewer: Viewer) -> "Event":
        """Return what is left of the event for this viewer when its chapter is over."""
        is_own = isinstance(viewer, Player) and viewer.seat == self.public.get("seat")
        if not self.fading or is_own or isinstance(viewer, Archive):
            return self
        rest = {name: value for name, value in self.public.items() if name not in self.fading}
        return Event(f"{self.key}-faded", rest, self.private)
