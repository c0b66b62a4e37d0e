"""Passkeys and the challenges that they answer."""

from sqlalchemy import Connection, delete, insert, select, update

from app.people.passkeys import Challenge, Passkey
from app.people.person import Person, PersonId
from app.store.database import Database, insert_ignore
from app.store.models import challenges, passkeys, users
from app.store.person_store import read_person


class SqlPasskeyStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_challenge(self, challenge: Challenge, at: float) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.expires_at <= at))
            row = {name: getattr(challenge, name) for name in Challenge.__struct_fields__}
            connection.execute(insert(challenges).values(row))

        await self._database.write(work)

    async def challenge(self, token_hash: str, at: float) -> Challenge | None:
        query = select(challenges).where(challenges.c.token_hash == token_hash, challenges.c.expires_at > at)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return Challenge(*(row._mapping[name] for name in Challenge.__struct_fields__)) if row else None

    async def add(self, token_hash: str, passkey: Passkey) -> bool:
        row = {name: getattr(passkey, name) for name in Passkey.__struct_fields__}

        def work(connection: Connection) -> bool:
            used = delete(challenges).where(challenges.c.token_hash == token_hash)
            if not connection.execute(used).rowcount:
                return False
            return bool(connection.execute(insert_ignore(connection, passkeys), row).rowcount)

        return await self._database.write(work)

    async def use(self, token_hash: str, credential_id: str, sign_count: int, at: float) -> bool:
        def work(connection: Connection) -> bool:
            # The DELETE decides a race: of two that answer a challenge at once only one is believed.
            used = delete(challenges).where(challenges.c.token_hash == token_hash)
            if not connection.execute(used).rowcount:
                return False
            change = update(passkeys).where(passkeys.c.credential_id == credential_id)
            return bool(connection.execute(change.values(sign_count=sign_count, used_at=at)).rowcount)

        return await self._database.write(work)

    async def find(self, credential_id: str) -> tuple[Person, Passkey] | None:
        query = select(users.c.id, users.c.name, passkeys).join(passkeys)
        query = query.where(passkeys.c.credential_id == credential_id)
        row = await self._database.read(lambda connection: connection.execute(query).first())
        if row is None:
            return None
        return read_person(row), Passkey(*(row._mapping[name] for name in Passkey.__struct_fields__))

    async def of_person(self, person: PersonId) -> list[Passkey]:
        query = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created_at)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Passkey(*(row._mapping[name] for name in Passkey.__struct_fields__)) for row in rows]

    async def remove(self, person: PersonId, credential_id: str) -> bool:
        gone = delete(passkeys).where(passkeys.c.person == person, passkeys.c.credential_id == credential_id)
        return bool(await self._database.write(lambda connection: connection.execute(gone).rowcount))
