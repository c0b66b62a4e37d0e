"""The log behind screens (spec §11.4): what is told in a round, and what is left of it in the next."""

import json
import re

import pytest

from app.engine.events import Archive, Player, Seat, Spectator
from app.engine.game import Setup, Step
from app.engine.match import play as match
from app.engine.rng import seed_from
from app.games import TITLES
from app.games.homesteaders.actions import Build, Hire, Sell
from app.games.homesteaders.components import HIDDEN
from app.games.homesteaders.state import State
from tests.games.contract.record_fixtures import Erratic
from tests.games.homesteaders.positions import (
    GAME,
    all_pay,
    all_place,
    place,
    play,
    position,
    step,
    town,
    with_paid_lot,
)

BEN = Player(Seat(1))
RIVALS = (BEN, Spectator())
BOT = TITLES["homesteaders"].bots["standard"]


def left_of(after: Step[State], key: str) -> list[tuple[str, dict[str, object]]]:
    """Return what a rival, and everybody else, can still read of these events in the next round."""
    found = [event for event in after.events if event.key == f"homesteaders-{key}"]
    for event in found:
        assert event.faded_for(BEN) == event.faded_for(Spectator())
        assert event.faded_for(Player(Seat(0))) is event.faded_for(Archive()) is event
    return [(event.faded_for(BEN).key, dict(event.faded_for(BEN).public)) for event in found]


def test_amounts_disappear_and_the_fact_remains() -> None:
    """§11.4: "sold something", "built …", "paid 6 for auction 1"; the bid is known to all."""
    state = position(3, turn=2, stage="bidding")
    town(state, 0, trade=1, wood=1)
    assert left_of(step(state, 0, Sell("wood")), "sold") == [("homesteaders-sold-faded", {"seat": 0})]
    state = position(3, turn=2)
    town(state, 0, wood=2, steel=1)
    built = step(with_paid_lot(state), 0, Build("copper_mine"))
    assert left_of(built, "built") == [("homesteaders-built-faded", {"seat": 0, "building": "copper_mine"})]


def test_a_bid_that_was_paid_is_told_as_what_was_bid() -> None:
    played = match(GAME, Setup(3, seed_from("bids"), {}), [BOT] * 3)
    told = ((now, event) for _, now in played for event in now.events if event.key == "homesteaders-paid")
    now, paid = next(told)
    seat, lot = paid.public["seat"], now.state.lots[0]
    assert paid.faded_for(Spectator()).public == {"seat": seat, "lot": 1, "amount": lot.amount}
    assert lot.leader == seat


def test_workers_stay_in_the_open() -> None:
    state = position(3, stage="bidding")
    town(state, 0, trade=1, food=1)
    left = {"seat": 0, "gets": {"worker": 1}}
    assert left_of(step(state, 0, Hire()), "hired") == [("homesteaders-hired-faded", left)]


@pytest.mark.parametrize("debts", [0, 2])
def test_whether_the_bank_found_a_debt_is_not_told_for_long(debts: int) -> None:
    state = position(2, turn=6)
    town(state, 0, "bank", debt=debts)
    after = step(play(state, 0, place()), 1, place())
    left = {"seat": 0, "building": "bank"}
    assert left_of(after, "debt_discarded") == [("homesteaders-debt_discarded-faded", left)]


def test_a_round_closes_the_chapter_of_the_one_before_unless_screens_are_open() -> None:
    """The last income begins a chapter too: it is another round."""
    for information, closes in (("screens", True), ("open", False)):
        setup = Setup(2, seed_from("chapters"), {"information": information})
        events = [event for _, now in match(GAME, setup, [BOT] * 2) for event in now.events]
        rounds = [event for event in events if event.key in ("homesteaders-round", "homesteaders-final_income")]
        assert len(rounds) == 11
        assert [event for event in events if event.closes] == (rounds if closes else [])


def test_nothing_behind_a_screen_is_left_of_whole_games_but_choices_of_the_railroad() -> None:
    """§11.4: rail choices stay in full; of all else that went behind a screen no kind and no number remains."""
    goods = re.compile(f'"({"|".join(HIDDEN)})"')
    faded: set[str] = set()
    for players in (2, 3, 4):
        for _, now in match(GAME, Setup(players, seed_from(f"kept {players}"), {}), [Erratic(BOT)] * players):
            for event in now.events:
                for viewer in RIVALS:
                    left = event.faded_for(viewer)
                    if left.public.get("seat") != 1 and left.key != "homesteaders-bonus":
                        assert not goods.search(json.dumps(left.public)), left
                    faded |= {left.key} - {event.key}
    told = ("income", "wages", "paid", "built", "bought", "sold", "borrowed", "received", "exchanged")
    assert faded >= {f"homesteaders-{key}-faded" for key in told}


def test_an_income_names_no_good_when_its_round_is_over() -> None:
    state = position(2)
    after = step(play(state, 0, place("homestead/1")), 1, place())
    assert left_of_all(after) == {("homesteaders-income-faded", ("seat",))}
    assert all_pay(all_place(state)).stage == "neutral"


def left_of_all(after: Step[State]) -> set[tuple[str, tuple[str, ...]]]:
    """Return the keys and parameters that a spectator can read of what fades."""
    left = [event.faded_for(Spectator()) for event in after.events if event.fading]
    return {(event.key, tuple(event.public)) for event in left}
