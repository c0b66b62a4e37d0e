"""Playing with money (spec §16.8)."""

from typing import Any

import pytest

from app.engine.driver import start
from app.engine.errors import BadSetup
from app.engine.events import Archive, Player, Seat, Spectator
from app.engine.game import Setup
from app.engine.rng import seed_from
from app.games.outpost.actions import (
    Assign,
    Attack,
    Bid,
    BuyColonists,
    BuyFactories,
    BuyRobots,
    Challenge,
    ChooseMega,
    Default,
    Defend,
    FirstTurnWater,
    OpenAuction,
    Pass,
    Pay,
    PlaceOperator,
    SkipPlacing,
    StayOut,
)
from app.games.outpost.colony import do_gain
from app.games.outpost.components import SCIENTISTS
from app.games.outpost.hand import hand_total
from app.games.outpost.money import operating_limit
from app.games.outpost.operators import most_operated, suggested
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    all_pass,
    asked,
    colony,
    crews,
    decision,
    leave,
    next_round,
    play,
    position,
    refused,
    sell_out,
    stack,
    step,
    table,
)


def money(*cash: int, market: str = "", **options: Any) -> State:
    """Return a table at which the seats hold these credits; it is the turn of seat 0."""
    state = position(len(cash), market, money="on", **options)
    for player, held in zip(state.players, cash, strict=True):
        player.cash = held
    return state


# --- production --------------------------------------------------------------------------------------------------


def producing(**options: Any) -> State:
    """Return a table on which seat 0 is about to produce two Ore cards and three Water cards (A8)."""
    state = money(5, 0, 0, **options)
    sell_out(state, 13)
    colony(state, 0, factories={"ore": 2, "water": 3})
    for seat in (1, 2):
        colony(state, seat, factories={})
    stack(state, "ore", 3, 4)
    stack(state, "water", 6, 7, 10)
    return state


def test_production_is_paid_out_and_its_cards_are_laid_away_face_down() -> None:
    before = producing()
    state = next_round(before)
    assert (state.players[0].cash, state.players[0].hand) == (35, [])
    for viewer in (Player(Seat(0)), Player(Seat(1)), Spectator()):
        decks = GAME.view_for(state, viewer).decks
        assert all(deck.discard == [] for deck in decks.values())
        assert sum(deck.discarded for deck in decks.values()) == laid_away(state)
    assert laid_away(state) == laid_away(before) + 5
    assert state.stage == "turns"  # there is no hand to be checked


def laid_away(state: State) -> int:
    """Return how many cards lie on the discard piles."""
    return sum(len(deck.discard) for deck in state.decks.values())


def test_only_the_owner_knows_the_money_and_what_it_was_paid_for() -> None:
    """Everybody sees what kinds of cards a colony produces, as everybody sees its factories."""
    state = next_round(producing())
    assert GAME.view_for(state, Player(Seat(0))).hands[Seat(0)].total == 35
    assert GAME.view_for(state, Archive()).hands[Seat(0)].total == 35
    for viewer in (Player(Seat(1)), Spectator()):
        other = GAME.view_for(state, viewer)
        assert Seat(0) not in other.hands
        assert (other.colonies[0].backs, other.colonies[0].worth_high) == ({}, 0)
        state.players[0].cash = 99
        assert GAME.view_for(state, viewer) == other
        state.players[0].cash = 35


def test_the_starting_hand_is_paid_out_as_well() -> None:
    state = table(3, money="on")
    assert all(12 <= player.cash <= 40 and player.hand == [] for player in state.players)
    assert table(3, edition="classic", money="on").players[0].cash >= 6  # the first production


def test_mega_cards_may_be_chosen_and_notes_pay_the_average() -> None:
    state = producing()
    colony(state, 0, factories={"water": 5})
    state = play(next_round(state), 0, ChooseMega(water=1))
    assert state.players[0].cash == 5 + 30 + 6
    state = producing()
    leave(state, "ore", draw=0)
    assert next_round(state).players[0].cash == 5 + 2 * 3 + 6 + 7 + 10


def test_each_research_card_is_a_token_too_and_each_new_chemicals_factory_takes_one() -> None:
    state = producing()
    colony(state, 0, factories={"research": 1})
    do_gain(state.players[0], SCIENTISTS)
    state = next_round(state)
    assert state.players[0].tokens == 2
    assert GAME.view_for(state, Spectator()).colonies[0].tokens == 2
    state.players[0].cash = 300
    state.active = Seat(0)
    assert refused(state, 0, BuyFactories("new_chemicals", 3, [])) == "needs_research_token"
    state = play(state, 0, BuyFactories("new_chemicals", 2, []))
    assert (state.players[0].tokens, state.players[0].cash) == (0, 180)
    assert refused(state, 0, BuyFactories("new_chemicals", 1, [])) == "needs_research_token"


# --- paying ------------------------------------------------------------------------------------------------------


def test_prices_are_paid_exactly_and_without_cards() -> None:
    state = money(100, 0)
    colony(state, 0, upgrades="robots")
    state = play(state, 0, BuyFactories("water", 2, []))
    assert state.players[0].cash == 60
    state = play(state, 0, BuyColonists(2, []))
    state = play(state, 0, BuyRobots(1, []))
    assert state.players[0].cash == 30
    assert refused(state, 0, BuyRobots(4, [])) == "cannot_afford_as_many"
    assert refused(state, 0, BuyRobots(1, ["ore/1/1"])) == "unknown_card"


