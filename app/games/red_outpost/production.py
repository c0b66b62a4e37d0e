"""Cubes: producing and adding them, the production wheel, and exports (spec §7.2 to §7.4, §7.6)."""

from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.red_outpost.components import EXPORT_SIZE, LOCATIONS, WHEEL_CRYSTALS, WHEEL_VP, Resource
from app.games.red_outpost.state import State, crystals_left, cubes_left, visiting


def do_work(state: State, turn: Turn) -> None:
    """Produce what the location gives its visitor, cube by cube (§2.5)."""
    visit = visiting(state)
    for resource in LOCATIONS[visit.place].yield_of(visit.worker):
        do_produce(state, resource, turn)


def do_produce(state: State, resource: Resource, turn: Turn) -> None:
    """Put a cube into the Storehouse and move the wheel on; nothing at all if the supply has none (§7.2)."""
    if not cubes_left(state, resource):
        return
    state.storehouse[resource] += 1
    visiting(state).produced.append(resource)
    turn.tell("red_outpost-produced", seat=state.active, resource=resource)
    do_wheel(state, turn)
    do_export(state, resource, turn)


def do_add(state: State, resource: Resource, turn: Turn) -> None:
    """Put a cube into the Storehouse; the wheel stays where it is (§7.2)."""
    if not cubes_left(state, resource):
        return
    state.storehouse[resource] += 1
    turn.tell("red_outpost-added", seat=state.active, resource=resource)
    do_export(state, resource, turn)


def do_wheel(state: State, turn: Turn) -> None:
    """Move the active player's marker one space on; past the last one lies the reward (§7.2)."""
    player = state.mover
    player.wheel = (player.wheel + 1) % state.rules.wheel_spaces
    if player.wheel == 0:
        player.points.wheel += WHEEL_VP
        turn.tell("red_outpost-wheel", seat=state.active, points=WHEEL_VP)
        do_gain_crystals(state, state.active, WHEEL_CRYSTALS, turn)


def do_gain_crystals(state: State, seat: Seat, count: int, turn: Turn) -> None:
    """Give the player crystals, as many as the supply still has (§7.6)."""
    gained = min(count, crystals_left(state))
    state.players[seat].crystals += gained
    if gained:
        turn.tell("red_outpost-crystals", seat=seat, count=gained)


def do_export(state: State, resource: Resource, turn: Turn) -> None:
    """Ship three equal cubes as soon as they lie in the Storehouse, for the active player's points (§7.3)."""
    while state.storehouse[resource] >= EXPORT_SIZE:
        state.storehouse[resource] -= EXPORT_SIZE
        do_score_export(state, resource, turn)


def do_score_export(state: State, resource: Resource, turn: Turn) -> None:
    """Score the next space of the track; a cube stays on it unless it is the question mark, the last one (§7.3)."""
    track, full = state.rules.track(resource), state.exported[resource]
    points = track[full]
    state.mover.points.exports += points
    if full < len(track) - 1:
        state.exported[resource] += 1
    turn.tell("red_outpost-exported", seat=state.active, resource=resource, points=points)
