"""Everything that is on the table, hidden or not (spec §5.1)."""

from typing import Literal

import msgspec

from app.engine import stages
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.components import Amounts, BuildingId, Good, SlotId
from app.games.homesteaders.rules import Rules

NEUTRAL = Seat(-1)
"""Leader of a lot on which the neutral marker of the two-player game bids."""

Placement = dict[SlotId, int]
"""How many workers stand on which slots; the others are idle."""


class Goods(msgspec.Struct, array_like=True, gc=False):
    """What a player has: the screen hides all but workers and rail lines."""

    silver: int = 0
    trade: int = 0
    debt: int = 0
    vp: int = 0
    wood: int = 0
    food: int = 0
    steel: int = 0
    gold: int = 0
    copper: int = 0
    livestock: int = 0
    worker: int = 0
    rail: int = 0

    def of(self, good: Good) -> int:
        """Return how many of a good there are."""
        number: int = getattr(self, good)
        return number

    def add(self, amounts: Amounts, times: int = 1) -> None:
        """Add these amounts; with `times=-1`, subtract them."""
        for good, number in amounts.items():
            setattr(self, good, getattr(self, good) + number * times)

    def lacking(self, amounts: Amounts) -> dict[Good, int]:
        """Return what is missing to pay these amounts."""
        return {good: number - self.of(good) for good, number in amounts.items() if number > self.of(good)}


DealKind = Literal["debts", "buy", "sell", "hire", "market", "bank", "wages", "repay"]


class Deal(msgspec.Struct, array_like=True, gc=False):
    """A deal with the supply: what was given and received."""

    kind: DealKind
    gives: dict[Good, int]
    gets: dict[Good, int]


class Player(msgspec.Struct, array_like=True, gc=False):
    """A town, and what lies behind its screen."""

    goods: Goods
    buildings: list[BuildingId]
    placed: Placement
    track: int = 0
    """How far the marker has come on the railroad development track (§2.8)."""
    done: bool = False
    """Whether the player has answered the question of this stage."""


class Lot(msgspec.Struct, array_like=True, gc=False):
    """An auction space: the highest bid on its tile, and its leader once there is one."""

    leader: Seat | None = None
    amount: int = 0


class State(stages.State):
    """A game of Homesteaders."""

    rules: Rules
    players: list[Player]
    left: list[int]
    """Unowned copies of each kind of building, in the order of `components.BUILDINGS`."""
    stacks: list[list[int]]
    """The order of each stack in use: a number in `components.STACKS` for every round."""
    first: Seat
    """Holder of the first-player card."""
    lots: list[Lot]
    passed: list[Seat]
    round: int = 0
    in_order: bool = False
    """Workers are placed in turn order this round, each placement being shown at once (§5.3)."""
    turn: Seat | None = None
    """Whose turn it is to bid, or whose lot is being resolved; None while all act at the same time."""
    lot: int = -1
    """Which lot is being resolved, counted from 0; -1 before the first."""
    neutral: int = 0
    """The neutral bid's place on its ladder (two players)."""

    @property
    def active(self) -> Seat:
        """Return the player whose turn it is; call this only where there is one."""
        assert self.turn is not None
        return self.turn

    def question(self, what: str, seat: Seat) -> str:
        """Name a question to the seat: the same as long as it has not answered, another one afterwards."""
        return f"{self.round}.{what}.{seat}.{self.answers[seat]}"

    def order(self) -> list[Seat]:
        """Return the seats in turn order, the holder of the first-player card first."""
        seats = [Seat(seat) for seat in range(len(self.players))]
        return seats[self.first :] + seats[: self.first]

    def undecided(self) -> list[Seat]:
        """Return the players who have not answered the question of this stage yet, in turn order."""
        return [seat for seat in self.order() if not self.players[seat].done]

    def do_ask_anew(self, _turn: Turn) -> None:
        """Let everybody be asked again, in the next stage."""
        for player in self.players:
            player.done = False
