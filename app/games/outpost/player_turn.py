"""Phase 5: a player's turn of auctions, factories and operators (spec §10.1, §10.10)."""

from functools import cache, partial

from app.engine.decisions import Action, Blocked, Decision, Kept, Menu, Offer, SpelledOut
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
from app.games.outpost.internalizing import aside_decision, asides, may_act_early
from app.games.outpost.operators import assign_offers, is_complete, suggested
from app.games.outpost.payment import purse_of
from app.games.outpost.placing import placing_decision
from app.games.outpost.purchase import (
    colonist_offers,
    factory_offers,
    first_turn_water_offers,
    is_step_open,
    robot_offers,
)
from app.games.outpost.state import STEPS, State
from app.games.outpost.terrorism import attack_offers, raid_decision
from app.games.outpost.winning import pay_decision


def decision_in_turns(state: State, seat: Seat) -> Decision | None:
    """Return what the seat may or must decide while player turns go on."""
    auction, placing, raid = state.auction, state.placing, state.raid
    if raid is not None and raid.to_ask[0] == seat:
        return raid_decision(state, raid, seat)
    if placing is not None and placing.seat == seat:
        return placing_decision(state, placing)
    if auction is not None and auction.bidder == seat:
        return bid_decision(state, auction, seat, asides(state, seat))
    if auction is not None and auction.bidder is None and auction.high == seat:
        return pay_decision(state, auction)
    if auction is None and placing is None and raid is None and state.active == seat:
        return turn_decision(state, seat, awaited=True)
    if may_act_early(state, seat) and (raid is None or raid.attacker != seat):
        return turn_decision(state, seat, awaited=False)
    return aside_decision(state, seat)


def turn_decision(state: State, seat: Seat, *, awaited: bool) -> Decision:
    """Ask the player what to do next in the own turn: anything of the present step or a later one."""
    player = state.players[seat]
    purse = purse_of(state.rules, player)
    may_attack = awaited and state.rules.space_terrorism
    attacks = (Menu((Attack,), partial(attack_offers, state, seat, purse)),) if may_attack else ()
    own_assignment = () if state.rules.late_assignment else (Menu((Assign,), partial(assign_offers, state, seat)),)
    return Decision(
        f"{state.round}.turn.{seat}.{player.acts}",
        seat,
        "outpost-ask-turn" if awaited else "outpost-ask-early",
        (
            Menu((OpenAuction,), partial(auction_offers, state, seat, purse)),
            Menu((BuyFactories,), partial(factory_offers, state, seat, purse)),
            Menu((FirstTurnWater,), partial(first_turn_water_offers, state, seat)),
            Menu((BuyColonists,), partial(colonist_offers, state, seat, purse)),
            Menu((BuyRobots,), partial(robot_offers, state, seat, purse)),
            *own_assignment,
            *attacks,
            Menu((AdvanceStep, EndTurn), partial(step_offers, state, seat)),
            asides(state, seat),
        ),
        partial(way_out, state, seat) if awaited else None,
        {"step": "any" if state.rules.free_order else player.step},
    )


def step_offers(state: State, seat: Seat) -> SpelledOut:
    """Offer to go on to the next step, and to end the turn once everybody is at work."""
    free, player = state.rules.free_order, state.players[seat]
    return step_menu(free, is_open=is_step_open(player, "factories"), is_ready=is_ready(state, seat))


@cache
def step_menu(free_order: bool, *, is_open: bool, is_ready: bool) -> Kept:
    """Offer to go on where steps have an order and there is one to come, and to end the turn who is ready for it."""
    offers, blocked = [], []
    if free_order:
        blocked.append(Blocked(AdvanceStep, Refusal("any_order")))
    elif is_open:
        offers.append(Offer(AdvanceStep))
    else:
        blocked.append(Blocked(AdvanceStep, Refusal("step_closed")))
    if is_ready:
        offers.append(Offer(EndTurn))
    else:
        blocked.append(Blocked(EndTurn, Refusal("assignment_incomplete")))
    return Kept((tuple(offers), tuple(blocked)))


def is_ready(state: State, seat: Seat) -> bool:
    """Tell whether everybody is at work, or is assigned later."""
    return state.rules.late_assignment or is_complete(state.rules, state.players[seat])


def way_out(state: State, seat: Seat) -> Action:
    """Return what is done for a player who does not answer: everybody is put to work, then the turn ends."""
    return EndTurn() if is_ready(state, seat) else Assign(suggested(state.rules, state.players[seat]))


def do_advance_step(state: State, seat: Seat, _action: AdvanceStep, turn: Turn) -> None:
    """Close the present step."""
    player = state.players[seat]
    player.step = STEPS[STEPS.index(player.step) + 1]
    turn.tell("outpost-step", seat=seat, step=player.step)


def do_end_turn(state: State, seat: Seat, _action: EndTurn, turn: Turn) -> None:
    """Finish the turn; `flow` gives it to the next player."""
    state.players[seat].step = "done"
    turn.tell("outpost-turn_ended", seat=seat)
