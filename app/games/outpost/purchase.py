"""Buying factories, colonists and robots (spec §10.7 to §10.9)."""

from collections.abc import Mapping

from app.engine.choices import Amount, Choose, Spec
from app.engine.decisions import Action, Blocked, Entry, Offer
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import BuyColonists, BuyFactories, BuyRobots, FirstTurnWater
from app.games.outpost.colony import (
    ROBOT_COST,
    box,
    colonist_cost,
    copies,
    do_build,
    max_colonists,
)
from app.games.outpost.components import (
    HEAVY_EQUIPMENT,
    LABORATORY,
    ROBOTS,
    WATER,
    Factory,
    Resource,
    UpgradeId,
    names_of,
)
from app.games.outpost.payment import Purse, do_give_up, do_pay
from app.games.outpost.state import State
from app.games.outpost.steps import do_close_earlier_steps, is_step_open

NEEDED = {HEAVY_EQUIPMENT: "needs_heavy_equipment", LABORATORY: "needs_laboratory"}


def costs(cost: int, most: int) -> tuple[int, ...]:
    """Return what one, two … up to the most of something cost."""
    return tuple(range(cost, cost * most + 1, cost))


# --- factories ---------------------------------------------------------------------------------------------------


def factory_offers(state: State, seat: Seat, purse: Purse) -> list[Entry]:
    """Offer each kind of factory that can be bought, and say why another can't (§10.7)."""
    player = state.players[seat]
    if not is_step_open(player, "factories"):
        return [Blocked(BuyFactories, Refusal("step_closed"))]
    entries: list[Entry] = []
    for kind, row in box(state.rules).factories.items():
        refusal = factory_refusal(row, player.upgrades, purse)
        if refusal is None:
            entries.append(factory_offer(row, purse))
        else:
            entries.append(Blocked(BuyFactories, refusal, {"factory": kind}))
    return [*entries, Blocked(BuyFactories, Refusal("not_buyable"))]


def factory_refusal(row: Factory, owned: Mapping[UpgradeId, int], purse: Purse) -> Refusal | None:
    """Return why not even one factory of this kind can be bought now."""
    if row.cost is None:
        return Refusal("not_buyable")
    if row.needs is not None and row.needs not in owned:
        return Refusal(NEEDED[row.needs])
    if row.research_cards and purse.money and not purse.tokens:
        return Refusal("needs_research_token")
    if row.research_cards and not purse.money and not purse.research:
        return Refusal("needs_research_card")
    if purse.total < row.cost:
        return Refusal("payment_too_low", {"total": purse.total, "due": row.cost})
    return None


def factory_offer(row: Factory, purse: Purse) -> Offer:
    """Offer as many factories of a kind as the hand can pay at once."""
    assert row.cost is not None
    most, above = purse.total // row.cost, "cannot_afford_as_many"
    if row.research_cards and purse.money and purse.tokens < most:
        most, above = purse.tokens, "needs_research_token"
    elif row.research_cards and not purse.money and len(purse.research) < most:
        most, above = len(purse.research), "needs_research_card"
    count = Amount(1, most, above=above, costs=costs(row.cost, most))
    fields: dict[str, Spec] = {"factory": Choose((row.resource,), "not_buyable"), "count": count}
    return purse.offer(BuyFactories, row.cost, fields, row.research_cards)


def do_buy_factories(state: State, seat: Seat, action: BuyFactories, turn: Turn) -> None:
    """Build factories; they stand idle until somebody is assigned to them."""
    kind = Resource(action.factory)
    player, row = state.players[seat], box(state.rules).factories[kind]
    assert row.cost is not None
    do_close_earlier_steps(state.rules, player, action)
    do_pay(state, seat, action.cards, row.cost * action.count, turn)
    if state.rules.money:
        player.tokens -= row.research_cards * action.count
    do_build(player, kind, action.count)
    turn.tell("outpost-built", seat=seat, factory=kind, count=action.count)


def first_turn_water_offers(state: State, seat: Seat) -> list[Entry]:
    """Offer the Water factory for the whole starting hand, to who has bought nothing in the first round (§10.8)."""
    player = state.players[seat]
    if state.round > 1 or not state.rules.first_turn_water:
        return [Blocked(FirstTurnWater, Refusal("not_first_turn"))]
    if not is_step_open(player, "factories"):
        return [Blocked(FirstTurnWater, Refusal("step_closed"))]
    if player.purchases:
        return [Blocked(FirstTurnWater, Refusal("already_purchased"))]
    return [Offer(FirstTurnWater)]


def do_first_turn_water(state: State, seat: Seat, action: FirstTurnWater, turn: Turn) -> None:
    """Give all cards, or all money, for one Water factory, even if they are worth less."""
    player = state.players[seat]
    given = player.hand
    do_give_up(state, seat, given, turn)
    player.cash = 0
    do_close_earlier_steps(state.rules, player, action)
    player.purchases += 1
    do_build(player, WATER)
    if state.rules.money:
        turn.tell("outpost-first_turn_water_cash", seat=seat)
    else:
        turn.tell("outpost-first_turn_water", seat=seat, cards=names_of(given))


# --- colonists and robots ----------------------------------------------------------------------------------------


def colonist_offers(state: State, seat: Seat, purse: Purse) -> list[Entry]:
    """Offer as many colonists as there is room and money for (§10.9)."""
    player = state.players[seat]
    room = max_colonists(state.rules, player) - player.colonists
    if room <= 0:
        return [Blocked(BuyColonists, Refusal("support_limit", {"high": 0}))]
    cost = colonist_cost(player)
    affordable = purse.total // cost
    most, above = min(room, affordable), "support_limit" if room <= affordable else "cannot_afford_as_many"
    return [operator_offer(BuyColonists, cost, Amount(1, most, above=above, costs=costs(cost, most)), purse)]


def do_buy_colonists(state: State, seat: Seat, action: BuyColonists, turn: Turn) -> None:
    """Bring in colonists; they are idle until assigned."""
    player = state.players[seat]
    do_close_earlier_steps(state.rules, player, action)
    do_pay(state, seat, action.cards, colonist_cost(player) * action.count, turn)
    player.colonists += action.count
    turn.tell("outpost-colonists", seat=seat, count=action.count)


def robot_offers(state: State, seat: Seat, purse: Purse) -> list[Entry]:
    """Offer robots to who owns the upgrade; one may own more than can work (§10.9)."""
    player = state.players[seat]
    if not copies(player, ROBOTS):
        return [Blocked(BuyRobots, Refusal("needs_robots"))]
    most = purse.total // ROBOT_COST
    count = Amount(1, most, above="cannot_afford_as_many", costs=costs(ROBOT_COST, most))
    return [operator_offer(BuyRobots, ROBOT_COST, count, purse)]


def operator_offer(action: type[Action], cost: int, count: Amount, purse: Purse) -> Entry:
    if not count.high:
        return Blocked(action, Refusal("payment_too_low", {"total": purse.total, "due": cost}))
    return purse.offer(action, cost, {"count": count})


def do_buy_robots(state: State, seat: Seat, action: BuyRobots, turn: Turn) -> None:
    """Buy robots; they are idle until assigned."""
    player = state.players[seat]
    do_close_earlier_steps(state.rules, player, action)
    do_pay(state, seat, action.cards, ROBOT_COST * action.count, turn)
    player.robots += action.count
    turn.tell("outpost-robots", seat=seat, count=action.count)
