"""The page's own small server: static files, pictures, and one websocket per window."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from aiohttp import web
from aiohttp.typedefs import Middleware

from sandbox.model.platform import Event
from sandbox.page.room import Room
from sandbox.page.window import Window
from sandbox.server import cdn
from sandbox.server.hosts import host_fits, is_loopback

STATIC: Final = Path(__file__).parent / "static"
"""What the page loads."""


class Page:
    """Shows a room to its people: `async with Page(room) as page` serves it.

    Args:
        room: the guild with its people and its bot.
        icon: the bot's picture, an SVG.
        address: where to listen. Anything but loopback must be wanted explicitly by whoever starts it.
        ports: where to try; 0 takes any that is free.
    """

    def __init__(
        self,
        room: Room,
        *,
        icon: Path = STATIC / "icon.svg",
        address: str = "127.0.0.1",
        ports: Sequence[int] = (0,),
    ) -> None:
        self.room = room
        self.address, self._ports = address, ports
        self._icon = icon
        self._key = secrets.token_urlsafe(18)
        self._windows: set[Window] = set()
        self._runner: web.AppRunner | None = None
        self.url = ""
        """The whole address, with the key; known once it listens."""

    async def __aenter__(self) -> Self:
        for person in self.room.people.values():
            self.room.discord.world.dm(person)  # so that the DM stands in the sidebar from the start
        app = web.Application(middlewares=[guard(self._key, loopback=is_loopback(self.address))])
        app.router.add_get(f"/{self._key}/", self._index)
        app.router.add_get(f"/{self._key}/window", self._window)
        app.router.add_get(f"/{self._key}/attachments/{{path:.*}}", self._attachment)
        app.router.add_get(f"/{self._key}/emojis/{{file}}", self._emoji)
        app.router.add_static(f"/{self._key}/static", STATIC)
        app.router.add_get(f"/{self._key}/icon.svg", self._show_icon)
        app.router.add_get(f"/{self._key}/cards/{{card}}", self._picture)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await self._bind(self._runner)
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{f'[{host}]' if ':' in host else host}:{port}/{self._key}/"
        self._deaf = self.room.discord.listen(self._hear)
        if self.room.child:
            self.room.child.listeners.append(self.room.tell_bot)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._deaf()
        if self.room.child:
            self.room.child.listeners.remove(self.room.tell_bot)
        for window in list(self._windows):
            await window.close()
        assert self._runner
        await self._runner.cleanup()

    async def _bind(self, runner: web.AppRunner) -> None:
        *rather, last = self._ports
        for port in rather:
            with contextlib.suppress(OSError):
                await web.TCPSite(runner, self.address, port).start()
                return
        try:
            await web.TCPSite(runner, self.address, last).start()
        except OSError:
            await runner.cleanup()
            raise

    def _hear(self, event: Event) -> None:
        for window in self._windows:
            window.hear(event)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(STATIC / "index.html")

    async def _show_icon(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(self._icon)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        response = cdn.serve(self.room.discord.world, f"/attachments/{request.match_info['path']}")
        if not response.content_type.startswith("image/"):
            response.headers["Content-Disposition"] = "attachment"  # a file is saved, never run as a page
        response.headers["Cache-Control"] = "private, max-age=86400, immutable"
        return response

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        return cdn.serve(self.room.discord.world, f"/emojis/{request.match_info['file']}")

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        greeting = self.room.greeting
        picture = greeting.picture(request.match_info["card"]) if greeting else None
        if picture is None:
            return web.Response(status=404)
        return web.FileResponse(picture, headers={"Content-Type": f"image/{picture.suffix[1:]}"})

    async def _window(self, request: web.Request) -> web.StreamResponse:
        if "Origin" not in request.headers:
            raise web.HTTPForbidden(text="This is for the page's own windows.\n")
        socket = web.WebSocketResponse(heartbeat=20)
        await socket.prepare(request)
        wanted, everybody = request.query.get("as", ""), list(self.room.people.values())
        person = next((one for one in everybody if one.name == wanted), everybody[0])
        window = Window(self.room, socket, person)
        self._windows.add(window)
        try:
            await window.serve()
        finally:
            self._windows.discard(window)
        return socket


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
