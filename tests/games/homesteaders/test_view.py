"""What each viewer sees (spec §11)."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from app.engine.driver import drafted, submit
from app.engine.errors import NotYours, Stale
from app.engine.events import Archive, Player, Seat, Spectator, Viewer
from app.games.homesteaders.actions import Bid, Build, Buy, Finish, Hire, Pass, Pay, Sell, TakeDebt
from app.games.homesteaders.components import HIDDEN, WORKER, BuildingId, SlotId
from app.games.homesteaders.state import State
from app.games.homesteaders.view import HomesteadersView, ScreenView
from tests.games.homesteaders.positions import (
    GAME,
    all_pay,
    all_place,
    answer,
    bids,
    decision,
    lay_out,
    place,
    play,
    position,
    stand,
    step,
    table,
    town,
    with_paid_lot,
)

ANN, BEN = Player(Seat(0)), Player(Seat(1))
EVERYBODY: tuple[Viewer, ...] = (ANN, BEN, Player(Seat(2)), Spectator())


def seen(state: State, viewer: Viewer) -> HomesteadersView:
    view: HomesteadersView = GAME.view_for(state, viewer)
    return view


def events_for(viewer: Viewer, state: State, seat: int, action: Any) -> list[tuple[str, Mapping[str, Any]]]:
    return [(event.key, event.params_for(viewer)) for event in step(state, seat, action).events]


# --- screens -----------------------------------------------------------------------------------------------------


def test_goods_are_behind_the_screen_and_their_owner_alone_sees_them() -> None:
    """§11.1."""
    state = position(3)
    town(state, 0, silver=7, trade=2, debt=1, vp=4, gold=3)
    assert seen(state, ANN).screens == {
        0: ScreenView(silver=7, trade=2, debt=1, vp=4, wood=0, food=0, steel=0, gold=3, copper=0, livestock=0)
    }
    assert 0 not in seen(state, BEN).screens
    assert seen(state, Spectator()).screens == {}


def test_with_open_screens_everybody_sees_what_everybody_has() -> None:
    """§11.4."""
    state = position(3, information="open")
    town(state, 0, silver=7)
    for viewer in EVERYBODY:
        assert seen(state, viewer).screens[Seat(0)].silver == 7


def test_after_the_end_all_screens_are_opened() -> None:
    """§11.5, R35."""
    state = position(2, turn=11, stage="final")
    town(state, 0, silver=7)
    state = play(state, 0, Finish())
    assert seen(state, Spectator()).screens == {}
    state = play(state, 1, Finish())
    assert seen(state, Spectator()).screens[Seat(0)].silver == 7
    result = seen(state, BEN).game.result
    assert result is not None
    assert result.scores == (0, 0)


def test_workers_rail_lines_buildings_and_the_points_on_them_are_open() -> None:
    """§11.1."""
    state = position(3)
    town(state, 0, "market depot", workers=3, rails=2, track=4)
    stand(state, 0, "market/1")
    shown = seen(state, BEN).towns[0]
    assert (shown.workers, shown.idle, shown.rails, shown.track) == (3, 2, 2, 4)
    assert shown.buildings == ["homestead", "market", "depot"]
    assert dict(shown.placed) == {"market/1": 1}
    assert (shown.vp, dict(shown.bonus_vp), shown.wages) == (4, {"depot": 2}, 3)


@pytest.mark.parametrize("information", ["screens", "open"])
def test_what_is_done_in_secret_changes_nothing_for_the_others(information: str) -> None:
    """§11.3: not even the number of workers, not even with open screens."""
    state = position(3, information=information)
    town(state, 0, trade=2, food=1, silver=1)
    before = {viewer: seen(state, viewer) for viewer in EVERYBODY}
    deals = (Hire(), Buy("wood"), TakeDebt(2))
    after = answer(state, 0, *deals, place("homestead/1"))
    assert [(event.key, event.public, event.private) for event in after.events] == [("answer-sealed", {"seat": 0}, {})]
    for viewer in EVERYBODY[1:]:
        assert changed(before[viewer], seen(after.state, viewer)) == {"game"}
        assert seen(after.state, viewer).game.awaited == [1, 2]
    draft = drafted(GAME, state, Seat(0), deals)
    drafting: HomesteadersView = GAME.view_for(draft.state, ANN, seen(state, Spectator()))
    for own in (drafting, seen(after.state, ANN)):
        assert own.desk is not None
        assert own.desk.workers == 2
        assert own.screens[Seat(0)].wood == 1
        assert own.towns == before[ANN].towns
    assert [event.key for event in draft.events] == [
        "homesteaders-hired",
        "homesteaders-bought",
        "homesteaders-borrowed",
    ]


def test_a_placement_is_secret_until_all_have_placed() -> None:
    """§5.3."""
    state = play(position(3), 0, place("homestead/1"))
    own = seen(state, ANN).desk
    assert own is not None
    assert own.placed == {"homestead/1": 1}
    assert seen(state, ANN).towns[0].placed == seen(state, BEN).towns[0].placed == {}
    assert seen(state, BEN).game.awaited == [1, 2]
    assert seen(all_place_from(state, 1), BEN).towns[0].placed == {"homestead/1": 1}


def all_place_from(state: State, first: int) -> State:
    for seat in range(first, len(state.players)):
        state = play(state, seat, place())
    return state


def test_changes_are_told_and_totals_never() -> None:
    """§11.2: everybody hears the same."""
    state = position(3, stage="bidding")
    town(state, 0, wood=1, trade=1, silver=11)
    for action in (Sell("wood"), Bid(1, 3)):
        heard = [events_for(viewer, state, 0, action) for viewer in EVERYBODY]
        assert all(one == heard[0] for one in heard)
        assert "11" not in str(heard)
        state = play(state, 0, action)


def test_others_see_that_somebody_decides_but_not_what_they_could_do() -> None:
    """§11.5."""
    state = with_paid_lot(position(3))
    view = seen(state, BEN)
    assert (view.game.awaited, view.table.turn, view.table.step) == ([0], 0, "build")
    assert GAME.decision_for(state, Seat(1)) is None


# --- the table ---------------------------------------------------------------------------------------------------


def test_the_lots_show_their_tiles_leaders_and_bids() -> None:
    state = position(4, turn=2, stage="bidding")
    lay_out(state, 2, "a2-s4")
    state = bids(state, "0: 5 on 2", "1: pass")
    auction = seen(state, Spectator()).auction
    assert [(lot.tile, lot.leader, lot.amount) for lot in auction.lots][:2] == [("a1-02", None, 0), ("a2-s4", 0, 5)]
    assert (auction.passed, auction.resolving, auction.neutral_bid) == ([1], 0, 0)


def test_the_open_stack_is_seen_in_order_and_the_others_as_sets() -> None:
    """§2.6, §11.1."""
    state = position(4, turn=3)
    shown = seen(state, BEN).tiles
    assert [(each.tile, each.round) for each in shown.coming] == [(f"a1-{turn:02}", turn) for turn in range(4, 11)]
    for number, hidden in enumerate(shown.hidden, start=1):
        assert [len(hidden[stage]) for stage in ("settlement", "town", "city")] == [1, 4, 2]
        assert all(names == sorted(names) for names in hidden.values())
        swapped = state.stacks[number][4:8]
        state.stacks[number][4:8] = swapped[::-1]
    assert seen(state, BEN).tiles == shown


def test_the_offer_shows_what_is_left_now_and_what_comes_later() -> None:
    """§2.3."""
    state = position(3, turn=5)
    town(state, 0, "gold_mine")
    offer = seen(state, BEN).offer
    assert offer.now["gold_mine"] == 1  # type: ignore[index]
    assert "farm" not in {**offer.now, **offer.later}
    assert "circus" in offer.later
    assert "circus" in seen(position(3, turn=9), BEN).offer.now


def test_the_offer_names_what_leaves_it_after_this_round() -> None:
    """§2.3: settlement buildings until round 4, those of the town until round 8."""
    assert "farm" in seen(position(3, turn=4), BEN).offer.leaving
    assert "farm" not in seen(position(3, turn=3), BEN).offer.leaving


def test_the_box_says_all_about_buildings_and_tiles() -> None:
    box = seen(table(3), Spectator()).box
    assert (len(box.buildings), len(box.tiles), box.ladder[-1]) == (32, 30, 21)
    assert box.slot_income[SlotId("river_port/1")] == [{}, {}, {"gold": 1}]
    assert msgspec.json.encode(box)


def test_what_one_can_afford_and_how_is_shown_to_oneself_alone() -> None:
    state = position(3, turn=5, stage="bidding")
    town(state, 0, wood=1, trade=1, silver=1)
    reach = seen(state, ANN).reach
    mine = reach["gold_mine"]  # type: ignore[index]
    assert (mine.missing, mine.gives, mine.debts) == ({"steel": 1}, {"trade": 1, "silver": 3, "gold": 0}, 1)
    church = reach["church"]  # type: ignore[index]
    assert (church.missing, church.gives, church.debts) == ({"steel": 1, "gold": 1, "copper": 1}, None, None)
    assert reach["river_port"].missing == {}  # type: ignore[index]
    assert seen(state, Spectator()).reach == {}
    assert "farm" not in reach


def test_gold_at_hand_that_buys_copper_counts_to_what_is_given() -> None:
    state = position(3, turn=5, stage="bidding")
    town(state, 0, wood=2, steel=1, trade=2, gold=1, silver=9)
    bank, fairgrounds = (seen(state, ANN).reach[BuildingId(name)] for name in ("bank", "fairgrounds"))
    assert (bank.missing, bank.gives) == ({"copper": 1}, {"trade": 1, "silver": 0, "gold": 1})
    assert fairgrounds.gives is None
    town(state, 0, wood=2, trade=3, gold=1, silver=9)
    fairgrounds = seen(state, ANN).reach[BuildingId("fairgrounds")]
    assert fairgrounds.missing == {"copper": 1, "livestock": 1, "gold": 1}
    assert fairgrounds.gives == {"trade": 3, "silver": 4, "gold": 1}


def test_every_trade_is_shown_with_what_it_takes_and_brings() -> None:
    """§2.9, §4.2, §4.3, §8.3."""
    state = position(3)
    shown = {trade.action.tag(): (trade.gives, trade.gets) for trade in seen(state, ANN).deals}
    assert shown["hire"] == ({"trade": 1, "food": 1}, {"worker": 1})
    assert shown["take_debt"] == ({}, {"debt": 1, "silver": 2})
    assert shown["use_market"] == ({"trade": 1, "food": 1}, {"steel": 1})
    assert shown["use_bank"] == ({"trade": 1}, {"silver": 1})
    assert shown["repay"] == ({"gold": 1, "debt": 1}, {})
    assert seen(state, Spectator()).deals == seen(state, Archive()).deals == []


@pytest.mark.parametrize("buildings", ["", "general_store"])
def test_a_trade_brings_what_was_shown(buildings: str) -> None:
    """The General Store's silver included (§4.3)."""
    state = position(3, turn=11, stage="final")
    plenty = dict.fromkeys(HIDDEN, 9)
    town(state, 0, f"market bank {buildings}", workers=1, **plenty)
    trades = seen(state, ANN).deals
    assert len(trades) == 19
    for trade in trades:
        goods = play(state, 0, trade.action).players[0].goods
        changes = {good: goods.of(good) - (1 if good == "worker" else 9) for good in (*HIDDEN, WORKER)}
        expected = dict(trade.gets) | {good: -count for good, count in trade.gives.items()}
        assert {good: change for good, change in changes.items() if change} == expected


