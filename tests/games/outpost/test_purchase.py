"""Buying factories, colonists and robots (spec §10.7 to §10.9)."""

import pytest

from app.games.outpost.actions import (
    AdvanceStep,
    Bid,
    BuyColonists,
    BuyFactories,
    BuyRobots,
    FirstTurnWater,
    OpenAuction,
    Pay,
)
from app.games.outpost.colony import base_support, max_colonists
from app.games.outpost.components import Resource
from app.games.outpost.state import State, Works
from tests.games.outpost.positions import (
    Built,
    all_pass,
    cards,
    colony,
    faces,
    finish_round,
    held,
    play,
    position,
    refused,
)

FIFTIES = "moon_ore/50 moon_ore/50 moon_ore/50 moon_ore/50"
SEVENTEEN = "ore/1 ore/2 ore/2 ore/2 water/5 water/5"


def buyer(hand: str, upgrades: str = "", turn: int = 2, **factories: Built) -> State:
    state = position(4, turn=turn)
    colony(state, 0, hand=hand, upgrades=upgrades, factories=factories or None)
    return state


def built(state: State, kind: str) -> Works:
    return state.players[0].factories[Resource(kind)]


def everything(state: State) -> list[str]:
    return held(state, 0)


# --- factories ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "upgrades", "exact", "short"),
    [
        ("ore", "", "titanium/10", "titanium/9"),
        ("water", "", "titanium/10 titanium/10", "titanium/10 titanium/9"),
        ("titanium", "heavy_equipment", "titanium/10 titanium/10 titanium/10", "titanium/10 titanium/10 titanium/9"),
        ("research", "laboratory", "titanium/10 titanium/10 titanium/10", "titanium/10 titanium/10 titanium/9"),
        ("new_chemicals", "", "research/10 moon_ore/50", "research/9 moon_ore/50"),
    ],
)
def test_each_kind_of_factory_has_its_price_and_starts_idle(kind: str, upgrades: str, exact: str, short: str) -> None:
    """§2.2, anniversary column; §10.7."""
    state = buyer(short + " ore/5 ore/5", upgrades)
    assert refused(state, 0, BuyFactories(kind, 1, cards(state, 0, short))) == "payment_too_low"
    state = buyer(exact, upgrades)
    before = state.players[0].factories.get(Resource(kind), Works())
    state = play(state, 0, BuyFactories(kind, 1, everything(state)))
    assert built(state, kind) == Works(before.built + 1, before.colonists, 0)


def test_a_hand_below_the_price_buys_nothing() -> None:
    state = buyer("titanium/9")
    assert refused(state, 0, BuyFactories("ore", 1, everything(state))) == "payment_too_low"


@pytest.mark.parametrize("kind", ["microbiotics", "orbital_medicine", "ring_ore", "moon_ore", "gold", ""])
def test_other_factories_come_only_with_their_upgrade(kind: str) -> None:
    """§10.7."""
    state = buyer(FIFTIES)
    assert refused(state, 0, BuyFactories(kind, 1, everything(state))) == "not_buyable"


@pytest.mark.parametrize("kind", ["microbiotics", "moon_ore"])
def test_they_are_not_buyable_for_a_poor_player_either(kind: str) -> None:
    """§10.7: the reason does not depend on the hand."""
    assert refused(buyer(""), 0, BuyFactories(kind, 1, [])) == "not_buyable"


def test_titanium_needs_heavy_equipment() -> None:
    """§10.7."""
    state = buyer(FIFTIES)
    assert refused(state, 0, BuyFactories("titanium", 1, everything(state))) == "needs_heavy_equipment"
    state = buyer(FIFTIES, "heavy_equipment")
    assert built(play(state, 0, BuyFactories("titanium", 1, everything(state))), "titanium").built == 1


def test_an_outpost_does_not_allow_buying_titanium_factories() -> None:
    """R8."""
    state = buyer(FIFTIES, "outpost")
    assert refused(state, 0, BuyFactories("titanium", 1, everything(state))) == "needs_heavy_equipment"


def test_research_needs_a_laboratory() -> None:
    """§10.7."""
    state = buyer(FIFTIES)
    assert refused(state, 0, BuyFactories("research", 1, everything(state))) == "needs_laboratory"
    state = buyer(FIFTIES, "laboratory")
    assert built(play(state, 0, BuyFactories("research", 1, everything(state))), "research").built == 1


