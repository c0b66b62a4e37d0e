"""Standstill: how a game ends in which nobody can, or will, get on any more (spec §14).

Everything here is reckoned from what all can see: whether a hand could pay for something is its owner's secret.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from app.engine.turn import Turn
from app.games.outpost.colony import box, copies, max_colonists, owned, usable_robots
from app.games.outpost.components import RESEARCH, ROBOTS, Factory, card
from app.games.outpost.editions import Rules
from app.games.outpost.kicker import on_offer
from app.games.outpost.market import can_market_grow, leading_points, will_era_begin
from app.games.outpost.money import operating_limit
from app.games.outpost.scoring import goal, points_of, vp
from app.games.outpost.state import Player, State

LEVEL_ROUNDS = 10
"""So many rounds in a row after which nobody has more points than ever before, and no upgrade is still to come, end the
game, whatever is bought."""

QUIET_ROUNDS = 3
"""So few are enough if nobody buys anything in them, once no upgrade is left."""

FORETOLD = 3
"""How many rounds before the end the longer count is told."""

SPIRAL = 10
"""How many points fewer end the game each round in the death spiral (§16.5)."""

Reason = Literal["nobody_can_gain", "nobody_buys", "nobody_gains", "fewer_points"]


class Ending(msgspec.Struct, frozen=True):
    """Why the game ends if it goes on like this, and after how many rounds, the present one included."""

    reason: Reason
    rounds: int


# --- what is left ------------------------------------------------------------------------------------------------


def is_nothing_left(state: State) -> bool:
    """Tell whether no upgrade is on offer, Kicker cards included, and none can come while the era is what it is.

    An era that is going to begin whatever anybody does counts as begun.
    """
    if on_offer(state):
        return False
    if will_era_begin(state):
        return not state.stock and (state.kicker is None or not any(state.kicker.piles))
    return not can_more_come(state)


def can_more_come(state: State) -> bool:
    """Tell whether there is a place for another upgrade and one that may fill it, as long as the era lasts."""
    kicker = state.kicker
    if kicker is not None and len(kicker.slots) < state.rules.kicker_slots and kicker.piles[state.era - 1]:
        return True
    return len(state.market) < state.rules.market_size and can_market_grow(state)


def can_anybody_gain(state: State) -> bool:
    """Tell whether somebody's factories and operators could still be worth more; or less, where one may attack them."""
    return state.rules.space_terrorism or any(
        most_points(state.rules, player) > vp(state.rules, player) for player in state.players
    )


def most_points(rules: Rules, player: Player) -> int:
    """Return the points of the colony with all operators that it may have, each in the best factory that it may get."""
    rows = box(rules).factories
    colonists = max(player.colonists, max_colonists(rules, player))
    operators = colonists + most_robots(rules, player, colonists)
    if rules.money:
        operators = min(operators, operating_limit(rules, player))
    new = max(row.vp for row in rows.values() if may_ever_buy(rules, player, row))
    built = [rows[kind].vp for kind, crew in player.factories.items() for _ in range(crew.built)]
    best = sorted([*built, *[new] * operators], reverse=True)[:operators]
    return sum(best) + sum(row.vp * count for row, count in owned(rules, player))


def most_robots(rules: Rules, player: Player, colonists: int) -> int:
    """Return how many robots could ever work; where nothing limits them, more than it takes to win."""
    if not copies(player, ROBOTS):
        return usable_robots(rules, player)
    return rules.victory_vp if rules.robots_unlimited else copies(player, ROBOTS) * colonists


def may_ever_buy(rules: Rules, player: Player, row: Factory) -> bool:
    """Tell whether the player may buy factories of a kind, given the money for them."""
    if row.cost is None or (row.needs is not None and row.needs not in player.upgrades):
        return False
    return not row.research_cards or may_ever_have_research(rules, player)


def may_ever_have_research(rules: Rules, player: Player) -> bool:
    """Tell whether the player holds a Research card, as its back shows, or a token, or may produce one."""
    return (
        player.tokens > 0
        or RESEARCH in player.factories
        or box(rules).factories[RESEARCH].needs in player.upgrades
        or any(row.produces == RESEARCH for row, _ in owned(rules, player))
        or any(card(number).resource == RESEARCH for number in player.hand)
    )


# --- counting ----------------------------------------------------------------------------------------------------


def standstill(state: State) -> Reason | None:
    """Return why the game ends though nobody has won, at the check after a round; None if it goes on."""
    if state.quiet_rounds is not None and not can_anybody_gain(state):
        return "nobody_can_gain"
    if state.quiet_rounds == QUIET_ROUNDS:
        return "nobody_buys"
    return "nobody_gains" if state.level_rounds == LEVEL_ROUNDS else None


def ending(state: State) -> Ending | None:
    """Return what will end the game first if it goes on like this; None while that is far off."""
    return min(endings(state), key=lambda each: each.rounds, default=None)


def endings(state: State) -> Iterator[Ending]:
    """Go through all that will end the game if it goes on like this."""
    if is_nothing_left(state):
        if state.rules.death_spiral:
            missing = max(0, goal(state) - leading_points(state))
            yield Ending("fewer_points", 1 + -(-missing // SPIRAL))
        elif can_anybody_gain(state):
            yield Ending("nobody_buys", QUIET_ROUNDS - (state.quiet_rounds or 0))
        else:
            yield Ending("nobody_can_gain", 1)
    if state.level_rounds >= LEVEL_ROUNDS - FORETOLD:
        yield Ending("nobody_gains", LEVEL_ROUNDS - state.level_rounds)


def do_count_rounds(state: State, turn: Turn) -> None:
    """Count the rounds in which nobody gets on, and those in which nobody buys anything once no upgrade is left.

    The log tells when the second count begins, and after every round that counts, in good time before the end.
    """
    points, before = points_of(state), state.best_points
    state.best_points = list(map(max, points, before or points))
    is_level = state.best_points == before and not can_more_come(state)
    state.level_rounds = state.level_rounds + 1 if is_level else 0
    if state.rules.death_spiral or not is_nothing_left(state):
        state.quiet_rounds = None
    elif state.quiet_rounds is None:
        state.quiet_rounds = 0
        turn.tell("outpost-nothing_left", rounds=QUIET_ROUNDS)
    else:
        state.quiet_rounds = 0 if any(player.purchases for player in state.players) else state.quiet_rounds + 1
    if standstill(state) is None and (coming := ending(state)) is not None:
        if coming.reason == "nobody_gains":
            turn.tell("outpost-level_round", rounds=coming.rounds)
        elif state.quiet_rounds:
            turn.tell("outpost-quiet_round", rounds=coming.rounds)
