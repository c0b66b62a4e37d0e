"""Messages of Outpost that must not get through: cards, assignments, and what is against the rules (spec §18)."""

from itertools import product
from typing import Any

from tests.games.bad_input import NO_NUMBERS, Raw
from tests.games.outpost.messages import OUTPOST, bidding, choosing

OF_CARDS = [(tag, name) for tag, kind in OUTPOST.kinds.items() for name in kind.__struct_fields__ if name == "cards"]


NO_CARDS: list[Any] = ["ore/1/1", 1, 1.5, True, None, {"ore/1/1": 1}, [1], [None], [True], [["ore/1/1"]]]
TOO_MANY_CARDS: list[Any] = [["ore/1/1"] * 201, ["n" * 41], ["ore/1/1"] * 100_000]


def test_what_is_no_list_of_cards_is_refused() -> None:
    for (kind, field), value in product(OF_CARDS, NO_CARDS):
        assert OUTPOST.malformed(kind, field, value) == "wrong_type", f"{kind} {value}"


def test_an_overlong_list_of_cards_is_refused() -> None:
    for (kind, field), value in product(OF_CARDS, TOO_MANY_CARDS):
        assert OUTPOST.malformed(kind, field, value) == "too_long", f"{kind} {len(value)} cards"


NO_ASSIGNMENTS: list[Any] = [
    [],
    "ore",
    1,
    None,
    True,
    {"ore": 1},
    {"ore": None},
    {"ore": ["colonist"]},
    {"ore": "colonist"},
    *({"ore": {"colonist": number}} for number in NO_NUMBERS),
]


def test_what_is_no_assignment_is_refused() -> None:
    for value in NO_ASSIGNMENTS:
        assert OUTPOST.malformed("assign", "crews", value) == "wrong_type", value


OUTSIZED_ASSIGNMENTS: list[tuple[Any, str]] = [
    ({f"kind{number}": {} for number in range(41)}, "too_long"),
    ({"ore": {f"kind{number}": 0 for number in range(9)}}, "too_long"),
    ({"n" * 41: {}}, "too_long"),
    ({"ore": {"n" * 41: 1}}, "too_long"),
    ({"ore": {"colonist": -1}}, "out_of_range"),
    ({"ore": {"colonist": 100_000}}, "out_of_range"),
    ({"ore": {"colonist": 10**40}}, "out_of_range"),
]


def test_an_assignment_out_of_all_proportion_is_refused() -> None:
    for value, code in OUTSIZED_ASSIGNMENTS:
        assert OUTPOST.malformed("assign", "crews", value) == code, str(value)[:50]


AGAINST_THE_RULES: list[tuple[str, Raw, str]] = [
    ("choose_mega", {"water": 2}, "mega_not_eligible"),
    ("choose_mega", {"titanium": 1}, "mega_not_eligible"),
    ("choose_mega", {"new_chemicals": 10_000}, "mega_not_eligible"),
    ("discard", {"cards": []}, "still_over_limit"),
    ("discard", {"cards": ["ore/3/99"]}, "unknown_card"),
    ("open_auction", {"amount": 0}, "below_minimum"),
    ("open_auction", {"amount": 10_000}, "cannot_afford"),
    ("open_auction", {"upgrade": "nodule "}, "not_on_offer"),
    ("open_auction", {"upgrade": "🌙" * 40}, "not_on_offer"),
    ("bid", {"amount": 0}, "below_minimum"),
    ("bid", {"amount": 26}, "below_minimum"),
    ("bid", {"amount": 10_000}, "cannot_afford"),
    ("pay", {"cards": []}, "payment_too_low"),
    ("pay", {"cards": ["", "../../etc"]}, "unknown_card"),
    ("pay", {"cards": ["water/mega/1"]}, "unknown_card"),
    ("place_operator", {"source": "research"}, "no_such_operator"),
    ("place_operator", {"source": ""}, "no_such_operator"),
    ("buy_factories", {"factory": "moon_ore"}, "not_buyable"),
    ("buy_factories", {"factory": ""}, "not_buyable"),
    ("buy_factories", {"count": 0}, "below_minimum"),
    ("buy_factories", {"cards": []}, "payment_too_low"),
    ("buy_colonists", {"count": 0}, "below_minimum"),
    ("buy_colonists", {"count": 3}, "support_limit"),
    ("buy_colonists", {"cards": ["ore/1"]}, "unknown_card"),
    ("buy_robots", {"count": 0}, "below_minimum"),
    ("buy_robots", {"cards": []}, "payment_too_low"),
    ("assign", {"crews": {}}, "operators_left_idle"),
    ("assign", {"crews": {"": {}}}, "no_such_factory"),
    ("assign", {"crews": {"ore": {"penguin": 1}}}, "no_such_factory"),
    ("assign", {"crews": {"ore": {"colonist": 2, "": 0}, "water": {"colonist": 1}}}, "no_such_factory"),
    ("assign", {"crews": {"ore": {"colonist": 10_000}}}, "factories_full"),
]


def test_a_well_formed_message_against_the_rules_is_refused_with_its_reason() -> None:
    """§18."""
    OUTPOST.check_illegal(AGAINST_THE_RULES)


def test_an_action_that_the_question_does_not_offer_is_refused() -> None:
    """§18, not_now: nothing but a bid answers the question for a bid, nothing but a mega choice that for mega cards."""
    OUTPOST.check_not_now(OUTPOST.cases, lambda kind: bidding() if kind == "choose_mega" else choosing())
