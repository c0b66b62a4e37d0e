"""Phase 3: mega cards are chosen, then factories produce (spec §8)."""

import pytest

from app.engine.driver import submit
from app.engine.errors import Stale
from app.engine.events import Seat
from app.engine.stages import TakeBack
from app.games.outpost.actions import ChooseMega
from app.games.outpost.components import AVERAGE, MEGA, Resource
from app.games.outpost.hand import hand_count, hand_total
from app.games.outpost.scoring import vp
from app.games.outpost.state import State
from tests.games.outpost.positions import (
    GAME,
    Built,
    asked,
    colony,
    decision,
    faces,
    held,
    leave,
    next_round,
    play,
    position,
    refused,
    stack,
)

WATER = Resource("water")


def producing(upgrades: str = "", /, **factories: Built) -> State:
    """Two players with a full market; seat 0 has these factories, seat 1 has one Ore factory."""
    state = position(2, "nodule warehouse")
    colony(state, 0, factories=factories, upgrades=upgrades)
    colony(state, 1, factories={"ore": 1})
    return state


def pile(state: State, resource: str = "water") -> tuple[int, int]:
    deck = state.decks[Resource(resource)]
    return len(deck.draw), len(deck.discard)


# --- what is produced --------------------------------------------------------------------------------------------


def test_each_operated_factory_produces_a_card_of_its_resource() -> None:
    """A8 (and C8): Ore 3, 4 and Water 6, 7, 10 are worth 30."""
    state = producing(ore=2, water=3)
    stack(state, "ore", 3, 4)
    stack(state, "water", 6, 7, 10)
    state = next_round(state)
    assert faces(state, 0) == "ore/3 ore/4 water/10 water/6 water/7"
    assert hand_total(state.players[0]) == 30


def test_a_factory_without_operator_produces_nothing_and_counts_nothing() -> None:
    """§3.4, §8.1, R16."""
    state = producing(ore=1, titanium=(3, 0, 0))
    assert vp(state.rules, state.players[0]) == 1
    state = next_round(state)
    assert [name.split("/")[0] for name in held(state, 0)] == ["ore"]


def test_a_robot_operates_as_well_as_a_colonist() -> None:
    state = next_round(producing("robots", ore=1, titanium=(2, 1, 1)))
    assert [name.split("/")[0] for name in held(state, 0)] == ["ore", "titanium", "titanium"]


def test_scientists_and_orbital_labs_produce_without_operator() -> None:
    """§8.1, R20."""
    state = producing("scientists orbital_lab", ore=1)
    assert vp(state.rules, state.players[0]) == 1 + 2 + 3
    state = next_round(state)
    assert [name.split("/")[0] for name in held(state, 0)] == ["ore", "research", "microbiotics"]


@pytest.mark.parametrize("kind", ["research", "new_chemicals", "orbital_medicine", "ring_ore", "moon_ore"])
def test_every_kind_of_factory_draws_from_its_own_deck(kind: str) -> None:
    state = producing(**{kind: 1})
    before = pile(state, kind)[0]
    state = next_round(state)
    assert [name.split("/")[0] for name in held(state, 0)] == [kind]
    assert pile(state, kind)[0] == before - 1


def test_cards_in_hand_stay_in_hand() -> None:
    state = producing(ore=1)
    colony(state, 0, hand="ore/5 water/9")
    stack(state, "ore", 2, 2)
    assert faces(next_round(state), 0) == "ore/2 ore/5 water/9"


def test_cards_are_drawn_in_player_order() -> None:
    """§8.3: the leader in seat 1 gets the last Ore cards, the other a note."""
    state = producing(ore=1)
    colony(state, 1, factories={"ore": 2})
    leave(state, "ore", draw=2)
    state = next_round(state)
    assert faces(state, 0) == "ore/note"
    assert "note" not in faces(state, 1)


# --- exhausted decks ---------------------------------------------------------------------------------------------


def test_an_exhausted_deck_gives_notes_of_average_value() -> None:
    """A9 (and C9): three cards left, three notes of 7 that count three towards the hand limit."""
    state = producing(water=6)
    leave(state, "water", draw=2, discard=1)
    state = play(next_round(state), 0, ChooseMega())
    assert faces(state, 0).count("water/note") == 3
    assert sum(name.split("/")[1] == "note" for name in held(state, 0)) * AVERAGE[WATER] == 21
    assert len(state.players[0].hand) == 6
    assert hand_count(state.rules, state.players[0]) == 6
    assert pile(state) == (0, 0)


def test_each_note_is_a_card_of_its_own() -> None:
    """§8.3."""
    state = producing(ore=3)
    leave(state, "ore", draw=0)
    hand = held(next_round(state), 0)
    assert len(set(hand)) == 3


def test_every_resource_has_its_average() -> None:
    """§2.2."""
    assert list(AVERAGE.values()) == [3, 7, 10, 13, 17, 20, 30, 40, 50]


