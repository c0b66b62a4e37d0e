"""The builder of positions itself: what it lays out must be a table that could exist."""

from app.games.outpost.state import State
from tests.games.outpost.positions import BOX, cards, colony, faces, position, stack, table


def every_card_once(state: State) -> bool:
    held = [number for player in state.players for number in player.hand]
    piled = [number for deck in state.decks.values() for number in (*deck.draw, *deck.discard)]
    return sorted(held + piled) == sorted(number for deck in BOX.decks.values() for number in deck)


def test_every_card_of_a_position_is_in_one_place() -> None:
    state = position(4, "nodule")
    colony(state, 0, hand="water/7 water/7 ore/3 water/mega ore/note")
    colony(state, 1, hand="water/7 research/12")
    colony(state, 0, hand="water/7 moon_ore/50")
    stack(state, "water", 4, 4, 10)
    assert every_card_once(state)
    assert every_card_once(table(9))


def test_every_upgrade_of_a_position_is_in_one_place() -> None:
    state = position(4, "nodule nodule")
    colony(state, 0, upgrades="nodule warehouse")
    owned = [name for player in state.players for name, count in player.upgrades.items() for _ in range(count)]
    for name, left in state.stock.items():
        assert left + state.market.count(name) + owned.count(name) == 3


def test_a_hand_holds_what_the_position_names() -> None:
    state = position(2)
    colony(state, 0, hand="water/7 water/7 ore/note")
    assert faces(state, 0) == "ore/note water/7 water/7"
    assert len(set(cards(state, 0, "water/7 water/7"))) == 2
    assert state.players[1].hand == []
