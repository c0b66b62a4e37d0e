"""Tables, their logs and their chat."""

import time
from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from statistics import median
from typing import Any

import msgspec
import structlog
from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    case,
    delete,
    exists,
    func,
    insert,
    not_,
    or_,
    select,
    union,
    update,
)

from app.engine.codec import fingerprint
from app.engine.events import Seat
from app.people.person import PersonId
from app.store.chat import IS_NUMBERED, add_line, read_line
from app.store.database import Database, insert_ignore, insert_or_replace
from app.store.models import chat, drafts, moves, orders, seat_links, seats, snapshots, tables, views
from app.store.outbox import add_notices, pass_on
from app.store.rows import (
    check_text,
    draft_row,
    orders_row,
    read_draft,
    read_entry,
    read_newest,
    read_orders,
    read_table,
    seat_rows,
    table_row,
)
from app.tables.model import ChatLine, Draft, Entry, Notice, Snapshot, StandingOrder, Table, TableCode
from app.tables.ports import ChangeOrders, DamagedEntry, DamagedTable, Loaded, Newest

log = structlog.get_logger(__name__)

_FIXED = ("code", "seed", "commitment", "last_seq", "created_at", "moved_at", "awaited", "bot_to_move", "due_at")

RECENT_GAMES = 50
"""How many games tell how long they usually are."""


