"""The standard bot: answers every decision with the action that maximises its expected final score.

    auctions    bid as long as winning at that price scores more than passing; see `bot_bidding.py`
    purchases   evaluate all affordable bundles of factories and operators, buy the best one, repeat
    payments    overpay as little as possible, since no change is given; keep Research cards for New Chemicals
    operators   staff the best factories first
    attacks     see `bot_raids.py`
    challenges  see `bot_doubts.py`

`bot_values.py` estimates the final score, `bot_outlook.py` holds the assumptions about the rest of a game, and
`bot_position.py` handles payments. The bot is stateless and deterministic: the same view gets the same answer.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from app.engine.choices import Amount, Choose
from app.engine.decisions import Action, Decision
from app.engine.rng import Dice
from app.games.outpost.actions import (
    Assign,
    Attack,
    BuyColonists,
    BuyFactories,
    BuyRobots,
    Challenge,
    ChooseMega,
    EndTurn,
    Exchange,
    ExchangePass,
    FirstTurnWater,
    Insist,
    Internalize,
    Pay,
    PlaceOperator,
    SkipPlacing,
)
from app.games.outpost.bot_bidding import bid, open_auction
from app.games.outpost.bot_outlook import Beliefs
from app.games.outpost.bot_position import Position, factory_payment, names, only_choice, payment, without, worth
from app.games.outpost.bot_raids import answer_raid, attack
from app.games.outpost.bot_values import Estate, best_first, economy_of, final_points, may_build
from app.games.outpost.colony import ROBOT_COST
from app.games.outpost.components import AVERAGE, WATER, Resource
from app.games.outpost.operators import BEST_FIRST, COLONIST, IDLE, ROBOT
from app.games.outpost.sections import CardView, OutpostView

MOST_AT_ONCE = 3
"""Maximum number of factories of a kind considered in one purchase; the bot can buy again."""


class StandardBot:
    """A solid opponent. Its beliefs are parameters, tuned by letting bots with different ones play each other."""

    def __init__(self, beliefs: Beliefs | None = None) -> None:
        self.beliefs = beliefs or Beliefs()

    def answer(self, view: OutpostView, decision: Decision, dice: Dice) -> Action:
        """Return the action with the highest expected score, given only the seat's own view."""
        return ANSWERS[decision.key](Position(view, decision, self.beliefs))


# --- production --------------------------------------------------------------------------------------------------


def choose_mega(position: Position) -> Action:
    """Take all mega cards once the income is high enough to make up for their lack of change; they are worth more."""
    needs_change = not position.view.components.money
    if needs_change and economy_of(position.estate, position.outlook).income < position.beliefs.mega_income:
        return ChooseMega()
    (offer,) = position.decision.offers
    return offer.action(**{kind: spec.high for kind, spec in offer.fields.items() if isinstance(spec, Amount)})


def discard(position: Position) -> Action:
    """Return the proposed default: discard the least valuable cards, pay with the least loss."""
    assert position.decision.default is not None
    return position.decision.default


def exchange(position: Position) -> Action:
    """Exchange the card furthest below its average with the player who holds most cards of that resource."""
    best: Action = ExchangePass()
    least = 0
    values = {card.id: card.value - AVERAGE[card.resource] for card in position.cards}
    for offer in position.offers(Exchange):
        names, targets = offer.fields["card"], offer.fields["target"]
        assert isinstance(names, Choose)
        assert isinstance(targets, Choose)
        name = min(map(str, names.items), key=values.__getitem__)
        if values[name] < least:
            kind = Resource(name.split("/")[0])
            target = max(targets.items, key=lambda seat: position.view.colonies[int(seat)].backs[kind])
            best, least = Exchange(name, int(target)), values[name]
    return best


# --- auctions ----------------------------------------------------------------------------------------------------


def pay(position: Position) -> Action:
    return Pay(names(payment(position.cards, position.decision.params["due"])))


def place_operator(position: Position) -> Action:
    """Staff the factory just won with an idle operator, or with one from the worst factory if that is a worse one."""
    worst_first = (IDLE, *reversed(BEST_FIRST))
    best, least = None, worst_first.index(position.decision.params["factory"])
    for offer in position.offers(PlaceOperator):
        sources = offer.fields["source"]
        assert isinstance(sources, Choose)
        for source in map(str, sources.items):
            if worst_first.index(source) < least:
                best, least = PlaceOperator(only_choice(offer, "operator"), source), worst_first.index(source)
    return best or SkipPlacing()


# --- factories and operators -------------------------------------------------------------------------------------


class Bundle(msgspec.Struct, frozen=True):
    """Factories of one kind with operators for them, or operators alone; `action` is the first purchase."""

    action: Action
    estate: Estate
    money: int
    """Value of the hand after paying for all of it."""


