"""What an action would waste, as its page is told before."""

import msgspec
import pytest

from app.engine.events import Seat
from app.games.outpost.actions import OpenAuction
from app.games.outpost.foresight import EndTurnEffect, FirstTurnWaterEffect, end_turn_effect
from app.games.outpost.state import State
from tests.games.outpost.positions import colony, decision, play, position


def effect(state: State, seat: int = 0) -> EndTurnEffect:
    return end_turn_effect(state, Seat(seat))


def undone(state: State, seat: int = 0) -> EndTurnEffect:
    return msgspec.structs.replace(effect(state, seat), mends=())


def incomes(state: State, seat: int = 0) -> dict[str, int]:
    """Return the incomes that the page is told, by what is acquired."""
    told = [(offer.action, each) for offer in decision(state, seat).wire().offers for each in offer.effects]
    return {
        next(iter(each.fields.values()), action): each.effect.income
        for action, each in told
        if hasattr(each.effect, "income")
    }


def test_the_page_is_told_with_the_decision() -> None:
    state = position(3, turn=1)
    colony(state, 0, factories={"ore": (3, 2, 0)}, hand="water/10 water/10 ore/5", colonists=2)
    wire = {offer.action: offer.effects for offer in decision(state, 0).wire().offers}
    assert [each.effect for each in wire["first_turn_water"]] == [FirstTurnWaterEffect(25, 20)]
    assert [each.effect for each in wire["end_turn"]] == [effect(state)]


def test_the_page_is_told_the_income_with_one_thing_more_and_everybody_well_placed() -> None:
    state = position(3, "scientists warehouse laboratory")
    colony(state, 0, factories={"ore": 2, "water": 1}, hand="titanium/10 " * 9)
    assert incomes(state) == {
        "scientists": 13 + 13,
        "warehouse": 13,
        "laboratory": 3 + 7 + 13,
        "ore": 13,
        "water": 3 + 7 + 7,
        "buy_colonists": 13,
    }
    colony(state, 1, hand="titanium/11 " * 7)
    state = play(state, 0, OpenAuction("scientists", 40))
    assert incomes(state, 1) == {"bid": 13 + 13}


def test_people_without_work_and_factories_without_people_are_counted() -> None:
    state = position(3)
    colony(state, 0, factories={"ore": (3, 2, 0), "water": 1}, colonists=3)
    assert undone(state) == EndTurnEffect(unstaffed=1)
    colony(state, 0, factories={"ore": 2}, colonists=4)
    assert undone(state) == EndTurnEffect(jobless=2)


def test_cards_that_cannot_be_kept_after_the_next_production_are_counted() -> None:
    state = position(3)
    colony(state, 0, factories={"ore": 4}, hand="ore/1 " * 6)
    assert undone(state).excess == 0
    colony(state, 0, hand="ore/1 " * 6 + "ore/2 " * 2)
    assert undone(state).excess == 2
    colony(state, 0, factories={"ore": 20}, hand="")
    assert undone(state).excess == 0  # nothing could be spent now


def test_cards_that_count_nothing_are_never_too_many() -> None:
    state = position(3)
    colony(state, 0, factories={"ore": 2, "research": 1}, hand="ore/2 " * 8 + "research/13 " * 3)
    assert undone(state).excess == 0


def test_in_1991_the_idle_find_work_after_the_turns_and_cards_are_counted_as_they_are_held_then() -> None:
    state = position(3, edition="classic")
    colony(state, 0, factories={"ore": (3, 2, 0)}, colonists=3, hand="ore/1 " * 4)
    assert undone(state) == EndTurnEffect()
    colony(state, 0, factories={"ore": (3, 2, 0)}, colonists=4)
    assert undone(state) == EndTurnEffect(jobless=1)
    colony(state, 0, factories={"ore": (5, 2, 0)}, colonists=3, hand="ore/2 ore/3 ore/4 " * 2 + "ore/5")
    assert undone(state) == EndTurnEffect(unstaffed=2, excess=2)


def test_money_is_never_too_much() -> None:
    state = position(3, money="on")
    colony(state, 0, factories={"ore": 30})
    state.players[0].cash = 500
    assert undone(state) == EndTurnEffect()


# --- mends -------------------------------------------------------------------------------------------------------


def mended(state: State) -> dict[str, tuple[str, object]]:
    """Return what is proposed, by what it is against."""
    return {each.against: (each.action, each.fields) for each in effect(state).mends}


def test_operators_who_would_earn_more_elsewhere_are_moved() -> None:
    state = position(3)
    colony(state, 0, factories={"ore": (2, 2, 0), "water": (2, 1, 0)}, colonists=3)
    assert undone(state).better == 3 + 7 + 7
    assert mended(state)["misplaced"] == (
        "assign",
        {"crews": {"ore": {"colonist": 1, "robot": 0}, "water": {"colonist": 2, "robot": 0}}},
    )


def test_a_factory_without_an_operator_gets_one_if_there_is_room_and_money() -> None:
    state = position(3)
    colony(state, 0, factories={"ore": (4, 2, 0)}, colonists=2, hand="water/10 water/10 water/5")
    assert mended(state) == {"unstaffed": ("buy_colonists", {"count": 2})}
    colony(state, 0, hand="ore/1")
    assert mended(state) == {}


def test_the_idle_get_the_best_factory_that_can_be_bought() -> None:
    state = position(3)
    colony(state, 0, factories={"ore": 2}, colonists=4, hand="water/10 water/10 water/5")
    assert mended(state) == {"jobless": ("buy_factories", {"factory": "water", "count": 1})}


def test_cards_that_cannot_be_kept_buy_a_factory() -> None:
    state = position(3)
    colony(state, 0, factories={"ore": 2}, colonists=2, hand="ore/4 ore/5 " * 5)
    assert mended(state) == {"excess": ("buy_factories", {"factory": "water", "count": 1})}


@pytest.mark.parametrize("hand", ["titanium/10 " * 9, "ore/4 ore/5 " * 6, "water/7 water/8"])
def test_what_is_proposed_can_be_done(hand: str) -> None:
    state = position(3)
    colony(state, 0, factories={"ore": (4, 2, 0), "water": (2, 0, 0)}, colonists=2, hand=hand)
    for each in effect(state).mends:
        offers = [offer for offer in decision(state, 0).offers if offer.action.tag() == each.action]
        assert any(
            all(offer.fields[name].refusal(value, {}) is None for name, value in each.fields.items())
            for offer in offers
        )
