"""What an action would waste, as its page is told before."""

from app.games.outpost.foresight import EndTurnEffect, FirstTurnWaterEffect, end_turn_effect
from app.games.outpost.state import State
from tests.games.outpost.positions import colony, decision, position


def undone(state: State, seat: int = 0) -> EndTurnEffect:
    return end_turn_effect(state.rules, state.players[seat])


def test_the_page_is_told_with_the_decision() -> None:
    state = position(3, turn=1)
    colony(state, 0, factories={"ore": (3, 2, 0)}, hand="water/10 water/10 ore/5", colonists=2)
    told = [(offer.action, each.effect) for offer in decision(state, 0).wire().offers for each in offer.effects]
    assert told == [("first_turn_water", FirstTurnWaterEffect(25, 20)), ("end_turn", EndTurnEffect(unstaffed=1))]


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