class SqlTableStore:
    def __init__(self, database: Database, *, notice_grace: float | None = None) -> None:
        """With a `notice_grace`, the notices of tables and chat are stored with them, and due after that time."""
        self._database = database
        self._grace = notice_grace

    async def create(self, table: Table, notices: Sequence[Notice] = (), after: TableCode | None = None) -> bool:
        row, its_seats = table_row(table), seat_rows(table)

        def work(connection: Connection) -> bool:
            if not _create(connection, row, its_seats):
                return False
            if after is not None:
                pass_on(connection, after, table.code)
            return self._add(connection, table.code, notices, table.created_at)

        return await self._database.write(work)

    def _add(self, connection: Connection, code: TableCode, notices: Sequence[Notice], at: float) -> bool:
        """Store notices, if they are kept here; return True."""
        if notices and self._grace is not None:
            add_notices(connection, [(code, notice) for notice in notices], at, self._grace)
        return True

    async def find(self, code: TableCode) -> Table | None:
        return _sound(await self.find_even_damaged(code))

    async def find_even_damaged(self, code: TableCode) -> Table | None:
        return await self._database.read(lambda connection: _find(connection, code))

    async def close_table(self, code: TableCode) -> bool:
        change = update(tables).where(tables.c.code == code, tables.c.status != "over")
        change = change.values(status="closed", revision=tables.c.revision + 1)
        return await self._database.write(lambda connection: connection.execute(change).rowcount > 0)

    async def newest(self, codes: Collection[TableCode]) -> dict[TableCode, Newest | None]:
        said = select(func.max(chat.c.number)).where(chat.c.table_code == tables.c.code, IS_NUMBERED).scalar_subquery()
        query = select(tables.c.code, tables.c.revision, tables.c.last_seq, func.coalesce(said, 0))
        query = query.where(tables.c.code.in_(codes))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {TableCode(code): read_newest(found) for code, *found in rows}

    async def change(self, table: Table, notices: Sequence[Notice] = ()) -> bool:
        """A finished game stays over: the journal sets that status without incrementing the revision."""

        def work(connection: Connection) -> bool:
            return change_table(connection, table) and self._add(connection, table.code, notices, time.time())

        return await self._database.write(work)

    async def load(self, code: TableCode, up_to: int | None = None) -> Loaded | None:
        return await self._database.read(lambda connection: _load(connection, code, up_to))

    async def entries(self, code: TableCode, after: int, up_to: int | None = None) -> list[Entry]:
        return await self._database.read(lambda connection: _entries(connection, code, after, up_to))

    async def keep(self, code: TableCode, snapshot: Snapshot) -> None:
        await self._database.write(lambda connection: add_snapshots(connection, [(code, snapshot)]))

    async def last_view(self, code: TableCode) -> tuple[int, Any] | None:
        query = select(views.c.seq, views.c.view).where(views.c.table_code == code)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        try:
            return (row.seq, msgspec.json.decode(row.view, type=dict[str, Any])) if row else None
        except msgspec.DecodeError:
            log.error("view_unreadable", table=code)
            return None

    async def entry_of(self, code: TableCode, client_id: str) -> Entry | None:
        query = select(moves).where(moves.c.table_code == code, moves.c.client_id == client_id)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return _entry(row) if row else None

    async def is_practice(self, code: TableCode) -> bool:
        marked = and_(moves.c.table_code == code, moves.c.kind == "undo", moves.c.body.contains('"practice":'))
        query = select(moves.c.seq).where(marked).limit(1)
        return await self._database.read(lambda connection: connection.execute(query).first()) is not None

    async def drafts(self, code: TableCode) -> dict[Seat, Draft]:
        query = select(drafts).where(drafts.c.table_code == code).order_by(drafts.c.seat)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        found: dict[Seat, Draft] = {}
        for row in rows:
            try:
                found[Seat(row.seat)] = read_draft(row)
            except msgspec.DecodeError:
                log.error("draft_unreadable", table=code, seat=row.seat)
        return found

    async def save_draft(self, code: TableCode, seat: Seat, draft: Draft) -> None:
        row = draft_row(code, seat, draft)
        await self._database.write(lambda connection: connection.execute(insert_or_replace(connection, drafts), row))

    async def orders(self, code: TableCode) -> dict[Seat, tuple[StandingOrder, ...]]:
        query = select(orders).where(orders.c.table_code == code).order_by(orders.c.seat)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {Seat(row.seat): _given(row) for row in rows}

    async def change_orders(
        self, code: TableCode, seat: Seat, change: ChangeOrders, *, to_act: bool
    ) -> tuple[StandingOrder, ...]:
        wanted = select(orders).where(orders.c.table_code == code, orders.c.seat == seat)
        flag = update(tables).where(tables.c.code == code).values(bot_to_move=True)

        def work(connection: Connection) -> tuple[StandingOrder, ...]:
            connection.execute(select(tables.c.code).where(tables.c.code == code).with_for_update())
            row = connection.execute(wanted).first()
            given = change(_given(row) if row else ())
            connection.execute(insert_or_replace(connection, orders), orders_row(code, seat, given))
            if to_act:
                connection.execute(flag)
            return given

        return await self._database.write(work)

    async def live_tables(self, person: PersonId) -> list[Table]:
        query = _newest_first(_tables_of(person).where(tables.c.status.not_in(("over", "closed"))))
        return await self._database.read(lambda connection: _tables(connection, query))

    async def finished_tables(
        self, person: PersonId, limit: int, after: TableCode | None = None
    ) -> tuple[list[Table], TableCode | None]:
        query = _tables_of(person).where(tables.c.status == "over")
        if after is not None:
            last = query.where(tables.c.code == after).with_only_columns(tables.c.updated_at).scalar_subquery()
            same_time = and_(tables.c.updated_at == last, tables.c.code > after)
            query = query.where(or_(tables.c.updated_at < last, same_time))
        query = _newest_first(query)

        def work(connection: Connection) -> tuple[list[Table], TableCode | None]:
            codes = connection.execute(query.with_only_columns(tables.c.code).limit(limit + 1)).scalars().all()
            more = TableCode(codes[limit - 1]) if len(codes) > limit else None
            return _tables(connection, query.limit(limit)), more

        return await self._database.read(work)

    async def count_finished(self, person: PersonId) -> int:
        query = _tables_of(person).where(tables.c.status == "over").with_only_columns(func.count())
        return await self._database.read(lambda connection: connection.execute(query).scalar_one())

    async def listed(self, limit: int) -> list[Table]:
        free = exists().where(seats.c.table_code == tables.c.code, seats.c.person.is_(None), seats.c.bot == "")
        shown = and_(
            tables.c.private.is_(False),
            tables.c.status.in_(("lobby", "playing")),
            or_(tables.c.spectators.is_(True), free),
        )
        query = _newest_first(select(tables).where(shown)).limit(limit)
        found = await self._database.read(lambda connection: _tables(connection, query))
        return [table for table in found if not table.damaged]

    async def with_bots_to_move(self, now: float, idle_seconds: float, limit: int) -> list[TableCode]:
        to_move = and_(tables.c.status == "playing", tables.c.bot_to_move.is_(True))
        query = select(tables.c.code).where(to_move, not_(tables.c.moved_at.between(now - idle_seconds, now)))
        return await self._codes(query.order_by(tables.c.moved_at).limit(limit))

    async def with_time_up(self, now: float, limit: int) -> list[TableCode]:
        query = select(tables.c.code).where(tables.c.status == "playing", tables.c.due_at <= now)
        return await self._codes(query.order_by(tables.c.due_at).limit(limit))

    async def idle(self, since: float, limit: int) -> list[TableCode]:
        query = select(tables.c.code).where(tables.c.status == "playing", tables.c.pause.is_(None))
        return await self._codes(query.where(tables.c.updated_at < since).order_by(tables.c.updated_at).limit(limit))

    async def usual_length(self, title: str, players: int) -> int | None:
        size = select(func.count()).where(seats.c.table_code == tables.c.code).scalar_subquery()
        finished = and_(tables.c.status == "over", tables.c.title == title, tables.c.ended_early.is_(False))
        query = select(tables.c.last_seq).where(finished, tables.c.lesson.is_(False), size == players)
        query = query.order_by(tables.c.updated_at.desc()).limit(RECENT_GAMES)
        found = await self._database.read(lambda connection: connection.execute(query).scalars().all())
        return round(median(found)) if found else None

    async def _codes(self, query: Select[Any]) -> list[TableCode]:
        rows = await self._database.read(lambda connection: connection.execute(query).scalars().all())
        return [TableCode(code) for code in rows]

    async def add_seat_link(
        self, token_hash: str, code: TableCode, proposal: str, expires_at: float, at: float
    ) -> None:
        row = {"token_hash": token_hash, "table_code": code, "proposal": proposal, "expires_at": expires_at}
        old = delete(seat_links).where(or_(seat_links.c.table_code == code, seat_links.c.expires_at < at))

        def replace(connection: Connection) -> None:
            connection.execute(old)
            connection.execute(insert(seat_links).values(row))

        await self._database.write(replace)

    async def find_seat_link(self, token_hash: str, at: float) -> tuple[TableCode, str] | None:
        query = select(seat_links.c.table_code, seat_links.c.proposal)
        query = query.where(seat_links.c.token_hash == token_hash, seat_links.c.expires_at > at)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return (TableCode(row.table_code), row.proposal) if row else None

    async def say(
        self,
        code: TableCode,
        person: PersonId,
        name: str,
        text: str,
        at: float,
        client_id: str,
        notices: Sequence[Notice] = (),
    ) -> ChatLine:
        check_text(name)
        check_text(text)
        row = {"table_code": code, "person": person, "name": name, "text": text, "at": at, "client_id": client_id}

        def work(connection: Connection) -> ChatLine:
            said, is_new = add_line(connection, code, row)
            if is_new:
                self._add(connection, code, notices, at)
            return said

        return await self._database.write(work)

    async def said(self, code: TableCode, after: int, limit: int) -> list[ChatLine]:
        query = select(chat).where(chat.c.table_code == code, chat.c.number > after, IS_NUMBERED)
        query = query.order_by(chat.c.number.desc()).limit(limit)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [read_line(row) for row in reversed(rows)]


