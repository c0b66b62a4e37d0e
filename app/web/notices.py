"""The API of notices: channels, what each is told, and when; and the page that stops one without signing in."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from msgspec.structs import asdict
from pydantic import Field

from app.engine.errors import Malformed
from app.notices.model import KINDS, Channel, HookForm, Times
from app.notices.push import Subscription
from app.notices.service import NoticeService
from app.tables.access import NotAllowed
from app.tables.model import NoticeKind, TableCode
from app.web.account_responses import NoticeSettings
from app.web.api import CODE_PATTERN, RequestBody
from app.web.context import CurrentPerson, Json, RateLimit, ServicesDep
from app.web.cookies import device_in
from app.web.errors import Problem, language_of
from app.web.pages import page
from app.web.responses import Done

router = APIRouter(responses={status: {"model": Problem} for status in (400, 401, 403, 404, 409, 422, 429, 503)})

Code = Annotated[str, Field(pattern=CODE_PATTERN)]
ChannelPath = Annotated[str, Path(pattern="^[0-9a-f]{24}$")]
Token = Annotated[str, Path(max_length=100)]
Hour = Annotated[int, Field(ge=0, le=23)]
SETTING_UP = Depends(RateLimit("channel"))
MAIL_LIMITS = [Depends(RateLimit("mail")), Depends(RateLimit("mail_total", total=True))]


class HookRequest(RequestBody):
    form: HookForm
    url: Annotated[str, Field(max_length=1000)]
    """The webhook's address. It is stored encrypted, and never shown again."""
    table: Code | None = None
    """Set it up for this whole table instead of the caller (host only)."""


class PushRequest(RequestBody):
    """A browser's push subscription, as `PushSubscription.toJSON()` writes it, with its keys."""

    endpoint: Annotated[str, Field(max_length=1000)]
    p256dh: Annotated[str, Field(max_length=100)]
    auth: Annotated[str, Field(max_length=40)]


class MailRequest(RequestBody):
    address: Annotated[str, Field(max_length=254)]
    """E-mail address; it is sent a mail with a link to confirm it."""


class KindsRequest(RequestBody):
    kinds: Annotated[list[NoticeKind], Field(max_length=len(KINDS))] | None = None
    """What the channel is told; omit it to treat a table like the others."""
    table: Code | None = None
    """The table that this is about, if not all."""


class TimesRequest(RequestBody):
    zone: Annotated[str, Field(max_length=60)]
    """Time zone, such as `Europe/Paris`."""
    quiet_from: Hour | None = None
    """First quiet hour."""
    quiet_to: Hour | None = None
    """First hour that is not quiet any more."""
    digest: Hour | None = None
    """Hour at which everything is told at once; omit it to be told each thing when it happens."""


def notices_of(services: ServicesDep) -> NoticeService:
    if services.notices is None:
        raise NotAllowed("no_notices_here")
    return services.notices


NoticesDep = Annotated[NoticeService, Depends(notices_of)]


@router.get("/api/notices", response_model=NoticeSettings)
async def settings(
    person: CurrentPerson, services: ServicesDep, table: Annotated[str | None, Query(pattern=CODE_PATTERN)] = None
) -> Json:
    """Return the caller's channels and times; with a table, what is different there. No channel's address is shown."""
    found = services.notices
    if found is None:
        return {"forms": [], "channels": [], "times": {}}
    code = TableCode(table) if table else None
    choices = await found.choices(person, code) if code else {}
    channels = [shown(channel, choices.get(channel.id)) for channel in await found.channels(person, code)]
    return {
        "forms": found.forms,
        "channels": channels,
        "times": asdict(await found.times(person)),
        "push_key": found.push_key,
    }


def shown(channel: Channel, here: Any = None) -> Json:
    names = ("id", "form", "label", "kinds", "confirmed", "ended", "table")
    return {name: getattr(channel, name) for name in names} | {"here": here}


@router.post("/api/notices/hooks", response_model=Done, dependencies=[SETTING_UP])
async def add_hook(body: HookRequest, request: Request, notices: NoticesDep, person: CurrentPerson) -> Json:
    """Set up a webhook, which is sent a first message. Its address must be public, and use HTTPS."""
    table = TableCode(body.table) if body.table else None
    await notices.add_hook(person, body.form, body.url, language_of(request), table)
    return {"ok": True}


@router.post("/api/notices/mail", response_model=Done, dependencies=MAIL_LIMITS)
async def add_mail(body: MailRequest, request: Request, notices: NoticesDep, person: CurrentPerson) -> Json:
    """Set up an e-mail address. It is told nothing until the link in its first mail has been used."""
    await notices.add_mail(person, body.address, language_of(request))
    return {"ok": True}


@router.post("/api/notices/push", response_model=Done, dependencies=[SETTING_UP])
async def add_push(body: PushRequest, request: Request, notices: NoticesDep, person: CurrentPerson) -> Json:
    """Set up web push to the caller's browser, which is sent a first message."""
    to = Subscription(body.endpoint, body.p256dh, body.auth)
    device = " · ".join(part for part in device_in(request).split("/") if part)
    await notices.add_push(person, to, device, language_of(request))
    return {"ok": True}


@router.post("/api/notices/channels/{channel}/kinds", response_model=Done)
async def choose(channel: ChannelPath, body: KindsRequest, notices: NoticesDep, person: CurrentPerson) -> Json:
    """Set what a channel of the caller is told, usually or about one table."""
    if body.kinds is None and body.table is None:
        raise Malformed("wrong_type", where="kinds")
    await notices.choose(person, channel, body.kinds, TableCode(body.table) if body.table else None)
    return {"ok": True}


@router.post("/api/notices/channels/{channel}/remove", response_model=Done)
async def remove(channel: ChannelPath, notices: NoticesDep, person: CurrentPerson) -> Json:
    """Remove a channel of the caller."""
    await notices.remove(person, channel)
    return {"ok": True}


@router.post("/api/notices/times", response_model=Done)
async def set_times(body: TimesRequest, notices: NoticesDep, person: CurrentPerson) -> Json:
    """Set when the caller is told."""
    await notices.set_times(person, Times(body.zone, body.quiet_from, body.quiet_to, body.digest))
    return {"ok": True}


# --- links in messages -------------------------------------------------------------------------------------------


@router.get("/stop/{token}", include_in_schema=False)
async def stop_page(token: Token, request: Request, notices: NoticesDep) -> Response:
    """Return the page with the button that stops a channel. To open the link does not: programs open links, too."""
    if (channel := await notices.linked(token, "stop")) is None:
        return page(request, "notice_link.html", told="notices-stopped")
    return page(request, "notice_link.html", ask="notices-stop-ask", button="notices-stop", label=channel.label)


@router.post("/stop/{token}", include_in_schema=False)
async def stop(token: Token, request: Request, notices: NoticesDep) -> Response:
    await notices.stop(token)
    return page(request, "notice_link.html", told="notices-stopped")


@router.get("/confirm/{token}", include_in_schema=False)
async def confirm_page(token: Token, request: Request, notices: NoticesDep) -> Response:
    """Return the page with the button that confirms an e-mail address."""
    if (channel := await notices.linked(token, "confirm")) is None:
        return page(request, "notice_link.html", told="notices-confirm-late")
    return page(request, "notice_link.html", ask="notices-confirm-ask", button="notices-confirm", label=channel.label)


@router.post("/confirm/{token}", include_in_schema=False)
async def confirm(token: Token, request: Request, notices: NoticesDep) -> Response:
    is_done = await notices.confirm(token)
    return page(request, "notice_link.html", told="notices-confirmed" if is_done else "notices-confirm-late")
