"""What the journal says is written is written once, in order, and for good."""

import asyncio

import msgspec
import pytest
from sqlalchemy import update

from app.engine.codec import fingerprint
from app.engine.events import Event, Seat
from app.people.person import Person
from app.store.models import moves
from app.store.session import AppStores, open_stores
from app.tables.model import Snapshot, TableCode
from app.tables.ports import DamagedEntry, StorageUnavailable
from tests.store.build import ANN, CODE, TABLE, append, entry, last_seq, people, seqs, table

pytestmark = pytest.mark.anyio


async def test_an_entry_comes_back_as_it_was_written(playing: AppStores) -> None:
    start = entry(1, kind="start", seat=None, body={}, events=())
    move = entry(2, by_bot=True, reversible=False, events=(Event("x", {"text": "zero \0 ü"}, {Seat(2): {"a": None}}),))
    assert await append(playing, start)
    assert await append(playing, move)
    assert await playing.tables.entries(CODE, 0) == [start, move]
    assert await playing.tables.entries(CODE, 1) == [move]
    assert await playing.tables.entries(CODE, 0, 1) == [start]
    assert await playing.tables.entry_of(CODE, "message-2") == move
    assert await playing.tables.entry_of(CODE, "message-3") is None
    assert await last_seq(playing) == 2


async def test_whoever_loses_the_race_is_told_and_leaves_no_trace(playing: AppStores) -> None:
    assert await append(playing, entry(1, "mine"))
    assert not await append(playing, entry(1, "theirs"), state=b"theirs", bot_to_move=True, over=True)
    loaded = await playing.tables.load(CODE)
    assert loaded is not None
    assert loaded.entries == (entry(1, "mine"),)
    assert loaded.snapshot is None
    assert loaded.table.status == "playing"
    assert await playing.tables.with_bots_to_move(1e9, 0.0, 9) == []


async def test_the_same_message_is_written_once(playing: AppStores) -> None:
    assert await append(playing, entry(1, "same"))
    assert not await append(playing, entry(2, "same"), state=b"again", over=True)
    assert await seqs(playing) == [1]
    assert await last_seq(playing) == 1
    assert await playing.tables.create(table("BBBB"))
    assert await append(playing, entry(1, "same"), code="BBBB")


async def test_an_entry_without_the_one_before_it_is_refused(playing: AppStores) -> None:
    assert not await append(playing, entry(2))
    assert await append(playing, entry(1))
    assert not await append(playing, entry(3))
    assert await seqs(playing) == [1]


async def test_entries_of_one_table_may_share_a_batch(playing: AppStores) -> None:
    assert await asyncio.gather(*(append(playing, entry(seq)) for seq in range(1, 31))) == [True] * 30
    assert await seqs(playing) == list(range(1, 31))
    assert await last_seq(playing) == 30


async def test_if_an_entry_of_a_batch_is_refused_so_are_those_after_it(playing: AppStores) -> None:
    assert await append(playing, entry(1, "taken"))
    lines = [entry(2), entry(3, "taken"), entry(4), entry(5)]
    assert await asyncio.gather(*(append(playing, line) for line in lines)) == [True, False, False, False]
    assert await seqs(playing) == [1, 2]
    assert await last_seq(playing) == 2


async def test_one_bad_entry_of_a_batch_harms_no_other(playing: AppStores) -> None:
    for code in ("GOOD", "FINE", "LATE"):
        assert await playing.tables.create(table(code))
    assert await append(playing, entry(1), code="LATE")
    answers = await asyncio.gather(
        append(playing, entry(1), code="GOOD"),
        append(playing, entry(1, "zero\0"), code="FINE"),
        append(playing, entry(1, body={"what": object()}), code="FINE"),
        append(playing, entry(1), code="NONE"),
        append(playing, entry(1), code="LATE"),
        append(playing, entry(1, hash="x" * 2000, seat="no number"), code=CODE),
        append(playing, entry(1), code="FINE"),
        return_exceptions=True,
    )
    good, zero, strange, unknown, late, *rest = answers
    assert (good, late, rest[1]) == (True, False, True)
    assert isinstance(zero, ValueError)
    assert isinstance(strange, TypeError)
    assert isinstance(unknown, LookupError)
    assert [await seqs(playing, code) for code in ("GOOD", "FINE", "LATE")] == [[1], [1], [1]]


async def test_what_the_database_refuses_to_hold_harms_no_other_of_its_batch(playing: AppStores) -> None:
    assert await playing.tables.create(table("GOOD"))
    bad, good = await asyncio.gather(
        append(playing, entry(1, seat=Seat(2**70))),
        append(playing, entry(1), code="GOOD"),
        return_exceptions=True,
    )
    assert isinstance(bad, Exception)
    assert not isinstance(bad, StorageUnavailable)
    assert good is True
    assert await append(playing, entry(1))


