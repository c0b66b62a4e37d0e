"""What every title must keep to: random games over titles, options and numbers of players.

The games of a case are played once, and then looked at from every side.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest

from app.engine.codec import decode, encode, fingerprint
from app.engine.decisions import Action, Decision
from app.engine.driver import drafted, replay, submit
from app.engine.errors import IllegalAction
from app.engine.events import Archive, Event, Player, Spectator, Viewer
from app.engine.game import Game, GameView, Step
from app.engine.record import check, read_record, record, write_record
from app.engine.rng import Dice, commitment, pick
from app.engine.views import changes, sections
from tests.games.contract.harness import (
    CASES,
    SINCE_HIDDEN,
    Case,
    Played,
    QuickDice,
    everybody,
    looked_at,
    random_play,
    some_viewers,
    viewers,
)
from tests.patches import patched

FEW = 30
"""As many variants of an offer are tried out one by one."""

FOREGONE = {"outpost-3", "outpost-3-classic-challenge-on-5", "homesteaders-3-open"}
"""Games in which something is a foregone conclusion for sure."""

Play = list[Played]


def by_speed(case: Case) -> Any:
    """Leave all but the smallest plain game of a title to the slow tests."""
    smallest = not case.options and case.players == case.listed.game.meta.least_players
    return pytest.param(case, id=str(case), marks=() if smallest else pytest.mark.slow)


@pytest.fixture(scope="module", params=map(by_speed, CASES))
def case(request: pytest.FixtureRequest) -> Case:
    """A kind of game; all tests look at one before the next is played."""
    found: Case = request.param
    return found


@pytest.fixture(scope="module")
def play(case: Case) -> Play:
    """The moves of one long game of this kind, or of several, each to its end."""
    return list(random_play(case, "1"))


@pytest.fixture(scope="module")
def first_game(case: Case, play: Play) -> Play:
    """The first of these games."""
    is_over = [case.listed.game.outcome(played.after.state) is not None for played in play]
    return play[: is_over.index(True) + 1]


def test_a_random_game_ends_and_every_state_on_the_way_is_sound(case: Case, play: Play) -> None:
    dice = QuickDice(f"sound {case}")
    game = case.listed.game
    for number, played in enumerate(play):
        state = played.after.state
        decisions = game.pending(state)
        assert [decision.seat for decision in decisions if decision.awaited] == game.awaited(state)
        assert bool(game.awaited(state)) == (game.outcome(state) is None)
        assert len({decision.seat for decision in decisions}) == len(decisions)
        assert len({decision.id for decision in decisions}) == len(decisions)
        for decision in decisions:
            same = game.decision_for(state, decision.seat)
            assert same is not None
            if number % case.players == 0:
                assert msgspec.json.encode(same.wire()) == msgspec.json.encode(decision.wire())
            assert decision.default is None or decision.default in decision
            assert decision.sample(dice) in decision
        assert decode(encode(state), game.state_type) == state
        assert fingerprint(played.after.data) == played.after.hash
        case.harness.check_conservation(state)
        if (ended := game.outcome(state)) is not None:
            assert len(ended.scores) == len(ended.ranks) == len(ended.sources) == case.players
            assert min(ended.ranks) == 1
            assert all(sum(source.values()) == score for source, score in zip(ended.sources, ended.scores, strict=True))
    assert game.outcome(play[-1].after.state) is not None


def test_replaying_setup_and_log_reproduces_every_hash_and_the_file_checks(case: Case, first_game: Play) -> None:
    game, setup = case.listed.game, case.setup("1")
    steps = [first_game[0].before, *(played.after for played in first_game)]
    log = [played.move for played in first_game]
    assert [step.hash for step in replay(game, setup, log)] == [step.hash for step in steps]
    written = write_record(record(game, setup, zip([None, *log], steps, strict=True)))
    assert sum(1 for _ in check(game, read_record(written))) == len(steps)


def test_all_that_an_offer_lists_succeeds_and_changes_only_a_copy(case: Case, play: Play) -> None:
    game = case.listed.game
    tried = 0
    for played in play[::23]:
        before = encode(played.before.state)
        for decision in game.pending(played.before.state):
            for offer in decision.offers:
                if offer.count(FEW + 1) <= FEW:
                    for action in offer.each():
                        assert action in decision
                        tried_out(game, played.before.state, decision, action)
                        tried += 1
        assert encode(played.before.state) == before
    assert tried > 80


def tried_out(game: Game[Any], state: Any, decision: Decision, action: Action) -> None:
    """Do what an action says: as an answer, or as the beginning of a draft."""
    if game.course.is_sealing(state, action) and drafted(game, state, decision.seat, [action]).decision is not None:
        return
    submit(game, state, decision.seat, decision.id, action)


def test_what_is_not_offered_is_refused_and_leaves_the_state_identical(case: Case, play: Play) -> None:
    """Actions that were legal once are tried at other moments and by other seats, as they are and with a field bent."""
    game, dice = case.listed.game, QuickDice(f"refused {case}")
    pool: list[Action] = []
    refused = 0
    for played in play[::7]:
        state, before = played.before.state, encode(played.before.state)
        for decision in game.pending(state):
            pool.append(decision.sample(dice))
            action = bent(pick(dice, pool), dice)
            if action in decision:
                tried_out(game, state, decision, action)
            else:
                refused += 1
                with pytest.raises(IllegalAction):
                    tried_out(game, state, decision, action)
            assert encode(state) == before
    assert refused > 20


def bent(action: Action, dice: Dice) -> Action:
    """Return the action with one of its numbers changed, now and then."""
    numbers = [name for name in action.__struct_fields__ if isinstance(getattr(action, name), int)]
    if not numbers or dice.below(2):
        return action
    name = pick(dice, numbers)
    return msgspec.structs.replace(action, **{name: max(0, getattr(action, name) + dice.below(41) - 20)})


def test_the_old_view_with_the_changed_sections_is_the_new_view(case: Case, play: Play) -> None:
    game = case.listed.game
    for played in play[:300]:
        for viewer in viewers(case):
            old, new = (game.view_for(step.state, viewer) for step in (played.before, played.after))
            assert patched(sections(old), msgspec.to_builtins(changes(old, new), str_keys=True)) == sections(new)
            assert game.view_for(played.after.state, viewer, game.view_for(played.after.state, Spectator())) == new


def test_only_own_sections_differ_from_what_everybody_sees(case: Case, play: Play) -> None:
    game = case.listed.game
    for played in play[:300]:
        shared = game.view_for(played.after.state, Spectator())
        for viewer in viewers(case):
            view = game.view_for(played.after.state, viewer, shared)
            differing = {name for name in view.__struct_fields__ if getattr(view, name) is not getattr(shared, name)}
            assert differing <= set(game.own_sections)


def test_every_view_tells_a_page_what_it_needs_of_any_game(case: Case, play: Play) -> None:
    """Who is awaited and the commitment always, the result and the seed after the end, and the seed only then."""
    game = case.listed.game
    for played in play[::7]:
        state = played.after.state
        for viewer in viewers(case):
            common = game.view_for(state, viewer).game
            assert common == GameView(
                stage=state.now,
                ahead=[*state.agenda, state.stage][1:],
                awaited=game.awaited(state),
                commitment=commitment(state.rng.seed),
                result=game.outcome(state),
                seed=None,
            )
    ended = game.view_for(play[-1].after.state, Archive()).game
    assert ended.result == game.outcome(play[-1].after.state) is not None
    assert commitment(ended.seed) == ended.commitment


def test_nobody_is_sent_a_secret(case: Case, play: Play) -> None:
    """What everybody sees alike is searched once, with a spectator: from them all is hidden that is from anybody."""
    game = case.listed.game
    for number, played in enumerate(islice(play, 0, None, max(1, case.players // 3))):
        assert not told_secrets(case, played, Spectator())
        shared = game.view_for(played.after.state, Spectator())
        for viewer in some_viewers(case, number):
            assert not told_secrets(case, played, viewer, shared)
    for viewer in everybody(case):
        assert game.view_for(play[-1].after.state, viewer)


def test_what_fades_is_told_by_a_seat_and_leaves_nothing_but_the_rest(case: Case, play: Play) -> None:
    for played in play[:300]:
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


def told_secrets(case: Case, played: Played, viewer: Viewer, shared: Any = None) -> list[str]:
    """Return the secrets that are named in what a viewer is sent after a step."""
    events = played.after.events
    named = sent_to(case, played, viewer, events, shared)
    suspects = [secret for secret in case.harness.secrets(played.after.state, viewer) if secret in named]
    since = SINCE_HIDDEN.get(case.title, all_of_them)
    return [name for name in suspects if name in sent_to(case, played, viewer, since(events, name), shared)]


def sent_to(case: Case, played: Played, viewer: Viewer, events: Sequence[Event], shared: Any) -> set[str]:
    """Return all texts of what a viewer may be sent after a step: view, events, and the own decision.

    Of the view only what is not `shared`, where that is given.
    """
    game, state = case.listed.game, played.after.state
    decision = game.decision_for(state, viewer.seat) if isinstance(viewer, Player) else None
    view = game.view_for(state, viewer, shared)
    sent = msgspec.json.encode(
        [
            [
                section
                for name in view.__struct_fields__
                if (section := getattr(view, name)) is not getattr(shared, name, view)
            ],
            [[event.key, event.params_for(viewer)] for event in events],
            decision and decision.wire(),
        ]
    )
    return set(sent.decode().split('"'))


def test_what_a_viewer_cannot_see_makes_no_difference_to_what_they_see(case: Case, play: Play) -> None:
    """Non-interference: re-deal everything hidden; views, prompts and who is asked stay the same."""
    dice = QuickDice(f"redeal {case}")
    for number, played in enumerate(looked_at(case, play)):
        viewer = viewers(case)[number % (case.players + 1)]
        state = played.before.state
        other = case.redeal(state, viewer, dice)
        assert seen_by(case, other, viewer) == seen_by(case, state, viewer)


def test_a_step_shows_a_viewer_the_same_whatever_is_hidden_unless_it_says_that_it_reveals(
    case: Case, play: Play
) -> None:
    """The same action in a re-dealt world: a step that draws and reveals nothing teaches nobody anything.

    For the author of the step this is what makes a free undo safe.
    """
    game, dice = case.listed.game, QuickDice(f"teach {case}")
    compared = 0
    for number, played in enumerate(looked_at(case, play)):
        seat = played.decision.seat
        viewer = Player(seat) if number % 2 else viewers(case)[number % (case.players + 1)]
        other = case.redeal(played.before.state, viewer, dice)
        decision = game.decision_for(other, seat)
        assert decision is not None
        if not played.after.reversible:
            continue
        try:
            after = submit(game, other, seat, decision.id, played.action, draft=played.draft)
        except IllegalAction:
            continue
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
    view["game"].pop("commitment")
    asked = [(decision.id, decision.seat, decision.key, decision.awaited) for decision in game.pending(state)]
    own: Decision | None = game.decision_for(state, viewer.seat) if isinstance(viewer, Player) else None
    return view, asked, own and msgspec.to_builtins(own.wire())


# --- foregone conclusions ----------------------------------------------------------------------------------------


def foregone_in(case: Case, play: Play) -> list[tuple[Any, Decision]]:
    """Return the decisions that nobody need be asked, and where they came up."""
    game = case.listed.game
    found = [
        (played.before.state, decision)
        for played in play
        for decision in game.pending(played.before.state)
        if decision.foregone
    ]
    assert found or str(case) not in FOREGONE
    return found


def answers_to(decision: Decision, dice: Dice) -> Iterator[Action]:
    """Go through the actions that the decision allows; where there are many, through some of them."""
    for offer in decision.offers:
        is_countable = offer.count(FEW + 1) <= FEW
        yield from offer.each() if is_countable else (offer.sample(dice) for _ in range(FEW))


def is_answer(game: Game[Any], state: Any, decision: Decision, action: Action) -> bool:
    """Tell whether the same question is no longer open after the action."""
    if game.course.is_sealing(state, action):
        return drafted(game, state, decision.seat, [action]).decision is None
    after = submit(game, state, decision.seat, decision.id, action).state
    asked = game.decision_for(after, decision.seat)
    return asked is None or (after.now, asked.key) != (state.now, decision.key)


def test_what_is_a_foregone_conclusion_has_one_answer(case: Case, play: Play) -> None:
    """That is the default; whatever else is allowed leaves the question open."""
    game, dice = case.listed.game, QuickDice(f"foregone {case}")
    for state, decision in foregone_in(case, play):
        answers = [action for action in answers_to(decision, dice) if is_answer(game, state, decision, action)]
        assert decision.default is not None
        assert decision.default in decision
        assert {meaning(action) for action in answers} == {meaning(decision.default)}


def meaning(action: Action) -> str:
    """Return an action as a text, cards in whatever order."""
    fields = msgspec.to_builtins(action)
    return str({name: sorted(value) if isinstance(value, list) else value for name, value in fields.items()})


def test_nobody_learns_anything_from_it_that_somebody_was_not_asked(case: Case, play: Play) -> None:
    """In whatever world somebody would have been asked, no answer looks like the one that was a foregone conclusion."""
    game, dice = case.listed.game, QuickDice(f"unasked {case}")
    for state, decision in foregone_in(case, play):
        assert decision.default is not None
        seat = decision.seat
        real = submit(game, state, seat, decision.id, decision.default)
        for viewer in (each for each in viewers(case) if each != Player(seat)):
            other = case.redeal(state, viewer, dice)
            other.rng.seed = state.rng.seed  # what is drawn must not be what makes the difference
            asked = game.decision_for(other, seat)
            assert asked is not None
            if asked.foregone:
                continue
            for action in answers_to(asked, dice):
                if is_answer(game, other, asked, action):
                    step = submit(game, other, seat, asked.id, action)
                    assert shown_by(case, step, viewer) != shown_by(case, real, viewer)


def shown_by(case: Case, step: Step[Any], viewer: Viewer) -> tuple[Any, ...]:
    """Return all that a viewer can tell of a step and of where it has led."""
    return seen_by(case, step.state, viewer), [(event.key, event.params_for(viewer)) for event in step.events]
