"""Special cards that ask something of their own (spec §10.9, §10.12, §10.15 to §10.17)."""

from app.engine.choices import Choose, Pick
from app.engine.decisions import Blocked, Decision, Offer, menu
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.red_outpost.actions import (
    BarracksShift,
    CommissarDonate,
    Decline,
    KitchenRest,
    MinerExtra,
    Relocate,
)
from app.games.red_outpost.components import MOST_RESTED, REGULAR, RESOURCES, WORKERS, LocationId, Resource, WorkerId
from app.games.red_outpost.locations import do_donate, has_palace_space, others, twice
from app.games.red_outpost.mood import do_mood
from app.games.red_outpost.production import do_produce
from app.games.red_outpost.state import State, cubes_left, decision_id, holder, visiting
from app.games.red_outpost.visit import closed, token_refusal

# --- miner -------------------------------------------------------------------------------------------------------


def extras(state: State) -> tuple[Resource, ...]:
    """Return the kinds of which the miner may produce one more: what he has produced, but for coal (§10.16)."""
    produced = visiting(state).produced
    return tuple(kind for kind in RESOURCES if kind != "coal" and kind in produced and cubes_left(state, kind))


def may_dig_more(state: State) -> bool:
    """Tell whether the miner has produced anything but coal."""
    return bool(extras(state))


def miner_extra_decision(state: State, seat: Seat) -> Decision:
    """Ask whether the miner produces one more cube and loses a step of mood."""
    offer = Offer(MinerExtra, {"resource": Choose(extras(state), "not_produced")})
    return Decision(
        decision_id(state),
        seat,
        "red_outpost-ask-miner_extra",
        (menu(Offer(Decline), offer),),
        fallback=Decline,
    )


def do_miner_extra(state: State, seat: Seat, action: MinerExtra, turn: Turn) -> None:
    """Produce the cube; the miner's mood falls."""
    turn.tell("red_outpost-card_used", seat=seat, card="c_miner")
    do_produce(state, action.resource, turn)
    do_mood(state, "miner", -1, turn)


# --- commissar ---------------------------------------------------------------------------------------------------


def may_donate_more(state: State) -> bool:
    """Tell whether the commissar's player has a crystal and room for it beside the palace."""
    return state.mover.crystals > 0 and has_palace_space(state, state.active)


def commissar_decision(state: State, seat: Seat) -> Decision:
    """Ask whether one more crystal is laid beside the palace (§10.17)."""
    return Decision(
        decision_id(state),
        seat,
        "red_outpost-ask-commissar",
        (menu(Offer(Decline), Offer(CommissarDonate)),),
        fallback=Decline,
    )


def do_commissar_donate(state: State, seat: Seat, action: CommissarDonate, turn: Turn) -> None:
    """Lay the crystal there."""
    turn.tell("red_outpost-card_used", seat=seat, card="c_commissar")
    do_donate(state, seat, action, turn)


# --- fisherman ---------------------------------------------------------------------------------------------------


def empty_places(state: State) -> tuple[LocationId, ...]:
    """Return the regular locations that are empty and not closed by a token; there always is one (§12)."""
    taken = [worker.place for worker in state.workers.values()]
    shut = closed(state)
    return tuple(place for place in REGULAR if place not in taken and place not in shut)


def relocate_decision(state: State, seat: Seat) -> Decision:
    """Ask whether another worker is moved to an empty location (§10.15)."""
    fields = {"worker": Choose(others("fisherman")), "to": Choose(empty_places(state))}
    blocked = [
        Blocked(Relocate, Refusal("not_the_fisherman"), {"worker": "fisherman"}),
        *(Blocked(Relocate, Refusal("target_not_regular"), {"to": place}) for place in ("field_kitchen", "barracks")),
        *(Blocked(Relocate, Refusal("target_not_empty"), {"to": worker.place}) for worker in state.workers.values()),
        *(Blocked(Relocate, token_refusal(state), {"to": place}) for place in closed(state)),
    ]
    return Decision(
        decision_id(state),
        seat,
        "red_outpost-ask-relocate",
        (menu(Offer(Decline), Offer(Relocate, fields), *blocked),),
        fallback=Decline,
    )


