"""Tables in all conditions, for the database that a release leaves behind."""

from collections.abc import Mapping
from itertools import count

import msgspec

from app.engine.bots import Title
from app.engine.decisions import Decision
from app.engine.driver import choose_answer
from app.engine.events import Seat
from app.people.guests import Guests
from app.people.person import Person
from app.store.session import AppStores, open_stores
from app.tables.hub import Hub
from app.tables.model import TableCode, TableSettings
from app.tables.room import Room
from app.tables.service import TableService
from app.tables.stand_ins import StandIns
from tests.upkeep.play import dice, play_moves

FIRST_MOVES = 24
ENOUGH_MOVES = 60
_numbers = count(1)


class Filling:
    """Ada, Bob and a bot at tables of a database."""

    def __init__(self, stores: AppStores, titles: Mapping[str, Title], ada: Person, bob: Person) -> None:
        self.stores, self.titles = stores, titles
        self.hub = Hub(stores, titles)
        self.service = TableService(stores, self.hub, titles)
        self.stand_ins = StandIns(stores, self.hub)
        self.ada, self.bob = ada, bob

    async def gathered(self, title: str, *, bot: bool) -> TableCode:
        seats = 3 if bot else 2
        table = await self.service.create(self.ada, title, {}, seats, TableSettings(private=False))
        await self.service.join(table.code, self.bob)
        if bot:
            await self.service.put_bot(table.code, self.ada, 2, "standard")
        return table.code

    async def begun(self, title: str, *, bot: bool) -> Room:
        code = await self.gathered(title, bot=bot)
        await self.service.start(code, self.ada)
        return await self.hub.room(code)

    async def finished(self, title: str) -> None:
        room = await self.begun(title, bot=False)
        await play_moves(room, self.titles[title], 10**6)
        assert room.is_over

    async def in_the_middle(self, title: str) -> None:
        """Leave a game with undone moves, chat, a change of drivers, and a sealed answer and a draft if it has any."""
        room = await self.begun(title, bot=True)
        await play_moves(room, self.titles[title], FIRST_MOVES // 2)
        await undo_last(room)
        await play_moves(room, self.titles[title], FIRST_MOVES // 2)
        await room.talk.say(self.ada.id, self.ada.name, "Back in a minute.", f"chat:{next(_numbers)}")
        for driver in ("bot", "person"):
            await self.stand_ins.drive(room.table.code, self.bob, driver, f"drive:{next(_numbers)}")
        if any(stage.sealed for stage in room.game.course.stages):
            await self._until_sealed(room, self.titles[title])

    async def _until_sealed(self, room: Room, title: Title) -> None:
        """Play until an answer is sealed and another begun; if that does not come about, until one is sealed."""
        for moves in count():
            assert room.position is not None
            assert not room.is_over, "no answer was sealed"
            if room.position.state.sealed and (await begin_draft(room) or moves > ENOUGH_MOVES):
                return
            await play_moves(room, title, 1)


async def undo_last(room: Room) -> None:
    """Undo the last move of a person, with everybody's consent where it takes that."""
    assert room.position is not None
    done = next(each for each in reversed(room.position.tail) if each.seat in (0, 1) and not each.foregone)
    await room.undo(done.seat, f"undo:{next(_numbers)}", done.seq - 1)
    if room.position.request is not None:
        await room.answer_undo(Seat(1 - done.seat), f"agree:{next(_numbers)}", agree=True)


async def begin_draft(room: Room) -> bool:
    """Do something behind a person's screen that answers nothing yet, if there is anything."""
    assert room.position is not None
    for seat in (Seat(0), Seat(1)):
        decision = room.position.at.opened.get(seat)
        if decision is not None and decision.awaited and (draft := drafted_at_random(room, decision)):
            await room.act(seat, f"draft:{next(_numbers)}", decision.id, draft)
            return bool(room.drafts.moves_of(seat))
    return False


def drafted_at_random(room: Room, decision: Decision) -> dict[str, object] | None:
    assert room.position is not None
    draft, _ = choose_answer(room.game, room.position.state, decision, lambda _, asked: asked.sample(dice))
    return msgspec.to_builtins(draft[0]) if draft else None


async def fill(database_url: str, titles: Mapping[str, Title]) -> None:
    """Fill a database: a lobby, a closed table, and for each title a game in the middle and one that is over."""
    stores = await open_stores(database_url)
    try:
        guests = Guests(stores.people)
        people = [(await guests.create_guest(name))[0] for name in ("Ada", "Bob")]
        filling = Filling(stores, titles, *people)
        first = next(iter(titles))
        lobby = await filling.gathered(first, bot=True)
        await filling.service.set_ready(lobby, people[1], True)
        await filling.service.close(await filling.gathered(first, bot=False), people[0])
        for title in titles:
            await filling.in_the_middle(title)
            await filling.finished(title)
        await filling.hub.stop()
    finally:
        await stores.close()
