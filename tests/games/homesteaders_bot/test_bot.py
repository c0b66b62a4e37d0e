"""The standard bot: always legal, blind to others' secrets, and no fool."""

from statistics import mean

import msgspec
import pytest

from app.engine.bots import Bot, RandomBot
from app.engine.decisions import Action, Decision
from app.engine.driver import answer as submit_by
from app.engine.driver import start
from app.engine.events import Player, Seat
from app.engine.game import Outcome, Setup
from app.engine.match import play as play_match
from app.engine.rng import Dice, Stream, pick, seed_from
from app.games.homesteaders import HOMESTEADERS
from app.games.homesteaders.actions import (
    Bid,
    Build,
    ChooseBonus,
    Decline,
    Finish,
    Hire,
    Pass,
    Pay,
    PlaceNeutral,
    PlaceWorkers,
    TakeDebt,
    TakeWorker,
    UseBank,
    UseExchange,
)
from app.games.homesteaders.bot import StandardBot
from app.games.homesteaders.bot_ending import best_ending
from app.games.homesteaders.bot_values import Beliefs
from app.games.homesteaders.scoring import sources
from app.games.homesteaders.state import State
from tests.games.contract.harness import Case
from tests.games.homesteaders.positions import bids, decision, lay_out, place, play, position, town, with_paid_lot, won

GAME = HOMESTEADERS.game
BOT = StandardBot()
UNUSED = Stream(seed_from("bot"))


def answer(state: State, seat: int = 0) -> Action:
    """Return what the bot does in the seat; it must be allowed."""
    asked_of = decision(state, seat)
    action = BOT.answer(GAME.view_for(state, Player(Seat(seat))), asked_of, UNUSED)
    assert action in asked_of, (asked_of.key, action)
    return action


def game(bots: list[Bot], seed: str, **options: str) -> Outcome:
    """Play a whole game; the driver refuses what is not allowed."""
    *_, (_, last) = play_match(GAME, Setup(len(bots), seed_from(seed), options), bots)
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    return outcome


# --- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"information": "open"}),
        (3, {"placement": "turn_order"}),
        (4, {"confirm_lot": "on"}),
    ],
)
def test_it_plays_whole_games_by_the_rules(players: int, options: dict[str, str]) -> None:
    """Every answer goes through the driver, which refuses what is not offered."""
    assert max(game([BOT] * players, f"whole {players}", **options).scores) >= 40


def test_it_answers_whatever_position_others_leave_it_in() -> None:
    """Its judgement is asked for in seats that a random player has played."""
    seen = set()
    for number in range(6):
        options = {"confirm_lot": ("off", "on")[number % 2]}
        dice = Stream(seed_from(f"odd {number}"))

        def judge(state: State, asked: Decision, dice: Dice = dice) -> Action:
            seen.add(asked.key.removeprefix("homesteaders-ask-"))
            assert BOT.answer(GAME.view_for(state, Player(asked.seat)), asked, dice) in asked, asked.key
            return asked.sample(dice)

        step = start(GAME, Setup(2 + number % 3, seed_from(f"odd {number}"), options))
        while seats := GAME.awaited(step.state):
            _, step = submit_by(GAME, step, decision(step.state, pick(dice, seats)), judge)
    assert seen >= {
        "place",
        "wages",
        "neutral",
        "bid",
        "bonus",
        "pay",
        "build",
        "worker",
        "exchange",
        "confirm",
        "final",
    }


def test_it_beats_three_random_players() -> None:
    bots: list[Bot] = [BOT, RandomBot(), RandomBot(), RandomBot()]
    wins = 0
    for number in range(12):
        seat = number % 4
        wins += seat in game(bots[-seat:] + bots[:-seat] if seat else bots, f"random {number}").winners
    assert wins == 12


def test_it_scores_as_people_do_who_know_the_game() -> None:
    """Four of them: 50 points on average, and 60 for who wins."""
    results = [game([BOT] * 4, f"level {number}").scores for number in range(10)]
    assert mean(score for scores in results for score in scores) >= 50
    assert mean(max(scores) for scores in results) >= 60


# --- secrets -----------------------------------------------------------------------------------------------------


