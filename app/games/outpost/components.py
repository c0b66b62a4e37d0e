"""What is in the box: resources, factories, colony upgrades and production decks (spec §2).

Rows are facts of the printed components. Where editions differ, each has a box of its own.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal, NewType, TypeVar

import msgspec

K = TypeVar("K")
V = TypeVar("V")

Resource = NewType("Resource", str)
UpgradeId = NewType("UpgradeId", str)
CardId = NewType("CardId", str)
CardNumber = int
"""A card as piles and hands keep it: its place in `PRINTED`. Mega cards and notes have numbers beyond those.

With ids instead, the state of a game of four would have 4.2 KB instead of 1.2, and its copy would take 32 µs instead
of 19.
"""

ORE, WATER, TITANIUM, RESEARCH, MICROBIOTICS, NEW_CHEMICALS = map(
    Resource, ("ore", "water", "titanium", "research", "microbiotics", "new_chemicals")
)
ORBITAL_MEDICINE, RING_ORE, MOON_ORE = map(Resource, ("orbital_medicine", "ring_ore", "moon_ore"))

DATA_LIBRARY, WAREHOUSE, HEAVY_EQUIPMENT, NODULE = map(
    UpgradeId, ("data_library", "warehouse", "heavy_equipment", "nodule")
)
SCIENTISTS, ORBITAL_LAB, ROBOTS, LABORATORY, ECOPLANTS, OUTPOST = map(
    UpgradeId, ("scientists", "orbital_lab", "robots", "laboratory", "ecoplants", "outpost")
)
ICE_PROSPECTOR, ROBOT_PROTOTYPE, SMELTER, WILY_TRADER = map(
    UpgradeId, ("ice_prospector", "robot_prototype", "smelter", "wily_trader")
)
LAUNCH_FACILITY, MERCHANT_HOUSE, NCF_PROTOTYPE, REFINERY = map(
    UpgradeId, ("launch_facility", "merchant_house", "ncf_prototype", "refinery")
)
BIOSPHERE = UpgradeId("biosphere")
SPACE_STATION, PLANETARY_CRUISER, MOON_BASE = map(UpgradeId, ("space_station", "planetary_cruiser", "moon_base"))


class Factory(msgspec.Struct, frozen=True):
    """A kind of factory; it is named after the resource it produces (§2.2).

    `cost` is None where it only comes with an upgrade. `needs` is the upgrade its buyer must own, `research_cards` how
    many Research cards must be among the payment for each. A `special` factory is run by a colonist, never by a robot.
    """

    resource: Resource
    vp: int
    cost: int | None = None
    needs: UpgradeId | None = None
    research_cards: int = 0
    special: bool = False


class Upgrade(msgspec.Struct, frozen=True):
    """A kind of colony upgrade (§2.3); `number` is the face of the die that brings it, 0 for Kicker cards (§2.10).

    `factory` comes with it, without an operator. `produces` is a card a turn that needs no operator. `discounts` are
    credits towards other upgrades, for each copy owned (§2.4). Of a resource that it `redraws` one more card is drawn,
    and one given back; of what it `doubles` two operated factories give a third card; of what it `trades` a card may be
    exchanged for a better one.
    """

    number: int
    id: UpgradeId
    era: int
    cost: int
    vp: int = 0
    hand: int = 0
    support: int = 0
    robots: int = 0
    factory: Resource | None = None
    produces: Resource | None = None
    discounts: Mapping[UpgradeId, int] = {}
    redraws: Resource | None = None
    doubles: Resource | None = None
    trades: tuple[Resource, ...] = ()


FACTORIES = (
    Factory(ORE, vp=1, cost=10),
    Factory(WATER, vp=1, cost=20),
    Factory(TITANIUM, vp=2, cost=30, needs=HEAVY_EQUIPMENT),
    Factory(RESEARCH, vp=2, cost=30, needs=LABORATORY),
    Factory(NEW_CHEMICALS, vp=3, cost=60, research_cards=1),
    Factory(ORBITAL_MEDICINE, vp=10, special=True),
    Factory(RING_ORE, vp=15, special=True),
    Factory(MOON_ORE, vp=20, special=True),
)

UPGRADES = (
    Upgrade(1, DATA_LIBRARY, era=1, cost=15, vp=1, discounts={SCIENTISTS: 10, LABORATORY: 10}),
    Upgrade(2, WAREHOUSE, era=1, cost=25, vp=1, hand=5),
    Upgrade(3, HEAVY_EQUIPMENT, era=1, cost=30, vp=1, discounts={WAREHOUSE: 5, NODULE: 5, OUTPOST: 15}),
    Upgrade(4, NODULE, era=1, cost=25, vp=2, support=3),
    Upgrade(5, SCIENTISTS, era=2, cost=40, vp=2, produces=RESEARCH),
    Upgrade(6, ORBITAL_LAB, era=2, cost=50, vp=3, produces=MICROBIOTICS),
    Upgrade(7, ROBOTS, era=2, cost=50, vp=3, robots=1),
    Upgrade(8, LABORATORY, era=2, cost=80, vp=5, factory=RESEARCH),
    Upgrade(9, ECOPLANTS, era=2, cost=30, vp=5, discounts={OUTPOST: 10}),
    Upgrade(10, OUTPOST, era=2, cost=100, vp=5, hand=5, support=5, factory=TITANIUM),
    Upgrade(11, SPACE_STATION, era=3, cost=120, factory=ORBITAL_MEDICINE),
    Upgrade(12, PLANETARY_CRUISER, era=3, cost=160, factory=RING_ORE),
    Upgrade(13, MOON_BASE, era=3, cost=200, factory=MOON_ORE),
)

KICKER = (
    Upgrade(0, ICE_PROSPECTOR, era=1, cost=10, vp=1, redraws=WATER),
    Upgrade(0, ROBOT_PROTOTYPE, era=1, cost=10, robots=1),
    Upgrade(0, SMELTER, era=1, cost=15, vp=1, doubles=ORE, discounts={ROBOTS: 5}),
    Upgrade(0, WILY_TRADER, era=1, cost=10, vp=1, trades=(ORE, WATER, TITANIUM)),
    Upgrade(
        0, LAUNCH_FACILITY, era=2, cost=60, vp=2, discounts={SPACE_STATION: 30, PLANETARY_CRUISER: 30, MOON_BASE: 30}
    ),
    Upgrade(0, MERCHANT_HOUSE, era=2, cost=15, vp=1, trades=(RESEARCH, MICROBIOTICS, NEW_CHEMICALS)),
    Upgrade(0, NCF_PROTOTYPE, era=2, cost=60, factory=NEW_CHEMICALS),
    Upgrade(0, REFINERY, era=2, cost=15, vp=1, redraws=TITANIUM),
    Upgrade(0, BIOSPHERE, era=3, cost=250, vp=25, support=5),
)
"""The cards of the Kicker expansion; they are upgrades in slots of their own (§15)."""

DECKS: Mapping[Resource, Mapping[int, int]] = {
    ORE: {1: 6, 2: 8, 3: 8, 4: 8, 5: 6},
    WATER: {4: 3, 5: 5, 6: 7, 7: 9, 8: 7, 9: 5, 10: 3},
    TITANIUM: {7: 5, 8: 7, 9: 9, 10: 11, 11: 9, 12: 7, 13: 5},
    RESEARCH: {9: 2, 10: 3, 11: 4, 12: 5, 13: 6, 14: 5, 15: 4, 16: 3, 17: 2},
    MICROBIOTICS: {14: 1, 15: 2, 16: 3, 17: 4, 18: 3, 19: 2, 20: 1},
    NEW_CHEMICALS: {14: 2, 16: 3, 18: 4, 20: 5, 22: 4, 24: 3, 26: 2},
    ORBITAL_MEDICINE: {20: 2, 25: 3, 30: 4, 35: 3, 40: 2},
    RING_ORE: {30: 1, 35: 3, 40: 4, 45: 3, 50: 1},
    MOON_ORE: {40: 1, 45: 3, 50: 4, 55: 3, 60: 1},
}

CLASSIC_FACTORIES = tuple(
    msgspec.structs.replace(row, cost=40) if row.resource == RESEARCH else row for row in FACTORIES
)

CLASSIC_CHANGES: Mapping[UpgradeId, Mapping[str, Any]] = {
    WAREHOUSE: {"hand": 3},
    HEAVY_EQUIPMENT: {"discounts": {WAREHOUSE: 5, NODULE: 5, OUTPOST: 10}},
    ROBOTS: {"robots": 0},
    LABORATORY: {"cost": 100},
    ECOPLANTS: {"cost": 50},
    OUTPOST: {"hand": 3},
}
"""What the upgrades of 1991 say otherwise (§2.3, §2.4)."""

CLASSIC_UPGRADES = tuple(msgspec.structs.replace(row, **CLASSIC_CHANGES.get(row.id, {})) for row in UPGRADES)

CLASSIC_DECKS: Mapping[Resource, Mapping[int, int]] = {
    **DECKS,
    ORE: {1: 4, 2: 6, 3: 6, 4: 6, 5: 4},
    WATER: {4: 2, 5: 5, 6: 7, 7: 9, 8: 7, 9: 5, 10: 3},
}
"""The decks of 1991: fewer Ore cards, and a Water card less (§2.6)."""

RESOURCES = tuple(DECKS)
PLACES = {resource: place for place, resource in enumerate(RESOURCES)}
BUYABLE = tuple(factory.resource for factory in FACTORIES if factory.cost is not None)
SPECIAL = tuple(factory.resource for factory in FACTORIES if factory.special)

SPECIAL_UPGRADES = tuple(row.id for row in UPGRADES if row.factory in SPECIAL)
"""Upgrades that are a special factory."""

MEGA: Mapping[Resource, int] = {WATER: 30, TITANIUM: 44, NEW_CHEMICALS: 88}
"""What a mega card is worth; there are as many as anybody wants (§2.7)."""

MEGA_GROUP = 4
"""How many operated factories of a kind make one mega card."""

AVERAGE: Mapping[Resource, int] = dict(zip(RESOURCES, (3, 7, 10, 13, 17, 20, 30, 40, 50), strict=True))
"""The value of a note, which replaces a card of an exhausted deck (§2.6)."""

HIGHEST: Mapping[Resource, int] = {resource: max(deck) for resource, deck in DECKS.items()}
LOWEST: Mapping[Resource, int] = {resource: min(deck) for resource, deck in DECKS.items()}
"""The range of values that a card's back tells everybody; the same in every edition."""

