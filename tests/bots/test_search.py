"""Search: legal, blind to what its seat may not know, and repeatable."""

from app.bots.master import Master
from app.bots.search import Effort, Trial
from app.engine.decisions import Action
from app.engine.driver import start
from app.engine.events import Player, Seat
from app.engine.game import Setup
from app.engine.match import play
from app.engine.rng import Stream, seed_from
from app.games import TITLES
from tests.bots.tables import BY_CASE, BY_FEW, greedy_search, lookahead_of, questions
from tests.games.contract.harness import Case, QuickDice

DICE = Stream(seed_from("unused"))
DUMMY = Action()
BEST = [0.5, 0.4, 0.5, 0.4, 0.5, 0.4, 0.5, 0.4, 0.5, 0.4]


@BY_CASE
def test_candidates_are_legal_and_different(case: Case) -> None:
    asked = 0
    for _, decision, view in questions(case, every=5, most=12):
        found = lookahead_of(case.listed).candidates(view, decision)
        assert all(action in decision for action in found), found
        assert all(found.count(action) == 1 for action in found)
        asked += 1
    assert asked


@BY_CASE
def test_a_master_answers_by_the_rules_whatever_position_it_is_in(case: Case) -> None:
    master = Master(greedy_search(case.listed, Effort(worlds=1)))
    for _, decision, view in questions(case, every=9, most=3):
        assert master.answer(view, decision, DICE) in decision


@BY_FEW
def test_the_same_view_gets_the_same_values_whatever_is_hidden(case: Case) -> None:
    game, dealer = case.listed.game, QuickDice(f"other worlds {case}")
    compared = 0
    for state, decision, view in questions(case, every=11, most=2):
        actions = lookahead_of(case.listed).candidates(view, decision)
        first = greedy_search(case.listed).value(view, decision, actions)
        other = case.redeal(state, Player(decision.seat), dealer)
        there = game.view_for(other, Player(decision.seat))
        asked = game.decision_for(other, decision.seat)
        assert asked is not None
        assert (
            greedy_search(case.listed).value(there, asked, lookahead_of(case.listed).candidates(there, asked)) == first
        )
        compared += 1
    assert compared


def test_effort_is_counted_in_worlds_and_in_answers() -> None:
    title = TITLES["outpost"]
    state = start(title.game, Setup(4, seed_from("effort"))).state
    decision = title.game.pending(state)[0]
    view = title.game.view_for(state, Player(decision.seat))
    actions = lookahead_of(title).candidates(view, decision)
    assert len(actions) == 4

    def worlds(effort: Effort) -> list[int]:
        found = greedy_search(title, effort).value(view, decision, actions, keep=len(actions))
        return [each.worlds for each in found]

    assert worlds(Effort(worlds=1)) == [1] * len(actions)
    assert worlds(Effort(worlds=3, answers=10_000)) == [3] * len(actions)
    assert worlds(Effort(worlds=3, answers=1)) == [1] * len(actions)


def test_an_answer_is_dropped_once_it_is_surely_worse_and_not_before() -> None:
    best = Trial(DUMMY, Seat(0))

    def is_dropped(*chances: float) -> bool:
        trial = Trial(DUMMY, Seat(0))
        best.chances, trial.chances = BEST[: len(chances)], list(chances)
        return trial.is_surely_worse(best)

    assert not is_dropped(0.1)  # one world may mislead
    assert is_dropped(0.4, 0.3)  # much worse in both
    assert not is_dropped(0.48, 0.38)  # hardly worse
    assert not is_dropped(0.2, 0.6)  # worse on average, but better in one
    assert is_dropped(*[chance - 0.03 for chance in BEST])  # a little worse in all of many


def test_what_is_spared_is_tried_in_every_world() -> None:
    title = TITLES["outpost"]
    state = start(title.game, Setup(4, seed_from("effort"))).state
    decision = title.game.pending(state)[0]
    view = title.game.view_for(state, Player(decision.seat))
    actions = lookahead_of(title).candidates(view, decision)
    search = greedy_search(title, Effort(worlds=3, answers=10_000))
    dropped = search.value(view, decision, actions)[-1]
    assert dropped.worlds == 2
    spared = search.value(view, decision, actions, spared=dropped.action)
    assert next(each.worlds for each in spared if each.action == dropped.action) == 3


def test_it_finds_what_is_worth_most_at_the_end_of_the_round() -> None:
    """Where a network only counts expected points, what the standard bot would do is never the worst."""
    title = TITLES["outpost"]
    state = start(title.game, Setup(2, seed_from("worth"))).state
    decision = title.game.pending(state)[0]
    view = title.game.view_for(state, Player(decision.seat))
    actions = lookahead_of(title).candidates(view, decision)
    valued = greedy_search(title).value(view, decision, actions)
    chances = [each.chance(decision.seat) for each in valued if each.worlds == 2]
    assert chances == sorted(chances, reverse=True)
    assert valued[-1].action != actions[0]


def test_a_master_plays_a_whole_game() -> None:
    title = TITLES["outpost"]
    bots = [Master(greedy_search(title, Effort(worlds=1))), title.bots["standard"]]
    *_, (_, last) = play(title.game, Setup(2, seed_from("whole")), bots)
    assert title.game.outcome(last.state) is not None
