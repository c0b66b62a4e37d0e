"""A position rebuilt from a view: goods behind others' screens and tiles that lie face down are dealt by chance."""

from collections.abc import Iterator, Sequence

from msgspec.structs import asdict

from app.engine.rng import Dice, shuffled
from app.engine.worlds import common_parts
from app.games.homesteaders.components import (
    BUILDINGS,
    HIDDEN,
    NEUTRAL_LADDER,
    ROWS,
    SILVER,
    STACKS,
    TRADE,
    BuildingId,
    Good,
)
from app.games.homesteaders.meta import META
from app.games.homesteaders.state import NEUTRAL, Goods, Lot, Player, State
from app.games.homesteaders.view import HomesteadersView, ScreenView, TownView

LITTLE_SILVER, MOST_OF_A_RESOURCE = 3, 2
BEFORE_INCOME = ("placing", "income")
RARE = 6
"""A resource that a town does not make is there in one of so many worlds."""


def world(view: HomesteadersView, dice: Dice) -> State:
    """Return a position that looks like the view."""
    table, auction = view.table, view.auction
    players = [player(view, town, dice) for town in view.towns]
    state = State(
        **common_parts(view.game, table.players, META.version, dice),
        rules=view.rules,
        players=players,
        left=[row.copies_for(table.players) - owners(players, row.id) for row in BUILDINGS],
        stacks=[list(range(len(STACKS[0]))), *shuffled_stacks(view, dice)],
        first=table.first,
        lots=[Lot(NEUTRAL if lot.neutral else lot.leader, lot.amount) for lot in auction.lots],
        passed=list(auction.passed),
        round=table.round,
        in_order=table.in_order,
        turn=table.turn,
        lot=auction.resolving - 1,
        neutral=NEUTRAL_LADDER.index(auction.neutral_bid) if auction.neutral_bid else 0,
    )
    if state.stage == "placing_in_order":
        for seat in state.order()[: state.order().index(view.game.awaited[0])]:
            players[seat].done = True
    return state


def owners(players: Sequence[Player], building: BuildingId) -> int:
    return sum(building in each.buildings for each in players)


def player(view: HomesteadersView, town: TownView, dice: Dice) -> Player:
    """Return a player: what the view shows of the goods, and anything usual behind another's screen."""
    desk = view.desk if view.desk is not None and view.desk.seat == town.seat else None
    screen = view.screens.get(town.seat)
    if screen is None:
        screen = ScreenView(*(behind_screen(good, view, town, dice) for good in HIDDEN))
    return Player(
        goods=Goods(**asdict(screen), worker=desk.workers if desk else town.workers, rail=town.rails),
        buildings=list(town.buildings),
        placed=dict(desk.placed if desk else town.placed),
        track=town.track,
    )


def behind_screen(good: Good, view: HomesteadersView, town: TownView, dice: Dice) -> int:
    """Return how many may lie behind a screen: what is usually kept, and what all saw come in and go in this round."""
    kept, phase = usual(good, town, view.table.round, dice), view.table.phase
    if phase in BEFORE_INCOME:
        return kept
    wages = town.wages if good == SILVER and phase != "wages" else 0
    return max(0, kept + town.income.get(good, 0) - wages)


def usual(good: Good, town: TownView, turn: int, dice: Dice) -> int:
    """Return how many may be kept from round to round: tokens pile up, and resources are there that the town makes."""
    match good:
        case "silver":
            return dice.below(LITTLE_SILVER) + dice.below(LITTLE_SILVER)
        case "trade":
            return dice.below(2 + town.income.get(TRADE, 0) * 2 * turn // 3)
        case "debt":
            return dice.below(min(turn, 2) + 1)
        case "vp":
            return dice.below(2 * turn)
        case _:
            made = makes(town, good) or not dice.below(RARE)
            return dice.below(MOST_OF_A_RESOURCE + 1) if made else 0


def makes(town: TownView, good: Good) -> bool:
    rows = [ROWS[name] for name in town.buildings]
    return any(good in gives for row in rows for gives in (row.gives, *(slot.gives for slot in row.slots)))


def shuffled_stacks(view: HomesteadersView, dice: Dice) -> Iterator[list[int]]:
    """Iterate over all stacks but the open one; the tiles to come are in any order within a stage."""
    for number, hidden in enumerate(view.tiles.hidden, start=1):
        numbers = {tile.id: place for place, tile in enumerate(STACKS[number])}
        now = [numbers[lot.tile] for lot in view.auction.lots[number : number + 1]]
        to_come = [numbers[tile] for tiles in hidden.values() for tile in shuffled(dice, tiles)]
        past = [tile for tile in numbers.values() if tile not in {*now, *to_come}]
        yield [*past, *now, *to_come]