def take_turn(position: Position) -> Action:
    """Open auctions worth winning, then buy what is worth its price, then assign the operators and end the turn."""
    return open_auction(position) or buy(position) or assign_operators(position) or last_resort(position) or EndTurn()


def last_resort(position: Position) -> Action | None:
    """Attack a player, if attacks are allowed and one is worth it."""
    return attack(position) if any(position.offers(Attack)) else None


def buy(position: Position) -> Action | None:
    """Return the first purchase of the best bundle; None if it is better to keep the money."""
    best: Action | None = None
    most = points_after_turn(position, position.estate, position.money)
    for bundle in (*bundles(position), *first_turn_water(position)):
        points = points_after_turn(position, bundle.estate, bundle.money)
        if points > most:
            best, most = bundle.action, points
    return best


def points_after_turn(position: Position, estate: Estate, money: int) -> float:
    """Return the expected final score if nothing more is bought this round."""
    return final_points(estate, money, position.outlook, build_from=1, bid_from=1)


def first_turn_water(position: Position) -> Iterator[Bundle]:
    """Yield the Water factory for the whole starting hand as one more bundle, if it is on offer."""
    if any(position.offers(FirstTurnWater)):
        yield Bundle(FirstTurnWater(), position.estate.with_works(WATER, 1, 0, 0), 0)


def bundles(position: Position) -> Iterator[Bundle]:
    """Iterate over the bundles that the hand can pay for, each kind separately, without change."""
    yield from operator_bundles(position, None, 0, [])
    if position.colony.step == "operators":
        return
    for kind in may_build(position.estate, position.view.components, has_research=True):
        for count in range(1, MOST_AT_ONCE + 1):
            paid = factory_payment(position, kind, count)
            if paid is None:
                break
            yield from operator_bundles(position, kind, count, paid)


def operator_bundles(
    position: Position, kind: Resource | None, count: int, paid: Sequence[CardView]
) -> Iterator[Bundle]:
    """Iterate over bundles of these factories with operators: colonists while there is housing, then robots."""
    estate = position.estate
    cards = without(position.cards, paid)
    unstaffed = count + sum(estate.built.values()) - estate.operators
    if kind is not None:
        yield Bundle(BuyFactories(kind, count, names(paid)), estate.with_works(kind, count, 0, 0), worth(cards))
    for wanted in range(1, unstaffed + 1):
        colonists = min(wanted, estate.berths)
        robots = wanted - colonists
        if robots and not estate.robots_each:
            return
        for_colonists = payment(cards, colonists * estate.colonist_price)
        left = without(cards, for_colonists or ())
        for_robots = payment(left, robots * ROBOT_COST)
        if for_colonists is None or for_robots is None:
            return
        if kind is not None:
            action: Action = BuyFactories(kind, count, names(paid))
        elif colonists:
            action = BuyColonists(colonists, names(for_colonists))
        else:
            action = BuyRobots(robots, names(for_robots))
        yield Bundle(action, estate.with_works(kind, count, colonists, robots), worth(without(left, for_robots)))


def assign_operators(position: Position) -> Action | None:
    """Assign the operators to the best factories; return None if they already work there."""
    if not any(position.offers(Assign)):
        return None
    colony, most = position.colony, position.estate.most_running
    people = min(colony.colonists, most)
    robots = min(colony.robots, colony.robot_limit, most - people)
    best = list(best_first(position.estate.built, people, robots))
    works = colony.factories
    if all((works[kind].colonists, works[kind].robots) == (people, machines) for kind, people, machines in best):
        return None
    return Assign({kind: {COLONIST: people, ROBOT: machines} for kind, people, machines in best})


def assign(position: Position) -> Action:
    """Staff the best factories, or leave everybody where they are."""
    assert position.decision.default is not None
    return assign_operators(position) or position.decision.default


# --- asides ------------------------------------------------------------------------------------------------------


def answer_aside(position: Position) -> Action:
    """Insist or withdraw if that is offered, else challenge the bid: a bot must answer whatever it is asked."""
    for action in (Insist, Internalize):
        if any(position.offers(action)):
            return action()
    return Challenge(position.decision.params["amount"])


ANSWERS: dict[str, Callable[[Position], Action]] = {
    "outpost-ask-mega": choose_mega,
    "outpost-ask-discard": discard,
    "outpost-ask-redraw": discard,
    "outpost-ask-exchange": exchange,
    "outpost-ask-turn": take_turn,
    "outpost-ask-early": take_turn,
    "outpost-ask-bid": bid,
    "outpost-ask-pay": pay,
    "outpost-ask-rebid": bid,
    "outpost-ask-overbid": discard,
    "outpost-ask-place": place_operator,
    "outpost-ask-aside": answer_aside,
    "outpost-ask-doubt": answer_aside,
    "outpost-ask-assign": assign,
    "outpost-ask-raid": answer_raid,
    "outpost-ask-evict": discard,
}
"""The handler for each kind of decision."""
