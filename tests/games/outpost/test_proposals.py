"""What is proposed for payments and discards, compared with all that could be done (spec §9, §11)."""

from collections.abc import Iterator
from itertools import chain, combinations
from typing import Any

import msgspec
import pytest

from app.engine.rng import Stream, pick, seed_from
from app.games.outpost.actions import BuyFactories, Default, Discard, OpenAuction, Pay
from app.games.outpost.colony import hand_limit
from app.games.outpost.components import (
    DATA_LIBRARY,
    MEGA,
    MICROBIOTICS,
    NEW_CHEMICALS,
    RESEARCH,
    RESOURCES,
    Card,
    Resource,
    cards_named,
)
from app.games.outpost.discard import cheapest_discard
from app.games.outpost.hand import hand, hand_count, weight
from app.games.outpost.payment import best_payments
from app.games.outpost.production import do_mint
from app.games.outpost.state import State
from tests.games.outpost.positions import all_pass, cards, colony, decision, faces, play, position

Loss = tuple[int, int, int, int]


def any_hand(state: State, seed: str, most: int) -> list[Card]:
    """Deal a hand at random to seat 0: cards of all kinds, the cheap ones rather, with mega cards and notes."""
    dice = Stream(seed_from(seed))
    player = state.players[0]
    for _ in range(3 + dice.below(most - 2)):
        kind = pick(dice, RESOURCES[: 3 + dice.below(7)])
        if dice.below(8) == 0:
            do_mint(state, player, kind, "mega" if kind in MEGA else "note", 1)
        else:
            draw = state.decks[kind].draw
            player.hand.append(draw.pop(dice.below(len(draw))))
    return hand(player)


def subsets(held: list[Card]) -> Iterator[tuple[Card, ...]]:
    return chain.from_iterable(combinations(held, size) for size in range(len(held) + 1))


def loss(exempt: tuple[Resource, ...], paid: tuple[Card, ...]) -> Loss:
    """Return what is to be as low as possible, the most important first."""
    research = [card.value for card in paid if card.resource == RESEARCH]
    freed = sum(weight(exempt, card) for card in paid)
    return sum(card.value for card in paid), -freed, len(research), sum(research)


def least(ways: list[Loss], due: int, research: int) -> Loss:
    """Return the best of all ways to pay a price with at least this many Research cards."""
    return min(way for way in ways if way[0] >= due and way[2] >= research)


def offers_of(state: State) -> list[dict[str, Any]]:
    """Return what a page is offered in seat 0."""
    wire: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(decision(state, 0).wire()))
    return list(wire["offers"])


@pytest.mark.parametrize("exempt", [(RESEARCH, MICROBIOTICS), (RESEARCH,), ()], ids=str)
def test_the_payment_proposed_is_the_best_of_all_for_every_price(exempt: tuple[Resource, ...]) -> None:
    """§11: the least lost, then most room freed, then the fewest Research cards, and the lowest of those."""
    for number in range(60):
        held = any_hand(position(2), f"pay {number}", 9)
        total, research = sum(card.value for card in held), sum(card.resource == RESEARCH for card in held)
        prices = [(due, needed) for due in range(0, total + 1, 7) for needed in range(min(2, research) + 1)]
        ways = [loss(exempt, paid) for paid in subsets(held)]
        for price, proposed in zip(prices, best_payments(exempt, held, prices), strict=True):
            assert loss(exempt, tuple(cards_named(proposed))) == least(ways, *price)


@pytest.mark.parametrize("edition", ["anniversary", "classic"])
def test_every_purchase_is_offered_with_the_best_payment_for_each_number(edition: str) -> None:
    """Factories, colonists and robots, as many as may be bought; each proposal may be played as it stands."""
    kinds = set()
    for number in range(20):
        state = position(2, edition=edition)
        colony(state, 0, upgrades="heavy_equipment laboratory robots nodule")
        ways = [loss(state.rules.exempt, paid) for paid in subsets(any_hand(state, f"buy {number}", 9))]
        asked = decision(state, 0)
        actions = {kind.tag(): kind for menu in asked.menus for kind in menu.actions}
        for offer in offers_of(state):
            if offer["action"].startswith("buy_"):
                fields, spec = offer["fields"], offer["fields"]["cards"]
                chosen = {"factory": fields["factory"]["items"][0]} if "factory" in fields else {}
                kinds.add(chosen.get("factory", offer["action"]))
                assert len(spec["proposals"]) == fields["count"]["high"]
                for count, proposed in enumerate(spec["proposals"], start=1):
                    assert actions[offer["action"]](**chosen, count=count, cards=proposed) in asked
                    best = least(ways, count * spec["price"], count if spec["including"] else 0)
                    assert loss(state.rules.exempt, tuple(cards_named(proposed))) == best
    assert kinds == {"ore", "water", "titanium", "research", "new_chemicals", "buy_colonists", "buy_robots"}