def _create(connection: Connection, row: dict[str, Any], its_seats: list[dict[str, Any]]) -> bool:
    if connection.execute(insert_ignore(connection, tables).returning(tables.c.code), row).first() is None:
        return False
    if its_seats:
        connection.execute(insert(seats), its_seats)
    return True


def add_snapshots(connection: Connection, taken: Sequence[tuple[TableCode, Snapshot]]) -> None:
    """Store snapshots and the last public view of each table, replacing existing ones."""
    rows = [{"table_code": code, "seq": each.seq, "data": each.data} for code, each in taken]
    shown = [{"table_code": code, "seq": each.seq, "view": each.view.decode()} for code, each in taken if each.view]
    connection.execute(insert_or_replace(connection, snapshots), rows)
    if shown:
        connection.execute(insert_or_replace(connection, views), shown)


def change_table(connection: Connection, table: Table) -> bool:
    """Update a table if its revision is still current."""
    row = {name: value for name, value in table_row(table).items() if name not in _FIXED}
    row["revision"] = table.revision + 1
    row["status"] = case((tables.c.status == "over", "over"), else_=table.status)
    row["updated_at"] = case((tables.c.updated_at > table.updated_at, tables.c.updated_at), else_=table.updated_at)
    seen = and_(tables.c.code == table.code, tables.c.revision == table.revision)
    if not connection.execute(update(tables).where(seen).values(row)).rowcount:
        return False
    connection.execute(delete(seats).where(seats.c.table_code == table.code))
    if table.seats:
        connection.execute(insert(seats), seat_rows(table))
    return True


