"""Harm to stored tables that no server of ours does."""

from collections.abc import Sequence

from app.store.database import open_database

SNAPSHOTS = ("UPDATE snapshots SET data = {garbage} WHERE table_code = '{code}'",)
BODY = ("UPDATE moves SET body = '{\"decision\": oops' WHERE table_code = '{code}' AND seq = 7",)

ENTRIES = {
    "unreadable body": BODY,
    "unreadable events": ("UPDATE moves SET events = 'garbage' WHERE table_code = '{code}' AND seq = 7",),
    "unknown kind": ("UPDATE moves SET kind = 'oops' WHERE table_code = '{code}' AND seq = 7",),
    "undo without a goal": ("UPDATE moves SET kind = 'undo', body = '{}' WHERE table_code = '{code}' AND seq = 7",),
    "request without a goal": (
        "UPDATE moves SET kind = 'undo_asked', body = '{}' WHERE table_code = '{code}' AND seq = 7",
    ),
    "hand-over by no seat": (
        "UPDATE moves SET kind = 'driver', body = '{\"by\": \"x\"}' WHERE table_code = '{code}' AND seq = 7",
    ),
    "nobody's move": ("UPDATE moves SET seat = NULL WHERE table_code = '{code}' AND seq = 7",),
    "empty body": ("UPDATE moves SET body = '{}' WHERE table_code = '{code}' AND seq = 7", *SNAPSHOTS),
    "other hash": ("UPDATE moves SET hash = 'other' WHERE table_code = '{code}' AND seq = 7", *SNAPSHOTS),
    "gone": ("DELETE FROM moves WHERE table_code = '{code}' AND seq = 7", *SNAPSHOTS),
    "undo to nowhere": (
        "UPDATE moves SET kind = 'undo', body = '{\"to\": 99}' WHERE table_code = '{code}' AND seq = 7",
        *SNAPSHOTS,
    ),
}
"""Each damages entry 7; where a snapshot could do without it, the snapshots too."""


async def damage(url: str, code: str, statements: Sequence[str]) -> None:
    garbage = "'\\x00ff'::bytea" if url.startswith("postgresql") else "x'00ff'"
    database = open_database(url)
    try:
        for statement in statements:
            text = statement.replace("{code}", code).replace("{garbage}", garbage)
            await database.write(lambda connection, text=text: connection.exec_driver_sql(text).close())  # type: ignore[misc]
    finally:
        await database.close()
