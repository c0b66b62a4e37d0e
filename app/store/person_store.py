"""Guests, their sessions and tokens, recovery codes and one-time links. All that is secret is stored as a hash."""

from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, or_, select, union_all, update

from app.people.person import Account, Person, PersonalToken, PersonId, Session
from app.store.database import Database, insert_or_replace
from app.store.models import links, recovery_codes, seats, sessions, tables, tokens, users
from app.store.rows import check_text, read_or

ENDED = ("over", "closed")


class SqlPersonStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, person: Person, token_hash: str, at: float, device: str = "") -> None:
        check_text(person.name)

        def work(connection: Connection) -> None:
            connection.execute(insert(users).values(id=person.id, name=person.name, created_at=at))
            connection.execute(_new_session(person.id, token_hash, at, device))

        await self._database.write(work)

    async def authenticate(self, token_hash: str) -> tuple[Person, float] | None:
        query = select(users.c.id, users.c.name, sessions.c.used_at).join(sessions)
        query = query.where(sessions.c.token_hash == token_hash)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return (read_person(row), read_or(row.used_at, float, 0.0)) if row else None

    async def rename(self, person: PersonId, name: str) -> None:
        check_text(name)
        change = update(users).where(users.c.id == person).values(name=name)
        await self._database.write(lambda connection: connection.execute(change) and None)

    async def account(self, person: PersonId, used_since: float) -> Account:
        used = select(sessions).where(sessions.c.person == person, sessions.c.used_at > used_since)
        code = select(recovery_codes.c.made_at).where(recovery_codes.c.person == person)
        own = or_(
            tables.c.host == person, tables.c.code.in_(select(seats.c.table_code).where(seats.c.person == person))
        )
        count = select(func.count()).select_from(tables).where(tables.c.status.not_in(ENDED), own)

        def work(connection: Connection) -> Account:
            rows = connection.execute(used.order_by(sessions.c.used_at.desc())).all()
            found = tuple(read_session(row) for row in rows)
            return Account(found, connection.execute(code).scalar(), connection.execute(count).scalar_one())

        return await self._database.read(work)

    # --- sessions ------------------------------------------------------------------------------------------------

    async def add_session(self, person: PersonId, token_hash: str, at: float, device: str) -> None:
        session = _new_session(person, token_hash, at, device)
        await self._database.write(lambda connection: connection.execute(session) and None)

    async def touch(self, token_hash: str, at: float, expired: float) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(sessions).where(sessions.c.token_hash == token_hash).values(used_at=at))
            connection.execute(delete(sessions).where(sessions.c.used_at <= expired))

        await self._database.write(work)

    async def end_sessions(self, person: PersonId, *, only: str = "", besides: str = "") -> list[str]:
        session_id = func.substr(sessions.c.token_hash, 1, 16)
        named = session_id == only if only else session_id != besides
        ended = delete(sessions).where(sessions.c.person == person, named).returning(sessions.c.token_hash)
        return await self._database.write(lambda connection: list(connection.execute(ended).scalars()))

    async def alive(self, token_hashes: list[str]) -> set[str]:
        named = (select(kept.c.token_hash).where(kept.c.token_hash.in_(token_hashes)) for kept in (sessions, tokens))
        query = union_all(*named)
        return await self._database.read(lambda connection: set(connection.execute(query).scalars()))

    # --- personal tokens -----------------------------------------------------------------------------------------

    async def add_token(self, person: PersonId, token: PersonalToken, most: int) -> bool:
        check_text(token.name)
        row = {name: getattr(token, name) for name in PersonalToken.__struct_fields__}

        def work(connection: Connection) -> bool:
            connection.execute(select(users.c.id).where(users.c.id == person).with_for_update())  # one at a time
            count = select(func.count()).select_from(tokens).where(tokens.c.person == person)
            if connection.execute(count).scalar_one() >= most:
                return False
            connection.execute(insert(tokens).values(person=person, **row))
            return True

        return await self._database.write(work)

    async def tokens(self, person: PersonId) -> list[PersonalToken]:
        query = select(tokens).where(tokens.c.person == person).order_by(tokens.c.created_at, tokens.c.token_hash)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [PersonalToken(row.token_hash, row.name, row.created_at, row.used_at) for row in rows]

    async def owner_of_token(self, token_hash: str) -> tuple[Person, float | None] | None:
        query = select(users.c.id, users.c.name, tokens.c.used_at).join(tokens)
        query = query.where(tokens.c.token_hash == token_hash)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return (read_person(row), row.used_at) if row else None

    async def touch_token(self, token_hash: str, at: float) -> None:
        change = update(tokens).where(tokens.c.token_hash == token_hash).values(used_at=at)
        await self._database.write(lambda connection: connection.execute(change) and None)

    async def revoke_token(self, person: PersonId, token: str) -> list[str]:
        named = func.substr(tokens.c.token_hash, 1, 16) == token
        revoked = delete(tokens).where(tokens.c.person == person, named).returning(tokens.c.token_hash)
        return await self._database.write(lambda connection: list(connection.execute(revoked).scalars()))

    # --- ways to sign in -----------------------------------------------------------------------------------------

    async def set_code(self, person: PersonId, code_hash: str, at: float) -> None:
        row = {"person": person, "code_hash": code_hash, "made_at": at}
        await self._database.write(
            lambda connection: connection.execute(insert_or_replace(connection, recovery_codes), row) and None
        )

    async def owner_of_code(self, code_hash: str) -> Person | None:
        query = select(users.c.id, users.c.name).join(recovery_codes).where(recovery_codes.c.code_hash == code_hash)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return read_person(row) if row else None

    async def add_link(self, person: PersonId, token_hash: str, expires_at: float, at: float) -> None:
        expired = delete(links).where(links.c.expires_at <= at)
        link = insert(links).values(token_hash=token_hash, person=person, expires_at=expires_at)

        def work(connection: Connection) -> None:
            connection.execute(expired)
            connection.execute(link)

        await self._database.write(work)

    async def owner_of_link(self, link_hash: str, at: float) -> Person | None:
        query = select(users.c.id, users.c.name).join(links)
        query = query.where(links.c.token_hash == link_hash, links.c.expires_at > at)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return read_person(row) if row else None

    async def use_link(self, link_hash: str, token_hash: str, at: float, device: str = "") -> PersonId | None:
        def work(connection: Connection) -> PersonId | None:
            connection.execute(delete(links).where(links.c.expires_at <= at))
            # The DELETE decides a race: of two concurrent claims only one gets the row back.
            used = delete(links).where(links.c.token_hash == link_hash).returning(links.c.person)
            person = connection.execute(used).scalar_one_or_none()
            if person is None:
                return None
            connection.execute(_new_session(person, token_hash, at, device))
            return PersonId(person)

        return await self._database.write(work)


def read_person(row: Row[*tuple[Any, ...]]) -> Person:
    return Person(PersonId(row.id), read_or(row.name, str, ""))


def read_session(row: Row[*tuple[Any, ...]]) -> Session:
    created_at, used_at = (read_or(at, float, 0.0) for at in (row.created_at, row.used_at))
    return Session(row.token_hash, read_or(row.device, str, "/"), created_at, used_at)


def _new_session(person: str, token_hash: str, at: float, device: str) -> Any:
    return insert(sessions).values(token_hash=token_hash, person=person, created_at=at, used_at=at, device=device)
