"""Standing orders play the same game as a person who answers by the same rule whenever asked."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from app.engine.codec import read_action
from app.engine.decisions import Action, Decision
from app.engine.driver import choose_answer, start, submit
from app.engine.errors import Refusal
from app.engine.events import Player, Seat
from app.engine.orders import Order, Ordered, ordered, orders_decision, stands
from app.engine.rng import Stream, pick, seed_from
from app.games.outpost import orders as outpost
from tests.games.contract.by_hand import BY_HAND, Promise
from tests.games.contract.harness import CASES, SAMPLES, Case, any_answer

WITH_ORDERS = [case for case in CASES if case.listed.game.orders]
MOVES = 250


def plain(value: Any) -> Any:
    """Return something as a page gets it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def modest(order: outpost.BidUpTo) -> outpost.BidUpTo:
    """Return the order with a limit that hands can pay now and then."""
    return msgspec.structs.replace(order, limit=order.limit % 60 + 20, step=order.step % 7 + 1)


class Table:
    """A random game whose seats give random orders, and keep them in mind as well."""

    def __init__(self, case: Case, name: str, answers: Counter[str]) -> None:
        self.case = case
        self.game = case.listed.game
        self.step = start(self.game, case.setup(name))
        self.dice = Stream(seed_from(f"{name} {case}"))
        self.given: dict[int, list[tuple[Order, Promise]]] = {seat: [] for seat in range(case.players)}
        self.answers = answers

    def view(self, seat: int) -> Any:
        return self.game.view_for(self.step.state, Player(Seat(seat)))

    def give(self) -> None:
        """Let a seat order something, replacing its order about the same thing."""
        seat = self.dice.below(self.case.players)
        view = self.view(seat)
        menu = orders_decision(self.game.orders, view, Seat(seat))
        if not menu.offers:
            return
        kind = pick(self.dice, sorted({offer.action.tag() for offer in menu.offers}))
        sampled = pick(self.dice, [offer for offer in menu.offers if offer.action.tag() == kind]).sample(self.dice)
        order = modest(sampled) if isinstance(sampled, outpost.BidUpTo) else sampled
        assert isinstance(order, Order)
        assert stands(self.game.orders, view, Seat(seat), order)
        kept = [each for each in self.given[seat] if not order.replaces(each[0])]
        self.given[seat] = [*kept, (order, Promise(plain(order), seat, plain(view)))]

    def answer(self, decision: Decision) -> Ordered | None:
        """Return what the orders answer, which must be what the same seat answers by hand."""
        seat = int(decision.seat)
        view = self.view(seat)
        found = ordered(self.game.orders, view, decision, [order for order, _ in self.given[seat]])
        promises = [promise for _, promise in self.given[seat] if not promise.is_over]
        wanted = BY_HAND[self.case.title](promises, plain(view), plain(decision.wire())) if promises else None
        if found is not None and isinstance(found.answer, Refusal):
            assert wanted is None or read_action(wanted, self.game.action_type) not in decision
        else:
            answer = None if found is None else found.answer
            assert plain(answer) == wanted, self.given[seat]
            assert answer is None or (isinstance(answer, Action) and answer in decision)
        return found

    def look_around(self) -> None:
        for seat, orders in self.given.items():
            if orders:
                view = self.view(seat)
                seen = plain(view)
                for order, promise in orders:
                    promise.look(seen)
                    assert stands(self.game.orders, view, Seat(seat), order) != promise.is_over, order

    def move(self) -> bool:
        """Let the game go on by one move; return whether it did."""
        decisions = [each for each in self.game.pending(self.step.state) if each.awaited]
        if not decisions:
            return False
        if self.dice.below(3) == 0:
            self.give()
        decision = pick(self.dice, decisions)
        found = self.answer(decision)
        if found is not None and isinstance(found.answer, Refusal):
            del self.given[int(decision.seat)][found.place]
            self.answers["refused"] += 1
            return True
        if found is not None and isinstance(found.answer, Action):
            draft, action = list[Action](), found.answer
            self.answers[found.answer.tag()] += 1
        else:
            sample = SAMPLES.get(self.case.title, any_answer)
            draft, action = choose_answer(
                self.game, self.step.state, decision, lambda at, asked: sample(at, asked, self.dice)
            )
        self.step = submit(self.game, self.step.state, decision.seat, decision.id, action, draft=draft)
        self.look_around()
        return True


@pytest.mark.slow
@pytest.mark.parametrize("case", WITH_ORDERS, ids=str)
def test_orders_answer_as_a_person_by_the_same_rule(case: Case) -> None:
    answers = Counter[str]()
    table = Table(case, "orders", answers)
    for number in range(MOVES):
        if not table.move():
            table = Table(case, f"orders {number}", answers)
    assert answers.total() > 3, answers
