"""Worlds drawn from views: each looks like the view it was drawn from, and hides something else every time."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from app.engine.codec import encode
from app.engine.events import Player, Viewer
from app.engine.rng import commitment
from app.engine.views import changes
from app.engine.worlds import world_for
from tests.games.contract.harness import CASES, Case, Played, QuickDice, random_game, some_viewers

DRAWS = 8


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_world_drawn_from_a_view_looks_like_it_and_asks_the_same(case: Case) -> None:
    game, dice = case.listed.game, QuickDice(f"worlds {case}")
    for viewer, played in views(case):
        state = played.before.state
        view = game.view_for(state, viewer)
        world = world_for(game, view, dice)
        assert changes(view, game.view_for(world, viewer)) == {
            "fields": {"game": {"commitment": commitment(world.rng.seed)}}
        }
        assert world.sealed.keys() == state.sealed.keys()
        case.harness.check_conservation(world)
        if isinstance(viewer, Player):
            assert asked(game.decision_for(world, viewer.seat)) == asked(game.decision_for(state, viewer.seat))


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=str)
def test_worlds_vary_wherever_dealing_anew_does(case: Case) -> None:
    """Every place of a state that differs after another deal also differs between worlds."""
    game, dice = case.listed.game, QuickDice(f"worlds {case}")
    for number, (viewer, played) in enumerate(views(case)):
        if number % 16:
            continue
        state = played.before.state
        dealt = [places(case.redeal(state, viewer, dice)) for _ in range(DRAWS)]
        worlds = [places(world_for(game, game.view_for(state, viewer), dice)) for _ in range(3 * DRAWS)]
        assert varying(dealt) <= varying(worlds)


def views(case: Case) -> Iterator[tuple[Viewer, Played]]:
    """Iterate over views of the players and spectators of a random game, but for seats that have sealed an answer."""
    for number, played in enumerate(random_game(case, "worlds")):
        if number % 16:
            continue
        for viewer in some_viewers(case, number // 16):
            if not isinstance(viewer, Player) or viewer.seat not in played.before.state.sealed:
                yield viewer, played


def asked(decision: Any) -> Any:
    """Return a decision without its id, which tells how often its seat has been asked before."""
    return decision and encode(msgspec.structs.replace(decision.wire(), id=""))


def places(state: Any) -> dict[str, Any]:
    """Return all that a state holds, by where it stands; a sealed answer is one thing."""
    found: dict[str, Any] = {f"sealed by {seat}": answers for seat, answers in state.sealed.items()}

    def walk(name: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, each in value.items():
                walk(f"{name}.{key}", each)
        elif isinstance(value, list) and any(isinstance(each, dict | list) for each in value):
            for place, each in enumerate(value):
                walk(f"{name}.{place}", each)
        else:
            found[name] = value

    walk(
        "",
        {
            name: msgspec.to_builtins(getattr(state, name), str_keys=True)
            for name in state.__struct_fields__
            if name != "sealed"
        },
    )
    return found


def varying(states: list[dict[str, Any]]) -> set[str]:
    """Return the places that are not the same in all states."""
    return {name for name in states[0] if any(state.get(name) != states[0][name] for state in states)}
