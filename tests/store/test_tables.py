"""Tables are found as they were stored; whoever changes one must have seen the last change."""

import asyncio

import msgspec
import pytest
from sqlalchemy import text
from structlog.testing import capture_logs

from app.engine.events import Seat
from app.store.session import AppStores
from app.tables.model import ChatLine, Draft, DraftMove, SeatInfo, Table, TableCode
from app.tables.ports import DamagedTable, Newest
from tests.store.build import ANN, BEN, CODE, TABLE, append, entry, people, table

pytestmark = pytest.mark.anyio


def changed(old: Table, **changes: object) -> Table:
    return msgspec.structs.replace(old, **changes)


async def damage(stores: AppStores, statement: str) -> None:
    await stores._database.write(lambda connection: connection.execute(text(statement)) and None)


async def test_a_table_comes_back_as_it_was_stored(playing: AppStores) -> None:
    assert await playing.tables.find(CODE) == TABLE
    assert await playing.tables.find(TableCode("none")) is None


async def test_a_code_is_given_once(playing: AppStores) -> None:
    assert not await playing.tables.create(changed(TABLE, title="other"))
    assert await playing.tables.find(CODE) == TABLE


async def test_a_change_counts_the_revision_up(playing: AppStores) -> None:
    seats = (SeatInfo(person=BEN, name="Ben"), SeatInfo(person=ANN, name="Ann", driver="bot", ready=True))
    new = changed(
        TABLE, seats=seats, host=BEN, status="closed", options={}, rematch=TableCode("BBBB"), updated_at=200.0
    )
    assert await playing.tables.change(new)
    assert await playing.tables.find(CODE) == changed(new, revision=1)


async def test_a_change_that_missed_another_is_refused_and_changes_nothing(playing: AppStores) -> None:
    assert await playing.tables.change(changed(TABLE, spectators=False))
    before = await playing.tables.find(CODE)
    assert not await playing.tables.change(changed(TABLE, seats=(), private=True))
    assert await playing.tables.find(CODE) == before
    assert not await playing.tables.change(table("none"))


async def test_of_many_changes_at_once_one_is_made(playing: AppStores) -> None:
    tries = (playing.tables.change(changed(TABLE, seats=(SeatInfo(name=str(number)),))) for number in range(10))
    answers = await asyncio.gather(*tries)
    found = await playing.tables.find(CODE)
    assert found is not None
    assert answers.count(True) == 1
    assert found.seats[0].name == str(answers.index(True))


async def test_a_change_leaves_secrets_and_the_log_alone(playing: AppStores) -> None:
    assert await append(playing, entry(1))
    assert await playing.tables.change(changed(TABLE, seed="x", commitment="x", created_at=0.0, last_seq=7))
    assert await playing.tables.find(CODE) == changed(TABLE, revision=1, last_seq=1, updated_at=1001.0)


async def test_a_change_made_while_the_game_ended_does_not_reopen_it(playing: AppStores) -> None:
    assert await append(playing, entry(1), over=True)
    assert await playing.tables.change(changed(TABLE, rematch=TableCode("BBBB")))
    found = await playing.tables.find(CODE)
    assert found is not None
    assert (found.status, found.rematch) == ("over", "BBBB")


async def test_a_person_finds_tables_of_the_own_seats_and_those_hosted(stores: AppStores) -> None:
    await people(stores)
    for number, each in enumerate(
        (
            table("SEAT", host=BEN, private=True),
            table("HOST", seats=()),
            table("DONE", status="over"),
            table("SHUT", status="closed"),
            table("NONE", host=BEN, seats=(SeatInfo(person=BEN),)),
        )
    ):
        assert await stores.tables.create(changed(each, updated_at=100.0 + number))
    assert [each.code for each in await stores.tables.live_tables(ANN)] == ["HOST", "SEAT"]
    assert [each.code for each in await stores.tables.live_tables(BEN)] == ["NONE", "SEAT"]
    assert await finished_codes(stores, 10) == ["DONE"]
    assert [await stores.tables.count_finished(each) for each in (ANN, BEN)] == [1, 0]


async def finished_codes(stores: AppStores, per_page: int) -> list[str]:
    """Return the codes of Ann's finished tables, fetched page by page."""
    found, more = await stores.tables.finished_tables(ANN, per_page)
    while more is not None:
        page, more = await stores.tables.finished_tables(ANN, per_page, more)
        found += page
    return [each.code for each in found]


