"""What rules may use while they change a state: chance, and a voice."""

from collections.abc import Mapping
from typing import Any

from app.engine.events import Event, Seat
from app.engine.rng import Rng, RngState


class Turn:
    """Lives for one step."""

    def __init__(self, state: RngState) -> None:
        self.rng = Rng(state)
        self.events: list[Event] = []
        self.revealed = False

    def tell(
        self,
        key: str,
        *,
        private: Mapping[Seat, Mapping[str, Any]] | None = None,
        fading: tuple[str, ...] = (),
        closes: bool = False,
        **public: Any,
    ) -> None:
        """Tell everybody the public part, and the seats in `private` theirs on top; see `Event` for what fades when."""
        self.events.append(Event(key, public, private or {}, fading, closes))

    def reveal(self) -> None:
        """Note that somebody now knows something that was hidden from them: this step can't be freely undone.

        Draws from `rng` count as revealing by themselves. Everything else that opens a secret must say so: a card
        taken from a pile that was shuffled long ago, simultaneous choices shown when the last one is in.
        """
        self.revealed = True
