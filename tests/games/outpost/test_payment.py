"""Paying with production cards, without change (spec §11)."""

from app.games.outpost.actions import BuyColonists, BuyFactories, BuyRobots, FirstTurnWater, OpenAuction, Pay
from app.games.outpost.components import Resource
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    all_pass,
    asked,
    cards,
    colony,
    decision,
    faces,
    held,
    params_of,
    play,
    position,
    refused,
    step,
)


def owing(hand: str, amount: int = 25) -> State:
    """Seat 0 has won a Nodule and must pay; nobody else holds a card."""
    state = position(4, "nodule")
    colony(state, 0, hand=hand)
    return play(state, 0, OpenAuction("nodule", amount))


def in_turn(hand: str) -> State:
    state = position(4)
    colony(state, 0, hand=hand)
    return state


def test_no_change_is_given() -> None:
    """R3: who cannot make the amount pays more and loses the difference."""
    state = owing("titanium/13 titanium/13")
    state = play(state, 0, Pay(cards(state, 0, "titanium/13 titanium/13")))
    assert state.players[0].hand == []
    assert state.players[0].upgrades == {"nodule": 1}


def test_the_cards_must_be_worth_the_price() -> None:
    """§11."""
    state = owing("titanium/13 titanium/11 ore/1 ore/5")
    assert refused(state, 0, Pay(cards(state, 0, "titanium/13 titanium/11"))) == "payment_too_low"
    assert params_of(state, 0, Pay(cards(state, 0, "titanium/13 titanium/11"))) == {"total": 24, "due": 25}
    assert faces(play(state, 0, Pay(cards(state, 0, "titanium/13 titanium/11 ore/1"))), 0) == "ore/5"


def test_paying_nothing_is_too_low() -> None:
    assert refused(owing("titanium/13 titanium/13"), 0, Pay([])) == "payment_too_low"


def test_more_cards_than_necessary_may_be_paid() -> None:
    """§11."""
    state = owing("titanium/13 titanium/13 ore/1")
    assert play(state, 0, Pay(held(state, 0))).players[0].hand == []


def test_a_card_that_is_not_in_hand_pays_nothing() -> None:
    """§11: neither another player's, nor one of the pile, nor one that does not exist."""
    state = position(4, "nodule")
    colony(state, 0, hand="titanium/13 titanium/13")
    colony(state, 1, hand="titanium/12")
    state = all_pass(play(state, 0, OpenAuction("nodule", 25)))
    own = cards(state, 0, "titanium/13")
    for foreign in (cards(state, 1, "titanium/12")[0], "titanium/7/1", "titanium/99/1", "water/mega/1", ""):
        assert refused(state, 0, Pay([*own, foreign])) == "unknown_card"


def test_a_card_cannot_be_paid_twice() -> None:
    """§11."""
    state = owing("titanium/13 titanium/13")
    assert refused(state, 0, Pay(cards(state, 0, "titanium/13") * 2)) == "unknown_card"


def test_spent_cards_lie_face_up_on_their_discard_piles() -> None:
    """§11."""
    state = owing("titanium/13 water/10 ore/2")
    spent = step(state, 0, Pay(held(state, 0)))
    assert {kind: len(deck.discard) for kind, deck in spent.state.decks.items() if deck.discard} == {
        "titanium": 1,
        "water": 1,
        "ore": 1,
    }
    paid = next(event for event in spent.events if event.key == "outpost-paid")
    assert paid.public["cards"] == held(state, 0)
    assert (paid.public["total"], paid.public["due"]) == (25, 25)


def test_a_spent_mega_card_returns_to_the_supply_and_a_note_leaves_the_game() -> None:
    """R15, §11."""
    state = owing("water/mega water/note")
    state = play(state, 0, Pay(held(state, 0)))
    assert state.players[0].hand == []
    assert all(not deck.discard for deck in state.decks.values())
    assert len(state.decks[Resource("water")].draw) == 39


