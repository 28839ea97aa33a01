"""Which names a server on this machine answers to: others may have been pointed here to let a page of another site in."""

from __future__ import annotations

import ipaddress

import yarl


def is_loopback(address: str) -> bool:
    """Whether an address to bind to is reachable from this machine alone.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0"), is_loopback("example.org")
    (True, True, False, False)
    """
    if address == "localhost":
        return True
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def host_fits(host: str, *, loopback: bool) -> bool:
    """Whether a request may name this server so in `Host`.

    Args:
        loopback: whether only names of this machine are accepted; otherwise any IP address is, but still no name, which could
            have been pointed at this machine by somebody else.
    """
    try:
        name = yarl.URL(f"http://{host}").host or ""
    except ValueError:
        return False
    if is_loopback(name):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return not loopback