CardKind = Literal["normal", "mega", "note"]


class Card(msgspec.Struct, frozen=True, gc=False):
    """A production card: its back shows the resource, its face the value. Mega cards and notes have no secret face."""

    number: CardNumber
    id: CardId
    resource: Resource
    kind: CardKind
    value: int


def card_id(resource: Resource, face: int | str, copy: int) -> CardId:
    """Name a card: `water/7/2` is the second Water card of value 7, `water/mega/1` a mega card, `ore/note/3` a note."""
    return CardId(f"{resource}/{face}/{copy}")


def _print(decks: Mapping[Resource, Mapping[int, int]]) -> Iterator[Card]:
    number = 0
    for resource, deck in decks.items():
        for value, count in deck.items():
            for copy in range(1, count + 1):
                yield Card(number, card_id(resource, value, copy), resource, "normal", value)
                number += 1


PRINTED = tuple(_print(DECKS))
"""All production cards. The decks of 1991 hold no others, only fewer."""

BEYOND = len(PRINTED)
"""The least number of a card that is not printed."""

MINTED: tuple[tuple[CardKind, Mapping[Resource, int]], ...] = (("mega", MEGA), ("note", AVERAGE))
"""What is made as it is needed, with what it is worth."""


COPIES_APART = len(MINTED) * len(RESOURCES)
"""How far apart the numbers of two copies of a mega card, or of a note, are that are made one after the other."""


