"""The round from stage to stage (spec §5.1).

    order → market → production → hand limit → turns → victory check → order …

Where players start with cards, the first round begins with the turns. In 1991 operators are assigned, and cards
discarded, between the turns and the victory check (§5.2). With space terrorism, who has lost their housing leaves
right before it (§16.4).
"""

from functools import partial

from app.engine.decisions import Action
from app.engine.stages import Course, Handler, Stage
from app.games.outpost import (
    actions,
    auction,
    discard,
    earning,
    eviction,
    internalizing,
    kicker,
    market,
    operators,
    placing,
    player_turn,
    production,
    purchase,
    terrorism,
    trading,
    turn_order,
    victory,
    winning,
)
from app.games.outpost.challenge import do_challenge
from app.games.outpost.state import State

HANDLERS: dict[type[Action], Handler[State]] = {
    actions.ChooseMega: production.do_choose_mega,
    actions.Discard: discard.do_discard,
    actions.OpenAuction: auction.do_open_auction,
    actions.Bid: auction.do_bid,
    actions.Pass: auction.do_pass,
    actions.Pay: winning.do_pay_auction,
    actions.PlaceOperator: placing.do_place_operator,
    actions.SkipPlacing: placing.do_skip_placing,
    actions.BuyFactories: purchase.do_buy_factories,
    actions.FirstTurnWater: purchase.do_first_turn_water,
    actions.BuyColonists: purchase.do_buy_colonists,
    actions.BuyRobots: purchase.do_buy_robots,
    actions.Assign: operators.do_assign,
    actions.AdvanceStep: player_turn.do_advance_step,
    actions.EndTurn: player_turn.do_end_turn,
    actions.Internalize: internalizing.do_internalize,
    actions.Insist: internalizing.do_insist,
    actions.Challenge: do_challenge,
    actions.Default: auction.do_default,
    actions.KeepSelect: kicker.do_keep_select,
    actions.Exchange: trading.do_exchange,
    actions.ExchangePass: trading.do_exchange_pass,
    actions.Attack: terrorism.do_attack,
    actions.SupportAttack: terrorism.do_support_attack,
    actions.Defend: terrorism.do_defend,
    actions.StayOut: terrorism.do_stay_out,
    actions.RemoveColonists: eviction.do_remove_colonists,
}

COURSE = Course(
    stages=(
        Stage("order", does=turn_order.do_begin_round),
        Stage("market", does=market.do_refill),
        Stage("mega", sealed=True, waits_for=production.must_choose_mega, ask=production.mega_decision),
        Stage("production", when=lambda state: not state.rules.money, does=production.do_produce),
        Stage("earning", when=lambda state: state.rules.money, does=earning.do_earn),
        Stage(
            "redraw",
            when=kicker.has_kicker,
            sealed=True,
            waits_for=kicker.must_choose_redraw,
            ask=kicker.redraw_decision,
        ),
        Stage(
            "discard",
            when=lambda state: not state.rules.late_discard,
            sealed=True,
            waits_for=discard.over_the_limit,
            ask=discard.discard_decision,
        ),
        Stage("trades", when=kicker.has_kicker, does=trading.do_line_up_trades),
        Stage(
            "exchange",
            when=kicker.has_kicker,
            prepare=trading.do_skip_impossible,
            waits_for=trading.trader,
            ask=trading.trade_decision,
        ),
        Stage(
            "turns",
            prepare=player_turn.do_give_turn,
            waits_for=player_turn.active,
            ask=partial(player_turn.turn_decision, awaited=True),
            aside=player_turn.meanwhile_decision,
            does=operators.do_open_assignment,
        ),
        Stage(
            "assign",
            when=lambda state: state.rules.late_assignment,
            prepare=operators.do_give_assignment,
            waits_for=player_turn.active,
            ask=operators.assign_decision,
        ),
        Stage(
            "late_discard",
            when=lambda state: state.rules.late_discard,
            sealed=True,
            waits_for=discard.over_the_limit,
            ask=discard.discard_decision,
        ),
        Stage(
            "evict",
            when=lambda state: state.rules.space_terrorism,
            waits_for=eviction.must_evict,
            ask=eviction.evict_decision,
        ),
        Stage("victory", does=victory.do_victory_check, then=victory.after_victory_check),
        Stage("round_end", does=victory.do_end_round),
    ),
    steps=(
        Stage(
            "auction",
            waits_for=auction.speaker,
            ask=player_turn.auction_decision,
            aside=player_turn.meanwhile_decision,
        ),
        Stage(
            "placing",
            waits_for=placing.placer,
            ask=placing.placing_decision,
            aside=player_turn.meanwhile_decision,
        ),
        Stage(
            "raid",
            waits_for=terrorism.next_to_answer,
            ask=terrorism.raid_decision,
            aside=player_turn.meanwhile_decision,
        ),
    ),
    handlers=HANDLERS,
)
"""The turn summary; the steps are what a turn leads to before it goes on."""
