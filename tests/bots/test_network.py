"""The value network, and the weights that are shipped."""

from pathlib import Path

import pytest

from app.bots import TITLES
from app.bots.network import Network, path_of, read_network, write_network
from app.engine.bots import Title
from app.engine.driver import start
from app.engine.events import Spectator
from app.games import TITLES as RULES
from tests.bots.tables import BY_CASE, greedy_network, lookahead_of, questions
from tests.games.contract.harness import Case

MOST_BYTES = 300_000
LEARNED = [title for title in RULES.values() if title.lookahead is not None]


@pytest.mark.parametrize("title", LEARNED, ids=lambda title: title.game.meta.title)
def test_the_weights_of_every_title_fit_its_features_and_are_small(title: Title) -> None:
    file = path_of(title.game.meta.title)
    network = read_network(file)
    assert network.fits(lookahead_of(title).features)
    assert network.command.startswith(f"frontier train {title.game.meta.title} ")
    assert file.stat().st_size <= MOST_BYTES
    assert "master" in TITLES[title.game.meta.title].bots


@pytest.mark.parametrize("title", LEARNED, ids=lambda title: title.game.meta.title)
def test_features_have_different_names(title: Title) -> None:
    names = [feature.name for feature in lookahead_of(title).features]
    assert len(set(names)) == len(names)


@BY_CASE
def test_every_seat_has_all_features_and_chances_add_up(case: Case) -> None:
    title = case.listed
    network = greedy_network(title)
    views = [view for _, _, view in questions(case, every=40, most=3)]
    views.append(title.game.view_for(start(title.game, case.setup("1")).state, Spectator()))
    for view in views:
        rows = lookahead_of(title).measure(view)
        assert [len(row) for row in rows] == [len(lookahead_of(title).features)] * case.players
        assert sum(estimate.chance for estimate in network.estimate(rows)) == pytest.approx(1)


def test_a_file_of_weights_reads_back_the_same(tmp_path: Path) -> None:
    network = greedy_network(RULES["outpost"])
    write_network(network, tmp_path / "weights.json")
    assert read_network(tmp_path / "weights.json") == network
    lines = (tmp_path / "weights.json").read_text().splitlines()
    assert any(line.startswith('  "expected_points": [0') for line in lines)


def test_hidden_units_count_only_above_zero() -> None:
    network = Network("", "", [], {"one": [1.0, 0.0, 0.0]}, bias=[-1.0, 0.0, 2.0], score=[2.0], points=[3.0])
    assert network.outputs([0.5]) == (0.0, 2.0)
    assert network.outputs([3.0]) == (4.0, 8.0)
    first, second = network.estimate([[3.0], [0.5]])
    assert first.chance == pytest.approx(0.982, abs=0.001)
    assert second.chance == pytest.approx(0.018, abs=0.001)
