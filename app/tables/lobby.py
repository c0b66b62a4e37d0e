"""What can be done at a table before its game: seats, terms, being ready, handing the table on, the start."""

from collections.abc import Mapping
from secrets import SystemRandom
from typing import Any

import msgspec

from app.engine.bots import Title
from app.engine.errors import BadSetup
from app.people.person import Person
from app.tables.access import NotAllowed, check_host, check_not_removed, check_status, seat_of
from app.tables.changes import TableChanges
from app.tables.hub import Hub
from app.tables.model import SeatInfo, Table, TableCode
from app.tables.ports import Stores
from app.tables.seating import (
    check_seat_exists,
    own_seat,
    unique_name,
    with_barred,
    with_bot,
    with_host,
    with_seat,
    without_person,
)
from app.tables.terms import agreed_if_ready, check_terms, with_new_terms, with_settings


class Lobby(TableChanges):
    def __init__(self, stores: Stores, hub: Hub, titles: Mapping[str, Title]) -> None:
        super().__init__(stores, hub)
        self._titles = titles

    def _title(self, name: str) -> Title:
        if name not in self._titles:
            raise BadSetup("unknown_title", title=name[:40])
        return self._titles[name]

    def _check_bot(self, title: str, kind: str) -> None:
        known = self._title(title).bots
        if kind not in known:
            raise BadSetup("unknown_bot", bot=kind[:40], known=list(known))

    # --- everybody -----------------------------------------------------------------------------------------------

    async def join(self, code: TableCode, person: Person) -> Table:
        """Take the first free seat; does nothing for a person who already has one."""

        def sit(table: Table) -> Table:
            if seat_of(table, person.id) is not None:
                return table
            check_not_removed(table, person.id)
            check_status(table, "lobby")
            free = next((number for number, seat in enumerate(table.seats) if seat.is_free), None)
            if free is None:
                raise NotAllowed("table_full")
            return with_seat(table, free, SeatInfo(person.id, unique_name(table, person.name)))

        return await self._change(code, sit)

    async def stand_up(self, code: TableCode, person: Person) -> Table:
        """Leave the seat. The next person becomes the host if the host leaves; if there is nobody, the table closes."""

        def rise(table: Table) -> Table:
            seat = own_seat(table, person)
            check_status(table, "lobby")
            return agreed_if_ready(without_person(table, seat))

        return await self._change(code, rise)

    async def set_ready(self, code: TableCode, person: Person, ready: bool, terms: int | None = None) -> Table:
        """Set whether the person is ready to play on these terms. The host may start the game anyway."""

        def say(table: Table) -> Table:
            seat = own_seat(table, person)
            check_status(table, "lobby")
            if ready:
                check_terms(table, terms)
            said = with_seat(table, seat, msgspec.structs.replace(table.seats[seat], ready=ready))
            return agreed_if_ready(said)

        return await self._change(code, say)

    # --- the host ------------------------------------------------------------------------------------------------

    async def set_terms(
        self, code: TableCode, person: Person, options: Mapping[str, Any] | None, settings: Mapping[str, Any]
    ) -> Table:
        """Change the options, as a whole, and those settings that are given."""

        def change(table: Table) -> Table:
            check_host(table, person.id)
            check_status(table, "lobby")
            changed = with_settings(table, settings)
            if options is not None:
                chosen = self._titles[table.title].game.meta.read_options(options)
                changed = msgspec.structs.replace(changed, options=chosen)
            return with_new_terms(table, changed)

        return await self._change(code, change)

    async def resize(self, code: TableCode, person: Person, seats: int) -> Table:
        """Change the number of seats. Only free seats can be removed, the last ones first."""

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
            return with_new_terms(table, msgspec.structs.replace(table, seats=kept + (SeatInfo(),) * -spare))

        return await self._change(code, change)

    async def kick(self, code: TableCode, person: Person, seat: int) -> Table:
        """Remove a guest or a bot from the lobby. A guest can't return to the table."""

        def free(table: Table) -> Table:
            check_host(table, person.id)
            check_status(table, "lobby")
            check_seat_exists(table, seat)
            if table.seats[seat].person == table.host:
                raise NotAllowed("host_stays")
            gone = table.seats[seat].person
            freed = with_seat(table, seat, SeatInfo())
            return freed if gone is None else agreed_if_ready(with_barred(freed, gone))

        return await self._change(code, free)

    async def put_bot(self, code: TableCode, person: Person, seat: int, kind: str) -> Table:
        """Put a bot into a free seat, or change the kind of the one that is there."""

        def put(table: Table) -> Table:
            check_host(table, person.id)
            check_status(table, "lobby")
            check_seat_exists(table, seat)
            self._check_bot(table.title, kind)
            if table.seats[seat].person is not None:
                raise NotAllowed("seat_taken")
            return with_bot(table, seat, kind)

        return await self._change(code, put)

    async def arrange(self, code: TableCode, person: Person, order: list[int] | None) -> Table:
        """Reorder the seats, or shuffle them if no order is given."""

        def move(table: Table) -> Table:
            check_host(table, person.id)
            check_status(table, "lobby")
            numbers = list(range(len(table.seats)))
            new = SystemRandom().sample(numbers, len(numbers)) if order is None else order
            if sorted(new) != numbers:
                raise BadSetup("bad_order")
            return msgspec.structs.replace(table, seats=tuple(table.seats[number] for number in new))

        return await self._change(code, move)

    async def hand_on(self, code: TableCode, person: Person, seat: int) -> Table:
        """Make the person in a seat the host."""

        def hand(table: Table) -> Table:
            check_host(table, person.id)
            check_status(table, "lobby")
            check_seat_exists(table, seat)
            if table.seats[seat].person is None:
                raise NotAllowed("nobody_to_host")
            return agreed_if_ready(with_host(table, seat))

        return await self._change(code, hand)

    async def start(self, code: TableCode, person: Person, terms: int | None = None) -> Table:
        """Start the game on these terms."""

        def begin(table: Table) -> Table:
            check_host(table, person.id)
            check_status(table, "lobby")
            check_terms(table, terms)
            if any(seat.is_free for seat in table.seats):
                raise NotAllowed("seats_are_free")
            meta = self._titles[table.title].game.meta
            options = meta.read_options(table.options)  # a lobby may be older than the server
            return msgspec.structs.replace(table, status="playing", version=meta.version, options=options)

        table = await self._change(code, begin)
        await self._hub.room(code)
        return table

    async def close_lobby(self, code: TableCode, person: Person) -> Table:
        def shut(table: Table) -> Table:
            check_status(table, "lobby")
            check_host(table, person.id)
            return msgspec.structs.replace(table, status="closed")

        return await self._change(code, shut)
