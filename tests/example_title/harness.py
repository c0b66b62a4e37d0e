"""Sealed Bids' part of the contract suite."""

from collections.abc import Mapping
from typing import Any

from app.engine.codec import decode, encode
from app.engine.events import Archive, Viewer
from app.engine.rng import Dice, seed_from, shuffled
from tests.example_title.game import COINS, LOTS, State


class SealedBidsHarness:
    most_moves = 400
    variants: tuple[Mapping[str, Any], ...] = ()

    def check_conservation(self, state: State) -> None:
        assert len(state.lots) == len(LOTS) - state.round
        assert state.lot not in state.lots
        assert sum(state.points) <= sum(LOTS) - sum(state.lots)
        assert all(0 <= coins <= COINS for coins in state.coins)

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """Return a copy with the lots to come in another order."""
        copy = decode(encode(state), State)
        copy.lots = shuffled(dice, copy.lots)
        copy.rng.seed = seed_from(f"another {dice.below(10**6)}")
        return copy

    def secrets(self, state: State, viewer: Viewer) -> list[str]:
        return [] if isinstance(viewer, Archive) else [state.rng.seed]
