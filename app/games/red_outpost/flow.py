"""The game from stage to stage (spec §5.5).

    round     morning → day 1 → lunch → day 2 → evening → end of the round
    phase     [kitchen] → visit → the location → the cards → end of the turn → visit … → end of the phase
    location  what its visitor's player decides, and what happens by itself

The state's agenda lists what is still to come. A stage that has something to ask waits for the answer; any other one
happens, or is passed over.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from app.engine.decisions import Action, Decision
from app.engine.events import Seat
from app.engine.game import Turn
from app.games.red_outpost import actions, cards, lake, locations, phases, production, scoring, spaceship, storehouse
from app.games.red_outpost import visit as visits
from app.games.red_outpost.foresight import Effect, effect
from app.games.red_outpost.state import Stage, State, holder

DOES: dict[type[Action], Callable[[State, Seat, Any, Turn], None]] = {
    actions.Visit: visits.do_visit,
    actions.VisitWithCard: visits.do_visit_with_card,
    actions.Decline: locations.do_decline,
    actions.Donate: locations.do_donate,
    actions.Honour: locations.do_honour,
    actions.FarmResource: locations.do_farm_resource,
    actions.Beer: locations.do_beer,
    actions.StorehouseMood: storehouse.do_storehouse_mood,
    actions.StorehouseSell: storehouse.do_storehouse_sell,
    actions.StorehouseBuy: storehouse.do_storehouse_buy,
    actions.MoveDisk: locations.do_move_disk,
    actions.ShipResource: spaceship.do_ship_resource,
    actions.LakeReshuffle: lake.do_lake_reshuffle,
    actions.LakeDraw: lake.do_lake_draw,
    actions.LakeTake: lake.do_lake_take,
    actions.LakePick: lake.do_lake_pick,
    actions.MinerExtra: cards.do_miner_extra,
    actions.ShipFour: spaceship.do_ship_four,
    actions.CommissarDonate: cards.do_commissar_donate,
    actions.Relocate: cards.do_relocate,
    actions.KitchenRest: cards.do_kitchen_rest,
    actions.BarracksShift: cards.do_barracks_shift,
}


def always(_state: State) -> bool:
    """Tell that the question is put whenever its stage comes."""
    return True


def nothing(_state: State, _turn: Turn) -> None:
    """Pass the stage over."""


class Asking(msgspec.Struct, frozen=True):
    """A stage with a question: when it is put, how it reads, and what happens where it is not put."""

    is_open: Callable[[State], bool]
    decision: Callable[[State], Decision]
    otherwise: Callable[[State, Turn], None] = nothing


ASKS: dict[Stage, Asking] = {
    "kitchen": Asking(always, cards.kitchen_decision),
    "visit": Asking(always, visits.visit_decision),
    "farm": Asking(locations.may_choose_crop, locations.farm_decision, production.do_work),
    "donate": Asking(locations.may_donate, locations.donate_decision),
    "beer": Asking(locations.may_buy_beer, locations.beer_decision),
    "storehouse": Asking(storehouse.may_use_storehouse, storehouse.storehouse_decision),
    "move_disk": Asking(locations.may_move_disk, locations.move_disk_decision),
    "ship_any": Asking(spaceship.may_choose_cargo, spaceship.ship_any_decision),
    "lake_before": Asking(lake.may_reshuffle_before, lake.reshuffle_decision),
    "lake_draw": Asking(lake.may_choose_source, lake.lake_draw_decision, lake.do_draw),
    "lake_pick": Asking(lake.may_pick, lake.lake_pick_decision),
    "lake_after": Asking(lake.may_reshuffle_after, lake.reshuffle_decision),
    "miner_extra": Asking(cards.may_dig_more, cards.miner_extra_decision),
    "ship_four": Asking(spaceship.may_ship_four, spaceship.ship_four_decision),
    "commissar": Asking(cards.may_donate_more, cards.commissar_decision),
    "relocate": Asking(always, cards.relocate_decision),
    "barracks": Asking(cards.may_shift, cards.barracks_decision),
}

RUNS: dict[Stage, Callable[[State, Turn], None]] = {
    "work": production.do_work,
    "crystal": locations.do_crystal,
    "ship": spaceship.do_ship,
    "ship_done": spaceship.do_ship_done,
    "lake_settle": lake.do_settle,
    "turn_end": phases.do_end_turn,
    "barracks_rest": phases.do_rest_in_barracks,
    "phase_end": phases.do_end_phase,
    "round_end": scoring.do_end_round,
}

HOLDERS: dict[Stage, str] = {"kitchen": "c_field_kitchen", "barracks": "c_barracks"}
"""Stages in which the holder of a card decides, whoever's turn it is (§5.5)."""


def decider(state: State) -> Seat | None:
    """Return the seat that everybody waits for; nobody's once the game is over."""
    if not state.agenda:
        return None
    card = HOLDERS.get(state.agenda[0])
    return state.active if card is None else holder(state, card)


def pending(state: State) -> tuple[Decision, ...]:
    """Return the open decision: there is never more than one."""
    seat = decider(state)
    return () if seat is None else (decision(state, seat),)


def decision_for(state: State, seat: Seat) -> Decision | None:
    """Return what the seat must decide now."""
    return decision(state, seat) if decider(state) == seat else None


def decision(state: State, seat: Seat) -> Decision:
    """Return the question that is open, with what its answers would do."""
    asked = ASKS[state.agenda[0]].decision(state)
    return msgspec.structs.replace(asked, foresee=partial(foresee, state, seat))


def perform(state: State, seat: Seat, action: Action, turn: Turn) -> None:
    """Do what the action says, then carry on until somebody must decide."""
    do_answer(state, seat, action, turn)
    proceed(state, turn)


def do_answer(state: State, seat: Seat, action: Action, turn: Turn) -> None:
    """Do what the action says; its stage is over."""
    state.asked += 1
    state.agenda.pop(0)
    DOES[type(action)](state, seat, action, turn)


def proceed(state: State, turn: Turn, until: Stage | None = None) -> None:
    """Go through the stages that ask nobody, up to a given one or to the end."""
    while state.agenda and state.agenda[0] != until:
        stage = state.agenda[0]
        asking = ASKS.get(stage)
        if asking is not None and asking.is_open(state):
            return
        state.agenda.pop(0)
        (RUNS[stage] if asking is None else asking.otherwise)(state, turn)


def do_rest_of_turn(state: State, seat: Seat, action: Action, turn: Turn) -> None:
    """Do what the action says and what follows from it, but leave the end of the turn to come."""
    do_answer(state, seat, action, turn)
    proceed(state, turn, until="turn_end")


def foresee(state: State, seat: Seat, action: Action) -> Effect:
    """Return what the action would do in this turn, as far as nobody has to draw a card for it."""
    return effect(state, seat, lambda draft, turn: do_rest_of_turn(draft, seat, action, turn))
