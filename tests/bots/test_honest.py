"""Bots know what their seat sees, and nothing else: whatever is hidden from it, they answer the same."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from app.bots import TITLES
from app.bots.questions import decision_in, read_question, view_in, write_question
from app.bots.thinking import answer_of
from app.engine.bots import dice_for, split_kind
from app.engine.decisions import Decision
from app.engine.driver import start
from app.engine.events import Player
from app.engine.game import Setup
from app.engine.match import play
from app.engine.rng import seed_from
from tests.games.contract.harness import Case, QuickDice

KINDS = [(name, kind) for name, title in TITLES.items() for kind in title.bots]
OFTEN, SELDOM = 3, 1
"""How many positions are compared; masters think long, and in all styles by the same search."""


@cache
def positions(name: str) -> list[tuple[Any, Decision, int]]:
    """Return positions of a game between standard bots, the rarest kinds of questions included; each with a number."""
    title, met, found = TITLES[name], Counter[str](), []
    for _, step in play(title.game, Setup(3, seed_from("honest")), [title.bots["standard"]] * 3):
        for decision in title.game.pending(step.state):
            if decision.awaited and len(decision.offers) > 1 and met[decision.key] < OFTEN:
                found.append((step.state, decision, met[decision.key]))
                met[decision.key] += 1
    return found


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_other_hidden_worlds_get_the_same_answer_and_so_does_another_process(name: str, kind: str) -> None:
    title, case = TITLES[name], Case(name, 3, {})
    game, dealer = title.game, QuickDice(f"worlds {name} {kind}")
    most = SELDOM if split_kind(kind)[0] == "master" else OFTEN
    for state, decision in [each for *each, number in positions(name) if number < most]:
        viewer = Player(decision.seat)
        view = game.view_for(state, viewer)
        first = answer_of(title, kind, view, decision)

        other = case.redeal(state, viewer, dealer)
        asked = game.decision_for(other, decision.seat)
        assert asked is not None
        assert answer_of(title, kind, game.view_for(other, viewer), asked) == first

        sent = read_question(write_question(name, kind, view, decision))
        there, listed = view_in(sent, title), decision_in(sent, title)
        assert there == view
        assert listed.default == decision.default
        assert [(each.action, each.fields) for each in listed.offers] == [
            (each.action, each.fields) for each in decision.offers
        ]
        assert answer_of(title, kind, there, listed) == first


def test_dice_follow_from_what_is_seen_and_asked_and_not_from_the_seed() -> None:
    game = TITLES["red_outpost"].game

    def rolls(seed: str, players: int, question: str = "") -> list[int]:
        state = start(game, Setup(players, seed_from(seed))).state
        dice = dice_for(game.view_for(state, Player(game.pending(state)[0].seat)), question)
        return [dice.below(1000) for _ in range(5)]

    assert rolls("one", 3) == rolls("one", 3)
    assert rolls("one", 3) != rolls("one", 4)
    assert rolls("one", 3) != rolls("one", 3, "another question")
