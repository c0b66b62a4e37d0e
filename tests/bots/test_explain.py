"""Explanations: what answers are worth, and why, in data and in words."""

from typing import get_args

import pytest

from app.bots.explain import Reason, effect_of, explain, reasons
from app.bots.search import Valued
from app.engine.bots import Feature, Topic
from app.engine.events import Seat
from app.games import TITLES
from app.games.outpost.actions import EndTurn, Pass
from app.texts import LANGUAGES, texts
from tests.bots.tables import BY_FEW, greedy_network, greedy_search, questions
from tests.games.contract.harness import Case

FEATURES = (Feature("expected_points", "points"), Feature("cards", "income"))


@BY_FEW
def test_every_sensible_answer_is_valued_the_best_first(case: Case) -> None:
    for _, decision, view in questions(case, every=13, most=2):
        found = explain(greedy_search(case.listed), view, decision)
        assert len(found) > 1
        assert all(each.action in decision for each in found)
        thorough = [each.chance for each in found if each.worlds == found[0].worlds]
        assert thorough == sorted(thorough, reverse=True)
        assert all(0 <= each.chance <= 1 for each in found)


def test_a_reason_is_what_a_topic_adds_to_the_chance() -> None:
    network = greedy_network(TITLES["outpost"])
    few = (FEATURES[0], *TITLES["outpost"].lookahead.features[1:])  # type: ignore[union-attr]
    blank = [0.0] * (len(few) - 1)
    better = Valued(EndTurn(), [], [[10.0, *blank], [5.0, *blank]], 1)
    worse = Valued(Pass(), [], [[8.0, *blank], [9.0, *blank]], 1)
    told = reasons(network, few, Seat(0), better, worse)
    assert [reason.topic for reason in told] == ["denial", "points"]
    assert [reason.key for reason in told] == ["reason-denial-more", "reason-points-more"]
    chances = [network.estimate(each.rows)[0].chance for each in (better, worse)]
    assert sum(reason.effect for reason in told) == pytest.approx(chances[0] - chances[1], abs=0.01)
    back = reasons(network, few, Seat(0), worse, better)
    assert [reason.effect for reason in back] == pytest.approx([-reason.effect for reason in told])
    assert effect_of(network, few, Seat(0), "income", better.rows, worse.rows) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    words = texts(language)
    for topic in get_args(Topic):
        for effect in (0.1, -0.1):
            reason = words.say(Reason(topic, effect).key)
            assert reason != Reason(topic, effect).key
            assert reason in words.say("explain-reason", {"reason": reason, "effect": "+10"})
    assert words.has("explain-best")
    assert "42" in words.say("explain-value", {"chance": 42, "points": 80})
