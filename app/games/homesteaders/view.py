"""What each viewer sees (spec §11): typed views, built field by field from the state."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from app.engine.events import Archive, Open, Seat, Viewer, own_seat
from app.engine.game import GameView, View
from app.engine.stages import OVER
from app.games.homesteaders.actions import Trade
from app.games.homesteaders.box import BOX, BoxView
from app.games.homesteaders.building import purchases_to_build
from app.games.homesteaders.components import (
    BUILDINGS,
    GENERAL_STORE,
    HIDDEN,
    RIVER_PORT,
    ROWS,
    SILVER,
    STACKS,
    STAGE_ROUNDS,
    BuildingId,
    Good,
    SlotId,
    Stage,
    TileId,
)
from app.games.homesteaders.deals import UNIT_TRADES, deal_of
from app.games.homesteaders.income import income_of, total_of, wages_of
from app.games.homesteaders.neutral import neutral_bid
from app.games.homesteaders.rules import Rules
from app.games.homesteaders.scoring import score_of
from app.games.homesteaders.state import NEUTRAL, Goods, Player, State
from app.games.homesteaders.town import bonus_vp, copies_left, offer, owns, printed_vp, tiles


class TableView(msgspec.Struct, frozen=True):
    """Where the game stands."""

    players: int
    round: int
    stage: Stage
    phase: str
    first: Seat
    order: list[Seat]
    turn: Seat | None
    """Whose turn it is to bid, or whose lot is being resolved."""
    step: str | None
    """What that player is doing in the lot."""
    in_order: bool
    open_screens: bool
    more_income: bool
    """Whether there is another income to come."""


class LotView(msgspec.Struct, frozen=True):
    """An auction space of this round."""

    tile: TileId
    leader: Seat | None
    neutral: bool
    """The neutral marker leads."""
    amount: int


class AuctionView(msgspec.Struct, frozen=True):
    """The auction spaces, and the players who have passed."""

    lots: list[LotView]
    passed: list[Seat]
    resolving: int
    """Which lot is being resolved, counted from 1; 0 while none is."""
    neutral_bid: int
    """What the neutral marker bids this round; 0 with more than two players."""


class ComingView(msgspec.Struct, frozen=True):
    """A tile of the open stack, and the round in which it comes."""

    tile: TileId
    round: int


class TilesView(msgspec.Struct, frozen=True):
    """What comes in later rounds: the open stack in its order, and what still lies face down, by stage (§2.6)."""

    coming: list[ComingView]
    hidden: list[Mapping[Stage, list[TileId]]]
    """One entry for each stack that is shuffled; the tiles are listed as printed."""


class OfferView(msgspec.Struct, frozen=True):
    """Copies left of each building: those that can be built now, and those of later stages."""

    now: Mapping[BuildingId, int]
    later: Mapping[BuildingId, int]
    leaving: list[BuildingId]
    """Those that cannot be built after this round."""


class TownView(msgspec.Struct, frozen=True):
    """A player as everybody sees them."""

    seat: Seat
    buildings: list[BuildingId]
    workers: int
    rails: int
    placed: Mapping[SlotId, int]
    idle: int
    track: int
    vp: int
    """The points that everybody can see: printed on buildings, and their bonuses as they stand."""
    bonus_vp: Mapping[BuildingId, int]
    wages: int
    income: Mapping[Good, int]
    """What the town brings with its workers as they stand."""


class DeskView(msgspec.Struct, frozen=True):
    """The viewer's own town with what has been done behind the screen and is not open to the others yet."""

    seat: Seat
    placed: Mapping[SlotId, int]
    workers: int
    wages: int
    """What they are paid."""
    base_income: Mapping[Good, int]
    """What the next income brings before any worker is placed."""
    after_wages: int
    """The silver left after the next income and wages if no worker is placed; what is short is negative."""
    score: int
    """What the viewer would score if the game ended now."""


class ReachView(msgspec.Struct, frozen=True):
    """What a building would cost the viewer now: what is missing, and what is given and borrowed to buy that.

    `gives` and `debts` are None where there are too few trade tokens.
    """

    missing: Mapping[Good, int]
    gives: Mapping[Good, int] | None = None
    debts: int | None = None