async def test_the_table_knows_when_its_game_is_over(playing: AppStores) -> None:
    assert await append(playing, entry(1), bot_to_move=True)
    assert await playing.tables.with_bots_to_move(2000.0, 0.0, 9) == [CODE]
    assert await append(playing, entry(2), bot_to_move=True, over=True)
    found = await playing.tables.find(CODE)
    assert found is not None
    assert (found.status, found.last_seq, found.updated_at, found.revision) == ("over", 2, 1002.0, 0)
    assert await playing.tables.with_bots_to_move(2000.0, 0.0, 9) == []


async def test_an_entry_and_the_table_that_it_changes_are_stored_together_or_not_at_all(playing: AppStores) -> None:
    handed_over = msgspec.structs.replace(
        TABLE, seats=tuple(msgspec.structs.replace(each, driver="bot") for each in TABLE.seats)
    )
    assert await append(playing, entry(1), changed=handed_over)
    found = await playing.tables.find(CODE)
    assert found is not None
    assert (found.revision, found.last_seq, {each.driver for each in found.seats}) == (1, 1, {"bot"})
    outdated = msgspec.structs.replace(TABLE, private=True)
    assert not await append(playing, entry(2), changed=outdated), "somebody has changed the table since"
    assert not await append(playing, entry(1, "late"), changed=msgspec.structs.replace(outdated, revision=1))
    assert not await append(playing, entry(2, "message-1"), changed=msgspec.structs.replace(outdated, revision=1))
    assert (await playing.tables.find(CODE), await seqs(playing)) == (found, [1])


async def test_the_table_knows_whom_it_waits_for(playing: AppStores) -> None:
    for seq, awaited in ((1, 0b101), (2, 0b10)):
        assert await append(playing, entry(seq), awaited=awaited)
        found = await playing.tables.find(CODE)
        assert found is not None
        assert found.awaited == awaited
        assert await playing.tables.change(msgspec.structs.replace(found, awaited=0, private=True))
    again = await playing.tables.find(CODE)
    assert again is not None
    assert (again.awaited, again.private) == (0b10, True), "only the log says whom the game waits for"


async def test_loading_reads_the_newest_snapshot_and_what_came_after(playing: AppStores) -> None:
    for seq in range(1, 46):
        assert await append(playing, entry(seq), state=b"state %d" % seq if seq % 20 == 0 else None)
    loaded = await playing.tables.load(CODE)
    assert loaded is not None
    assert loaded.snapshot == Snapshot(40, b"state 40")
    assert [line.seq for line in loaded.entries] == [41, 42, 43, 44, 45]
    assert loaded.table.last_seq == 45
    for up_to, snapshot, count in ((45, 40, 5), (40, 40, 0), (39, 20, 19), (20, 20, 0), (5, None, 5), (0, None, 0)):
        loaded = await playing.tables.load(CODE, up_to)
        assert loaded is not None
        assert (loaded.snapshot and loaded.snapshot.seq) == snapshot
        assert [line.seq for line in loaded.entries] == list(range((snapshot or 0) + 1, up_to + 1))
        assert len(loaded.entries) == count
    assert await playing.tables.load(TableCode("none")) is None


async def test_a_snapshot_can_be_kept_later_and_anew(playing: AppStores) -> None:
    for seq in (1, 2, 3):
        assert await append(playing, entry(seq, hash=fingerprint(b"state %d" % seq)))
    for data, expected in ((b"damaged", None), (b"state 2", Snapshot(2, b"state 2"))):
        await playing.tables.keep(CODE, Snapshot(2, data))
        loaded = await playing.tables.load(CODE)
        assert loaded is not None
        assert loaded.snapshot == expected
        assert [line.seq for line in loaded.entries] == ([1, 2, 3] if expected is None else [3])
        assert loaded.broken == ((2,) if expected is None else ())


async def test_a_snapshot_that_is_not_what_its_entry_noted_is_passed_over_for_an_earlier_one(
    playing: AppStores,
) -> None:
    for seq in range(1, 46):
        assert await append(playing, entry(seq), state=b"state %d" % seq if seq % 10 == 0 else None)
    for seq in (20, 40):
        await playing.tables.keep(CODE, Snapshot(seq, b"\x00\xff"))
    for up_to, snapshot, broken in ((None, 30, (40,)), (40, 30, (40,)), (29, 10, (20,)), (30, 30, ()), (10, 10, ())):
        loaded = await playing.tables.load(CODE, up_to)
        assert loaded is not None
        assert loaded.snapshot == Snapshot(snapshot, b"state %d" % snapshot)
        assert loaded.broken == broken
        assert [line.seq for line in loaded.entries] == list(range(snapshot + 1, (up_to or 45) + 1))


