"""What bots that think ahead are told about Red Outpost: what to try, and what a position is like."""

from app.engine.codec import decode, encode
from app.engine.decisions import Action
from app.engine.events import Player, Spectator
from app.engine.rng import Stream, seed_from
from app.games.red_outpost.actions import Decline, Donate
from app.games.red_outpost.bot import QuickBot
from app.games.red_outpost.bot_candidates import MOST_ANSWERS, MOST_VISITS, candidates, noisy
from app.games.red_outpost.bot_features import FEATURES, measure, turns_left
from app.games.red_outpost.state import State
from tests.games.red_outpost.positions import GAME, cubes, decision, pass_on, player, position, send, worker
from tests.games.red_outpost_bot.test_bot import answer


def tried(state: State) -> list[Action]:
    asked = decision(state)
    return list(candidates(GAME.view_for(state, Player(asked.seat)), asked))


def seen(state: State, name: str) -> list[float]:
    """Return a feature by seat."""
    (place,) = [place for place, feature in enumerate(FEATURES) if feature.name == name]
    return [row[place] for row in measure(GAME.view_for(state, Spectator()))]


def test_the_standard_bots_answer_is_tried_first() -> None:
    state = position(3)
    cubes(state, wool=2, coal=1)
    assert tried(state)[0] == answer(state)
    assert MOST_VISITS <= len(tried(state)) <= MOST_VISITS + 5
    state = send(state, "farmer", "storehouse")
    assert tried(state)[0] == answer(state)
    assert 2 < len(tried(state)) <= MOST_ANSWERS


def test_giving_and_keeping_a_crystal_are_both_tried() -> None:
    assert set(tried(send(position(), "miner", "palace"))) == {Donate(), Decline()}


def test_noisy_bots_answer_by_the_rules_with_beliefs_of_their_own() -> None:
    state = position(4)
    asked = decision(state)
    view = GAME.view_for(state, Player(asked.seat))
    dice = Stream(seed_from("noise"))
    bots = [noisy(dice) for _ in range(5)]
    assert all(bot.answer(view, asked, dice) in asked for bot in bots)
    assert len({bot.beliefs for bot in bots if isinstance(bot, QuickBot)}) == 5


def test_moods_count_for_their_leaders() -> None:
    state = position(3)
    worker(state, "miner", mood=3, disks=[2, 1, 0])
    worker(state, "farmer", mood=2, disks=[1, 1, 0])
    worker(state, "fisherman", mood=-2, disks=[0, 0, 1])
    assert seen(state, "moods") == [5, 2, -2]
    assert seen(state, "led_alone") == [3, 0, 0]
    assert seen(state, "led_together") == [2, 2, 0]
    assert seen(state, "led_sad") == [0, 0, -2]
    assert seen(state, "close_behind") == [0, 3, 2]


def test_turns_are_counted_to_the_end_of_the_game() -> None:
    for players, turns in ((2, 36), (3, 42), (4, 48)):
        state = position(players, "morning")
        assert turns_left(state) == turns
        assert turns_left(pass_on(send(state, "miner", "mine"))) == turns - 1


def test_who_has_won_is_known_only_after_the_last_visit() -> None:
    state = position(2, "evening")
    state.round, state.stage = 2, "phase_end"
    player(state, 0, crystals=3)
    player(state, 1, crystals=2)
    assert seen(state, "won") == seen(state, "final_lead") == [0, 0]
    ended = decode(encode(state), State)
    ended.turns = 2
    assert seen(ended, "won") == [1, 0]
    player(ended, 1, crystals=3)
    assert seen(ended, "won") == [0.5, 0.5]