def test_it_knows_nothing_but_its_own_view() -> None:
    """Others' goods, sealed answers and the order of the tiles may be anything: it answers the same."""
    case, dice = Case("homesteaders", 4, {}), Stream(seed_from("blind"))

    def judge(state: State, asked: Decision) -> Action:
        action = answer(state, asked.seat)
        if dice.below(5) == 0:
            assert answer(case.redeal(state, Player(asked.seat), dice), asked.seat) == action
        return action

    step = start(GAME, Setup(4, seed_from("blind")))
    for _ in range(160):
        _, step = submit_by(GAME, step, GAME.pending(step.state)[0], judge)


# --- judgement ---------------------------------------------------------------------------------------------------


def test_it_mans_the_slot_that_brings_most() -> None:
    state = position(3, turn=4)
    town(state, 0, "copper_mine farm", workers=2)
    action = answer(state)
    assert isinstance(action, PlaceWorkers)
    assert "copper_mine/1" in action.crews


def test_two_workers_who_bring_gold_together_do_better_elsewhere() -> None:
    state = position(3, turn=4)
    town(state, 0, "river_port foundry ranch", workers=2)
    assert answer(state) in (place("ranch/1", "foundry/1"), place("foundry/1", "ranch/1"))


def test_it_hires_who_will_earn_more_than_wages() -> None:
    state = position(3, turn=3)
    town(state, 0, "foundry gold_mine", workers=1, trade=1, food=1, silver=6)
    assert answer(state) == Hire()
    late = position(3, turn=10)
    town(late, 0, workers=3, trade=1, food=1, silver=6)
    assert isinstance(answer(late), PlaceWorkers)


def test_it_bids_the_least_that_takes_the_lead_on_what_it_can_use() -> None:
    state = position(3, turn=2, stage="bidding")
    town(state, 0, silver=8, wood=1)
    action = answer(state)
    assert isinstance(action, Bid)
    assert action.amount == 3


def test_it_does_not_bid_beyond_what_a_lot_is_worth() -> None:
    state = bids(position(3, turn=2, stage="bidding"), "0: 16 on 1", "1: 16 on 2")
    town(state, 2, silver=8, wood=1)
    assert answer(state, 2) == Pass()


def test_it_borrows_no_more_than_it_must() -> None:
    state = position(3, turn=3)
    town(state, 0, silver=2, debt=2)
    assert answer(won(state, {1: (0, 3)})) == Pay(debts=1)


def test_it_does_not_sell_what_its_building_needs() -> None:
    """A steel would pay the rest of the bid, but the lot is for the Depot."""
    state = position(3, turn=5)
    town(state, 0, "foundry railworkers_house", workers=2, rails=1, silver=3, trade=1, debt=2, wood=2, steel=1)
    state = won(state, {1: (0, 5)})
    assert answer(state) == Pay(debts=1)
    assert answer(play(state, 0, Pay(debts=1))) == Build("depot")


def test_it_does_not_borrow_a_fourth_time_in_the_second_round() -> None:
    """The Trading Post would cost two more debts, a Market one."""
    state = position(4, turn=2)
    lay_out(state, 2, "a2-s3")
    town(state, 0, "farm", workers=1, trade=1, debt=2)
    assert answer(with_paid_lot(state, lot=2)) == Build("market", buy_wood=1, debts=1)


def test_it_spends_tokens_of_which_it_has_too_many() -> None:
    """A mine is not worth the only token that could buy its steel; of nine tokens it is worth one."""

    def with_tokens(trade: int) -> State:
        state = position(4, turn=7)
        town(state, 1, "meatpacking_plant forge")
        town(state, 2, "forge")
        town(state, 0, "market trading_post depot", workers=2, rails=2, track=4, silver=8, trade=trade, debt=2, wood=2)
        return with_paid_lot(state)

    assert answer(with_tokens(1)) == Decline()
    assert answer(with_tokens(9)) == Build("gold_mine", buy_steel=1)


def test_it_wants_no_more_tokens_a_round_than_it_can_use() -> None:
    """Two tokens a round beside a Market's end up as half a point each; points and one token are better."""
    state = position(3, turn=3)
    town(state, 0, "foundry market", workers=2, silver=5, trade=5, wood=1, steel=1)
    state = with_paid_lot(state)
    hoarder = StandardBot(Beliefs(tokens_a_round=9))
    assert hoarder.answer(GAME.view_for(state, Player(Seat(0))), decision(state, 0), UNUSED) == Build(
        "trading_post", buy_gold=1
    )
    assert answer(state) == Build("general_store")


