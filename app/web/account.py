"""The API of the account: recovery code, passkeys, sessions, personal tokens, and signing in, out and back."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import Field

from app.people.guests import NoSuchDevice, SeatsAtRisk, hash_token
from app.people.person import PersonalToken, session_id
from app.tables.access import NotAllowed
from app.web.account_responses import AccountInfo, NewToken, PasskeyOptions, RecoveryCode, SessionsEnded
from app.web.api import SESSION, RequestBody
from app.web.context import CurrentPerson, Json, OptionalPerson, RateLimit, ServicesDep, refuse_token
from app.web.cookies import (
    challenge_in,
    device_in,
    may_sign_in,
    other_sessions,
    session_in,
    set_challenge,
    set_cookie,
    switch_browser,
)
from app.web.errors import Problem
from app.web.responses import CurrentGuest, Done
from app.web.security import site_of

router = APIRouter(
    prefix="/api",
    responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 422, 429, 503)},
    dependencies=[Depends(refuse_token)],
)

Id = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]
CODE_LIMITS = [Depends(RateLimit("code")), Depends(RateLimit("code_total", total=True))]


class CodeRequest(RequestBody):
    code: Annotated[str, Field(max_length=100)]
    """Recovery code; case, spaces and hyphens do not matter."""
    replace: bool = False
    """Sign in even if the browser is signed in as somebody else, who can be switched back to."""


class PasskeyRequest(RequestBody):
    credential: dict[str, Any]
    """What `navigator.credentials` returned, as `toJSON()` writes it."""


class PasskeySignInRequest(PasskeyRequest):
    replace: bool = False
    """Sign in even if the browser is signed in as somebody else, who can be switched back to."""


class SwitchRequest(RequestBody):
    session: Annotated[str, Field(pattern="^[0-9a-f]{16}$")]


class TokenRequest(RequestBody):
    name: str
    """What the caller calls it, such as the program that will use it."""


class SignOutRequest(RequestBody):
    anyway: bool = False
    """Sign out even if nobody could sign in as this person again."""


@router.get("/account", response_model=AccountInfo)
async def account(request: Request, services: ServicesDep, person: CurrentPerson) -> Json:
    """Return the ways by which the caller can sign in, and where the caller is signed in now."""
    found = await services.guests.account(person)
    passkeys = await services.passkeys.of(person)
    current = hash_token(session_in(request, services))
    return {
        "name": person.name,
        "code_made_at": found.code_made_at,
        "passkeys": [{"id": each.id, **times(each)} for each in passkeys],
        "sessions": [{"id": each.id, "current": each.token_hash == current, **times(each)} for each in found.sessions],
        "tokens": [token_info(each) for each in await services.tokens.of(person)],
        "open_tables": found.open_tables,
        "is_safe": found.is_safe(len(passkeys)),
    }


def token_info(token: PersonalToken) -> Json:
    return {"id": token.id, "name": token.name, "created_at": token.created_at, "used_at": token.used_at}


def times(each: Any) -> Json:
    browser, _, system = each.device.partition("/")
    return {"browser": browser, "system": system, "created_at": each.created_at, "used_at": each.used_at}


# --- signing in, out and back ------------------------------------------------------------------------------------


@router.post("/account/code", response_model=RecoveryCode, dependencies=[SESSION])
async def make_code(services: ServicesDep, person: CurrentPerson) -> Json:
    """Make a recovery code, which replaces the last one. It signs the caller in on any browser."""
    return {"code": await services.guests.make_code(person)}


@router.post("/sign-in/code", response_model=CurrentGuest, dependencies=CODE_LIMITS)
async def sign_in_by_code(
    body: CodeRequest, request: Request, response: Response, services: ServicesDep, person: OptionalPerson
) -> Json:
    """Sign this browser in by a recovery code."""
    owner = await services.guests.owner_of_code(body.code)
    if await may_sign_in(services, person, owner, replace=body.replace):
        switch_browser(request, response, services, await services.guests.sign_in(owner, device_in(request)))
    return {"name": owner.name}


@router.post("/sign-in/passkey/options", response_model=PasskeyOptions, dependencies=[SESSION])
async def passkey_sign_in_options(request: Request, response: Response, services: ServicesDep) -> Json:
    """Return the options for `navigator.credentials.get`. The answer is accepted from this browser for some minutes."""
    options, token = await services.passkeys.begin_sign_in(site_of(request, services.settings))
    set_challenge(response, services, token)
    return {"options": options}


@router.post("/sign-in/passkey", response_model=CurrentGuest, dependencies=[SESSION])
async def sign_in_by_passkey(
    body: PasskeySignInRequest, request: Request, response: Response, services: ServicesDep, person: OptionalPerson
) -> Json:
    """Sign this browser in by a passkey.

    After a refusal because the browser is signed in as somebody else, the same answer can be sent again.
    """
    site = site_of(request, services.settings)
    shown = await services.passkeys.check(site, challenge_in(request, services), body.credential)
    is_new = await may_sign_in(services, person, shown.person, replace=body.replace)
    await services.passkeys.use(shown)
    set_challenge(response, services, "")
    if is_new:
        switch_browser(request, response, services, await services.guests.sign_in(shown.person, device_in(request)))
    return {"name": shown.person.name}


@router.post("/sign-in/switch", response_model=CurrentGuest, dependencies=[SESSION])
async def switch(body: SwitchRequest, request: Request, response: Response, services: ServicesDep) -> Json:
    """Switch to a session that this browser had before."""
    for token in other_sessions(request, services):
        found = await services.guests.authenticate(token)
        if found is not None and session_id(hash_token(token)) == body.session:
            switch_browser(request, response, services, token)
            return {"name": found.name}
    raise NoSuchDevice("no_such_device")


@router.post("/sign-out", response_model=Done)
async def sign_out(
    body: SignOutRequest, request: Request, response: Response, services: ServicesDep, person: CurrentPerson
) -> Json:
    """Sign this browser out. Refused unless `anyway` is set where the caller's seats would be lost by it."""
    found = await services.guests.account(person)
    if not body.anyway and found.open_tables and not found.is_safe(len(await services.passkeys.of(person))):
        raise SeatsAtRisk("seats_at_risk", count=found.open_tables)
    services.sockets.close(await services.guests.end(person, session_id(hash_token(session_in(request, services)))))
    set_cookie(response, services, "", "", 0)
    return {"ok": True}


