"""The standard bot: always legal, blind to the decks, and not easily fooled."""

from typing import Any

import msgspec
import pytest

from app.engine.bots import Bot, RandomBot
from app.engine.codec import decode, encode
from app.engine.decisions import Action
from app.engine.driver import start, submit
from app.engine.events import Player, Seat, Spectator
from app.engine.game import Outcome, Setup
from app.engine.match import play as play_match
from app.engine.rng import Stream, seed_from
from app.games.red_outpost.actions import (
    BarracksShift,
    Beer,
    Decline,
    Donate,
    KitchenRest,
    LakePick,
    LakeReshuffle,
    MoveDisk,
    StorehouseBuy,
    Visit,
)
from app.games.red_outpost.bot import QuickBot, StandardBot, offered
from app.games.red_outpost.bot_world import outcomes, state_from
from app.games.red_outpost.components import LocationId, WorkerId
from app.games.red_outpost.state import State
from tests.games.contract.red_outpost import SMALL_WORLD
from tests.games.red_outpost.positions import (
    GAME,
    cubes,
    decision,
    lake,
    pass_on,
    player,
    position,
    run,
    send,
    ship,
    worker,
)

BOT = StandardBot()
QUICK = QuickBot()

OTHER_SOURCES: dict[WorkerId, LocationId] = {"farmer": "labor_camp", "shepherd": "storehouse", "miner": "spaceship"}
"""Workers who keep others from getting fish elsewhere than at the lake."""


def answer(state: State, bot: StandardBot = BOT) -> Action:
    """Return what the bot does; it must be allowed."""
    asked = decision(state)
    action = bot.answer(GAME.view_for(state, Player(asked.seat)), asked, Stream(seed_from("bot")))
    assert action in asked, (asked.key, action)
    return action


def game(bots: list[Bot], seed: str, **options: Any) -> Outcome:
    """Play a whole game; the driver refuses what is not allowed."""
    *_, (_, last) = play_match(GAME, Setup(len(bots), seed_from(seed), options), bots)
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    return outcome


def wins(bot: Bot, others: Bot, players: int, games: int, name: str) -> float:
    """Let the bot sit in each seat in turn; return how many games it wins, a shared victory counting its share."""
    won = 0.0
    for number in range(games):
        seat = number % players
        winners = game([bot if each == seat else others for each in range(players)], f"{name}{number}").winners
        won += (seat in winners) / len(winners)
    return won


# --- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"blocking": "random"}),
        (3, {"special_cards": "on", "data": SMALL_WORLD}),
        (4, {"special_cards": "on", "blocking": "random"}),
    ],
)
def test_it_plays_whole_games_by_the_rules(players: int, options: dict[str, Any]) -> None:
    assert game([QUICK] * players, f"whole {players}", **options).rounds == 2


def test_it_answers_whatever_position_others_leave_it_in() -> None:
    """Its judgement is asked for in seats that a random player has played, with every card."""
    seen = set()
    for number in range(30):
        state = start(GAME, Setup(4, seed_from(f"odd {number}"), {"special_cards": "on", "blocking": "random"})).state
        dice = Stream(seed_from(f"odd {number}"))
        while GAME.pending(state):
            asked = decision(state)
            if asked.key not in seen:
                seen.add(asked.key)
                answer(state)
            state = submit(GAME, state, asked.seat, asked.id, asked.sample(dice)).state
    assert len(seen) == 17


def test_it_beats_three_random_players() -> None:
    """Of 100 games like these it won all; here are the first of them, one in each seat."""
    assert wins(BOT, RandomBot(), 4, 4, "s") == 4


def test_between_two_thinking_it_through_wins_more_often_than_a_glance() -> None:
    """Of 60 games of two it won 64 in a hundred, and of 60 against three 42. Here are ten games of two."""
    assert wins(BOT, QUICK, 2, 10, "s") >= 7


