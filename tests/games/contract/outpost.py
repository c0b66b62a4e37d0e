"""Outpost's part of the contract suite."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from app.engine.codec import decode, encode
from app.engine.decisions import Action, Decision
from app.engine.events import Archive, Event, Open, Player, Seat, Viewer
from app.engine.rng import Dice, seed_from, shuffled
from app.games.outpost.actions import Attack, Bid, OpenAuction
from app.games.outpost.colony import box, discount, max_colonists, robot_limit
from app.games.outpost.components import (
    RESOURCES,
    SPECIAL,
    UPGRADE_IDS,
    CardNumber,
    Resource,
    UpgradeId,
)
from app.games.outpost.editions import Rules
from app.games.outpost.hand import hand, hand_total
from app.games.outpost.money import operating_limit
from app.games.outpost.state import EVERYBODY, State
from app.games.outpost.state import Player as Colony
from app.games.outpost.winning import due, running


class OutpostHarness:
    """Which games of Outpost to play, what is conserved, what is hidden."""

    most_moves = 12_000
    variants: tuple[Mapping[str, Any], ...] = (
        {"internalizing": "off", "auction_ring": "purchase_order", "limited_availability_2": "2"},
        {
            "internalizing": "concurrent",
            "refill_over_cap": "reroll",
            "limited_availability_2": "3",
            "space_terrorism": "on",
        },
        {
            "kicker": "on",
            "limited_availability_2": "4",
            "kicker_prices": {"price_smelter": [30], "price_biosphere": [120]},
        },
        {
            "edition": "classic",
            "secret_overbid": "on",
            "limited_availability_1": "on",
            "limited_availability_2": "1",
            "death_spiral": "on",
        },
        {"edition": "classic"},
        {"edition": "classic", "bid_verification": "challenge", "mega_production": "on", "limited_availability_2": "5"},
        {
            "edition": "classic",
            "research_exempt": "on",
            "auction_ring": "clockwise",
            "refill_over_cap": "step_down",
            "limited_availability_2": "6",
        },
        {
            "edition": "classic",
            "mega_production": "on",
            "research_exempt": "on",
            "secret_overbid": "on",
            "space_terrorism": "on",
        },
        {"money": "on", "secret_overbid": "on", "space_terrorism": "on", "limited_availability_2": "1"},
        {"edition": "classic", "money": "on", "bid_verification": "challenge", "death_spiral": "off"},
    )

    def check_conservation(self, state: State) -> None:
        """Assert that every card and upgrade is in one place, and that no colony holds or runs more than it may."""
        rows = box(state.rules)
        for resource in RESOURCES:
            deck = state.decks[resource]
            held = [number for player in state.players for number in normal_cards(player, resource)]
            assert tuple(sorted([*deck.draw, *deck.discard, *held])) == rows.decks[resource]
        for number, name in enumerate(UPGRADE_IDS):
            owned = sum(player.upgrades.get(name, 0) for player in state.players)
            assert name not in state.stock or state.stock[name] > 0
            total = state.stock.get(name, 0) + state.market.count(name) + owned
            copies = state.rules.copies[number] if state.rules.copies else 2
            assert total <= copies  # destroyed upgrades leave the game
            assert state.rules.space_terrorism or total >= (copies if state.rules.copies else 1)
        for player in state.players:
            check_colony(state.rules, player)
        assert sorted(state.order) == list(range(len(state.players)))
        assert state.raid is None or state.stage == "turns"

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """Return a copy with other values in others' hands, another deck order, another seed.

        Whoever leads an auction can pay the bid, in every world: everybody knows that much.
        """
        for _ in range(10):
            copy = self.redealt(state, viewer, dice, fixed=None)
            if is_possible(copy):
                return copy
        return self.redealt(state, viewer, dice, fixed=state.auction.high if state.auction else None)

    def redealt(self, state: State, viewer: Viewer, dice: Dice, fixed: Seat | None) -> State:
        """Return a copy with everything hidden dealt again, except the hand of the seat `fixed`."""
        copy = decode(encode(state), State)
        seats = [Seat(seat) for seat in range(len(copy.players)) if is_closed(Seat(seat), viewer)]
        others = [copy.players[seat] for seat in seats if seat != fixed]
        new: dict[CardNumber, CardNumber] = {}
        for resource in RESOURCES:
            deck = copy.decks[resource]
            hidden = [
                number
                for each in others
                for number in normal_cards(each, resource)
                if not is_known(copy, number, viewer)
            ]
            unseen = shuffled(dice, [*deck.draw, *hidden])
            new |= {number: unseen.pop() for number in hidden}
            deck.draw = unseen
            if copy.rules.money:
                cards = shuffled(dice, [*deck.draw, *deck.discard])
                deck.draw, deck.discard = cards[: len(deck.draw)], cards[len(deck.draw) :]
        for player in others:
            player.hand = [new.get(number, number) for number in player.hand]
        for seat in seats:
            player = copy.players[seat]
            if copy.rules.money and seat != fixed:
                player.cash = dice.below(2 * player.cash + 20)
        if copy.kicker is not None:
            copy.kicker.piles = [shuffled(dice, pile) for pile in copy.kicker.piles]
            copy.kicker.aside = [new.get(number, number) for number in copy.kicker.aside]
            for redraw in copy.kicker.redraws:
                redraw.drawn = [new.get(number, number) for number in redraw.drawn]
        copy.rng.seed = seed_from(f"another {dice.below(10**6)}")
        return copy

    def secrets(self, state: State, viewer: Viewer) -> list[str]:
        """Return the seed, and the names of the cards in others' hands whose values nobody else knows."""
        if isinstance(viewer, Archive):
            return []
        hidden = [
            held.id
            for seat, player in enumerate(state.players)
            if is_closed(Seat(seat), viewer)
            for held in hand(player)
            if held.kind == "normal" and not is_known(state, held.number, viewer)
        ]
        return [state.rng.seed, *hidden]


