"""Games that outlive upgrades: begun by version 1 of Sealed Bids, played on by the code of version 2."""

from typing import Any

import pytest

from app.engine.bots import RandomBot
from app.engine.driver import replay, start, submit
from app.engine.errors import BadRecord, UnknownRules
from app.engine.events import Player, Seat
from app.engine.game import Game, Setup, Step
from app.engine.match import play
from app.engine.record import GameRecord, check, read_record, record, write_record
from app.engine.rng import seed_from
from tests.example_title import SEALED_BIDS
from tests.example_title.game import Bid
from tests.example_title.second_version import SEALED_BIDS_2

FIRST, SECOND = SEALED_BIDS.game, SEALED_BIDS_2.game


def recorded(game: Game[Any], name: str = "old", version: int = 0) -> GameRecord:
    setup = Setup(3, seed_from(name), version=version)
    return read_record(write_record(record(game, setup, play(game, setup, [RandomBot()] * 3))))


def with_bids(game: Game[Any], version: int, *bids: int) -> Step[Any]:
    """Return a game of this version after its first round of bids."""
    step = start(game, Setup(len(bids), seed_from("bids"), version=version))
    for seat, coins in enumerate(bids):
        decision = game.decision_for(step.state, Seat(seat))
        assert decision is not None
        step = submit(game, step.state, Seat(seat), decision.id, Bid(coins), step.data)
    return step


def test_a_game_of_an_earlier_version_replays_to_the_hashes_that_were_noted_then() -> None:
    for name in ("one", "two", "three"):
        old = recorded(FIRST, name)
        assert [step.hash for step in check(SECOND, old)] == [old.hash, *(move.hash for move in old.moves)]


def test_a_changed_rule_holds_for_games_begun_with_it_and_for_no_others() -> None:
    old, new = with_bids(SECOND, 1, 4, 4), with_bids(SECOND, 2, 4, 4)
    assert old.state.points == [0, 0]
    assert new.state.points[0] > 0
    assert (old.state.version, new.state.version) == (1, 2)


def test_a_game_of_an_earlier_version_can_be_begun_finished_and_checked_by_either_code() -> None:
    late = recorded(SECOND, version=1)
    assert late.version == 1
    assert late == recorded(FIRST)
    assert list(check(FIRST, late))


def test_a_state_of_an_earlier_version_is_read_into_todays_shape_and_written_as_it_was() -> None:
    setup = Setup(3, seed_from("shape"))
    for _, step in play(FIRST, setup, [RandomBot()] * 3):
        lifted = SECOND.read(step.data)
        assert not lifted.rules.ties_to_first
        assert SECOND.write(lifted) == step.data
        assert SECOND.view_for(lifted, Player(Seat(0))).lot == FIRST.view_for(step.state, Player(Seat(0))).lot


def test_a_game_goes_on_from_a_state_that_was_stored_by_an_earlier_version() -> None:
    old = recorded(FIRST)
    for at, step in enumerate(replay(FIRST, old.setup, old.log)):
        state = SECOND.read(step.data)
        for move, noted in list(zip(old.log, old.moves, strict=True))[at:]:
            after = submit(SECOND, state, move.seat, move.decision, Bid(move.action["coins"]), draft=())
            assert after.hash == noted.hash
            state = after.state


def test_a_version_that_is_not_known_is_refused_and_never_guessed() -> None:
    with pytest.raises(BadRecord) as caught:
        list(check(FIRST, recorded(SECOND)))
    assert caught.value.code == "wrong_version"
    for version in (2, -1):
        with pytest.raises(UnknownRules) as refused:
            start(FIRST, Setup(2, seed_from("new"), version=version))
        assert refused.value.params == {"version": version, "oldest": 1, "newest": 1}
