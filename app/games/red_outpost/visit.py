"""A turn: which worker may go where, and what the visit does before the location acts (spec §6)."""

from collections.abc import Sequence
from functools import partial

from app.engine.choices import Amount, Choose, Spec
from app.engine.decisions import Action, Blocked, Decision, Menu, Offer
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.red_outpost.actions import Visit, VisitWithCard
from app.games.red_outpost.components import (
    DECLARED,
    LOCATION_CARDS,
    LOCATIONS,
    REGULAR,
    WORKER_CARDS,
    LocationId,
    WorkerId,
)
from app.games.red_outpost.mood import do_mood
from app.games.red_outpost.production import do_gain_crystals, do_wheel
from app.games.red_outpost.state import State, decision_id
from app.games.red_outpost.state import Visit as VisitState

CARD_MOOD = {"pasture": 2, "beer_house": 0, "mine": -1, "labor_camp": 0}
"""The change of the visitor's mood where a card replaces that of the location (§10.1, §10.4, §10.8, §10.11)."""
CARD_CRYSTALS = 2
CARD_WHEEL = 3

TIRED = Refusal("worker_tired")
ONLY_KITCHEN = Refusal("only_kitchen_at_lunch")
NO_KITCHEN = Refusal("kitchen_only_at_lunch")
NO_BARRACKS = Refusal("barracks_only_in_evening")
CLOSED_MORNING = Refusal("blocked_morning")
CLOSED_EVENING = Refusal("blocked_evening")
SAME_PLACE = Refusal("same_location")
OCCUPIED = Refusal("occupied")

# --- where a worker may go ---------------------------------------------------------------------------------------


def closed(state: State) -> Sequence[LocationId]:
    """Return the locations whose blocking token shows its red side in this phase (§4)."""
    if state.phase == "morning":
        return state.morning
    return state.evening if state.phase == "evening" else ()


def destinations(state: State, seat: Seat) -> dict[WorkerId, tuple[LocationId, ...]]:
    """Return for each upright worker where this player may send it (§5.1, §6.1)."""
    usual = open_places(state)
    found = {name: usual for name, worker in state.workers.items() if worker.upright}
    name = WORKER_CARDS.get(state.players[seat].worker_card)
    if name in found and (extra := extra_places(state, name)):
        found[name] = tuple(place for place in LOCATIONS if place in usual or place in extra)
    return found


def open_places(state: State) -> tuple[LocationId, ...]:
    """Return where any worker may go: not where it is itself, that being occupied like every other worker's place."""
    if state.phase == "lunch":
        return ("field_kitchen",)
    shut = closed(state)
    taken = [worker.place for worker in state.workers.values()]
    places = tuple(place for place in REGULAR if place not in taken and place not in shut)
    return (*places, "barracks") if state.phase == "evening" else places


def extra_places(state: State, name: WorkerId) -> list[LocationId]:
    """Return where a worker may go besides because its card is held (§10.13, §10.14, §10.18)."""
    if state.phase == "lunch":
        return []
    shut, workers = closed(state), state.workers.values()
    match name:
        case "shepherd":
            own = state.workers[name].place
            return [own] if own in REGULAR and own not in shut else []
        case "farmer":
            standing = [worker.place for worker in workers if worker.upright]
            flat = [worker.place for worker in workers if not worker.upright]
            return [place for place in flat if place in REGULAR and place not in standing and place not in shut]
        case "bureaucrat":
            taken = [worker.place for worker in workers]
            return [place for place in shut if place not in taken]
        case _:
            return []


def refusals(state: State, seat: Seat) -> list[tuple[Refusal, dict[str, str]]]:
    """Say why a worker or a location is out of the question, in the order in which the rules check it (§6.1)."""
    found = [(TIRED, {"worker": str(name)}) for name, worker in state.workers.items() if not worker.upright]
    if state.phase == "lunch":
        found += [(ONLY_KITCHEN, {"to": place}) for place in LOCATIONS if place != "field_kitchen"]
    else:
        found.append((NO_KITCHEN, {"to": "field_kitchen"}))
    if state.phase != "evening":
        found.append((NO_BARRACKS, {"to": "barracks"}))
    if state.players[seat].worker_card == "c_bureaucrat":
        found += bureaucrat_refusals(state)
    found += [(token_refusal(state), {"to": place}) for place in closed(state)]
    found += [(SAME_PLACE, {"worker": name, "to": worker.place}) for name, worker in state.workers.items()]
    found += [(OCCUPIED, {"to": worker.place}) for worker in state.workers.values()]
    return found


