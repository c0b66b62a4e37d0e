"""Red Outpost's part of the contract suite."""

from collections.abc import Mapping
from typing import Any

from app.engine.codec import decode, encode
from app.engine.events import Archive, Seat, Viewer
from app.engine.rng import Dice, seed_from, shuffled
from app.games.red_outpost.components import LAKE, REGULAR, RESERVE, RESOURCES
from app.games.red_outpost.state import State, crystals_left, cubes_left, reserve

SMALL_WORLD: Mapping[str, list[int]] = {
    "wheel_spaces": [3],
    "wheel_start": [2],
    "mood_sad": [-3, -9],
    "mood_happy": [2, 2, 5],
    "export_coal": [4],
    "export_fish": [1, 2, 3, 0],
    "lake_blank": [1],
    "lake_one_fish": [2],
    "lake_two_fish": [0],
    "ship_nothing": [0],
    "ship_any": [2],
    "ship_crystal_any": [1],
    **{f"ship_{prefix}{resource}": [0] for resource in RESOURCES for prefix in ("", "crystal_")},
    "palace_spaces": [1],
    "crystals": [5],
    "cubes": [3],
}
"""Data that a host might set: everything runs out, decks are reshuffled often, moods end soon."""


class RedOutpostHarness:
    """Which games of Red Outpost to play, what is conserved, what is hidden."""

    most_moves = 400
    variants: tuple[Mapping[str, Any], ...] = (
        {"blocking": "random"},
        {"special_cards": "on", "first_player": "first_seat"},
        {"special_cards": "on", "blocking": "random"},
        {"special_cards": "on", "blocking": "random", "data": SMALL_WORLD},
    )

    def check_conservation(self, state: State) -> None:
        """Assert the invariants of spec §13: everything is somewhere, and nowhere too much of it."""
        rules, players = state.rules, len(state.players)
        for resource in RESOURCES:
            assert 0 <= state.storehouse[resource] <= 2
            assert 0 <= state.exported[resource] < len(rules.track(resource))
            assert 0 <= cubes_left(state, resource) <= rules.cubes
        assert 0 <= crystals_left(state) <= rules.crystals
        for pile, counts in ((state.lake, rules.lake), (state.ship, rules.ship)):
            cards = pile.draw + pile.discard + pile.taken
            assert tuple(cards.count(number) for number in range(len(counts))) == counts
        shown = sum(LAKE[card].fish > 0 for card in state.lake.discard)
        assert shown < rules.fish_cards or state.phase == "over"
        for seat, player in enumerate(state.players):
            assert player.crystals >= 0
            assert 0 <= player.wheel < rules.wheel_spaces
            assert player.stored in (0, 1)
            assert not rules.palace_spaces or player.palace <= rules.palace_spaces
            assert 0 <= reserve(state, Seat(seat)) <= RESERVE[players]
        for worker in state.workers.values():
            assert rules.lowest_mood <= worker.mood <= rules.highest_mood
            assert min(worker.disks + worker.crystals) >= 0
        if not any(player.location_card for player in state.players):
            self.check_without_cards(state)

    def check_without_cards(self, state: State) -> None:
        """Assert what holds without special cards: nobody shares a location, and every turn has placed a disk."""
        places = [worker.place for worker in state.workers.values() if worker.place in REGULAR]
        assert len(set(places)) == len(places)
        assert not any(sum(worker.crystals) for worker in state.workers.values())
        if state.phase == "evening" and state.turns == len(state.players) - 1 and state.visit is not None:
            assert [reserve(state, Seat(seat)) for seat in range(len(state.players))] == [0] * len(state.players)

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """Return a copy with the decks in another order and another seed: nothing else is hidden from anybody."""
        copy = decode(encode(state), State)
        copy.lake.draw = shuffled(dice, copy.lake.draw)
        copy.ship.draw = shuffled(dice, copy.ship.draw)
        copy.rng.seed = seed_from(f"another {dice.below(10**6)}")
        return copy

    def secrets(self, state: State, viewer: Viewer) -> list[str]:
        """Return the seed; the decks' order is looked after by re-dealing it."""
        return [] if isinstance(viewer, Archive) else [state.rng.seed]
