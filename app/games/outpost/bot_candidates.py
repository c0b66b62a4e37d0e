"""Sensible answers to a decision, for bots that think ahead: the standard bot's, and what it weighs against it."""

from collections.abc import Callable, Iterator

from app.engine.bots import Bot
from app.engine.choices import Amount
from app.engine.decisions import Action, Decision
from app.engine.rng import Dice
from app.games.outpost.actions import Bid, ChooseMega, EndTurn, OpenAuction, Pass, StayOut
from app.games.outpost.bot import ANSWERS, StandardBot, assign_operators
from app.games.outpost.bot_bidding import affordable, bid_and_payment, winning_points
from app.games.outpost.bot_outlook import Beliefs, Rate
from app.games.outpost.bot_position import Position, only_choice
from app.games.outpost.bot_purchases import bundles, first_turn_water, points_after_turn
from app.games.outpost.components import UpgradeId
from app.games.outpost.sections import OutpostView

MOST_OPENINGS, MOST_BUNDLES = 5, 5
"""Maximum number of auctions, and of purchases, that are tried."""

BELIEFS = Beliefs()


def candidates(view: OutpostView, decision: Decision) -> list[Action]:
    """Return the standard bot's answer, then alternatives to it."""
    position = Position(view, decision, BELIEFS)
    found = [ANSWERS[decision.key](position)]
    if decision.key in ALTERNATIVES:
        for action in ALTERNATIVES[decision.key](position):
            if action not in found:
                found.append(action)
    return found


def turn_alternatives(position: Position) -> Iterator[Action]:
    yield from best_openings(position)
    yield from best_bundles(position)
    if (assigned := assign_operators(position)) is not None:
        yield assigned
    if any(position.offers(EndTurn)):
        yield EndTurn()


def best_openings(position: Position) -> list[Action]:
    """Return opening bids for the upgrades that score most if won at that price."""
    rated: list[tuple[float, Action]] = []
    for offer in position.offers(OpenAuction):
        upgrade = UpgradeId(only_choice(offer, "upgrade"))
        if bids := affordable(position, upgrade, offer):
            amount, paid = bid_and_payment(position, upgrade, bids[0])
            rated.append((winning_points(position, upgrade, paid), OpenAuction(upgrade, amount)))
    return best(rated, MOST_OPENINGS)


def best_bundles(position: Position) -> list[Action]:
    """Return the first purchases of the bundles that score most; of bundles that begin alike, the best counts."""
    rated = [
        (points_after_turn(position, bundle.estate, bundle.money), bundle.action)
        for bundle in (*bundles(position), *first_turn_water(position))
    ]
    return best(rated, MOST_BUNDLES)


def best(rated: list[tuple[float, Action]], most: int) -> list[Action]:
    """Return different actions, those of most points first."""
    found: list[Action] = []
    for _, action in sorted(rated, key=lambda each: -each[0]):
        if action not in found and len(found) < most:
            found.append(action)
    return found


def bid_alternatives(position: Position) -> Iterator[Action]:
    """Pass, or bid as little as possible."""
    yield Pass()
    auction, offer = position.view.auction, next(position.offers(Bid), None)
    if auction is not None and offer is not None and (bids := affordable(position, auction.upgrade, offer)):
        yield Bid(bid_and_payment(position, auction.upgrade, bids[0])[0])


def mega_alternatives(position: Position) -> Iterator[Action]:
    """Take no mega cards, or as many as possible."""
    yield ChooseMega()
    (offer,) = position.decision.offers
    yield offer.action(**{kind: spec.high for kind, spec in offer.fields.items() if isinstance(spec, Amount)})


def raid_alternatives(position: Position) -> Iterator[Action]:
    if any(position.offers(StayOut)):
        yield StayOut()


ALTERNATIVES: dict[str, Callable[[Position], Iterator[Action]]] = {
    "outpost-ask-turn": turn_alternatives,
    "outpost-ask-early": turn_alternatives,
    "outpost-ask-bid": bid_alternatives,
    "outpost-ask-rebid": bid_alternatives,
    "outpost-ask-mega": mega_alternatives,
    "outpost-ask-raid": raid_alternatives,
}


def noisy(dice: Dice) -> Bot:
    """Return a standard bot with other beliefs, for varied training games."""

    def about(value: float) -> float:
        return value * (60 + dice.below(91)) / 100

    return StandardBot(
        Beliefs(
            rates=tuple(Rate(about(rate.income), about(rate.points), about(rate.most)) for rate in BELIEFS.rates),
            last_credit=about(BELIEFS.last_credit),
            discount_use=about(BELIEFS.discount_use),
            point_price=about(BELIEFS.point_price),
            reluctance=about(BELIEFS.reluctance),
            payback=3 + dice.below(4),
        )
    )
