"""Where requests come from, as far as limits are concerned."""

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address, ip_network


class TrustedProxies:
    """The proxies whose word is believed, by their addresses or networks."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(each) for each in networks]

    def __contains__(self, address: str) -> bool:
        try:
            return any(ip_address(address) in network for network in self._networks)
        except ValueError:
            return False


def household(address: str) -> str:
    """Return what is counted as one address: of IPv6 the first half, for the other half is everybody's own choice."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, 64), strict=False))
