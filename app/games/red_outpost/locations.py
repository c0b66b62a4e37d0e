"""What the palace, the farm, the beer house and the administration let a player do (spec §7.1)."""

from app.engine.choices import Choose
from app.engine.decisions import Action, Blocked, Decision, Offer, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.red_outpost.actions import Beer, Decline, Donate, FarmResource, Honour, MoveDisk
from app.games.red_outpost.components import COLOURS, WORKERS, WorkerId
from app.games.red_outpost.mood import do_swing
from app.games.red_outpost.production import do_gain_crystals, do_produce
from app.games.red_outpost.state import State, decision_id, supplied, visiting


def others(*names: WorkerId) -> tuple[WorkerId, ...]:
    """Return all workers but these."""
    return tuple(name for name in WORKERS if name not in names)


def twice(action: type[Action], first: str, second: str) -> list[Blocked]:
    """Say that two different workers must be named (§6.3)."""
    return [Blocked(action, Refusal("same_worker_twice"), {first: name, second: name}) for name in WORKERS]


# --- palace ------------------------------------------------------------------------------------------------------


def has_palace_space(state: State, seat: Seat) -> bool:
    """Tell whether one more crystal of the player fits beside the palace."""
    spaces = state.rules.palace_spaces
    return not spaces or state.players[seat].palace < spaces


def may_donate(state: State) -> bool:
    """Tell whether the visitor's player can give a crystal anywhere."""
    player = state.mover
    return player.crystals > 0 and (has_palace_space(state, state.active) or player.location_card == "c_palace")


def donate_decision(state: State, seat: Seat) -> Decision:
    """Ask whether a crystal is laid beside the palace, or with its card on a portrait (§10.2)."""
    offers, blocked = [Offer(Decline)], []
    if has_palace_space(state, seat):
        offers.append(Offer(Donate))
    else:
        blocked.append(Blocked(Donate, Refusal("palace_full")))
    if state.mover.location_card == "c_palace":
        offers.append(Offer(Honour, {"worker": Choose(WORKERS)}))
    else:
        blocked.append(Blocked(Honour, Refusal("card_not_held")))
    return Decision(decision_id(state), seat, "red_outpost-ask-donate", (menu(*offers, *blocked),), fallback=Decline)


def do_donate(state: State, seat: Seat, _action: Action, turn: Turn) -> None:
    """Lay a crystal beside the palace, where it stays to the end; so does the commissar's card (§10.17)."""
    player = state.players[seat]
    player.crystals -= 1
    player.palace += 1
    turn.tell("red_outpost-donated", seat=seat, total=player.palace)


def do_honour(state: State, seat: Seat, action: Honour, turn: Turn) -> None:
    """Lay a crystal on a portrait; it counts as a disk until the end of the round (§10.2)."""
    state.players[seat].crystals -= 1
    state.workers[action.worker].crystals[seat] += 1
    turn.tell("red_outpost-honoured", seat=seat, worker=action.worker)


# --- farm --------------------------------------------------------------------------------------------------------


def may_choose_crop(state: State) -> bool:
    """Tell whether the visitor's player decides what the farm produces."""
    return state.mover.location_card == "c_farm" and bool(supplied(state))


def farm_decision(state: State, seat: Seat) -> Decision:
    """Ask what the farm produces, its card being held (§10.3)."""
    kinds = supplied(state)
    usual = FarmResource("wheat" if "wheat" in kinds else kinds[0])
    offer = Offer(FarmResource, {"resource": Choose(kinds, "supply_empty")})
    return Decision(decision_id(state), seat, "red_outpost-ask-farm", (menu(offer),), fallback=lambda: usual)


def do_farm_resource(state: State, _seat: Seat, action: FarmResource, turn: Turn) -> None:
    """Produce the kind that was chosen."""
    do_produce(state, action.resource, turn)


# --- beer house --------------------------------------------------------------------------------------------------


def may_buy_beer(state: State) -> bool:
    """Tell whether the visitor's player can pay."""
    return state.mover.crystals > 0


def beer_decision(state: State, seat: Seat) -> Decision:
    """Ask whether a crystal is paid so that one worker gains a step of mood and another loses one."""
    offers = [Offer(Beer, {"up": Choose((name,)), "down": Choose(others(name))}) for name in WORKERS]
    blocked = twice(Beer, "up", "down")
    return Decision(
        decision_id(state),
        seat,
        "red_outpost-ask-beer",
        (menu(Offer(Decline), *offers, *blocked),),
        fallback=Decline,
    )


def do_beer(state: State, seat: Seat, action: Beer, turn: Turn) -> None:
    """Pay a crystal and change the two moods."""
    state.players[seat].crystals -= 1
    turn.tell("red_outpost-beer", seat=seat)
    do_swing(state, action.up, action.down, turn)


# --- administration ----------------------------------------------------------------------------------------------


def do_crystal(state: State, turn: Turn) -> None:
    """Give the bureaucrat's player a crystal."""
    do_gain_crystals(state, state.active, 1, turn)


def movable(state: State, name: WorkerId) -> tuple[str, ...]:
    """Return the other players, by colour, whose disk could be taken off a portrait."""
    disks = state.workers[name].disks
    return tuple(COLOURS[seat] for seat in range(len(disks)) if disks[seat] and seat != state.active)


def may_move_disk(state: State) -> bool:
    """Return whether another player has a disk on a portrait other than the visitor's."""
    return any(movable(state, name) for name in others(visiting(state).worker))


def move_disk_decision(state: State, seat: Seat) -> Decision:
    """Ask whether another player's disk is moved; the visitor's portrait is out of it."""
    visitor = visiting(state).worker
    offers = [Offer(Decline)]
    own = COLOURS[state.active]
    blocked = [
        Blocked(MoveDisk, Refusal("disk_is_yours"), {"owner": own}),
        *twice(MoveDisk, "from_worker", "to_worker"),
        Blocked(MoveDisk, Refusal("visitor_protected"), {"from_worker": visitor}),
        Blocked(MoveDisk, Refusal("visitor_protected"), {"to_worker": visitor}),
    ]
    for name in others(visitor):
        owners = movable(state, name)
        if owners:
            fields = {
                "from_worker": Choose((name,)),
                "to_worker": Choose(others(visitor, name)),
                "owner": Choose(owners, "disk_not_there"),
            }
            offers.append(Offer(MoveDisk, fields))
        else:
            blocked.append(Blocked(MoveDisk, Refusal("disk_not_there"), {"from_worker": name}))
    return Decision(
        decision_id(state),
        seat,
        "red_outpost-ask-move_disk",
        (menu(*offers, *blocked),),
        fallback=Decline,
    )


def do_move_disk(state: State, seat: Seat, action: MoveDisk, turn: Turn) -> None:
    """Move another player's disk from one portrait to another."""
    owner = COLOURS.index(action.owner)
    state.workers[action.from_worker].disks[owner] -= 1
    state.workers[action.to_worker].disks[owner] += 1
    turn.tell(
        "red_outpost-disk_moved", seat=seat, seats=[owner], from_worker=action.from_worker, to_worker=action.to_worker
    )


def do_decline(state: State, seat: Seat, _action: Decline, turn: Turn) -> None:
    """Do nothing."""
