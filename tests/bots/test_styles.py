"""Kinds of bots: a strength, with a style or without."""

import pytest

from app.bots import TITLES
from app.bots.master import Master
from app.bots.network import Network
from app.bots.search import Effort, Search
from app.engine.bots import STYLES, dice_for, in_all_styles, kind_of, split_kind
from app.engine.decisions import Action, Decision
from app.engine.driver import start
from app.engine.events import Player
from app.engine.game import Setup
from app.engine.rng import Dice, Stream, seed_from
from app.games import TITLES as RULES
from app.games.outpost.sections import OutpostView
from app.texts import LANGUAGES, texts
from tests.bots.tables import greedy_network, lookahead_of

OUTPOST = RULES["outpost"]
STATE = start(OUTPOST.game, Setup(4, seed_from("styles"))).state
DECISION = OUTPOST.game.pending(STATE)[0]
VIEW = OUTPOST.game.view_for(STATE, Player(DECISION.seat))
CANDIDATES = lookahead_of(OUTPOST).candidates(VIEW, DECISION)
DICE = Stream(seed_from("unused"))


class Leaning:
    """Always wants the same."""

    def __init__(self, wanted: Action) -> None:
        self.wanted = wanted

    def answer(self, view: OutpostView, decision: Decision, dice: Dice) -> Action:
        return self.wanted


def search(network: Network) -> Search:
    return Search(OUTPOST.game, lookahead_of(OUTPOST), network, Effort(worlds=1))


def test_a_kind_is_a_strength_with_a_style_or_without() -> None:
    assert split_kind("standard") == ("standard", None)
    assert split_kind("master-miser") == ("master", "miser")
    assert split_kind("master-stroke") == ("master-stroke", None)
    for style in (None, *STYLES):
        assert split_kind(kind_of("easy", style)) == ("easy", style)
    bots = in_all_styles("standard", lambda _: Leaning(CANDIDATES[0]))
    assert list(bots) == ["standard", "standard-builder", "standard-gambler", "standard-miser"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_name(language: str) -> None:
    kinds = {f"bot-{kind}" for title in TITLES.values() for kind in title.bots}
    assert [key for key in sorted(kinds) if not texts(language).has(key)] == []


def test_a_master_follows_its_style_where_little_depends_on_it() -> None:
    features = lookahead_of(OUTPOST).features
    indifferent = Network("outpost", "", [], {each.name: [0.0] * 3 for each in features}, [0.0] * 3, [0.0], [0.0])
    for wanted in CANDIDATES:
        assert Master(search(indifferent), Leaning(wanted)).answer(VIEW, DECISION, DICE) == wanted


def test_a_master_does_not_follow_its_style_into_a_blunder() -> None:
    valued = search(greedy_network(OUTPOST)).value(VIEW, DECISION, CANDIDATES)
    best, worst = valued[0], valued[-1]
    assert best.chance(DECISION.seat) - worst.chance(DECISION.seat) > 0.05
    master = Master(search(greedy_network(OUTPOST)), Leaning(worst.action))
    assert master.answer(VIEW, DECISION, DICE) == best.action


def test_dice_follow_from_what_a_view_shows() -> None:
    other_seed = OUTPOST.game.view_for(start(OUTPOST.game, Setup(4, seed_from("other"))).state, Player(DECISION.seat))

    def rolls(view: OutpostView) -> list[int]:
        dice = dice_for(view)
        return [dice.below(1000) for _ in range(5)]

    assert rolls(VIEW) == rolls(VIEW)
    assert rolls(VIEW) != rolls(other_seed)
