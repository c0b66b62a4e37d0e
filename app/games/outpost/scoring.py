"""Victory points, the tie-break by cost, and the final ranking (spec §3.4, §14)."""

from app.engine.game import Outcome
from app.games.outpost.colony import box, owned, works
from app.games.outpost.components import SPECIAL_UPGRADES
from app.games.outpost.editions import Rules
from app.games.outpost.state import Player, State


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


def outcome(state: State) -> Outcome:
    """Return the final ranking: points, then cost of upgrades; who is equal in both shares the rank (§14)."""
    return Outcome.of(
        state.round,
        (vp_sources(state.rules, player) for player in state.players),
        cost=(cost_total(state.rules, player) for player in state.players),
    )
