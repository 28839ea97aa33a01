"""Who may open the page: a browser of this machine that knows its address, and no other site through it."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Middleware

from sandbox.server.hosts import host_fits

_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": _POLICY,
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Every answer carries them: the page loads nothing from elsewhere, and nobody frames it."""


def guard(key: str, *, loopback: bool) -> Middleware:
    """Refuse every request without the page's key, from another site, or under a foreign name.

    Args:
        key: the first segment of every path.
        loopback: whether only names of this machine are accepted in `Host`; otherwise any IP address is,
            but still no name, which could have been pointed at this machine by somebody else.
    """

    @web.middleware
    async def guarded(request: web.Request, handler: _Handler) -> web.StreamResponse:
        if not host_fits(request.host, loopback=loopback):
            raise web.HTTPForbidden(text="This page answers under the address of this machine only.\n")
        origin = request.headers.get("Origin")
        if origin is not None and origin != f"{request.scheme}://{request.host}":
            raise web.HTTPForbidden(text="This page takes no requests from other sites.\n")
        given = request.path.split("/")[1]
        if not secrets.compare_digest(given.encode(), key.encode()):
            raise web.HTTPNotFound(text="Open the whole address that the program printed.\n")
        response = await handler(request)
        if not response.prepared:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
        return response

    return guarded