def test_scientists_allow_new_chemicals_but_no_research_factories() -> None:
    """R9."""
    state = buyer("research/10 moon_ore/50", "scientists")
    assert refused(state, 0, BuyFactories("research", 1, everything(state))) == "needs_laboratory"
    assert built(play(state, 0, BuyFactories("new_chemicals", 1, everything(state))), "new_chemicals").built == 1


def test_two_new_chemicals_factories_need_two_research_cards_in_the_payment() -> None:
    """A16."""
    state = buyer("research/12 research/14 " + FIFTIES)
    one = cards(state, 0, "research/12 moon_ore/50 moon_ore/50 moon_ore/50")
    assert refused(state, 0, BuyFactories("new_chemicals", 2, one)) == "needs_research_card"
    short = cards(state, 0, "research/12 research/14 moon_ore/50")
    assert refused(state, 0, BuyFactories("new_chemicals", 2, short)) == "payment_too_low"
    both = cards(state, 0, "research/12 research/14 moon_ore/50 moon_ore/50")
    assert built(play(state, 0, BuyFactories("new_chemicals", 2, both)), "new_chemicals") == Works(2, 0, 0)


def test_more_new_chemicals_factories_than_research_cards_are_refused_for_the_cards() -> None:
    """§10.7: payment contains at least one Research card each."""
    state = buyer("research/12 " + FIFTIES)
    assert refused(state, 0, BuyFactories("new_chemicals", 2, everything(state))) == "needs_research_card"


def test_without_any_research_card_there_are_no_new_chemicals() -> None:
    """§10.7: Microbiotics and a Laboratory do not help."""
    state = buyer("microbiotics/17 " + FIFTIES, "laboratory")
    assert refused(state, 0, BuyFactories("new_chemicals", 1, everything(state))) == "needs_research_card"


def test_more_research_cards_than_required_may_pay_and_count_fully() -> None:
    """§10.7."""
    state = buyer("research/15 research/15 research/15 research/15")
    assert built(play(state, 0, BuyFactories("new_chemicals", 1, everything(state))), "new_chemicals").built == 1


def test_a_note_for_research_counts_as_a_research_card() -> None:
    """R10."""
    state = buyer("research/note moon_ore/50")
    assert built(play(state, 0, BuyFactories("new_chemicals", 1, everything(state))), "new_chemicals").built == 1


def test_factories_of_one_kind_are_paid_together() -> None:
    """§10.7, C14."""
    state = buyer("moon_ore/50 titanium/10", "heavy_equipment")
    assert built(play(state, 0, BuyFactories("titanium", 2, everything(state))), "titanium") == Works(2, 0, 0)


def test_more_factories_than_the_hand_can_pay_are_refused_as_too_dear() -> None:
    """§10.7: payment total ≥ count × cost; a finer code for payment_too_low where no payment would do."""
    state = buyer("titanium/10 titanium/10")
    assert refused(state, 0, BuyFactories("ore", 3, everything(state))) == "cannot_afford_as_many"


def test_no_factories_are_no_purchase() -> None:
    """§10.7: count ≥ 1."""
    state = buyer("titanium/10 titanium/10")
    assert refused(state, 0, BuyFactories("ore", 0, [])) == "below_minimum"


def test_purchases_are_counted_anew_each_round() -> None:
    """§3.2."""
    state = buyer("titanium/10")
    state = play(state, 0, BuyFactories("ore", 1, everything(state)))
    assert state.players[0].purchases == 1
    assert finish_round(state).players[0].purchases == 0


def test_any_number_of_factories_may_be_owned() -> None:
    """§2.1."""
    state = buyer(FIFTIES, ore=20, water=1)
    assert built(play(state, 0, BuyFactories("ore", 20, everything(state))), "ore").built == 40


def test_factories_are_not_bought_when_the_operators_step_has_begun() -> None:
    """§10.1."""
    state = buyer("titanium/10 titanium/10")
    state = play(state, 0, BuyColonists(1, cards(state, 0, "titanium/10")))
    assert refused(state, 0, BuyFactories("ore", 1, everything(state))) == "step_closed"
    state = buyer("titanium/10 titanium/10", "robots")
    state = play(state, 0, BuyRobots(1, cards(state, 0, "titanium/10")))
    assert refused(state, 0, BuyFactories("ore", 1, everything(state))) == "step_closed"
    state = play(play(buyer("titanium/10"), 0, AdvanceStep()), 0, AdvanceStep())
    assert refused(state, 0, BuyFactories("ore", 1, everything(state))) == "step_closed"
    assert refused(state, 0, AdvanceStep()) == "step_closed"


