"""Building, with what it takes and what it brings at once (spec §4.3, §4.5, §7.2, §7.3)."""

from functools import lru_cache, partial

import msgspec

from app.engine.choices import Amount, Choose
from app.engine.decisions import Blocked, Decision, Entry, Menu, Offer, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.homesteaders.actions import Build, Decline
from app.games.homesteaders.components import (
    COPPER,
    FORGE,
    GOLD,
    LIVESTOCK,
    NUMBERS,
    RAIL,
    RESOURCES,
    RIVER_PORT,
    ROWS,
    TRADE,
    TYPES,
    VP,
    Amounts,
    Building,
    BuildingId,
    Good,
    Type,
)
from app.games.homesteaders.deals import do_buy_all
from app.games.homesteaders.income import do_discard_debt
from app.games.homesteaders.purchase import Purchase, purchases_for
from app.games.homesteaders.state import Goods, Player, State
from app.games.homesteaders.town import offer, owns, tile
from app.games.homesteaders.trade import free_menus

BUYS = {resource: f"buy_{resource}" for resource in RESOURCES}


def with_gold(cost: Amounts, for_copper: int, for_livestock: int) -> dict[Good, int]:
    """Return the cost with gold instead of this many copper and livestock (§4.3, River Port)."""
    paid = dict(cost)
    for good, number in ((COPPER, for_copper), (LIVESTOCK, for_livestock)):
        if number:
            paid[good] -= number
            paid[GOLD] = paid.get(GOLD, 0) + number
    return {good: number for good, number in paid.items() if number}


def ways_to_build(player: Player, row: Building) -> list[Build]:
    """Return how the player can get the building at once, the best way first; none if it is out of reach."""
    return ways_to_build_with(player.goods, row, owns(player, RIVER_PORT))


def ways_to_build_with(goods: Goods, row: Building, port: bool) -> list[Build]:
    """Return the same for who has these goods; with a `port`, gold may stand for copper and livestock."""
    return [
        Build(
            row.id,
            for_copper,
            for_livestock,
            **{BUYS[good]: count for good, count in purchase.buys.items()},
            gold=purchase.gold,
            debts=purchase.debts,
        )
        for for_copper, for_livestock, purchase in purchases_to_build(goods, row, port)
    ]


def purchases_to_build(goods: Goods, row: Building, port: bool) -> list[tuple[int, int, Purchase]]:
    """Return the gold that stands for copper and for livestock, and what is bought, in each of the ways.

    The best is first; of equals, the one with the least gold that stands for something else.
    """
    held = msgspec.structs.astuple(msgspec.structs.replace(goods, vp=0, worker=0, rail=0))
    return cached_purchases(held, row.id, port)


@lru_cache(maxsize=1 << 15)
def cached_purchases(held: tuple[int, ...], name: BuildingId, port: bool) -> list[tuple[int, int, Purchase]]:
    goods, row = Goods(*held), ROWS[name]
    discarded = int(row.on_build == "discard_debt")
    found = [
        (for_copper, for_livestock, purchase)
        for for_copper in range(row.cost.get(COPPER, 0) * port + 1)
        for for_livestock in range(row.cost.get(LIVESTOCK, 0) * port + 1)
        for purchase in purchases_for(goods, with_gold(row.cost, for_copper, for_livestock), discarded)
    ]
    return sorted(found, key=lambda way: (way[2].rank, way[0] + way[1]))


# --- asking ------------------------------------------------------------------------------------------------------


def types_allowed(state: State) -> tuple[Type, ...]:
    """Return what may be built now: what the tile says, or anything after a Train Station (§7.3)."""
    return TYPES if state.now == "station" else tile(state).types


def build_decision(state: State, seat: Seat) -> Decision:
    """Ask what to build, if anything."""
    return Decision(
        state.question("build", seat),
        seat,
        "homesteaders-ask-station" if state.now == "station" else "homesteaders-ask-build",
        (
            Menu((Build,), partial(build_entries, state, seat)),
            menu(Offer(Decline)),
            *free_menus(state, seat),
        ),
        fallback=Decline,
        params={"types": list(types_allowed(state))},
    )


def build_entries(state: State, seat: Seat) -> list[Entry]:
    """Offer each building with every way to get it; say why another one cannot be built (§7.2)."""
    player, allowed = state.players[seat], types_allowed(state)
    entries: list[Entry] = []
    for row in offer(state):
        reason = None
        if owns(player, row.id):
            reason = Refusal("already_owned")
        elif row.type not in allowed:
            reason = Refusal("type_not_allowed", {"types": list(allowed)})
        elif ways := ways_to_build(player, row):
            entries += [way_offer(way, owns(player, RIVER_PORT)) for way in ways]
        else:
            reason = Refusal("out_of_reach", {"missing": player.goods.lacking(row.cost)})
        if reason is not None:
            entries.append(Blocked(Build, reason, {"building": row.id}))
    return [*entries, Blocked(Build, Refusal("not_in_offer"))]


def way_offer(way: Build, port: bool) -> Offer:
    """Offer exactly this way to build."""
    above = "above_maximum" if port else "no_river_port"
    return Offer(
        Build,
        {
            "building": Choose((way.building,), "not_in_offer"),
            "gold_for_copper": Amount(way.gold_for_copper, way.gold_for_copper, above=above),
            "gold_for_livestock": Amount(way.gold_for_livestock, way.gold_for_livestock, above=above),
            **{name: _exactly(getattr(way, name)) for name in BUYS.values()},
            "gold": Amount(way.gold, way.gold, below="way_not_proposed", above="way_not_proposed"),
            "debts": Amount(way.debts, way.debts, below="not_enough_silver", above="debts_not_needed"),
        },
    )


def _exactly(number: int) -> Amount:
    return Amount(number, number, below="must_buy_first", above="way_not_proposed")


# --- building ----------------------------------------------------------------------------------------------------


def do_build(state: State, seat: Seat, action: Build, turn: Turn) -> None:
    """Buy what is missing, pay the cost, and place the building; its powers hold from now on."""
    player, row = state.players[seat], ROWS[BuildingId(action.building)]
    buys: dict[Good, int] = {good: getattr(action, name) for good, name in BUYS.items()}
    do_buy_all(state, seat, buys, action.gold, action.debts, turn)
    paid = with_gold(row.cost, action.gold_for_copper, action.gold_for_livestock)
    player.goods.add(paid, -1)
    forged = owns(player, FORGE)
    state.left[NUMBERS[row.id]] -= 1
    player.buildings.append(row.id)
    turn.tell("homesteaders-built", seat=seat, building=row.id, gives=paid, fading=("gives",))
    state.agenda.pop(0)
    if forged:
        player.goods.vp += 1
        turn.tell("homesteaders-forged", seat=seat, gets={VP: 1}, fading=("gets",))
    do_on_build(state, seat, row, turn)


def do_on_build(state: State, seat: Seat, row: Building, turn: Turn) -> None:
    """Do what the building brings once (§4.3); what must be decided about is done next."""
    player = state.players[seat]
    match row.on_build:
        case "discard_debt":
            do_discard_debt(player, seat, row.id, turn)
        case "trade":
            player.goods.trade += 1
            turn.tell("homesteaders-building_gives", seat=seat, building=row.id, gets={TRADE: 1}, fading=("gets",))
        case "station":
            player.goods.rail += 1
            turn.tell("homesteaders-building_gives", seat=seat, building=row.id, gets={RAIL: 1})
            state.agenda.insert(0, "station")
        case "worker" | "advance" as step:
            state.agenda.insert(0, step)
