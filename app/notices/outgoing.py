"""Requests to addresses that people have entered: to public hosts over HTTPS only.

A name is resolved once, its addresses are checked, and the connection goes to one that was checked: a name that leads
elsewhere a moment later is of no use. The certificate is still that of the name. Redirects are not followed.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from ssl import SSLContext
from typing import Any
from urllib.parse import urlsplit

import httpcore

from app.engine.errors import Malformed

SECONDS = 10.0
"""Time limit for a whole request."""
MAX_URL = 1000

Resolve = Callable[[str, int], Awaitable[list[str]]]

GLOBAL_UNICAST = IPv6Network("2000::/3")
"""Where public IPv6 addresses are. Those for NAT64 and IPv4-mapped ones, which may lead to private hosts, are not."""
SPECIAL = tuple(map(ip_network, ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")))
"""What `ipaddress` calls global in some versions of Python: protocol assignments, 6to4, Teredo, documentation."""


class Unreachable(Exception):
    """There was no response: the name is unknown, its addresses are not public, or the host does not answer."""


async def resolve(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


def is_public(text: str) -> bool:
    """Tell whether an address is one of the public internet."""
    try:
        address: IPv4Address | IPv6Address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address not in GLOBAL_UNICAST:
        return False
    is_special = address.is_multicast or address.is_reserved or any(address in each for each in SPECIAL)
    return address.is_global and not is_special


def check_url(url: str, *, local: bool) -> str:
    """Return the host of an address that may be requested; raise Malformed for any other. `local` is for tests."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
        url.encode("ascii")
    except ValueError as error:
        raise Malformed("bad_web_address") from error
    schemes = ("https", "http") if local else ("https",)
    is_plain = len(url) <= MAX_URL and url.isprintable() and " " not in url and "@" not in parts.netloc
    if parts.scheme not in schemes or not host or not is_plain:
        raise Malformed("bad_web_address")
    return host


class CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects to addresses that were checked."""

    def __init__(self, find: Resolve, local: bool) -> None:
        self._inner = httpcore.AnyIOBackend()
        self._resolve = find
        self._local = local

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        try:
            found = await self._resolve(host, port)
        except OSError as error:
            raise httpcore.ConnectError("unknown host") from error
        allowed = [address for address in found if self._local or is_public(address)]
        if not allowed:
            raise httpcore.ConnectError("no public address")
        return await self._inner.connect_tcp(allowed[0], port, timeout, local_address, socket_options)


class Outgoing:
    def __init__(self, *, local: bool = False, find: Resolve = resolve, tls: SSLContext | None = None) -> None:
        """With `local`, which is for tests, every address will do, and plain HTTP."""
        self.local = local
        self._backend = CheckedBackend(find, local)
        self._tls = tls

    def check(self, url: str) -> str:
        """Return the host of an address; raise Malformed if it may not be requested."""
        return check_url(url, local=self.local)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a POST request; return the status of the response, of which nothing else is read."""
        self.check(url)
        try:
            async with (
                asyncio.timeout(SECONDS),
                httpcore.AsyncConnectionPool(self._tls, network_backend=self._backend) as pool,
                pool.stream("POST", url, headers=list(headers.items()), content=body) as response,
            ):
                return int(response.status)
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise Unreachable(type(error).__name__) from error
