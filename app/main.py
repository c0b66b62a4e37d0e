"""The composition root: the only module that knows every layer."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI

from app.bots import TITLES
from app.bots.pool import WorkerPool
from app.bots.thinking import InProcess
from app.engine.bots import Title
from app.notices.mail import Mailer
from app.notices.outgoing import Outgoing
from app.notices.push import Pusher
from app.notices.sender import look_who_is_there
from app.notices.service import NoticeService
from app.notices.vault import Vault
from app.people.guests import Guests
from app.settings import Settings
from app.store.session import AppStores, open_stores
from app.tables.bot_runner import BotRunner, wake_bots
from app.tables.coaching import Coaches
from app.tables.hub import Hub
from app.tables.pauses import Pauses
from app.tables.ports import Thinker
from app.tables.service import TableService
from app.tables.timekeeper import Timekeeper
from app.web import (
    about,
    account,
    api,
    api_docs,
    between,
    coach,
    health,
    history,
    lobby,
    notices,
    pages,
    polling,
    seats,
    solo,
    table_socket,
)
from app.web.connections import Connections
from app.web.context import Services
from app.web.errors import add_handlers
from app.web.guard import Guard
from app.web.openapi import DescribedApp


def create_app(settings: Settings | None = None, titles: Mapping[str, Title] = TITLES) -> FastAPI:
    """Build the application. Its lifespan opens and closes the database; only `titles` can be played on it."""
    chosen = settings or Settings()

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        stores = await open_stores(
            chosen.database_url, notice_grace=chosen.notice_grace if chosen.sends_notices else None
        )
        thinker = thinker_for(chosen, titles)
        pauses = Pauses(chosen.bot_pause_low, chosen.bot_pause_high, chosen.bot_haste, chosen.bot_pause_master)
        bots = BotRunner(thinker, pauses)
        hub = Hub(
            stores,
            titles,
            snapshot_every=chosen.snapshot_every,
            poll_seconds=chosen.poll_seconds,
            idle_seconds=chosen.idle_room_seconds,
        )
        timekeeper = Timekeeper(hub)
        hub.listeners = [bots, timekeeper]
        app.state.services = Services(
            chosen,
            stores,
            hub,
            TableService(stores, hub, titles),
            Guests(stores.people, chosen.session_days),
            bots,
            Coaches(stores, hub, thinker),
            notices_for(chosen, stores),
        )
        hub.start()
        waking = asyncio.create_task(wake_bots(hub))
        noticing = [asyncio.create_task(work) for work in notice_work(app.state.services)]
        timing = asyncio.create_task(timekeeper.run())
        watching = asyncio.create_task(app.state.services.sockets.watch(stores.people, chosen.poll_seconds))
        try:
            yield
        finally:
            waking.cancel()
            timing.cancel()
            timekeeper.stop()
            watching.cancel()
            for task in noticing:
                task.cancel()
            await bots.stop()
            await thinker.close()
            await hub.stop()
            await stores.close()

    app = DescribedApp(
        title="Frontier",
        version=version("frontier"),
        lifespan=running,
        docs_url=None,
        redoc_url=None,
        openapi_url="/openapi.json" if chosen.api_docs else None,
    )
    app.state.connections = Connections(chosen)
    app.add_middleware(Guard, settings=chosen, connections=app.state.connections)
    add_handlers(app)
    app.state.titles = titles
    app.state.error_page = pages.error_page
    for module in (
        about,
        account,
        api,
        between,
        coach,
        health,
        history,
        lobby,
        notices,
        pages,
        polling,
        seats,
        solo,
        table_socket,
    ):
        app.include_router(module.router)
    if chosen.metrics:
        app.include_router(health.metrics_router)
    if chosen.api_docs:
        app.include_router(api_docs.router)
    return app


def thinker_for(settings: Settings, titles: Mapping[str, Title]) -> Thinker:
    """Return where bots think: workers know the usual titles; any others are known to this process only."""
    return WorkerPool(settings.bot_workers) if settings.bot_workers and titles is TITLES else InProcess(titles)


def notices_for(settings: Settings, stores: AppStores) -> NoticeService | None:
    """Return the service of notices; None if the host has not set them up."""
    if not settings.sends_notices:
        return None
    vault = Vault(settings.secret_key.get_secret_value())
    key = settings.vapid_key.get_secret_value()
    pusher = Pusher(key, settings.public_url) if key else None
    outgoing = Outgoing(local=settings.notices_anywhere)
    return NoticeService(
        stores.notices, stores.tables, vault, outgoing, settings.public_url, mailer_for(settings), pusher
    )


def mailer_for(settings: Settings) -> Mailer | None:
    """Return what sends e-mail; None if the host has no mail server."""
    if not (settings.smtp_host and settings.mail_from):
        return None
    return Mailer(
        settings.smtp_host,
        settings.smtp_port,
        settings.smtp_security,
        settings.smtp_user,
        settings.smtp_password.get_secret_value(),
        settings.mail_from,
    )


def notice_work(services: Services) -> list[Coroutine[Any, Any, None]]:
    """Return what a process does all the time about notices."""
    found, seconds = services.notices, services.settings.notice_poll
    if found is None:
        return []
    return [found.sender().run(seconds), look_who_is_there(services.hub, found.store, seconds)]
