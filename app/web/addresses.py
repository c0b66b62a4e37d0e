"""Addresses of clients and proxies."""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network


class TrustedProxies:
    """The proxies whose X-Forwarded headers count, by address or network."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(each) for each in networks]

    def __contains__(self, address: str) -> bool:
        try:
            return any(ip_address(address) in network for network in self._networks)
        except ValueError:
            return False


def client_network(address: str) -> str:
    """Return what limits per address apply to: of an IPv6 address its /64, where clients choose addresses freely."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))
