"""A position rebuilt from a view: cards and money that the viewer has not seen are dealt by chance.

Whoever leads an auction in which bids are checked can pay, as everybody knows: that hand is dealt first, and again
until it can.
"""

from collections.abc import Iterable, Iterator

from app.engine.codec import decode, encode
from app.engine.events import Seat
from app.engine.rng import Dice, shuffled
from app.engine.worlds import common_parts
from app.games.outpost.colony import box
from app.games.outpost.components import RESOURCES, UPGRADE_IDS, CardNumber, Resource, card, numbers_named, worth
from app.games.outpost.meta import META
from app.games.outpost.sections import CardView, ColonyView, KickerView, OutpostView
from app.games.outpost.state import EVERYBODY, Auction, Contribution, Deck, Kicker, Player, Raid, Redraw, State
from app.games.outpost.winning import price

Piles = dict[Resource, list[CardNumber]]

TRIES = 100
"""How often the leader of an auction, who must be able to pay, is dealt another hand before getting the best one."""

ROUNDS_SAVED = 2
"""Maximum number of rounds whose income a player with money is assumed to hold, besides a random amount."""
SOME_MORE = 20


def world(view: OutpostView, dice: Dice) -> State:
    """Return a position that looks like the view."""
    table = view.table
    unseen = {kind: shuffled(dice, unseen_cards(view, kind)) for kind in RESOURCES}
    leads = leader(view)
    players = {
        colony.seat: player(view, colony, unseen, due(view) if colony.seat == leads else 0, dice)
        for colony in sorted(view.colonies, key=lambda colony: colony.seat != leads)
    }
    state = State(
        **common_parts(view.game, table.players, META.version, dice),
        **{name: getattr(view.facts, name) for name in view.facts.__struct_fields__},
        round=table.round,
        era=table.era,
        order=table.order,
        players=[players[colony.seat] for colony in view.colonies],
        stock={name: count for name, count in view.stock.items() if count},
        market=[offer.upgrade for offer in view.market if offer.upgrade in UPGRADE_IDS],
        decks={kind: deck(view, kind, unseen[kind]) for kind in RESOURCES},
        active=table.active,
        auction=auction(view),
        known=known(view),
        kicker=None if view.kicker is None else kicker(view, view.kicker, players, dice),
        raid=raid(view),
        immune=[(piece.owner, piece.asset) for piece in view.immune for _ in range(piece.count)],
    )
    return decode(encode(state), State)  # it shares nothing with the view


# --- hands and decks ---------------------------------------------------------------------------------------------


def numbers(cards: Iterable[CardView]) -> list[CardNumber]:
    return numbers_named(each.id for each in cards)


def unseen_cards(view: OutpostView, kind: Resource) -> list[CardNumber]:
    """Return the cards of a deck whose place the viewer does not know."""
    seen = {*numbers_named(view.decks[kind].discard)}
    for cards in (*(hand.cards for hand in view.hands.values()), *view.known.values()):
        seen.update(numbers(cards))
    return [number for number in box(view.facts.rules).decks[kind] if number not in seen]


def deck(view: OutpostView, kind: Resource, unseen: list[CardNumber]) -> Deck:
    """Return a deck; where players hold money all of its cards are in it, and the discards lie face down."""
    if view.facts.rules.money:
        left = view.decks[kind].left
        return Deck(unseen[:left], unseen[left:])
    return Deck(unseen, numbers_named(view.decks[kind].discard))


def player(view: OutpostView, colony: ColonyView, unseen: Piles, to_pay: int, dice: Dice) -> Player:
    """Return a player, with a hand that can pay so much."""
    own, has_money = view.hands.get(colony.seat), view.facts.rules.money
    cash = 0
    if own is not None:
        hand = numbers(own.cards)
        cash = own.total if has_money else 0
    elif has_money:
        hand = []
        cash = to_pay + dice.below(ROUNDS_SAVED * colony.income + SOME_MORE)
    else:
        shown = list(dict.fromkeys(numbers((*colony.open_cards, *view.known.get(colony.seat, ())))))
        hand = [*shown, *dealt(colony, shown, unseen, to_pay, dice)]
    return Player(
        colonists=colony.colonists,
        robots=colony.robots,
        factories=dict(colony.factories),
        upgrades=dict(colony.upgrades),
        hand=hand,
        step=colony.step,
        purchases=colony.purchases,
        internalized=colony.internalized,
        megas=dict(own.megas) if own and own.megas is not None else None,
        cash=cash,
        tokens=colony.tokens,
    )


