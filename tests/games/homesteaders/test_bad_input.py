"""Messages of Homesteaders that must not get through: placements, and what is against the rules (spec §9)."""

from typing import Any

from tests.games.bad_input import NO_NUMBERS, Raw
from tests.games.homesteaders.messages import HOMESTEADERS, at_it, final

NO_PLACEMENTS: list[Any] = [[], "farm/1", 1, None, True, {"farm/1": 1}, {"farm/1": ["worker"]}]
FREE = ("take_debt", "buy", "sell", "hire", "use_market", "use_bank", "repay")


BROKEN_PLACEMENTS: list[tuple[Any, str]] = [
    *((value, "wrong_type") for value in NO_PLACEMENTS),
    *(({"homestead/1": {"worker": number}}, "wrong_type") for number in NO_NUMBERS),
    ({f"slot{number}": {} for number in range(61)}, "too_long"),
    ({"homestead/1": {f"kind{number}": 0 for number in range(5)}}, "too_long"),
    ({"n" * 41: {}}, "too_long"),
    ({"homestead/1": {"worker": -1}}, "out_of_range"),
    ({"homestead/1": {"worker": 10**40}}, "out_of_range"),
]


def test_what_is_no_placement_is_refused() -> None:
    for value, code in BROKEN_PLACEMENTS:
        assert HOMESTEADERS.malformed("place_workers", "crews", value) == code, str(value)[:50]


AGAINST_THE_RULES: list[tuple[str, Raw, str]] = [
    ("place_workers", {"crews": {"homestead/9": {"worker": 1}}}, "no_such_slot"),
    ("place_workers", {"crews": {"": {}}}, "no_such_slot"),
    ("place_workers", {"crews": {"homestead/1": {"robot": 1}}}, "no_such_slot"),
    ("place_workers", {"crews": {"homestead/1": {"worker": 2}}}, "slot_overfull"),
    ("place_workers", {"crews": {"homestead/1": {"worker": 1}, "homestead/2": {"worker": 1}}}, "lacks_workers"),
    ("place_neutral", {"lot": 0}, "no_such_lot"),
    ("place_neutral", {"lot": 3}, "no_such_lot"),
    ("bid", {"lot": 3}, "no_such_lot"),
    ("bid", {"amount": 0}, "not_on_ladder"),
    ("bid", {"amount": 8}, "not_on_ladder"),
    ("bid", {"amount": 22}, "not_on_ladder"),
    ("pay", {"gold": 3}, "not_enough_gold"),
    ("pay", {"debts": 1}, "debts_not_needed"),
    ("pay", {"sell_wood": 1}, "way_not_proposed"),
    ("build", {"building": "farm"}, "not_in_offer"),
    ("build", {"building": "homestead"}, "not_in_offer"),
    ("build", {"building": "🏠" * 40}, "not_in_offer"),
    ("build", {"building": "church"}, "type_not_allowed"),
    ("build", {"gold_for_copper": 1}, "no_river_port"),
    ("build", {"buy_wood": 1}, "way_not_proposed"),
    ("build", {"debts": 1}, "debts_not_needed"),
    ("exchange", {"good": "silver"}, "no_such_resource"),
    ("exchange", {"good": "gold"}, "no_river_port"),
    ("exchange", {"buy": 1}, "way_not_proposed"),
    ("choose_bonus", {"bonus": "bridge"}, "no_such_bonus"),
    ("choose_bonus", {"resource": "silver"}, "no_such_resource"),
    ("choose_bonus", {"resource": ""}, "no_such_resource"),
    ("take_debt", {"count": 0}, "below_minimum"),
    ("take_debt", {"count": 11}, "above_maximum"),
    ("buy", {"resource": "vp"}, "no_such_resource"),
    ("buy", {"gold": 2}, "too_much_gold"),
    ("buy", {"debts": 1}, "debts_not_needed"),
    ("sell", {"resource": "worker"}, "no_such_resource"),
    ("use_market", {"into": "gold"}, "no_such_resource"),
    ("use_bank", {"count": 0}, "below_minimum"),
    ("use_bank", {"count": 4}, "not_enough_trade_tokens"),
    ("repay", {"means": "wood"}, "not_offered"),
    ("repay", {"count": 0}, "below_minimum"),
    ("repay", {"count": 3}, "above_maximum"),
]


def test_a_well_formed_message_against_the_rules_is_refused_with_its_reason() -> None:
    """§9.2."""
    HOMESTEADERS.check_illegal(AGAINST_THE_RULES)


def test_an_action_that_the_question_does_not_offer_is_refused() -> None:
    """Nothing but a bid, a pass or a deal answers the question for a bid."""
    kinds = [kind for kind in HOMESTEADERS.cases if kind not in FREE]
    HOMESTEADERS.check_not_now(kinds, lambda kind: final() if kind in ("bid", "pass") else at_it())
