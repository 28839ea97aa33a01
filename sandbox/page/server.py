"""The page's own small server: static files, pictures, and one websocket per window."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

from aiohttp import web

from sandbox.model.wire import Json
from sandbox.model.world import Event, Guild
from sandbox.page.guard import guard, is_loopback
from sandbox.page.window import Window
from sandbox.people.person import Person
from sandbox.process.child import Child
from sandbox.server import cdn
from sandbox.server.loopback import Sandbox

if TYPE_CHECKING:
    from sandbox.page.greeting import Greeting

_STATIC: Final = Path(__file__).parent / "static"


class Page:
    """Shows one guild of a sandbox to its people: `async with Page(discord, guild, people) as page` serves it.

    Args:
        discord: the sandbox.
        guild: the server that the page shows.
        people: who the reader can be; the first is who a new window is.
        child: the bot's process, for the button that restarts it; None for a bot that runs elsewhere.
        greeting: what a first visit reads; None for none.
        address: where to listen. Anything but loopback must be wanted explicitly by whoever starts it.
        ports: where to try; 0 takes any that is free.
    """

    def __init__(
        self,
        discord: Sandbox,
        guild: Guild,
        people: Sequence[Person],
        *,
        child: Child | None = None,
        greeting: Greeting | None = None,
        address: str = "127.0.0.1",
        ports: Sequence[int] = (0,),
    ) -> None:
        self.discord = discord
        self.guild = guild
        self.people = {str(person.id): person for person in people}
        self.child = child
        self.greeting = greeting
        self.address, self._ports = address, ports
        self._key = secrets.token_urlsafe(18)
        self._windows: set[Window] = set()
        self._runner: web.AppRunner | None = None
        self.url = ""
        """The whole address, with the key; known once it listens."""

    async def __aenter__(self) -> Self:
        for person in self.people.values():
            self.discord.world.dm(person)  # so that the DM stands in the sidebar from the start
        app = web.Application(middlewares=[guard(self._key, loopback=is_loopback(self.address))])
        app.router.add_get(f"/{self._key}/", self._index)
        app.router.add_get(f"/{self._key}/window", self._window)
        app.router.add_get(f"/{self._key}/attachments/{{path:.*}}", self._attachment)
        app.router.add_static(f"/{self._key}/static", _STATIC)
        if self.greeting:
            app.router.add_get(f"/{self._key}/games/{{game}}.png", self._picture)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await self._bind(self._runner)
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{f'[{host}]' if ':' in host else host}:{port}/{self._key}/"
        self._deaf = self.discord.listen(self._hear)
        if self.child:
            self.child.listeners.append(self.tell_bot)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._deaf()
        if self.child:
            self.child.listeners.remove(self.tell_bot)
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

    @property
    def bot(self) -> Json:
        """The bot as the page's head shows it."""
        state = self.child.state if self.child else "online"
        return {"id": str(self.discord.world.bot.id), "state": state, "mine": self.child is not None}

    @property
    def roster(self) -> list[Json]:
        """The people, and how they have set their clients."""
        return [
            {
                "id": number,
                "name": person.name,
                "locale": person.locale,
                "dms": person.dms_open,
                "moderator": bool(self.guild.members[person.id].roles),
            }
            for number, person in self.people.items()
        ]

    def tell_bot(self) -> None:
        """Tell every window how the bot is."""
        self._tell({"is": "bot", "bot": self.bot})

    def tell_people(self) -> None:
        """Tell every window how people have set their clients."""
        self._tell({"is": "people", "people": self.roster})

    def greet(self, person: Person) -> None:
        """Send everything anew to the windows of this person, whose language is another now."""
        for window in self._windows:
            if window.person is person:
                window.greet()

    def _tell(self, news: Json) -> None:
        for window in self._windows:
            window.send(news)

    def _hear(self, event: Event) -> None:
        for window in self._windows:
            window.hear(event)

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(_STATIC / "index.html")

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        response = cdn.serve(self.discord.world, f"/attachments/{request.match_info['path']}")
        if not response.content_type.startswith("image/"):
            response.headers["Content-Disposition"] = "attachment"  # a file is saved, never run as a page
        response.headers["Cache-Control"] = "private, max-age=86400, immutable"
        return response

    async def _picture(self, request: web.Request) -> web.StreamResponse:
        picture = self.greeting.picture(request.match_info["game"]) if self.greeting else None
        return web.FileResponse(picture) if picture else web.Response(status=404)

    async def _window(self, request: web.Request) -> web.StreamResponse:
        if "Origin" not in request.headers:
            raise web.HTTPForbidden(text="This is for the page's own windows.\n")
        socket = web.WebSocketResponse(heartbeat=20)
        await socket.prepare(request)
        wanted, everybody = request.query.get("as", ""), list(self.people.values())
        person = next((one for one in everybody if one.name == wanted), everybody[0])
        window = Window(self, socket, person)
        self._windows.add(window)
        try:
            await window.serve()
        finally:
            self._windows.discard(window)
        return socket
