"""Operations on tables: create, join, leave, start, rematch and so on. What is forbidden raises a coded error."""

import time
from collections.abc import Mapping
from contextlib import suppress
from secrets import choice, token_hex
from typing import Any

import msgspec

from app.engine.errors import BadSetup, GameError, UnknownRules
from app.engine.rng import SEED_BYTES, commitment
from app.people.person import Person
from app.tables.access import NotAllowed, check_host, check_status, seat_of
from app.tables.hub import BrokenTable, NoSuchTable, lesson_of
from app.tables.ledger import no_ack
from app.tables.lobby import Lobby
from app.tables.model import NAMELESS, Notice, SeatInfo, Table, TableCode, TableSettings, settings_of
from app.tables.notices import people_at
from app.tables.seating import (
    own_seat,
    unique_name,
    watching,
    with_barred,
    with_bot,
    with_seat,
)
from app.tables.stand_ins import handing_over

CODE_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH = 12
"""A code grants access to a private table, so it must not be guessable: this gives about 59 bits."""


class TableService(Lobby):
    async def see(self, code: TableCode) -> Table:
        """Return a table as far as it can be read, playable or not (see `is_playable`)."""
        table = await self._stores.tables.find_even_damaged(code)
        if table is None:
            raise NoSuchTable("no_such_table")
        return table

    def is_playable(self, table: Table) -> bool:
        """Tell whether the rules of the table's game are known here, and it isn't known to be damaged.

        The rules of a lobby will be today's.
        """
        title = self._titles.get(table.title)
        if title is None or self._hub.is_broken(table):
            return False
        return table.status == "lobby" or title.game.meta.knows(table.version)

    async def why_unopened(self, table: Table) -> GameError | None:
        """Return why a table can't be opened; None if it can."""
        try:
            self._hub.check_row(table)
            await self._hub.room(table.code)
        except (UnknownRules, BrokenTable) as error:
            return error
        return None

    async def close(self, code: TableCode, person: Person) -> Table:
        """Close a lobby, as its host, or a table that can't be opened any more, as one of its players or the host."""
        table = await self.see(code)
        if table.host != person.id:
            own_seat(table, person)
        if table.status == "closed":
            return table
        if table.status == "over":
            raise NotAllowed("table_is_over")
        if await self.why_unopened(table) is None:
            return await self.close_lobby(code, person)
        await self._stores.tables.close_table(code)
        await self._hub.reload(code)
        return await self.see(code)

    async def create(
        self,
        person: Person,
        title: str,
        options: Mapping[str, Any],
        seats: int,
        settings: TableSettings,
    ) -> Table:
        """Create a table with its host in the first seat; raise BadSetup for an impossible configuration."""
        meta = self._title(title).game.meta
        meta.check_players(seats)
        places = (SeatInfo(person.id, person.name), *(SeatInfo() for _ in range(seats - 1)))
        table = self._new_table(person, title, meta.read_options(options), places, settings)
        while not await self._stores.tables.create(table):
            table = msgspec.structs.replace(table, code=new_code())
        return table

    async def learn(self, person: Person, title: str) -> Table:
        """Return the person's unfinished lesson of a title; if there is none, begin one."""
        lesson = self._titles[title].lesson if title in self._titles else None
        if lesson is None:
            raise BadSetup("no_lesson", title=title[:40])
        for table in await self._stores.tables.live_tables(person.id):
            if table.title == title and lesson_of(self._titles[title], table) and await self._is_unfinished(table):
                return table
        options = self._titles[title].game.meta.read_options(lesson.options)
        places = (SeatInfo(person.id, person.name), *(SeatInfo() for _ in range(lesson.players - 1)))
        alone = TableSettings(spectators=False)
        fresh = self._new_table(person, title, options, places, alone, seed=lesson.seed)
        fresh = msgspec.structs.replace(fresh, status="playing", lesson=True)
        for seat in range(1, lesson.players):
            fresh = with_bot(fresh, seat, next(iter(self._titles[title].bots)))
        while not await self._stores.tables.create(fresh):
            fresh = msgspec.structs.replace(fresh, code=new_code())
        return (await self._hub.room(fresh.code)).table

    async def _is_unfinished(self, table: Table) -> bool:
        with suppress(BrokenTable, UnknownRules):
            guide = (await self._hub.room(table.code)).guide
            return guide is not None and not guide.is_over
        return False

    async def play(
        self, person: Person, title: str, options: Mapping[str, Any], seats: int, kind: str | None = None
    ) -> Table:
        """Create and start a table against bots of a kind, by default the usual one."""
        kind = kind or next(iter(self._title(title).bots))
        self._check_bot(title, kind)
        table = await self.create(person, title, options, seats, TableSettings())
        for seat in range(1, seats):
            await self.put_bot(table.code, person, seat, kind)
        return await self.start(table.code, person)

    def _new_table(
        self,
        host: Person,
        title: str,
        options: Mapping[str, Any],
        seats: tuple[SeatInfo, ...],
        settings: TableSettings,
        *,
        seed: str = "",
    ) -> Table:
        seed, now = seed or token_hex(SEED_BYTES), time.time()
        return Table(
            code=new_code(),
            title=title,
            options=options,
            host=host.id,
            seats=seats,
            status="lobby",
            seed=seed,
            commitment=commitment(seed),
            version=self._titles[title].game.meta.version,
            revision=0,
            last_seq=0,
            created_at=now,
            updated_at=now,
            **settings_of(settings),
        )

    async def leave(self, code: TableCode, person: Person) -> Table:
        """Leave the seat. In a running game a bot takes over until the person returns."""
        table = await self.find(code)
        if table.status != "playing":
            return await self.stand_up(code, person)
        client_id = f"leave:{person.id}:{table.revision}"
        await self._change_and_note(code, client_id, handing_over(person, "bot"), no_ack)
        return await self.find(code)

    async def spectators(self, code: TableCode, person: Person) -> dict[str, str]:
        """Return the names of the spectators connected to this process by the keys to remove them with; host only."""
        check_host(await self.find(code), person.id)
        return {key: name for key, (_, name) in watching(await self._hub.room(code)).items()}

    async def remove(self, code: TableCode, person: Person, spectator: str) -> Table:
        """Remove a spectator permanently. Removing one without a name obliges all spectators to have one."""

        def bar(table: Table) -> Table:
            check_host(table, person.id)
            if found is None or seat_of(table, found[0]) is not None:
                raise NotAllowed("no_such_spectator")
            return with_barred(table, found[0] or NAMELESS)

        check_host(await self.find(code), person.id)
        found = watching(await self._hub.room(code)).get(spectator)
        return await self._change(code, bar)

    async def rematch(self, code: TableCode, person: Person) -> Table:
        """Create a table with the same people and options; a second call returns the same new table."""
        old = await self.find(code)
        check_status(old, "over")
        if seat_of(old, person.id) is None and old.host != person.id:
            raise NotAllowed("not_seated")
        options = self._titles[old.title].game.meta.read_options(old.options)  # the game may be older than the server
        code_of_next = (await self._change(code, with_rematch_code)).rematch
        assert code_of_next is not None
        if (found := await self._stores.tables.find(code_of_next)) is not None:
            return found
        seats = tuple(
            SeatInfo(seat.person, seat.name, seat.bot, driver="bot" if seat.bot else "person") for seat in old.seats
        )
        fresh = self._new_table(person, old.title, options, seats, old)
        notices = [Notice(who, "seat") for who in people_at(fresh) if who != person.id]
        await self._stores.tables.create(
            msgspec.structs.replace(fresh, code=code_of_next, barred=old.barred), notices, old.code
        )
        return await self.find(code_of_next)

    async def rename(self, person: Person) -> None:
        """Update the person's name at all tables that are not over."""

        def renamed(table: Table) -> Table:
            seat = seat_of(table, person.id)
            if seat is None or table.status not in ("lobby", "playing"):
                return table
            cleared = with_seat(table, seat, msgspec.structs.replace(table.seats[seat], name=""))
            name = unique_name(cleared, person.name)
            return with_seat(table, seat, msgspec.structs.replace(table.seats[seat], name=name))

        for table in await self._stores.tables.live_tables(person.id):
            with suppress(NoSuchTable, BrokenTable, UnknownRules):  # must not affect the other tables
                await self._change(table.code, renamed)


def with_rematch_code(table: Table) -> Table:
    """Return the table with a code for its rematch, unless it has one."""
    return table if table.rematch is not None else msgspec.structs.replace(table, rematch=new_code())


def new_code() -> TableCode:
    return TableCode("".join(choice(CODE_ALPHABET) for _ in range(CODE_LENGTH)))
