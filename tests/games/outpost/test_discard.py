"""Phase 4: the hand limit (spec §9)."""

import pytest

from app.engine.driver import submit
from app.engine.errors import Stale
from app.engine.events import Seat
from app.engine.stages import TakeBack
from app.games.outpost.actions import Discard
from app.games.outpost.colony import hand_limit
from app.games.outpost.components import Resource
from app.games.outpost.hand import hand_count
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    asked,
    cards,
    colony,
    decision,
    faces,
    held,
    next_round,
    play,
    position,
    refused,
)

TEN_ORE = "ore/1 ore/1 ore/2 ore/2 ore/3 ore/3 ore/4 ore/4 ore/5 ore/5"
EIGHT_WATER = "water/4 water/5 water/5 water/6 water/6 water/7 water/7 water/8"


def holding(*hands: str, upgrades: str = "") -> State:
    """Players without any factory hold these cards when the time to discard comes."""
    state = position(4, "nodule nodule warehouse data_library")
    for seat, hand in enumerate(hands):
        colony(state, seat, factories={}, hand=hand, upgrades=upgrades)
    return next_round(state)


def test_five_cards_saved_and_eight_drawn_leave_exactly_three_to_discard() -> None:
    """D1."""
    state = position(2, "nodule warehouse")
    colony(state, 0, factories={"ore": 8}, hand="ore/1 ore/2 ore/3 ore/4 ore/5")
    state = next_round(state)
    hand = held(state, 0)
    assert (len(hand), state.stage, asked(state)) == (13, "discard", [0])
    assert refused(state, 0, Discard(hand[:2])) == "still_over_limit"
    assert refused(state, 0, Discard(hand[:4])) == "discards_too_many"
    state = play(state, 0, Discard(hand[:3]))
    assert held(state, 0) == hand[3:]
    assert state.stage == "turns"


def test_research_and_microbiotics_do_not_count() -> None:
    """D2: nine Water, three Research and two Microbiotics count nine."""
    state = holding(EIGHT_WATER + " water/9 research/12 research/13 research/14 microbiotics/16 microbiotics/17")
    assert hand_count(state.rules, state.players[0]) == 9
    assert state.stage == "turns"


def test_a_hand_at_its_limit_is_not_asked() -> None:
    state = holding(TEN_ORE)
    assert state.stage == "turns"
    assert len(state.players[0].hand) == 10


def test_a_mega_card_counts_four_and_goes_whole() -> None:
    """D3: any two Water, or the mega card alone; never the mega card and a Water card."""
    state = holding("water/mega " + EIGHT_WATER)
    assert hand_count(state.rules, state.players[0]) == 12
    assert refused(state, 0, Discard(cards(state, 0, "water/mega water/4"))) == "discards_too_many"
    assert refused(state, 0, Discard(cards(state, 0, "water/4"))) == "still_over_limit"
    assert hand_count(state.rules, play(state, 0, Discard(cards(state, 0, "water/8 water/4"))).players[0]) == 10
    assert hand_count(state.rules, play(state, 0, Discard(cards(state, 0, "water/mega"))).players[0]) == 8


def test_the_owner_chooses_which_cards_to_give_up() -> None:
    state = holding(TEN_ORE + " water/10")
    assert "water/10" not in faces(play(state, 0, Discard(cards(state, 0, "water/10"))), 0)
    assert "water/10" in faces(play(state, 0, Discard(cards(state, 0, "ore/5"))), 0)


def test_an_exempt_card_cannot_be_discarded() -> None:
    """§9."""
    state = holding(TEN_ORE + " water/10 research/9")
    assert refused(state, 0, Discard(cards(state, 0, "research/9"))) == "card_exempt"
    assert refused(state, 0, Discard(cards(state, 0, "research/9 ore/1"))) == "card_exempt"


def test_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    """§9."""
    state = holding(TEN_ORE + " water/10", TEN_ORE + " water/9")
    assert refused(state, 0, Discard(cards(state, 1, "water/9"))) == "unknown_card"
    assert refused(state, 0, Discard(["gold/9/1"])) == "unknown_card"


def test_a_card_cannot_be_discarded_twice() -> None:
    """§9."""
    state = holding(TEN_ORE + " water/10 water/9")
    assert refused(state, 0, Discard(cards(state, 0, "water/9") * 2)) == "unknown_card"


def test_discarding_nothing_is_not_enough() -> None:
    assert refused(holding(TEN_ORE + " water/10"), 0, Discard([])) == "still_over_limit"


