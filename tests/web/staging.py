"""Positions of any title put on tables of a running server, for questions that are rare in play."""

from typing import Any

from sqlalchemy import Connection, update

from app.engine.codec import encode, fingerprint
from app.store.database import insert_or_replace
from app.store.models import moves, snapshots
from app.store.session import AppStores
from app.tables.model import TableCode
from tests.web.server import Server


async def stage(server: Server, code: str, state: Any) -> None:
    """Let a table that has just been started stand as given; who looks must sit down anew."""
    stores, data = server.inside.stores, encode(state)
    assert isinstance(stores, AppStores)

    def put(connection: Connection) -> None:
        snapshot = {"table_code": code, "seq": 1, "data": data}
        connection.execute(insert_or_replace(connection, snapshots), snapshot)
        connection.execute(update(moves).where(moves.c.table_code == code).values(hash=fingerprint(data)))

    await stores._database.write(put)
    server.inside.hub.rooms.pop(TableCode(code), None)
