"""What is seen (spec §13): everything but the order of the decks and the seed, and by everybody alike."""

import msgspec

from app.engine.events import Archive, Player, Seat, Spectator
from app.engine.stages import OVER
from app.engine.views import changes
from app.games.red_outpost.actions import Decline, Visit
from app.games.red_outpost.components import RESOURCES
from app.games.red_outpost.data import ROWS
from app.games.red_outpost.view import WorkerView
from tests.games.red_outpost.positions import (
    GAME,
    begin,
    cubes,
    lake,
    play,
    player,
    position,
    send,
    ship,
    step,
    track,
    worker,
)


def test_players_and_spectators_see_the_same() -> None:
    state = send(position(3), "miner", "beer_house")
    seen = GAME.view_for(state, Spectator())
    for seat in range(3):
        assert GAME.view_for(state, Player(Seat(seat))) == seen


def test_a_worker_is_shown_with_influence_and_leaders() -> None:
    state = position(3)
    worker(state, "miner", "mine", upright=False, mood=-2, disks=[1, 2, 2], crystals=[1, 0, 0])
    seen = GAME.view_for(state, Spectator()).workers[3]
    assert seen == WorkerView("miner", "mine", False, -2, -2, [1, 2, 2], [1, 0, 0], [2, 2, 2], [0, 1, 2])  # type: ignore[list-item]


def test_a_player_is_shown_with_points_prospects_and_cards() -> None:
    state = position(2)
    player(state, 1, "c_mine c_miner", crystals=3, palace=2, wheel=1)
    worker(state, "miner", mood=2, disks=[0, 2])
    worker(state, "farmer", mood=-1, disks=[1, 1])
    seen = GAME.view_for(state, Spectator()).players[1]
    assert (seen.colour, seen.vp, seen.outlook, seen.reserve) == ("blue", 5, 1, 6)
    assert (seen.crystals, seen.palace, seen.wheel, seen.to_reward, seen.stored) == (3, 2, 1, 3, 0)
    assert (seen.location_card, seen.worker_card, sum(seen.sources.values())) == ("c_mine", "c_miner", 5)


def test_goods_piles_and_tokens_are_shown() -> None:
    state = position(2, "morning")
    cubes(state, wool=2)
    track(state, wool=1)
    lake(state, "blank blank two_fish", "one_fish blank one_fish")
    ship(state, "wool", "nothing any")
    seen = GAME.view_for(state, Spectator())
    assert (seen.goods["wool"].stored, seen.goods["wool"].exported, seen.goods["wool"].supply) == (2, 1, 3)
    assert list(seen.goods) == list(RESOURCES)
    assert (seen.lake.left, seen.lake.discard, seen.ship.left, seen.ship.discard) == (
        3,
        ["blank", "one_fish", "one_fish"],
        1,
        ["nothing", "any"],
    )
    assert seen.tokens.closed == ["spaceship", "palace", "beer_house"]
    assert GAME.view_for(position(2), Spectator()).tokens.closed == []
    assert seen.crystals == 22


def test_the_fishermans_two_cards_are_shown_before_he_picks() -> None:
    state = position()
    lake(state, "one_fish blank blank blank one_fish two_fish")
    state = send(state, "fisherman", "lake")
    seen = GAME.view_for(state, Player(Seat(1)))
    assert (seen.lake.taken, seen.game.stage) == (["one_fish", "blank"], "lake_pick")
    assert seen.visit is not None
    assert (seen.visit.worker, seen.visit.place) == ("fisherman", "lake")


def test_the_hosts_table_is_shown_to_everybody() -> None:
    usual = GAME.view_for(begin().state, Spectator()).data
    assert usual == {key: list(row.default) for key, row in ROWS.items()}
    edited = GAME.view_for(begin(data={"mood_happy": [1, 5], "crystals": [30]}).state, Spectator()).data
    assert edited == {**usual, "mood_happy": [1, 5], "crystals": [30]}


def test_it_is_shown_who_is_waited_for() -> None:
    state = send(position(2, active=1), "miner", "beer_house")
    assert GAME.view_for(state, Spectator()).game.awaited == [1]
    state = play(state, Decline())
    assert GAME.view_for(state, Spectator()).game.awaited == [0]


def test_a_card_between_phases_is_waited_for_whoever_holds_it() -> None:
    state = position(2, "lunch", active=1)
    player(state, 0, "c_field_kitchen")
    state.stage = "kitchen"
    assert GAME.view_for(state, Spectator()).game.awaited == [0]


def test_a_move_changes_few_sections() -> None:
    state = position(2)
    after = step(state, Visit("miner", "storehouse")).state
    changed = changes(GAME.view_for(state, Spectator()), GAME.view_for(after, Spectator()))
    assert set(changed["set"]) == {"visit"}
    assert set(changed["fields"]["game"]) == {"stage", "ahead"}
    assert changed["rows"] == {
        "workers": {3: {"place": "storehouse", "upright": False, "disks": [1, 0], "influence": [1, 0], "leaders": [0]}},
        "players": {0: {"reserve": 8}},
    }


def test_only_the_archive_sees_the_decks_and_the_seed() -> None:
    state = position()
    lake(state, "blank one_fish two_fish", "blank blank one_fish")
    state.stage = OVER
    opened = GAME.view_for(state, Archive())
    assert (opened.archive.lake, opened.game.seed) == (["two_fish", "one_fish", "blank"], state.rng.seed)
    for viewer in (Spectator(), Player(Seat(0))):
        view = GAME.view_for(state, viewer)
        assert view.archive is None
        assert state.rng.seed.encode() not in msgspec.json.encode(view)


def test_the_order_of_the_decks_is_nowhere_in_the_view() -> None:
    one, other = position(), position()
    lake(one, "blank one_fish two_fish", "blank blank one_fish")
    lake(other, "two_fish blank one_fish", "one_fish blank blank")
    ship(one, "wool coal any")
    ship(other, "any wool coal")
    assert GAME.view_for(one, Spectator()) == GAME.view_for(other, Spectator())


def test_the_order_of_a_phase_begins_with_the_token_and_has_a_turn_for_each_worker_on_a_day() -> None:
    assert GAME.view_for(position(4, "day_1", 1), Spectator()).table.order == [1, 2, 3, 0, 1, 2]
    assert GAME.view_for(position(3, "lunch", 2), Spectator()).table.order == [2, 0, 1]
