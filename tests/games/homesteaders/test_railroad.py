"""The railroad development track (spec §2.8, §4.6, §14.6)."""

import pytest

from app.engine.choices import Choose
from app.games.homesteaders.actions import ChooseBonus, Pass, Pay, TakeWorker
from app.games.homesteaders.components import RESOURCES
from app.games.homesteaders.state import State
from tests.games.homesteaders.positions import (
    asked,
    decision,
    has,
    lay_out,
    play,
    position,
    question,
    refused,
    step,
    told,
    town,
    won,
)


def passing(track: int, turn: int = 2) -> State:
    """Return the game after a pass of seat 0, whose marker stood there."""
    state = position(3, turn, "bidding")
    town(state, 0, track=track)
    return play(state, 0, Pass())


def bonuses(state: State) -> list[str]:
    """Return the bonuses that seat 0 may choose from."""
    offered = [offer.fields["bonus"] for offer in decision(state, 0).offers if offer.action is ChooseBonus]
    return [str(spec.items[0]) for spec in offered if isinstance(spec, Choose)]


# --- T52 to T55 --------------------------------------------------------------------------------------------------


def test_the_first_advance_brings_a_trade_token_and_no_question() -> None:
    """T52."""
    state = passing(0)
    assert has(state, 0) == {"trade": 1}
    assert asked(state) == [1]


def test_at_the_third_space_there_are_three_bonuses_to_choose_from() -> None:
    """T53."""
    state = passing(2)
    assert (state.players[0].track, bonuses(state)) == (3, ["trade", "rail", "worker"])
    assert refused(state, 0, ChooseBonus("resource", "gold")) == "bonus_locked"
    assert refused(state, 0, ChooseBonus("vp")) == "bonus_locked"


def test_at_the_end_of_the_track_all_bonuses_are_open_again_and_again() -> None:
    """T54, FAQ 10."""
    state = passing(5)
    assert (state.players[0].track, bonuses(state)) == (5, ["trade", "rail", "worker", "resource", "vp"])


def test_a_tiles_advance_and_worker_come_after_its_bid_is_paid() -> None:
    """T55, FAQ 11."""
    state = position(3, turn=2)
    lay_out(state, 2, "a2-s4")
    town(state, 0, silver=3, track=1)
    state = won(state, {2: (0, 4)})
    assert question(state, 0) == "pay"
    assert refused(state, 0, TakeWorker()) == "not_now"
    assert refused(state, 0, Pay()) == "not_enough_silver"
    state = play(state, 0, Pay(debts=1))
    assert has(state, 0) == {"silver": 1, "debt": 1}
    state = play(state, 0, TakeWorker())
    assert question(state, 0) == "bonus"
    state = play(state, 0, ChooseBonus("rail"))
    assert (state.players[0].goods.worker, state.players[0].goods.rail) == (2, 1)


# --- details -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("resource", RESOURCES)
def test_the_fourth_bonus_is_any_resource(resource: str) -> None:
    state = play(passing(3), 0, ChooseBonus("resource", resource))
    assert has(state, 0) == {resource: 1}


def test_a_resource_must_be_named_where_it_is_the_bonus_and_only_there() -> None:
    """§9.1."""
    state = passing(3)
    assert refused(state, 0, ChooseBonus("resource")) == "no_such_resource"
    assert refused(state, 0, ChooseBonus("resource", "silver")) == "no_such_resource"
    assert refused(state, 0, ChooseBonus("trade", "gold")) == "no_such_resource"
    assert refused(state, 0, ChooseBonus("bridge")) == "no_such_bonus"


def test_the_other_bonuses_are_what_they_say() -> None:
    state = passing(4)
    assert has(play(state, 0, ChooseBonus("vp")), 0) == {"vp": 3}
    assert has(play(state, 0, ChooseBonus("trade")), 0) == {"trade": 1}
    assert play(state, 0, ChooseBonus("rail")).players[0].goods.rail == 1
    assert play(state, 0, ChooseBonus("worker")).players[0].goods.worker == 2


def test_the_bonus_is_taken_before_the_next_player_bids_and_told_to_all() -> None:
    """§6.3."""
    state = passing(1)
    assert (asked(state), question(state, 0)) == ([0], "bonus")
    after = step(state, 0, ChooseBonus("rail"))
    assert told(after, "bonus") == [{"seat": 0, "gets": {"rail": 1}}]
    assert (asked(after.state), question(after.state, 1)) == ([1], "bid")


def test_who_does_not_answer_takes_a_rail_line_early_and_the_best_later() -> None:
    """§13.2."""
    assert decision(passing(1, turn=6), 0).default == ChooseBonus("rail")
    assert decision(passing(4, turn=7), 0).default == ChooseBonus("vp")
    assert decision(passing(3, turn=7), 0).default == ChooseBonus("resource", "livestock")
    assert decision(passing(2, turn=7), 0).default == ChooseBonus("rail")
