"""`frontier serve`, `migrate` and `migration`: run the server, upgrade its database, generate a migration."""

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
from app.tables.messages import MAX_FRAME_BYTES
from app.texts import LANGUAGES, texts
from app.web.connections import LimitedConfig


def add_commands(commands: Any) -> None:
    serve: argparse.ArgumentParser = commands.add_parser("serve", help="run the server (settings: FRONTIER_…)")
    serve.add_argument("--migrate", action="store_true", help="upgrade the database first")
    serve.set_defaults(run=run_serve)
    migrate: argparse.ArgumentParser = commands.add_parser("migrate", help="upgrade the database")
    migrate.add_argument("--down", metavar="REVISION", help="downgrade to this revision instead ('base' for none)")
    migrate.set_defaults(run=run_migrate)
    migration: argparse.ArgumentParser = commands.add_parser("migration", help="generate the next migration")
    migration.add_argument("message", help="what it changes, in a sentence")
    migration.set_defaults(run=run_migration)


def run_serve(given: argparse.Namespace) -> int:
    settings = Settings()
    set_up_logs(settings)
    if given.migrate:
        upgrade(settings.database_url)
    for language in LANGUAGES:
        texts(language)  # load them before the first request
    app = create_app(settings)
    config = LimitedConfig(
        app,
        app.state.connections,
        host=settings.host,
        port=settings.port,
        http="httptools",
        ws="websockets-sansio",
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=2 * MAX_FRAME_BYTES,
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
    """Prints its address once it accepts connections, or that it could not start."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        address = f"http://{self.config.host}:{self.config.port}"
        try:
            await super().startup(sockets)
        except SystemExit:
            print(f"Frontier could not open at {address}: see above.", file=sys.stderr, flush=True)
            raise
        print(f"Frontier is open: {address}", flush=True)


def run_migration(given: argparse.Namespace) -> int:
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
    """Configure structured logs: one event per line, human-readable or JSON."""
    renderer = structlog.processors.JSONRenderer() if settings.log_json else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
