"""Chance: streams that do not disturb each other, fair within reason, and a promise that can be checked."""

from collections import Counter
from hashlib import sha256

import pytest

from app.engine import rng
from app.engine.rng import Rng, RngState, Stream, _block, commitment, is_seed, pick, seed_from, shuffled

SEED = seed_from("test")


def test_the_same_seed_and_label_give_the_same_draws() -> None:
    first, second = Rng(RngState(SEED, {})), Rng(RngState(SEED, {}))
    assert [first.die("d", 10) for _ in range(20)] == [second.die("d", 10) for _ in range(20)]


def test_drawing_more_under_one_label_leaves_the_others_as_they_were() -> None:
    quiet, busy = Rng(RngState(SEED, {})), Rng(RngState(SEED, {}))
    for _ in range(7):
        busy.die("market", 10)
    assert [quiet.die("deck", 100) for _ in range(10)] == [busy.die("deck", 100) for _ in range(10)]


def test_the_state_is_a_seed_and_counters_so_a_generator_can_be_taken_up_again() -> None:
    through = Rng(RngState(SEED, {}))
    whole = [through.die("d", 6) for _ in range(10)]
    before = Rng(RngState(SEED, {}))
    begun = [before.die("d", 6) for _ in range(4)]
    after = Rng(RngState(SEED, dict(before.state.drawn)))
    assert begun + [after.die("d", 6) for _ in range(6)] == whole


def test_every_draw_is_recorded_as_it_fell() -> None:
    rng = Rng(RngState(SEED, {}))
    roll = rng.die("d", 12)
    things = list("abcde")
    rng.shuffle("s", things)
    assert (rng.draws[0].label, rng.draws[0].sides, rng.draws[0].result) == ("d", 12, roll)
    order = rng.draws[1].result
    assert isinstance(order, list)
    assert ["abcde"[index] for index in order] == things


def test_dice_show_all_their_faces_about_as_often() -> None:
    rng = Rng(RngState(SEED, {}))
    seen = Counter(rng.die("d", 4) for _ in range(4000))
    assert sorted(seen) == [1, 2, 3, 4]
    assert all(850 < count < 1150 for count in seen.values())


def test_shuffles_reach_every_order_about_as_often() -> None:
    rng = Rng(RngState(SEED, {}))
    seen: Counter[str] = Counter()
    for _ in range(3000):
        things = list("abc")
        rng.shuffle("s", things)
        seen["".join(things)] += 1
    assert len(seen) == 6
    assert all(400 < count < 600 for count in seen.values())


def test_words_beyond_the_last_full_multiple_are_skipped_so_that_no_result_is_favoured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The greatest word is 0 by 3 and by 5, one time too often; by 2 and by 4 it divides evenly."""
    greatest = 2**64 - 1
    monkeypatch.setattr(rng, "_block", lambda *_: (greatest, 7, greatest, greatest, 4, greatest, 1, 3))
    assert Rng(RngState(SEED, {})).die("d", 5) == 7 % 5 + 1
    assert Rng(RngState(SEED, {})).die("d", 4) == 4
    things = list("abcde")
    Rng(RngState(SEED, {})).shuffle("deck", things)
    drawn = [7 % 5, greatest % 4, 4 % 3, greatest % 2]
    expected = list("abcde")
    for last, other in zip((4, 3, 2, 1), drawn, strict=True):
        expected[last], expected[other] = expected[other], expected[last]
    assert things == expected


def test_the_commitment_fits_its_seed_and_no_other_and_is_no_draw() -> None:
    assert commitment(SEED) == commitment(SEED)
    assert commitment(SEED) != commitment(seed_from("other"))
    assert SEED not in commitment(SEED)


def test_who_knows_the_commitment_guesses_draws_no_better_than_by_chance() -> None:
    """Every guess somebody could make from what is published, at 4,000 tables: a tenth of them come true, no more."""
    hits: Counter[str] = Counter()
    for number in range(4000):
        seed = seed_from(f"table {number}")
        promise = commitment(seed)
        words = {"whole": promise, "begins": promise[:16], "ends": promise[-16:]}
        words["again"] = sha256(bytes.fromhex(promise)).hexdigest()
        guesses = {name: int(word, 16) % 10 + 1 for name, word in words.items()}
        guesses["as seed"] = Rng(RngState(promise, {})).die("d", 10)
        guesses["as key"] = _block(promise, "d", 0)[0] % 10 + 1
        drawn = Rng(RngState(seed, {})).die("d", 10)
        hits.update(name for name, guess in guesses.items() if guess == drawn)
    assert len(hits) == 6
    assert all(320 < count < 480 for count in hits.values()), hits


def test_a_seed_is_256_bits_in_hexadecimal() -> None:
    assert is_seed(SEED)
    assert not is_seed(SEED[:-1])
    assert not is_seed("g" * 64)
    assert not is_seed(" " + SEED[1:])


def test_picking_and_mixing_keep_to_what_is_there() -> None:
    dice = Stream(SEED)
    assert {pick(dice, "abc") for _ in range(100)} == set("abc")
    assert sorted(shuffled(dice, "abcd")) == list("abcd")
