"""Outpost's part of the contract suite."""

from collections.abc import Mapping

from app.engine.codec import decode, encode
from app.engine.events import Archive, Player, Seat, Viewer
from app.engine.rng import Dice, mixed, seed_from
from app.games.outpost.colony import box, hand_total, max_colonists, robot_limit
from app.games.outpost.components import (
    MEGA,
    RESOURCES,
    SPECIAL,
    UPGRADE_IDS,
    CardId,
    CardNumber,
    Resource,
    card,
    number_of,
)
from app.games.outpost.discard import discard_decision
from app.games.outpost.production import mega_groups
from app.games.outpost.state import EVERYBODY, State
from app.games.outpost.state import Player as Colony
from app.games.outpost.winning import due


class OutpostHarness:
    """Which games of Outpost to play, what is conserved, what is hidden."""

    most_moves = 12_000
    variants: tuple[Mapping[str, str], ...] = (
        {"internalizing": "off", "auction_ring": "purchase_order", "limited_availability_2": "2"},
        {"internalizing": "concurrent", "refill_over_cap": "reroll", "limited_availability_2": "3"},
        {"kicker": "on", "limited_availability_2": "4"},
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
    )

    def check_conservation(self, state: State) -> None:
        """Assert that every card and upgrade is in one place, and that no colony holds or runs more than it may."""
        rows = box(state.rules)
        for resource in RESOURCES:
            deck = state.decks[resource]
            held = [rows.numbers[name] for player in state.players for name in normal_cards(player, resource)]
            assert sorted(deck.draw + deck.discard + held) == list(range(len(rows.cards[resource])))
        for number, name in enumerate(UPGRADE_IDS):
            owned = sum(player.upgrades.get(name, 0) for player in state.players)
            total = state.stock[name] + state.market.count(name) + owned
            assert total == state.rules.copies[number] if state.rules.copies else total in (1, 2)
        for player in state.players:
            assert len(set(player.hand)) == len(player.hand)
            assert player.colonists <= max_colonists(state.rules, player)
            assert sum(crew.colonists for crew in player.factories.values()) <= player.colonists
            assert sum(crew.robots for crew in player.factories.values()) <= min(
                player.robots, robot_limit(state.rules, player)
            )
            assert all(0 <= crew.operated <= crew.built for crew in player.factories.values())
            assert all(player.factories[kind].robots == 0 for kind in SPECIAL if kind in player.factories)
        assert sorted(state.order) == list(range(len(state.players)))

    def redeal(self, state: State, viewer: Viewer, dice: Dice) -> State:
        """Return a copy with other values in others' hands, another deck order, other secret choices, another seed.

        Whoever leads an auction can pay the bid, in every world: everybody knows that much.
        """
        for _ in range(10):
            copy = self.dealt_anew(state, viewer, dice, fixed=None)
            if is_possible(copy):
                return copy
        return self.dealt_anew(state, viewer, dice, fixed=state.auction.high if state.auction else None)

    def dealt_anew(self, state: State, viewer: Viewer, dice: Dice, fixed: Seat | None) -> State:
        """Return a copy with everything hidden dealt anew, but for the hand of the seat `fixed`."""
        copy = decode(encode(state), State)
        rows = box(copy.rules)
        seats = [Seat(seat) for seat in range(len(copy.players)) if viewer != Player(Seat(seat))]
        others = [copy.players[seat] for seat in seats if seat != fixed]
        new: dict[CardNumber, CardNumber] = {}
        for resource in RESOURCES:
            deck = copy.decks[resource]
            hidden = [
                rows.numbers[name]
                for each in others
                for name in normal_cards(each, resource)
                if not is_known(copy, number_of(name), viewer)
            ]
            unseen = mixed(dice, [*deck.draw, *hidden])
            for player in others:
                for place, number in enumerate(player.hand):
                    if is_normal(number, resource) and not is_known(copy, number, viewer):
                        player.hand[place] = new[number] = number_of(rows.cards[resource][unseen.pop()])
            deck.draw = unseen
        for seat in seats:
            player = copy.players[seat]
            if player.megas is not None:
                player.megas = {
                    resource: count for resource in MEGA if (count := dice.below(mega_groups(player, resource) + 1))
                }
            if player.discard is not None:
                chosen = discard_decision(copy, seat).sample(dice)
                player.discard = [number_of(name) for name in chosen.cards]  # type: ignore[attr-defined]
        if copy.kicker is not None:
            copy.kicker.piles = [mixed(dice, pile) for pile in copy.kicker.piles]
            copy.kicker.aside = [new.get(number, number) for number in copy.kicker.aside]
            for redraw in copy.kicker.redraws:
                redraw.drawn = [new.get(number, number) for number in redraw.drawn]
                if redraw.given is not None and Player(redraw.seat) != viewer:
                    redraw.given = mixed(dice, redraw.drawn)[: redraw.count]
        copy.rng.seed = seed_from(f"another {dice.below(10**6)}")
        return copy

    def secrets(self, state: State, viewer: Viewer) -> list[str]:
        """Return the seed, and the names of the cards in others' hands whose values nobody else knows."""
        if isinstance(viewer, Archive):
            return []
        hidden = [
            card(number).id
            for seat, player in enumerate(state.players)
            if viewer != Player(Seat(seat))
            for number in player.hand
            if card(number).kind == "normal" and not is_known(state, number, viewer)
        ]
        return [state.rng.seed, *hidden]


def is_possible(state: State) -> bool:
    """Tell whether the leader of the auction, if there is one, can pay."""
    auction = state.auction
    if auction is None or auction.high is None or state.rules.bid_check == "none":
        return True
    if state.rules.bid_check == "challenge" and auction.bidder is not None and not auction.shown:
        return True
    return hand_total(state.players[auction.high]) >= due(state, auction.high, auction.upgrade, auction.amount)


def is_known(state: State, number: CardNumber, viewer: Viewer) -> bool:
    """Tell whether the viewer has been shown this card of another's hand."""
    seat = viewer.seat if isinstance(viewer, Player) else EVERYBODY
    return bool({seat, EVERYBODY} & set(state.known.get(number, ())))


def normal_cards(player: Colony, resource: Resource) -> list[CardId]:
    """Return the cards of a deck that the player holds."""
    return [card(number).id for number in player.hand if is_normal(number, resource)]


def is_normal(number: CardNumber, resource: Resource) -> bool:
    """Tell whether this is a card of the resource's deck."""
    found = card(number)
    return found.resource == resource and found.kind == "normal"
