"""The standard bot: always legal, blind to others' secrets, and not easily fooled."""

import pytest

from app.engine.bots import Bot, RandomBot
from app.engine.codec import decode, encode
from app.engine.driver import start, submit
from app.engine.events import Player
from app.engine.game import Setup
from app.engine.rng import Stream, seed_from
from app.games.outpost.actions import (
    Assign,
    Bid,
    BuyColonists,
    BuyFactories,
    BuyRobots,
    ChooseMega,
    Discard,
    EndTurn,
    FirstTurnWater,
    Insist,
    Internalize,
    OpenAuction,
    Pass,
    Pay,
    PlaceOperator,
    SkipPlacing,
)
from app.games.outpost.components import cards_named
from app.games.outpost.scoring import vp
from app.games.outpost.state import State
from tests.games.outpost.positions import all_pass, asked, colony, play, position, take_order
from tests.games.outpost_bot.bots import BOT, GAME, answer, game


def turn_of_bot(state: State, seat: int) -> State:
    """Let the bot answer everything that it is asked until its turn is over; all others pass."""
    while state.active == seat and state.players[seat].step != "done" and state.stage == "turns":
        who = asked(state)[0]
        state = play(state, who, answer(state, who) if who == seat else Pass())
    return state


def worth(cards: list[str]) -> int:
    return sum(card.value for card in cards_named(cards))


# --- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (4, {"internalizing": "concurrent"}),
        (4, {"auction_ring": "purchase_order"}),
        (9, {}),
    ],
)
def test_it_plays_whole_games_by_the_rules(players: int, options: dict[str, str]) -> None:
    """Every answer goes through the driver, which refuses what is not offered."""
    assert max(game([BOT] * players, f"whole {players}", **options).scores) >= 75


def test_four_of_them_end_a_game_in_eighteen_rounds_or_fewer() -> None:
    """As long as a good evening: on average over games of fixed seeds."""
    rounds = [game([BOT] * 4, f"evening {number}").rounds for number in range(8)]
    assert sum(rounds) / len(rounds) <= 18


def test_it_answers_whatever_position_others_leave_it_in() -> None:
    """Its judgement is asked for in seats that a random player has played, standing offers included."""
    state = start(GAME, Setup(4, seed_from("odd"), {"internalizing": "concurrent"})).state
    dice = Stream(seed_from("odd"))
    seen = set()
    for _ in range(1500):
        pending = [one for one in GAME.pending(state) if one.seat not in state.sealed]
        for one in pending:
            seen.add(one.key)
            assert BOT.answer(GAME.view_for(state, Player(one.seat)), one, dice) in one, one.key
        if not pending:
            break
        chosen = pending[dice.below(len(pending))]
        state = submit(GAME, state, chosen.seat, chosen.id, chosen.sample(dice)).state
    assert {f"outpost-ask-{key}" for key in ("turn", "early", "bid", "pay", "aside", "discard")} <= seen


def test_it_beats_three_random_players() -> None:
    bots: list[Bot] = [BOT, RandomBot(), RandomBot(), RandomBot()]
    wins = 0
    for number in range(20):
        seat = number % 4
        wins += seat in game(bots[-seat:] + bots[:-seat] if seat else bots, f"random {number}").winners
    assert wins >= 19


# --- secrets -----------------------------------------------------------------------------------------------------


def test_it_knows_nothing_but_its_own_view() -> None:
    """Others' cards and the order of the decks may be anything: it bids the same."""
    state = position(3, "scientists outpost", era=2, turn=9)
    for seat, hand in enumerate(("titanium/10 " * 6, "water/7 " * 7, "water/8 water/9")):
        colony(state, seat, hand=hand)
    other = decode(encode(state), State)
    colony(other, 1, hand="water/4 water/5 water/6 water/6 water/6 water/5 water/10")
    colony(other, 2, hand="water/4 water/4")
    for deck in other.decks.values():
        deck.draw = deck.draw[::-1]
    assert answer(state, 0) == answer(other, 0)


def test_it_keeps_nothing_between_answers() -> None:
    state = position(3, "nodule warehouse")
    colony(state, 0, hand="water/7 water/8 water/9 ore/3")
    first = answer(state, 0)
    answer(play(state, 0, first), asked(play(state, 0, first))[0])
    assert answer(state, 0) == first == answer(decode(encode(state), State), 0)


