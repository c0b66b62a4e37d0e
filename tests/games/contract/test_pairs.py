"""Outpost with all pairs of options and numbers of players: late games that are played on for a while."""

import pytest

from app.engine.codec import decode
from app.engine.driver import choose_answer, start, submit
from app.engine.events import Viewer
from app.engine.game import Setup
from app.engine.rng import Dice, pick, seed_from
from tests.games.contract.harness import Case, Played, QuickDice, viewers
from tests.games.contract.outpost import sensible
from tests.games.contract.pairs import FACTORS, PLAYERS, all_pairs, grow, pairs_of, tables
from tests.games.contract.test_contract import seen_by, told_secrets

MOVES = 110
EVERY = 4
"""At every so many-th move, what is hidden is dealt again."""

CASES = [
    Case("outpost", int(table[PLAYERS]), {key: value for key, value in table.items() if key != PLAYERS})
    for table in tables()
]


def test_the_tables_hold_every_pair_that_fits_together() -> None:
    held = {pair for table in tables() for pair in pairs_of(table)}
    assert held >= set(all_pairs())
    assert len(tables()) < 80


def differs(case: Case) -> str:
    """Name a table by what is unusual about it."""
    usual = {key: values[0] for key, values in FACTORS.items()}
    return "-".join([str(case.players), *(f"{k}={v}" for k, v in case.options.items() if v != usual[k])])


@pytest.mark.parametrize("case", CASES, ids=differs)
def test_any_pair_of_options_plays_soundly_and_keeps_its_secrets(case: Case) -> None:
    """Every state is whole, every default and sample legal, nothing is lost, and nobody sees what is hidden."""
    game, dice = case.listed.game, QuickDice(f"pairs {differs(case)}")
    step = start(game, Setup(case.players, seed_from(differs(case)), case.options))
    grow(step.state, dice)
    for number in range(MOVES):
        decisions = game.pending(step.state)
        awaited = [decision for decision in decisions if decision.awaited]
        assert bool(awaited) == (game.outcome(step.state) is None)
        if not awaited:
            break
        for decision in decisions:
            assert decision.default is None or decision.default in decision
        decision = pick(dice, awaited if dice.below(10) else decisions)
        draft, action = choose_answer(game, step.state, decision, lambda at, asked: sensible(at, asked, dice))
        after = submit(game, step.state, decision.seat, decision.id, action, draft=draft)
        assert decode(after.data, game.state_type) == after.state
        case.harness.check_conservation(after.state)
        if number % EVERY == 0:
            viewer = viewers(case)[dice.below(case.players + 1)]
            check_secrets(case, Played(step, decision, draft, action, after), viewer, dice)
        step = after


def check_secrets(case: Case, played: Played, viewer: Viewer, dice: Dice) -> None:
    """Assert that the viewer is sent no secret, and sees the same whatever is hidden."""
    state = played.after.state
    assert not told_secrets(case, played, viewer)
    assert seen_by(case, case.redeal(state, viewer, dice), viewer) == seen_by(case, state, viewer)
