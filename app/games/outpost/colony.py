"""What follows from a colony as it stands: limits, worth, discounts (spec §2.4, §3.3)."""

from app.games.outpost.components import (
    BOXES,
    ECOPLANTS,
    ROBOT_PROTOTYPE,
    ROBOTS,
    SPECIAL,
    Box,
    Resource,
    Upgrade,
    UpgradeId,
    kicker_box,
)
from app.games.outpost.editions import Rules
from app.games.outpost.state import Player, Works

COLONIST_COST = 10
COLONIST_COST_WITH_ECOPLANTS = 5
ROBOT_COST = 10
NO_WORKS = Works()


def box(rules: Rules) -> Box:
    return kicker_box(rules.kicker_prices) if rules.kicker_prices else BOXES[rules.box]


# --- upgrades ----------------------------------------------------------------------------------------------------


def owned(rules: Rules, player: Player) -> list[tuple[Upgrade, int]]:
    """Return the player's upgrades as they are printed, each with its copies; what copies give adds up."""
    rows = box(rules).upgrades
    return [(rows[name], count) for name, count in player.upgrades.items()]


def copies(player: Player, upgrade: UpgradeId) -> int:
    return player.upgrades.get(upgrade, 0)


def do_gain(player: Player, upgrade: UpgradeId) -> None:
    """Lay a copy of the upgrade before the player."""
    player.upgrades[upgrade] = copies(player, upgrade) + 1


def do_lose(player: Player, upgrade: UpgradeId) -> None:
    player.upgrades[upgrade] -= 1
    if not player.upgrades[upgrade]:
        del player.upgrades[upgrade]


# --- factories ---------------------------------------------------------------------------------------------------


def factories_built(player: Player) -> int:
    return sum(crew.built for crew in player.factories.values())


def factories_operated(player: Player) -> int:
    return sum(crew.operated for crew in player.factories.values())


def robots_at_work(player: Player) -> int:
    return sum(crew.robots for crew in player.factories.values())


def special_factories(player: Player) -> int:
    return sum(works(player, kind).built for kind in SPECIAL)


def special_colonists(player: Player) -> int:
    """Return how many colonists live and work in special factories."""
    return sum(works(player, kind).colonists for kind in SPECIAL)


def works(player: Player, resource: Resource) -> Works:
    return player.factories.get(resource, NO_WORKS)


def do_build(player: Player, kind: Resource, count: int = 1) -> None:
    """Add factories of a kind; they stand idle."""
    crew = works(player, kind)
    do_set(player, kind, Works(crew.built + count, crew.colonists, crew.robots))


def do_set(player: Player, kind: Resource, crew: Works) -> None:
    """Let this be the player's factories of a kind; without any, there is no such kind."""
    player.factories[kind] = crew
    if not crew.built:
        del player.factories[kind]


# --- limits and prices -------------------------------------------------------------------------------------------


def base_support(rules: Rules, player: Player) -> int:
    """Return how many colonists can live here without working in a special factory."""
    return rules.support_limit + sum(row.support * count for row, count in owned(rules, player))


def support_limit(rules: Rules, player: Player) -> int:
    """Return the housing as it is shown: each manned special factory houses its colonist."""
    return base_support(rules, player) + special_colonists(player)


def max_colonists(rules: Rules, player: Player) -> int:
    """Return how many colonists may be owned: each special factory, manned or not, makes room for one."""
    return base_support(rules, player) + special_factories(player)


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
    return rules.hand_limit + sum(row.hand * count for row, count in owned(rules, player))


def discounts(rules: Rules, player: Player) -> dict[UpgradeId, int]:
    """Return all discounts that the player's own upgrades give, by what they are on."""
    found: dict[UpgradeId, int] = {}
    for row, count in owned(rules, player):
        for upgrade, credit in row.discounts.items():
            found[upgrade] = found.get(upgrade, 0) + credit * count
    return found


def discount(rules: Rules, player: Player, upgrade: UpgradeId) -> int:
    """Return what the player's own upgrades contribute to the price of another; all copies add up."""
    return sum(row.discounts.get(upgrade, 0) * count for row, count in owned(rules, player))