# --- payments ----------------------------------------------------------------------------------------------------


def test_it_pays_with_the_least_waste() -> None:
    """§11: 25 is paid exactly by 7 + 8 + 10, though fewer cards would do."""
    state = position(2, "nodule")
    colony(state, 0, hand="titanium/13 titanium/13 water/10 water/8 water/7")
    state = all_pass(play(state, 0, OpenAuction("nodule", 25)))
    paid = answer(state, 0)
    assert isinstance(paid, Pay)
    assert worth(paid.cards) == 25


def test_it_keeps_research_cards_where_others_pay_as_well() -> None:
    state = position(2, "nodule")
    colony(state, 0, hand="research/13 titanium/13 titanium/12")
    state = all_pass(play(state, 0, OpenAuction("nodule", 25)))
    paid = answer(state, 0)
    assert isinstance(paid, Pay)
    assert not any(name.startswith("research") for name in paid.cards)


def test_it_bids_what_it_would_have_to_pay_anyway() -> None:
    """No change is given, so a bid of 25 with cards of 14 is as good as one of 28."""
    state = position(2, "nodule", turn=5)
    colony(state, 0, factories={"water": 5}, hand="research/14 research/14")
    assert answer(state, 0) == OpenAuction("nodule", 28)


def test_it_discards_what_is_worth_least() -> None:
    state = position(2)
    colony(state, 0, hand="ore/1 ore/2 ore/3 " + "water/7 " * 9)
    state.stage, state.active = "discard", None
    discarded = answer(state, 0)
    assert isinstance(discarded, Discard)
    assert sorted(name.rpartition("/")[0] for name in discarded.cards) == ["ore/1", "ore/2"]


def test_it_wants_change_while_it_is_poor_and_mega_cards_when_it_is_rich() -> None:
    state = position(2)
    colony(state, 0, factories={"ore": 1, "water": 4})
    colony(state, 1, upgrades="nodule outpost", factories={"water": 5, "titanium": 8})
    state.stage, state.active = "mega", None
    assert answer(state, 0) == ChooseMega()
    assert answer(state, 1) == ChooseMega(water=1, titanium=2)


# --- auctions ----------------------------------------------------------------------------------------------------


def test_it_does_not_open_an_auction_for_what_it_cannot_use() -> None:
    """In what seems to be the last round, discounts and hand room are worth little, points are all."""
    state = position(3, "data_library warehouse ecoplants", era=3, turn=17)
    colony(state, 0, hand="titanium/10 " * 4)
    colony(state, 1, upgrades="outpost outpost laboratory laboratory", factories={"moon_ore": 2, "water": 5})
    colony(state, 1, hand="moon_ore/50 moon_ore/50 moon_ore/50")
    chosen = answer(state, 0)
    assert isinstance(chosen, OpenAuction)
    assert chosen.upgrade == "ecoplants"


def test_it_bids_for_income_early_but_not_at_any_price() -> None:
    state = position(2, "orbital_lab", era=2, turn=9)
    take_order(state, 1, 0)
    colony(state, 0, factories={"water": 5}, hand="moon_ore/50 moon_ore/50 moon_ore/50 titanium/10 ore/1 ore/1")
    colony(state, 1, hand="ring_ore/50 ring_ore/45 ring_ore/45 ring_ore/40")
    assert isinstance(answer(play(state, 1, OpenAuction("orbital_lab", 50)), 0), Bid)
    assert answer(play(state, 1, OpenAuction("orbital_lab", 159)), 0) == Pass()


def test_it_passes_when_it_cannot_raise() -> None:
    state = position(2, "nodule")
    take_order(state, 1, 0)
    colony(state, 0, hand="water/4 water/4 water/4")
    colony(state, 1, hand="titanium/13 titanium/13")
    assert answer(play(state, 1, OpenAuction("nodule", 26)), 0) == Pass()


def test_it_mans_what_it_wins_out_of_turn() -> None:
    """§10.6: the colonist comes from the worst factory."""
    state = position(2, "laboratory", era=2, turn=9)
    take_order(state, 1, 0)
    colony(state, 0, hand="moon_ore/50 moon_ore/45", step="done")
    colony(state, 1, hand="ring_ore/45 ring_ore/45")
    state = all_pass(play(play(state, 1, OpenAuction("laboratory", 80)), 0, Bid(81)))
    state = play(state, 0, answer(state, 0))
    assert answer(state, 0) == PlaceOperator("colonist", "ore")