async def test_finished_tables_are_found_page_by_page_each_once(stores: AppStores) -> None:
    await people(stores)
    codes = [f"D{number}" for number in range(7)]
    for number, code in enumerate(codes):
        # Two each have the same time: then the code decides.
        assert await stores.tables.create(table(code, status="over", updated_at=900.0 - number // 2))
    assert await stores.tables.create(table("NONE", status="over", host=BEN, seats=(), updated_at=899.0))
    await damage(stores, "UPDATE tables SET options = 'x' WHERE code = 'D3'")
    for per_page in (1, 2, 3, 4, 7, 8):
        assert await finished_codes(stores, per_page) == codes, "a damaged table is among them"
    assert await stores.tables.finished_tables(ANN, 5, TableCode("NONE")) == ([], None), (
        "another's table is no place to go on"
    )


async def test_the_list_has_public_tables_that_can_be_joined_or_watched(stores: AppStores) -> None:
    await people(stores)
    full = (SeatInfo(person=ANN, name="Ann"), SeatInfo(bot="easy", driver="bot"))
    for number, each in enumerate(
        (
            table("PLAY", seats=full),
            table("LOBBY", status="lobby", spectators=False),
            table("PRIVATE", private=True),
            table("OVER", status="over"),
            table("CLOSED", status="closed"),
            table("FULL", seats=full, spectators=False),
        )
    ):
        assert await stores.tables.create(changed(each, updated_at=100.0 + number))
    assert [each.code for each in await stores.tables.listed(10)] == ["LOBBY", "PLAY"]
    assert [each.code for each in await stores.tables.listed(1)] == ["LOBBY"]


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE tables SET options = '{\"edition\": ' WHERE code = 'BAD'",
        "UPDATE tables SET options = '[3]' WHERE code = 'BAD'",
        "UPDATE tables SET title = '', rematch = 'x', options = '[]' WHERE code = 'BAD'",
        "UPDATE seats SET number = 7 WHERE table_code = 'BAD' AND number = 0",
    ],
)
async def test_a_damaged_table_is_listed_for_its_players_and_hides_no_other(stores: AppStores, harm: str) -> None:
    await people(stores)
    for code in ("GOOD", "BAD", "FINE"):
        assert await stores.tables.create(table(code))
    await damage(stores, harm)
    with capture_logs() as logs:
        assert {each.code for each in await stores.tables.listed(10)} == {"GOOD", "FINE"}
        mine = {each.code: each.damaged for each in await stores.tables.live_tables(ANN)}
    assert mine == {"GOOD": False, "FINE": False, "BAD": True}
    assert [(each["event"], each["table"]) for each in logs] == [("table_unreadable", "BAD")] * 2
    with pytest.raises(DamagedTable):
        await stores.tables.find(TableCode("BAD"))
    assert await stores.tables.load(TableCode("GOOD")) is not None


async def test_a_table_of_unknown_status_is_listed_for_its_players(playing: AppStores) -> None:
    assert await playing.tables.create(table("BAD"))
    await damage(playing, "UPDATE tables SET status = 'nonsense' WHERE code = 'BAD'")
    assert [each.code for each in await playing.tables.listed(10)] == [CODE]
    assert {each.code: each.damaged for each in await playing.tables.live_tables(ANN)} == {CODE: False, "BAD": True}


async def test_tables_where_a_bot_was_to_move_are_found_after_a_while(stores: AppStores) -> None:
    await people(stores)
    for number, code in enumerate(("IDLE", "OLD", "BUSY", "HUMAN", "OVER")):
        assert await stores.tables.create(table(code))
        bot, over = code != "HUMAN", code == "OVER"
        at = {"BUSY": 900.0, "OLD": 100.0}.get(code, 200.0 + number)
        assert await append(stores, entry(1, at=at), code=code, bot_to_move=bot, over=over)
    assert await stores.tables.with_bots_to_move(905.0, 10.0, 10) == ["OLD", "IDLE"]
    assert await stores.tables.with_bots_to_move(905.0, 10.0, 1) == ["OLD"]
    assert await append(stores, entry(2, at=300.0), code="IDLE", bot_to_move=False)
    assert await stores.tables.with_bots_to_move(905.0, 10.0, 10) == ["OLD"]


async def test_a_clock_that_was_set_back_or_forward_hides_no_table_from_its_bots(stores: AppStores) -> None:
    await people(stores)
    assert await stores.tables.create(TABLE)
    assert await append(stores, entry(1, at=1_000_000.0), bot_to_move=True)
    assert await stores.tables.with_bots_to_move(1_000_001.0, 10.0, 10) == []
    for now in (1.0, 999_999.0, 1_000_011.0, 9_000_000.0):
        assert await stores.tables.with_bots_to_move(now, 10.0, 10) == [CODE], now


def draft(decision: str, *wares: str) -> Draft:
    return Draft(decision, tuple(DraftMove({"type": "buy", "ware": ware}, f"ann:{ware}") for ware in wares))


