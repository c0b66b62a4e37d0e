"""How the standard bot bids: up to its limit, in few steps.

The limit is the highest bid at which winning scores more than passing. Auctions end near the second-highest limit, as
they would with minimum raises, but sooner. The opening bid and the first raise are as low as possible: most auctions
end with one of them. After that a bidder goes most of the way to what a rival is expected to pay, according to public
information, and continues from there in steps that grow with every raise. Once everybody has been asked twice, it bids
its limit at once: whoever does can't be drawn back into the auction, so that four bots need at most 15 calls.
"""

from bisect import bisect_left
from collections.abc import Callable

from app.engine.choices import Amount
from app.engine.decisions import Action, Offer
from app.games.outpost.actions import Bid, OpenAuction, Pass
from app.games.outpost.bot_doubts import doubt
from app.games.outpost.bot_estate import estate_of
from app.games.outpost.bot_outlook import expected_hand_worth
from app.games.outpost.bot_position import Position, only_choice, payment, worth
from app.games.outpost.bot_values import final_points
from app.games.outpost.components import UpgradeId
from app.games.outpost.sections import AuctionView, ColonyView

Terms = Callable[[int], tuple[int, int]]
"""Maps a minimum to a bid of at least that amount, and what it costs."""

ROUND_SUM = 5
"""Bids of money are multiples of this where possible, as people's are."""

SHARE = 0.7
"""How far a raise goes from the price to a rival's expected limit, once a first raise has been answered."""

GROWTH, UNHURRIED = 0.005, 2
"""After so many raises, each further one adds this share of the price to the step."""

CIRCUITS, MIN_CALLS = 2, 8
"""A bot bids its limit after so many calls by each seat, but not before so many in all."""


# --- opening -----------------------------------------------------------------------------------------------------


def open_auction(position: Position) -> Action | None:
    """Open the auction that scores most if won at its opening bid; None if winning nothing scores more."""
    best: OpenAuction | None = None
    most = final_points(position.estate, position.money, position.outlook, bid_from=1)
    for offer in position.offers(OpenAuction):
        upgrade = UpgradeId(only_choice(offer, "upgrade"))
        bids = affordable(position, upgrade, offer)
        if not bids:
            continue
        amount, paid = bid_and_payment(position, upgrade, bids[0])
        points = winning_points(position, upgrade, paid)
        if points > most:
            best, most = OpenAuction(upgrade, amount), points
    return best and leap(position, best)


def leap(position: Position, opening: OpenAuction) -> OpenAuction:
    """Return a higher opening bid, if the bot likes to begin high."""
    upgrade = UpgradeId(opening.upgrade)
    if not position.beliefs.leap:
        return opening
    bids = range(opening.amount, position.money + position.colony.discounts.get(upgrade, 0) + 1)

    def terms(least: int) -> tuple[int, int]:
        return bid_and_payment(position, upgrade, least)

    limit = highest_bid(position, upgrade, position.colony, position.money, bids, terms) or opening.amount
    least = opening.amount + int(position.beliefs.leap * (limit - opening.amount))
    return OpenAuction(upgrade, terms(least)[0])


def winning_points(position: Position, upgrade: UpgradeId, paid: int) -> float:
    """Return the expected final score if an upgrade is won for so much."""
    won = position.estate.with_upgrade(position.view.components.upgrades[upgrade])
    return final_points(won, position.money - paid, position.outlook, bid_from=1)


def affordable(position: Position, upgrade: UpgradeId, offer: Offer) -> range:
    """Return the bids that are allowed and can be paid."""
    amounts = offer.fields["amount"]
    assert isinstance(amounts, Amount)
    return range(amounts.low, min(amounts.high, position.money + position.colony.discounts.get(upgrade, 0)) + 1)


