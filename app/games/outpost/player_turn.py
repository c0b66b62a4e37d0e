"""Phase 5: a player's turn of auctions, factories and operators (spec §10.1, §10.10)."""

from app.engine.errors import Refusal
from app.engine.events import Seat
from app.engine.game import Action, Blocked, Decision, Offer, Turn
from app.games.outpost.actions import AdvanceStep, Assign, EndTurn
from app.games.outpost.auction import auction_offers, bid_decision, pay_decision
from app.games.outpost.internalizing import aside_decision, internalizing_offers, may_act_early
from app.games.outpost.operators import assignment, is_complete, suggested
from app.games.outpost.payment import purse
from app.games.outpost.placing import placing_decision
from app.games.outpost.purchase import (
    colonist_offers,
    factory_offers,
    first_turn_water_offers,
    is_step_open,
    robot_offers,
)
from app.games.outpost.state import STEPS, State


def decision_in_turns(state: State, seat: Seat) -> Decision | None:
    """Return what the seat may or must decide while player turns go on."""
    auction, placing = state.auction, state.placing
    if placing is not None and placing.seat == seat:
        return placing_decision(state, placing)
    if auction is not None and auction.bidder == seat:
        return with_asides(state, bid_decision(state, auction, seat))
    if auction is not None and auction.bidder is None and auction.high == seat:
        return pay_decision(state, auction)
    if auction is None and placing is None and state.active == seat:
        return turn_decision(state, seat, awaited=True)
    if may_act_early(state, seat):
        return turn_decision(state, seat, awaited=False)
    return aside_decision(state, seat)


def with_asides(state: State, decision: Decision) -> Decision:
    """Return the decision with the right to withdraw added to it."""
    offers, blocked = internalizing_offers(state, decision.seat)
    return Decision(
        decision.id,
        decision.seat,
        decision.key,
        (*decision.offers, *offers),
        decision.default,
        (*decision.blocked, *blocked),
        decision.params,
    )


def turn_decision(state: State, seat: Seat, *, awaited: bool) -> Decision:
    """Ask the player what to do next in the own turn: anything of the present step or a later one."""
    player = state.players[seat]
    offers: list[Offer] = []
    blocked: list[Blocked] = []
    money = purse(player)
    for open_now, closed in (
        auction_offers(state, seat, money),
        factory_offers(state, seat, money),
        first_turn_water_offers(state, seat),
        colonist_offers(state, seat, money),
        robot_offers(state, seat, money),
        internalizing_offers(state, seat),
    ):
        offers += open_now
        blocked += closed
    offers.append(Offer(Assign, {"crews": assignment(state.rules, player)}))
    if is_step_open(player, "factories"):
        offers.append(Offer(AdvanceStep))
    else:
        blocked.append(Blocked(AdvanceStep, Refusal("step_closed")))
    default: Action
    if is_complete(state.rules, player):
        offers.append(Offer(EndTurn))
        default = EndTurn()
    else:
        blocked.append(Blocked(EndTurn, Refusal("assignment_incomplete")))
        default = Assign(suggested(player))
    return Decision(
        f"{state.round}.turn.{seat}.{player.acts}",
        seat,
        "outpost-ask-turn" if awaited else "outpost-ask-early",
        tuple(offers),
        default if awaited else None,
        tuple(blocked),
        {"step": player.step},
    )


def do_advance_step(state: State, seat: Seat, _action: AdvanceStep, turn: Turn) -> None:
    """Close the present step."""
    player = state.players[seat]
    player.step = STEPS[STEPS.index(player.step) + 1]
    turn.tell("outpost-step", seat=seat, step=player.step)


def do_end_turn(state: State, seat: Seat, _action: EndTurn, turn: Turn) -> None:
    """Finish the turn; `flow` gives it to the next player."""
    state.players[seat].step = "done"
    turn.tell("outpost-turn_ended", seat=seat)
