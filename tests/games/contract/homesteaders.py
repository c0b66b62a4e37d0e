"""Homesteaders' part of the contract suite."""

from collections.abc import Mapping

from app.engine.codec import decode, encode
from app.engine.events import Archive, Open, Player, Seat, Viewer
from app.engine.rng import Dice, seed_from, shuffled
from app.games.homesteaders.components import BUILDINGS, HIDDEN, LADDER, STACKS, TRACK
from app.games.homesteaders.state import NEUTRAL, State
from app.games.homesteaders.town import slots

MOST = 9
"""Hidden numbers are dealt again up to this."""


class HomesteadersHarness:
    """Which games of Homesteaders to play, what is conserved, what is hidden."""

    most_moves = 3_000
    variants: tuple[Mapping[str, str], ...] = (
        {"information": "open"},
        {"placement": "turn_order"},
        {"confirm_lot": "on"},
        {"first_player": "first_seat"},
    )

    def check_conservation(self, state: State) -> None:
        """Assert that every building and tile is in one place, and that nobody has less than nothing (§13.3)."""
        players = len(state.players)
        for number, row in enumerate(BUILDINGS):
            owners = [player for player in state.players if row.id in player.buildings]
            assert state.left[number] + len(owners) == row.copies_for(players)
        for number, order in enumerate(state.stacks):
            assert sorted(order) == list(range(len(STACKS[number])))
        for player in state.players:
            assert len(set(player.buildings)) == len(player.buildings)
            assert min(player.goods.of(good) for good in HIDDEN) >= 0
            assert sum(player.placed.values()) <= player.goods.worker
            assert all(count <= slots(player)[slot] for slot, count in player.placed.items())
            assert 0 <= player.track <= len(TRACK)
        led = [lot.leader for lot in state.lots if lot.leader is not None]
        assert len(set(led)) == len(led)
        assert not set(led) & set(state.passed)
        assert all(lot.amount in LADDER for lot in state.lots if lot.leader is not None)
        if state.stage == "lots":
            winners = sum(leader != NEUTRAL for leader in led)
            assert winners + len(state.passed) == players

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """Return a copy with other goods behind others' screens, and other tiles."""
        copy = decode(encode(state), State)
        for seat in range(len(copy.players)):
            if not isinstance(viewer, Open) and viewer != Player(Seat(seat)) and copy.stage != "over":
                self.deal_anew(copy, Seat(seat), dice)
        for number, order in enumerate(copy.stacks):
            if number:
                hidden = order[copy.round :]
                for stage in dict.fromkeys(STACKS[number][tile].stage for tile in hidden):
                    places = [
                        at for at, tile in enumerate(order) if tile in hidden and STACKS[number][tile].stage == stage
                    ]
                    for at, tile in zip(places, shuffled(dice, [order[at] for at in places]), strict=True):
                        order[at] = tile
        copy.rng.seed = seed_from(f"another {dice.below(10**6)}")
        return copy

    def deal_anew(self, state: State, seat: Seat, dice: Dice) -> None:
        """Change all that the screen hides."""
        if not state.rules.open_screens:
            for good in HIDDEN:
                setattr(state.players[seat].goods, good, dice.below(MOST))

    def secrets(self, state: State, viewer: Viewer) -> list[str]:
        """Return the seed, and nothing else that is a text: numbers are covered by dealing them again."""
        return [] if isinstance(viewer, Archive) else [state.rng.seed]
