"""Phase 5: a player's turn of auctions, factories and operators (spec §10.1, §10.10)."""

from functools import partial

import msgspec

from app.engine.decisions import Action, Blocked, Decision, Entry, Menu, Offer
from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.turn import Turn
from app.games.outpost.actions import (
    AdvanceStep,
    Assign,
    Attack,
    BuyColonists,
    BuyFactories,
    BuyRobots,
    EndTurn,
    FirstTurnWater,
    OpenAuction,
)
from app.games.outpost.auction import auction_offers, bid_decision
from app.games.outpost.hand import has_empty_hand
from app.games.outpost.internalizing import aside_decision, asides, may_act_early
from app.games.outpost.operators import assign_offers, is_complete, suggested
from app.games.outpost.payment import purse_of
from app.games.outpost.purchase import (
    colonist_offers,
    factory_offers,
    first_turn_water_offers,
    robot_offers,
)
from app.games.outpost.state import STEPS, State
from app.games.outpost.steps import is_step_open
from app.games.outpost.terrorism import attack_offers
from app.games.outpost.winning import pay_decision, running


def active(state: State) -> list[Seat]:
    """Return whose turn it is, for as long as it is anybody's."""
    return [] if state.active is None else [state.active]


def auction_decision(state: State, seat: Seat) -> Decision:
    """Ask for a bid; once everybody else has passed, for the payment."""
    auction = running(state)
    if auction.bidder is None:
        return pay_decision(state, auction)
    return bid_decision(state, auction, seat, asides(state, seat))


def meanwhile_decision(state: State, seat: Seat) -> Decision | None:
    """Let a player who is not awaited continue an early turn (§13), or interrupt.

    Who attacks is busy until the attack is decided.
    """
    if may_act_early(state, seat) and (state.raid is None or state.raid.attacker != seat):
        return turn_decision(state, seat, awaited=False)
    return aside_decision(state, seat)


def turn_decision(state: State, seat: Seat, *, awaited: bool) -> Decision:
    """Ask the player what to do next in the own turn: anything of the present step or a later one."""
    player = state.players[seat]
    purse = purse_of(state.rules, player)
    may_attack = awaited and state.rules.space_terrorism
    attacks = (Menu((Attack,), partial(attack_offers, state, seat, purse)),) if may_attack else ()
    own_assignment = () if state.rules.late_assignment else (Menu((Assign,), partial(assign_offers, state, seat)),)
    decision = Decision(
        f"{state.round}.turn.{seat}.{state.answers[seat]}",
        seat,
        "outpost-ask-turn" if awaited else "outpost-ask-early",
        (
            Menu((OpenAuction,), partial(auction_offers, state, seat)),
            Menu((BuyFactories,), partial(factory_offers, state, seat, purse)),
            Menu((FirstTurnWater,), partial(first_turn_water_offers, state, seat)),
            Menu((BuyColonists,), partial(colonist_offers, state, seat, purse)),
            Menu((BuyRobots,), partial(robot_offers, state, seat, purse)),
            *own_assignment,
            *attacks,
            Menu((AdvanceStep, EndTurn), partial(step_offers, state, seat)),
            asides(state, seat),
        ),
        partial(default_action, state, seat) if awaited else None,
        {"step": "any" if state.rules.free_order else player.step},
    )
    if awaited and has_empty_hand(state.rules, player):
        is_over = [offer.action for offer in decision.offers] == [EndTurn]
        return msgspec.structs.replace(decision, foregone=is_over)
    return decision


def step_offers(state: State, seat: Seat) -> list[Entry]:
    """Offer to go on where steps have an order and there is one to come, and to end the turn once all are at work."""
    advance: Entry = Offer(AdvanceStep)
    if state.rules.free_order:
        advance = Blocked(AdvanceStep, Refusal("any_order"))
    elif not is_step_open(state.players[seat], "factories"):
        advance = Blocked(AdvanceStep, Refusal("step_closed"))
    if is_ready(state, seat):
        return [advance, Offer(EndTurn)]
    return [advance, Blocked(EndTurn, Refusal("assignment_incomplete"))]


def is_ready(state: State, seat: Seat) -> bool:
    """Tell whether everybody is at work, or is assigned later."""
    return state.rules.late_assignment or is_complete(state.rules, state.players[seat])


def default_action(state: State, seat: Seat) -> Action:
    """Return the default action: put all operators to work, then end the turn."""
    return EndTurn() if is_ready(state, seat) else Assign(suggested(state.rules, state.players[seat]))


def do_advance_step(state: State, seat: Seat, _action: AdvanceStep, turn: Turn) -> None:
    player = state.players[seat]
    player.step = STEPS[STEPS.index(player.step) + 1]
    turn.tell("outpost-step", seat=seat, step=player.step)


def do_end_turn(state: State, seat: Seat, _action: EndTurn, turn: Turn) -> None:
    state.players[seat].step = "done"
    turn.tell("outpost-turn_ended", seat=seat)


# --- whose turn it is --------------------------------------------------------------------------------------------


def do_give_turn(state: State, turn: Turn) -> None:
    """Start the next player's turn if none is in progress: in player order, hurried players first (§13)."""
    if state.active is not None and state.players[state.active].step != "done":
        return
    waiting = [seat for seat in state.order if state.players[seat].step != "done"]
    hurried = [seat for seat in waiting if state.players[seat].internalized] if state.insisted else []
    state.insisted = bool(hurried)
    state.active = next(iter(hurried or waiting), None)
    state.barred = []
    if state.active is not None:
        turn.tell("outpost-turn", seat=state.active)
