"""What a bot takes others to have: income is seen by all, and what they kept is dealt by chance."""

from app.engine.events import Player, Seat
from app.engine.rng import Stream, seed_from
from app.games.homesteaders import HOMESTEADERS
from app.games.homesteaders.bot_features import FEATURES, measure
from tests.games.homesteaders.positions import position, town

GAME = HOMESTEADERS.game


def test_in_a_world_rivals_have_what_they_earned_this_round() -> None:
    state = position(3, turn=4, stage="bidding")
    town(state, 1, "railworkers_house", workers=1, rails=4)  # 7 silver and a token, less a silver for wages
    town(state, 2, workers=1)
    view = GAME.view_for(state, Player(Seat(0)))
    dice = Stream(seed_from("worlds"))
    worlds = [GAME.world(view, dice) for _ in range(40)]
    assert {world.players[1].goods.silver for world in worlds} == {6, 7, 8, 9, 10}
    assert {world.players[2].goods.silver for world in worlds} == {1, 2, 3, 4, 5}
    assert min(world.players[1].goods.trade for world in worlds) == 1
    assert min(world.players[2].goods.trade for world in worlds) == 0


def test_a_rival_is_expected_to_hold_the_tokens_that_its_town_makes() -> None:
    state = position(3, turn=10, stage="bidding")
    town(state, 1, "railworkers_house market")
    town(state, 2, "market")
    rows = measure(GAME.view_for(state, Player(Seat(0))))
    place = [feature.name for feature in FEATURES].index("trade")
    assert [row[place] for row in rows] == [0, 8, 4]