def test_a_town_shows_its_income_as_its_workers_stand() -> None:
    """§5.4: rail lines and the Rodeo included."""
    state = position(3, turn=5)
    town(state, 0, "market rodeo", workers=3, rails=2)
    stand(state, 0, "homestead/1")
    assert seen(state, BEN).towns[0].income == {"silver": 2 + 3 + 2, "wood": 1, "trade": 1}


def test_a_worker_hired_in_secret_counts_to_the_own_income_alone() -> None:
    state = position(3, turn=5)
    town(state, 0, "rodeo", workers=1, food=1, trade=1)
    stand(state, 0, "homestead/1")
    state = answer(state, 0, Hire(), place("homestead/1")).state
    own = seen(state, ANN).desk
    assert own is not None
    assert (own.base_income, own.wages) == ({"silver": 2 + 2}, 2)
    assert seen(state, BEN).towns[0].income == {"silver": 2 + 1, "wood": 1}


def changed(old: HomesteadersView, new: HomesteadersView) -> set[str]:
    return {name for name in new.__struct_fields__ if getattr(old, name) != getattr(new, name)}


def test_a_bid_changes_only_the_sections_that_it_concerns() -> None:
    state = position(3, stage="bidding")
    old = seen(state, Spectator())
    assert changed(old, seen(play(state, 0, Bid(1, 3)), Spectator())) == {"game", "auction", "table"}
    assert changed(old, seen(play(state, 0, TakeDebt(1)), Spectator())) == set()


