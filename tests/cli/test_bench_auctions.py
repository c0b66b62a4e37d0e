"""What `bench auctions` counts."""

import json
from dataclasses import replace

import pytest

from app.bench import auctions
from app.bench.auction_orders import AUCTIONS
from app.bench.auctions import Answer, each_auction, hand_overs, passes_where_not_wanted
from app.cli import main
from app.engine.decisions import Action
from app.games.homesteaders import actions as homesteaders
from app.games.outpost.actions import Bid, EndTurn, OpenAuction, Pass

OUTPOST, HOMESTEADERS = AUCTIONS["outpost"], AUCTIONS["homesteaders"]


def notes(*answers: tuple[int, Action], round_: int = 1) -> list[Answer]:
    return [Answer(seat, round_, action) for seat, action in answers]


CONTESTED = notes((0, OpenAuction("nodule", 25)), (1, Bid(30)), (2, Pass()), (0, Pass()))
WON_AT_ONCE = notes((1, OpenAuction("nodule", 25)), (2, Pass()), (0, Pass()))


def test_an_auction_is_all_calls_from_its_opening_on() -> None:
    played = [*CONTESTED, *notes((0, EndTurn())), *WON_AT_ONCE]
    assert list(each_auction(OUTPOST, played)) == [CONTESTED, WON_AT_ONCE]


def test_where_nothing_is_opened_every_round_has_one_auction() -> None:
    first = notes((0, homesteaders.Bid(1, 3)), (1, homesteaders.Pass()))
    second = notes((0, homesteaders.Pass()), (1, homesteaders.Pass()), round_=2)
    assert list(each_auction(HOMESTEADERS, [*first, *second])) == [first, second]


def test_who_bids_or_opens_wants_the_auction_and_who_only_passes_does_not() -> None:
    found = passes_where_not_wanted(OUTPOST, [*CONTESTED, *WON_AT_ONCE])
    assert [[note.seat for note in passes] for passes in found] == [[2], [2], [0]]


def test_a_hand_over_is_an_answer_of_another_seat_than_before() -> None:
    assert hand_overs(CONTESTED) == 3
    assert hand_overs([*CONTESTED, *notes((0, EndTurn()), (0, EndTurn()))]) == 3
    assert hand_overs([*CONTESTED, *notes((1, EndTurn()), (2, Pass()))]) == 5
    assert hand_overs([*CONTESTED, *notes((1, EndTurn()), (2, Pass()))], OUTPOST.calls) == 4


def test_it_plays_all_titles_with_auctions(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """With orders nobody comes more than once for an auction that they do not want."""
    smallest = {name: replace(each, players=each.players[:1]) for name, each in AUCTIONS.items()}
    monkeypatch.setattr(auctions, "AUCTIONS", smallest)
    assert main(["bench", "auctions", "--games", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {name: list(by_players) for name, by_players in found.items()} == {"outpost": ["3"], "homesteaders": ["2"]}
    outpost = found["outpost"]["3"]
    assert 1 < outpost["calls_per_auction_mean"] < outpost["calls_per_auction_max"]
    assert 0 < outpost["passes_with_orders"] <= outpost["auctions_not_wanted"] < outpost["passes_per_game"]
    assert outpost["hand_overs_with_orders"] < outpost["hand_overs"] / 2
    town = found["homesteaders"]["2"]
    assert town["hand_overs_with_orders"] < town["hand_overs"] / 2
    assert town["bidding_hand_overs_with_orders"] == 0 < town["bidding_hand_overs"]
    assert main(["bench", "auctions", "--games", "1"]) == 0
    assert "outpost, 3 players: " in capsys.readouterr().out
