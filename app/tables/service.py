"""The life of a table: opened, filled, started, left, played again. Every forbidden step is refused with a code."""

import time
from collections.abc import Callable, Mapping
from secrets import SystemRandom, choice, token_hex
from typing import Any

import msgspec

from app.engine.bots import Title
from app.engine.errors import BadSetup
from app.engine.events import Seat
from app.engine.rng import SEED_BYTES, commitment
from app.people.person import Person
from app.tables.access import NotAllowed, check_host, check_not_removed, check_status, seat_of
from app.tables.hub import Hub, NoSuchTable, broken_alone
from app.tables.ledger import Acknowledge, no_ack
from app.tables.model import NAMELESS, Driver, SeatInfo, Table, TableCode
from app.tables.ports import StorageUnavailable, Stores
from app.tables.room import Room
from app.tables.seating import check_number, first_free, numbered, own_name, own_seat, watching, with_barred, with_seat

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH = 12
"""A code is all that is needed to come to a private table: some 59 bits, too many to guess."""
TRIES = 8

Change = Mapping[str, Any]
"""Who plays a seat from now on: `driver`, and `by` whose wish if it is another's."""


class TableService:
    def __init__(self, stores: Stores, hub: Hub, titles: Mapping[str, Title], away_seconds: float) -> None:
        self._stores = stores
        self._hub = hub
        self._titles = titles
        self._away_seconds = away_seconds

    async def find(self, code: TableCode) -> Table:
        with broken_alone(code):
            table = await self._stores.tables.find(code)
            if table is None:
                raise NoSuchTable("no_such_table")
            return table

    async def create(
        self, person: Person, title: str, options: Mapping[str, Any], seats: int, *, private: bool, spectators: bool
    ) -> Table:
        """Open a table with its host in the first seat; refuse what the title can't be played with."""
        if title not in self._titles:
            raise BadSetup("unknown_title", title=title[:40])
        meta = self._titles[title].game.meta
        meta.check_players(seats)
        places = (SeatInfo(person.id, person.name), *(SeatInfo() for _ in range(seats - 1)))
        table = self._new_table(
            person, title, meta.read_options(options), places, private=private, spectators=spectators
        )
        while not await self._stores.tables.create(table):
            table = msgspec.structs.replace(table, code=new_code())
        return table

    def _new_table(
        self,
        host: Person,
        title: str,
        options: Mapping[str, Any],
        seats: tuple[SeatInfo, ...],
        *,
        private: bool,
        spectators: bool,
    ) -> Table:
        """Return a table that nobody has seen yet, with a seed of its own."""
        seed, now = token_hex(SEED_BYTES), time.time()
        return Table(
            code=new_code(),
            title=title,
            options=options,
            host=host.id,
            seats=seats,
            private=private,
            spectators=spectators,
            status="lobby",
            seed=seed,
            commitment=commitment(seed),
            version=self._titles[title].game.meta.version,
            revision=0,
            last_seq=0,
            created_at=now,
            updated_at=now,
        )

    async def join(self, code: TableCode, person: Person) -> Table:
        """Sit down in the first free seat; who sits already stays where they are."""

        def sit(table: Table) -> Table:
            if seat_of(table, person.id) is not None:
                return table
            check_not_removed(table, person.id)
            check_status(table, "lobby")
            free = next((number for number, seat in enumerate(table.seats) if seat.is_free), None)
            if free is None:
                raise NotAllowed("table_full")
            return with_seat(table, free, SeatInfo(person.id, own_name(table, person.name)))

        return await self._change(code, sit)

    async def leave(self, code: TableCode, person: Person) -> Table:
        """Stand up. In a running game a bot plays on, and one may come back; a lobby without its host is closed."""

        def stand_up(table: Table) -> Table:
            seat = own_seat(table, person)
            check_status(table, "lobby", "playing")
            if table.status == "playing":
                return with_seat(table, seat, msgspec.structs.replace(table.seats[seat], driver="bot"))
            if table.host == person.id:
                return msgspec.structs.replace(table, status="closed")
            return with_seat(table, seat, SeatInfo())

        table = await self._change(code, stand_up)
        seat = seat_of(table, person.id)
        if table.status == "playing" and seat is not None:
            room = await self._hub.room(code)
            await room.note_driver(seat, f"leave:{person.id}:{table.revision}", {"driver": "bot"})
        return table

    async def kick(self, code: TableCode, person: Person, seat: int) -> Table:
        """Free a seat again: a guest's or a bot's, by the host, before the game. Who sat there can't come back."""

        def free(table: Table) -> Table:
            check_host(table, person.id)
            check_status(table, "lobby")
            check_number(table, seat)
            if table.seats[seat].person == table.host:
                raise NotAllowed("host_stays")
            gone = table.seats[seat].person
            freed = with_seat(table, seat, SeatInfo())
            return freed if gone is None else with_barred(freed, gone)

        return await self._change(code, free)

    async def spectators(self, code: TableCode, person: Person) -> dict[str, str]:
        """Return the names of those who watch through this process, for the host, by what they are removed by."""
        check_host(await self.find(code), person.id)
        return {key: name for key, (_, name) in watching(await self._hub.room(code)).items()}

    async def remove(self, code: TableCode, person: Person, spectator: str) -> Table:
        """Have a spectator go and not come back; if it is one without a name, all who watch must have one."""

        def bar(table: Table) -> Table:
            check_host(table, person.id)
            if found is None or seat_of(table, found[0]) is not None:
                raise NotAllowed("no_such_spectator")
            return with_barred(table, found[0] or NAMELESS)

        check_host(await self.find(code), person.id)
        found = watching(await self._hub.room(code)).get(spectator)
        return await self._change(code, bar)

    async def be_ready(self, code: TableCode, person: Person, ready: bool) -> Table:
        """Say that the game may begin as far as one is concerned, or not yet; the host begins it all the same."""

        def say(table: Table) -> Table:
            seat = own_seat(table, person)
            check_status(table, "lobby")
            return with_seat(table, seat, msgspec.structs.replace(table.seats[seat], ready=ready))

        return await self._change(code, say)

    async def resize(self, code: TableCode, person: Person, seats: int) -> Table:
        """Have more seats, or fewer: free ones go, the last first. Refuse what would send somebody away."""

        def change(table: Table) -> Table:
            check_host(table, person.id)
            check_status(table, "lobby")
            self._titles[table.title].game.meta.check_players(seats)
            spare = len(table.seats) - seats
            free = [number for number, seat in enumerate(table.seats) if seat.is_free]
            if spare > len(free):
                raise NotAllowed("seats_are_taken")
            gone = free[len(free) - spare :] if spare > 0 else []
            kept = tuple(seat for number, seat in enumerate(table.seats) if number not in gone)
            return msgspec.structs.replace(table, seats=kept + (SeatInfo(),) * -spare)

        return await self._change(code, change)

    async def add_bot(self, code: TableCode, person: Person, seat: int, kind: str) -> Table:
        def put(table: Table) -> Table:
            check_host(table, person.id)
            check_status(table, "lobby")
            check_number(table, seat)
            if kind not in self._titles[table.title].bots:
                raise BadSetup("unknown_bot", bot=kind[:40], known=list(self._titles[table.title].bots))
            if not table.seats[seat].is_free:
                raise NotAllowed("seat_taken")
            return with_seat(
                table, seat, SeatInfo(name=first_free(table, numbered("Bot", seat + 1)), bot=kind, driver="bot")
            )

        return await self._change(code, put)

    async def arrange(self, code: TableCode, person: Person, order: list[int] | None) -> Table:
        """Put the seats into another order; a random one if none is given."""

        def move(table: Table) -> Table:
            check_host(table, person.id)
            check_status(table, "lobby")
            numbers = list(range(len(table.seats)))
            new = SystemRandom().sample(numbers, len(numbers)) if order is None else order
            if sorted(new) != numbers:
                raise BadSetup("bad_order")
            return msgspec.structs.replace(table, seats=tuple(table.seats[number] for number in new))

        return await self._change(code, move)

    async def start(self, code: TableCode, person: Person) -> Table:
        def begin(table: Table) -> Table:
            check_host(table, person.id)
            check_status(table, "lobby")
            if any(seat.is_free for seat in table.seats):
                raise NotAllowed("seats_are_free")
            version = self._titles[table.title].game.meta.version
            return msgspec.structs.replace(table, status="playing", version=version)

        table = await self._change(code, begin)
        await self._hub.room(code)
        return table

    async def drive(
        self,
        code: TableCode,
        person: Person,
        driver: Driver,
        client_id: str,
        acknowledge: Acknowledge = no_ack,
    ) -> None:
        """Let a bot play one's own seat, or take it back at any time; the log marks it."""
        await self._hand_over(
            code, client_id, lambda table, _room: (own_seat(table, person), {"driver": driver}), acknowledge
        )

    async def stand_in(
        self,
        code: TableCode,
        person: Person,
        absent: int,
        client_id: str,
        acknowledge: Acknowledge = no_ack,
    ) -> None:
        """Let a bot play for somebody who has been away for a while; they take the seat back when they come."""

        def replaced(table: Table, room: Room) -> tuple[Seat, Change]:
            by = own_seat(table, person)
            check_number(table, absent)
            seat = Seat(absent)
            if table.seats[seat].driver == "bot":
                raise NotAllowed("bot_plays_already")
            if not room.here.has_been_away(seat, self._away_seconds):
                raise NotAllowed("not_away", name=table.seats[seat].name, seconds=round(self._away_seconds))
            return seat, {"driver": "bot", "by": by}

        await self._hand_over(code, client_id, replaced, acknowledge)

    async def _hand_over(
        self,
        code: TableCode,
        client_id: str,
        plan: Callable[[Table, Room], tuple[Seat, Change]],
        acknowledge: Acknowledge,
    ) -> None:
        """Have a seat played by who the plan says, and mark it in the log; the same message does nothing twice."""
        room = await self._hub.room(code)
        if (known := await room.entry_of(client_id)) is not None:
            acknowledge(known)
            return
        planned: list[tuple[Seat, Change]] = []

        def hand_over(table: Table) -> Table:
            check_status(table, "playing")
            planned[:] = [plan(table, room)]
            seat, change = planned[0]
            return with_seat(table, seat, msgspec.structs.replace(table.seats[seat], driver=change["driver"]))

        await self._change(code, hand_over)
        seat, change = planned[0]
        await room.note_driver(seat, client_id, change, acknowledge=acknowledge)

    async def rematch(self, code: TableCode, person: Person) -> Table:
        """Open the same table again with the same people; asked twice, it is the same new one."""
        old = await self.find(code)
        check_status(old, "over")
        if seat_of(old, person.id) is None and old.host != person.id:
            raise NotAllowed("not_seated")
        code_of_next = (await self._change(code, with_successor)).rematch
        assert code_of_next is not None
        if (found := await self._stores.tables.find(code_of_next)) is not None:
            return found
        seats = tuple(
            msgspec.structs.replace(seat, driver="bot" if seat.bot else "person", ready=False) for seat in old.seats
        )
        fresh = self._new_table(person, old.title, old.options, seats, private=old.private, spectators=old.spectators)
        await self._stores.tables.create(msgspec.structs.replace(fresh, code=code_of_next, barred=old.barred))
        return await self.find(code_of_next)

    async def rename(self, person: Person) -> None:
        """Show a person's new name wherever they sit at a table that is not over."""

        def renamed(table: Table) -> Table:
            seat = seat_of(table, person.id)
            if seat is None or table.status not in ("lobby", "playing"):
                return table
            cleared = with_seat(table, seat, msgspec.structs.replace(table.seats[seat], name=""))
            name = own_name(cleared, person.name)
            return with_seat(table, seat, msgspec.structs.replace(table.seats[seat], name=name))

        for table in await self._stores.tables.of_person(person.id, 50):
            await self._change(table.code, renamed)

    async def _change(self, code: TableCode, change: Callable[[Table], Table]) -> Table:
        """Change a table as it is now; if somebody else was quicker, look again and decide anew."""
        for _ in range(TRIES):
            table = await self.find(code)
            changed = change(table)
            if changed == table:
                return table
            if await self._stores.tables.change(changed):
                changed = msgspec.structs.replace(changed, revision=table.revision + 1)
                await self._hub.refresh(changed)
                return changed
        raise StorageUnavailable


def with_successor(table: Table) -> Table:
    """Return the table with the code of the next one, unless it has one already."""
    return table if table.rematch is not None else msgspec.structs.replace(table, rematch=new_code())


def new_code() -> TableCode:
    """Return a code that nobody can guess."""
    return TableCode("".join(choice(LETTERS) for _ in range(CODE_LENGTH)))