# --- what it knows -----------------------------------------------------------------------------------------------


def test_it_imagines_the_position_that_its_view_shows() -> None:
    state = start(GAME, Setup(3, seed_from("imagine"), {"special_cards": "on", "data": SMALL_WORLD})).state
    dice = Stream(seed_from("imagine"))
    moves = 0
    while GAME.pending(state):
        view = GAME.view_for(state, Spectator())
        again = GAME.view_for(state_from(view), Spectator())
        assert msgspec.structs.replace(again, game=view.game) == view
        asked = decision(state)
        state = submit(GAME, state, asked.seat, asked.id, asked.sample(dice)).state
        moves += 1
    assert moves > 40


def test_it_knows_nothing_of_the_order_of_the_decks() -> None:
    state = position()
    lake(state, "blank two_fish one_fish", "blank blank one_fish")
    ship(state, "nothing crystal_any wool", "coal")
    other = decode(encode(state), State)
    other.lake.draw.reverse()
    other.ship.draw.reverse()
    other.rng.seed = seed_from("another")
    assert answer(state) == answer(other)


def test_it_thinks_of_every_card_that_can_be_on_top_with_its_chance() -> None:
    state = state_from(GAME.view_for(position(), Spectator()))
    drawn = outcomes(state, Seat(0), Visit("farmer", "lake"))
    fish = {after.storehouse["fish"]: chance for chance, after in drawn}
    assert fish == pytest.approx({0: 3 / 6, 1: 2 / 6, 2: 1 / 6})
    pairs = outcomes(state, Seat(0), Visit("fisherman", "lake"))
    assert sum(chance for chance, _ in pairs) == pytest.approx(1)
    blank = [chance for chance, after in pairs if after.lake.taken == [] and after.storehouse["fish"] == 0]
    assert blank == pytest.approx([1 / 5])
    assert len(outcomes(state, Seat(0), Visit("farmer", "spaceship"))) == 11


def test_it_keeps_nothing_between_answers() -> None:
    state = position(3)
    first = answer(state)
    answer(submit(GAME, state, Seat(0), decision(state).id, first).state)
    assert answer(state) == first == answer(decode(encode(state), State))


# --- what it does ------------------------------------------------------------------------------------------------


def test_it_takes_an_export_that_passes_the_reward() -> None:
    state = position()
    cubes(state, coal=2)
    player(state, 0, wheel=2)
    assert answer(state) == Visit("miner", "mine")


def test_it_pays_for_a_swing_of_moods_where_it_leads_and_a_rival_does() -> None:
    state = position(2, "evening")
    state.round = 2
    worker(state, "miner", "mine", mood=2, disks=[2, 0])
    worker(state, "farmer", "palace", mood=2, disks=[0, 2])
    state = send(state, "shepherd", "beer_house")
    assert answer(state) in (Beer("miner", "farmer"), Beer("shepherd", "farmer"))


def test_it_moves_a_rivals_disk_where_that_breaks_a_lead() -> None:
    state = position(2, "day_2")
    worker(state, "miner", "mine", mood=5, disks=[1, 2])
    state = send(state, "shepherd", "administration")
    chosen = answer(state)
    assert isinstance(chosen, MoveDisk)
    assert (chosen.from_worker, chosen.owner) == ("miner", "blue")


def test_it_gives_the_palace_the_crystal_that_makes_it_first() -> None:
    state = position(2, "evening")
    state.round = 2
    worker(state, "miner", "mine")
    state.morning, state.evening = [], []
    player(state, 1, palace=1)
    assert answer(send(state, "miner", "palace")) == Donate()


def test_it_keeps_a_crystal_that_the_palace_would_not_reward() -> None:
    state = position(2, "evening")
    state.round = 2
    worker(state, "miner", "mine")
    player(state, 0, palace=5, crystals=2)
    assert answer(send(state, "miner", "palace")) == Decline()


