"""What every title must keep to: random games over titles, options and numbers of players."""

from collections.abc import Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest

from app.engine.codec import decode, encode, fingerprint
from app.engine.driver import replay, submit
from app.engine.errors import IllegalAction
from app.engine.events import Archive, Event, Player, Spectator, Viewer
from app.engine.game import Action, Decision
from app.engine.record import check, read_record, record, write_record
from app.engine.rng import Stream, pick, seed_from
from app.engine.views import changes, patched, sections
from tests.games.contract.harness import (
    CASES,
    SINCE_HIDDEN,
    Case,
    Played,
    everybody,
    looked_at,
    random_game,
    random_play,
    some_viewers,
    viewers,
)

FEW = 30
"""As many variants of an offer are tried out one by one."""

case_by_case = pytest.mark.parametrize("case", CASES, ids=str)


@case_by_case
def test_a_random_game_ends_and_every_state_on_the_way_is_sound(case: Case) -> None:
    dice = Stream(seed_from(f"sound {case}"))
    game, moves = case.listed.game, 0
    for moves, played in enumerate(random_game(case), start=1):
        state = played.after.state
        assert moves < case.harness.most_moves
        decisions = game.pending(state)
        assert any(decision.awaited for decision in decisions) == (game.outcome(state) is None)
        assert len({decision.seat for decision in decisions}) == len(decisions)
        assert len({decision.id for decision in decisions}) == len(decisions)
        for decision in decisions:
            same = game.decision_for(state, decision.seat)
            assert same is not None
            assert same.wire() == decision.wire()
            assert decision.default is None or decision.default in decision
            assert decision.sample(dice) in decision
        assert decode(encode(state), game.state_type) == state
        assert fingerprint(played.after.data) == played.after.hash
        case.harness.check_conservation(state)
    assert moves > 0
    ended = game.outcome(played.after.state)
    assert ended is not None
    assert len(ended.scores) == len(ended.ranks) == len(ended.sources) == case.players
    assert min(ended.ranks) == 1
    assert all(sum(source.values()) == score for source, score in zip(ended.sources, ended.scores, strict=True))


@case_by_case
def test_replaying_setup_and_log_reproduces_every_hash_and_the_file_checks(case: Case) -> None:
    game, setup = case.listed.game, case.setup("1")
    game_played = list(random_game(case))
    steps = [game_played[0].before, *(played.after for played in game_played)]
    log = [played.move for played in game_played]
    assert [step.hash for step in replay(game, setup, log)] == [step.hash for step in steps]
    written = write_record(record(game, setup, zip([None, *log], steps, strict=True)))
    assert sum(1 for _ in check(game, read_record(written))) == len(steps)


@case_by_case
def test_all_that_an_offer_lists_succeeds_and_changes_only_a_copy(case: Case) -> None:
    game = case.listed.game
    tried = 0
    for played in islice(random_play(case, "offers"), 0, None, 23):
        before = encode(played.before.state)
        for decision in game.pending(played.before.state):
            for offer in decision.offers:
                if offer.count(FEW + 1) <= FEW:
                    for action in offer.each():
                        assert action in decision
                        submit(game, played.before.state, decision.seat, decision.id, action)
                        tried += 1
        assert encode(played.before.state) == before
    assert tried > 80


@case_by_case
def test_what_is_not_offered_is_refused_and_leaves_the_state_identical(case: Case) -> None:
    """Actions that were legal once are tried at other moments and by other seats, as they are and with a field bent."""
    game, dice = case.listed.game, Stream(seed_from(f"refused {case}"))
    pool: list[Action] = []
    refused = 0
    for played in islice(random_play(case, "refused"), 0, None, 7):
        state, before = played.before.state, encode(played.before.state)
        for decision in game.pending(state):
            pool.append(decision.sample(dice))
            action = bent(pick(dice, pool), dice)
            if action in decision:
                submit(game, state, decision.seat, decision.id, action)
            else:
                refused += 1
                with pytest.raises(IllegalAction):
                    submit(game, state, decision.seat, decision.id, action)
            assert encode(state) == before
    assert refused > 20


def bent(action: Action, dice: Stream) -> Action:
    """Return the action with one of its numbers changed, now and then."""
    numbers = [name for name in action.__struct_fields__ if isinstance(getattr(action, name), int)]
    if not numbers or dice.below(2):
        return action
    name = pick(dice, numbers)
    return msgspec.structs.replace(action, **{name: max(0, getattr(action, name) + dice.below(41) - 20)})