# --- purchases ---------------------------------------------------------------------------------------------------


def test_it_builds_water_in_the_first_round_with_whatever_it_holds() -> None:
    """§10.8: even a hand below the price gets one."""
    state = position(2, "warehouse", turn=1)
    colony(state, 0, hand="ore/1 ore/1 ore/2 ore/2 water/5 water/6")
    assert answer(state, 0) == FirstTurnWater()
    colony(state, 0, hand="ore/3 ore/3 ore/2 ore/2 water/5 water/6")
    assert isinstance(answer(state, 0), BuyFactories)


def test_it_mans_idle_factories_and_ends_its_turn() -> None:
    state = position(2)
    colony(state, 0, factories={"ore": 2, "water": (2, 1, 0)}, hand="water/10")
    hired = answer(state, 0)
    assert isinstance(hired, BuyColonists)
    state = play(state, 0, hired)
    assigned = answer(state, 0)
    assert isinstance(assigned, Assign)
    assert answer(play(state, 0, assigned), 0) == EndTurn()


def test_it_prefers_better_factories_to_more_of_the_worst() -> None:
    state = position(2, turn=6)
    colony(state, 0, upgrades="heavy_equipment nodule", hand="titanium/10 titanium/10 titanium/10 titanium/10")
    bought = answer(state, 0)
    assert isinstance(bought, BuyFactories)
    assert (bought.factory, bought.count) == ("titanium", 1)


def test_it_pays_new_chemicals_with_its_lowest_research_card() -> None:
    state = position(2, turn=9, era=2)
    colony(
        state,
        0,
        upgrades="scientists nodule",
        factories={"water": 5},
        hand="research/15 research/10 titanium/10 titanium/10 titanium/10 titanium/10 titanium/10 titanium/10",
    )
    bought = answer(state, 0)
    assert isinstance(bought, BuyFactories)
    assert bought.factory == "new_chemicals"
    assert [name[:11] for name in bought.cards if name.startswith("research")] == ["research/10"]


def test_it_buys_winning_points_when_it_can_end_the_game() -> None:
    """62 points, 190 credits and room for six: Ecoplants and four Titanium factories make it 75."""
    state = position(2, "ecoplants", era=3, turn=17)
    colony(
        state,
        0,
        upgrades="outpost laboratory heavy_equipment nodule",
        factories={"moon_ore": 1, "ring_ore": 1, "titanium": 7},
        hand="moon_ore/50 " + "titanium/10 " * 11 + "water/10 " * 3,
    )
    assert vp(state.rules, state.players[0]) == 62
    after = turn_of_bot(state, 0)
    assert vp(after.rules, after.players[0]) >= 75


def test_it_spends_robots_upgrade_on_robots() -> None:
    state = position(2, turn=12, era=2)
    colony(
        state,
        0,
        upgrades="robots heavy_equipment",
        factories={"water": 5, "titanium": (2, 0, 0)},
        hand="titanium/10 titanium/10",
    )
    assert isinstance(answer(state, 0), BuyRobots)


# --- standing offers ---------------------------------------------------------------------------------------------


def test_it_would_rather_hurry_others_than_withdraw() -> None:
    """§13: nobody waits for these answers; asked all the same, it gives one."""
    state = position(3, internalizing="concurrent")
    assert answer(state, 1) == Internalize()
    assert answer(play(state, 2, Internalize()), 1) == Insist()


def test_it_leaves_a_lesser_factory_empty() -> None:
    """§10.6: nobody leaves New Chemicals for Research."""
    state = position(2, "laboratory", era=2, turn=12)
    take_order(state, 1, 0)
    colony(state, 0, factories={"new_chemicals": 5}, hand="moon_ore/50 moon_ore/45", step="done")
    colony(state, 1, hand="ring_ore/45 ring_ore/45")
    state = all_pass(play(play(state, 1, OpenAuction("laboratory", 80)), 0, Bid(81)))
    state = play(state, 0, answer(state, 0))
    assert answer(state, 0) == SkipPlacing()
