"""The command line: `frontier <command>`; each module adds its own."""

import argparse
import sys
from collections.abc import Sequence

from app.cli import bench, checks, export, keys, recorded, serve, simulate, tables, train
from app.engine.errors import GameError
from app.tables.ports import DamagedEntry, StorageUnavailable
from app.texts import LANGUAGES, texts


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return 0 on success, 1 if it found a fault, 2 for wrong usage."""
    parser = argparse.ArgumentParser(prog="frontier", description="Frontier: auction games for friends.")
    commands = parser.add_subparsers(dest="command", required=True)
    for module in (serve, keys, checks, tables, simulate, recorded, export, train, bench):
        module.add_commands(commands)
    given = parser.parse_args(arguments)
    try:
        return int(given.run(given))
    except GameError as error:
        reason = texts(LANGUAGES[0]).refuse(getattr(given, "title", ""), error.code, error.params)
        print(f"{parser.prog} {given.command}: {reason} ({error})", file=sys.stderr)
        return 2
    except DamagedEntry as error:
        print(f"{parser.prog} {given.command}: The log is damaged: {error}.", file=sys.stderr)
        return 1
    except StorageUnavailable:
        hint = "Is its address right, and was `frontier migrate` run?"
        print(f"{parser.prog} {given.command}: The database cannot be read. {hint}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{parser.prog} {given.command}: {error}", file=sys.stderr)
        return 2
