"""`frontier serve`, `migrate` and `migration`: the server, its database, and the schema's next version."""

import argparse
import logging
import sys
from contextlib import suppress
from socket import socket
from typing import Any

import structlog
import uvicorn

from app.main import create_app
from app.settings import Settings
from app.store.migrate import downgrade, new_migration, upgrade
from app.tables.messages import MOST_BYTES
from app.texts import LANGUAGES, texts
from app.web.doors import GuardedConfig


def add_commands(commands: Any) -> None:
    serve: argparse.ArgumentParser = commands.add_parser("serve", help="run the server (settings: FRONTIER_…)")
    serve.add_argument("--migrate", action="store_true", help="bring the database up to date first")
    serve.set_defaults(run=run_serve)
    migrate: argparse.ArgumentParser = commands.add_parser("migrate", help="bring the database up to date")
    migrate.add_argument("--down", metavar="REVISION", help="go back to this revision instead ('base': to nothing)")
    migrate.set_defaults(run=run_migrate)
    migration: argparse.ArgumentParser = commands.add_parser("migration", help="write the next migration of the schema")
    migration.add_argument("message", help="what it changes, in a sentence")
    migration.set_defaults(run=run_migration)


def run_serve(given: argparse.Namespace) -> int:
    """Serve until stopped; a move that was acknowledged is stored, whatever stops us."""
    settings = Settings()
    set_up_logs(settings)
    if given.migrate:
        upgrade(settings.database_url)
    for language in LANGUAGES:
        texts(language)  # read before the first visitor waits for it
    app = create_app(settings)
    config = GuardedConfig(
        app,
        app.state.doors,
        host=settings.host,
        port=settings.port,
        http="httptools",
        ws="websockets-sansio",
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=2 * MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=5,
        proxy_headers=False,
    )
    with suppress(KeyboardInterrupt):
        AnnouncingServer(config).run()
    return 0


class AnnouncingServer(uvicorn.Server):
    """A server that says when it is open, or that it cannot open."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Listen, then say so; nobody who reads it comes too early."""
        address = f"http://{self.config.host}:{self.config.port}"
        try:
            await super().startup(sockets)
        except SystemExit:
            print(f"Frontier could not open at {address}: see above.", file=sys.stderr, flush=True)
            raise
        print(f"Frontier is open: {address}", flush=True)


def run_migration(given: argparse.Namespace) -> int:
    """Write what has changed in the models since the newest migration as the next one."""
    new_migration(given.message)
    return 0


def run_migrate(given: argparse.Namespace) -> int:
    url = Settings().database_url
    if given.down:
        downgrade(url, given.down)
    else:
        upgrade(url)
    print("The database is up to date." if not given.down else f"The database is at {given.down}.")
    return 0


def set_up_logs(settings: Settings) -> None:
    """Write structured logs: one event a line, readable or as JSON."""
    renderer = structlog.processors.JSONRenderer() if settings.log_json else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
