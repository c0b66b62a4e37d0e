"""Training: self-play and fitting in turn, generation by generation.

A generation's bots play with the network of the generation before; then a network is fitted to all games so far.
Everything is kept in a work folder, so that the same command goes on where it stopped:

    <title>-<seed>-<games>/1.games      the games of the first generation, in the order in which they ended
    <title>-<seed>-<games>/1.json       the network fitted to them
"""

from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec

from app.bots.fit import fit
from app.bots.jobs import spread
from app.bots.network import Network, read_network, write_network
from app.bots.samples import Position, positions_of
from app.bots.selfplay import Played, play_numbered
from app.engine.bots import Lookahead
from app.games import TITLES

LENGTH_BYTES = 4

T = TypeVar("T")


class Progress(Protocol):
    """Shows how far an iteration of so many steps is."""

    def __call__(self, steps: Iterable[T], total: int, label: str) -> Iterable[T]: ...


class Plan(msgspec.Struct, frozen=True):
    """What is trained, as given on the command line."""

    title: str
    games: tuple[int, ...]
    """Of each generation; the last number counts for all further ones."""
    generations: int
    seed: str
    jobs: int
    work: Path
    command: str

    @property
    def folder(self) -> Path:
        return self.work / "-".join([self.title, self.seed, *map(str, self.games)])

    def games_of(self, generation: int) -> int:
        return self.games[min(generation, len(self.games)) - 1]

    def games_file(self, generation: int) -> Path:
        return self.folder / f"{generation}.games"

    def network_file(self, generation: int) -> Path:
        return self.folder / f"{generation}.json"


def train(plan: Plan, progress: Progress) -> Network:
    """Return the network of the last generation; all that was done before is taken up."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    lookahead = TITLES[plan.title].lookahead
    assert lookahead is not None
    positions: list[Position] = []
    network: Network | None = None
    for generation in range(1, plan.generations + 1):
        played = play_generation(plan, generation, progress)
        positions += collect(plan, generation, played, progress)
        file = plan.network_file(generation)
        if (known := known_network(file, lookahead)) is None:
            history = network.history if network else []
            known = fit(plan.title, lookahead, positions, plan.seed, plan.command, history, progress)
            write_network(known, file)
        network = known
    assert network is not None
    return network


def known_network(file: Path, lookahead: Lookahead) -> Network | None:
    """Return a network fitted before, unless the title's features have changed since."""
    if not file.exists():
        return None
    network = read_network(file)
    return network if network.fits(lookahead.features) else None


# --- games -------------------------------------------------------------------------------------------------------


def play_generation(plan: Plan, generation: int, progress: Progress) -> list[Played]:
    """Play what is missing of a generation's games; return all by number, whichever order they ended in."""
    file = plan.games_file(generation)
    played = {each.number: each for each in read_games(file)}
    wanted = range(plan.games_of(generation))
    missing = [number for number in wanted if number not in played]
    network_file = plan.network_file(generation - 1) if generation > 1 else None
    task = partial(play_numbered, plan.title, f"{plan.seed}/{generation}", network_file)
    with file.open("ab") as out:
        for game in progress(spread(task, missing, plan.jobs), len(missing), f"generation {generation}: games"):
            data = msgspec.msgpack.encode(game)
            out.write(len(data).to_bytes(LENGTH_BYTES) + data)
            out.flush()
            played[game.number] = game
    return [played[number] for number in wanted if played[number].states]


def read_games(file: Path) -> Iterator[Played]:
    """Iterate over the games in a file, and cut off what was left incomplete at its end."""
    if not file.exists():
        return
    data = file.read_bytes()
    start = 0
    while (begin := start + LENGTH_BYTES) <= len(data):
        end = begin + int.from_bytes(data[start:begin])
        if end > len(data):
            break
        yield msgspec.msgpack.decode(data[begin:end], type=Played)
        start = end
    if start < len(data):
        with file.open("r+b") as cut:
            cut.truncate(start)


# --- positions ---------------------------------------------------------------------------------------------------


def collect(plan: Plan, generation: int, played: list[Played], progress: Progress) -> Iterator[Position]:
    """Return the positions of all games, in the order of the games."""
    task = partial(positions_numbered, plan.title)
    found = dict(progress(spread(task, played, plan.jobs), len(played), f"generation {generation}: positions"))
    for number in sorted(found):
        yield from found[number]


def positions_numbered(title: str, game: Played) -> tuple[int, list[Position]]:
    return game.number, positions_of(TITLES[title], game)
