"""frontier keys: prints new keys for a host's settings."""

import argparse
from typing import Any

from app.notices.push import new_push_key
from app.notices.vault import new_key


def add_commands(commands: Any) -> None:
    keys = commands.add_parser("keys", help="print new keys for the settings of a server that sends notices")
    keys.set_defaults(run=run_keys)


def run_keys(_given: argparse.Namespace) -> int:
    print(f"FRONTIER_SECRET_KEY={new_key()}")
    print(f"FRONTIER_VAPID_KEY={new_push_key()}")
    return 0
