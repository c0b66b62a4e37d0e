"""Estates: what of a colony earns and scores, as far as everybody sees it; actual or hypothetical."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

import msgspec

from app.games.outpost.colony import COLONIST_COST, COLONIST_COST_WITH_ECOPLANTS
from app.games.outpost.components import (
    ECOPLANTS,
    FACTORIES,
    ROBOT_PROTOTYPE,
    ROBOTS,
    SPECIAL,
    Resource,
    Upgrade,
    UpgradeId,
)
from app.games.outpost.money import FACTORIES_FOR_A_CARD
from app.games.outpost.operators import BEST_FIRST
from app.games.outpost.sections import ColonyView, ComponentsView

Name = TypeVar("Name", bound=str)

POINTS: Mapping[Resource, int] = {row.resource: row.vp for row in FACTORIES}
"""Points of an operated factory, the same in all editions."""

UNLIMITED = 99
"""Stands for no limit on robots or running factories."""


class Estate(msgspec.Struct, frozen=True):
    """The parts of a colony that earn and score; actual or hypothetical."""

    built: Mapping[Resource, int]
    upgrades: Mapping[UpgradeId, int]
    colonists: int
    robots: int
    housing: int
    """Housing outside special factories."""
    colonist_price: int
    hand_limit: int
    robots_unlimited: bool
    money: bool

    @property
    def most_running(self) -> int:
        """Return the maximum number of running factories: with money, two per card of the hand limit (§16.8)."""
        return FACTORIES_FOR_A_CARD * self.hand_limit if self.money else UNLIMITED

    @property
    def robots_each(self) -> int:
        return self.upgrades.get(ROBOTS, 0) * (UNLIMITED if self.robots_unlimited else 1)

    @property
    def operators(self) -> int:
        limit = self.robots_each * self.colonists or self.upgrades.get(ROBOT_PROTOTYPE, 0)
        return min(self.colonists + min(self.robots, limit), self.most_running)

    @property
    def berths(self) -> int:
        return max(0, self.housing + sum(self.built.get(kind, 0) for kind in SPECIAL) - self.colonists)

    def with_upgrade(self, row: Upgrade) -> "Estate":
        """Return the estate with another upgrade and everything it comes with."""
        return Estate(
            built=self.built if row.factory is None else more(self.built, row.factory, 1),
            upgrades=more(self.upgrades, row.id, 1),
            colonists=self.colonists,
            robots=self.robots + row.robots,
            housing=self.housing + row.support,
            colonist_price=COLONIST_COST_WITH_ECOPLANTS if row.id == ECOPLANTS else self.colonist_price,
            hand_limit=self.hand_limit + row.hand,
            robots_unlimited=self.robots_unlimited,
            money=self.money,
        )

    def without(self, asset: str, rows: Mapping[UpgradeId, Upgrade]) -> "Estate":
        """Return the estate after losing a factory or an upgrade and the colonists housed there (§16.4)."""
        row = rows.get(UpgradeId(asset))
        lost = Resource(asset) if row is None else row.factory if row.factory in SPECIAL else None
        built = self.built if lost is None else fewer(self.built, lost)
        housing = self.housing - (row.support if row else 0)
        last_ecoplants = asset == ECOPLANTS and self.upgrades[ECOPLANTS] == 1
        return Estate(
            built=built,
            upgrades=self.upgrades if row is None else fewer(self.upgrades, row.id),
            colonists=min(self.colonists, housing + sum(built.get(kind, 0) for kind in SPECIAL)),
            robots=self.robots,
            housing=housing,
            colonist_price=COLONIST_COST if last_ecoplants else self.colonist_price,
            hand_limit=self.hand_limit - (row.hand if row else 0),
            robots_unlimited=self.robots_unlimited,
            money=self.money,
        )

    def with_works(self, kind: Resource | None, count: int, colonists: int, robots: int) -> "Estate":
        return Estate(
            built=self.built if kind is None else more(self.built, kind, count),
            upgrades=self.upgrades,
            colonists=self.colonists + colonists,
            robots=self.robots + robots,
            housing=self.housing,
            colonist_price=self.colonist_price,
            hand_limit=self.hand_limit,
            robots_unlimited=self.robots_unlimited,
            money=self.money,
        )


def more(counts: Mapping[Name, int], name: Name, number: int) -> dict[Name, int]:
    return {**counts, name: counts.get(name, 0) + number}


def fewer(counts: Mapping[Name, int], name: Name) -> dict[Name, int]:
    return {each: count - (each == name) for each, count in counts.items() if each != name or count > 1}


def estate_of(colony: ColonyView, printed: ComponentsView) -> Estate:
    """Return a colony's estate, from public information."""
    return Estate(
        built={kind: crew.built for kind, crew in colony.factories.items()},
        upgrades=colony.upgrades,
        colonists=colony.colonists,
        robots=colony.robots,
        housing=colony.base_support,
        colonist_price=colony.colonist_cost,
        hand_limit=colony.hand_limit,
        robots_unlimited=printed.robots_unlimited,
        money=printed.money,
    )


def may_build(estate: Estate, printed: ComponentsView, has_research: bool) -> Iterator[Resource]:
    """Iterate over the kinds of factories that the owner may buy; New Chemicals require Research cards."""
    for kind, row in printed.factories.items():
        allowed = row.needs is None or row.needs in estate.upgrades
        if row.cost is not None and allowed and (has_research or not row.research_cards):
            yield kind


def price(printed: ComponentsView, kind: Resource) -> int:
    """Return the cost of a factory that can be bought."""
    cost = printed.factories[kind].cost
    assert cost is not None
    return cost


class Crews(msgspec.Struct):
    """Which factories run if the best are staffed first, which are idle, and how many operators have no work."""

    running: list[Resource]
    idle: list[Resource]
    unemployed: int


def crews_of(estate: Estate) -> Crews:
    """Staff the best factories first."""
    crews = Crews([], [], estate.operators)
    colonists = min(estate.colonists, estate.operators)
    for kind, people, machines in best_first(estate.built, colonists, estate.operators - colonists):
        crews.running += [kind] * (people + machines)
        crews.idle += [kind] * (estate.built[kind] - people - machines)
        crews.unemployed -= people + machines
    return crews


def best_first(built: Mapping[Resource, int], colonists: int, robots: int) -> Iterator[tuple[Resource, int, int]]:
    """Iterate over the kinds of factories, best first, with the colonists and robots that run them."""
    for kind in BEST_FIRST:
        if kind in built:
            people = min(built[kind], colonists)
            machines = 0 if kind in SPECIAL else min(built[kind] - people, robots)
            colonists -= people
            robots -= machines
            yield kind, people, machines
