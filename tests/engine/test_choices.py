"""Specifications: what they list, sample and accept is the same, and is what the words say."""

import gc
from itertools import chain, combinations, islice, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.choices import Amount, Assign, Bound, Choose, Pay, Pick, Spec
from app.engine.decisions import Offer
from app.engine.rng import Stream, seed_from
from tests.engine.toy import Guess

names = st.text("abcdef", min_size=1, max_size=2)
dice = st.integers(0, 10**6).map(lambda number: Stream(seed_from(str(number))))


@st.composite
def amounts(draw: st.DrawFn) -> Amount:
    low = draw(st.integers(0, 20))
    return Amount(low, low + draw(st.integers(0, 10)))


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    items = tuple(draw(st.lists(names, min_size=1, max_size=6, unique=True)))
    low = draw(st.integers(0, len(items)))
    return Pick(items, low, draw(st.integers(low, len(items))))


@st.composite
def payments(draw: st.DrawFn) -> Pay:
    items = draw(st.dictionaries(names, st.integers(1, 9), min_size=1, max_size=7))
    price = draw(st.integers(0, sum(items.values())))
    if draw(st.booleans()):
        return Pay(items, price, minimal=True)
    including = tuple(draw(st.lists(st.sampled_from(list(items)), max_size=3, unique=True)))
    return Pay(items, price, including=including if price else ())


@st.composite
def assignments(draw: st.DrawFn) -> Assign:
    places = draw(st.dictionaries(names, st.integers(0, 3), min_size=1, max_size=3))
    everywhere = tuple(places)
    some = tuple(draw(st.lists(st.sampled_from(everywhere), unique=True)))
    people, machines = draw(st.integers(0, 4)), draw(st.integers(0, 3))
    low = draw(st.integers(0, 2))
    return Assign(
        places,
        ("colonist", "robot"),
        (
            Bound(everywhere, ("colonist",), 0, people, "people"),
            Bound(everywhere, ("robot",), 0, machines, "machines"),
            Bound(some, ("robot",), 0, 1, "some"),
            Bound(everywhere, ("colonist", "robot"), low, 9, "low"),
        ),
    )


def all_values(spec: Spec) -> list[Any]:
    return list(islice(spec.each({}), 3000))


@given(spec=st.one_of(amounts(), picks(), payments(), assignments()), stream=dice)
def test_what_is_listed_and_what_is_sampled_is_accepted_and_listed_once(spec: Spec, stream: Stream) -> None:
    values = all_values(spec)
    assert all(spec.refusal(value, {}) is None for value in values)
    assert len({repr(value) for value in values}) == len(values)
    if values:
        sample: Any = spec.sample(stream, {})
        assert spec.refusal(sample, {}) is None


@given(spec=payments())
def test_a_payment_lists_exactly_the_sets_of_items_that_are_accepted(spec: Pay) -> None:
    subsets = chain.from_iterable(combinations(spec.items, size) for size in range(len(spec.items) + 1))
    accepted = {frozenset(each) for each in subsets if spec.refusal(each, {}) is None}
    assert {frozenset(value) for value in all_values(spec)} == accepted


@given(spec=assignments())
def test_an_assignment_lists_exactly_what_is_accepted(spec: Assign) -> None:
    crews = [
        [{"colonist": people, "robot": machines} for people in range(room + 1) for machines in range(room + 1)]
        for room in spec.places.values()
    ]
    every = [dict(zip(spec.places, choice, strict=True)) for choice in product(*crews)]
    accepted = [value for value in every if spec.refusal(value, {}) is None]
    assert len(all_values(spec)) == len(accepted)


def test_an_amount_says_which_end_was_missed() -> None:
    bid = Amount(26, 47, above="cannot_afford")
    assert bid.refusal(26, {}) is None
    assert bid.refusal(47, {}) is None
    assert refusal_code(bid, 25) == "below_minimum"
    assert refusal_code(bid, 48) == "cannot_afford"


def test_one_item_is_chosen_from_those_offered() -> None:
    card = Choose(("nodule", "robots"), "not_on_offer")
    assert card.refusal("robots", {}) is None
    assert refusal_code(card, "outpost") == "not_on_offer"


