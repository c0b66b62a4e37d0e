"""What follows from a colony as it stands: limits, worth, discounts (spec §2.4, §3.3)."""

from app.games.outpost.components import (
    BOXES,
    ECOPLANTS,
    HIGHEST,
    ROBOT_PROTOTYPE,
    ROBOTS,
    SPECIAL,
    Box,
    Card,
    Resource,
    UpgradeId,
    card,
)
from app.games.outpost.editions import Rules
from app.games.outpost.state import Player, Works

COLONIST_COST = 10
COLONIST_COST_WITH_ECOPLANTS = 5
ROBOT_COST = 10
MEGA_WEIGHT = 4
NO_WORKS = Works()


def box(rules: Rules) -> Box:
    """Return the components that the game is played with."""
    return BOXES[rules.box]


def copies(player: Player, upgrade: UpgradeId) -> int:
    """Return how many copies of an upgrade the player owns."""
    return player.upgrades.get(upgrade, 0)


def works(player: Player, resource: Resource) -> Works:
    """Return the player's factories of one kind."""
    return player.factories.get(resource, NO_WORKS)


def base_support(rules: Rules, player: Player) -> int:
    """Return how many colonists can live here without working in a special factory."""
    rows, room = box(rules).upgrades, rules.support_limit
    for name, count in player.upgrades.items():
        room += rows[name].support * count
    return room


def specials(player: Player) -> int:
    """Return how many special factories the player owns."""
    return sum([player.factories[kind].built for kind in SPECIAL if kind in player.factories])


def on_special(player: Player) -> int:
    """Return how many colonists live and work in special factories."""
    return sum([player.factories[kind].colonists for kind in SPECIAL if kind in player.factories])


def support_limit(rules: Rules, player: Player) -> int:
    """Return the housing as it is shown: each manned special factory houses its colonist."""
    return base_support(rules, player) + on_special(player)


def max_colonists(rules: Rules, player: Player) -> int:
    """Return how many colonists may be owned: each special factory, manned or not, makes room for one."""
    return base_support(rules, player) + specials(player)


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


def hand(player: Player) -> list[Card]:
    """Return the cards in hand."""
    return [card(number) for number in player.hand]


def hand_total(player: Player) -> int:
    """Return what the whole hand is worth, in cards or in money. Only its owner may know."""
    return player.cash + sum([card(number).value for number in player.hand])


def highest_possible_total(player: Player) -> int:
    """Return the most that the hand can be worth for somebody who sees only the cards' backs (§17.4)."""
    return sum([held.value if held.kind != "normal" else HIGHEST[held.resource] for held in hand(player)])


def weight(rules: Rules, held: Card) -> int:
    """Return how much of the hand limit a card takes up."""
    if held.kind == "mega":
        return MEGA_WEIGHT
    return 0 if held.resource in rules.exempt else 1


def hand_count(rules: Rules, player: Player) -> int:
    """Return how much of the hand limit is taken up."""
    exempt, count = rules.exempt, 0
    for number in player.hand:
        held = card(number)
        count += MEGA_WEIGHT if held.kind == "mega" else held.resource not in exempt
    return count


def hand_limit(rules: Rules, player: Player) -> int:
    """Return how many cards may be kept."""
    rows, limit = box(rules).upgrades, rules.hand_limit
    for name, count in player.upgrades.items():
        limit += rows[name].hand * count
    return limit


def discounts(rules: Rules, player: Player) -> dict[UpgradeId, int]:
    """Return all discounts that the player's own upgrades give, by what they are on."""
    rows = box(rules).upgrades
    found: dict[UpgradeId, int] = {}
    for name, count in player.upgrades.items():
        for upgrade, credit in rows[name].discounts.items():
            found[upgrade] = found.get(upgrade, 0) + credit * count
    return found


def discount(rules: Rules, player: Player, upgrade: UpgradeId) -> int:
    """Return what the player's own upgrades contribute to the price of another; all copies add up."""
    return discounts(rules, player).get(upgrade, 0)