def dealt(colony: ColonyView, shown: list[CardNumber], unseen: Piles, to_pay: int, dice: Dice) -> Iterator[CardNumber]:
    """Take the rest of a hand from the unseen cards, so that it can pay this much."""
    known = [card(number).resource for number in shown]
    missing = {kind: count - known.count(kind) for kind, count in colony.backs.items()}
    for _ in range(TRIES):
        if worth((*shown, *tops(unseen, missing))) >= to_pay:
            break
        for kind in missing:
            unseen[kind] = shuffled(dice, unseen[kind])
    else:
        for kind in missing:
            unseen[kind].sort(key=lambda number: card(number).value)
    return (unseen[kind].pop() for kind, count in missing.items() for _ in range(count))


def tops(piles: Piles, counts: dict[Resource, int]) -> Iterator[CardNumber]:
    return (number for kind, count in counts.items() for number in piles[kind][len(piles[kind]) - count :])


def known(view: OutpostView) -> dict[CardNumber, list[int]]:
    """Return who knows which cards in others' hands, as far as the viewer does."""
    viewer = next(iter(view.hands), EVERYBODY)
    return {number: [viewer] for cards in view.known.values() for number in numbers(cards)}


# --- auctions, attacks, Kicker -----------------------------------------------------------------------------------


def leader(view: OutpostView) -> Seat | None:
    """Return who leads the auction, if everybody knows that the bid can be paid."""
    auction, check = view.auction, view.facts.rules.bid_check
    if auction is None or check == "none":
        return None
    if check == "challenge" and auction.bidder is not None and not auction.shown:
        return None
    return auction.high


def due(view: OutpostView) -> int:
    """Return what the leader of the auction must pay."""
    auction = view.auction
    assert auction is not None
    assert auction.high is not None
    return price(auction.amount, view.colonies[auction.high].discounts.get(auction.upgrade, 0))


def auction(view: OutpostView) -> Auction | None:
    if (shown := view.auction) is None:
        return None
    return Auction(
        shown.upgrade, shown.high, shown.amount, shown.bidder, shown.passed, shown.earlier, shown.shown, shown.answered
    )


def raid(view: OutpostView) -> Raid | None:
    if (shown := view.raid) is None:
        return None
    parts = [Contribution(part.seat, part.side, part.value) for part in shown.parts]
    return Raid(shown.attacker, shown.owner, shown.asset, parts, shown.to_ask)


def kicker(view: OutpostView, shown: KickerView, players: dict[Seat, Player], dice: Dice) -> Kicker:
    """Return the Kicker cards; of what others have drawn or taken, only the kind is known."""
    own = {seat: iter(hand.drawn) for seat, hand in view.hands.items()}
    redraws = []
    for each in shown.redraws:
        if each.seat in own:
            drawn = numbers_named(next(own[each.seat]))
        else:
            drawn = of_kind(players[each.seat], each.resource)[: each.drawn]
        redraws.append(Redraw(each.seat, each.resource, drawn, each.count))
    aside = [number for hand in view.hands.values() for number in numbers_named(hand.taken)]
    for seat, kind in shown.taken:
        if seat not in view.hands:
            aside.append(next(number for number in of_kind(players[seat], kind) if number not in aside))
    return Kicker(
        slots=[offer.upgrade for offer in view.market if offer.upgrade not in UPGRADE_IDS],
        piles=[shuffled(dice, pile) for pile in shown.coming],
        redraws=redraws,
        trades=shown.trades,
        aside=aside,
    )


def of_kind(player: Player, kind: Resource) -> list[CardNumber]:
    """Return the player's cards of a kind, but for mega cards."""
    return [number for number in player.hand if card(number).resource == kind and card(number).kind != "mega"]