def test_a_building_changes_only_the_sections_that_it_concerns() -> None:
    state = with_paid_lot(position(3, turn=2, confirm_lot="on"))
    built = play(state, 0, Build("foundry"))
    assert changed(seen(state, Spectator()), seen(built, Spectator())) == {"game", "table", "towns", "offer"}


def test_the_archive_has_the_stacks_and_all_screens() -> None:
    state = table(4)
    archive = seen(state, Archive()).archive
    assert archive is not None
    assert [len(stack) for stack in archive.stacks] == [10, 10, 10]
    assert set(seen(state, Archive()).screens) == {0, 1, 2, 3}
    assert seen(state, ANN).archive is None


# --- going back --------------------------------------------------------------------------------------------------


def test_only_what_shows_something_hidden_cannot_be_taken_back() -> None:
    """The others' placements and the next tiles are hidden until they are shown."""
    state = position(3)
    first = step(state, 0, place("homestead/1"))
    assert first.reversible
    last = step(play(first.state, 1, place()), 2, place())
    assert not last.reversible
    state = all_pay(last.state)
    assert state.stage == "bidding"
    for seat, action in ((0, Bid(1, 3)), (1, Bid(2, 3)), (2, Pass())):
        after = step(state, seat, action)
        assert after.reversible
        state = after.state
    assert step(state, 0, Pay(debts=1)).reversible