def test_mega_cards_and_notes_pay_for_anything() -> None:
    """§11, R11: a mega card of New Chemicals is only a card worth 88."""
    state = in_turn("new_chemicals/mega titanium/note")
    state = play(state, 0, BuyFactories("water", 4, cards(state, 0, "new_chemicals/mega")))
    state = play(state, 0, BuyColonists(1, cards(state, 0, "titanium/note")))
    assert (state.players[0].factories[Resource("water")].built, state.players[0].colonists) == (5, 4)


def test_what_is_due_nothing_is_paid_without_asking() -> None:
    """§10.5: discounts cover the bid."""
    state = position(7, "scientists")
    colony(state, 0, upgrades="data_library " * 4, hand="ore/1")
    state = play(state, 0, OpenAuction("scientists", 40))
    assert (state.auction, asked(state), faces(state, 0)) == (None, [0], "ore/1")


def test_a_nodule_and_a_colonist_are_two_payments() -> None:
    """C13: 29 and 10 cannot be combined."""
    state = owing("titanium/13 titanium/13 titanium/13", amount=29)
    assert refused(state, 0, BuyColonists(1, cards(state, 0, "titanium/13"))) == "not_now"
    assert refused(state, 0, Pay(cards(state, 0, "titanium/13 titanium/13"))) == "payment_too_low"
    state = play(state, 0, Pay(cards(state, 0, "titanium/13 titanium/13 titanium/13")))
    assert refused(state, 0, BuyColonists(1, [])) == "payment_too_low"


def test_identical_items_share_a_payment_and_different_ones_do_not() -> None:
    """C14: two Titanium factories, two colonists and a robot are payments of 60, 20 and 10."""
    state = in_turn("moon_ore/60 orbital_medicine/20 titanium/10")
    colony(state, 0, upgrades="heavy_equipment robots")
    state = play(state, 0, BuyFactories("titanium", 2, cards(state, 0, "moon_ore/60")))
    assert refused(state, 0, BuyColonists(2, cards(state, 0, "titanium/10"))) == "payment_too_low"
    state = play(state, 0, BuyColonists(2, cards(state, 0, "orbital_medicine/20")))
    state = play(state, 0, BuyRobots(1, cards(state, 0, "titanium/10")))
    player = state.players[0]
    assert (player.factories[Resource("titanium")].built, player.colonists, player.robots) == (2, 5, 1)
    assert player.hand == []


def test_a_payment_shows_hidden_values_and_so_cannot_be_taken_back_freely() -> None:
    """Design §2, undo: free only while nothing private was shown."""
    state = owing("titanium/13 titanium/13")
    assert not step(state, 0, Pay(held(state, 0))).reversible


def test_a_starting_hand_given_for_water_cannot_be_taken_back_freely_either() -> None:
    """Design §2, undo."""
    state = position(4, turn=1)
    colony(state, 0, hand="ore/1 ore/2 ore/2 ore/2 water/5 water/5")
    assert not step(state, 0, FirstTurnWater()).reversible


def proposal(hand: str, due: int = 25) -> str:
    state = owing(hand, due)
    default = decision(state, 0).default
    assert isinstance(default, Pay)
    return " ".join(sorted(name.rpartition("/")[0] for name in default.cards))


def test_the_proposed_payment_loses_as_little_as_possible() -> None:
    """§11, suggested default."""
    assert proposal("titanium/13 titanium/13 titanium/12 ore/1") == "titanium/12 titanium/13"
    assert proposal("water/mega titanium/13 titanium/13") == "titanium/13 titanium/13"


def test_of_equal_payments_the_one_is_proposed_that_frees_most_of_the_hand_limit() -> None:
    """§11, suggested default: and so no Research card where others do."""
    assert proposal("research/15 titanium/10 titanium/10 water/5") == "titanium/10 titanium/10 water/5"
