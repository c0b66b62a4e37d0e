"""The numbers and switches of a game (`Rules`), and which edition and options they come from (spec §1.1, §2.8, §16).

This is the only file that knows an edition by name. A switch is named after the rule that it turns.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from app.games.outpost.components import MICROBIOTICS, ORE, RESEARCH, WATER, Resource

Internalizing = Literal["off", "declared", "concurrent"]


class Rules(msgspec.Struct, frozen=True, array_like=True):
    """What a game is played by; the state carries it from set-up to the end."""

    box: str
    """Which components are on the table: a key of `components.BOXES`."""
    market_size: int
    copies: tuple[int, ...]
    """Copies of each upgrade by number; empty if dice decide between one and two (§4.1)."""
    same_on_offer: int
    """The most copies of one upgrade in the market at a time."""
    era_2_vp: int
    era_3_vp: int
    victory_vp: int
    start_cards: Mapping[Resource, int]
    hand_limit: int
    exempt: tuple[Resource, ...]
    """Cards that do not count towards the hand limit."""
    support_limit: int
    over_cap_steps_down: bool
    """A rolled upgrade that is on offer often enough gives way to the next lower one, instead of a new roll (§7.4)."""
    auction_order_by_seat: bool
    """Bidding goes round clockwise, instead of in player order (§10.3)."""
    internalizing: Internalizing
    """Whether players may withdraw from auctions, and then act out of turn (§13)."""


class SetupRow(msgspec.Struct, frozen=True):
    """A line of the anniversary edition's set-up chart (§2.8)."""

    copies_1_to_10: int
    copies_11_to_13: int
    era_3_vp: int


ANNIVERSARY_CHART: Mapping[int, SetupRow] = {
    2: SetupRow(0, 0, 40),  # dice decide the copies
    3: SetupRow(2, 2, 35),
    4: SetupRow(3, 3, 40),
    5: SetupRow(3, 4, 30),
    6: SetupRow(4, 4, 35),
    7: SetupRow(5, 5, 40),
    8: SetupRow(5, 6, 30),
    9: SetupRow(6, 6, 35),
}


def rules_for(players: int, options: Mapping[str, str]) -> Rules:
    """Return the rules of a table: an edition's numbers, with the options' switches turned."""
    return EDITIONS[options["edition"]](players, options)


def _anniversary(players: int, options: Mapping[str, str]) -> Rules:
    row = ANNIVERSARY_CHART[players]
    return Rules(
        box="expert",
        market_size=players,
        copies=(row.copies_1_to_10,) * 10 + (row.copies_11_to_13,) * 3 if row.copies_1_to_10 else (),
        same_on_offer=players // 2,
        era_2_vp=10,
        era_3_vp=row.era_3_vp,
        victory_vp=75,
        start_cards={ORE: 4, WATER: 2},
        hand_limit=10,
        exempt=(RESEARCH, MICROBIOTICS),
        support_limit=5,
        over_cap_steps_down=options["refill_over_cap"] != "reroll",
        auction_order_by_seat=options["auction_ring"] != "purchase_order",
        internalizing=options["internalizing"],  # type: ignore[arg-type]  # one of the option's values
    )


EDITIONS = {"anniversary": _anniversary}