class TradeView(msgspec.Struct, frozen=True):
    """Something that can be traded, once, and what the viewer gives and gets for it."""

    action: Trade
    gives: Mapping[Good, int]
    gets: Mapping[Good, int]


class ArchiveView(msgspec.Struct, frozen=True):
    """What is opened after the end: the stacks in order."""

    stacks: list[list[TileId]]


class ScreenView(msgspec.Struct, frozen=True):
    """What is behind a screen."""

    silver: int
    trade: int
    debt: int
    vp: int
    wood: int
    food: int
    steel: int
    gold: int
    copper: int
    livestock: int


class HomesteadersView(View, frozen=True):
    """The sections of a page."""

    box: BoxView
    rules: Rules
    table: TableView
    auction: AuctionView
    tiles: TilesView
    offer: OfferView
    towns: list[TownView]
    screens: Mapping[Seat, ScreenView]
    """The viewer's own goods; everybody's where screens or hands are open, and after the end."""
    scores: list[int]
    """All players' scores if the game ended now, for the archive."""
    desk: DeskView | None
    reach: Mapping[BuildingId, ReachView]
    deals: list[TradeView]
    """Everything that the viewer can trade at times, whether now or not."""
    archive: ArchiveView | None


def trades(store: bool) -> list[TradeView]:
    """Return all trades as they are for the owner of a General Store, or for anybody else."""
    deals = [(action, deal_of(action, store)) for action in UNIT_TRADES]
    return [TradeView(action, deal.gives, deal.gets) for action, deal in deals]


TRADES = {store: trades(store) for store in (False, True)}


def view_for(state: State, viewer: Viewer, game: GameView, shared: HomesteadersView | None) -> HomesteadersView:
    """Return what the viewer may see, and nothing else: what everybody sees, and what is behind the own screen.

    Where hands are open, it is what is behind everybody's.
    """
    view = shared or shared_view(state, game)
    if isinstance(viewer, Open):
        view = msgspec.structs.replace(view, towns=towns(state), screens=screens(state))
    if (seat := own_seat(viewer)) is not None:
        player = state.players[seat]
        return msgspec.structs.replace(
            view,
            screens={**view.screens, seat: screen(player.goods)},
            desk=desk_view(seat, player),
            reach=reach_view(state, player),
            deals=TRADES[owns(player, GENERAL_STORE)],
        )
    if isinstance(viewer, Archive):
        return msgspec.structs.replace(
            view,
            game=game,
            screens=screens(state),
            scores=[score_of(player) for player in state.players],
            archive=archive_view(state),
        )
    return view


def shared_view(state: State, game: GameView) -> HomesteadersView:
    """Return what everybody sees."""
    shown = state.rules.open_screens or game.result is not None
    return HomesteadersView(
        game=game,
        box=BOX,
        rules=state.rules,
        table=table_view(state),
        auction=auction_view(state),
        tiles=tiles_view(state),
        offer=offer_view(state),
        towns=towns(state),
        screens=screens(state) if shown else {},
        scores=[],
        desk=None,
        reach={},
        deals=[],
        archive=None,
    )


def table_view(state: State) -> TableView:
    order = state.order()
    return TableView(
        players=len(order),
        round=state.round,
        stage=stage_of(state.round),
        phase="placing" if state.stage == "placing_in_order" else state.stage,
        first=state.first,
        order=order,
        turn=state.turn,
        step=state.agenda[0] if state.agenda else None,
        in_order=state.in_order,
        open_screens=state.rules.open_screens,
        more_income=state.stage not in ("final", OVER),
    )


def stage_of(turn: int) -> Stage:
    """Return the stage of a round; the last income still belongs to the city."""
    if turn >= STAGE_ROUNDS["city"][0]:
        return "city"
    return "town" if turn >= STAGE_ROUNDS["town"][0] else "settlement"


def auction_view(state: State) -> AuctionView:
    return AuctionView(
        lots=[
            LotView(tile.id, None if lot.leader == NEUTRAL else lot.leader, lot.leader == NEUTRAL, lot.amount)
            for tile, lot in zip(tiles(state, state.round), state.lots, strict=True)
        ],
        passed=list(state.passed),
        resolving=state.lot + 1 if state.stage == "lots" else 0,
        neutral_bid=neutral_bid(state) if len(state.players) == 2 else 0,
    )


