"""Everything that is on the table, hidden or not (spec §3)."""

from typing import Literal

import msgspec

from app.engine import stages
from app.engine.events import Seat
from app.games.outpost.components import CardNumber, Resource, UpgradeId
from app.games.outpost.editions import Rules

TurnStep = Literal["auctions", "factories", "operators", "done"]
"""The steps of a player's turn, in their order."""

EVERYBODY = -1
"""Stands for all seats and spectators."""

STEPS: tuple[TurnStep, ...] = ("auctions", "factories", "operators", "done")


class Works(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A player's factories of one kind: how many there are, and how many of them have an operator."""

    built: int = 0
    colonists: int = 0
    robots: int = 0

    @property
    def operated(self) -> int:
        """Return how many produce and count."""
        return self.colonists + self.robots


class Player(msgspec.Struct, array_like=True, gc=False):
    """A colony, its commander's hand, and where that player's turn stands."""

    colonists: int
    robots: int
    factories: dict[Resource, Works]
    """By kind, in the order in which the kinds were first built; there is no kind without a factory."""
    upgrades: dict[UpgradeId, int] = {}
    """The upgrades owned with their copies, in the order in which they were won."""
    hand: list[CardNumber] = []
    """The cards in hand. The values of printed ones are their owner's secret; mega cards and notes have none."""
    step: TurnStep = "auctions"
    purchases: int = 0
    """How often something was paid for this round: auctions won included, and penalties and attacks."""
    internalized: bool = False
    megas: dict[Resource, int] | None = None
    """Mega cards chosen for this production."""
    cash: int = 0
    """Credits in hand, at a table that plays with money; its owner's secret (§16.8)."""
    tokens: int = 0
    """Research tokens, which stand for Research cards where there are none in hand (§16.8)."""


class Deck(msgspec.Struct, array_like=True, gc=False):
    """The production cards of one resource: the draw pile (top card last) and the open discard pile, by number."""

    draw: list[CardNumber]
    discard: list[CardNumber]


class EarlierBid(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A bid that was beaten, with the players who had passed on it."""

    seat: Seat
    amount: int
    passed: list[Seat]


class Auction(msgspec.Struct, array_like=True, gc=False):
    """The running auction: the leader and bid, and the player to respond (None: the leader pays)."""

    upgrade: UpgradeId
    high: Seat | None
    """The highest bidder; None if it is auctioned again (§16.3)."""
    amount: int
    bidder: Seat | None
    passed: list[Seat]
    """Players who have passed since the last bid."""
    earlier: list[EarlierBid] = []
    """The bids below the highest, which may turn out to be none (§16.7)."""
    shown: bool = False
    """The highest bidder's hand was seen: this bid can be paid."""
    answered: bool = False
    """Whether a player has responded to the highest bid, so that it can no longer be challenged."""


class Placing(msgspec.Struct, array_like=True, gc=False):
    """A factory won out of turn, which its owner may staff at once."""

    seat: Seat
    factory: Resource


class Redraw(msgspec.Struct, array_like=True, gc=False):
    """Cards of a resource just drawn, of which their owner gives some back (§15.3)."""

    seat: Seat
    resource: Resource
    drawn: list[CardNumber]
    count: int


class Kicker(msgspec.Struct, array_like=True, gc=False):
    """The Kicker cards: those on offer, and by era those to come, the top card last (§15.1)."""

    slots: list[UpgradeId]
    piles: list[list[UpgradeId]]
    redraws: list[Redraw] = []
    trades: list[tuple[Seat, UpgradeId]] = []
    """Exchanges still to be offered in this round, the next one first."""
    aside: list[CardNumber] = []
    """Cards taken in this round's exchanges, which stay where they are now."""


Side = Literal["attack", "defence"]


class Contribution(msgspec.Struct, array_like=True, gc=False):
    """A player's contribution to one side of an attack."""

    seat: Seat
    side: Side
    value: int


class Raid(msgspec.Struct, array_like=True, gc=False):
    """A running attack: attacker, target, contributions, and the players who have yet to respond (§16.4)."""

    attacker: Seat
    owner: Seat
    asset: str
    """A kind of factory, or an upgrade."""
    parts: list[Contribution]
    to_ask: list[Seat]
    """Players who may still support it or defend against it, the next one first."""


class State(stages.State):
    """A game of Outpost."""

    rules: Rules
    round: int
    era: int
    order: list[Seat]
    players: list[Player]
    stock: dict[UpgradeId, int]
    """Copies of each upgrade that have not been on offer yet; nothing is kept of one that has run out."""
    market: list[UpgradeId]
    decks: dict[Resource, Deck]
    active: Seat | None = None
    """Whose turn it is."""
    auction: Auction | None = None
    auctions: int = 0
    """How many auctions were opened this round."""
    asked: int = 0
    """Number of bids asked for this round; makes decision ids unique."""
    placing: Placing | None = None
    insisted: bool = False
    sold_out_low: bool = False
    """Upgrades 1 to 4 were all gone when the last market was filled."""
    sold_out_mid: bool = False
    """Upgrades 1 to 10 were all gone when the last market was filled."""
    known: dict[CardNumber, list[int]] = msgspec.field(default_factory=dict)
    """Cards in hands that others have seen: the seats that know them, or `EVERYBODY`."""
    barred: list[UpgradeId] = msgspec.field(default_factory=list)
    """Upgrades that may not be opened again in this turn."""
    defaulted: list[tuple[Seat, UpgradeId]] = msgspec.field(default_factory=list)
    """Players who defaulted on an upgrade this round, and are out of its auctions (§16.3)."""
    kicker: Kicker | None = None
    spiral: int = 0
    """By how much the points that end the game have come down (§16.5)."""
    minted: int = 0
    """Mega cards and notes made so far: each gets a name of its own."""
    raid: Raid | None = None
    immune: list[tuple[Seat, str]] = msgspec.field(default_factory=list)
    """Whose factories and upgrades have survived an attack this round, each as often as it did (§16.4)."""
    best_points: list[int] = msgspec.field(default_factory=list)
    """The most points that each seat has had at a victory check; empty before the first (§14)."""
    level_rounds: int = 0
    """Rounds in a row after which nobody had more points than ever, and no upgrade was still to come."""
    quiet_rounds: int | None = None
    """Rounds in a row in which nobody bought anything since no upgrade is left; None as long as there are some."""
    idle_rounds: int = 0
    """Rounds in a row in which nobody bought anything useful though upgrades were left, and none was still to come."""
    bought: int = 0
    """All that had been bought by the last victory check and is of use (§14)."""
