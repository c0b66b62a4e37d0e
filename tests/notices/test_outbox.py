"""What waits to be sent is sent once, by whichever process, at the right time, until somebody has been there."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from app.notices.model import KINDS, TABLE_KINDS, Channel, ChannelId, Message, Times
from app.notices.outgoing import Unreachable
from app.notices.sender import GIVE_UP_SECONDS, LEASE_SECONDS, Sender
from app.notices.times import ready_at
from app.notices.vault import Vault
from app.notices.words import Letter
from app.store.session import AppStores, open_stores
from app.tables.model import Notice, SeatInfo, TableCode
from app.tables.ports import StorageUnavailable
from tests.notices.receivers import KEY, SITE
from tests.store.build import ANN, BEN, TABLE, entry, people, table

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

GRACE = 20.0
NOW = 10_000.0
SEATS = (SeatInfo(person=ANN, name="Ann"), SeatInfo(person=BEN, name="Ben"))


@dataclass
class Post:
    """Keeps what is sent, and answers with `status`."""

    status: int = 200
    sent: list[tuple[str, str, list[str]]] = field(default_factory=list)

    async def deliver(self, message: Message, letter: Letter) -> int:
        self.sent.append((message.channel.id, message.id, letter.lines))
        await asyncio.sleep(0)
        if not self.status:
            raise Unreachable
        return self.status

    @property
    def lines(self) -> list[str]:
        return [line for _, _, lines in self.sent for line in lines]


@pytest.fixture
async def noticing(database_url: str) -> AsyncIterator[AppStores]:
    """Stores with Ann and Ben at a table, for which notices are kept."""
    stores = await open_stores(database_url, notice_grace=GRACE)
    await people(stores)
    assert await stores.tables.create(table(seats=SEATS))
    yield stores
    await stores.close()


def channel(name: str = "a", **changes: Any) -> Channel:
    given: dict[str, Any] = {"id": ChannelId(name), "person": ANN, "table": None, "form": "json", "target": "sealed"}
    given |= {
        "label": "example.org",
        "language": "en",
        "kinds": KINDS,
        "confirmed": True,
        "ended": "",
        "created_at": 1.0,
    }
    return Channel(**given | changes)


async def told(stores: AppStores, seq: int, *notices: Notice, code: str = TABLE.code, awaited: int = 3) -> None:
    """Append a move with notices: at the time NOW."""
    kept = stores.journal.append(
        TableCode(code), entry(seq, at=NOW), None, awaited=awaited, bot_to_move=False, over=False, notices=notices
    )
    assert await kept


class Clock:
    def __init__(self, at: float = NOW + GRACE) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


def sender(stores: AppStores, post: Post, clock: Clock | None = None) -> Sender:
    return Sender(stores.notices, stores.tables, Vault(KEY), post.deliver, SITE, clock or Clock())


WAITS = Notice(ANN, "waits")


async def test_a_notice_is_sent_after_a_grace_and_not_repeated_until_its_person_has_been_there(
    noticing: AppStores,
) -> None:
    await noticing.notices.add(channel())
    post, clock = Post(), Clock(NOW + GRACE - 1)
    sends = sender(noticing, post, clock)
    await told(noticing, 1, WAITS, Notice(BEN, "waits"))
    await sends.send_due()
    assert post.lines == []
    clock.at += 1
    await sends.send_due()
    assert post.lines == ["Outpost with Ben is waiting for you."]
    await told(noticing, 2, WAITS)
    clock.at += GIVE_UP_SECONDS
    await sends.send_due()
    assert len(post.sent) == 1, "Ann has not been there"
    await noticing.notices.been({(TABLE.code, ANN)})
    await told(noticing, 3, WAITS, Notice(ANN, "outbid"))
    await sends.send_due()
    assert post.lines[1:] == ["Outpost with Ben: you have been outbid, and it is up to you again."]


async def test_who_is_reminded_is_told_again_in_a_message_of_its_own(noticing: AppStores) -> None:
    await noticing.notices.add(channel())
    post, clock = Post(), Clock()
    sends = sender(noticing, post, clock)
    await told(noticing, 1, WAITS)
    await told(noticing, 2, Notice(ANN, "waits", again=True))
    await sends.send_due()
    assert len(post.sent) == 1, "what was not sent yet is told once"
    await told(noticing, 3, Notice(ANN, "waits", again=True))
    await sends.send_due()
    assert len({number for _, number, _ in post.sent}) == len(post.sent) == 2


async def test_who_is_there_is_not_told_and_neither_is_who_need_not_act_any_more(noticing: AppStores) -> None:
    await noticing.notices.add(channel())
    post = Post()
    await told(noticing, 1, WAITS)
    await noticing.notices.been({(TABLE.code, BEN), (TABLE.code, ANN)})
    await sender(noticing, post).send_due()
    await told(noticing, 2, WAITS)
    await told(noticing, 3, awaited=2)
    await sender(noticing, post).send_due()
    assert post.sent == []


async def test_each_channel_is_told_what_was_chosen_for_it_and_a_whole_table_no_more_than_it_knows(
    noticing: AppStores,
) -> None:
    await noticing.tables.create(table("BBBB", seats=SEATS))
    await noticing.notices.add(channel("a", kinds=("ended",)))
    await noticing.notices.add(channel("b", person=BEN))
    await noticing.notices.choose(ChannelId("b"), ["mention"], TABLE.code)
    await noticing.notices.add(channel("c", person=BEN, confirmed=False))
    await noticing.notices.add(channel("t", person=BEN, table=TABLE.code, kinds=TABLE_KINDS))
    post = Post()
    both: list[Notice] = [Notice(who, kind) for who in (ANN, BEN) for kind in ("waits", "outbid")]
    await told(noticing, 1, *both)
    await told(noticing, 1, *both, code="BBBB")
    while await sender(noticing, post).send_due():
        pass
    assert sorted((name, lines) for name, _, lines in post.sent) == [
        ("b", ["Outpost with Ann: you have been outbid, and it is up to you again."]),
        ("t", ["Outpost: it’s up to Ann.", "Outpost: it’s up to Ben."]),
    ]


async def test_the_channel_of_a_whole_table_goes_on_to_its_next_game(noticing: AppStores) -> None:
    await noticing.notices.add(channel("t", table=TABLE.code, kinds=TABLE_KINDS))
    await told(noticing, 1, Notice(ANN, "ended"), Notice(BEN, "ended"))
    offered = [Notice(ANN, "seat"), Notice(BEN, "seat")]
    await noticing.tables.create(table("BBBB", seats=SEATS), offered, TABLE.code)
    post = Post()
    await sender(noticing, post).send_due()
    assert sorted(post.lines) == [
        "Outpost is over. See the result.",
        "Outpost: the next game is open. Take your seats!",
    ]


async def test_two_processes_send_everything_once(noticing: AppStores) -> None:
    for name in range(30):
        await noticing.notices.add(channel(f"c{name}"))
    await told(noticing, 1, WAITS)
    post = Post()
    senders = [sender(noticing, post) for _ in range(4)]
    for _ in range(3):
        await asyncio.gather(*(each.send_due() for each in senders))
    assert len(post.sent) == 30
    assert len({name for name, _, _ in post.sent}) == 30


async def test_what_a_killed_process_had_not_recorded_is_sent_again_under_the_same_id(
    noticing: AppStores, monkeypatch: pytest.MonkeyPatch
) -> None:
    await noticing.notices.add(channel())
    await told(noticing, 1, WAITS)
    post, clock = Post(), Clock()

    async def killed(*_given: Any) -> None:
        raise StorageUnavailable

    with monkeypatch.context() as patched:
        patched.setattr(noticing.notices, "told", killed)
        with pytest.raises(StorageUnavailable):
            await sender(noticing, post, clock).send_due()
    await sender(noticing, post, clock).send_due()
    assert len(post.sent) == 1, "it is claimed"
    await noticing.tables.create(table("BBBB", seats=SEATS))
    await told(noticing, 1, WAITS, code="BBBB")
    clock.at += LEASE_SECONDS
    await sender(noticing, post, clock).send_due()
    first, *rest = post.sent
    assert first in rest
    assert len({name for _, name, _ in rest}) == 2, "what came later is a message of its own"
    clock.at += LEASE_SECONDS
    await sender(noticing, post, clock).send_due()
    assert len(post.sent) == 3


async def test_what_fails_is_tried_again_ever_later_and_ends_its_channel_after_a_day(noticing: AppStores) -> None:
    await noticing.notices.add(channel())
    await told(noticing, 1, WAITS)
    post, clock = Post(), Clock()
    began, pause = clock.at, 30
    while not (await noticing.notices.of_person(ANN))[0].ended:
        post.status = 500 if len(post.sent) % 2 else 0
        before = len(post.sent)
        clock.at -= 1
        await sender(noticing, post, clock).send_due()
        clock.at += 1
        assert len(post.sent) == before or not before, "not too soon"
        await sender(noticing, post, clock).send_due()
        assert len(post.sent) == before + 1
        clock.at, pause = clock.at + pause, min(2 * pause, 3600)
    assert GIVE_UP_SECONDS <= clock.at - 3600 - began <= GIVE_UP_SECONDS + 3600
    assert len({name for _, name, _ in post.sent}) == 1
    await told(noticing, 2, WAITS)
    await sender(noticing, post, clock).send_due()
    assert len(post.sent) == before + 1


async def test_a_failure_that_passes_loses_nothing_and_what_is_gone_is_not_tried_again(noticing: AppStores) -> None:
    await noticing.notices.add(channel("a"))
    await told(noticing, 1, WAITS)
    post, clock = Post(503), Clock()
    await sender(noticing, post, clock).send_due()
    post.status, clock.at = 200, clock.at + 30
    await sender(noticing, post, clock).send_due()
    assert len(post.sent) == 2
    await noticing.notices.been({(TABLE.code, ANN)})
    await told(noticing, 2, WAITS)
    post.status = 410
    await sender(noticing, post, clock).send_due()
    [gone] = await noticing.notices.of_person(ANN)
    assert gone.ended == "gone"


async def test_a_channel_that_is_removed_takes_what_waits_with_it(noticing: AppStores) -> None:
    await noticing.notices.add(channel())
    await told(noticing, 1, WAITS)
    await noticing.notices.remove(ChannelId("a"))
    post = Post()
    await sender(noticing, post).send_due()
    assert post.sent == []


async def test_a_digest_tells_everything_in_one_message_at_its_hour(noticing: AppStores) -> None:
    paris = ZoneInfo("Europe/Paris")
    await noticing.notices.set_times(ANN, Times("Europe/Paris", digest=8), NOW)
    await noticing.notices.add(channel())
    await noticing.tables.create(table("BBBB", seats=SEATS))
    await told(noticing, 1, WAITS)
    await told(noticing, 1, WAITS, code="BBBB")
    post, clock = Post(), Clock()
    await sender(noticing, post, clock).send_due()
    assert post.sent == []
    clock.at = datetime(1970, 1, 1, 8, tzinfo=paris).timestamp()
    await sender(noticing, post, clock).send_due()
    [(_, _, lines)] = post.sent
    assert len(lines) == 2
    await noticing.notices.been({(TABLE.code, ANN)})
    await told(noticing, 2, WAITS)
    await noticing.notices.set_times(ANN, Times("Europe/Paris"), NOW)
    await sender(noticing, post, clock).send_due()
    assert len(post.sent) == 2, "without a digest it is told at once"


@pytest.mark.parametrize(
    ("since", "times", "ready"),
    [
        ("2026-03-01 15:00", Times("Europe/Paris"), "2026-03-01 15:00"),
        ("2026-03-01 22:59", Times("Europe/Paris", 23, 7), "2026-03-01 22:59"),
        ("2026-03-01 23:00", Times("Europe/Paris", 23, 7), "2026-03-02 07:00"),
        ("2026-03-02 06:59", Times("Europe/Paris", 23, 7), "2026-03-02 07:00"),
        ("2026-03-02 12:30", Times("Europe/Paris", 9, 17), "2026-03-02 17:00"),
        ("2026-03-02 12:30", Times("Europe/Paris", digest=8), "2026-03-03 08:00"),
        ("2026-03-02 07:30", Times("Europe/Paris", digest=8), "2026-03-02 08:00"),
        ("2026-03-02 07:30", Times("Europe/Paris", 7, 9, 8), "2026-03-02 09:00"),
        ("2026-03-28 23:30", Times("Europe/Paris", 23, 7), "2026-03-29 07:00"),
        ("2026-03-02 12:30", Times("Nowhere/At all"), "2026-03-02 12:30"),
    ],
)
def test_quiet_hours_and_digests_are_those_of_the_persons_clock(since: str, times: Times, ready: str) -> None:
    paris = ZoneInfo("Europe/Paris")
    at = datetime.fromisoformat(since).replace(tzinfo=paris).timestamp()
    assert datetime.fromtimestamp(ready_at(at, at, times), paris).strftime("%Y-%m-%d %H:%M") == ready


async def test_nothing_is_kept_where_notices_are_not_set_up(stores: AppStores) -> None:
    await people(stores)
    await stores.tables.create(table(seats=SEATS))
    await stores.notices.add(channel())
    assert await stores.journal.append(
        TABLE.code, entry(1), None, awaited=1, bot_to_move=False, over=False, notices=[WAITS]
    )
    await stores.tables.say(TABLE.code, BEN, "Ben", "@Ann", NOW, "c", [Notice(ANN, "mention")])
    assert await stores.notices.claim(NOW * 2, lease=1.0, limit=10) == []
