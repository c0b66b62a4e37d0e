"""Requests go to public hosts over HTTPS, and nowhere else."""

import asyncio
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from app.engine.errors import Malformed
from app.notices import outgoing
from app.notices.outgoing import Outgoing, Unreachable, is_public
from tests.notices.receivers import Receiver, receiving

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


PUBLIC = "93.184.216.34 1.1.1.1 2606:4700:4700::1111 2a00:1450:4007:80c::200e"
PRIVATE = """127.0.0.1 127.8.8.8 0.0.0.0 10.0.0.1 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 192.0.0.192
    198.18.0.1 192.0.2.1 192.88.99.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 fe80::1 fe80::1%eth0 fc00::1
    fd00:ec2::254 ff02::1 fec0::1 ::ffff:127.0.0.1 ::ffff:93.184.216.34 ::7f00:1 64:ff9b::7f00:1 64:ff9b::5db8:d822
    64:ff9b:1::1 2002:7f00:1:: 2001::1 2001:db8::1 3fff::1 100::1 5f00::1 localhost 2130706433"""


def test_only_addresses_of_the_internet_are_public() -> None:
    assert [address for address in PUBLIC.split() if not is_public(address)] == []
    assert [address for address in PRIVATE.split() if is_public(address)] == []


async def test_only_plain_web_addresses_are_requested() -> None:
    refused = "http://example.org/x ftp://example.org/ https:///x https://me:secret@example.org/ https://[::1/x"
    for url in (
        *refused.split(),
        "https://example.org:port/",
        "//example.org/x",
        "https://example.org/\u00e9",
        "https://",
    ):
        with pytest.raises(Malformed, match="bad_web_address"):
            await Outgoing().post(url, b"", {})


async def test_a_private_host_is_not_connected_to_whatever_it_is_called(hook: Receiver) -> None:
    port = hook.port

    async def find(_host: str, _port: int) -> list[str]:
        return ["127.0.0.1", "::1", "10.0.0.1"]

    with pytest.raises(Unreachable):
        await Outgoing(find=find).post(f"https://hooks.example:{port}/", b"{}", {})
    for literal in ("127.0.0.1", "[::1]", "2130706433", "0x7f.1", "localhost"):
        with pytest.raises(Unreachable):
            await Outgoing().post(f"https://{literal}:{port}/", b"{}", {})
    assert hook.requests == []


def certified(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Return the contexts of a server with a certificate for this name, and of a client that trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    builder = x509.CertificateBuilder(subject, subject, key.public_key(), x509.random_serial_number())
    builder = builder.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    made = builder.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), False).sign(key, hashes.SHA256())
    file = folder / "both.pem"
    plain = serialization.NoEncryption()
    secret = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    file.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    client = ssl.create_default_context(cafile=str(file))
    return server, client


async def test_the_connection_goes_to_the_address_that_was_checked_with_the_certificate_of_the_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, client = certified(tmp_path, "hooks.example")
    asked: list[str] = []

    async def find(host: str, _port: int) -> list[str]:
        asked.append(host)
        return ["10.9.9.9", "127.0.0.1"] if len(asked) == 1 else ["10.9.9.9"]

    monkeypatch.setattr(outgoing, "is_public", lambda address: address == "127.0.0.1")
    async with receiving(ssl=server) as hook:
        url = f"https://hooks.example:{hook.port}/in?a=b"
        assert await Outgoing(find=find, tls=client).post(url, b"hello", {"X-Kind": "test"}) == 200
        with pytest.raises(Unreachable):
            await Outgoing(find=find, tls=client).post(url, b"hello", {})
        asked.clear()
        with pytest.raises(Unreachable):
            await Outgoing(find=find, tls=client).post(url.replace("hooks", "others"), b"hello", {})
    [request] = hook.requests
    assert asked == ["others.example"]
    assert (request.path, request.body, request.headers["x-kind"]) == ("/in?a=b", b"hello", "test")
    assert request.headers["host"] == f"hooks.example:{hook.port}"


async def test_redirects_are_not_followed_and_nobody_is_waited_for_long(
    hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    hook.status, hook.more = 302, f"Location: {hook.url}/elsewhere\r\n"
    assert await Outgoing(local=True).post(hook.url, b"{}", {}) == 302
    assert [request.path for request in hook.requests] == ["/hook"]
    monkeypatch.setattr(outgoing, "SECONDS", 0.05)
    hook.open.clear()
    with pytest.raises(Unreachable):
        await asyncio.wait_for(Outgoing(local=True).post(hook.url, b"{}", {}), 5)