def minted_number(resource: Resource, kind: str, copy: int) -> CardNumber:
    """Return the number of a mega card, or of a note: its copy, its kind, and the place of its resource in the list."""
    return BEYOND + copy * COPIES_APART + (kind == "note") * len(RESOURCES) + PLACES[resource]


class Register(dict[K, V]):
    """Something about every printed card; for mega cards and notes it is computed on first use.

    Every game counts its own from one, so there are never many different ones.
    """

    def __init__(self, printed: Mapping[K, V], minted: Callable[[K], V]) -> None:
        super().__init__(printed)
        self.minted = minted

    def __missing__(self, key: K) -> V:
        self[key] = found = self.minted(key)
        return found


def _minted(number: CardNumber) -> Card:
    rest, place = divmod(number - BEYOND, len(RESOURCES))
    copy, which = divmod(rest, len(MINTED))
    kind, worth = MINTED[which]
    resource = RESOURCES[place]
    return Card(number, card_id(resource, kind, copy), resource, kind, worth[resource])


def _minted_name(name: str) -> CardNumber:
    resource, kind, copy = name.split("/")
    return minted_number(Resource(resource), kind, int(copy))


CARDS = Register({each.number: each for each in PRINTED}, _minted)
NUMBERS = Register({str(each.id): each.number for each in PRINTED}, _minted_name)
"""By number, each card; by name, its number."""


