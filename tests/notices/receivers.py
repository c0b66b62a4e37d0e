"""Local services that receive notices, and servers that send them there at once."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, NamedTuple

from app.notices.vault import new_key
from app.settings import Settings
from tests.web.server import quick

SITE = "https://play.example"
KEY = new_key()


def noticing(database_url: str, **changed: Any) -> Settings:
    """Return settings of a server that sends notices at once, also to this machine."""
    chosen: dict[str, Any] = {
        "public_url": SITE,
        "secret_key": KEY,
        "notices_anywhere": True,
        "notice_grace": 0.0,
        "notice_poll": 0.01,
        "rate_channel": "100000/second",
        "rate_mail": "100000/second",
        "rate_mail_total": "100000/second",
        **changed,
    }
    return quick(database_url, **chosen)


class Request(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """An HTTP server that keeps what it is sent, and answers with `status`; `before_answer` is called first."""

    def __init__(self) -> None:
        self.requests: list[Request] = []
        self.status = 200
        self.more = ""
        """Further headers of the answer."""
        self.open = asyncio.Event()
        """Unset, it lets everybody wait."""
        self.open.set()
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook"

    @property
    def texts(self) -> list[str]:
        """What was told, without the first message of each channel."""
        told = [line for request in self.requests for line in request.json["notices"]]
        return [line["text"] for line in told if line["kind"] != "hello"]

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError), closing(writer):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.requests.append(Request(head[0].split(" ")[1], headers, body))
            await self.open.wait()
            writer.write(f"HTTP/1.1 {self.status} X\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()


@asynccontextmanager
async def receiving(**more: Any) -> AsyncIterator[Receiver]:
    found = Receiver()
    running = await asyncio.start_server(found.answer, "127.0.0.1", 0, **more)
    found.port = running.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        found.open.set()
        running.close()


class MailServer:
    """An SMTP server that keeps the mails it is sent, or refuses recipients with `refusal`."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refusal = ""
        self.port = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        try:
            while line := (await reader.readline()).decode():
                verb = line.split(maxsplit=1)[0].upper()
                reply = "250 ok"
                if verb == "RCPT" and self.refusal:
                    reply = self.refusal
                elif verb == "DATA":
                    writer.write(b"354 go on\r\n")
                    self.mails.append(read_mail((await reader.readuntil(b"\r\n.\r\n"))[:-5]))
                writer.write(f"{'221 bye' if verb == 'QUIT' else reply}\r\n".encode())
                await writer.drain()
                if verb == "QUIT":
                    return
        finally:
            writer.close()


def read_mail(data: bytes) -> EmailMessage:
    found = message_from_bytes(data, policy=default)
    assert isinstance(found, EmailMessage)
    return found


@asynccontextmanager
async def mail_server() -> AsyncIterator[MailServer]:
    found = MailServer()
    running = await asyncio.start_server(found.answer, "127.0.0.1", 0)
    found.port = running.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        running.close()