def bureaucrat_refusals(state: State) -> list[tuple[Refusal, dict[str, str]]]:
    """Say what keeps the bureaucrat out of a closed location although she minds no token: she or somebody is there."""
    shut = closed(state)
    return [
        (SAME_PLACE if name == "bureaucrat" else OCCUPIED, {"worker": "bureaucrat", "to": worker.place})
        for name, worker in state.workers.items()
        if worker.place in shut
    ]


def token_refusal(state: State) -> Refusal:
    """Return why a location with a closed token cannot be entered."""
    return CLOSED_MORNING if state.phase == "morning" else CLOSED_EVENING


# --- the decision ------------------------------------------------------------------------------------------------


def visit_decision(state: State, seat: Seat) -> Decision:
    """Ask the active player for a worker and a location; nobody may pass."""
    return Decision(
        decision_id(state),
        seat,
        "red_outpost-ask-visit",
        (
            Menu((Visit,), partial(visit_offers, state, seat)),
            Menu((VisitWithCard,), partial(card_offers, state, seat)),
            Menu((Visit, VisitWithCard), partial(visit_blocks, state, seat)),
        ),
        partial(mildest_visit, state, seat),
        {"phase": state.phase},
    )


def visit_offers(state: State, seat: Seat) -> list[Offer]:
    """Offer each upright worker every location that is open to them."""
    stored = Amount(0, state.players[seat].stored, above="no_stored_disk")
    return [
        Offer(Visit, {"worker": Choose((name,)), "to": Choose(places), "stored_disk": stored})
        for name, places in destinations(state, seat).items()
    ]


def card_offers(state: State, seat: Seat) -> list[Offer]:
    """Offer to use one's location card where it must be named with the visit (§6.1)."""
    player = state.players[seat]
    place = LOCATION_CARDS.get(player.location_card)
    if place not in DECLARED:
        return []
    stored = Amount(0, player.stored, above="no_stored_disk")
    if place == "administration" and player.stored:
        stored = Amount(1, 1, below="card_full", above="no_stored_disk")
    going = tuple(name for name, places in destinations(state, seat).items() if place in places)
    if not going:
        return []
    fields: dict[str, Spec] = {"worker": Choose(going), "to": Choose((place,)), "stored_disk": stored}
    return [Offer(VisitWithCard, fields)]


def visit_blocks(state: State, seat: Seat) -> list[Blocked]:
    """Say what is not possible: for the visit as such, and with the card."""
    reasons = refusals(state, seat)
    blocked = [Blocked(Visit, refusal, fields) for refusal, fields in reasons]
    own = LOCATION_CARDS.get(state.players[seat].location_card)
    if own is None:
        return [*blocked, Blocked(VisitWithCard, Refusal("card_not_held"))]
    if own not in DECLARED:
        blocked.append(Blocked(VisitWithCard, Refusal("card_not_applicable"), {"to": own}))
    else:
        blocked += [
            Blocked(VisitWithCard, refusal, fields) for refusal, fields in reasons if fields.get("to", own) == own
        ]
    others = [place for place in LOCATIONS if place != own]
    return blocked + [Blocked(VisitWithCard, Refusal("card_not_held"), {"to": place}) for place in others]


def mildest_visit(state: State, seat: Seat) -> Action:
    """Return the visit that is best for its worker's mood, as a proposal."""
    choices = [(name, place) for name, places in destinations(state, seat).items() for place in places]
    name, place = max(choices, key=lambda choice: LOCATIONS[choice[1]].mood_of(choice[0]))
    return Visit(name, place)


# --- the visit ---------------------------------------------------------------------------------------------------


def do_visit(state: State, seat: Seat, action: Visit, turn: Turn) -> None:
    """Move the worker, place disks, change moods; what the location does comes next (§6.2)."""
    do_arrive(state, action, turn)
    do_place_disks(state, seat, action, turn)
    do_moods(state, action.worker, action.to, turn)
    state.agenda = steps_of(state, seat, action.worker, action.to)