def _sound(table: Table | None) -> Table | None:
    if table is not None and table.damaged:
        raise DamagedTable(table.code)
    return table


def _find(connection: Connection, code: TableCode) -> Table | None:
    row = connection.execute(select(tables).where(tables.c.code == code)).first()
    return read_table(row, _seats_of(connection, [code]).get(code, ())) if row else None


def _load(connection: Connection, code: TableCode, up_to: int | None) -> Loaded | None:
    table = _sound(_find(connection, code))
    if table is None:
        return None
    snapshot, broken = _sound_snapshot(connection, code, up_to)
    entries = _entries(connection, code, snapshot.seq if snapshot else 0, up_to)
    return Loaded(table, snapshot, tuple(entries), tuple(broken))


def _sound_snapshot(connection: Connection, code: TableCode, up_to: int | None) -> tuple[Snapshot | None, list[int]]:
    """Return the newest snapshot that has the hash of its entry, and the entries of those after it that have not."""
    noted = and_(moves.c.table_code == snapshots.c.table_code, moves.c.seq == snapshots.c.seq)
    query = select(snapshots.c.seq, snapshots.c.data, moves.c.hash).outerjoin_from(snapshots, moves, noted)
    query = query.where(snapshots.c.table_code == code).order_by(snapshots.c.seq.desc()).limit(1)
    broken: list[int] = []
    while True:
        row = connection.execute(query if up_to is None else query.where(snapshots.c.seq <= up_to)).first()
        if row is None:
            return None, broken
        data = bytes(row.data)
        if fingerprint(data) == row.hash:
            return Snapshot(row.seq, data), broken
        broken.append(row.seq)
        up_to = row.seq - 1


def _entries(connection: Connection, code: TableCode, after: int, up_to: int | None) -> list[Entry]:
    query = select(moves).where(moves.c.table_code == code, moves.c.seq > after)
    if up_to is not None:
        query = query.where(moves.c.seq <= up_to)
    return [_entry(row) for row in connection.execute(query.order_by(moves.c.seq))]


def _given(row: Row[Any]) -> tuple[StandingOrder, ...]:
    """Return the orders of a row; damaged ones are lost, and the seat is asked."""
    try:
        return read_orders(row)
    except msgspec.DecodeError:
        log.error("orders_unreadable", table=row.table_code, seat=row.seat)
        return ()


def _entry(row: Row[Any]) -> Entry:
    try:
        return read_entry(row)
    except msgspec.DecodeError as error:
        raise DamagedEntry(row.seq, "unreadable") from error


def _tables_of(person: PersonId) -> Select[Any]:
    """Select the tables where the person has or had a seat or is the host."""
    codes = union(
        select(seats.c.table_code).where(seats.c.person == person),
        select(seats.c.table_code).where(seats.c.former == person),
        select(tables.c.code).where(tables.c.host == person),
    )
    return select(tables).where(tables.c.code.in_(codes))


def _newest_first(query: Select[Any]) -> Select[Any]:
    return query.order_by(tables.c.updated_at.desc(), tables.c.code)


def _tables(connection: Connection, query: Select[Any]) -> list[Table]:
    """Return the tables that a query finds, damaged ones as far as they can be read."""
    rows = connection.execute(query).all()
    taken = _seats_of(connection, [row.code for row in rows])
    return [read_table(row, taken.get(row.code, ())) for row in rows]


def _seats_of(connection: Connection, codes: Iterable[str]) -> dict[str, list[Row[Any]]]:
    """Return the seats of several tables, in order."""
    query = select(seats).where(seats.c.table_code.in_(list(codes))).order_by(seats.c.table_code, seats.c.number)
    rows = connection.execute(query).all()
    return {code: list(group) for code, group in groupby(rows, lambda row: row.table_code)}