@case_by_case
def test_the_old_view_with_the_changed_sections_is_the_new_view(case: Case) -> None:
    game = case.listed.game
    for played in islice(random_game(case), 300):
        for viewer in viewers(case):
            old, new = (game.view_for(step.state, viewer) for step in (played.before, played.after))
            assert patched(sections(old), msgspec.to_builtins(changes(old, new), str_keys=True)) == sections(new)
            assert game.view_for(played.after.state, viewer, game.view_for(played.after.state, Spectator())) == new


@case_by_case
def test_nobody_is_sent_a_secret(case: Case) -> None:
    game = case.listed.game
    for number, played in enumerate(random_game(case, "leaks")):
        for viewer in some_viewers(case, number):
            sent = sent_to(case, played, viewer, played.after.events)
            for secret in case.harness.secrets(played.after.state, viewer):
                name = f'"{secret}"'.encode()
                if name in sent:
                    since = SINCE_HIDDEN.get(case.title, all_of_them)(played.after.events, secret)
                    assert name not in sent_to(case, played, viewer, since)
    for viewer in everybody(case):
        assert game.view_for(played.after.state, viewer)


@case_by_case
def test_what_fades_is_told_by_a_seat_and_leaves_nothing_but_the_rest(case: Case) -> None:
    for played in islice(random_game(case, "fading"), 300):
        for event in played.after.events:
            if not event.fading:
                assert all(event.faded_for(viewer) is event for viewer in everybody(case))
                continue
            assert {"seat", *event.fading} <= set(event.public)
            assert "seat" not in event.fading
            for viewer in everybody(case):
                left = event.faded_for(viewer)
                if viewer in (Player(event.public["seat"]), Archive()):
                    assert left is event
                else:
                    assert left.key == f"{event.key}-faded"
                    assert set(left.public) == set(event.public) - set(event.fading)


def all_of_them(events: Sequence[Event], _secret: str) -> Sequence[Event]:
    """Return the events; what is a secret after a step was one in all of it."""
    return events


def sent_to(case: Case, played: Played, viewer: Viewer, events: Sequence[Event]) -> bytes:
    """Return the bytes of all that a viewer may be sent after a step: view, events, and the own decision."""
    game, state = case.listed.game, played.after.state
    decision = game.decision_for(state, viewer.seat) if isinstance(viewer, Player) else None
    return msgspec.json.encode(
        [
            sections(game.view_for(state, viewer)),
            [[event.key, event.params_for(viewer)] for event in events],
            decision and decision.wire(),
        ]
    )


@case_by_case
def test_what_a_viewer_cannot_see_makes_no_difference_to_what_they_see(case: Case) -> None:
    """Non-interference: re-deal everything hidden; views, prompts and who is asked stay the same."""
    dice = Stream(seed_from(f"redeal {case}"))
    for number, played in enumerate(looked_at(case, random_game(case, "redeal"))):
        viewer = viewers(case)[number % (case.players + 1)]
        state = played.before.state
        other = case.harness.redeal(state, viewer, dice)
        assert seen_by(case, other, viewer) == seen_by(case, state, viewer)


@case_by_case
def test_a_step_shows_a_viewer_the_same_whatever_is_hidden_unless_it_says_that_it_reveals(case: Case) -> None:
    """The same action in a re-dealt world: a step that draws and reveals nothing teaches nobody anything.

    For the author of the step this is what makes a free undo safe.
    """
    game, dice = case.listed.game, Stream(seed_from(f"teach {case}"))
    compared = 0
    for number, played in enumerate(looked_at(case, random_play(case, "teach"))):
        seat = played.decision.seat
        viewer = Player(seat) if number % 2 else viewers(case)[number % (case.players + 1)]
        other = case.harness.redeal(played.before.state, viewer, dice)
        decision = game.decision_for(other, seat)
        assert decision is not None
        if not played.after.reversible or played.action not in decision:
            continue
        after = submit(game, other, seat, decision.id, played.action)
        if not after.reversible:
            continue
        compared += 1
        assert seen_by(case, after.state, viewer) == seen_by(case, played.after.state, viewer)
        assert [event.params_for(viewer) for event in after.events] == [
            event.params_for(viewer) for event in played.after.events
        ]
    assert compared > 50


def seen_by(case: Case, state: Any, viewer: Viewer) -> tuple[Any, ...]:
    """Return all that a viewer can tell of a state; the commitment tells nothing without the seed."""
    game = case.listed.game
    view = sections(game.view_for(state, viewer))
    view["table"].pop("commitment")
    asked = [(decision.id, decision.seat, decision.key, decision.awaited) for decision in game.pending(state)]
    own: Decision | None = game.decision_for(state, viewer.seat) if isinstance(viewer, Player) else None
    return view, asked, own and own.wire()