def check_colony(rules: Rules, player: Colony) -> None:
    """Assert that a colony holds no more than it may, and runs no more; attacks may leave it too many colonists."""
    running = sum(crew.operated for crew in player.factories.values())
    robots = sum(crew.robots for crew in player.factories.values())
    assert len(set(player.hand)) == len(player.hand)
    assert running - robots <= player.colonists
    assert robots <= player.robots
    assert all(0 <= crew.operated <= crew.built > 0 for crew in player.factories.values())
    assert all(count > 0 for count in player.upgrades.values())
    assert all(player.factories[kind].robots == 0 for kind in SPECIAL if kind in player.factories)
    assert player.colonists <= max_colonists(rules, player) or rules.space_terrorism
    assert robots <= robot_limit(rules, player)
    if rules.money:
        assert player.hand == []
        assert player.cash >= 0
        assert player.tokens >= 0
        assert running <= operating_limit(rules, player)
    else:
        assert (player.cash, player.tokens) == (0, 0)


def sensible(state: State, decision: Decision, dice: Dice) -> Action:
    """Return a random action, but fewer of those that lead nowhere, or games would be very long.

    Most attacks are thought better of; where nobody checks bids, most of them can be paid.
    """
    while True:
        action = decision.sample(dice)
        if isinstance(action, Attack) and dice.below(4):
            continue
        if state.rules.bid_check != "none" or not isinstance(action, Bid | OpenAuction) or dice.below(20) == 0:
            return action
        player = state.players[decision.seat]
        if isinstance(action, OpenAuction):
            upgrade, low = UpgradeId(action.upgrade), box(state.rules).upgrades[UpgradeId(action.upgrade)].cost
        else:
            upgrade, low = running(state).upgrade, running(state).amount + 1
        most = hand_total(player) + discount(state.rules, player, upgrade)
        if low <= most:
            return msgspec.structs.replace(action, amount=low + dice.below(most - low + 1))


def since_shuffled(events: Sequence[Event], secret: str) -> Sequence[Event]:
    """Return the events since a card was hidden: in 1991 one may be discarded, shuffled in and drawn in one step."""
    for place, event in reversed(list(enumerate(events))):
        if event.key == "outpost-reshuffled" and secret.startswith(f"{event.public['resource']}/"):
            laid_down = any(secret in before.public.get("cards", ()) for before in events[:place])
            return events[place:] if laid_down else events
    return events


def is_possible(state: State) -> bool:
    """Tell whether the leader of the auction, if there is one, can pay."""
    auction = state.auction
    if auction is None or auction.high is None or state.rules.bid_check == "none":
        return True
    if state.rules.bid_check == "challenge" and auction.bidder is not None and not auction.shown:
        return True
    return hand_total(state.players[auction.high]) >= due(state, auction.high, auction.upgrade, auction.amount)


def is_closed(seat: Seat, viewer: Viewer) -> bool:
    """Tell whether the viewer may not see this seat's hand."""
    return not isinstance(viewer, Open) and viewer != Player(seat)


def is_known(state: State, number: CardNumber, viewer: Viewer) -> bool:
    """Tell whether the viewer has been shown this card of another's hand."""
    if (shown_to := state.known.get(number)) is None:
        return False
    seat = viewer.seat if isinstance(viewer, Player) else EVERYBODY
    return seat in shown_to or EVERYBODY in shown_to


def normal_cards(player: Colony, resource: Resource) -> list[CardNumber]:
    """Return the cards of a deck that the player holds."""
    return [held.number for held in hand(player) if held.kind == "normal" and held.resource == resource]