# --- devices -----------------------------------------------------------------------------------------------------


@router.post("/account/sessions/{session}/end", response_model=SessionsEnded)
async def end_session(session: Id, request: Request, services: ServicesDep, person: CurrentPerson) -> Json:
    """End a session of the caller on another device, and close its sockets."""
    if session == session_id(hash_token(session_in(request, services))):
        raise NotAllowed("this_device")
    return close(services, await services.guests.end(person, session))


@router.post("/account/sessions/end-others", response_model=SessionsEnded)
async def end_others(request: Request, services: ServicesDep, person: CurrentPerson) -> Json:
    """End all sessions of the caller but this one."""
    return close(services, await services.guests.end_others(person, session_in(request, services)))


def close(services: ServicesDep, ended: list[str]) -> Json:
    services.sockets.close(ended)
    return {"ended": len(ended)}


@router.post("/account/passkeys/options", response_model=PasskeyOptions, dependencies=[SESSION])
async def passkey_options(request: Request, response: Response, services: ServicesDep, person: CurrentPerson) -> Json:
    """Return the options for `navigator.credentials.create`."""
    options, token = await services.passkeys.begin_registration(person, site_of(request, services.settings))
    set_challenge(response, services, token)
    return {"options": options}


@router.post("/account/passkeys", response_model=Done, dependencies=[SESSION])
async def add_passkey(
    body: PasskeyRequest, request: Request, response: Response, services: ServicesDep, person: CurrentPerson
) -> Json:
    """Store a passkey that was made with the options above."""
    site, token = site_of(request, services.settings), challenge_in(request, services)
    await services.passkeys.register(person, site, token, body.credential, device_in(request))
    set_challenge(response, services, "")
    return {"ok": True}


@router.post("/account/passkeys/{passkey}/remove", response_model=Done)
async def remove_passkey(passkey: Id, services: ServicesDep, person: CurrentPerson) -> Json:
    """Remove a passkey of the caller."""
    await services.passkeys.remove(person, passkey)
    return {"ok": True}


# --- personal tokens ---------------------------------------------------------------------------------------------


@router.post("/account/tokens", response_model=NewToken, dependencies=[SESSION])
async def make_token(body: TokenRequest, services: ServicesDep, person: CurrentPerson) -> Json:
    """Make a token with which a program plays as the caller. It is shown only now."""
    return {"token": await services.tokens.make(person, body.name)}


@router.post("/account/tokens/{token}/revoke", response_model=Done)
async def revoke_token(token: Id, services: ServicesDep, person: CurrentPerson) -> Json:
    """Revoke a token of the caller, and close the sockets that use it."""
    services.sockets.close(await services.tokens.revoke(person, token))
    return {"ok": True}
