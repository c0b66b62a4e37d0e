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

QUIET_ROUNDS = 3
"""Number of consecutive rounds without a useful purchase that end the game once no upgrade is left."""

IDLE_ROUNDS = 10
"""The same while upgrades are left, since somebody may be saving for one."""

WAR_ROUNDS = 30
"""With space terrorism, what is destroyed can be bought again for ever. This number of consecutive rounds without a new
highest score ends the game, whatever is bought, once no upgrade is still to come. Most whole games are shorter."""

LEVEL_ROUNDS = 10
"""The same for games begun before version 9, with space terrorism or without."""

FORETOLD = 3
"""How many rounds before the end the longer counts are told."""

SPIRAL = 10
"""How many points fewer end the game each round in the death spiral (§16.5)."""

Reason = Literal["nobody_can_gain", "nothing_useful", "nobody_buys", "nobody_gains", "fewer_points"]
"""Games begun before version 9 end when `nobody_buys` anything; in later ones what is of no use does not count."""


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
    rows, operators = box(rules).factories, most_operators(rules, player)
    new = max(row.vp for row in rows.values() if may_ever_buy(rules, player, row))
    built = [rows[kind].vp for kind, crew in player.factories.items() for _ in range(crew.built)]
    best = sorted([*built, *[new] * operators], reverse=True)[:operators]
    return sum(best) + sum(row.vp * count for row, count in owned(rules, player))


def most_operators(rules: Rules, player: Player) -> int:
    """Return how many operators the colony could ever have at work, with the upgrades that it has."""
    colonists = most_colonists(rules, player)
    operators = colonists + most_robots(rules, player, colonists)
    return min(operators, operating_limit(rules, player)) if rules.money else operators


def most_colonists(rules: Rules, player: Player) -> int:
    return max(player.colonists, max_colonists(rules, player))


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


# --- what is bought ----------------------------------------------------------------------------------------------


def has_bought(state: State) -> bool:
    """Tell whether anybody has bought something useful in this round, or spent anything on an attack.

    Of no use are bids that are not paid, robots that may never work, and factories of a kind beyond the operators that
    their owner may have. There is an end to what is useful, so without attacks there are only so many such rounds.
    """
    spent = any(player.purchases for player in state.players)
    if state.rules.space_terrorism or not state.rules.useful_purchases_count:
        return spent
    return spent and useful(state) > state.bought


def useful(state: State) -> int:
    """Return how many upgrades, colonists, robots and factories all players have, except what could never work."""
    return sum(useful_things(state.rules, player) for player in state.players)


def useful_things(rules: Rules, player: Player) -> int:
    operators = most_operators(rules, player)
    robots = most_robots(rules, player, most_colonists(rules, player))
    factories = sum(min(crew.built, operators) for crew in player.factories.values())
    return sum(player.upgrades.values()) + player.colonists + min(player.robots, robots) + factories


# --- counting ----------------------------------------------------------------------------------------------------


def level_limit(rules: Rules) -> int | None:
    """Return after how many rounds without more points than ever the game ends; None if it does not for that reason."""
    if not rules.useful_purchases_count:
        return LEVEL_ROUNDS
    return WAR_ROUNDS if rules.space_terrorism else None


def standstill(state: State) -> Reason | None:
    """Return why the game ends though nobody has won, at the check after a round; None if it goes on."""
    if state.quiet_rounds is not None and not can_anybody_gain(state):
        return "nobody_can_gain"
    if state.quiet_rounds == QUIET_ROUNDS:
        return quiet_reason(state.rules)
    if state.idle_rounds == IDLE_ROUNDS:
        return "nothing_useful"
    return "nobody_gains" if state.level_rounds == level_limit(state.rules) else None


def quiet_reason(rules: Rules) -> Reason:
    return "nothing_useful" if rules.useful_purchases_count else "nobody_buys"


def rounds_of(state: State, reason: Reason) -> int:
    """Return how many rounds in a row were the reason for the end."""
    if reason == "nobody_gains":
        return state.level_rounds
    return max(state.quiet_rounds or 0, state.idle_rounds)


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
            yield Ending(quiet_reason(state.rules), QUIET_ROUNDS - (state.quiet_rounds or 0))
        else:
            yield Ending("nobody_can_gain", 1)
    elif state.idle_rounds >= IDLE_ROUNDS - FORETOLD:
        yield Ending("nothing_useful", IDLE_ROUNDS - state.idle_rounds)
    limit = level_limit(state.rules)
    if limit is not None and state.level_rounds >= limit - FORETOLD:
        yield Ending("nobody_gains", limit - state.level_rounds)


def do_count_rounds(state: State, turn: Turn) -> None:
    """Count the rounds in which nobody gains points, or nobody buys anything (useful).

    The log tells when no upgrade is left, and warns of the end some rounds before it.
    """
    new, bought = state.rules.useful_purchases_count, has_bought(state)
    points, before = points_of(state), state.best_points
    state.best_points = list(map(max, points, before or points))
    may_come, is_left = can_more_come(state), not is_nothing_left(state)
    is_level = state.best_points == before and not may_come
    state.level_rounds = state.level_rounds + 1 if is_level else 0
    state.idle_rounds = state.idle_rounds + 1 if new and is_left and not bought and not may_come else 0
    if state.rules.death_spiral or is_left:
        state.quiet_rounds = None
    elif state.quiet_rounds is None:
        state.quiet_rounds = 0
        turn.tell("outpost-sold_out" if new else "outpost-nothing_left", rounds=QUIET_ROUNDS)
    else:
        state.quiet_rounds = 0 if bought else state.quiet_rounds + 1
    state.bought = useful(state) if new else 0
    if standstill(state) is None and (coming := ending(state)) is not None:
        if coming.reason == "nobody_gains":
            turn.tell("outpost-level_round", rounds=coming.rounds)
        elif state.quiet_rounds or state.idle_rounds:
            turn.tell("outpost-idle_round" if new else "outpost-quiet_round", rounds=coming.rounds)
