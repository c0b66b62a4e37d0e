"""Guests, their sessions and one-time links. Tokens arrive and are stored as hashes."""

from sqlalchemy import Connection, delete, insert, select, update

from app.people.person import Person, PersonId
from app.store.database import Database
from app.store.models import check_text, links, sessions, users


class SqlPersonStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, person: Person, token_hash: str, at: float) -> None:
        check_text(person.name)

        def work(connection: Connection) -> None:
            connection.execute(insert(users).values(id=person.id, name=person.name, created_at=at))
            connection.execute(insert(sessions).values(token_hash=token_hash, person=person.id, created_at=at))

        await self._database.write(work)

    async def authenticate(self, token_hash: str) -> Person | None:
        query = select(users.c.id, users.c.name).join(sessions).where(sessions.c.token_hash == token_hash)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return Person(PersonId(row.id), row.name) if row else None

    async def rename(self, person: PersonId, name: str) -> None:
        check_text(name)
        change = update(users).where(users.c.id == person).values(name=name)
        await self._database.write(lambda connection: connection.execute(change) and None)

    async def add_link(self, person: PersonId, token_hash: str, expires_at: float) -> None:
        link = insert(links).values(token_hash=token_hash, person=person, expires_at=expires_at)
        await self._database.write(lambda connection: connection.execute(link) and None)

    async def use_link(self, link_hash: str, token_hash: str, at: float) -> PersonId | None:
        def work(connection: Connection) -> PersonId | None:
            connection.execute(delete(links).where(links.c.expires_at <= at))
            # The DELETE decides a race: of two concurrent claims only one gets the row back.
            used = delete(links).where(links.c.token_hash == link_hash).returning(links.c.person)
            person = connection.execute(used).scalar_one_or_none()
            if person is None:
                return None
            connection.execute(insert(sessions).values(token_hash=token_hash, person=person, created_at=at))
            return PersonId(person)

        return await self._database.write(work)
