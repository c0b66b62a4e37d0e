"""Web push: a message that only the browser can read, from a server that it knows."""

import asyncio
import json
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from app.notices.push import CURVE, decoded, derived, encoded, encrypt, new_push_key, public_bytes
from tests.notices.receivers import SITE, Receiver, Request, noticing
from tests.web.server import DEADLINE, serving, wait_for

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


class Browser:
    """A browser with a push subscription: it decrypts what it is sent, as RFC 8291 says."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen bytes ok"

    def subscription(self, hook: Receiver) -> dict[str, str]:
        return {"endpoint": hook.url, "p256dh": encoded(public_bytes(self.key)), "auth": encoded(self.auth)}

    def read(self, request: Request) -> Any:
        salt, size, length = request.body[:16], int.from_bytes(request.body[16:20]), request.body[20]
        sender, sealed = request.body[21 : 21 + length], request.body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = derived(shared, self.auth, b"WebPush: info\0" + public_bytes(self.key) + sender, 32)
        opening = AESGCM(derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
        text = opening.decrypt(derived(secret, salt, b"Content-Encoding: nonce\0", 12), sealed, None)
        assert text.endswith(b"\x02")
        return json.loads(text[:-1])


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
    found = encrypt(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(private, CURVE),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK"
        "6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def test_a_browser_is_told_what_only_it_can_read_and_forgotten_once_it_is_gone(
    database_url: str, hook: Receiver
) -> None:
    browser = Browser()
    async with serving(noticing(database_url, vapid_key=new_push_key())) as server:
        ada, bob = await server.guests("Ada", "Bob")
        hook.status = 201
        for _ in range(2):
            await ada.do("/api/notices/push", browser.subscription(hook))
        settings = await ada.see("/api/notices")
        assert "push" in settings["forms"]
        assert len(settings["channels"]) == 1, "the same browser is told once"
        code = await server.started(ada, bob, game="homesteaders")  # there, everybody is asked at once
        await wait_for(lambda: len(hook.requests) == 3)
        request = hook.requests[-1]
        told = browser.read(request)
        assert told == {
            "id": request.headers["topic"],
            "title": "Homesteaders",
            "text": "Homesteaders with Bob is waiting for you.",
            "url": f"{SITE}/t/{code}",
        }
        assert (request.headers["content-encoding"], request.headers["ttl"]) == ("aes128gcm", "86400")
        check_sender(request, settings["push_key"], f"http://127.0.0.1:{hook.port}")
        line = await ada.sit_at(code)
        hook.status = 404
        await line.send({"type": "look", "visible": False})
        await line.echo()
        assert server.inside.notices is not None
        room = await server.room(code)
        await server.inside.notices.store.been({(room.table.code, room.table.host)})
        await (await bob.sit_at(code)).ask(type="chat", text="@Ada")
        await wait_for(lambda: len(hook.requests) == 4)
        async with asyncio.timeout(DEADLINE):
            while (await ada.see("/api/notices"))["channels"][0]["ended"] != "gone":
                assert len(hook.requests) == 4


def check_sender(request: Request, known_key: str, audience: str) -> None:
    """Check the signature by which the push service knows the server."""
    scheme, _, rest = request.headers["authorization"].partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"]) == ("vapid", known_key)
    signed, _, signature = given["t"].rpartition(".")
    both = decoded(signature)
    dss = encode_dss_signature(int.from_bytes(both[:32]), int.from_bytes(both[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(known_key))
    key.verify(dss, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(signed.partition(".")[2]))
    assert (claims["aud"], claims["sub"]) == (audience, SITE)


async def test_subscriptions_that_can_not_be_used_are_refused(database_url: str, hook: Receiver) -> None:
    sound = Browser().subscription(hook)
    async with serving(noticing(database_url, vapid_key=new_push_key())) as server:
        ada = await server.guest("Ada")
        for broken in ({"p256dh": "AAAA"}, {"p256dh": encoded(b"\4" * 65)}, {"auth": "AAAA"}, {"auth": "ä"}):
            refused = await ada.post("/api/notices/push", sound | broken)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_subscription")
        refused = await ada.post("/api/notices/push", sound | {"endpoint": "file:///etc/passwd"})
        assert refused.json()["code"] == "bad_web_address"
        assert hook.requests == []
    async with serving(noticing(database_url)) as server:
        ada = await server.guest("Ada")
        assert (await ada.see("/api/notices"))["push_key"] == ""
        assert (await ada.post("/api/notices/push", sound)).json()["code"] == "no_push_here"


async def test_the_page_can_be_installed_and_its_worker_is_served_from_the_root(database_url: str) -> None:
    async with serving(noticing(database_url)) as server:
        anybody = await server.stranger()
        home = (await anybody.get("/")).text
        assert '<link rel="manifest" href="/manifest.webmanifest">' in home
        described = await anybody.see("/manifest.webmanifest")
        assert (described["start_url"], described["display"]) == ("/", "standalone")
        for icon in described["icons"]:
            content = (await anybody.get(icon["src"])).content
            width = int.from_bytes(content[16:20])
            assert icon["sizes"] == f"{width}x{width}"
        worker = await anybody.get("/worker.js")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert "showNotification" in worker.text
        assert "default-src 'none'" in worker.headers["content-security-policy"]
