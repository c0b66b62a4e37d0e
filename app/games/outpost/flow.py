"""The round from phase to phase (spec §5.1).

    order → market → mega → production → discard → turns → victory → order …

Where players start with cards, the first round begins with the turns. In 1991 operators are assigned, and cards
discarded, between the turns and the victory check (§5.2). With space terrorism, who has lost their housing leaves
right before it (§16.4).
"""

from collections.abc import Callable
from typing import Any

from app.engine.decisions import Action, Decision
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost import actions
from app.games.outpost.auction import do_bid, do_default, do_open_auction, do_pass
from app.games.outpost.challenge import do_challenge
from app.games.outpost.colony import industry
from app.games.outpost.discard import discard_decision, do_discard, do_show_discards, must_discard
from app.games.outpost.earning import do_earn
from app.games.outpost.eviction import do_remove_colonists, evict_decision, must_evict
from app.games.outpost.internalizing import do_insist, do_internalize
from app.games.outpost.kicker import do_keep_select, do_show_redraws, redraw_decision, to_choose
from app.games.outpost.market import do_refill
from app.games.outpost.operators import assign_decision, do_assign, most_operated, suggested
from app.games.outpost.placing import do_place_operator, do_skip_placing
from app.games.outpost.player_turn import decision_in_turns, do_advance_step, do_end_turn
from app.games.outpost.production import do_choose_mega, do_produce, mega_decision, must_choose_mega
from app.games.outpost.purchase import do_buy_colonists, do_buy_factories, do_buy_robots, do_first_turn_water
from app.games.outpost.scoring import do_victory_check
from app.games.outpost.state import Phase, State
from app.games.outpost.terrorism import do_attack, do_defend, do_stay_out, do_support_attack
from app.games.outpost.trading import (
    do_exchange,
    do_exchange_pass,
    do_prepare_trades,
    do_skip_impossible,
    table_of,
    trade_decision,
)
from app.games.outpost.turn_order import do_order
from app.games.outpost.winning import do_pay_auction

DOES: dict[type[Action], Callable[[State, Seat, Any, Turn], None]] = {
    actions.ChooseMega: do_choose_mega,
    actions.Discard: do_discard,
    actions.OpenAuction: do_open_auction,
    actions.Bid: do_bid,
    actions.Pass: do_pass,
    actions.Pay: do_pay_auction,
    actions.PlaceOperator: do_place_operator,
    actions.SkipPlacing: do_skip_placing,
    actions.BuyFactories: do_buy_factories,
    actions.FirstTurnWater: do_first_turn_water,
    actions.BuyColonists: do_buy_colonists,
    actions.BuyRobots: do_buy_robots,
    actions.Assign: do_assign,
    actions.AdvanceStep: do_advance_step,
    actions.EndTurn: do_end_turn,
    actions.Internalize: do_internalize,
    actions.Insist: do_insist,
    actions.Challenge: do_challenge,
    actions.Default: do_default,
    actions.KeepSelect: do_keep_select,
    actions.Exchange: do_exchange,
    actions.ExchangePass: do_exchange_pass,
    actions.Attack: do_attack,
    actions.SupportAttack: do_support_attack,
    actions.Defend: do_defend,
    actions.StayOut: do_stay_out,
    actions.RemoveColonists: do_remove_colonists,
}


def pending(state: State) -> tuple[Decision, ...]:
    """Return what is open now, in player order."""
    return tuple(decision for seat in state.order if (decision := decision_for(state, seat)))


def decision_for(state: State, seat: Seat) -> Decision | None:
    """Return what the seat may or must decide now."""
    match state.phase:
        case "mega":
            return mega_decision(state, seat) if must_choose_mega(state, seat) else None
        case "discard":
            return discard_decision(state, seat) if must_discard(state, seat) else None
        case "redraw":
            redraw = to_choose(state, seat)
            return redraw_decision(redraw, state.round) if redraw else None
        case "exchange":
            trader, upgrade = table_of(state).trades[0]
            return trade_decision(state, trader, upgrade) if trader == seat else None
        case "turns":
            return decision_in_turns(state, seat)
        case "assign":
            return assign_decision(state, seat) if state.active == seat else None
        case "evict":
            return evict_decision(state, seat) if must_evict(state, seat) else None
        case _:
            return None


