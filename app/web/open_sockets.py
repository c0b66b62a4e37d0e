"""The open sockets of every session and personal token, so that those of an ended one are closed."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

import structlog

from app.people.person import PersonStore
from app.tables.ports import StorageUnavailable

log = structlog.get_logger()


class Dismissable(Protocol):
    @property
    def person(self) -> str | None: ...

    def dismiss(self, code: str) -> None: ...


class OpenSockets:
    """The sockets of this process by the hash of their session or personal token."""

    def __init__(self) -> None:
        self._open: dict[str, set[Dismissable]] = {}

    @contextmanager
    def holding(self, token_hash: str, socket: Dismissable) -> Iterator[None]:
        """Count a socket as open for the duration of the block. Sockets without a session are not tracked."""
        if socket.person is None:
            yield
            return
        held = self._open.setdefault(token_hash, set())
        held.add(socket)
        try:
            yield
        finally:
            held.discard(socket)
            if not held and self._open.get(token_hash) is held:
                del self._open[token_hash]

    def close(self, token_hashes: Iterable[str]) -> None:
        """Close the sockets of ended sessions and revoked tokens."""
        for token_hash in token_hashes:
            for socket in self._open.pop(token_hash, ()):
                socket.dismiss("session_ended")

    async def watch(self, store: PersonStore, seconds: float) -> None:
        """Look from time to time for sessions and tokens that other processes have ended."""
        while True:
            await asyncio.sleep(seconds)
            open_now = list(self._open)
            try:
                self.close(set(open_now) - await store.alive(open_now))
            except StorageUnavailable:
                log.warning("sessions.look_later")
