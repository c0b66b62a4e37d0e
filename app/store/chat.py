"""The rows of the chat."""

from typing import Any

from sqlalchemy import Connection, Row, func, insert, select

from app.people.person import PersonId
from app.store.models import chat, tables
from app.store.rows import read_or
from app.tables.model import ChatLine, TableCode

# SQLite stores anything: a damaged number, which there is larger than every other, must not silence a table.
IS_NUMBERED = chat.c.number.between(1, 2**31 - 2)


def add_line(connection: Connection, code: TableCode, row: dict[str, Any]) -> tuple[ChatLine, bool]:
    """Insert a chat message unless it is stored, and return it and whether it is new.

    A lock on the table's row serialises concurrent ones.
    """
    here = select(tables.c.code).where(tables.c.code == code).with_for_update(key_share=True)
    if connection.execute(here).first() is None:
        raise LookupError("no such table")
    known = select(chat).where(chat.c.table_code == code, chat.c.client_id == row["client_id"])
    if (said := connection.execute(known).first()) is not None:
        return read_line(said), False
    newest = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_code == code, IS_NUMBERED)
    number: int = connection.execute(newest).scalar_one() + 1
    return read_line(connection.execute(insert(chat).values(number=number, **row).returning(chat)).one()), True


def read_line(row: Row[Any]) -> ChatLine:
    text, at = read_or(row.text, str, ""), read_or(row.at, float, 0.0)
    return ChatLine(row.number, PersonId(row.person), read_or(row.name, str, ""), text, at)