def card(number: CardNumber) -> Card:
    return CARDS[number]


def cards_named(names: Iterable[str]) -> list[Card]:
    return [CARDS[NUMBERS[name]] for name in names]


def numbers_named(names: Iterable[str]) -> list[CardNumber]:
    return [NUMBERS[name] for name in names]


def names_of(numbers: Iterable[CardNumber]) -> list[str]:
    return [CARDS[number].id for number in numbers]


def worth(numbers: Iterable[CardNumber]) -> int:
    return sum(CARDS[number].value for number in numbers)


class Box(msgspec.Struct, frozen=True):
    """The components of one edition: rows by id, in the order in which they are always listed.

    `decks` are the cards of each resource, by number.
    """

    factories: Mapping[Resource, Factory]
    upgrades: Mapping[UpgradeId, Upgrade]
    decks: Mapping[Resource, tuple[CardNumber, ...]]


def make_box(
    factories: Iterable[Factory], upgrades: Iterable[Upgrade], decks: Mapping[Resource, Mapping[int, int]]
) -> Box:
    """Pack a box: `decks` says how many cards of each value there are."""
    return Box(
        factories={factory.resource: factory for factory in factories},
        upgrades={upgrade.id: upgrade for upgrade in upgrades},
        decks={
            resource: tuple(
                NUMBERS[card_id(resource, value, copy)] for value, count in deck.items() for copy in range(1, count + 1)
            )
            for resource, deck in decks.items()
        },
    )


BOXES: Mapping[str, Box] = {
    "expert": make_box(FACTORIES, UPGRADES, DECKS),
    "kicker": make_box(FACTORIES, (*UPGRADES, *KICKER), DECKS),
    "classic": make_box(CLASSIC_FACTORIES, CLASSIC_UPGRADES, CLASSIC_DECKS),
}


@lru_cache(maxsize=64)
def kicker_box(prices: tuple[int, ...]) -> Box:
    """Return the box with Kicker cards at a table's own prices, in the order in which the cards are listed."""
    return make_box(FACTORIES, (*UPGRADES, *kicker_cards(prices)), DECKS)


def kicker_cards(prices: Iterable[int]) -> Iterator[Upgrade]:
    """Go through the Kicker cards at these prices."""
    return (msgspec.structs.replace(card, cost=price) for card, price in zip(KICKER, prices, strict=True))


UPGRADE_IDS = tuple(upgrade.id for upgrade in UPGRADES)
"""The upgrades in the order of their numbers: a die showing 4 means the fourth, Nodule."""
