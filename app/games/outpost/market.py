"""Phase 2: eras, and the upgrades on offer (spec §7)."""

from app.engine.turn import Turn
from app.games.outpost.components import UPGRADE_IDS, UpgradeId
from app.games.outpost.kicker import do_fill_slots, do_leave_era
from app.games.outpost.scoring import vp
from app.games.outpost.state import State

LAST_ERA = 3

DIE = {1: 4, 2: 10, 3: 12}
"""The die of each era. In era III one is added, so it shows 2 to 13 (§7.3)."""

FACES = {1: range(1, 5), 2: range(1, 11), 3: range(2, 14)}


def do_refill(state: State, turn: Turn) -> None:
    """Begin a new era if it is time, then roll upgrades into the market until it is full or nothing fits (§7.4)."""
    do_era_check(state, turn)
    do_fill_slots(state, turn)
    if state.rules.one_roll_each:
        do_roll_once_each(state, turn)
        return
    while len(state.market) < state.rules.market_size:
        if not can_roll(state):
            do_tell_missing(state, turn)
            return
        roll = roll_die(state, turn)
        upgrade = upgrade_for(state, roll)
        if upgrade is None:
            turn.tell("outpost-rerolled", roll=roll)
        else:
            do_offer(state, turn, upgrade, roll)


def do_roll_once_each(state: State, turn: Turn) -> None:
    """Roll for each empty place: what is sold out leaves it empty, what is at its cap is rolled again (§16.6)."""
    for _ in range(state.rules.market_size - len(state.market)):
        rolled: UpgradeId | None = None
        while rolled is None and can_fill(state):
            roll = roll_die(state, turn)
            rolled = UPGRADE_IDS[roll - 1]
            if rolled not in state.stock:
                turn.tell("outpost-slot_empty", roll=roll, upgrade=rolled)
            elif is_below_cap(state, rolled):
                do_offer(state, turn, rolled, roll)
            else:
                rolled = None
                turn.tell("outpost-rerolled", roll=roll)


def has_stock(state: State, face: int) -> bool:
    """Tell whether this face of the die can bring its own upgrade."""
    upgrade = UPGRADE_IDS[face - 1]
    return upgrade in state.stock and is_below_cap(state, upgrade)


def can_fill(state: State) -> bool:
    """Tell whether any face of the era's die can bring its own upgrade."""
    return any(has_stock(state, face) for face in FACES[state.era])


def do_tell_missing(state: State, turn: Turn) -> None:
    """Tell how many places of the market stay empty."""
    turn.tell("outpost-market_short", missing=state.rules.market_size - len(state.market))


def do_era_check(state: State, turn: Turn) -> None:
    """Start era II or III by the leader's points, or when its cards were sold out two rounds running (§7.2)."""
    if state.era == LAST_ERA:
        return
    leader = leading_points(state)
    fallback = state.rules.sold_out_begins_era
    low, mid = fallback and is_sold_out(state, up_to=4), fallback and is_sold_out(state, up_to=10)
    era = state.era
    if era == 1 and (leader >= state.rules.era_2_vp or (low and state.sold_out_low)):
        era = 2
    if era < LAST_ERA and (leader >= state.rules.era_3_vp or (mid and state.sold_out_mid)):
        era = 3
    state.sold_out_low, state.sold_out_mid = low, mid
    if era != state.era:
        state.era = era
        do_leave_era(state)
        turn.tell("outpost-era", era=era)


def leading_points(state: State) -> int:
    return max(vp(state.rules, player) for player in state.players)


def will_era_begin(state: State) -> bool:
    """Tell whether a new era is due as the points stand, or follows from an empty market by itself (§7.2)."""
    if state.era == LAST_ERA:
        return False
    needed = state.rules.era_2_vp if state.era == 1 else state.rules.era_3_vp
    return state.rules.sold_out_begins_era or leading_points(state) >= needed


def is_sold_out(state: State, up_to: int) -> bool:
    """Tell whether no upgrade with a number up to this one is left, neither in stock nor on offer."""
    return not any(name in state.stock or name in state.market for name in UPGRADE_IDS[:up_to])


def can_roll(state: State) -> bool:
    """Tell whether any face of the era's die brings an upgrade; the highest is asked first, as it is sold out last."""
    return any(upgrade_for(state, face) is not None for face in reversed(FACES[state.era]))


def can_market_grow(state: State) -> bool:
    """Tell whether the die of the era can bring anything to an empty place."""
    return can_fill(state) if state.rules.one_roll_each else can_roll(state)


def roll_die(state: State, turn: Turn) -> int:
    return turn.rng.die("market", DIE[state.era]) + (1 if state.era == 3 else 0)


def upgrade_for(state: State, roll: int) -> UpgradeId | None:
    """Return the upgrade that a roll brings, or None if it has to be rolled again (§7.4)."""
    rolled = UPGRADE_IDS[roll - 1]
    if rolled in state.stock:
        if is_below_cap(state, rolled):
            return rolled
        if not state.rules.over_cap_steps_down:
            return None
    for place in range(roll - 2, -1, -1):
        lower = UPGRADE_IDS[place]
        if lower in state.stock:
            return lower if is_below_cap(state, lower) else None
    return None


def is_below_cap(state: State, upgrade: UpgradeId) -> bool:
    """Tell whether one more copy of the upgrade may be on offer."""
    return state.market.count(upgrade) < state.rules.same_on_offer


def do_offer(state: State, turn: Turn, upgrade: UpgradeId, roll: int) -> None:
    """Move a copy of the upgrade from the stock to the market."""
    do_take_from_stock(state, upgrade)
    state.market.append(upgrade)
    turn.tell("outpost-offered", roll=roll, upgrade=upgrade)


def do_take_from_stock(state: State, upgrade: UpgradeId) -> None:
    """Let there be a copy less of the upgrade in stock."""
    state.stock[upgrade] -= 1
    if not state.stock[upgrade]:
        del state.stock[upgrade]