# --- the first turn's Water factory ------------------------------------------------------------------------------


def test_in_the_first_turn_the_whole_hand_buys_a_water_factory_though_it_is_worth_less() -> None:
    """A17: six cards worth 17."""
    state = play(buyer(SEVENTEEN, turn=1), 0, FirstTurnWater())
    assert (state.players[0].hand, built(state, "water")) == ([], Works(2, 1, 0))
    assert [len(state.decks[Resource(kind)].discard) for kind in ("ore", "water")] == [4, 2]
    assert refused(state, 0, BuyColonists(1, [])) == "payment_too_low"


def test_it_cannot_be_had_after_winning_an_auction() -> None:
    """A17: a Data Library for 15 before."""
    state = position(4, "data_library", turn=1)
    colony(state, 0, hand=SEVENTEEN)
    state = play(state, 0, OpenAuction("data_library", 15))
    state = play(state, 0, Pay(cards(state, 0, "ore/1 ore/2 ore/2 water/5 water/5")))
    assert refused(state, 0, FirstTurnWater()) == "already_purchased"


def test_it_cannot_be_had_twice_or_after_buying_a_factory() -> None:
    """§10.8."""
    assert refused(play(buyer(SEVENTEEN, turn=1), 0, FirstTurnWater()), 0, FirstTurnWater()) == "already_purchased"
    state = buyer(SEVENTEEN, turn=1)
    state = play(state, 0, BuyFactories("ore", 1, cards(state, 0, "water/5 water/5")))
    assert refused(state, 0, FirstTurnWater()) == "already_purchased"


def test_it_may_be_had_after_a_lost_auction() -> None:
    """R31."""
    state = position(4, "data_library", turn=1)
    colony(state, 0, hand=SEVENTEEN)
    colony(state, 1, hand="titanium/10 titanium/10")
    state = play(play(state, 0, OpenAuction("data_library", 15)), 1, Bid(18))
    state = all_pass(state)
    state = play(state, 1, Pay(held(state, 1)))
    assert built(play(state, 0, FirstTurnWater()), "water").built == 2


def test_it_may_be_had_for_a_hand_that_could_pay_normally() -> None:
    """R30: allowed but pointless; the normal purchase keeps the surplus."""
    rich = "ore/5 ore/5 ore/5 ore/5 water/10 water/10"
    assert play(buyer(rich, turn=1), 0, FirstTurnWater()).players[0].hand == []
    state = buyer(rich, turn=1)
    state = play(state, 0, BuyFactories("water", 1, cards(state, 0, "water/10 water/10")))
    assert faces(state, 0) == "ore/5 ore/5 ore/5 ore/5"


def test_it_is_only_for_the_first_turn_and_before_the_operators() -> None:
    """§10.8."""
    assert refused(buyer(SEVENTEEN), 0, FirstTurnWater()) == "not_first_turn"
    state = play(play(buyer(SEVENTEEN, turn=1), 0, AdvanceStep()), 0, AdvanceStep())
    assert refused(state, 0, FirstTurnWater()) == "step_closed"


# --- colonists and robots ----------------------------------------------------------------------------------------


def test_a_colonist_costs_ten() -> None:
    """§10.9."""
    state = buyer("titanium/9 titanium/10")
    assert refused(state, 0, BuyColonists(1, cards(state, 0, "titanium/9"))) == "payment_too_low"
    assert play(state, 0, BuyColonists(1, cards(state, 0, "titanium/10"))).players[0].colonists == 4


@pytest.mark.parametrize("upgrades", ["ecoplants", "ecoplants ecoplants"])
def test_a_colonist_costs_five_with_any_number_of_ecoplants(upgrades: str) -> None:
    """§2.3."""
    state = buyer("ore/4 ore/5 ore/5", upgrades)
    assert refused(state, 0, BuyColonists(1, cards(state, 0, "ore/4"))) == "payment_too_low"
    assert play(state, 0, BuyColonists(2, cards(state, 0, "ore/5 ore/5"))).players[0].colonists == 5


