"""What the people of a table decide together: about a seat whose person is away, or to end the game early.

    proposed ──all agree──▶ stand_in: a bot plays the seat
        │                   end_early: the game is over, with the standing scores
        │                   new_link, substitute: granted ──the link is used──▶ somebody else has the seat
        └──anybody declines, or whoever proposed it withdraws, before that──▶ dropped

All persons must agree, but nobody waits for ever: the person whose seat it is has no say while they are away, and
others who are away need not be waited for once the proposal has stood for a while. Nothing happens by itself: when
their time is up, somebody who has agreed says so again. Only one thing is proposed at a time.
"""

import time
from secrets import token_hex, token_urlsafe

import msgspec

from app.engine.errors import Stale
from app.engine.events import Seat
from app.people.guests import LinkExpired, hash_token
from app.people.person import Person
from app.tables.access import NotAllowed, check_not_removed, seat_of, unanswered
from app.tables.changes import Note, TableChanges
from app.tables.ledger import Acknowledge, no_ack
from app.tables.model import EntryKind, Proposal, ProposalKind, SeatInfo, Table, TableCode
from app.tables.room import Room
from app.tables.seating import check_seat_exists, own_seat, unique_name, with_seat
from app.tables.stand_ins import away_seconds, check_away, check_not_driven, driven, is_away

PATIENCE_OVER_DAYS = 3 * 24 * 3600
"""How long people who are away are waited for in a game over days, in seconds; live, the table's rule says it."""

LINK_SECONDS = 24 * 3600


class Proposals(TableChanges):
    async def propose(
        self,
        code: TableCode,
        person: Person,
        kind: ProposalKind,
        of: int,
        client_id: str,
        acknowledge: Acknowledge = no_ack,
    ) -> None:
        """Propose something about the seat of somebody who is away or about one's own, or to end the game."""

        def plan(table: Table, room: Room) -> tuple[Table, Note]:
            by = own_seat(table, person)
            check_seat_exists(table, of)
            seat = Seat(of)
            if table.proposal is not None:
                raise NotAllowed("already_proposed")
            if table.seats[seat].bot:
                raise NotAllowed("nobody_sits_there")
            if kind == "stand_in":
                check_votable(table, seat)
            if kind == "end_early" and seat != by:
                raise NotAllowed("only_for_oneself")
            if seat != by:
                check_away(table, room, seat)
            return proceed(table, room, Proposal(token_hex(8), kind, seat, by, time.time()), by, "seat_asked")

        await self._change_and_note(code, client_id, plan, acknowledge)

    async def answer(
        self,
        code: TableCode,
        person: Person,
        proposal_id: str,
        agree: bool,
        client_id: str,
        acknowledge: Acknowledge = no_ack,
    ) -> None:
        """Agree to the proposal or decline it; a seat that has agreed may repeat it once nobody must be awaited."""

        def plan(table: Table, room: Room) -> tuple[Table, Note]:
            seat, proposal = own_seat(table, person), table.proposal
            if proposal is None or proposal.id != proposal_id:
                raise Stale("nothing_to_agree_to")
            if not agree:
                kind: EntryKind = "seat_withdrawn" if seat == proposal.by else "seat_declined"
                return msgspec.structs.replace(table, proposal=None), note(kind, seat, table, proposal)
            if proposal.granted:
                raise NotAllowed("already_agreed")
            if seat in unanswered(table, proposal):
                proposal = msgspec.structs.replace(proposal, agreed=(*proposal.agreed, seat))
            elif missing := waited_for(table, room, proposal):
                raise NotAllowed("still_waiting", name=table.seats[missing[0]].name)
            return proceed(table, room, proposal, seat, "seat_agreed")

        await self._change_and_note(code, client_id, plan, acknowledge)

    async def make_link(self, code: TableCode, person: Person) -> str:
        """Return the token of a link for what was granted; one made before no longer works."""
        table = await self.find(code)
        if table.host != person.id and seat_of(table, person.id) is None:
            raise NotAllowed("not_seated")
        proposal = table.proposal
        if table.status != "playing" or proposal is None or not proposal.granted:
            raise NotAllowed("nothing_granted")
        if table.host != person.id and seat_of(table, person.id) != proposal.by:
            raise NotAllowed("not_your_proposal")
        token, now = token_urlsafe(32), time.time()
        await self._stores.tables.add_seat_link(hash_token(token), code, proposal.id, now + LINK_SECONDS, now)
        return token

    async def linked(self, token: str) -> tuple[Table, Proposal]:
        """Return the table and what it granted to whoever has this link; raise LinkExpired if it is no longer valid."""
        known = len(token) < 100 and await self._stores.tables.find_seat_link(hash_token(token), time.time())
        if not known:
            raise LinkExpired("seat_link_used_up")
        code, proposal_id = known
        table = await self.find(code)
        return table, granted(table, proposal_id)

    async def claim(self, token: str, person: Person) -> TableCode:
        """Give the seat that the link is for to this person, and take it from whoever had it."""
        table, proposal = await self.linked(token)

        def plan(table: Table, _room: Room) -> tuple[Table, Note]:
            found = granted(table, proposal.id)
            check_not_removed(table, person.id)
            if seat_of(table, person.id) not in (None, found.seat):
                raise NotAllowed("already_seated")
            was = table.seats[found.seat].name
            return given(table, found, person), Note("seat_given", found.seat, {"what": found.kind, "was": was})

        await self._change_and_note(table.code, f"claim:{proposal.id}:{person.id}", plan, no_ack)
        return table.code


