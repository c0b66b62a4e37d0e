"""Events, and the viewers to whom they are shown in part or in full."""

from collections.abc import Mapping
from typing import Any, NewType

import msgspec

Seat = NewType("Seat", int)


class Player(msgspec.Struct, frozen=True, tag="player"):
    """A player, who sees what their seat sees."""

    seat: Seat


class Spectator(msgspec.Struct, frozen=True, tag="spectator"):
    """A spectator, who sees public information only."""


class Open(msgspec.Struct, frozen=True, tag="open"):
    """A player, or a spectator without a seat, at a table with open hands.

    They see what any seat sees, sealed answers included, but nothing that no seat sees: no deck, no seed.
    """

    seat: Seat | None = None


class Archive(msgspec.Struct, frozen=True, tag="archive"):
    """The viewer of a finished game, who sees everything. Must not be used before the end."""


Viewer = Player | Spectator | Open | Archive


def own_seat(viewer: Viewer) -> Seat | None:
    """Return the seat whose decisions, draft and orders are the viewer's own."""
    return viewer.seat if isinstance(viewer, Player | Open) else None


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened: a message key and the parameters of its message.

    Everybody gets `public`; the seats in `private` get their own parameters in addition. Every viewer gets every event,
    if only its public part, so the numbering is the same for all and gaps reveal nothing.

    **Fading.** What moves openly across the table and then lies behind a player's screen is public when it happens, but
    others must remember it: a log that kept it would see through the screen. Such parameters are listed in `fading`.
    They stay in the log until the next event that `closes` a chapter (usually a round). From then on only the event's
    own seat, `public["seat"]`, can read them; everybody else gets the event `<key>-faded` without them. An event in the
    same step as the end of its chapter stays until the end of the next one, or else it could never be read. When the
    game is over, everything is shown again.
    """

    key: str
    public: Mapping[str, Any] = {}
    private: Mapping[Seat, Mapping[str, Any]] = {}
    fading: tuple[str, ...] = ()
    closes: bool = False

    def params_for(self, viewer: Viewer) -> Mapping[str, Any]:
        """Return the parameters that this viewer may see; the archive and open hands get those of all seats."""
        if not self.private:
            return self.public
        params = dict(self.public)
        if isinstance(viewer, Player):
            params |= self.private.get(viewer.seat, {})
        elif isinstance(viewer, Archive | Open):
            for part in self.private.values():
                params |= part
        return params

    def faded_for(self, viewer: Viewer) -> "Event":
        """Return the event as this viewer may read it after its chapter was closed."""
        is_own = isinstance(viewer, Player) and viewer.seat == self.public.get("seat")
        if not self.fading or is_own or isinstance(viewer, Archive | Open):
            return self
        rest = {name: value for name, value in self.public.items() if name not in self.fading}
        return Event(f"{self.key}-faded", rest, self.private)
