"""The game from stage to stage (spec §5.5).

round     morning → day 1 → lunch → day 2 → evening → end of the round
phase     [kitchen] → visit → the location → the cards → end of the turn → visit … → end of the phase
location  what its visitor's player decides, and what happens by itself
"""

from collections.abc import Callable

from app.engine.decisions import Action, Decision, Foresee
from app.engine.events import Seat
from app.engine.stages import Course, Handler, Stage, always, nothing
from app.engine.turn import Turn
from app.games.red_outpost import actions, cards, lake, locations, phases, production, scoring, spaceship, storehouse
from app.games.red_outpost import visit as visits
from app.games.red_outpost.foresight import Foreseer
from app.games.red_outpost.state import State, holder


def asks(
    name: str,
    decision: Callable[[State, Seat], Decision],
    *,
    when: Callable[[State], bool] = always,
    waits_for: Callable[[State], tuple[Seat, ...]] = lambda state: (state.active,),
    does: Callable[[State, Turn], None] = nothing,
) -> Stage[State]:
    """Return a stage with one question: to the active player, unless a card's holder decides."""
    return Stage(name, when=when, waits_for=waits_for, ask=decision, once=True, does=does)


def held_by(card: str) -> Callable[[State], tuple[Seat, ...]]:
    """Wait for the holder of a card, regardless of whose turn it is."""
    return lambda state: () if (seat := holder(state, card)) is None else (seat,)


def if_so(condition: Callable[[State], bool]) -> Callable[[State], tuple[Seat, ...]]:
    """Wait for the active player where there is something to choose."""
    return lambda state: (state.active,) if condition(state) else ()


HANDLERS: dict[type[Action], Handler[State]] = {
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

COURSE = Course(
    stages=(
        asks("kitchen", cards.kitchen_decision, when=phases.is_lunch, waits_for=held_by("c_field_kitchen")),
        asks("visit", visits.visit_decision),
        Stage("turn_end", does=phases.do_end_turn, then=phases.next_turn),
        Stage("barracks_rest", when=phases.is_morning, does=phases.do_rest_in_barracks),
        asks("barracks", cards.barracks_decision, when=cards.may_shift, waits_for=held_by("c_barracks")),
        Stage("phase_end", does=phases.do_end_phase),
        Stage("round_end", when=phases.is_round_over, does=scoring.do_end_round, then=scoring.after_round),
    ),
    steps=(
        Stage("work", does=production.do_work),
        asks("farm", locations.farm_decision, waits_for=if_so(locations.may_choose_crop), does=production.do_work),
        asks("donate", locations.donate_decision, when=locations.may_donate),
        asks("beer", locations.beer_decision, when=locations.may_buy_beer),
        asks("storehouse", storehouse.storehouse_decision, when=storehouse.may_use_storehouse),
        asks("move_disk", locations.move_disk_decision, when=locations.may_move_disk),
        Stage("crystal", does=locations.do_crystal),
        Stage("ship", does=spaceship.do_ship),
        asks("ship_any", spaceship.ship_any_decision, when=spaceship.may_choose_cargo),
        Stage("ship_done", does=spaceship.do_ship_done),
        asks("lake_before", lake.reshuffle_decision, when=lake.may_reshuffle_before),
        asks("lake_draw", lake.lake_draw_decision, waits_for=if_so(lake.may_choose_source), does=lake.do_draw),
        asks("lake_pick", lake.lake_pick_decision, when=lake.may_pick),
        Stage("lake_settle", does=lake.do_settle),
        asks("lake_after", lake.reshuffle_decision, when=lake.may_reshuffle_after),
        asks("miner_extra", cards.miner_extra_decision, when=cards.may_dig_more),
        asks("ship_four", spaceship.ship_four_decision, when=spaceship.may_ship_four),
        asks("commissar", cards.commissar_decision, when=cards.may_donate_more),
        asks("relocate", cards.relocate_decision),
    ),
    handlers=HANDLERS,
)
"""The turn summary; the steps are what a visit leads to (`visit.steps_of`)."""


def do_rest_of_turn(state: State, seat: Seat, action: Action, turn: Turn) -> None:
    """Do what the action says and what follows from it, but leave the end of the turn to come."""
    COURSE.answer(state, seat, (action,), turn, until="turn_end")


def foresee(state: State, seat: Seat) -> Foresee:
    """Return previews of all actions' effects in this turn, up to the first card drawn."""
    return dict.fromkeys(HANDLERS, Foreseer(state, seat, do_rest_of_turn))
