"""The sections of a page of Outpost, as typed rows: `view.py` fills them (spec §17.1)."""

from collections.abc import Mapping

import msgspec

from app.engine.events import Seat
from app.engine.game import View
from app.games.outpost.components import Factory, Resource, Upgrade, UpgradeId
from app.games.outpost.editions import BidCheck
from app.games.outpost.facts import FactsView
from app.games.outpost.standstill import Ending
from app.games.outpost.state import EarlierBid, Side, TurnStep, Works


class TableView(msgspec.Struct, frozen=True):
    """Where the game stands."""

    players: int
    round: int
    phase: str
    """The stage of the round, whatever step of a turn is at hand."""
    era: int
    era_2_vp: int
    era_3_vp: int
    victory_vp: int
    order: list[Seat]
    active: Seat | None
    ending: Ending | None
    """What ends the game soon if it goes on like this; None while that is far off, and after the end (§14)."""


class WorthView(msgspec.Struct, frozen=True):
    """What an upgrade is worth in points; some count only while their factory is `operated`."""

    vp: int
    operated: bool


class ComponentsView(msgspec.Struct, frozen=True):
    """The printed data of this table's components; it never changes, so it is sent once."""

    upgrades: Mapping[UpgradeId, Upgrade]
    factories: Mapping[Resource, Factory]
    average: Mapping[Resource, int]
    mega: Mapping[Resource, int]
    exempt: tuple[Resource, ...]
    robot_cost: int
    robots_unlimited: bool
    late_discard: bool
    bid_check: BidCheck
    money: bool
    worth: Mapping[UpgradeId, WorthView]
    runs: Mapping[UpgradeId, int]
    """How many more factories each upgrade lets run; none where the hand limit is about cards (§16.8)."""
    space_terrorism: bool
    attack_needed: Mapping[str, int]
    """Possible targets, with the cost of an attack without a defence; empty without attacks (§16.4)."""
    mega_average: Mapping[Resource, int]
    """What the cards that a mega card stands for are worth on average."""
    closes: Mapping[str, list[TurnStep]]
    """Which steps of the turn each kind of action closes."""


class OfferView(msgspec.Struct, frozen=True):
    """An upgrade on offer."""

    upgrade: UpgradeId
    cost: int


class DeckView(msgspec.Struct, frozen=True):
    """A production deck: how many cards are left, how many were discarded, and which, unless they lie face down."""

    left: int
    discarded: int
    discard: list[str]


class KickerView(msgspec.Struct, frozen=True):
    """The Kicker cards beside those on offer: how many slots there are, and how many cards are to come by era."""

    slots: int
    left: list[int]
    coming: list[list[UpgradeId]]
    """The cards to come by era, in no order: all that have not been seen."""
    redraws: list["RedrawView"]
    trades: list[tuple[Seat, UpgradeId]]
    """Exchanges still to be offered in this round, the next one first."""
    taken: list[tuple[Seat, Resource]]
    """Cards taken in this round's exchanges, which stay where they are now."""


class RedrawView(msgspec.Struct, frozen=True):
    """So many cards of a resource just drawn, of which their owner gives back `count`."""

    seat: Seat
    resource: Resource
    drawn: int
    count: int


class AuctionView(msgspec.Struct, frozen=True):
    """The running auction; `number` counts those of the round."""

    number: int
    upgrade: UpgradeId
    high: Seat | None
    amount: int
    bidder: Seat | None
    passed: list[Seat]
    standing: int
    """The highest bid; the printed cost while there is none."""
    least: int
    """The lowest bid that is possible now."""
    most: list[int | None]
    """By seat, the highest possible bid according to public information; None where that is impossible."""
    ring: list[Seat]
    """All seats in the order in which the bid goes round."""
    bids: Mapping[Seat, int]
    """The last bids, of who has made one."""
    earlier: list[EarlierBid]
    shown: bool
    """The highest bidder's hand was seen: this bid can be paid."""
    answered: bool
    """Whether a player has responded to the highest bid."""