def test_one_new_chemicals_factory_is_not_paid_with_two_research_cards_without_need() -> None:
    state = position(2)
    colony(state, 0, hand="research/13 research/13 titanium/13 titanium/10 titanium/10 ore/1 ore/3 water/10 water/4")
    (offer,) = [each for each in offers_of(state) if each["fields"].get("factory", {}).get("items") == [NEW_CHEMICALS]]
    proposed = offer["fields"]["cards"]["proposals"][0]
    assert sum(card.value for card in cards_named(proposed)) == 60
    assert [card.resource for card in cards_named(proposed)].count(RESEARCH) == 1
    state = play(state, 0, BuyFactories(NEW_CHEMICALS, 1, proposed))
    assert state.players[0].factories[NEW_CHEMICALS].built == 1


def test_an_auction_is_offered_with_the_payment_that_is_made_without_an_answer() -> None:
    state = position(2, "nodule")
    colony(state, 0, hand="titanium/13 titanium/13 water/9 water/9 water/8 research/9")
    state = all_pass(play(state, 0, OpenAuction("nodule", 26)))
    (offer,) = offers_of(state)
    default = decision(state, 0).default
    assert isinstance(default, Pay)
    assert offer["fields"]["cards"]["proposals"] == [default.cards]
    assert sorted(default.cards) == sorted(cards(state, 0, "water/9 water/9 water/8"))


def test_a_penalty_is_offered_with_its_payment_too_and_nothing_due_with_none() -> None:
    state = position(2, "scientists", secret_overbid="on")
    colony(state, 0, hand="ore/5 ore/3 ore/2 ore/4")
    state.players[0].upgrades = {DATA_LIBRARY: 5}
    state = all_pass(play(state, 0, OpenAuction("scientists", 45)))
    offers = {offer["action"]: offer["fields"]["cards"]["proposals"] for offer in offers_of(state)}
    assert offers["pay"] == [[]]
    state = play(state, 0, Default(offers["default"][0]))
    assert faces(state, 0) == "ore/4 ore/5"  # the 5 would do as well, but frees less


# --- discards ----------------------------------------------------------------------------------------------------


def test_the_discard_proposed_gives_up_the_least_of_all() -> None:
    """§9: the least value; then most room freed, then the fewest Research cards."""
    tried = 0
    for number in range(200):
        state = position(2, edition=("anniversary", "classic")[number % 2])
        held = any_hand(state, f"discard {number}", 11)
        player, exempt = state.players[0], state.rules.exempt
        over = hand_count(state.rules, player) - hand_limit(state.rules, player)
        if over > 0:
            tried += 1
            given = tuple(cards_named(cheapest_discard(state.rules, player, over)))
            ways = [loss(exempt, some)[:3] for some in subsets(held)]
            assert loss(exempt, given)[:3] == min(way for way in ways if -way[1] >= over)
    assert tried > 50


def test_a_mega_card_goes_if_it_is_worth_less_than_the_four_cards_that_weigh_as_much() -> None:
    """A mega Water of 30 and ten Titanium of 10: four too many."""
    state = position(2)
    colony(state, 0, hand="water/mega " + "titanium/10 " * 10)
    state.stage, state.active = "discard", None
    assert decision(state, 0).default == Discard(cards(state, 0, "water/mega"))
    colony(state, 0, hand="water/mega " + "titanium/7 " * 5 + "titanium/8 " * 5)
    assert decision(state, 0).default == Discard(cards(state, 0, "titanium/7 " * 4))