def test_a_bid_is_checked_against_the_money_and_only_its_owner_is_told() -> None:
    state = money(30, 27, 0, market="nodule")
    assert refused(state, 0, OpenAuction("nodule", 31)) == "cannot_afford"
    state = play(state, 0, OpenAuction("nodule", 25))
    assert refused(state, 1, Bid(28)) == "cannot_afford"
    state = play(state, 1, Bid(27))
    assert asked(state) == [2]  # nobody is passed over: nobody can see who has nothing
    assert refused(state, 2, Bid(28)) == "cannot_afford"
    state = all_pass(state)  # and the winner pays of itself, there being nothing to choose
    assert (state.players[1].cash, state.players[1].upgrades) == (0, {"nodule": 1})


def test_the_first_round_water_factory_takes_all_the_money_without_saying_how_much() -> None:
    state = money(17, 0, turn=1)
    after = step(state, 0, FirstTurnWater())
    assert after.state.players[0].cash == 0
    assert after.reversible
    assert not any("total" in event.params_for(Spectator()) for event in after.events)


# --- how much may run --------------------------------------------------------------------------------------------


def test_twice_the_hand_limit_may_run() -> None:
    """C20."""
    state = money(0, 0, edition="classic")
    assert operating_limit(state.rules, state.players[0]) == 10
    colony(state, 0, upgrades="warehouse")
    assert operating_limit(state.rules, state.players[0]) == 16
    assert GAME.view_for(state, Spectator()).colonies[0].operating_limit == 16


def test_no_more_may_be_assigned_and_no_fewer() -> None:
    state = money(0, 0, 0, edition="classic")
    colony(state, 0, upgrades="nodule nodule", factories={"ore": (11, 10, 0), "water": (1, 0, 0)}, colonists=11)
    state.stage, state.active, state.players[0].step = "assign", Seat(0), "operators"
    assert most_operated(state.rules, state.players[0]) == 10
    assert refused(state, 0, Assign(crews(ore=11))) == "operators_left_idle"
    assert refused(state, 0, Assign(crews(ore=9))) == "operators_left_idle"
    assert Assign(crews(ore=10)) in decision(state, 0)
    assert suggested(state.rules, state.players[0]) == {
        "water": {"colonist": 1, "robot": 0},
        "ore": {"colonist": 9, "robot": 0},
    }


def test_a_factory_won_out_of_turn_gets_nobody_who_was_idle_beyond_the_limit() -> None:
    state = money(0, 90, market="laboratory")
    state.active = Seat(1)
    player = state.players[0]
    colony(state, 0, upgrades="nodule", factories={"ore": (20, 7, 12), "water": 1}, colonists=9, step="done")
    player.cash = 100
    state = play(play(state, 1, OpenAuction("laboratory", 80)), 0, Bid(81))
    state = play(state, 1, Pass())
    assert refused(state, 0, PlaceOperator("colonist", "idle")) == "operating_limit"
    assert PlaceOperator("colonist", "ore") in decision(state, 0)
    assert play(state, 0, SkipPlacing()).placing is None


# --- with other options ------------------------------------------------------------------------------------------


def test_kicker_needs_cards() -> None:
    with pytest.raises(BadSetup) as caught:
        start(GAME, Setup(3, seed_from("x"), {"money": "on", "kicker": "on"}))
    assert (caught.value.code, caught.value.params) == ("options_exclude", {"option": ["money", "kicker"]})


def test_where_one_may_overbid_the_winner_is_asked_whether_to_pay() -> None:
    state = money(40, 0, market="nodule", secret_overbid="on")
    state = all_pass(play(state, 0, OpenAuction("nodule", 30)))
    assert decision(state, 0).default == Pay([])
    assert play(state, 0, Pay([])).players[0].cash == 10


def test_who_does_not_pay_loses_the_penalty_or_all_there_is() -> None:
    for cash, left in ((40, 20), (15, 0)):
        state = money(cash, 0, market="nodule", secret_overbid="on")
        state = play(play(state, 0, OpenAuction("nodule", 45)), 1, Pass())
        assert Default([]) in decision(state, 0)
        after = step(state, 0, Default([]))
        assert after.state.players[0].cash == left
        assert not after.reversible  # how much was given is open


def test_whether_a_bid_can_be_paid_is_not_seen_by_others() -> None:
    seen = []
    for cash in (10, 60):
        state = money(cash, 0, 0, market="nodule", secret_overbid="on")
        state = all_pass(play(state, 0, OpenAuction("nodule", 45)))
        seen.append((asked(state), GAME.view_for(state, Player(Seat(1))), decision(state, 0).id))
    assert seen[0] == seen[1]


def test_a_doubted_bidder_shows_the_money() -> None:
    state = money(30, 0, 0, market="nodule", bid_verification="challenge")
    state = play(state, 0, OpenAuction("nodule", 40))
    after = step(state, 2, Challenge(40))
    told = next(event for event in after.events if event.key == "outpost-challenged_cash")
    assert (told.public["amount"], told.public["total"]) == (40, 30)
    assert after.state.auction is not None
    assert after.state.auction.amount == 30


def test_attacks_are_made_with_any_amount_and_everybody_is_asked() -> None:
    state = money(50, 0, 7, space_terrorism="on")
    assert refused(state, 0, Attack(1, "ore", [], 0)) == "below_minimum"
    assert refused(state, 0, Attack(1, "ore", [], 51)) == "cannot_afford"
    assert refused(state, 0, Attack(1, "ore", ["ore/1/1"], 20)) == "unknown_card"
    state = play(state, 0, Attack(1, "ore", [], 20))
    assert (asked(state), hand_total(state.players[0])) == ([1], 30)
    assert refused(state, 1, Defend([], 1)) == "nothing_to_spend"
    state = play(state, 1, StayOut())
    assert asked(state) == [2]
    state = play(state, 2, StayOut())
    assert state.players[1].factories["ore"].built == 1  # type: ignore[index]
