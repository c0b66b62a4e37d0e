"""The context in which rules change a state: randomness and events."""

from collections.abc import Mapping
from typing import Any

from app.engine.events import Event, Seat
from app.engine.rng import Rng, RngState


class Turn:
    """The context of one step."""

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
        """Emit an event; see `Event` for its public, private and fading parameters."""
        self.events.append(Event(key, public, private or {}, fading, closes))

    def reveal(self) -> None:
        """Mark the step as revealing hidden information, so that it can't be undone freely.

        Draws from `rng` count by themselves. Everything else that reveals a secret must call this: drawing a card from
        a pile shuffled earlier, or showing simultaneous choices once the last one is in.
        """
        self.revealed = True
