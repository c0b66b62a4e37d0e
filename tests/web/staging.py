"""Positions of any title put on tables of a running server, for questions that are rare in play."""

from typing import Any

from sqlalchemy import Connection, insert, update

from app.engine.codec import encode, fingerprint
from app.store.models import moves, snapshots, tables
from app.store.session import AppStores
from app.tables.model import TableCode
from tests.web.server import Server

STAGED = {
    "seq": 2,
    "kind": "driver",
    "seat": 0,
    "body": '{"driver":"person"}',
    "client_id": "staged",
    "reversible": False,
    "by_bot": False,
    "events": "[]",
    "at": 0.0,
}
"""An entry that changes nothing: somebody plays for themselves."""


async def stage(server: Server, code: str, state: Any) -> None:
    """Let a table that has just been started stand as given; everybody looking must sit down again.

    The position belongs to a second entry of the log: the first one is checked against the set-up.
    """
    stores, data = server.inside.stores, encode(state)
    assert isinstance(stores, AppStores)

    def put(connection: Connection) -> None:
        connection.execute(insert(snapshots), {"table_code": code, "seq": 2, "data": data})
        connection.execute(insert(moves), {"table_code": code, **STAGED, "hash": fingerprint(data)})
        connection.execute(update(tables).where(tables.c.code == code).values(last_seq=2))

    await stores._database.write(put)
    server.inside.hub.rooms.pop(TableCode(code), None)