def test_it_buys_the_third_cube() -> None:
    state = position()
    cubes(state, wool=2)
    assert answer(send(state, "miner", "storehouse")) == StorehouseBuy("wool")


def test_it_reshuffles_a_lake_without_much_fish_and_picks_the_better_card() -> None:
    state = position()
    lake(state, "blank blank one_fish", "two_fish one_fish blank")
    assert answer(send(state, "fisherman", "lake")) == LakeReshuffle()
    cubes(state, fish=1)
    lake(state, "one_fish two_fish", "blank blank blank one_fish")
    asked = send(state, "fisherman", "lake")
    assert answer(asked) == Decline()
    picking = submit(GAME, asked, Seat(0), decision(asked).id, Decline()).state
    assert answer(picking) == LakePick("two_fish")


def test_it_lets_those_rest_whose_better_mood_would_serve_others() -> None:
    state = position(2, "lunch")
    player(state, 0, "c_field_kitchen")
    worker(state, "miner", disks=[0, 2], mood=1)
    worker(state, "farmer", disks=[2, 0], mood=1)
    state.stage = "kitchen"
    assert answer(state) == KitchenRest(["miner"])


def test_it_shifts_a_disk_from_a_sad_worker_to_a_happy_one() -> None:
    state = position(2, "morning")
    player(state, 0, "c_barracks")
    worker(state, "miner", "mine", disks=[1, 0], mood=-4)
    worker(state, "farmer", disks=[0, 1], mood=3)
    state, _ = run(state, "barracks")
    assert answer(state) == BarracksShift("miner", "farmer")


def test_it_does_not_spoil_the_mood_of_a_worker_it_leads() -> None:
    state = position(2, "day_2")
    worker(state, "miner", "palace", mood=4, disks=[3, 0])
    for name in ("shepherd", "farmer", "fisherman", "commissar"):
        worker(state, name, upright=False)
    chosen = answer(state)
    assert isinstance(chosen, Visit)
    assert chosen.worker == "bureaucrat" or chosen.to in ("beer_house", "mine", "storehouse", "administration")


@pytest.mark.parametrize("players", [2, 4])
def test_it_prefers_fish_to_nothing_where_no_rival_can_export_the_pair(players: int) -> None:
    state = position(players)
    cubes(state, fish=1)
    for name, place in OTHER_SOURCES.items():
        worker(state, name, place, upright=False)
    lake(state, "blank one_fish two_fish", "blank blank one_fish")
    assert answer(pass_on(send(state, "fisherman", "lake"), "lake_pick")) == LakePick("one_fish")


@pytest.mark.parametrize("players", [2, 4])
def test_it_prefers_fish_to_nothing_in_the_last_visit_of_all(players: int) -> None:
    state = position(players, "evening")
    state.round, state.turns, state.evening = 2, players - 1, []
    cubes(state, fish=1)
    lake(state, "blank one_fish two_fish", "blank blank one_fish")
    assert answer(pass_on(send(state, "fisherman", "lake"), "lake_pick")) == LakePick("one_fish")


@pytest.mark.parametrize("players", [2, 4])
def test_it_leaves_no_pair_that_the_next_player_can_complete(players: int) -> None:
    """Two cubes of coal are worth a visit, unless the next player can buy the third."""
    state = position(players, "morning")
    state.turns = 1
    cubes(state, wool=1, wheat=1, fish=1)
    worker(state, "shepherd", "labor_camp", upright=False, mood=-2, disks=[0, 1, 0, 0][:players])
    worker(state, "fisherman", "lake", upright=False, disks=[0] * (players - 1) + [1])
    assert answer(state) != Visit("miner", "mine")
    worker(state, "bureaucrat", "storehouse", upright=False)
    assert answer(state) == Visit("miner", "mine")


def test_everything_that_a_question_offers_is_thought_of_or_left_out_on_purpose() -> None:
    assert len(offered(position())) == 60
