"""Guests, their sessions, and taking a seat to another device."""

import time
import unicodedata
from hashlib import sha256
from secrets import token_urlsafe

from app.engine.errors import GameError, Malformed
from app.tables.model import LONGEST_NAME, PersonId
from app.tables.ports import PersonStore
from app.tables.service import Person

LINK_SECONDS = 15 * 60
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that show nothing."""


class BadName(GameError):
    """Nobody can be called that."""


class LinkUsedUp(GameError):
    """This link has been used, is too old, or never was."""


def clean_name(text: str) -> str:
    """Return a name fit to be shown: visible characters on one line, no marks that turn or hide what follows."""
    if len(text) > 200:
        raise BadName("bad_name", high=LONGEST_NAME)
    shown = "".join(
        " " if unicodedata.category(sign) in ("Zs", "Zl", "Zp", "Cc") or sign in BLANKS else sign
        for sign in unicodedata.normalize("NFC", text)
        if unicodedata.category(sign) not in ("Cf", "Cs", "Co", "Cn")
    )
    name = " ".join(shown.split())
    if not 1 <= len(name) <= LONGEST_NAME or all(unicodedata.category(sign).startswith("M") for sign in name):
        raise BadName("bad_name", high=LONGEST_NAME)
    return name


def clean_line(text: str) -> str:
    """Return a line of chat fit to be shown and stored: printable characters only, and at least one."""
    line = "".join(sign for sign in text if sign.isprintable()).strip()
    if not line:
        raise Malformed("unreadable_frame")
    return line


def hashed(token: str) -> str:
    """Return what is stored of a token."""
    return sha256(token.encode()).hexdigest()


class Guests:
    """People who gave a name, recognised by their session."""

    def __init__(self, store: PersonStore) -> None:
        self._store = store

    async def welcome(self, name: str) -> tuple[Person, str]:
        """Return a new guest and the token of their session."""
        person = Person(PersonId(token_urlsafe(12)), clean_name(name))
        token = token_urlsafe(32)
        await self._store.create(person.id, person.name, hashed(token), time.time())
        return person, token

    async def recognise(self, token: str | None) -> Person | None:
        """Return who this token belongs to."""
        if not token or len(token) > 100:
            return None
        found = await self._store.recognise(hashed(token))
        return Person(*found) if found else None

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another name."""
        renamed = Person(person.id, clean_name(name))
        await self._store.rename(person.id, renamed.name)
        return renamed

    async def make_link(self, person: Person) -> str:
        """Return the secret of a link that brings this person's seats to another device, once and soon."""
        token = token_urlsafe(32)
        await self._store.add_link(person.id, hashed(token), time.time() + LINK_SECONDS)
        return token

    async def claim_link(self, link: str) -> str:
        """Use a link up; return the token of a new session of its person."""
        token = token_urlsafe(32)
        person = await self._store.use_link(hashed(link), hashed(token), time.time()) if len(link) < 100 else None
        if person is None:
            raise LinkUsedUp("link_used_up")
        return token