def check_votable(table: Table, seat: Seat) -> None:
    if table.stand_in == "nobody":
        raise NotAllowed("no_stand_ins")
    if table.stand_in == "away":
        raise NotAllowed("no_vote_needed")
    check_not_driven(table, seat)


def note(kind: EntryKind, seat: Seat, table: Table, proposal: Proposal) -> Note:
    """Return a note with the name of the person it is about, since somebody else may have the seat later."""
    return Note(kind, seat, {"what": proposal.kind, "of": proposal.seat, "was": table.seats[proposal.seat].name})


def proceed(table: Table, room: Room, proposal: Proposal, seat: Seat, kind: EntryKind) -> tuple[Table, Note]:
    """Carry out the proposal if nobody need be waited for; else keep it, with a note of this kind."""
    if waited_for(table, room, proposal):
        return msgspec.structs.replace(table, proposal=proposal), note(kind, seat, table, proposal)
    if proposal.kind == "stand_in":
        check_votable(table, proposal.seat)
        body = {"driver": "bot", "by": proposal.by, "what": "stand_in"}
        changed = driven(table, proposal.seat, "bot")
        return msgspec.structs.replace(changed, proposal=None), Note("driver", proposal.seat, body)
    if proposal.kind == "end_early":
        ended = msgspec.structs.replace(table, proposal=None, pause=None, ended_early=True)
        return ended, Note("ended", proposal.seat, {})
    done = msgspec.structs.replace(proposal, granted=True)
    return msgspec.structs.replace(table, proposal=done), note("seat_granted", seat, table, proposal)


def waited_for(table: Table, room: Room, proposal: Proposal) -> list[Seat]:
    """Return the seats whose answer is still needed: people who are away are excused after a while."""
    patience = away_seconds(table) if table.pace == "live" else PATIENCE_OVER_DAYS
    has_stood = time.time() - proposal.at >= patience

    def is_excused(seat: Seat) -> bool:
        return (has_stood or seat == proposal.seat) and is_away(table, room, seat)

    return [seat for seat in unanswered(table, proposal) if not is_excused(seat)]


def granted(table: Table, proposal_id: str) -> Proposal:
    """Return what the table has granted; raise LinkExpired if that is no longer this."""
    proposal = table.proposal
    if table.status != "playing" or proposal is None or proposal.id != proposal_id or not proposal.granted:
        raise LinkExpired("seat_link_used_up")
    return proposal


def given(table: Table, proposal: Proposal, person: Person) -> Table:
    """Return the table with its seat given to a person. One with a new link keeps the name; a host stays the host."""
    old = table.seats[proposal.seat]
    cleared = with_seat(table, proposal.seat, msgspec.structs.replace(old, name=""))
    name = old.name if proposal.kind == "new_link" else unique_name(cleared, person.name)
    former = None if old.person == person.id else old.person
    changed = with_seat(table, proposal.seat, SeatInfo(person.id, name, former=former))
    host = person.id if table.host == old.person else table.host
    return msgspec.structs.replace(changed, host=host, proposal=None)
