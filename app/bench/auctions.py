"""`frontier bench auctions`: how often auctions ask for an answer, with and without standing orders.

Bots play every game twice. The first game, without orders, shows how long auctions among bots are. In the second,
each bot orders bids up to its limit, with the smallest raise: in Outpost when it opens an auction or is first asked in
it, in Homesteaders when it places its workers. It also gives orders for answers that it repeats every round. Orders
answer as a person would by hand, so the second game shows how often people have to act with and without orders.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import pairwise
from statistics import mean
from typing import Any

import msgspec
from tqdm import tqdm

from app.bench.auction_orders import AUCTIONS, Auctions
from app.bots import TITLES
from app.engine.bots import Bot, Title
from app.engine.decisions import Action, Decision
from app.engine.game import Setup
from app.engine.match import play
from app.engine.orders import Order, OrderKind, ordered
from app.engine.rng import Dice, seed_from

GAMES = 10


class AuctionFigures(msgspec.Struct):
    """A call is an opening, a bid or a pass.

    `auctions_not_wanted` are those in which a seat only passes, and `passes_per_game` its passes in them, both per
    seat. A hand-over is an answer by another seat than the previous one; `bidding_hand_overs` are those to a call.
    Figures `with_orders` exclude answers given by an earlier order.
    """

    games: int
    auctions_per_game: float
    calls_per_auction_mean: float
    calls_per_auction_max: int
    auctions_not_wanted: float
    passes_per_game: float
    passes_with_orders: float
    hand_overs: float
    hand_overs_with_orders: float
    bidding_hand_overs: float
    bidding_hand_overs_with_orders: float


class Answer(msgspec.Struct, frozen=True):
    """A seat's answer, and whether a person would have had to be at the table for it."""

    seat: int
    round: int
    action: Action
    is_visit: bool = True


class Visitor:
    """A bot that records its answers and, given kinds of orders, lets orders answer where possible."""

    def __init__(self, bot: Bot, auctions: Auctions, kinds: tuple[OrderKind[Any], ...], notes: list[Answer]) -> None:
        self.bot = bot
        self.auctions = auctions
        self.kinds = kinds
        self.notes = notes
        self.auction: object = None
        self.orders: list[Order] = []
        self.habits: dict[str, Order] = {}

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        is_new = self.give_orders(view, decision)
        found = ordered(self.kinds, view, decision, self.orders)
        if found is not None and isinstance(found.answer, Action):
            return self.noted(view, decision, found.answer, is_visit=is_new)
        action = self.bot.answer(view, decision, dice)
        return self.noted(view, decision, action, is_visit=not self.is_habit(decision, action))

    def noted(self, view: Any, decision: Decision, action: Action, *, is_visit: bool) -> Action:
        self.notes.append(Answer(decision.seat, view.table.round, action, is_visit))
        return action

    def give_orders(self, view: Any, decision: Decision) -> bool:
        """Give the orders for a new auction; return whether that takes a visit. Its opener is there anyway."""
        if not self.kinds or decision.key != self.auctions.plans or self.auction == self.auctions.number(view):
            return False
        orders = self.auctions.orders(view, decision)
        if orders is None:
            return False
        self.auction, self.orders = self.auctions.number(view), orders
        openers = (note.seat for note in reversed(self.notes) if type(note.action) is self.auctions.opening)
        return next(openers, None) != decision.seat

    def is_habit(self, decision: Decision, action: Action) -> bool:
        """Return whether an order for this answer is already in force; from now on it is."""
        if not self.kinds or decision.key not in self.auctions.habits:
            return False
        order = self.auctions.habits[decision.key](action)
        if order is None:
            return False
        earlier = self.habits.get(decision.key)
        self.habits[decision.key] = order
        return order == earlier


def bench_auctions(games: int) -> dict[str, dict[int, AuctionFigures]]:
    return {
        name: {players: measure(TITLES[name], auctions, players, games) for players in auctions.players}
        for name, auctions in AUCTIONS.items()
    }


