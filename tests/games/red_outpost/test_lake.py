"""The lake (spec §7.5, §10.10)."""

from app.games.red_outpost.actions import Decline, LakeDraw, LakePick, LakeReshuffle, LakeTake
from app.games.red_outpost.components import LAKE_NUMBERS
from app.games.red_outpost.state import State
from tests.games.red_outpost.positions import (
    asks,
    decision,
    in_store,
    lake,
    moods,
    play,
    player,
    position,
    refused,
    send,
    step,
    worker,
)

ALL = "blank blank blank one_fish one_fish two_fish"


def at_lake(draw: str, discard: str = "", cards: str = "") -> State:
    state = position()
    lake(state, draw, discard)
    player(state, 0, cards)
    return state


def test_a_visitor_draws_one_card_and_takes_its_reward() -> None:
    state = send(at_lake("one_fish blank blank blank one_fish two_fish"), "farmer", "lake")
    assert (moods(state, "farmer"), in_store(state, "fish"), state.players[0].wheel) == ([-1], [1], 1)
    assert (len(state.lake.draw), state.lake.discard, asks(state)) == (5, [LAKE_NUMBERS["one_fish"]], "visit")
    state = send(at_lake("blank one_fish one_fish two_fish blank blank"), "farmer", "lake")
    assert (moods(state, "farmer"), in_store(state, "fish")) == ([-1], [0])


def test_two_fish_come_with_a_step_of_mood_after_the_loss() -> None:
    """TV-29, §6.3: a loss and a gain are not netted."""
    state = at_lake("two_fish blank blank blank one_fish one_fish")
    worker(state, "farmer", mood=-6)
    state = send(state, "farmer", "lake")
    assert (moods(state, "farmer"), in_store(state, "fish")) == ([-5], [2])


def test_the_fisherman_draws_two_cards_and_picks_one() -> None:
    state = send(at_lake("one_fish two_fish blank blank blank one_fish"), "fisherman", "lake")
    assert (asks(state), len(state.lake.taken)) == ("lake_pick", 2)
    assert refused(state, LakePick("blank")) == "not_offered"
    picked = play(state, LakePick("two_fish"))
    assert (moods(picked, "fisherman"), in_store(picked, "fish")) == ([1], [2])
    assert (len(picked.lake.draw), len(picked.lake.discard), asks(picked)) == (4, 2, "lake_after")
    assert in_store(play(state, LakePick("one_fish")), "fish") == [1]


def test_the_fisherman_may_pick_a_blank_on_purpose() -> None:
    """E17."""
    state = send(at_lake("one_fish blank blank blank one_fish two_fish"), "fisherman", "lake")
    assert in_store(play(state, LakePick("blank")), "fish") == [0]


def test_two_cards_of_the_same_kind_leave_nothing_to_pick() -> None:
    state = send(at_lake("one_fish one_fish blank blank blank two_fish"), "fisherman", "lake")
    assert (asks(state), in_store(state, "fish")) == ("lake_after", [1])


def test_with_one_card_left_the_second_comes_from_the_reshuffled_discards() -> None:
    """TV-11."""
    state = send(at_lake("one_fish", "blank blank blank one_fish two_fish"), "fisherman", "lake")
    assert asks(state) == "lake_before"
    state = play(state, Decline())
    assert state.lake.taken[0] == LAKE_NUMBERS["one_fish"]
    assert (len(state.lake.taken), len(state.lake.draw), state.lake.discard) == (2, 4, [])
    if asks(state) == "lake_pick":
        state = play(state, LakePick("one_fish"))
    assert len(state.lake.draw) + len(state.lake.discard) == 6
    assert len(state.lake.discard) in (0, 2)


def test_the_last_fish_card_in_the_discards_reshuffles_the_lake() -> None:
    """TV-12."""
    state = send(at_lake("two_fish blank blank", "one_fish one_fish blank"), "farmer", "lake")
    assert (len(state.lake.draw), state.lake.discard) == (6, [])
    assert sorted(state.lake.draw) == sorted(LAKE_NUMBERS[name] for name in ALL.split())  # type: ignore[index]


def test_the_fisherman_may_reshuffle_before_drawing_or_afterwards_but_not_both() -> None:
    """§7.5, E18."""
    state = send(at_lake("blank one_fish two_fish", "blank blank one_fish"), "fisherman", "lake")
    assert asks(state) == "lake_before"
    before = play(state, LakeReshuffle())
    while asks(before) == "lake_pick":
        before = play(before, decision(before).default or Decline())
    assert asks(before) == "visit"
    after = play(state, Decline(), LakePick("one_fish"))
    assert asks(after) == "lake_after"
    shuffled = play(after, LakeReshuffle())
    assert (len(shuffled.lake.draw), shuffled.lake.discard, asks(shuffled)) == (6, [], "visit")
    left = play(after, Decline())
    assert (len(left.lake.draw), len(left.lake.discard)) == (1, 5)


def test_with_nothing_discarded_there_is_nothing_to_reshuffle_before() -> None:
    state = send(at_lake("blank one_fish two_fish blank blank one_fish"), "fisherman", "lake")
    assert asks(state) == "lake_pick"


def test_after_the_lake_has_reshuffled_itself_nobody_asks_again() -> None:
    state = play(send(at_lake("two_fish blank blank", "one_fish one_fish blank"), "fisherman", "lake"), Decline())
    state = play(state, LakePick("two_fish"))
    assert (asks(state), state.lake.discard) == ("visit", [])


def test_drawing_cannot_be_taken_back_but_taking_an_open_card_can() -> None:
    state = at_lake("blank one_fish one_fish two_fish", "blank blank", "c_lake")
    asked = send(state, "farmer", "lake")
    assert not step(asked, LakeDraw()).reversible
    assert step(asked, LakeTake("blank")).reversible


# --- the card of the lake ----------------------------------------------------------------------------------------


def test_the_card_takes_an_open_card_instead_of_drawing() -> None:
    """TV-41."""
    state = send(at_lake("blank blank one_fish", "two_fish blank one_fish", "c_lake"), "farmer", "lake")
    assert asks(state) == "lake_draw"
    state = play(state, LakeTake("two_fish"))
    assert (moods(state, "farmer"), in_store(state, "fish"), state.players[0].wheel) == ([0], [2], 2)
    assert LAKE_NUMBERS["two_fish"] in state.lake.discard


def test_only_what_lies_open_can_be_taken() -> None:
    state = send(at_lake("blank blank one_fish two_fish", "blank one_fish", "c_lake"), "farmer", "lake")
    assert refused(state, LakeTake("two_fish")) == "not_in_discard"
    assert in_store(play(state, LakeDraw()), "fish") == [0]


def test_the_fisherman_with_the_card_chooses_the_source_of_each_card() -> None:
    """§10.10, §10.19."""
    state = send(at_lake("blank blank one_fish one_fish", "two_fish blank", "c_lake"), "fisherman", "lake")
    state = play(state, Decline())
    assert asks(state) == "lake_draw"
    state = play(state, LakeDraw())
    assert asks(state) == "lake_draw"
    state = play(state, LakeTake("two_fish"))
    assert asks(state) == "lake_pick"
    assert in_store(play(state, LakePick("two_fish")), "fish") == [2]


def test_without_open_cards_the_card_asks_nothing() -> None:
    assert (
        asks(send(at_lake("one_fish blank blank blank two_fish one_fish", "", "c_lake"), "farmer", "lake")) == "visit"
    )
