"""What ways to pay, buy and build cost in points at the end, and that none is better than the first one proposed.

The proposals are compared with an exhaustive search on small positions. It knows nothing of how they are found: it
makes every set of deals that the stock allows, pays, and counts. Left out are sets with a superfluous deal, without
which the price could be paid as well: a sale always brings a point, but that is no part of paying. For wages and bids
the deals are up to four sales and changes at the Bank, and debts; for buildings and exchanges, purchases for silver or
gold, and debts. Within these bounds the first proposal is exactly the best. What a Market converts, sales for the sake
of a building, and all else goes step by step.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
import pytest

from app.engine.decisions import Action
from app.engine.events import Seat
from app.engine.rng import Stream, seed_from
from app.games.homesteaders.actions import (
    Bid,
    Build,
    Buy,
    Decline,
    Pass,
    Pay,
    Sell,
    TakeDebt,
    Trade,
    UseBank,
    UseExchange,
)
from app.games.homesteaders.components import (
    BANK,
    GENERAL_STORE,
    GOLD_PAYS,
    HIDDEN,
    RESOURCES,
    RIVER_PORT,
    ROWS,
    BuildingId,
    Good,
)
from app.games.homesteaders.deals import deal_of
from app.games.homesteaders.foresight import Effect, foresee
from app.games.homesteaders.payment import MOST_DEALS, ways_to_pay
from app.games.homesteaders.scoring import score_of
from app.games.homesteaders.state import Goods, Player, State
from tests.games.homesteaders.positions import (
    GAME,
    decision,
    lay_out,
    play,
    position,
    refused,
    step,
    town,
    with_paid_lot,
    won,
)

# --- the search --------------------------------------------------------------------------------------------------

Made = tuple[int, ...]
"""How often each deal was made."""


def made(goods: Goods, deals: list[Trade], store: bool, most_debts: int) -> dict[Made, Goods]:
    """Return what is left after every set of deals that these goods allow, in whatever order."""
    found = {(0,) * len(deals): goods}
    new = dict(found)
    while new:
        last, new = new, {}
        for counts, left in last.items():
            for at, action in enumerate(deals):
                more = (*counts[:at], counts[at] + 1, *counts[at + 1 :])
                deal = deal_of(action, store)
                after = msgspec.structs.replace(left)
                after.add(deal.gives, -1)
                after.add(deal.gets)
                if more not in found and lowest(after) >= 0 and after.debt - goods.debt <= most_debts:
                    found[more] = new[more] = after
    return found


def lowest(goods: Goods) -> int:
    return min(goods.of(good) for good in HIDDEN)


def best_of(
    goods: Goods, deals: list[Trade], store: bool, most_debts: int, paid: Callable[[Goods], Iterator[tuple[Any, int]]]
) -> int:
    """Return the most points with which the price can be paid after deals of which none is superfluous.

    `paid` goes through the ways to pay with what is left, each with what it leads to.
    """
    results: dict[Made, dict[Any, int]] = {
        counts: dict(paid(left)) for counts, left in made(goods, deals, store, most_debts).items()
    }

    def is_superfluous(counts: Made, way: Any) -> bool:
        return any(
            way in results.get((*counts[:at], count - 1, *counts[at + 1 :]), ()) for at, count in enumerate(counts)
        )

    return max(
        points for counts, ways in results.items() for way, points in ways.items() if not is_superfluous(counts, way)
    )


def foreseen(state: State, action: Action) -> Effect:
    tell = foresee(state, Seat(0))[type(action)]
    assert callable(tell)
    effect = tell(action)
    assert isinstance(effect, Effect)
    return effect


def ways_of(state: State, kind: type[Action], building: str = "") -> list[Action]:
    """Return the ways that seat 0 is proposed, in their order; to build, those to this building."""
    offers = [offer for offer in decision(state, 0).offers if offer.action is kind]
    ways = [way for offer in offers for way in offer.each()]
    return [way for way in ways if not building or getattr(way, "building", "") == building]


def bought(state: State, resource: str) -> list[Action]:
    return [way for way in ways_of(state, Buy) if isinstance(way, Buy) and way.resource == resource]


def some(name: str, most: Mapping[str, int]) -> dict[str, int]:
    """Return a number of each good, up to the given ones."""
    dice = Stream(seed_from(name))
    return {good: dice.below(number + 1) for good, number in most.items()}


# --- the best way ------------------------------------------------------------------------------------------------

TOWNS = ("", "general_store", "bank", "bank general_store")
FEW = {"silver": 3, "debt": 3, "wood": 2, "food": 1, "steel": 1, "gold": 2, "copper": 1, "livestock": 1}


@pytest.mark.parametrize("number", range(60))
def test_no_way_to_pay_costs_fewer_points_than_the_first_one_proposed(number: int) -> None:
    state = position(2, turn=5)
    tokens = number % 4 + (number % 8 == 3)
    player = town(state, 0, TOWNS[number % 4], trade=tokens, **some(f"pay {number}", FEW))
    due = (3, 4, 5, 6, 7, 9)[number % 6]
    deals: list[Trade] = [TakeDebt(1), *(Sell(resource) for resource in RESOURCES)]
    if BANK in player.buildings:
        deals.append(UseBank(1))

    def paid(left: Goods) -> Iterator[tuple[int, int]]:
        for gold in range(-(-due // GOLD_PAYS) + 1):
            after = msgspec.structs.replace(left, gold=left.gold - gold)
            after.silver -= max(0, due - GOLD_PAYS * gold)
            if lowest(after) >= 0:
                yield gold, score_of(Player(after, player.buildings, {})) - score_of(player)

    assert tokens <= MOST_DEALS
    most = best_of(player.goods, deals, GENERAL_STORE in player.buildings, -(-due // 2), paid)
    state = won(state, {1: (0, due)})
    assert foreseen(state, ways_to_pay(state.players[0], due)[0]).points == most


COSTLY = ("ranch", "boarding_house", "church", "fairgrounds", "factory", "lawyer", "trading_post", "depot")
BUYING = {"silver": 4, "trade": 4, "debt": 3, "wood": 1, "food": 1, "steel": 1, "gold": 3, "copper": 1, "livestock": 1}


def purchases(goods: Goods) -> list[Trade]:
    """Return all that can be bought, and what it can be bought with."""
    return [
        TakeDebt(1),
        *(Buy(resource) for resource in RESOURCES),
        *(Buy(resource, gold=1) for resource in ("wood", "food", "steel") if goods.gold),
    ]


def stands(cost: Mapping[Good, int], port: bool) -> Iterator[tuple[int, int]]:
    """Go through how much gold may stand for copper and for livestock."""
    for copper in range(cost.get(Good("copper"), 0) * port + 1):
        for livestock in range(cost.get(Good("livestock"), 0) * port + 1):
            yield copper, livestock


@pytest.mark.parametrize("number", range(64))
def test_no_way_to_build_costs_fewer_points_than_the_first_one_proposed(number: int) -> None:
    row = ROWS[BuildingId(COSTLY[number % 8])]
    state = position(2, turn=8)
    player = town(state, 0, "river_port" if number % 3 else "", **some(f"build {number}", BUYING))

    def paid(left: Goods) -> Iterator[tuple[tuple[int, int], int]]:
        for copper, livestock in stands(row.cost, RIVER_PORT in player.buildings):
            after = msgspec.structs.replace(left, gold=left.gold - copper - livestock)
            after.add({Good("copper"): copper, Good("livestock"): livestock})
            after.add(row.cost, -1)
            if lowest(after) >= 0:
                if row.on_build == "discard_debt":
                    after.debt = max(0, after.debt - 1)
                town_after = Player(after, [*player.buildings, row.id], {})
                yield (copper, livestock), score_of(town_after) - score_of(player)

    state = with_paid_lot(state)
    ways = ways_of(state, Build, row.id)
    try:
        most = best_of(player.goods, purchases(player.goods), False, 4, paid)
    except ValueError:
        assert not ways, "what cannot be paid must not be proposed"
        return
    assert foreseen(state, ways[0]).points == most


@pytest.mark.parametrize("number", range(24))
def test_no_way_to_exchange_costs_fewer_points_than_the_first_one_proposed(number: int) -> None:
    """One purchase at most is made for an exchange."""
    lot, tile, turn = ((2, "a2-c1", 9), (1, "a1-09", 9), (2, "a2-t4", 5))[number % 3]
    state = position(2, turn)
    if lot == 2:
        lay_out(state, 2, tile)
    few = {**BUYING, "trade": 1}
    player = town(state, 0, "river_port" if number % 2 else "", **some(f"exchange {number}", few))
    state = play(with_paid_lot(state, lot=lot), 0, Decline())
    gives, gets = (decision(state, 0).params[name] for name in ("gives", "gets"))
    goods = [*gives, *(["gold"] if tile == "a1-09" and number % 2 else [])]

    def paid(left: Goods) -> Iterator[tuple[str, int]]:
        for good in goods:
            after = msgspec.structs.replace(left)
            after.add({Good(good): 1}, -1)
            after.add(gets)
            if lowest(after) >= 0:
                yield good, score_of(Player(after, player.buildings, {})) - score_of(player)

    ways = ways_of(state, UseExchange)
    try:
        most = best_of(player.goods, purchases(player.goods), False, 2, paid)
    except ValueError:
        assert not ways, "what cannot be paid must not be proposed"
        return
    assert max(foreseen(state, way).points for way in ways) == foreseen(state, ways[0]).points == most


def test_of_several_goods_that_an_exchange_takes_the_one_that_costs_fewer_points_is_first() -> None:
    """Gold that is bought costs nothing at the end, the copper at hand costs two points."""
    state = position(2, turn=9)
    town(state, 0, "river_port", copper=1, trade=1, silver=4)
    state = play(with_paid_lot(state), 0, Decline())
    assert ways_of(state, UseExchange) == [UseExchange("gold", buy=1), UseExchange("copper")]
    assert [foreseen(state, way).points for way in ways_of(state, UseExchange)] == [4, 2]


def test_a_debt_that_the_boarding_house_discards_is_no_reason_to_give_gold() -> None:
    """§4.3: of three debts two are left, so the third costs as little as a piece of gold; a fourth costs more."""
    state = position(4, turn=4)
    town(state, 0, trade=2, silver=1, gold=1, debt=2)
    borrowing = Build("boarding_house", buy_wood=2, debts=1)
    assert ways_of(with_paid_lot(state), Build, "boarding_house") == [borrowing]
    town(state, 0, trade=2, silver=1, gold=1, debt=3)
    state = with_paid_lot(state)
    ways = ways_of(state, Build, "boarding_house")
    assert ways == [Build("boarding_house", buy_wood=2, gold=1), borrowing]
    assert [foreseen(state, way).points for way in ways] == [1, 0]


# --- gold for silver ---------------------------------------------------------------------------------------------


def test_gold_pays_the_dearest_purchases_where_that_costs_fewer_points_than_debts() -> None:
    state = position(4, turn=1)
    town(state, 0, trade=3, silver=3, gold=1)
    state = with_paid_lot(state)
    gold, debts = ways_of(state, Build, "ranch")
    assert (gold, debts) == (
        Build("ranch", buy_wood=1, buy_food=1, buy_steel=1, gold=1),
        Build("ranch", buy_wood=1, buy_food=1, buy_steel=1, debts=2),
    )
    after = step(state, 0, gold)
    bought = [event.public["gives"] for event in after.events if event.key == "homesteaders-bought"]
    assert bought == [{"gold": 1, "trade": 1}, {"silver": 2, "trade": 1}, {"silver": 1, "trade": 1}]
    assert (foreseen(state, gold).points, foreseen(state, gold).price) == (-2, {"trade": 3, "gold": 1, "silver": 3})
    assert (foreseen(state, debts).points, foreseen(state, debts).price) == (-3, {"trade": 3, "silver": 6})


def test_gold_is_not_proposed_for_a_building_where_silver_or_debts_cost_no_more() -> None:
    state = position(4, turn=1)
    town(state, 0, trade=1, silver=3, gold=1, wood=1, food=1)
    assert ways_of(with_paid_lot(state), Build, "ranch") == [Build("ranch", buy_steel=1)]
    town(state, 0, trade=1, silver=1, gold=1, wood=1, food=1)
    state = with_paid_lot(state)
    assert ways_of(state, Build, "ranch") == [Build("ranch", buy_steel=1, debts=1)]
    assert refused(state, 0, Build("ranch", buy_steel=1, gold=1)) == "way_not_proposed"
    assert refused(state, 0, Build("ranch", buy_steel=1)) == "not_enough_silver"


def test_gold_that_the_building_itself_takes_is_not_spent_on_purchases() -> None:
    state = position(4, turn=2)
    town(state, 0, trade=2, gold=1, debt=3)
    assert ways_of(with_paid_lot(state), Build, "steel_mill") == [Build("steel_mill", buy_wood=2, debts=1)]
    town(state, 0, trade=2, gold=2, debt=3, silver=1)
    assert ways_of(with_paid_lot(state), Build, "steel_mill")[0] == Build("steel_mill", buy_wood=2, gold=1)


def test_an_exchange_is_paid_for_with_gold_where_that_costs_fewer_points() -> None:
    state = position(2, turn=9)
    lay_out(state, 2, "a2-c1")
    town(state, 0, trade=1, gold=1, debt=2)
    state = play(with_paid_lot(state, lot=2), 0, Decline())
    assert ways_of(state, UseExchange) == [
        UseExchange("food", buy=1, gold=1),
        UseExchange("food", buy=1, debts=1),
    ]
    assert [foreseen(state, way).points for way in ways_of(state, UseExchange)] == [0, -1]


def test_a_purchase_is_first_offered_for_what_costs_fewer_points() -> None:
    state = position(2)
    town(state, 0, trade=1, gold=1)
    assert bought(state, "food") == [Buy("food", debts=1), Buy("food", gold=1)]
    assert bought(state, "steel") == [Buy("steel", gold=1), Buy("steel", debts=2)]
    town(state, 0, trade=1, gold=1, silver=3, debt=5)
    assert bought(state, "steel") == [Buy("steel"), Buy("steel", gold=1)]


# --- what a way costs --------------------------------------------------------------------------------------------


def test_what_was_foreseen_of_every_way_comes_true() -> None:
    state = position(4, turn=8)
    town(state, 0, "general_store bank", silver=2, trade=4, wood=1, food=1, steel=1, gold=2, copper=1, debt=1)
    paying = won(state, {1: (0, 9)})
    building = play(paying, 0, ways_of(paying, Pay)[-1])
    ways = [(paying, way) for way in ways_of(paying, Pay)] + [(building, way) for way in ways_of(building, Build)]
    assert len(ways) > 20
    for before, way in ways:
        after = step(before, 0, way).state
        assert score_of(after.players[0]) - score_of(before.players[0]) == foreseen(before, way).points, way


def test_a_bid_is_told_with_what_the_best_way_to_pay_it_would_cost() -> None:
    state = position(3, stage="bidding")
    town(state, 0, silver=4, gold=1)
    costs = [foreseen(state, Bid(1, amount)).points for amount in (4, 5, 9, 12)]
    assert costs == [0, -1, -2, -5]
    assert foreseen(state, Pass()).points == 0


def test_what_a_way_costs_goes_with_the_decision_of_its_own_seat_and_to_nobody_else() -> None:
    """It would tell how many debts there are."""
    state = position(3, turn=5)
    town(state, 0, silver=1, gold=1, debt=4)
    state = won(state, {1: (0, 3)})
    sent = msgspec.to_builtins(decision(state, 0).wire())
    effects = [offer["effects"][0]["effect"] for offer in sent["offers"] if offer["action"] == "pay"]
    assert [effect["points"] for effect in effects] == [-2, -5]
    assert [GAME.decision_for(state, Seat(seat)) for seat in (1, 2)] == [None, None]
