"""Webhooks: what Discord, Slack, ntfy and programs of one's own are sent."""

from typing import Any
from urllib.parse import urlsplit, urlunsplit

import msgspec

from app.notices.model import HookForm
from app.notices.outgoing import Outgoing
from app.notices.words import Letter


def body_of(form: HookForm, url: str, letter: Letter) -> dict[str, Any]:
    """Return what a webhook is sent. No name in it calls anybody, or becomes a link."""
    match form:
        case "discord":
            return {"content": "\n".join(letter.with_links), "allowed_mentions": {"parse": []}}
        case "slack":
            return {"text": escaped("\n".join(letter.with_links)), "unfurl_links": False}
        case "ntfy":
            topic = urlsplit(url).path.rstrip("/").rpartition("/")[2]
            more = {"click": letter.url} if letter.url else {}
            return {"topic": topic, "title": letter.title, "message": "\n".join(letter.lines), **more}
        case "json":
            return {"id": letter.id, "title": letter.title, "notices": letter.items, "stop": letter.stop}


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def address_of(form: HookForm, url: str) -> str:
    """Return where to send the body: ntfy takes JSON at its root, where the topic is part of the body."""
    if form != "ntfy":
        return url
    parts = urlsplit(url)
    return urlunsplit((parts.scheme, parts.netloc, parts.path.rstrip("/").rpartition("/")[0] + "/", parts.query, ""))


async def send_to_webhook(outgoing: Outgoing, form: HookForm, url: str, letter: Letter) -> int:
    """Send a message; return the status of the response. A message that is sent again has the same key."""
    headers = {"Content-Type": "application/json", "User-Agent": "Frontier", "Idempotency-Key": letter.id}
    body = msgspec.json.encode(body_of(form, url, letter))
    return await outgoing.post(address_of(form, url), body, headers)
