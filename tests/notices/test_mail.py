"""E-mail: to confirmed addresses only, and easily stopped."""

import re

import httpx
import pytest

from app.engine.errors import Malformed
from app.notices.mail import check_address, compose
from app.notices.words import Letter, Line
from app.settings import Settings
from tests.notices.receivers import SITE, MailServer, mail_server, noticing
from tests.web.server import Server, serving, wait_for

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def mailing(database_url: str, mails: MailServer) -> Settings:
    sender = "Frontier <frontier@play.example>"
    return noticing(database_url, smtp_host="127.0.0.1", smtp_port=mails.port, smtp_security="none", mail_from=sender)


async def follow(server: Server, url: str, *, press: bool) -> httpx.Response:
    """Open a link of a mail as anybody, and press its button."""
    headers = {"accept": "text/html"}
    async with httpx.AsyncClient(base_url=server.address, headers=headers) as anybody:
        path = url.removeprefix(SITE)
        return await (anybody.post(path, data={}) if press else anybody.get(path))


async def test_an_address_is_told_nothing_until_it_is_confirmed_and_nothing_after_it_was_stopped(
    database_url: str,
) -> None:
    async with mail_server() as mails, serving(mailing(database_url, mails)) as server:
        ada, bob = await server.guests("Ada@evil.example", "Bob")
        assert "email" in (await ada.see("/api/notices"))["forms"]
        await ada.do("/api/notices/mail", {"address": "ada@home.example"})
        [asked] = mails.mails
        assert asked["To"] == "ada@home.example"
        assert "Ada" not in asked.get_content(), "nobody can write to strangers through us"
        [confirm] = re.findall(rf"{SITE}/confirm/\S+", asked.get_content())
        await server.started(ada, bob)
        await follow(server, confirm, press=False)
        [channel] = (await ada.see("/api/notices"))["channels"]
        assert (channel["confirmed"], channel["label"]) == (False, "a…@home.example")
        assert (await follow(server, confirm.replace("/confirm/", "/stop/"), press=True)).status_code == 404
        assert (await follow(server, confirm, press=True)).status_code == 200
        assert len(mails.mails) == 1
        code = await server.started(ada, bob, game="homesteaders")  # there, everybody is asked at once
        await wait_for(lambda: len(mails.mails) > 1)
        told = mails.mails[1]
        assert told["Subject"] == "Homesteaders with Bob is waiting for you."
        assert f"{SITE}/t/{code}" in told.get_content()
        assert told["Message-ID"].endswith("@play.example>")
        assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = told["List-Unsubscribe"].strip("<>")
        assert stop in told.get_content()
        assert (await follow(server, stop, press=True)).status_code == 200
        assert (await ada.see("/api/notices"))["channels"] == []


async def test_what_the_mail_server_refuses_is_not_set_up(database_url: str) -> None:
    async with mail_server() as mails, serving(mailing(database_url, mails)) as server:
        ada = await server.guest("Ada")
        mails.refusal = "550 no such user"
        refused = await ada.post("/api/notices/mail", {"address": "nobody@home.example"})
        assert (refused.status_code, refused.json()["code"]) == (409, "channel_refused")
        assert (await ada.see("/api/notices"))["channels"] == []
    async with serving(noticing(database_url)) as server:
        ada = await server.guest("Ada")
        assert "email" not in (await ada.see("/api/notices"))["forms"]
        refused = await ada.post("/api/notices/mail", {"address": "ada@home.example"})
        assert refused.json()["code"] == "no_mail_here"


def test_only_plain_addresses_are_written_to() -> None:
    assert check_address(" ada+games@home.example ") == "ada+games@home.example"
    for address in ("ada", "@home.example", "a@b@c.example", "ada@home.example, bob@home.example", "ada@localhost"):
        with pytest.raises(Malformed, match="bad_mail_address"):
            check_address(address)
    for address in ("ada@home.example\nBcc: bob@home.example", "Ada <ada@home.example>", "", "ád@home.example"):
        with pytest.raises(Malformed, match="bad_mail_address"):
            check_address(address)


def test_a_name_in_the_subject_makes_no_header() -> None:
    line = Line("Outpost with Bob\u2028Bcc: x is waiting for you.", f"{SITE}/t/x", "waits", "Outpost")
    mail = compose("f@play.example", "ada@home.example", Letter("id", "Outpost", (line,)))
    assert mail["Bcc"] is None
    assert mail["Message-ID"] == "<id@play.example>"
    assert mail["List-Unsubscribe"] is None
