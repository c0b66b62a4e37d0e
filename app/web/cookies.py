"""The cookies of a browser: who it is signed in as, who it was before, and the challenge for a passkey.

A browser that signs in as somebody else keeps the sessions that it had, so that nobody is lost by it.
"""

import re

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from app.people.devices import device_of
from app.people.guests import SignedInAlready, hash_token
from app.people.passkeys import CHALLENGE_SECONDS
from app.people.person import Person, session_id
from app.web.context import Services

DAY = 24 * 3600
MAX_OTHERS = 4
"""Maximum number of sessions that a browser keeps besides the current one."""

is_token = re.compile(r"[\w-]{20,100}", re.ASCII).fullmatch


def device_in(request: Request) -> str:
    return device_of(request.headers.get("user-agent", ""))


def set_cookie(response: Response, services: Services, suffix: str, value: str, seconds: int) -> None:
    """Set a cookie that scripts can't read and other sites can't send; without a value, delete it."""
    response.set_cookie(
        services.cookie + suffix,
        value,
        max_age=seconds if value else 0,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
        path="/",
    )


def set_session(response: Response, services: Services, token: str) -> None:
    set_cookie(response, services, "", token, 400 * DAY)


def session_in(connection: HTTPConnection, services: Services) -> str:
    return connection.cookies.get(services.cookie, "")


def set_challenge(response: Response, services: Services, token: str) -> None:
    set_cookie(response, services, "-challenge", token, CHALLENGE_SECONDS)


def challenge_in(connection: HTTPConnection, services: Services) -> str:
    return connection.cookies.get(f"{services.cookie}-challenge", "")


def other_sessions(connection: HTTPConnection, services: Services) -> list[str]:
    """Return the tokens of the sessions that this browser had before, the last one first."""
    kept = connection.cookies.get(f"{services.cookie}-others", "").split(".")
    return [token for token in kept if token][:MAX_OTHERS]


async def others_here(connection: HTTPConnection, services: Services, current: Person | None) -> dict[str, Person]:
    """Return who else this browser can switch to, by the ids of their sessions."""
    found = {token: await services.guests.authenticate(token) for token in other_sessions(connection, services)}
    return {
        session_id(hash_token(token)): person
        for token, person in found.items()
        if person is not None and (current is None or person.id != current.id)
    }


async def may_sign_in(services: Services, current: Person | None, found: Person, *, replace: bool) -> bool:
    """Return whether the browser needs a new session; raise SignedInAlready if it is somebody else's."""
    if current is None or current.id == found.id:
        return current is None
    if not replace:
        account = await services.guests.account(current)
        raise SignedInAlready("signed_in_already", name=current.name, other=found.name, count=account.open_tables)
    return True


def switch_browser(connection: HTTPConnection, response: Response, services: Services, token: str) -> None:
    """Make the browser use another session, and keep the present one to switch back to."""
    kept = [session_in(connection, services), *other_sessions(connection, services)]
    others = [each for each in dict.fromkeys(kept) if is_token(each) and each != token]
    set_session(response, services, token)
    set_cookie(response, services, "-others", ".".join(others[:MAX_OTHERS]), 30 * DAY)