class ContributionView(msgspec.Struct, frozen=True):
    """A player's contribution to one side of an attack."""

    seat: Seat
    side: Side
    value: int


class RaidView(msgspec.Struct, frozen=True):
    """The attack under way."""

    attacker: Seat
    owner: Seat
    asset: str
    cost: int
    attack: int
    defence: int
    """What was spent on either side so far."""
    needed: int
    """What the attackers must have spent, as the defence stands."""
    to_destroy: int
    to_save: int
    """How much more decides it for either side; 0 where it is decided so as things stand."""
    parts: list[ContributionView]
    to_ask: list[Seat]
    """Players who have yet to respond, the next one first."""


class ImmuneView(msgspec.Struct, frozen=True):
    """Pieces of a kind that have survived an attack this round."""

    owner: Seat
    asset: str
    count: int


class CardView(msgspec.Struct, frozen=True):
    """A card whose face the viewer may see."""

    id: str
    resource: Resource
    kind: str
    value: int
    weight: int


class ColonyView(msgspec.Struct, frozen=True):
    """A player as everybody sees them."""

    seat: Seat
    vp: int
    cost_total: int
    backs: Mapping[Resource, int]
    """Cards in hand by resource, all kinds."""
    open_cards: list[CardView]
    """Those among them that have no secret: mega cards and notes."""
    worth_low: int
    worth_high: int
    """The least and the most that the hand can be worth, from what everybody sees (§17.2); 0 if it is money."""
    hand_count: int
    hand_limit: int
    colonists: int
    robots: int
    base_support: int
    support_limit: int
    max_colonists: int
    robot_limit: int
    colonist_cost: int
    surplus: int
    """Colonists without housing, who leave at the end of the round unless some is found (§16.4)."""
    operating_limit: int | None
    """How many factories may run; None where nothing limits that (§16.8)."""
    factories: Mapping[Resource, Works]
    upgrades: Mapping[UpgradeId, int]
    discounts: Mapping[UpgradeId, int]
    produces: Mapping[Resource, int]
    yields: Mapping[Resource, list[int]]
    """The cards of the next production with none, one, two … of the factories operated, for each resource."""
    income: int
    """What the cards that it `produces` as the operators stand are worth on average."""
    step: TurnStep
    internalized: bool
    purchases: int
    tokens: int
    """Research tokens, at a table that plays with money (§16.8)."""


class HandView(msgspec.Struct, frozen=True):
    """What only its owner knows, until the game is over."""

    cards: list[CardView]
    total: int
    most: Mapping[UpgradeId, int]
    """The highest bid that this hand can pay for each upgrade on offer."""
    prices: Mapping[UpgradeId, int]
    """What the owner would pay for the lowest bid on each of them."""
    megas: Mapping[Resource, int] | None
    drawn: list[list[str]]
    """The cards of one's own redraws."""
    taken: list[str]
    """Cards taken in this round's exchanges."""


class ArchiveView(msgspec.Struct, frozen=True):
    """What is opened after the end: the draw piles in order."""

    piles: Mapping[Resource, list[str]]


class OutpostView(View, frozen=True):
    """The sections of a page."""

    table: TableView
    facts: FactsView
    components: ComponentsView
    market: list[OfferView]
    stock: Mapping[UpgradeId, int]
    kicker: KickerView | None
    decks: Mapping[Resource, DeckView]
    auction: AuctionView | None
    raid: RaidView | None
    immune: list[ImmuneView]
    colonies: list[ColonyView]
    hands: Mapping[Seat, HandView]
    """The viewer's own hand; all of them for the archive and where hands are open; none for a spectator."""
    known: Mapping[Seat, list[CardView]]
    """Cards in others' hands that the viewer has seen."""
    archive: ArchiveView | None