async def test_a_seat_has_one_draft_which_is_replaced_in_place(playing: AppStores) -> None:
    assert await playing.tables.drafts(CODE) == {}
    for later in (draft("1.place", "wood"), draft("1.place", "wood", "ore\u202e"), draft("2.place")):
        await playing.tables.save_draft(CODE, Seat(2), later)
        assert await playing.tables.drafts(CODE) == {2: later}
    await playing.tables.save_draft(CODE, Seat(0), draft("2.wages", "food"))
    assert await playing.tables.drafts(CODE) == {0: draft("2.wages", "food"), 2: draft("2.place")}
    assert await playing.tables.drafts(TableCode("none")) == {}


async def test_drafts_of_other_tables_are_their_own(playing: AppStores) -> None:
    assert await playing.tables.create(table("BBBB"))
    for code, ware in ((CODE, "wood"), (TableCode("BBBB"), "ore")):
        await playing.tables.save_draft(code, Seat(0), draft("1.place", ware))
    assert await playing.tables.drafts(CODE) == {0: draft("1.place", "wood")}


async def test_a_draft_changes_nothing_of_the_table_and_its_log(playing: AppStores) -> None:
    await append(playing, entry(1))
    before = await playing.tables.find(CODE), await playing.tables.newest([CODE]), await playing.tables.entries(CODE, 0)
    await playing.tables.save_draft(CODE, Seat(1), draft("1.place", "wood"))
    after = await playing.tables.find(CODE), await playing.tables.newest([CODE]), await playing.tables.entries(CODE, 0)
    assert after == before


async def test_drafts_go_with_their_table(playing: AppStores) -> None:
    await playing.tables.save_draft(CODE, Seat(1), draft("1.place", "wood"))
    await damage(playing, f"DELETE FROM tables WHERE code = '{CODE}'")
    assert await playing.tables.drafts(CODE) == {}


async def test_chat_is_numbered_and_read_from_where_one_left_off(playing: AppStores) -> None:
    lines = [
        await playing.tables.say(CODE, ANN, "Ann", f"<b>{number}\u202e", 5.0 + number, f"c{number}")
        for number in range(4)
    ]
    assert lines[3] == ChatLine(4, ANN, "Ann", "<b>3\u202e", 8.0)
    assert await playing.tables.said(CODE, 0, 10) == lines
    assert await playing.tables.said(CODE, 1, 2) == lines[2:]
    assert await playing.tables.said(CODE, 4, 2) == []
    assert await playing.tables.said(TableCode("none"), 0, 2) == []


async def test_a_message_that_comes_again_is_the_line_that_it_was(playing: AppStores) -> None:
    first = await playing.tables.say(CODE, ANN, "Ann", "hello", 5.0, "a")
    again = await asyncio.gather(*(playing.tables.say(CODE, ANN, "Ann", "hello", 9.0, "a") for _ in range(5)))
    assert again == [first] * 5
    assert await playing.tables.say(CODE, BEN, "Ben", "hello", 9.0, "b") == ChatLine(2, BEN, "Ben", "hello", 9.0)
    assert await playing.tables.create(table("BBBB"))
    elsewhere = await playing.tables.say(TableCode("BBBB"), ANN, "Ann", "hello", 5.0, "a")
    assert elsewhere.number == 1, "at another table it is another message"
    assert len(await playing.tables.said(CODE, 0, 10)) == 2


async def test_how_far_many_tables_have_come_is_told_at_once(playing: AppStores) -> None:
    await playing.tables.create(table("BBBB"))
    codes = [CODE, TableCode("BBBB"), TableCode("none")]
    assert await playing.tables.newest(codes) == {code: Newest(0, 0, 0) for code in codes[:2]}
    await playing.tables.change(TABLE)
    await append(playing, entry(1))
    for word in ("one", "two"):
        await playing.tables.say(CODE, ANN, "Ann", word, 1.0, word)
    assert await playing.tables.newest(codes) == {CODE: Newest(1, 1, 2), codes[1]: Newest(0, 0, 0)}
    assert await playing.tables.newest([]) == {}


async def test_people_who_talk_at_once_get_numbers_of_their_own(playing: AppStores) -> None:
    said = await asyncio.gather(
        *(playing.tables.say(CODE, BEN, "Ben", "hey", 1.0, f"c{number}") for number in range(20))
    )
    assert sorted(line.number for line in said) == list(range(1, 21))


async def test_what_cannot_be_said_is_refused(playing: AppStores) -> None:
    with pytest.raises(ValueError, match="zero"):
        await playing.tables.say(CODE, ANN, "Ann", "a\0b", 1.0, "c")
    with pytest.raises(LookupError):
        await playing.tables.say(TableCode("none"), ANN, "Ann", "hello", 1.0, "c")
    assert await playing.tables.said(CODE, 0, 10) == []
