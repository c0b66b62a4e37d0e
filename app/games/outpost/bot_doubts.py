"""Which bids the standard bot challenges, at tables where the server does not check them (spec §16.7).

The estimate uses public information: the backs of the bidder's cards, and the faces of those that were revealed.
"""

from collections import Counter
from collections.abc import Mapping
from math import sqrt

from app.engine.decisions import Action
from app.engine.events import Seat
from app.games.outpost.actions import Challenge
from app.games.outpost.bot_position import Position, worth
from app.games.outpost.components import AVERAGE, DECKS, HIGHEST, Resource

BENEFIT_OF_DOUBT = 1.5
"""Standard deviations above the mean up to which a bid is plausible; one hand in fifteen is worth more."""


def variance(deck: Mapping[int, int], mean: int) -> float:
    return sum(count * (value - mean) ** 2 for value, count in deck.items()) / sum(deck.values())


VARIANCE: Mapping[Resource, float] = {kind: variance(deck, AVERAGE[kind]) for kind, deck in DECKS.items()}


def doubt(position: Position) -> Action | None:
    """Challenge the highest bid if its bidder is unlikely to be able to pay it."""
    auction = position.view.auction
    if auction is None or auction.high is None or not any(position.offers(Challenge)):
        return None
    if position.view.components.money:
        return None  # its amount is hidden
    saved = position.view.colonies[auction.high].discounts.get(auction.upgrade, 0)
    return Challenge(auction.amount) if auction.amount - saved > credible_worth(position, auction.high) else None


def credible_worth(position: Position, seat: Seat) -> float:
    """Return the highest plausible value of a player's hand."""
    colony = position.view.colonies[seat]
    shown = [
        card for card in position.view.known.get(seat, ()) if card.kind == "normal"
    ]  # the others are public anyway
    seen = [*colony.open_cards, *shown]
    hidden = Counter(colony.backs)
    hidden.subtract(card.resource for card in seen)
    likely = sum(AVERAGE[kind] * count for kind, count in hidden.items())
    spread = sqrt(sum(VARIANCE[kind] * count for kind, count in hidden.items()))
    most = sum(HIGHEST[kind] * count for kind, count in hidden.items())
    return worth(seen) + min(most, likely + BENEFIT_OF_DOUBT * spread)