def test_numbers_that_are_no_range_can_be_chosen_too() -> None:
    ladder = Choose((7, 9, 12), "not_on_ladder")
    assert ladder.refusal(9, {}) is None
    assert refusal_code(ladder, 8) == "not_on_ladder"
    assert list(ladder.each({})) == [7, 9, 12]


def test_a_payment_needs_enough_and_gives_no_change() -> None:
    price = Pay({"a": 3, "b": 7, "c": 10}, 12)
    assert price.refusal(["b", "c"], {}) is None
    assert price.refusal(["a", "b", "c"], {}) is None
    assert refusal_code(price, ["a", "b"]) == "payment_too_low"
    assert refusal_code(price, ["a", "d"]) == "unknown_card"
    assert refusal_code(price, ["c", "c"]) == "unknown_card"


def test_a_price_for_each_grows_with_the_number_and_so_do_required_items() -> None:
    price = Pay({"a": 70, "r": 12, "s": 14}, 60, per="count", including=("r", "s"))
    assert price.refusal(["a", "r"], {"count": 1}) is None
    assert refusal_code(price, ["a"], {"count": 1}) == "lacks_required_item"
    assert refusal_code(price, ["a", "r", "s"], {"count": 2}) == "payment_too_low"
    assert refusal_code(price, ["a", "r"], {"count": 2}) == "lacks_required_item"


def test_what_is_shed_must_not_be_keepable() -> None:
    shed = Pay({"mega": 4, "a": 1, "b": 1, "free": 0}, 2, minimal=True)
    assert shed.refusal(["a", "b"], {}) is None
    assert shed.refusal(["mega"], {}) is None
    assert refusal_code(shed, ["mega", "a"]) == "pays_too_much"
    assert refusal_code(shed, ["a"]) == "payment_too_low"
    assert refusal_code(shed, ["a", "b", "free"]) == "pays_nothing"


def test_nothing_due_means_nothing_given() -> None:
    assert Pay({"a": 1}, 0).refusal([], {}) is None
    assert refusal_code(Pay({"a": 1}, 0), ["a"]) == "nothing_due"


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ({"mine": {"colonist": 1}}, "idle"),
        ({"mine": {"colonist": 2}, "moon": {"robot": 1}}, "no_machines_there"),
        ({"mine": {"colonist": 3}}, "no_room"),
        ({"mine": {"colonist": -1}}, "no_room"),
        ({"sun": {"colonist": 1}}, "not_offered"),
        ({"mine": {"cat": 1}}, "not_offered"),
    ],
)
def test_an_assignment_says_what_is_wrong_with_it(value: dict[str, dict[str, int]], code: str) -> None:
    spec = Assign(
        {"mine": 2, "moon": 1},
        ("colonist", "robot"),
        (Bound(("moon",), ("robot",), 0, 0, "no_machines_there"), Bound(("mine", "moon"), ("colonist",), 2, 3, "idle")),
    )
    assert spec.refusal({"mine": {"colonist": 2}}, {}) is None
    assert refusal_code(spec, value) == code


def refusal_code(spec: Spec, value: Any, given_fields: dict[str, Any] | None = None) -> str:
    refusal = spec.refusal(value, given_fields or {})
    assert refusal is not None
    return refusal.code


@pytest.mark.parametrize(
    "spec",
    [
        Pay({"a": 3, "b": 4, "c": 5}, 7),
        Assign({"x": 2, "y": 1}, ("man", "woman"), (Bound(("x", "y"), ("man", "woman"), 2, 3, "staff"),)),
    ],
)
def test_looking_for_what_fits_leaves_nothing_to_the_garbage_collector(spec: Pay | Assign) -> None:
    """A reference cycle stays until the garbage collector runs, possibly in the middle of somebody's move."""
    gc.collect()
    gc.disable()
    try:
        spec.sample(Stream(seed_from("tidy")), {})
        assert list(spec.each({}))
        assert list(Offer(Guess, {"number": spec}).each())
        assert gc.collect() == 0
    finally:
        gc.enable()