def do_visit_with_card(state: State, seat: Seat, action: VisitWithCard, turn: Turn) -> None:
    """Do the same as the location's card changes it (§10.1, §10.4, §10.6, §10.8, §10.11)."""
    do_arrive(state, action, turn)
    turn.tell("red_outpost-card_used", seat=seat, card=state.players[seat].location_card)
    do_place_disks(state, seat, action, turn)
    steps = steps_of(state, seat, action.worker, action.to)
    if action.to == "administration":
        do_moods(state, action.worker, action.to, turn)
    else:
        do_mood(state, action.worker, CARD_MOOD[action.to], turn)
    match action.to:
        case "beer_house":
            do_gain_crystals(state, seat, CARD_CRYSTALS, turn)
        case "mine":
            for _ in range(CARD_WHEEL):
                do_wheel(state, turn)
    replaced = LOCATION_STEPS[action.to] if action.to in ("pasture", "beer_house", "mine") else ()
    state.agenda = [step for step in steps if step not in replaced]


def do_arrive(state: State, action: Visit | VisitWithCard, turn: Turn) -> None:
    """Put the worker into the location, flat; it is this player's turn with them from now on."""
    worker = state.workers[action.worker]
    stays = worker.place == action.to
    worker.place, worker.upright = action.to, False
    state.visit = VisitState(action.worker, action.to)
    if stays:
        turn.tell("red_outpost-stayed", seat=state.active, visitor=action.worker, location=action.to)
    else:
        turn.tell("red_outpost-visited", seat=state.active, visitor=action.worker, to=action.to)


def do_place_disks(state: State, seat: Seat, action: Visit | VisitWithCard, turn: Turn) -> None:
    """Place the stored disk if wished, then the usual one: on the portrait, on the card, or not at all (§6.2)."""
    player, worker = state.players[seat], state.workers[action.worker]
    if action.stored_disk:
        player.stored -= 1
        worker.disks[seat] += 1
        turn.tell("red_outpost-stored_placed", seat=seat, worker=action.worker)
    with_card = isinstance(action, VisitWithCard)
    if with_card and action.to == "administration":
        player.stored += 1
    elif not (with_card and action.to == "labor_camp"):
        worker.disks[seat] += 1


def do_moods(state: State, name: WorkerId, place: LocationId, turn: Turn) -> None:
    """Change the moods as the location's symbols say (§2.4)."""
    row = LOCATIONS[place]
    do_mood(state, name, row.mood_of(name), turn)
    if row.cheers is not None and row.cheers != name:
        do_mood(state, row.cheers, 1, turn)


LOCATION_STEPS: dict[LocationId, tuple[str, ...]] = {
    "pasture": ("work",),
    "palace": ("donate",),
    "farm": ("farm",),
    "beer_house": ("beer",),
    "storehouse": ("storehouse",),
    "administration": ("move_disk",),
    "spaceship": ("ship",),
    "mine": ("work",),
    "field_kitchen": (),
    "lake": ("lake_draw", "lake_settle"),
    "labor_camp": ("work",),
    "barracks": (),
}
"""What follows a visit (§7.1)."""

EXPERT_STEPS: dict[tuple[LocationId, WorkerId], tuple[str, ...]] = {
    ("administration", "bureaucrat"): ("crystal",),
    ("lake", "fisherman"): ("lake_before", "lake_draw", "lake_draw", "lake_pick", "lake_settle", "lake_after"),
}
"""What follows a visit of somebody who is treated otherwise."""

CARD_STEPS: dict[WorkerId, str] = {"miner": "miner_extra", "commissar": "commissar", "fisherman": "relocate"}
"""What a worker's card adds to a turn with that worker (§10.15 to §10.17)."""


def steps_of(state: State, seat: Seat, name: WorkerId, place: LocationId) -> list[str]:
    """Return what follows a visit, in the order of §6.2: the location's action, then the cards'."""
    player = state.players[seat]
    steps = list(EXPERT_STEPS.get((place, name), LOCATION_STEPS[place]))
    if player.worker_card == f"c_{name}" and name == "miner":
        steps.append("miner_extra")
    if player.location_card == "c_spaceship" and place == "spaceship":
        steps.append("ship_four")
    if player.worker_card == f"c_{name}" and name != "miner" and name in CARD_STEPS:
        steps.append(CARD_STEPS[name])
    return steps
