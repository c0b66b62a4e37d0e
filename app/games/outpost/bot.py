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

from collections.abc import Callable

from app.engine.choices import Amount, Choose
from app.engine.decisions import Action, Decision
from app.engine.rng import Dice
from app.games.outpost.actions import (
    Assign,
    Attack,
    Challenge,
    ChooseMega,
    EndTurn,
    Exchange,
    ExchangePass,
    Insist,
    Internalize,
    Pay,
    PlaceOperator,
    SkipPlacing,
)
from app.games.outpost.bot_bidding import bid, open_auction
from app.games.outpost.bot_estate import best_first
from app.games.outpost.bot_outlook import Beliefs
from app.games.outpost.bot_position import Position, names, only_choice, payment
from app.games.outpost.bot_purchases import buy
from app.games.outpost.bot_raids import answer_raid, attack
from app.games.outpost.bot_values import economy_of
from app.games.outpost.components import AVERAGE, Resource
from app.games.outpost.operators import BEST_FIRST, COLONIST, IDLE, ROBOT
from app.games.outpost.sections import OutpostView


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


def take_turn(position: Position) -> Action:
    """Open auctions worth winning, then buy what is worth its price, then assign the operators and end the turn."""
    return open_auction(position) or buy(position) or assign_operators(position) or last_resort(position) or EndTurn()


def last_resort(position: Position) -> Action | None:
    """Attack a player, if attacks are allowed and one is worth it."""
    return attack(position) if any(position.offers(Attack)) else None


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
