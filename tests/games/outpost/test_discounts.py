"""Discounts: credits that an upgrade gives towards others (spec §2.4, §10.5)."""

import pytest

from app.engine.events import Seat
from app.games.outpost.actions import Bid, OpenAuction, Pay
from app.games.outpost.components import SCIENTISTS, UpgradeId
from app.games.outpost.winning import due
from tests.games.outpost.positions import all_pass, cards, colony, decision, held, play, position, refused

THIRTY_SEVEN = "titanium/10 titanium/10 titanium/10 water/7"
FIFTY = "titanium/10 titanium/10 titanium/10 titanium/10 titanium/10"


def test_a_discount_adds_to_the_bid_and_comes_off_the_price() -> None:
    """A11: 37 in cards and a Data Library bid up to 47 for Scientists, and pay 37."""
    state = position(4, "scientists")
    colony(state, 0, hand=THIRTY_SEVEN, upgrades="data_library")
    assert refused(state, 0, OpenAuction("scientists", 48)) == "cannot_afford"
    state = all_pass(play(state, 0, OpenAuction("scientists", 47)))
    assert decision(state, 0).params == {"upgrade": "scientists", "due": 37}
    state = play(state, 0, Pay(held(state, 0)))
    assert (state.players[0].upgrades[SCIENTISTS], state.players[0].hand) == (1, [])


def test_a_bidder_has_the_discount_as_well() -> None:
    """A11 for somebody who did not open."""
    state = position(4, "scientists")
    colony(state, 0, hand=FIFTY)
    colony(state, 1, hand=THIRTY_SEVEN, upgrades="data_library")
    state = play(state, 0, OpenAuction("scientists", 40))
    assert refused(state, 1, Bid(48)) == "cannot_afford"
    state = all_pass(play(state, 1, Bid(47)))
    assert decision(state, 1).params == {"upgrade": "scientists", "due": 37}


@pytest.mark.parametrize(
    ("hand", "suffices"), [("titanium/13 " * 5 + "titanium/10", True), ("titanium/13 " * 5 + "titanium/9", False)]
)
def test_discounts_of_different_upgrades_add_up(hand: str, suffices: bool) -> None:
    """C10, anniversary: Heavy Equipment 15 and Ecoplants 10, so 75 suffices for an Outpost at 100, and 74 does not."""
    state = position(4, "outpost")
    colony(state, 0, hand=hand, upgrades="heavy_equipment ecoplants")
    bid = OpenAuction("outpost", 100)
    if suffices:
        assert decision(play(state, 0, bid), 0).params == {"upgrade": "outpost", "due": 75}
    else:
        assert refused(state, 0, bid) == "cannot_afford"


@pytest.mark.parametrize(
    ("owned", "wanted", "credit"),
    [
        ("data_library", "scientists", 10),
        ("data_library", "laboratory", 10),
        ("heavy_equipment", "warehouse", 5),
        ("heavy_equipment", "nodule", 5),
        ("heavy_equipment", "outpost", 15),
        ("ecoplants", "outpost", 10),
        ("heavy_equipment", "titanium", 0),
        ("ecoplants", "robots", 0),
        ("data_library", "data_library", 0),
        ("scientists", "laboratory", 0),
    ],
)
def test_every_discount_counts_for_each_copy(owned: str, wanted: str, credit: int) -> None:
    """§2.4."""
    state = position(4)
    colony(state, 0, upgrades=f"{owned} {owned}")
    assert due(state, Seat(0), UpgradeId(wanted), 100) == 100 - 2 * credit


@pytest.mark.parametrize(("bid", "owed"), [(40, 0), (50, 0), (55, 5)])
def test_a_discount_above_the_bid_pays_nothing_back(bid: int, owed: int) -> None:
    """D9, R4: five Data Libraries; the minimum is still the printed cost."""
    state = position(7, "scientists")
    colony(state, 0, upgrades="data_library " * 5, hand="ore/5")
    assert refused(state, 0, OpenAuction("scientists", 39)) == "below_minimum"
    assert due(state, Seat(0), UpgradeId("scientists"), bid) == owed
    state = play(state, 0, OpenAuction("scientists", bid))
    if owed:
        assert decision(state, 0).params == {"upgrade": "scientists", "due": owed}
    else:
        assert (state.players[0].upgrades[SCIENTISTS], len(state.players[0].hand)) == (1, 1)


def test_a_card_bought_a_moment_ago_gives_its_discount_at_once() -> None:
    """R5."""
    state = position(4, "data_library scientists")
    colony(state, 0, hand="titanium/10 titanium/10 titanium/10 titanium/10 ore/5")
    state = play(state, 0, OpenAuction("data_library", 15))
    state = play(state, 0, Pay(cards(state, 0, "titanium/10 ore/5")))
    assert refused(state, 0, OpenAuction("scientists", 41)) == "cannot_afford"
    assert decision(play(state, 0, OpenAuction("scientists", 40)), 0).params["due"] == 30