def bid_and_payment(position: Position, upgrade: UpgradeId, least: int) -> tuple[int, int]:
    """Return an affordable bid of at least this amount, and what it costs.

    What would be lost for lack of change is added to the bid. Bids of money are rounded up.
    """
    discount = position.colony.discounts.get(upgrade, 0)
    if position.view.components.money:
        rounded = -(-least // ROUND_SUM) * ROUND_SUM
        total = rounded if rounded <= position.money + discount else least
        return total, max(0, total - discount)
    cards = payment(position.cards, least - discount)
    assert cards is not None
    paid = worth(cards)
    return max(least, paid + discount), paid


# --- raising -----------------------------------------------------------------------------------------------------


def bid(position: Position) -> Action:
    """Challenge an implausible bid, else raise as long as winning at that price scores more than passing."""
    return doubt(position) or raise_bid(position)


def raise_bid(position: Position) -> Action:
    auction, limit = position.view.auction, own_limit(position)
    if auction is None or limit is None:
        return bluff(position) or Pass()
    least = auction.least
    if raises := len(auction.earlier):
        least = limit
        if calls(auction) < max(MIN_CALLS, CIRCUITS * len(auction.ring)):
            least = min(limit, next_price(auction.amount, expected_price(position, auction), raises))
    return Bid(bid_and_payment(position, auction.upgrade, least)[0])


def bluff(position: Position) -> Action | None:
    """Raise by the least though the bot would rather lose, if it is bold and a rival is expected to pay much more."""
    auction, offer = position.view.auction, next(position.offers(Bid), None)
    if auction is None or offer is None or not position.beliefs.bluff:
        return None
    amounts = offer.fields["amount"]
    assert isinstance(amounts, Amount)
    dared = position.beliefs.bluff * expected_price(position, auction)
    return Bid(amounts.low) if amounts.low <= min(dared, amounts.high) else None


def next_price(price: int, expected: int, raises: int) -> int:
    """Return the next bid after so many raises, most of the way to the expected price."""
    hurry = max(0, raises - UNHURRIED)
    return price + 1 + int(SHARE * max(0, expected - price)) + int(GROWTH * hurry * price)


def calls(auction: AuctionView) -> int:
    """Return how often seats have bid or passed by themselves: who can't raise, as all can see, is passed over."""
    bids = [*((bid.amount, bid.passed) for bid in auction.earlier), (auction.amount, auction.passed)]
    passes = [seat for bid, passed in bids for seat in passed if (most := auction.most[seat]) is None or most > bid]
    return len(bids) + len(passes)


def expected_price(position: Position, auction: AuctionView) -> int:
    """Return the highest limit expected of a rival, according to public information."""
    return max(
        rivals_limit(position, auction.upgrade, colony)
        for seat, colony in enumerate(position.view.colonies)
        if seat != position.decision.seat and seat not in auction.passed and not colony.internalized
    )


# --- limits ------------------------------------------------------------------------------------------------------


def own_limit(position: Position) -> int | None:
    """Return the highest bid in the current auction at which winning pays off; None if there is none."""
    auction, offer = position.view.auction, next(position.offers(Bid), None)
    if auction is None or offer is None:
        return None
    upgrade = auction.upgrade

    def terms(least: int) -> tuple[int, int]:
        return bid_and_payment(position, upgrade, least)

    limit = highest_bid(position, upgrade, position.colony, position.money, affordable(position, upgrade, offer), terms)
    return limit and terms(limit)[0]


def rivals_limit(position: Position, upgrade: UpgradeId, colony: ColonyView) -> int:
    """Return the highest bid that pays off for a rival with an average hand; 0 if there is none."""
    money, discount = expected_hand_worth(colony, position.view), colony.discounts.get(upgrade, 0)
    bids = range(position.view.components.upgrades[upgrade].cost, int(money) + discount + 1)
    return highest_bid(position, upgrade, colony, money, bids, lambda bid: (bid, max(0, bid - discount))) or 0


def highest_bid(
    position: Position, upgrade: UpgradeId, colony: ColonyView, money: float, bids: range, terms: Terms
) -> int | None:
    """Return the highest of these bids at which winning scores more than passing; None if there is none."""
    outlook, row = position.outlook, position.view.components.upgrades[upgrade]
    start = 1 if colony.step == "done" else 0  # the first round in which there is something else to buy
    estate = estate_of(colony, position.view.components)
    with_it = estate.with_upgrade(row)
    lost = final_points(estate, money, outlook, build_from=start, bid_from=start)

    def is_too_high(least: int) -> bool:
        amount, paid = terms(least)
        won = final_points(with_it, money - paid, outlook, build_from=start, bid_from=start)
        return won <= lost + position.beliefs.reluctance * (amount - row.cost)

    if not bids or is_too_high(bids[0]):
        return None
    return bids[bisect_left(bids, True, key=is_too_high) - 1]
