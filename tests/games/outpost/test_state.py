"""How a state keeps cards, upgrades and factories."""

import pytest

from app.engine.codec import decode, encode
from app.games.outpost.colony import (
    box,
    copies,
    discounts,
    do_build,
    do_gain,
    do_lose,
    do_set,
    factories_built,
    factories_operated,
)
from app.games.outpost.components import (
    BEYOND,
    BOXES,
    NODULE,
    ORE,
    PRINTED,
    RESOURCES,
    ROBOTS,
    WAREHOUSE,
    WATER,
    card,
    cards_named,
    minted_number,
    names_of,
)
from app.games.outpost.hand import do_part_with, hand
from app.games.outpost.scoring import cost_total
from app.games.outpost.state import State, Works
from tests.games.outpost.positions import colony, faces, position, table


def test_every_printed_card_has_a_number_and_is_found_by_its_name() -> None:
    assert [each.number for each in PRINTED] == list(range(len(PRINTED)))
    assert cards_named([each.id for each in PRINTED]) == list(PRINTED)
    for rows in BOXES.values():
        assert [PRINTED[number].resource for deck in rows.decks.values() for number in deck] == [
            kind for kind, deck in rows.decks.items() for _ in deck
        ]


@pytest.mark.parametrize("kind", ["mega", "note"])
@pytest.mark.parametrize("copy", [1, 2, 70_000])
def test_a_minted_card_has_a_number_of_its_own_beyond_those(kind: str, copy: int) -> None:
    resources = RESOURCES if kind == "note" else (WATER,)
    numbers = [minted_number(resource, kind, copy) for resource in resources]
    assert min(numbers) >= BEYOND
    assert names_of(numbers) == [f"{resource}/{kind}/{copy}" for resource in resources]
    assert cards_named(names_of(numbers)) == [card(number) for number in numbers]
    assert {card(number).kind for number in numbers} == {kind}


def test_cards_of_either_kind_leave_a_hand() -> None:
    state = position(3)
    colony(state, 0, hand="ore/3 water/mega water/7 ore/note")
    player = state.players[0]
    do_part_with(player, [held.number for held in hand(player) if held.resource == "water"])
    assert faces(state, 0) == "ore/3 ore/note"


def test_upgrades_are_listed_as_they_were_won_and_forgotten_with_the_last_copy() -> None:
    player = table(3).players[0]
    for name in (NODULE, ROBOTS, NODULE):
        do_gain(player, name)
    assert list(player.upgrades.items()) == [(NODULE, 2), (ROBOTS, 1)]
    do_lose(player, NODULE)
    assert list(player.upgrades.items()) == [(NODULE, 1), (ROBOTS, 1)]
    assert (copies(player, NODULE), copies(player, WAREHOUSE)) == (1, 0)
    do_lose(player, NODULE)
    assert dict(player.upgrades) == {ROBOTS: 1}


def test_all_upgrades_of_all_boxes_can_be_owned_and_are_added_up() -> None:
    state = table(3, kicker="on")
    player = state.players[0]
    rows = box(state.rules).upgrades
    player.upgrades = dict.fromkeys(rows, 2)
    assert cost_total(state.rules, player) == 2 * sum(row.cost for row in rows.values())
    assert discounts(state.rules, player)[NODULE] == 10


def test_factories_are_kept_in_the_order_of_their_building_and_vanish_with_the_last_one() -> None:
    player = table(3).players[0]
    do_build(player, WATER, 400)
    assert list(player.factories.items()) == [(ORE, Works(2, 2, 0)), (WATER, Works(401, 1, 0))]
    assert (factories_built(player), factories_operated(player)) == (403, 3)
    do_set(player, ORE, Works())
    assert list(player.factories) == [WATER]


def test_a_copy_shares_nothing_with_its_original() -> None:
    state = table(3)
    before = encode(state)
    copy = decode(before, State)
    do_gain(copy.players[0], NODULE)
    do_build(copy.players[0], ORE)
    copy.players[0].hand.clear()
    copy.decks[ORE].discard.append(0)
    assert encode(state) == before