def test_it_builds_what_is_worth_its_cost() -> None:
    state = position(3, turn=2)
    town(state, 0)
    assert answer(with_paid_lot(state)) == Build("foundry")


def test_it_declines_a_worker_for_whom_there_is_nothing_to_do() -> None:
    idle = position(3, turn=7)
    town(idle, 0, workers=4)
    assert answer(play(with_paid_lot(idle), 0, Decline())) == Decline()
    busy = position(3, turn=5)
    town(busy, 0, "gold_mine copper_mine", workers=1)
    assert answer(play(with_paid_lot(busy), 0, Decline())) == TakeWorker()


def test_it_takes_four_points_for_two() -> None:
    state = position(3, turn=10)
    town(state, 0, livestock=1)
    assert answer(play(with_paid_lot(state), 0, Decline())) == UseExchange("livestock")


def test_it_takes_a_rail_line_early_and_points_late() -> None:
    early = position(3, turn=2, stage="bidding")
    town(early, 0, track=1)
    assert answer(play(early, 0, Pass())) == ChooseBonus("rail")
    late = position(3, turn=10, stage="bidding")
    town(late, 0, track=4)
    assert answer(play(late, 0, Pass())) == ChooseBonus("vp")


def test_it_lets_the_neutral_marker_bid_on_what_it_wants_less() -> None:
    state = position(2, turn=2, stage="neutral")
    town(state, 0, silver=6)
    action = answer(state)
    assert isinstance(action, PlaceNeutral)
    wanted = answer(play(state, 0, action))
    assert not isinstance(wanted, Bid) or wanted.lot != action.lot


def test_it_converts_to_the_best_score_there_is() -> None:
    """§14.8: 59 points of 52."""
    state = position(2, turn=11, stage="final")
    estate = "farm ranch market stables restaurant forge lawyer rail_yard"
    town(state, 0, estate, workers=5, rails=3, vp=14, gold=2, livestock=1, silver=7, steel=1, trade=2, debt=3)
    assert sum(sources(converted(state).players[0]).values()) == 59


def converted(state: State) -> State:
    """Let the bot trade until it is done."""
    while (action := answer(state)) != Finish():
        state = play(state, 0, action)
    return state


def test_it_goes_to_the_bank_before_it_buys_with_that_silver() -> None:
    state = position(2, turn=11, stage="final")
    town(state, 0, "bank", trade=5)
    assert answer(state) == UseBank(4)
    assert converted(state).players[0].goods.gold == 1


@pytest.mark.parametrize("number", range(12))
def test_what_it_plans_for_the_end_is_what_it_gets(number: int) -> None:
    dice = Stream(seed_from(f"end {number}"))
    state = position(2, turn=11, stage="final")
    goods = {name: dice.below(5) for name in ("silver", "trade", "debt", "wood", "food", "steel", "gold", "copper")}
    estate = ["", "dude_ranch", "general_store bank", "market circus"][number % 4]
    player = town(state, 0, estate, workers=2, **goods)
    planned = best_ending(player.goods, tuple(player.buildings))
    assert sum(sources(converted(state).players[0]).values()) == planned.points


def best_by_trying(state: State) -> int:
    """Return the most that any order of trades and repayments scores, going through all of them."""
    best: dict[tuple[int, ...], int] = {}

    def search(state: State) -> int:
        goods = msgspec.structs.astuple(state.players[0].goods)
        if goods not in best:
            best[goods] = sum(sources(state.players[0]).values())
            for offer in decision(state, 0).offers:
                if offer.action not in (Finish, TakeDebt):
                    best[goods] = max(best[goods], *(search(play(state, 0, action)) for action in offer.each()))
        return best[goods]

    return search(state)


@pytest.mark.parametrize("number", range(16))
def test_no_other_conversion_scores_more(number: int) -> None:
    """Checked against all there are, where the goods are few enough for that."""
    dice = Stream(seed_from(f"least {number}"))
    state = position(2, turn=11, stage="final")
    goods = {name: dice.below(3) for name in ("wood", "food", "steel", "gold", "copper", "debt")}
    estate = ["", "dude_ranch", "general_store", "bank"][number % 4]
    player = town(state, 0, estate, workers=1, silver=dice.below(7), trade=dice.below(4), **goods)
    assert best_ending(player.goods, tuple(player.buildings)).points == best_by_trying(state)
