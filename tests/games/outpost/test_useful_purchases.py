"""Which purchases put off the end of a game in which nobody gets on, and where even they do not (spec §14)."""

from typing import Any

import msgspec

from app.engine.rng import Stream, seed_from
from app.games.outpost.actions import Attack, BuyFactories, Default, OpenAuction, Pass
from app.games.outpost.editions import rules_for
from app.games.outpost.scoring import vp
from app.games.outpost.standstill import (
    IDLE_ROUNDS,
    QUIET_ROUNDS,
    WAR_ROUNDS,
    Ending,
    can_more_come,
    ending,
    useful,
)
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    asked,
    cards,
    colony,
    decision,
    finish_round,
    offer,
    play,
    position,
    sell_out,
    stock,
    take_order,
)
from tests.games.outpost.standstill import rounds_told, sold_out, told

# --- what is useful ----------------------------------------------------------------------------------------------


def buying_round(state: State, kind: str = "ore") -> State:
    """Play a round in which seat 0 buys a factory."""
    state = until_turns(state)
    take_order(state, 0, 1, 2)
    colony(state, 0, hand="moon_ore/50")
    return finish_round(play(state, 0, BuyFactories(kind, 1, cards(state, 0, "moon_ore/50"))))


def until_turns(state: State) -> State:
    while state.stage != "turns":
        open_ = decision(state, asked(state)[0])
        state = play(state, open_.seat, open_.sample(Stream(seed_from("any"))))
    return state


def test_a_game_goes_on_as_long_as_somebody_buys_what_could_ever_work_however_long_points_stay() -> None:
    """§14: there is housing for five, so for each kind of factory the sixth is the first that is of no use."""
    state = sold_out()
    for seat in range(3):
        colony(state, seat, factories={"ore": 1, "water": 1})
    state = finish_round(state)
    for kind in ("ore", "water"):
        for built in range(2, 6):
            state = buying_round(state, kind)
            assert (state.players[0].factories[kind].built, state.quiet_rounds) == (built, 0)  # type: ignore[index]
    assert (state.round, vp(state.rules, state.players[0])) == (11, 2)


def test_what_can_change_nothing_does_not_put_off_the_end() -> None:
    """§14: whoever has as many factories of a kind as there may ever be operators buys one more each round."""
    state = sold_out()
    colony(state, 0, factories={"ore": (5, 3, 0)})
    state, rounds = finish_round(state), 0
    while state.stage != "over":
        state, rounds = buying_round(state), rounds + 1
    assert (rounds, state.players[0].factories["ore"].built) == (QUIET_ROUNDS, 8)  # type: ignore[index]


def test_more_robots_than_can_ever_work_are_of_no_use() -> None:
    for edition, most in (("anniversary", 5), ("classic", 75)):
        state = position(3, edition=edition)
        colony(state, 0, upgrades="robots", factories={"ore": 5}, robots=most - 1)
        before = useful(state)
        state.players[0].robots += 1
        assert useful(state) == before + 1
        state.players[0].robots += 1
        assert useful(state) == before + 1


def unsold(**options: Any) -> State:
    """Return a table with three upgrades on offer, which nobody wants."""
    return position(3, "nodule warehouse data_library", edition="classic", **options)


def test_with_upgrades_left_it_takes_ten_rounds_in_which_nobody_buys_anything_useful() -> None:
    """§14: somebody may be saving; the last three rounds are told."""
    for spiral in ("off", "on"):
        state, log, coming = unsold(death_spiral=spiral), [], []
        while state.stage != "over":
            coming.append(ending(state))
            state, events = rounds_told(state)
            log += events
        assert coming[-4:] == [None, *(Ending("nothing_useful", rounds) for rounds in (3, 2, 1))]
        assert (state.round, state.idle_rounds, state.quiet_rounds) == (2 + 9, IDLE_ROUNDS, None)
        assert told(log, "idle_round") == [{"rounds": rounds} for rounds in (3, 2, 1)]
        assert told(log, "standstill") == [{"reason": "nothing_useful", "rounds": IDLE_ROUNDS}]