def test_who_is_within_the_limit_has_nothing_to_discard() -> None:
    """§9: nothing_to_discard is the engine's decision_closed."""
    state = holding(TEN_ORE + " water/10", "ore/3")
    with pytest.raises(Stale) as caught:
        submit(GAME, state, Seat(1), f"{state.round}.discard.1", Discard(cards(state, 1, "ore/3")))
    assert caught.value.code == "decision_closed"


@pytest.mark.parametrize(
    ("upgrades", "limit"), [("", 10), ("warehouse", 15), ("outpost", 15), ("warehouse warehouse outpost", 25)]
)
def test_warehouses_and_outposts_add_five_each(upgrades: str, limit: int) -> None:
    """§2.3, anniversary column."""
    state = position(4)
    colony(state, 0, upgrades=upgrades)
    assert hand_limit(state.rules, state.players[0]) == limit


def test_a_warehouse_lets_five_more_cards_be_kept() -> None:
    state = holding(TEN_ORE + " " + EIGHT_WATER, upgrades="warehouse")
    assert decision(state, 0).params == {"excess": 3}


def test_a_note_counts_like_a_card_of_its_type() -> None:
    """§8.3: an Ore note counts one, a Research note nothing."""
    state = holding(TEN_ORE + " ore/note research/note")
    assert decision(state, 0).params == {"excess": 1}
    assert refused(state, 0, Discard(cards(state, 0, "research/note"))) == "card_exempt"
    assert "ore/note" not in faces(play(state, 0, Discard(cards(state, 0, "ore/note"))), 0)


def test_normal_cards_go_to_their_discard_piles_and_mega_cards_and_notes_vanish() -> None:
    """§9."""
    state = holding("water/mega ore/note " + EIGHT_WATER)
    before = len(state.decks[Resource("water")].draw)
    state = play(state, 0, Discard(cards(state, 0, "ore/note water/4 water/8")))
    assert len(state.decks[Resource("water")].discard) == 2
    assert len(state.decks[Resource("water")].draw) == before
    assert state.decks[Resource("ore")].discard == []
    state = holding("water/mega " + EIGHT_WATER)
    state = play(state, 0, Discard(cards(state, 0, "water/mega")))
    assert state.decks[Resource("water")].discard == []


def test_all_discard_at_once_and_lay_down_together() -> None:
    """§9: the result is shown when everybody has discarded."""
    state = holding(TEN_ORE + " water/10", EIGHT_WATER + " water/9 water/9 water/10")
    assert sorted(asked(state)) == [0, 1]
    state = play(state, 1, Discard(cards(state, 1, "water/4")))
    assert (state.stage, asked(state)) == ("discard", [0])
    assert len(state.players[1].hand) == 11
    state = play(state, 0, Discard(cards(state, 0, "water/10")))
    assert (state.stage, [len(player.hand) for player in state.players[:2]]) == ("turns", [10, 10])


def test_a_discard_stands_until_it_is_taken_back_which_nobody_can_when_all_have_discarded() -> None:
    state = holding(TEN_ORE + " water/10", EIGHT_WATER + " water/9 water/9 water/10")
    answered = decision(state, 0).id
    state = play(state, 0, Discard(cards(state, 0, "ore/1")))
    with pytest.raises(Stale, match="decision_closed"):
        submit(GAME, state, Seat(0), answered, Discard(cards(state, 0, "water/10")))
    sealed = decision(state, 0).id
    state = play(play(state, 0, TakeBack()), 0, Discard(cards(state, 0, "water/10")))
    state = play(state, 1, Discard(cards(state, 1, "water/4")))
    assert faces(state, 0) == TEN_ORE
    with pytest.raises(Stale, match="decision_closed"):
        submit(GAME, state, Seat(0), sealed, TakeBack())


def test_whoever_does_not_answer_discards_the_lowest_values() -> None:
    """R25."""
    state = holding(EIGHT_WATER + " ore/2 ore/3 ore/4 ore/1")
    assert decision(state, 0).default == Discard(cards(state, 0, "ore/1 ore/2"))


def test_whoever_does_not_answer_keeps_the_mega_card_while_cheaper_cards_suffice() -> None:
    """R25: lowest values first; two cards of 8 are worth less than a mega card of 30."""
    state = holding("water/mega " + "water/8 " * 7 + "water/9")
    default = decision(state, 0).default
    assert isinstance(default, Discard)
    assert [name.rpartition("/")[0] for name in default.cards] == ["water/8", "water/8"]
