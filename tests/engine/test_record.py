"""Recorded games: what checks, and how each kind of tampering is found."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from app.engine.bots import RandomBot
from app.engine.errors import BadRecord
from app.engine.game import Setup
from app.engine.match import play
from app.engine.record import GameRecord, check, read_record, record, write_record
from app.engine.rng import commitment, seed_from
from app.games import TITLES

GAME = TITLES["outpost"].game


@pytest.fixture(scope="module")
def recorded() -> GameRecord:
    setup = Setup(3, seed_from("recorded"))
    return record(GAME, setup, play(GAME, setup, [RandomBot()] * 3))


def test_a_game_as_played_checks_after_a_round_trip_through_its_file(recorded: GameRecord) -> None:
    again = read_record(write_record(recorded))
    assert again == recorded
    assert sum(1 for _ in check(GAME, again)) == len(recorded.moves) + 1
    assert again.result is not None


def with_first_roll(game: GameRecord) -> dict[str, Any]:
    draws = list(game.draws)
    at = next(index for index, draw in enumerate(draws) if isinstance(draw.result, int))
    draws[at] = msgspec.structs.replace(draws[at], result=draws[at].result % draws[at].sides + 1)  # type: ignore[operator]
    return {"draws": draws}


def with_move(game: GameRecord, **changes: Any) -> dict[str, Any]:
    moves = list(game.moves)
    moves[10] = msgspec.structs.replace(moves[10], **changes)
    return {"moves": moves}


TAMPERINGS: dict[str, Callable[[GameRecord], dict[str, Any]]] = {
    "wrong_commitment": lambda _: {"commitment": commitment(seed_from("another"))},
    "wrong_draw": with_first_roll,
    "wrong_hash": lambda game: with_move(game, hash="0" * 32),
    "illegal_move": lambda game: with_move(game, action={"type": "bid", "amount": 9999}),
    "wrong_result": lambda game: {"moves": game.moves[:-1]},
    "wrong_version": lambda _: {"version": 99},
}


@pytest.mark.parametrize("code", TAMPERINGS)
def test_tampering_is_found_and_named(recorded: GameRecord, code: str) -> None:
    tampered = msgspec.structs.replace(recorded, **TAMPERINGS[code](recorded))
    with pytest.raises(BadRecord) as found:
        list(check(GAME, tampered))
    assert found.value.code == code


def test_another_seed_with_its_own_commitment_gives_other_draws(recorded: GameRecord) -> None:
    seed = seed_from("another")
    swapped = msgspec.structs.replace(recorded, seed=seed, commitment=commitment(seed))
    with pytest.raises(BadRecord, match="wrong_draw"):
        list(check(GAME, swapped))


def test_a_draft_is_part_of_the_record_and_tampering_with_it_is_found() -> None:
    game = TITLES["homesteaders"].game
    setup, debt = Setup(2, seed_from("recorded")), {"type": "take_debt", "count": 1}
    recorded = record(game, setup, play(game, setup, [RandomBot()] * 2))
    assert sum(1 for _ in check(game, read_record(write_record(recorded)))) == len(recorded.moves) + 1
    at, move = next((number, move) for number, move in enumerate(recorded.moves) if move.draft)
    for draft, code in (
        ((*move.draft, debt), "wrong_hash"),
        (({"type": "take_debt", "count": 99},), "illegal_move"),
        (({"type": "nothing"},), "illegal_move"),
        ((*move.draft, move.action), "illegal_move"),
    ):
        moves = [*recorded.moves]
        moves[at] = msgspec.structs.replace(move, draft=draft)
        with pytest.raises(BadRecord, match=code):
            list(check(game, msgspec.structs.replace(recorded, moves=moves)))


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff", b"[1]", b'{"format":"x"}'])
def test_a_file_that_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadRecord, match="not_a_record"):
        read_record(data)
