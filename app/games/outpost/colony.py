"""What follows from a colony as it stands: limits, worth, discounts (spec §2.4, §3.3).

A colony stays as it is for many moves: what all its upgrades, or all its factories, come to is added up once.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

import msgspec

from app.games.outpost.components import (
    ALL_UPGRADES,
    BOXES,
    ECOPLANTS,
    FACTORIES,
    MEGA,
    MEGA_GROUP,
    RESOURCES,
    ROBOT_PROTOTYPE,
    ROBOTS,
    SPECIAL,
    UPGRADE_PLACES,
    Box,
    Resource,
    UpgradeId,
)
from app.games.outpost.editions import Rules
from app.games.outpost.state import Player, Works, opened_works

COLONIST_COST = 10
COLONIST_COST_WITH_ECOPLANTS = 5
ROBOT_COST = 10
NO_WORKS = Works()


def box(rules: Rules) -> Box:
    """Return the components that the game is played with."""
    return BOXES[rules.box]


# --- upgrades ----------------------------------------------------------------------------------------------------


class Advantages(msgspec.Struct, frozen=True, gc=False):
    """What is printed on all upgrades of a player, added up."""

    vp: int
    cost: int
    hand: int
    support: int
    discounts: Mapping[UpgradeId, int]
    produces: Mapping[Resource, int]
    """Cards a turn that need no operator."""
    doubles: Mapping[Resource, int]
    """How often two operated factories of a kind give a third card."""


def advantages(rules: Rules, player: Player) -> Advantages:
    """Return what the player's upgrades give together; all copies add up."""
    return _advantages(rules.box, player.upgrade_places)


@lru_cache(maxsize=1024)
def _advantages(box_name: str, places: bytes) -> Advantages:
    rows = [BOXES[box_name].upgrades[ALL_UPGRADES[place]] for place in places]
    discounts: dict[UpgradeId, int] = {}
    for row in rows:
        for upgrade, credit in row.discounts.items():
            discounts[upgrade] = discounts.get(upgrade, 0) + credit
    return Advantages(
        vp=sum(row.vp for row in rows),
        cost=sum(row.cost for row in rows),
        hand=sum(row.hand for row in rows),
        support=sum(row.support for row in rows),
        discounts=discounts,
        produces=Counter([row.produces for row in rows if row.produces is not None]),
        doubles=Counter([row.doubles for row in rows if row.doubles is not None]),
    )


def copies(player: Player, upgrade: UpgradeId) -> int:
    """Return how many copies of an upgrade the player owns."""
    return player.upgrade_places.count(UPGRADE_PLACES[upgrade])


def do_gain(player: Player, upgrade: UpgradeId) -> None:
    """Lay a copy of the upgrade before the player."""
    player.upgrade_places += bytes((UPGRADE_PLACES[upgrade],))


def do_lose(player: Player, upgrade: UpgradeId) -> None:
    """Take the copy away that was won last."""
    before, _, after = player.upgrade_places.rpartition(bytes((UPGRADE_PLACES[upgrade],)))
    player.upgrade_places = before + after


# --- factories ---------------------------------------------------------------------------------------------------


VP = {row.resource: row.vp for row in FACTORIES}
"""What an operated factory of each kind counts, the same in every edition."""


class Industry(msgspec.Struct, frozen=True, gc=False):
    """A player's factories of all kinds, counted."""

    vp: int
    built: int
    operated: int
    running: Mapping[Resource, int]
    """How many of each kind are operated, in the order of the resources."""
    megas: tuple[int, ...]
    """How many mega cards they can produce, for each resource that has them (§8.2)."""
    robots: int
    """How many of them run by robots."""
    specials: int
    on_special: int
    """How many colonists live and work in special factories."""


def industry(player: Player) -> Industry:
    """Return how many factories the player owns and runs."""
    return _industry(player.sealed_works)


@lru_cache(maxsize=1024)
def _industry(sealed: bytes) -> Industry:
    factories = opened_works(sealed)
    special = [factories[kind] for kind in SPECIAL if kind in factories]
    running = {kind: factories[kind].operated for kind in RESOURCES if kind in factories}
    return Industry(
        vp=sum(VP[kind] * count for kind, count in running.items()),
        built=sum(crew.built for crew in factories.values()),
        operated=sum(running.values()),
        running={kind: count for kind, count in running.items() if count},
        megas=tuple(running.get(kind, 0) // MEGA_GROUP for kind in MEGA),
        robots=sum(crew.robots for crew in factories.values()),
        specials=sum(crew.built for crew in special),
        on_special=sum(crew.colonists for crew in special),
    )


def works(player: Player, resource: Resource) -> Works:
    """Return the player's factories of one kind."""
    return player.factories.get(resource, NO_WORKS)


def do_build(player: Player, kind: Resource, count: int = 1) -> None:
    """Add factories of a kind; they stand idle."""
    crew = works(player, kind)
    do_set(player, kind, Works(crew.built + count, crew.colonists, crew.robots))


def do_set(player: Player, kind: Resource, crew: Works) -> None:
    """Let this be the player's factories of a kind; without any, there is no such kind."""
    factories = player.factories | {kind: crew}
    if not crew.built:
        del factories[kind]
    player.factories = factories


# --- limits and prices -------------------------------------------------------------------------------------------


def base_support(rules: Rules, player: Player) -> int:
    """Return how many colonists can live here without working in a special factory."""
    return rules.support_limit + advantages(rules, player).support


def support_limit(rules: Rules, player: Player) -> int:
    """Return the housing as it is shown: each manned special factory houses its colonist."""
    return base_support(rules, player) + industry(player).on_special


def max_colonists(rules: Rules, player: Player) -> int:
    """Return how many colonists may be owned: each special factory, manned or not, makes room for one."""
    return base_support(rules, player) + industry(player).specials


def colonist_cost(player: Player) -> int:
    """Return the price of a colonist, lower with Ecoplants."""
    return COLONIST_COST_WITH_ECOPLANTS if copies(player, ECOPLANTS) else COLONIST_COST


def robot_limit(rules: Rules, player: Player) -> int:
    """Return how many robots may work: all, or for each Robots upgrade as many as there are colonists.

    Without one, those that came as prototypes.
    """
    if rules.robots_unlimited:
        return player.robots
    return copies(player, ROBOTS) * player.colonists or copies(player, ROBOT_PROTOTYPE)


def surplus(rules: Rules, player: Player) -> int:
    """Return how many colonists have lost their housing (§16.4)."""
    return max(0, player.colonists - max_colonists(rules, player))


def usable_robots(rules: Rules, player: Player) -> int:
    """Return how many of the robots owned may work."""
    return min(player.robots, robot_limit(rules, player))


def hand_limit(rules: Rules, player: Player) -> int:
    """Return how many cards may be kept."""
    return rules.hand_limit + advantages(rules, player).hand


def discounts(rules: Rules, player: Player) -> Mapping[UpgradeId, int]:
    """Return all discounts that the player's own upgrades give, by what they are on."""
    return advantages(rules, player).discounts


def discount(rules: Rules, player: Player, upgrade: UpgradeId) -> int:
    """Return what the player's own upgrades contribute to the price of another; all copies add up."""
    return discounts(rules, player).get(upgrade, 0)
