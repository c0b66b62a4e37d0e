"""How the standard bot handles attacks (spec §16.4): they cost twice what they destroy, so they are a last resort.

attack      a player about to win, with everything left at the end of the turn; the leader, with cards otherwise lost
support     an attack on a player about to win, if that makes it succeed
defend      what is worth more than its defence costs
"""

from collections.abc import Iterator, Sequence

import msgspec

from app.engine.choices import Choose
from app.engine.decisions import Action
from app.games.outpost.actions import Attack, Defend, StayOut, SupportAttack
from app.games.outpost.bot_estate import Estate, estate_of
from app.games.outpost.bot_position import Position, coins, names, only_choice, payment, worth
from app.games.outpost.bot_values import final_points
from app.games.outpost.sections import CardView, ColonyView, RaidView

CLEAR_LEAD = 5
"""Lead in points that is reason enough for an attack."""


class Target(msgspec.Struct, frozen=True):
    """A possible target: the cost of attacking it undefended, and the points that its owner would lose."""

    asset: str
    needed: int
    damage: float


# --- attacking ---------------------------------------------------------------------------------------------------


def attack(position: Position) -> Action | None:
    """Attack the most dangerous rival with cards that have no other use; None if that is not worth it."""
    rival = most_dangerous(position)
    if is_winning(position, rival):
        means: Sequence[CardView] = position.cards
    elif is_last(position) and rival.vp >= position.colony.vp + CLEAR_LEAD:
        means = wasted(position)
    else:
        return None
    affordable = [target for target in targets(position, rival) if target.needed <= worth(means) and target.damage >= 1]
    if not affordable:
        return None
    best = max(affordable, key=lambda target: (stops(position, rival, target), target.damage / target.needed))
    defended = rival.backs or position.view.components.money
    all_in = is_winning(position, rival) and stops(position, rival, best) and defended
    spent = means if all_in else payment(means, best.needed)
    assert spent is not None
    return Attack(rival.seat, best.asset, names(spent), coins(spent))


def most_dangerous(position: Position) -> ColonyView:
    rivals = [colony for colony in position.view.colonies if colony.seat != position.decision.seat]
    return max(rivals, key=lambda colony: (colony.vp, colony.cost_total))


def is_winning(position: Position, rival: ColonyView) -> bool:
    """Return whether the rival wins at the end of this round as things stand."""
    own = position.colony
    return rival.vp >= position.view.table.victory_vp and (rival.vp, rival.cost_total) > (own.vp, own.cost_total)


def is_last(position: Position) -> bool:
    """Return whether this is the last turn of the round, after which cards can no longer be spent in it."""
    return all(each.step == "done" for each in position.view.colonies if each.seat != position.decision.seat)


def stops(position: Position, rival: ColonyView, target: Target) -> bool:
    """Return whether losing the target keeps the rival from winning."""
    left = rival.vp - target.damage
    return left < position.view.table.victory_vp or left < position.colony.vp


def wasted(position: Position) -> list[CardView]:
    """Return the cards that would be discarded at the next check of the hand limit: the least valuable."""
    colony, printed = position.colony, position.view.components
    coming = 0 if printed.late_discard else sum(n for kind, n in colony.produces.items() if kind not in printed.exempt)
    over = colony.hand_count + coming - colony.hand_limit
    lost: list[CardView] = []
    for card in sorted((card for card in position.cards if card.weight), key=lambda card: card.value):
        if over >= card.weight:
            lost.append(card)
            over -= card.weight
    return lost


def targets(position: Position, rival: ColonyView) -> Iterator[Target]:
    printed = position.view.components
    estate = estate_of(rival, printed)
    before = final_points(estate, 0, position.outlook)
    for offer in position.offers(Attack):
        if only_choice(offer, "owner") == str(rival.seat):
            spec = offer.fields["asset"]
            assert isinstance(spec, Choose)
            for asset in map(str, spec.items):
                after = final_points(estate_without(position, estate, asset), 0, position.outlook)
                yield Target(asset, printed.attack_needed[asset], before - after)


def estate_without(position: Position, estate: Estate, asset: str) -> Estate:
    return estate.without(asset, position.view.components.upgrades)


# --- answering ---------------------------------------------------------------------------------------------------


def answer_raid(position: Position) -> Action:
    """Defend the bot's own property, help to stop a player about to win, or stay out."""
    raid = position.view.raid
    assert raid is not None
    if raid.owner == position.decision.seat:
        return defence(position, raid) or StayOut()
    return support(position, raid) or StayOut()


def support(position: Position, raid: RaidView) -> Action | None:
    """Add what the attack lacks, if it stops a player about to win and the bot has nothing else left to buy."""
    rival = position.view.colonies[raid.owner]
    if position.colony.step != "done" or not raid.to_destroy or not is_winning(position, rival):
        return None
    paid = payment(position.cards, raid.to_destroy)
    return None if paid is None else SupportAttack(names(paid), coins(paid))


def defence(position: Position, raid: RaidView) -> Action | None:
    """Spend just enough to save what is attacked, if that scores more than losing it."""
    if not raid.to_save:
        return None
    paid = payment(position.cards, raid.to_save)
    if paid is None:
        return None
    start = 1 if position.colony.step == "done" else 0
    held = final_points(
        position.estate, position.money - worth(paid), position.outlook, build_from=start, bid_from=start
    )
    lost = final_points(
        estate_without(position, position.estate, raid.asset),
        position.money,
        position.outlook,
        build_from=start,
        bid_from=start,
    )
    return Defend(names(paid), coins(paid)) if held > lost else None
