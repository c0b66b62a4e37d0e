"""Outpost's options and numbers of players in pairs: each value at a table with each value of every other option.

All combinations would be millions of tables. Almost every fault lies in one option or between two, and some sixty
tables hold all pairs that fit together.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product

from app.engine.options import TableOption
from app.engine.rng import Dice, Stream, pick, seed_from
from app.games.outpost.colony import box, do_build, do_gain, max_colonists
from app.games.outpost.components import BUYABLE, RESOURCES, UPGRADE_IDS
from app.games.outpost.editions import EDITIONS, misfit
from app.games.outpost.market import do_take_from_stock
from app.games.outpost.meta import META
from app.games.outpost.state import State

PLAYERS = "players"

Table = dict[str, str]
Pair = tuple[tuple[str, str], tuple[str, str]]

FACTORS: Mapping[str, tuple[str, ...]] = {
    PLAYERS: tuple(map(str, range(META.least_players, META.most_players + 1))),
    **{option.key: option.values for option in META.options if isinstance(option, TableOption)},
}
TRIES = 12
"""Candidates generated for each table that is chosen."""


def fits(table: Table) -> bool:
    """Return whether these options are valid."""
    return misfit({key: table[key] for key in FACTORS if key != PLAYERS}) is None


def all_pairs() -> Iterator[Pair]:
    """Iterate over all pairs of values that are compatible in at least one edition."""
    usual = {key: values[0] for key, values in FACTORS.items()}
    for one, other in combinations(FACTORS, 2):
        for values in product(FACTORS[one], FACTORS[other]):
            pair = (one, values[0]), (other, values[1])
            if any(fits({**usual, "edition": edition, **dict(pair)}) for edition in EDITIONS):
                yield pair


def pairs_of(table: Table) -> Iterator[Pair]:
    """Iterate over the pairs that a table covers."""
    return combinations(((key, table[key]) for key in FACTORS), 2)


def table_with(pair: Pair, dice: Dice) -> Table:
    """Return a random valid table that covers this pair."""
    while True:
        table = {key: pick(dice, values) for key, values in FACTORS.items()} | dict(pair)
        if fits(table):
            return table


@cache
def tables() -> tuple[Table, ...]:
    """Return tables that cover all pairs; deterministic."""
    dice = Stream(seed_from("pairs"))
    missing = dict.fromkeys(all_pairs())
    found = []
    while missing:
        tried = [table_with(next(iter(missing)), dice) for _ in range(TRIES)]
        best = max(tried, key=lambda table: sum(pair in missing for pair in pairs_of(table)))
        found.append(best)
        for pair in pairs_of(best):
            missing.pop(pair, None)
    return tuple(found)


def grow(state: State, dice: Dice) -> None:
    """Turn the colonies into those of a late game, so that a few moves exercise every rule."""
    state.era = 3
    rows = box(state.rules).upgrades
    for player in state.players:
        for name in [name for name in UPGRADE_IDS if name in state.stock and dice.below(2)]:
            do_take_from_stock(state, name)
            do_gain(player, name)
            player.robots += 1 + rows[name].robots
            if (kind := rows[name].factory) is not None:
                do_build(player, kind)
        for kind in BUYABLE:
            do_build(player, kind, dice.below(5))
        player.colonists = max_colonists(state.rules, player)
        for resource in RESOURCES:
            deck = state.decks[resource]
            for _ in range(min(dice.below(3), len(deck.draw) - 1)):
                if state.rules.money:
                    player.cash, player.tokens = player.cash + 10, player.tokens + 1
                else:
                    player.hand.append(deck.draw.pop())
