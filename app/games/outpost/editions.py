"""The numbers and switches of a game (`Rules`), and which edition and options they come from (spec §1.1, §2.8, §16).

This is the only file that knows an edition by name. A switch is named after the rule that it turns.
"""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from app.engine.errors import Refusal
from app.games.outpost.components import MICROBIOTICS, ORE, RESEARCH, WATER, Resource
from app.games.outpost.data import read_prices

Internalizing = Literal["off", "declared", "concurrent"]
BidCheck = Literal["server", "challenge", "none"]

EDITION = "edition"
"""The value of an option that leaves a rule as the edition has it."""

WITH_TERRORISM = "with_terrorism"
"""The value of an option that goes with space terrorism."""


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
    bid_check: BidCheck
    """How bids are checked: by the server at once, by players who challenge them, or not at all (§10.4, §16.3)."""
    mega_cards: bool
    """Four operated factories of a kind may produce a mega card (§8.2)."""
    first_turn_water: bool
    """The starting hand may be given for a Water factory (§10.8)."""
    sold_out_begins_era: bool
    """A new era also begins when its cards were sold out two rounds running (§7.2)."""
    free_order: bool
    """Auctions, factories and operators come in any order within a turn (§10.1)."""
    late_assignment: bool
    """Operators are assigned after all turns, instead of in one's own (§12.1)."""
    late_discard: bool
    """The hand limit is checked after all turns, instead of before them (§9)."""
    robots_unlimited: bool
    """All robots owned may work, however many colonists there are (§3.3)."""
    idle_specials_cost: bool
    """Special factories without a colonist count in ties as well (§3.4)."""
    kicker_slots: int
    """Places for Kicker cards beside the market, and copies of each in play; 0 without them (§15)."""
    kicker_prices: tuple[int, ...]
    """The least bids for the Kicker cards, in the order in which they are listed; empty without them (§15.2)."""
    one_roll_each: bool
    """Each empty place in the market gets one roll; an upgrade that is sold out leaves it empty (§16.6)."""
    death_spiral: bool
    """With no upgrade left, the game ends ten points earlier every round (§16.5)."""
    space_terrorism: bool
    """Players may attack what others own (§16.4)."""
    money: bool
    """Players hold credits instead of cards (§16.8)."""
    useful_purchases_count: bool
    """A game without a winner goes on as long as somebody buys anything useful; it does not end because nobody has had
    more points for ten rounds (§14)."""


class SetupRow(msgspec.Struct, frozen=True):
    """A line of the anniversary edition's set-up chart (§2.8)."""

    copies_1_to_10: int
    copies_11_to_13: int
    era_3_vp: int
    kicker_slots: int


ANNIVERSARY_CHART: Mapping[int, SetupRow] = {
    2: SetupRow(0, 0, 40, 1),  # dice decide the copies
    3: SetupRow(2, 2, 35, 1),
    4: SetupRow(3, 3, 40, 1),
    5: SetupRow(3, 4, 30, 2),
    6: SetupRow(4, 4, 35, 2),
    7: SetupRow(5, 5, 40, 2),
    8: SetupRow(5, 6, 30, 3),
    9: SetupRow(6, 6, 35, 3),
}


def rules_for(players: int, options: Mapping[str, Any], version: int) -> Rules:
    """Return the rules of a table: an edition's numbers, with the options' switches turned, as of a version."""
    return EDITIONS[options["edition"]](players, options, version)


ONLY_IN = {"mega_production": "classic", "research_exempt": "classic", "kicker": "anniversary"}
"""Options that exist for one edition only."""


def misfit(options: Mapping[str, Any]) -> Refusal | None:
    """Return why these options cannot be played together (§16)."""
    for key, edition in ONLY_IN.items():
        if options[key] != "off" and options["edition"] != edition:
            return Refusal("option_not_in_edition", {"option": key})
    if options["limited_availability_1"] == "on" and options["refill_over_cap"] != EDITION:
        return Refusal("options_exclude", {"option": ["limited_availability_1", "refill_over_cap"]})
    if options["secret_overbid"] == "on" and options["bid_verification"] == "challenge":
        return Refusal("options_exclude", {"option": ["secret_overbid", "bid_verification"]})
    if options["money"] == "on" and options["kicker"] == "on":
        return Refusal("options_exclude", {"option": ["money", "kicker"]})
    return None


