"""The coach: it knows what its seat sees, says why in every language, and who follows it plays well."""

from collections.abc import Iterator
from typing import Any

import pytest

from app.bots import TITLES
from app.bots.coach import Advice, advise
from app.bots.questions import Answer, read_answer, write_answer, write_question
from app.bots.worker import reply
from app.engine.bots import Bot, Remark
from app.engine.codec import read_action
from app.engine.decisions import Action, Decision
from app.engine.events import Player
from app.engine.game import Setup
from app.engine.match import play
from app.engine.rng import Dice, seed_from
from app.texts import LANGUAGES, Texts
from tests.bots.test_honest import positions
from tests.example_title import SEALED_BIDS
from tests.games.contract.harness import CASES, Case, QuickDice

TAUGHT = [name for name, title in TITLES.items() if title.teaching]
GAMES, LEAST = 6, 2
"""Games of two by which the coach is measured, and how many it must win.

A coach who wins 62 of 100, as the weakest master does, would win fewer in 3 of 100 such trials. The seeds are fixed, so
only a change of a bot is a new trial.
"""

STRICT = [Texts(language, strict=True) for language in LANGUAGES]


class Coached:
    """Somebody who does whatever the coach suggests, and reads what it says in every language."""

    def __init__(self, name: str) -> None:
        self.title = TITLES[name]
        self.said: set[str] = set()

    def answer(self, view: Any, decision: Decision, dice: Dice) -> Action:
        advice = advise(self.title, view, decision)
        action: Action = read_action(advice.action, self.title.game.action_type)
        assert action in decision
        self.read(advice)
        return action

    def read(self, advice: Advice) -> None:
        for remark in remarks_of(advice):
            self.said.add(remark.key)
            for texts in STRICT:
                assert texts.tell(self.title.game.meta.title, remark.key, remark.params, ["Ada", "Bob"])


def remarks_of(advice: Advice) -> Iterator[Remark]:
    if advice.goal is not None:
        yield advice.goal
    yield from advice.remarks


@pytest.mark.parametrize("name", TAUGHT)
def test_whatever_is_hidden_the_advice_is_the_same_and_so_it_is_from_another_process(name: str) -> None:
    title, case = TITLES[name], Case(name, 3, {})
    game, dealer = title.game, QuickDice(f"coach {name}")
    for state, decision in [each for *each, number in positions(name) if number == 0]:
        viewer = Player(decision.seat)
        view = game.view_for(state, viewer)
        advice = advise(title, view, decision)
        other = case.redeal(state, viewer, dealer)
        asked = game.decision_for(other, decision.seat)
        assert asked is not None
        assert advise(title, game.view_for(other, viewer), asked) == advice
        answer = reply(TITLES, write_question(name, None, view, decision))
        assert read_answer(write_answer(answer)) == Answer(advice=advice)


@pytest.mark.parametrize("name", TAUGHT)
def test_it_speaks_of_every_kind_of_question_and_in_all_options(name: str) -> None:
    """Every remark has its words with the numbers it is given."""
    coached, title = Coached(name), TITLES[name]
    assert title.teaching is not None
    for case in [case for case in CASES if case.title == name and case.players == 2]:
        standard = title.bots["standard"]
        for number, (_, step) in enumerate(
            play(title.game, Setup(2, seed_from("words"), case.options), [standard] * 2)
        ):
            for decision in title.game.pending(step.state) if number % 2 == 0 else ():
                if decision.awaited and not decision.foregone:
                    view = title.game.view_for(step.state, Player(decision.seat))
                    action = standard.answer(view, decision, QuickDice("words"))
                    remarks = [title.teaching.goal(view, decision), *title.teaching.why(view, decision, action)]
                    for remark in remarks:
                        coached.said.add(remark.key)
                        assert all(texts.tell(name, remark.key, remark.params, ["Ada", "Bob"]) for texts in STRICT)
    assert len(coached.said) > 6


@pytest.mark.slow
@pytest.mark.parametrize("name", TAUGHT)
def test_who_follows_only_the_coach_wins_their_share_as_far_as_a_few_games_can_tell(name: str) -> None:
    title, share = TITLES[name], 0.0
    for number in range(GAMES):
        coached = Coached(name)
        bots: list[Bot] = [coached, title.bots["standard"]]
        seat = number % 2
        *_, (_, last) = play(title.game, Setup(2, seed_from(f"coached {number}")), bots[::-1] if seat else bots)
        outcome = title.game.outcome(last.state)
        assert outcome is not None
        share += (seat in outcome.winners) / len(outcome.winners)
    assert share >= LEAST


def test_a_title_without_teaching_has_a_coach_that_shows_what_its_usual_bot_would_do() -> None:
    (_, step) = next(play(SEALED_BIDS.game, Setup(2, seed_from("plain")), [SEALED_BIDS.bots["random"]] * 2))
    decision = SEALED_BIDS.game.pending(step.state)[0]
    advice = advise(SEALED_BIDS, SEALED_BIDS.game.view_for(step.state, Player(decision.seat)), decision)
    assert read_action(advice.action, SEALED_BIDS.game.action_type) in decision
    assert (advice.goal, advice.remarks, advice.weighed) == (None, [], None)