def perform(state: State, seat: Seat, action: Action, turn: Turn) -> None:
    """Do what the action says, then carry on until somebody must decide."""
    state.players[seat].acts += 1
    DOES[type(action)](state, seat, action, turn)
    proceed(state, turn)


def proceed(state: State, turn: Turn) -> None:
    """Go through the phases that ask nobody."""
    while True:
        match state.phase:
            case "order":
                do_begin_round(state)
                do_order(state, turn)
                state.phase = "market"
            case "market":
                do_refill(state, turn)
                state.phase = "mega"
            case "mega":
                if any(must_choose_mega(state, seat) for seat in state.order):
                    return
                state.phase = "production"
            case "production":
                (do_earn if state.rules.money else do_produce)(state, turn)
                state.phase = "redraw" if state.kicker else after_production(state)
            case "redraw":
                if any(to_choose(state, seat) for seat in state.order):
                    return
                do_show_redraws(state, turn)
                state.phase = after_production(state)
            case "discard":
                if any(must_discard(state, seat) for seat in state.order):
                    return
                do_show_discards(state, turn)
                state.phase = closing(state) if state.rules.late_discard else "exchange" if state.kicker else "turns"
                if state.phase == "exchange":
                    do_prepare_trades(state)
            case "exchange":
                do_skip_impossible(state)
                if table_of(state).trades:
                    return
                state.phase = "turns"
            case "turns":
                do_give_turn(state, turn)
                if state.active is not None:
                    return
                do_close_turns(state)
            case "assign":
                do_give_assignment(state, turn)
                if state.active is not None:
                    return
                state.phase = "discard" if state.rules.late_discard else closing(state)
            case "evict":
                if any(must_evict(state, seat) for seat in state.order):
                    return
                state.phase = "victory"
            case "victory":
                do_victory_check(state, turn)
            case "over":
                return


def after_production(state: State) -> Phase:
    """Return what follows production: the hand limit, or the turns if that is checked after them."""
    return "turns" if state.rules.late_discard else "discard"


def closing(state: State) -> Phase:
    """Return what follows all that players do in a round: who lost their housing leaves, then the victory check."""
    return "evict" if state.rules.space_terrorism else "victory"


def do_begin_round(state: State) -> None:
    """Forget what held for the last round only."""
    state.auctions = state.asked = 0
    state.insisted = False
    state.defaulted = []
    state.immune = []
    for player in state.players:
        player.step = "auctions"
        player.acts = player.purchases = 0
        player.internalized = False


def do_give_turn(state: State, turn: Turn) -> None:
    """Let the next player begin when nobody is at it: in player order, those who must hurry first (§13)."""
    if state.active is not None and state.players[state.active].step != "done":
        return
    if state.auction is not None or state.placing is not None or state.raid is not None:
        return
    waiting = [seat for seat in state.order if state.players[seat].step != "done"]
    hurried = [seat for seat in waiting if state.players[seat].internalized] if state.insisted else []
    state.insisted = bool(hurried)
    state.active = next(iter(hurried or waiting), None)
    state.barred = []
    if state.active is not None:
        turn.tell("outpost-turn", seat=state.active)


def do_close_turns(state: State) -> None:
    """Go on to the assignment of operators if that comes after all turns, else to the end of the round."""
    state.phase = "assign" if state.rules.late_assignment else closing(state)
    if state.rules.late_assignment:
        for player in state.players:
            player.step = "operators"


def do_give_assignment(state: State, turn: Turn) -> None:
    """Let the next player, in player order, assign operators; where all factories can run, they do (§12.1)."""
    state.active = None
    for seat in state.order:
        player = state.players[seat]
        if player.step != "done":
            if most_operated(state.rules, player) < industry(player).built:
                state.active = seat
                return
            do_assign(state, seat, actions.Assign(suggested(state.rules, player)), turn)
