"""Victory points, the tie-break by cost, and how a game ends (spec §3.4, §14)."""

from app.engine.game import Outcome
from app.engine.stages import OVER
from app.engine.turn import Turn
from app.games.outpost.colony import box, owned, works
from app.games.outpost.components import SPECIAL_UPGRADES
from app.games.outpost.editions import Rules
from app.games.outpost.state import Player, State

SPIRAL = 10
"""How many points fewer end the game each round, once everything is sold (§16.5)."""


def vp_sources(rules: Rules, player: Player) -> dict[str, int]:
    """Return where each point comes from: operated factories and upgrades, by name. Nothing is cumulative."""
    rows = box(rules)
    points = {kind: rows.factories[kind].vp * crew.operated for kind, crew in player.factories.items()}
    for name, count in player.upgrades.items():
        points[name] = rows.upgrades[name].vp * count  # type: ignore[index]  # no factory has an upgrade's name
    return {name: vp for name, vp in points.items() if vp}


def vp(rules: Rules, player: Player) -> int:
    """Return the player's victory points as the colony stands now."""
    rows = box(rules).factories
    of_factories = sum(rows[kind].vp * crew.operated for kind, crew in player.factories.items())
    return of_factories + sum(row.vp * count for row, count in owned(rules, player))


def cost_total(rules: Rules, player: Player) -> int:
    """Return the printed cost of all upgrades owned, whatever was paid; idle special factories may not count (§3.4)."""
    rows = box(rules).upgrades
    cost = sum(row.cost * count for row, count in owned(rules, player))
    if not rules.idle_specials_cost:
        for name in SPECIAL_UPGRADES:
            if name in player.upgrades:
                crew = works(player, rows[name].factory)  # type: ignore[arg-type]  # each brings one
                cost -= rows[name].cost * (crew.built - crew.operated)
    return cost


def goal(state: State) -> int:
    return state.rules.victory_vp - state.spiral


def points_of(state: State) -> list[int]:
    return [vp(state.rules, player) for player in state.players]


def is_standstill(state: State) -> bool:
    """Tell whether everything is sold and nobody has won a point since the last check (§14)."""
    return points_of(state) == state.standing


def is_decided(state: State) -> bool:
    """Tell whether somebody has enough points now, or nothing moves any more (§14)."""
    return max(points_of(state)) >= goal(state) or is_standstill(state)


def do_victory_check(state: State, turn: Turn) -> None:
    """Tell who has won, if the game is decided."""
    if is_decided(state):
        ended = outcome(state)
        if is_standstill(state):
            turn.tell("outpost-standstill")
        turn.tell("outpost-over", winners=list(ended.winners), score=max(ended.scores), scores=list(ended.scores))


def after_victory_check(state: State) -> str | None:
    return OVER if is_decided(state) else None


def do_end_round(state: State, turn: Turn) -> None:
    """Count the round; with everything sold, the end comes nearer (§14, §16.5)."""
    if state.rules.death_spiral:
        do_spiral(state, turn)
    elif is_everything_sold(state):
        if not state.standing:
            turn.tell("outpost-everything_sold")
        state.standing = points_of(state)
    state.round += 1
    turn.tell("outpost-round", round=state.round)


def do_spiral(state: State, turn: Turn) -> None:
    """Let fewer points end the game, once the upgrades of the box are sold (§16.5)."""
    if not state.market and not state.stock:
        state.spiral += SPIRAL
        turn.tell("outpost-spiral", score=goal(state))


def is_everything_sold(state: State) -> bool:
    """Tell whether no upgrade is on offer or still to come, Kicker cards included (§14)."""
    kicker = state.kicker
    kicker_left = kicker is not None and bool(kicker.slots or any(kicker.piles))
    return not (state.market or state.stock or kicker_left)


def outcome(state: State) -> Outcome:
    """Return the final ranking: points, then cost of upgrades; who is equal in both shares the rank (§14)."""
    standing = [(vp(state.rules, player), cost_total(state.rules, player)) for player in state.players]
    return Outcome(
        rounds=state.round,
        scores=tuple(points for points, _ in standing),
        ranks=tuple(1 + sum(other > own for other in standing) for own in standing),
        sources=tuple(vp_sources(state.rules, player) for player in state.players),
    )