def test_a_discard_pile_is_shuffled_in_only_when_a_card_must_be_drawn_from_an_empty_pile() -> None:
    """R14."""
    state = producing(water=2)
    leave(state, "water", draw=2, discard=5)
    assert pile(next_round(state)) == (0, 5)
    leave(state, "water", draw=1, discard=5)
    assert pile(next_round(state)) == (4, 0)


# --- mega cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("megas", [0, 1, 2])
def test_nine_water_factories_give_up_to_two_mega_cards(megas: int) -> None:
    """A14: with one, a mega card and five normal ones."""
    state = play(next_round(producing(water=9)), 0, ChooseMega(water=megas))
    hand = held(state, 0)
    assert sum("mega" in name for name in hand) == megas
    assert len(hand) == megas + 9 - 4 * megas


def test_a_third_mega_card_of_nine_factories_is_refused() -> None:
    """A14."""
    assert refused(next_round(producing(water=9)), 0, ChooseMega(water=3)) == "mega_not_eligible"


@pytest.mark.parametrize(("kind", "value"), [("water", 30), ("titanium", 44), ("new_chemicals", 88)])
def test_exactly_four_factories_give_one_mega_card_instead_of_all_four(kind: str, value: int) -> None:
    """R12, §2.7."""
    state = producing(**{kind: 4})
    before = pile(state, kind)
    state = play(next_round(state), 0, ChooseMega(**{kind: 1}))
    assert faces(state, 0) == f"{kind}/mega"
    assert hand_total(state.players[0]) == value == MEGA[Resource(kind)]
    assert pile(state, kind) == before


def test_a_mega_card_can_be_had_though_the_deck_is_exhausted() -> None:
    """R13."""
    state = producing(water=5)
    leave(state, "water", draw=0)
    state = play(next_round(state), 0, ChooseMega(water=1))
    assert faces(state, 0) == "water/mega water/note"


def test_only_operated_factories_form_groups() -> None:
    """§8.2: nobody is asked for three operated Water factories and an idle one."""
    state = next_round(producing(water=(4, 3, 0)))
    assert state.stage == "turns"
    assert len(state.players[0].hand) == 3


@pytest.mark.parametrize("kind", ["ore", "research", "orbital_medicine", "ring_ore", "moon_ore"])
def test_other_resources_have_no_mega_cards(kind: str) -> None:
    """§2.7."""
    state = next_round(producing(**{kind: 4}))
    assert state.stage == "turns"


def test_scientists_form_no_group() -> None:
    """§8.2: a fourth Research card changes nothing, and cards in hand neither."""
    state = producing("scientists", water=3, research=3)
    colony(state, 0, hand="water/7 water/8")
    assert next_round(state).stage == "turns"


def test_kinds_do_not_mix_in_a_group() -> None:
    state = next_round(producing(water=4, titanium=3))
    assert refused(state, 0, ChooseMega(titanium=1)) == "mega_not_eligible"
    assert refused(state, 0, ChooseMega(water=1, new_chemicals=1)) == "mega_not_eligible"
    assert play(state, 0, ChooseMega(water=1)).stage == "turns"


def test_mega_cards_are_chosen_before_any_card_is_drawn() -> None:
    """§8.2."""
    state = next_round(producing(water=4, ore=1))
    assert state.stage == "mega"
    assert [player.hand for player in state.players] == [[], []]


def test_all_who_can_choose_mega_cards_do_so_at_once_in_any_order() -> None:
    """§8.2, §5.1."""
    state = position(3, "nodule warehouse data_library")
    for seat in (0, 2):
        colony(state, seat, factories={"water": 4})
    state = next_round(state)
    assert sorted(asked(state)) == [0, 2]
    state = play(state, 2, ChooseMega(water=1))
    assert (state.stage, asked(state)) == ("mega", [0])
    state = play(state, 0, ChooseMega())
    assert state.stage == "turns"
    assert (len(state.players[0].hand), faces(state, 2)) == (4, "water/mega")


def test_a_mega_choice_stands_until_it_is_taken_back_which_nobody_can_when_all_have_chosen() -> None:
    """§8.2: already_chosen is the engine's decision_closed."""
    state = position(2, "nodule warehouse")
    for seat in (0, 1):
        colony(state, seat, factories={"water": 4})
    state = next_round(state)
    answered = decision(state, 0).id
    state = play(state, 0, ChooseMega())
    with pytest.raises(Stale, match="decision_closed"):
        submit(GAME, state, Seat(0), answered, ChooseMega(water=1))
    sealed = decision(state, 0).id
    state = play(play(play(state, 0, TakeBack()), 0, ChooseMega(water=1)), 1, ChooseMega())
    assert (faces(state, 0), len(state.players[1].hand)) == ("water/mega", 4)
    with pytest.raises(Stale, match="decision_closed"):
        submit(GAME, state, Seat(0), sealed, TakeBack())


def test_whoever_does_not_answer_takes_no_mega_card() -> None:
    """R25."""
    assert decision(next_round(producing(water=8)), 0).default == ChooseMega()
