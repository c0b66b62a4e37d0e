"""What people are told who are not at the table. Who is told where, and when, is up to `app/notices`."""

from collections.abc import Callable

from app.engine.events import Seat
from app.people.person import PersonId
from app.tables.access import is_awaited, seat_of, unanswered
from app.tables.model import Entry, Notice, Table
from app.tables.position import Evaluated, UndoRequest


def notices_of(
    table: Table,
    entry: Entry,
    before: Evaluated | None,
    at: Evaluated,
    request: UndoRequest | None,
    is_used_up: Callable[[Seat], bool],
) -> list[Notice]:
    """Return the notices of a log entry that led from one position to another; `request` is the open one after it."""
    if at.is_over:
        return [] if before and before.is_over else [Notice(who, "ended") for who in people_at(table)]
    if entry.kind == "paused" and entry.seat is None:
        return [Notice(who, "asleep") for who in people_at(table)]
    if entry.kind == "late" and entry.seat is not None and (who := table.seats[entry.seat].person) is not None:
        return [Notice(who, "waits", again=True)]
    if entry.kind == "resumed":
        before = None  # whoever is asked is asked anew
    found: list[Notice] = []
    for seat in at.awaited:
        who = table.seats[seat].person
        was = before.opened.get(seat) if before else None
        if who is None or seat in table.bot_seats or (was is not None and was.awaited and was.id == at.opened[seat].id):
            continue
        found.append(Notice(who, "waits"))
        if is_used_up(seat):
            found.append(Notice(who, "outbid"))
    asked: list[Seat] = []
    if entry.kind == "undo_asked" and request is not None:
        asked = request.waiting(table)
    elif entry.kind == "seat_asked" and table.proposal is not None:
        asked = unanswered(table, table.proposal)
    return [*found, *(Notice(who, "consent") for seat in asked if (who := table.seats[seat].person) is not None)]


def lobby_notices(before: Table, after: Table) -> list[Notice]:
    """Return the notices of a change in the lobby: to the host who can start now, to guests who are asked again."""
    if after.status != "lobby":
        return []
    known = [who for who in dict.fromkeys((after.host, *people_at(after))) if who in (before.host, *people_at(before))]
    return [Notice(who, "waits") for who in known if is_awaited(after, who) and not is_awaited(before, who)]


def people_at(table: Table) -> list[PersonId]:
    return [seat.person for seat in table.seats if seat.person is not None]


def mentioned(table: Table, author: PersonId, text: str) -> list[Notice]:
    """Return the notices of a chat message: `@Ada` mentions Ada. The page marks the same (static/js/core/chat.js)."""
    names = sorted((seat.name for seat in table.seats if seat.person is not None and seat.name), key=len, reverse=True)
    called: set[str] = set()
    for at, sign in enumerate(text):
        if sign != "@" or text[at - 1 : at].isalnum():
            continue  # an e-mail address is no mention
        rest = text[at + 1 :].lower()
        found = next((n for n in names if rest.startswith(n.lower()) and not rest[len(n) : len(n) + 1].isalnum()), None)
        if found is not None:
            called.add(found)
    own = seat_of(table, author)
    return [
        Notice(seat.person, "mention")
        for number, seat in enumerate(table.seats)
        if seat.person is not None and seat.name in called and number != own
    ]