def measure(title: Title, auctions: Auctions, players: int, games: int) -> AuctionFigures:
    free, by_order = [], []
    for number in tqdm(range(games), unit="game", desc=f"{players} players", disable=not sys.stderr.isatty()):
        setup = Setup(players, seed_from(f"auctions/{number}"))
        free.append(answers(title, auctions, setup, ()))
        by_order.append(answers(title, auctions, setup, title.game.orders))
    calls = [len(called) for notes in free for called in each_auction(auctions, notes)]
    passes = [called for notes in by_order for called in passes_where_not_wanted(auctions, notes)]
    visits = [[note for note in notes if note.is_visit] for notes in by_order]
    return AuctionFigures(
        games=games,
        auctions_per_game=round(len(calls) / games, 1),
        calls_per_auction_mean=round(mean(calls), 2),
        calls_per_auction_max=max(calls),
        auctions_not_wanted=round(len(passes) / games / players, 1),
        passes_per_game=round(sum(map(len, passes)) / games / players, 1),
        passes_with_orders=round(sum(note.is_visit for called in passes for note in called) / games / players, 1),
        hand_overs=round(mean(map(hand_overs, by_order)), 1),
        hand_overs_with_orders=round(mean(map(hand_overs, visits)), 1),
        bidding_hand_overs=round(mean(hand_overs(notes, auctions.calls) for notes in by_order), 1),
        bidding_hand_overs_with_orders=round(mean(hand_overs(notes, auctions.calls) for notes in visits), 1),
    )


def answers(title: Title, auctions: Auctions, setup: Setup, kinds: tuple[OrderKind[Any], ...]) -> list[Answer]:
    """Play a game; return all answers in order."""
    notes: list[Answer] = []
    bots = [Visitor(title.bots["standard"], auctions, kinds, notes) for _ in range(setup.players)]
    for _ in play(title.game, setup, bots):
        pass
    return notes


def each_auction(auctions: Auctions, notes: list[Answer]) -> Iterator[list[Answer]]:
    """Iterate over the calls of each auction."""
    called: list[Answer] = []
    for note in notes:
        if isinstance(note.action, auctions.calls):
            if called and (type(note.action) is auctions.opening or note.round != called[-1].round):
                yield called
                called = []
            called.append(note)
    yield called


def passes_where_not_wanted(auctions: Auctions, notes: list[Answer]) -> Iterator[list[Answer]]:
    """Iterate over each seat's passes in each auction in which it only passes."""
    for called in each_auction(auctions, notes):
        for seat in dict.fromkeys(note.seat for note in called):
            mine = [note for note in called if note.seat == seat]
            if all(isinstance(note.action, auctions.passing) for note in mine):
                yield mine


def hand_overs(notes: list[Answer], to: tuple[type[Action], ...] = (Action,)) -> int:
    """Return how often another seat than before gives an answer, of these types."""
    return sum(before.seat != note.seat and isinstance(note.action, to) for before, note in pairwise(notes))


def run(given: argparse.Namespace) -> int:
    figures = bench_auctions(given.games or GAMES)
    if given.json:
        print(msgspec.json.encode(figures).decode())
        return 0
    for name, by_players in figures.items():
        for players, found in by_players.items():
            print(
                f"{name}, {players} players: {found.calls_per_auction_mean} calls an auction, "
                f"{found.calls_per_auction_max} at most; {found.passes_per_game} passes in "
                f"{found.auctions_not_wanted} auctions not wanted, {found.passes_with_orders} with orders; "
                f"{found.hand_overs:.0f} hand-overs, {found.hand_overs_with_orders:.0f} with orders; "
                f"in the bidding {found.bidding_hand_overs:.0f} and {found.bidding_hand_overs_with_orders:.0f}"
            )
    return 0
