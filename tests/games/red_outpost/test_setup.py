"""Setting up (spec §4), and the host's table of data (§3)."""

from typing import Any

import pytest

from app.engine.driver import start
from app.engine.errors import BadSetup
from app.engine.events import Seat
from app.engine.game import Setup
from app.engine.rng import seed_from
from app.games.red_outpost.components import COLOURS, LOCATION_CARDS, REGULAR, WORKER_CARDS
from app.games.red_outpost.data import ROWS, check_data, data_of, read_rules
from app.games.red_outpost.meta import META
from app.games.red_outpost.state import crystals_left, cubes_left, reserve
from tests.games.red_outpost.positions import GAME, begin, vp


@pytest.mark.parametrize(("players", "disks", "supply"), [(2, 9, 22), (3, 7, 21), (4, 6, 20)])
def test_a_game_begins_with_reserves_points_crystals_and_everybody_in_bed(
    players: int, disks: int, supply: int
) -> None:
    """TV-01."""
    state = begin(players).state
    assert [reserve(state, Seat(seat)) for seat in range(players)] == [disks] * players
    assert vp(state) == [5] * players
    assert [each.wheel for each in state.players] == [0] * players
    assert [each.crystals for each in state.players] == [1] * players
    assert crystals_left(state) == supply
    assert all(each.place == "barracks" and each.upright and each.mood == 0 for each in state.workers.values())
    assert (state.round, state.phase) == (1, "morning")
    assert [cubes_left(state, kind) for kind in state.storehouse] == [6] * 4
    assert (len(state.lake.draw), len(state.ship.draw)) == (6, 12)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_it_is_for_two_to_four(players: int) -> None:
    with pytest.raises(BadSetup, match="player_count"):
        begin(players)


def test_the_advised_tokens_lie_where_the_rules_say() -> None:
    state = begin().state
    assert state.morning == ["spaceship", "palace", "beer_house"]
    assert state.evening == ["farm", "pasture", "lake"]


def test_random_tokens_lie_on_six_different_regular_locations() -> None:
    seen = set()
    for seed in range(60):
        state = begin(seed=f"tokens {seed}", blocking="random").state
        drawn = state.morning + state.evening
        assert len(set(drawn)) == 6
        assert len(state.morning) == 3
        seen |= set(drawn)
    assert seen == set(REGULAR)


def test_special_cards_are_dealt_only_if_wished_one_of_each_sort() -> None:
    assert all(each.location_card == each.worker_card == "" for each in begin(4).state.players)
    places, workers = set(), set()
    for seed in range(80):
        players = begin(4, seed=f"cards {seed}", special_cards="on").state.players
        assert len({each.location_card for each in players}) == len({each.worker_card for each in players}) == 4
        places |= {each.location_card for each in players}
        workers |= {each.worker_card for each in players}
    assert (places, workers) == (set(LOCATION_CARDS), set(WORKER_CARDS))


def test_the_first_player_is_drawn_or_sits_in_the_first_seat() -> None:
    assert {begin(4, seed=f"first {number}").state.first for number in range(40)} == {0, 1, 2, 3}
    assert {begin(4, seed=f"first {number}", first_player="first_seat").state.first for number in range(20)} == {0}


def test_there_is_a_colour_for_every_seat() -> None:
    assert len(COLOURS) == META.most_players


# --- the host's table --------------------------------------------------------------------------------------------


def test_the_usual_table_is_that_of_the_rules() -> None:
    rules = read_rules(META.read_options({})["data"])
    assert [rules.mood_vp(mood) for mood in range(-6, 7)] == list(range(-6, 7))
    assert rules.exports == ((3, 3, 2),) * 4
    assert (rules.lake, sum(rules.ship), rules.ship[0]) == ((3, 2, 1), 12, 2)
    assert (rules.wheel_spaces, rules.wheel_start, rules.crystals, rules.cubes) == (4, 0, 24, 6)
    assert list(data_of(rules)) == list(ROWS)


def test_a_game_is_played_with_the_hosts_numbers_and_tells_so() -> None:
    data = {"wheel_spaces": [5], "wheel_start": [3], "crystals": [9], "export_coal": [7]}
    opened = begin(2, data=data)
    state = opened.state
    assert [each.wheel for each in state.players] == [3, 3]
    assert crystals_left(state) == 7
    assert state.rules.track("coal") == (7,)
    told = {event.key: event.public for event in opened.events}
    assert told["red_outpost-edited"] == {"row": ["wheel_spaces", "wheel_start", "export_coal", "crystals"]}
    assert "red_outpost-edited" not in [event.key for event in begin(2).events]


def test_every_row_says_whether_the_rulebook_confirms_its_usual_numbers() -> None:
    confirmed = {key for key, row in ROWS.items() if row.source == "rulebook"}
    assert confirmed == {"wheel_start", "lake_blank", "crystals", "cubes"}


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ({"wheel_spaces": [0]}, "bad_row"),
        ({"wheel_start": [4]}, "wheel_start_off"),
        ({"mood_sad": []}, "bad_row_length"),
        ({"mood_happy": []}, "bad_row_length"),
        ({"mood_happy": [2, 1]}, "mood_falls"),
        ({"mood_start": [2]}, "mood_falls"),
        ({"mood_sad": [-2, -1]}, "mood_falls"),
        ({"export_wool": []}, "bad_row_length"),
        ({"export_wool": [3, 3, 3, 3, 2]}, "bad_row_length"),
        ({"export_wool": [-1]}, "bad_row"),
        ({"lake_blank": [0], "lake_one_fish": [1]}, "lake_too_small"),
        ({"lake_one_fish": [0], "lake_two_fish": [0]}, "lake_without_fish"),
        ({key: [0] for key in ROWS if key.startswith("ship_")}, "ship_empty"),
        ({"crystals": [3]}, "bad_row"),
        ({"cubes": [2]}, "bad_row"),
        ({"dragons": [1]}, "unknown_row"),
    ],
)
def test_a_table_with_which_no_game_can_be_played_is_refused(data: dict[str, Any], code: str) -> None:
    """§3, validation."""
    with pytest.raises(BadSetup) as caught:
        start(GAME, Setup(2, seed_from("bad"), {"data": data}))
    assert caught.value.code == code


@pytest.mark.parametrize(
    "data",
    [
        {"wheel_spaces": [1]},
        {"wheel_start": [3]},
        {"mood_sad": [-1], "mood_happy": [1]},
        {"mood_happy": [0, 0, 0]},
        {"export_wool": [0]},
        {"export_wool": [9, 3, 3, 2]},
        {"lake_blank": [0]},
        {"lake_blank": [2], "lake_one_fish": [0]},
        {key: [int(key == "ship_any")] for key in ROWS if key.startswith("ship_")},
        {"crystals": [4]},
    ],
)
def test_a_table_just_within_the_bounds_is_taken(data: dict[str, Any]) -> None:
    assert check_data(META.read_options({"data": data})["data"]) is None