async def test_of_each_table_the_last_public_view_is_kept(playing: AppStores) -> None:
    assert await playing.tables.last_view(CODE) is None
    for seq in (1, 2):
        shown = Snapshot(seq, b"secret", msgspec.json.encode({"table": {"round": seq}}))
        line = entry(seq, hash=fingerprint(b"secret"))
        assert await playing.journal.append(CODE, line, shown, awaited=0, bot_to_move=False, over=False)
        assert await playing.tables.last_view(CODE) == (seq, {"table": {"round": seq}})
    await playing.tables.keep(CODE, Snapshot(1, b"secret"))
    assert await playing.tables.last_view(CODE) == (2, {"table": {"round": 2}})
    assert await playing.tables.last_view(TableCode("none")) is None


async def test_an_entry_that_cannot_be_read_is_named_by_its_number(playing: AppStores) -> None:
    for seq in range(1, 6):
        assert await append(playing, entry(seq))
    harm = update(moves).where(moves.c.seq == 3).values(events="garbage")
    await playing._database.write(lambda connection: connection.execute(harm) and None)
    for read in (
        playing.tables.entries(CODE, 0),
        playing.tables.load(CODE),
        playing.tables.entry_of(CODE, "message-3"),
    ):
        with pytest.raises(DamagedEntry) as caught:
            await read
        assert (caught.value.seq, caught.value.fault) == (3, "unreadable")
    assert [line.seq for line in await playing.tables.entries(CODE, 0, 2)] == [1, 2]
    assert [line.seq for line in await playing.tables.entries(CODE, 3)] == [4, 5]


async def test_a_long_game_is_loaded_from_a_snapshot_and_a_few_entries(playing: AppStores) -> None:
    lines = (append(playing, entry(seq), state=b"s" if seq % 20 == 0 else None) for seq in range(1, 1016))
    assert all(await asyncio.gather(*lines))
    loaded = await playing.tables.load(CODE)
    assert loaded is not None
    assert loaded.snapshot == Snapshot(1000, b"s")
    assert [line.seq for line in loaded.entries] == list(range(1001, 1016))


async def test_fifty_tables_are_played_at_once(stores: AppStores) -> None:
    await people(stores)
    codes = [f"T{number}" for number in range(50)]
    for code in codes:
        assert await stores.tables.create(table(code))

    async def play(code: str) -> None:
        for seq in range(1, 11):
            assert await append(stores, entry(seq), code=code, state=b"s" if seq == 5 else None)

    await asyncio.gather(*map(play, codes))
    for code in codes:
        assert await seqs(stores, code) == list(range(1, 11))
        assert await last_seq(stores, code) == 10


async def test_fifty_who_want_the_same_place_get_it_once(playing: AppStores) -> None:
    answers = await asyncio.gather(*(append(playing, entry(1, f"by-{number}")) for number in range(50)))
    assert answers.count(True) == 1
    assert (await playing.tables.entries(CODE, 0))[0].client_id == f"by-{answers.index(True)}"


async def test_a_caller_who_goes_away_breaks_no_batch(playing: AppStores) -> None:
    for number in range(20):
        assert await playing.tables.create(table(f"T{number}"))
    tasks = [asyncio.create_task(append(playing, entry(1), code=f"T{number}")) for number in range(20)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert answers[1::2] == [True] * 10
    assert all(isinstance(answer, asyncio.CancelledError) for answer in answers[::2])
    for number in range(20):
        assert await last_seq(playing, f"T{number}") == len(await seqs(playing, f"T{number}"))


async def test_closing_writes_what_waits_and_takes_no_more(database_url: str) -> None:
    stores = await open_stores(database_url)
    await people(stores)
    assert await stores.tables.create(TABLE)
    tasks = [asyncio.create_task(append(stores, entry(seq))) for seq in range(1, 201)]
    await asyncio.sleep(0)
    await stores.close()
    assert await asyncio.gather(*tasks) == [True] * 200
    with pytest.raises(StorageUnavailable):
        await append(stores, entry(201))
    again = await open_stores(database_url)
    assert await seqs(again) == list(range(1, 201))
    assert await again.people.authenticate("token-of-ann") == (Person(ANN, "Ann"), 1.0)
    await again.close()