def tiles_view(state: State) -> TilesView:
    """Return what everybody may know of the stacks: the open one in order, the others as sets."""
    hidden: list[Mapping[Stage, list[TileId]]] = []
    for number, order in enumerate(state.stacks[1:], start=1):
        rest: dict[Stage, list[TileId]] = {}
        for tile in sorted(order[state.round :]):
            row = STACKS[number][tile]
            rest.setdefault(row.stage, []).append(row.id)
        hidden.append(rest)
    coming = [ComingView(tile.id, number) for number, tile in enumerate(STACKS[0], start=1) if number > state.round]
    return TilesView(coming, hidden)


def offer_view(state: State) -> OfferView:
    """Return what can be built now and later; what has left the offer is gone."""
    now, later, leaving = {}, {}, []
    for row in BUILDINGS:
        first, last = STAGE_ROUNDS[row.stage]
        if first <= state.round <= last:
            now[row.id] = copies_left(state, row.id)
            if state.round == last:
                leaving.append(row.id)
        elif state.round < first:
            later[row.id] = copies_left(state, row.id)
    return OfferView(now, later, leaving)


def towns(state: State) -> list[TownView]:
    return [town_view(Seat(seat), player) for seat, player in enumerate(state.players)]


def town_view(seat: Seat, player: Player) -> TownView:
    goods = player.goods
    town = tuple(player.buildings), tuple(player.placed.items())
    return cached_town(seat, *town, goods.worker, goods.rail, player.track)


@lru_cache(maxsize=8192)
def cached_town(
    seat: Seat,
    buildings: tuple[BuildingId, ...],
    placed: tuple[tuple[SlotId, int], ...],
    workers: int,
    rails: int,
    track: int,
) -> TownView:
    owned, goods, slots = list(buildings), Goods(worker=workers, rail=rails), dict(placed)
    bonuses = bonus_vp(owned, goods)
    return TownView(
        seat=seat,
        buildings=owned,
        workers=workers,
        rails=rails,
        placed=slots,
        idle=workers - sum(slots.values()),
        track=track,
        vp=printed_vp(owned) + sum(bonuses.values()),
        bonus_vp=bonuses,
        wages=wages_of(goods),
        income=total_of(income_of(owned, slots, workers, rails)),
    )


def screens(state: State) -> dict[Seat, ScreenView]:
    """Return what is behind all screens."""
    return {Seat(seat): screen(player.goods) for seat, player in enumerate(state.players)}


def screen(goods: Goods) -> ScreenView:
    return ScreenView(*(goods.of(good) for good in HIDDEN))


def desk_view(seat: Seat, player: Player) -> DeskView:
    base = total_of(income_of(player.buildings, {}, player.goods.worker, player.goods.rail))
    wages = wages_of(player.goods)
    return DeskView(
        seat=seat,
        placed=dict(player.placed),
        workers=player.goods.worker,
        wages=wages,
        base_income=base,
        after_wages=player.goods.silver + base.get(SILVER, 0) - wages,
        score=score_of(player),
    )


def reach_view(state: State, player: Player) -> dict[BuildingId, ReachView]:
    """Return what each building on offer would cost the player now; with a River Port, gold counts for copper."""
    goods, port = msgspec.structs.astuple(player.goods), owns(player, RIVER_PORT)
    return {row.id: reach_of(goods, row.id, port) for row in offer(state) if not owns(player, row.id)}


@lru_cache(maxsize=8192)
def reach_of(held: tuple[int, ...], name: BuildingId, port: bool) -> ReachView:
    """Return what is missing for a building, and what the best way to get it takes."""
    goods, cost = Goods(*held), ROWS[name].cost
    ways = purchases_to_build(goods, ROWS[name], port)
    if not ways:
        return ReachView(goods.lacking(cost))
    _, _, purchase = ways[0]
    return ReachView(purchase.buys, purchase.gives, purchase.debts)


def archive_view(state: State) -> ArchiveView:
    """Return what was hidden from everybody during the game."""
    return ArchiveView([[STACKS[number][tile].id for tile in order] for number, order in enumerate(state.stacks)])
