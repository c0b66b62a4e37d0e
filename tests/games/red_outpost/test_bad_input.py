"""Messages of Red Outpost that must not get through: lists of workers, and what is against the rules (spec §11)."""

from typing import Any

from app.engine.errors import Stale
from tests.games.bad_input import Raw
from tests.games.red_outpost.messages import RED_OUTPOST, at, holding
from tests.games.red_outpost.positions import position, run

VISITS = {"visit", "visit_with_card"}

NO_WORKERS: list[tuple[Any, str]] = [
    ("miner", "wrong_type"),
    (None, "wrong_type"),
    ({"miner": 1}, "wrong_type"),
    ([1], "wrong_type"),
    ([["miner"]], "wrong_type"),
    (["penguin"], "unknown_name"),
    (["miner"] * 7, "too_long"),
    (["miner"] * 100_000, "too_long"),
]


def test_what_is_no_list_of_workers_is_refused() -> None:
    for value, code in NO_WORKERS:
        assert RED_OUTPOST.malformed("kitchen_rest", "workers", value) == code, str(value)[:50]


def test_after_the_end_nothing_is_taken() -> None:
    """§11, GAME_OVER."""
    state = position(2, "evening")
    state.round = 2
    over, _ = run(state, "round_end")
    error = RED_OUTPOST.rejected(over, {"type": "decline"}, decision_id="0.visit")
    assert (type(error), error.code) == (Stale, "game_over")


AGAINST_THE_RULES: list[tuple[str, Raw, str]] = [
    ("visit", {"to": "field_kitchen"}, "kitchen_only_at_lunch"),
    ("visit", {"stored_disk": 1}, "no_stored_disk"),
    ("visit_with_card", {"to": "pasture"}, "card_not_held"),
    ("visit_with_card", {"stored_disk": 10}, "no_stored_disk"),
    ("beer", {"up": "farmer"}, "same_worker_twice"),
    ("storehouse_mood", {"down": "miner"}, "same_worker_twice"),
    ("move_disk", {"owner": "orange"}, "disk_is_yours"),
    ("move_disk", {"owner": "pink"}, "disk_not_there"),
    ("move_disk", {"to_worker": "miner"}, "visitor_protected"),
    ("lake_take", {"lake": "two_fish"}, "not_in_discard"),
    ("lake_pick", {"lake": "two_fish"}, "not_offered"),
    ("miner_extra", {"resource": "coal"}, "not_produced"),
    ("relocate", {"worker": "fisherman"}, "not_the_fisherman"),
    ("relocate", {"to": "pasture"}, "target_not_empty"),
    ("kitchen_rest", {"workers": []}, "wrong_number"),
    ("barracks_shift", {"from_worker": "shepherd"}, "disk_not_there"),
]


def test_a_well_formed_message_against_the_rules_is_refused_with_its_reason() -> None:
    """§6.1, §11."""
    RED_OUTPOST.check_illegal(AGAINST_THE_RULES)


def test_an_action_that_the_question_does_not_offer_is_refused() -> None:
    """§11, WRONG_STATE."""
    RED_OUTPOST.check_not_now(set(RED_OUTPOST.cases) - VISITS, lambda _: holding())


def test_another_decision_must_be_made_first() -> None:
    """§6.1, check 2."""
    RED_OUTPOST.check_not_now(VISITS, lambda _: at("beer_house"))