def test_anything_useful_starts_that_count_again() -> None:
    state = unsold()
    for _ in range(9):
        state = finish_round(state)
    assert state.idle_rounds == 9
    state = buying_round(state)
    assert (state.stage, state.idle_rounds) == ("turns", 0)


def test_a_bid_that_is_not_paid_buys_nothing() -> None:
    """§16.3: the penalty counts as a purchase in the first round, but brings nobody on."""
    state = unsold(secret_overbid="on")
    state.idle_rounds, state.bought = 9, useful(state)
    state = play(state, 0, OpenAuction("data_library", 15))
    state = play(play(state, 1, Pass()), 2, Pass())
    state = play(state, 0, Default([]))
    assert state.players[0].purchases
    assert finish_round(state).stage == "over"


def test_rounds_in_which_the_dice_can_still_bring_something_do_not_count() -> None:
    """§16.6: each empty place gets one roll, and a Moon Base comes with one in twelve."""
    state = position(3, "nodule", edition="classic", era=3, limited_availability_1="on")
    sell_out(state, 12)
    offer(state, "")
    state.idle_rounds, state.bought = 9, useful(state)
    assert can_more_come(state)
    state = finish_round(state)
    assert state.idle_rounds == 0
    stock(state, moon_base=0)
    state.market = ["nodule"] * 3  # type: ignore[list-item]
    state.idle_rounds = 9
    assert finish_round(state).stage == "over"


# --- the last resort ---------------------------------------------------------------------------------------------


def war_round(state: State) -> State:
    """Play a round in which seat 0 attacks, in vain."""
    state = until_turns(state)
    take_order(state, 0, 1, 2)
    colony(state, 0, hand="ore/5")
    return finish_round(play(state, 0, Attack(1, "ore", cards(state, 0, "ore/5"), 0)))


def test_a_war_without_end_is_cut_off_after_thirty_rounds_and_only_a_war() -> None:
    """§16.4: whatever is bought, if nobody has more points than ever before; the last three rounds are told."""
    for terrorism, over in (("on", True), ("off", False)):
        state = sold_out(space_terrorism=terrorism, death_spiral="off")
        state.best_points, state.level_rounds = [9, 9, 9], WAR_ROUNDS - 2
        state = buying_round(state)
        assert (ending(state) == Ending("nobody_gains", 1)) is over
        state = buying_round(state)
        assert (state.stage == "over") is over


def test_in_a_war_any_attack_keeps_the_game_going_and_more_points_than_ever_start_the_count_again() -> None:
    state = sold_out(space_terrorism="on", death_spiral="off")
    for _ in range(5):
        state = war_round(state)
    assert (state.quiet_rounds, state.level_rounds) == (0, 4)
    colony(state, 2, factories={"ore": 4})
    assert war_round(state).level_rounds == 0


# --- games begun before version 9 --------------------------------------------------------------------------------


def as_before(state: State) -> State:
    state.rules = msgspec.structs.replace(state.rules, useful_purchases_count=False)
    return state


def test_a_game_begun_before_version_9_ends_after_ten_rounds_without_more_points_whatever_is_bought() -> None:
    assert not rules_for(3, GAME.meta.read_options({}), 8).useful_purchases_count
    state = finish_round(as_before(sold_out()))
    for rounds in range(1, 11):
        assert state.stage != "over"
        state = buying_round(state)
        assert (state.quiet_rounds, state.level_rounds, state.idle_rounds, state.bought) == (0, rounds, 0, 0)
    assert state.stage == "over"


def test_and_after_three_in_which_nobody_bought_anything() -> None:
    state, log = as_before(sold_out()), []
    while state.stage != "over":
        state, events = rounds_told(state)
        log += events
    assert told(log, "nothing_left") == [{"rounds": 3}]
    assert told(log, "quiet_round") == [{"rounds": 2}, {"rounds": 1}]
    assert told(log, "standstill") == [{"reason": "nobody_buys", "rounds": 3}]