def test_the_colony_houses_five_colonists() -> None:
    """§2.1."""
    state = buyer(FIFTIES)
    assert refused(state, 0, BuyColonists(3, everything(state))) == "support_limit"
    state = play(state, 0, BuyColonists(2, cards(state, 0, "moon_ore/50")))
    assert refused(state, 0, BuyColonists(1, everything(state))) == "support_limit"


def test_two_nodules_house_eleven_and_a_special_factory_one_more() -> None:
    """C1, R19: beyond base support only for special factories owned."""
    state = buyer(FIFTIES, "nodule nodule", ore=11)
    assert base_support(state.rules, state.players[0]) == 11
    assert refused(state, 0, BuyColonists(1, cards(state, 0, "moon_ore/50"))) == "support_limit"
    colony(state, 0, upgrades="space_station", factories={"ore": 11, "orbital_medicine": (1, 0, 0)})
    assert max_colonists(state.rules, state.players[0]) == 12
    state = play(state, 0, BuyColonists(1, cards(state, 0, "moon_ore/50")))
    assert refused(state, 0, BuyColonists(1, cards(state, 0, "moon_ore/50"))) == "support_limit"


def test_a_nodule_just_won_houses_three_more_at_once() -> None:
    """§10.5."""
    state = position(4, "nodule")
    colony(state, 0, hand=FIFTIES, factories={"ore": 5})
    state = play(state, 0, OpenAuction("nodule", 25))
    state = play(state, 0, Pay(cards(state, 0, "moon_ore/50")))
    assert refused(state, 0, BuyColonists(4, cards(state, 0, "moon_ore/50"))) == "support_limit"
    assert play(state, 0, BuyColonists(3, cards(state, 0, "moon_ore/50"))).players[0].colonists == 8


def test_heavy_equipment_just_won_allows_titanium_factories_at_once() -> None:
    """§10.5."""
    state = position(4, "heavy_equipment")
    colony(state, 0, hand=FIFTIES)
    state = play(state, 0, OpenAuction("heavy_equipment", 30))
    state = play(state, 0, Pay(cards(state, 0, "moon_ore/50")))
    assert built(play(state, 0, BuyFactories("titanium", 1, cards(state, 0, "moon_ore/50"))), "titanium").built == 1


def test_more_colonists_than_the_cards_pay_are_refused_as_too_dear() -> None:
    """§10.9, §11: a finer code for payment_too_low where no payment would do."""
    state = buyer("titanium/10", "robots")
    assert refused(state, 0, BuyColonists(2, everything(state))) == "cannot_afford_as_many"
    assert refused(state, 0, BuyRobots(2, everything(state))) == "cannot_afford_as_many"
    assert refused(buyer("titanium/9"), 0, BuyColonists(1, [])) == "payment_too_low"
    assert refused(buyer("titanium/9", "robots"), 0, BuyRobots(1, [])) == "payment_too_low"


def test_robots_need_the_robots_upgrade_and_cost_ten_even_with_ecoplants() -> None:
    """§10.9, §2.1."""
    state = buyer("titanium/10 titanium/9", "ecoplants")
    assert refused(state, 0, BuyRobots(1, cards(state, 0, "titanium/10"))) == "needs_robots"
    state = buyer("titanium/10 titanium/9", "ecoplants robots")
    assert refused(state, 0, BuyRobots(1, cards(state, 0, "titanium/9"))) == "payment_too_low"
    assert play(state, 0, BuyRobots(1, cards(state, 0, "titanium/10"))).players[0].robots == 1


def test_more_robots_than_can_work_may_be_owned() -> None:
    """§10.9, R16."""
    state = buyer(FIFTIES, "robots")
    assert play(state, 0, BuyRobots(20, everything(state))).players[0].robots == 20


def test_colonists_and_robots_are_bought_in_either_order() -> None:
    """§10.9."""
    for first, second in ((BuyColonists, BuyRobots), (BuyRobots, BuyColonists)):
        state = buyer("titanium/10 titanium/10", "robots")
        state = play(state, 0, first(1, cards(state, 0, "titanium/10")))
        state = play(state, 0, second(1, cards(state, 0, "titanium/10")))
        assert (state.players[0].colonists, state.players[0].robots) == (4, 1)


@pytest.mark.parametrize("action", [BuyColonists(0, []), BuyRobots(0, [])])
def test_no_operators_are_no_purchase(action: BuyColonists | BuyRobots) -> None:
    assert refused(buyer("titanium/10", "robots"), 0, action) == "below_minimum"
