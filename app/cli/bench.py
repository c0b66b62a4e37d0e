"""`frontier bench`: benchmarks (see `app/bench`)."""

import argparse
import json
from typing import Any

import msgspec

from app.bench import auctions, bots, engine, page, server
from app.bots import TITLES


def add_commands(commands: Any) -> None:
    parser: argparse.ArgumentParser = commands.add_parser("bench", help="measure speed, and how often auctions ask")
    parser.add_argument("what", choices=["engine", "server", "page", "auctions", "bots"])
    parser.add_argument("--games", type=int, help="engine, auctions: how many of each kind")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    server.add_options(parser)
    page.add_options(parser)
    bots.add_options(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if given.what == "server":
        return server.run(given)
    if given.what == "page":
        return page.run(given)
    if given.what == "bots":
        return bots.run(given)
    if given.what == "auctions":
        return auctions.run(given)
    figures = {name: engine.bench_engine(title.game, given.games or engine.GAMES) for name, title in TITLES.items()}
    if given.json:
        print(json.dumps({name: msgspec.to_builtins(found) for name, found in figures.items()}))
    else:
        for name, found in figures.items():
            print(
                f"{name}: {found.submits_per_s:.0f} submits a second, {found.at_move_100_us:.0f} µs around move 100, "
                f"{found.at_move_1000_us:.0f} µs around move 1000 ({found.games} games of {found.players})"
            )
    return 0