def test_wages_of_others_are_shown_by_the_last_one_who_pays() -> None:
    state = all_place(position(2))
    assert step(state, 0, Pay()).reversible
    assert not step(play(state, 0, Pay()), 1, Pay()).reversible


@pytest.mark.parametrize("owner", [0, 2])
def test_what_a_bank_told_of_its_owners_debts_cannot_be_taken_back(owner: int) -> None:
    """§5.3, §5.4: in turn order the last placement sets off the income, and a Bank tells whether it found a debt."""
    state = position(3, turn=5, placement="turn_order")
    town(state, owner, "bank", debt=1)
    state.in_order = True
    state = play(state, 0, place("homestead/1"))
    assert step(state, 1, place()).reversible
    assert not step(play(state, 1, place()), 2, place()).reversible


def test_who_places_last_in_turn_order_can_take_it_back_where_no_debt_was_told() -> None:
    state = position(2, turn=5, placement="turn_order")
    state.in_order = True
    assert step(play(state, 0, place()), 1, place()).reversible


@pytest.mark.parametrize("stage", ["placing", "wages", "final"])
def test_the_name_of_a_question_does_not_change_with_what_is_done_in_secret(stage: str) -> None:
    """§11.3: a rival's open question and one that never was are told apart, so its name must not tell of a draft."""
    state = position(3, turn=11 if stage == "final" else 5, stage=stage)
    before = decision(state, 0).id
    draft = drafted(GAME, state, Seat(0), [TakeDebt(1), TakeDebt(1)])
    assert draft.decision is not None
    assert draft.decision.id == before
    with pytest.raises(NotYours):
        submit(GAME, state, Seat(1), before, TakeDebt(1))
    for acts in range(1, 10):
        with pytest.raises(Stale):
            submit(GAME, state, Seat(1), before.removesuffix("0") + str(acts), TakeDebt(1))