def do_relocate(state: State, seat: Seat, action: Relocate, turn: Turn) -> None:
    """Move the worker: as upright as before, without disk, mood or action."""
    state.workers[action.worker].place = action.to
    turn.tell("red_outpost-card_used", seat=seat, card="c_fisherman")
    turn.tell("red_outpost-relocated", seat=seat, visitor=action.worker, to=action.to)


# --- field kitchen -----------------------------------------------------------------------------------------------


def kitchen_decision(state: State, seat: Seat) -> Decision:
    """Ask the card's holder whether workers are laid down before Lunch (§10.9)."""
    offer = Offer(KitchenRest, {"workers": Pick(WORKERS, 1, MOST_RESTED, "same_worker_twice")})
    return Decision(
        decision_id(state), seat, "red_outpost-ask-kitchen", (menu(Offer(Decline), offer),), fallback=Decline
    )


def do_kitchen_rest(state: State, seat: Seat, action: KitchenRest, turn: Turn) -> None:
    """Lay the workers down where they are; they stand up at the end of Lunch."""
    for name in action.workers:
        state.workers[name].upright = False
    turn.tell("red_outpost-card_used", seat=seat, card="c_field_kitchen")
    turn.tell("red_outpost-rested", seat=seat, worker=list(action.workers))


# --- barracks ----------------------------------------------------------------------------------------------------


def shifts(state: State) -> dict[WorkerId, tuple[WorkerId, ...]]:
    """Return from which portraits the card's holder may move a disk, and to which workers in the Barracks (§10.12)."""
    seat = holder(state, "c_barracks")
    if seat is None:
        return {}
    asleep = [name for name, worker in state.workers.items() if worker.place == "barracks"]
    found: dict[WorkerId, tuple[WorkerId, ...]] = {}
    for name, worker in state.workers.items():
        targets = tuple(other for other in asleep if other != name)
        if worker.disks[seat] and targets:
            found[name] = targets
    return found


def may_shift(state: State) -> bool:
    """Tell whether the card of the Barracks can be used: at the end of the Morning."""
    return state.phase == "morning" and bool(shifts(state))


def barracks_decision(state: State, seat: Seat) -> Decision:
    """Ask the card's holder whether to move a disk to a worker still in bed."""
    possible = shifts(state)
    offers = [
        Offer(BarracksShift, {"from_worker": Choose((name,)), "to_worker": Choose(targets)})
        for name, targets in possible.items()
    ]
    blocked = [
        *twice(BarracksShift, "from_worker", "to_worker"),
        *(
            Blocked(BarracksShift, Refusal("disk_not_there"), {"from_worker": name})
            for name in WORKERS
            if not state.workers[name].disks[seat]
        ),
        *(
            Blocked(BarracksShift, Refusal("not_in_barracks"), {"to_worker": name})
            for name in WORKERS
            if state.workers[name].place != "barracks"
        ),
    ]
    return Decision(
        decision_id(state),
        seat,
        "red_outpost-ask-barracks",
        (menu(Offer(Decline), *offers, *blocked),),
        fallback=Decline,
    )


def do_barracks_shift(state: State, seat: Seat, action: BarracksShift, turn: Turn) -> None:
    """Move the disk."""
    state.workers[action.from_worker].disks[seat] -= 1
    state.workers[action.to_worker].disks[seat] += 1
    turn.tell("red_outpost-card_used", seat=seat, card="c_barracks")
    turn.tell(
        "red_outpost-disk_moved", seat=seat, seats=[seat], from_worker=action.from_worker, to_worker=action.to_worker
    )
