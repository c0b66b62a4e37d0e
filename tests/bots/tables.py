"""Positions and networks for tests of bots that think ahead."""

from collections.abc import Iterator
from typing import Any

import pytest

from app.bots.network import Network
from app.bots.search import Effort, Search
from app.engine.bots import Lookahead, Title
from app.engine.decisions import Decision
from app.engine.events import Player
from tests.games.contract.harness import CASES, Case, random_game

SEARCHED = [case for case in CASES if case.listed.lookahead is not None]
"""All numbers of players and variants of the titles that declare a lookahead."""

FEW = [case for case in SEARCHED if case.players in (2, 3)]

BY_CASE = pytest.mark.parametrize("case", SEARCHED, ids=str)
BY_FEW = pytest.mark.parametrize("case", FEW, ids=str)


def lookahead_of(title: Title) -> Lookahead:
    assert title.lookahead is not None
    return title.lookahead


def greedy_network(title: Title) -> Network:
    """Return a network by hand: the more a seat has of the first feature, the likelier it wins."""
    names = [feature.name for feature in lookahead_of(title).features]
    inputs = {name: [0.0, 0.2 * (place == 0), 1.0 * (place == 0)] for place, name in enumerate(names)}
    return Network(title.game.meta.title, "", [], inputs, bias=[0.0, 0.0, 0.0], score=[0.0], points=[0.0])


def greedy_search(title: Title, effort: Effort | None = None) -> Search:
    return Search(title.game, lookahead_of(title), greedy_network(title), effort or Effort(worlds=2))


def questions(case: Case, every: int, most: int) -> Iterator[tuple[Any, Decision, Any]]:
    """Iterate over questions of a random game that leave a choice: the state, the decision and its seat's view."""
    game, found = case.listed.game, 0
    for number, played in enumerate(random_game(case, "bots")):
        decision, state = played.decision, played.before.state
        if number % every or not decision.awaited or decision.seat in state.sealed:
            continue
        view = game.view_for(state, Player(decision.seat))
        if len(lookahead_of(case.listed).candidates(view, decision)) > 1:
            yield state, decision, view
            found += 1
        if found == most:
            return