def has_death_spiral(options: Mapping[str, str]) -> bool:
    """Tell whether the points that end the game come down: with space terrorism, unless the host says otherwise."""
    chosen = options["death_spiral"]
    return chosen == "on" or (chosen == WITH_TERRORISM and options["space_terrorism"] == "on")


def bid_check(options: Mapping[str, str]) -> BidCheck:
    """Return how bids are checked: not at all where players may overbid in secret (§16.3)."""
    if options["secret_overbid"] == "on":
        return "none"
    return "challenge" if options["bid_verification"] == "challenge" else "server"


def limited(copies: tuple[int, ...], options: Mapping[str, str]) -> tuple[int, ...]:
    """Return the copies of each upgrade, no more than the host allows (§16.6). Dice give two at most."""
    if options["limited_availability_2"] == "off":
        return copies
    most = int(options["limited_availability_2"])
    if not copies:
        return (1,) * 13 if most == 1 else ()
    return tuple(min(most, each) for each in copies)


def edition_or(options: Mapping[str, str], key: str, usual: str) -> str:
    """Return what was chosen for a rule that every edition has its own way of."""
    return usual if options[key] == EDITION else options[key]


def _anniversary(players: int, options: Mapping[str, Any], version: int) -> Rules:
    row = ANNIVERSARY_CHART[players]
    return Rules(
        box="kicker" if options["kicker"] == "on" else "expert",
        market_size=players,
        copies=limited((row.copies_1_to_10,) * 10 + (row.copies_11_to_13,) * 3 if row.copies_1_to_10 else (), options),
        same_on_offer=players // 2,
        era_2_vp=10,
        era_3_vp=row.era_3_vp,
        victory_vp=75,
        start_cards={ORE: 4, WATER: 2},
        hand_limit=10,
        exempt=(RESEARCH, MICROBIOTICS),
        support_limit=5,
        over_cap_steps_down=edition_or(options, "refill_over_cap", "step_down") == "step_down",
        auction_order_by_seat=edition_or(options, "auction_ring", "clockwise") == "clockwise",
        internalizing=options["internalizing"],
        bid_check=bid_check(options),
        mega_cards=True,
        first_turn_water=True,
        sold_out_begins_era=True,
        free_order=False,
        late_assignment=False,
        late_discard=False,
        robots_unlimited=False,
        idle_specials_cost=True,
        kicker_slots=row.kicker_slots if options["kicker"] == "on" else 0,
        kicker_prices=read_prices(options["kicker_prices"]) if options["kicker"] == "on" else (),
        one_roll_each=options["limited_availability_1"] == "on",
        death_spiral=has_death_spiral(options),
        space_terrorism=options["space_terrorism"] == "on",
        money=options["money"] == "on",
        useful_purchases_count=version >= 9,
    )


def _classic(players: int, options: Mapping[str, Any], version: int) -> Rules:
    return Rules(
        box="classic",
        market_size=players,
        copies=limited((players - 1,) * 13, options),
        same_on_offer=players // 2,
        era_2_vp=10,
        era_3_vp=30,
        victory_vp=75,
        start_cards={},
        hand_limit=5,
        exempt=(RESEARCH,) if options["research_exempt"] == "on" else (),
        support_limit=5,
        over_cap_steps_down=edition_or(options, "refill_over_cap", "reroll") == "step_down",
        auction_order_by_seat=edition_or(options, "auction_ring", "purchase_order") == "clockwise",
        internalizing=options["internalizing"],
        bid_check=bid_check(options),
        mega_cards=options["mega_production"] == "on",
        first_turn_water=False,
        sold_out_begins_era=False,
        free_order=True,
        late_assignment=True,
        late_discard=True,
        robots_unlimited=True,
        idle_specials_cost=False,
        kicker_slots=0,
        kicker_prices=(),
        one_roll_each=options["limited_availability_1"] == "on",
        death_spiral=has_death_spiral(options),
        space_terrorism=options["space_terrorism"] == "on",
        money=options["money"] == "on",
        useful_purchases_count=version >= 9,
    )


EDITIONS = {"anniversary": _anniversary, "classic": _classic}
