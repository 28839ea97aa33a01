"""An emulated Discord on this machine, to which the real discord.py connects."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import secrets
import traceback
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Final, Self, TextIO, TypeVar, Unpack

from aiohttp import web

from sandbox.checks import openapi as description
from sandbox.model import limits
from sandbox.model.bad_day import BadDay
from sandbox.model.channels import Channel
from sandbox.model.errors import TestError, Violation
from sandbox.model.messages import Message
from sandbox.model.platform import Event
from sandbox.model.users import User
from sandbox.model.wire import PATIENCE, Clock, Json
from sandbox.model.world import World
from sandbox.server import shapes
from sandbox.server.faults import Buckets, Fault, RateLimits, Trouble
from sandbox.server.gateway import Gateway
from sandbox.server.hosts import host_fits
from sandbox.server.rest import Request, Rest

_T = TypeVar("_T")
_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
_RECHECK: Final = 0.05
_UNREAD: Final = 0.02


class StillWaiting(TestError, TimeoutError):
    """A condition did not come true in time."""


class Loopback:
    """One Discord, bound to a port of 127.0.0.1 inside `async with`.

    Leaving the block fails if the bot sent anything that Discord would not accept. Nobody but bots of this machine is answered, and
    each sandbox has a token of its own: no page of another site gets in.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        token: str | None = None,
        privileged: bool = False,
        openapi: bool = True,
        check_answers: bool = True,
        rate_limits: RateLimits | None = None,
        answer_seconds: float = limits.RESPONSE_SECONDS,
        bot_name: str = "Bot",
    ) -> None:
        self.token = token or secrets.token_urlsafe(32)
        self.answer_seconds = answer_seconds
        self.clock = Clock()
        self.violations: list[Violation] = []
        self.openapi = description.kept() if openapi else None
        self.world = World(self.clock, bot_name)
        self.world.privileged = privileged
        self.world.listeners.append(lambda event: self._happened())
        self.gateway = Gateway(self.world, self.token, report=self._report)
        self.rest = Rest(
            self.world,
            self.token,
            buckets=Buckets(rate_limits or {}),
            openapi=self.openapi,
            check_answers=check_answers,
            report=self._report,
            happened=self._happened,
        )
        self._port = port
        self._news = asyncio.Event()
        self._runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(client_max_size=4 * limits.REQUEST_BYTES)
        app.router.add_get("/gateway", self._guarded(self.gateway.serve))
        app.router.add_get("/gateway/", self._guarded(self.gateway.serve))
        app.router.add_route("*", "/{path:.*}", self._guarded(self.rest.serve))
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self._port).start()
        self.world.base = "http://{}:{}".format(*self._runner.addresses[0])
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        await self.gateway.close()
        assert self._runner
        await self._runner.cleanup()
        if error is None:
            self.assert_clean()
        elif self.violations:
            error.add_note(self.troubles())

    @property
    def base(self) -> str:
        """The server's URL, for the bot's configuration."""
        return self.world.base

    @property
    def requests(self) -> list[Request]:
        """Every request of the bot, oldest first."""
        return self.rest.requests

    @property
    def bad_day(self) -> BadDay:
        """The switches for rare and disputed behaviour of Discord."""
        return self.world.bad_day

    def pings(self, user: User, at: Channel | None = None) -> list[Message]:
        """The messages that notified this user by a mention, deleted ones too.

        Args:
            at: the one place in which they are looked for; None for everywhere.
        """
        places = self.world.channels.values() if at is None else [at]
        everything = [message for place in places for message in place.history.values()]
        return sorted((one for one in everything if user in one.pinged), key=lambda one: one.id)

    def fail(self, request: str, **trouble: Unpack[Trouble]) -> Fault:
        """Let the next requests that match, such as "POST /channels/*/messages", meet trouble.

        They are answered with `status` or Discord's error `code`, or the connection is dropped, or only the
        answer is late. With `after` the request has its effect first, and just its answer is lost. The first `skip`
        of them pass unharmed; `then` is called whenever one is struck.
        """
        return self.rest.faults.order(Fault(request, **trouble))

    async def until(self, condition: Callable[[], _T], what: str = "", timeout: float = PATIENCE) -> _T:
        """Wait until the condition is true, and return its value; fail with a description after the timeout."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + timeout
        while True:
            self._news.clear()
            if value := condition():
                return value
            left = deadline - loop.time()
            if left <= 0:
                raise StillWaiting(
                    f"after {timeout} s still no {what or _source(condition)}{self.troubles()}"
                )
            try:
                async with asyncio.timeout(min(left, _RECHECK)):
                    await self._news.wait()
            except TimeoutError:
                continue

    async def connected(self, *, commands: bool = True, timeout: float = PATIENCE) -> None:
        """Wait until the bot is on the gateway and knows its guilds, and (unless told otherwise) has commands."""

        def ready() -> bool:
            return bool(self.gateway.live) and (not commands or len(self.world.commands) > 0)

        while True:
            await self.until(ready, "connected bot with synced commands", timeout)
            await self.gateway.fence()
            if ready():
                return

    async def disconnected(self) -> None:
        """Wait until no bot is on the gateway."""
        await self.until(lambda: not self.gateway.live, "end of all gateway connections")

    async def hold(self, answered: float) -> None:
        """Give the bot up to a second to read an answer: until then discord.py knows nothing of the answer's buttons."""
        loop = asyncio.get_running_loop()
        if loop.time() - answered > 1.0:
            return
        with contextlib.suppress(TimeoutError):  # a process of the bot may stand still
            async with asyncio.timeout_at(answered + 1.0):
                await self.gateway.fence()
                await asyncio.sleep(max(0.0, answered + _UNREAD - loop.time()))
                await self.gateway.fence()

    def forgive(self) -> list[Violation]:
        """The violations so far, which are then forgotten: for tests that provoke them."""
        found, self.violations[:] = list(self.violations), []
        return found

    async def tell_violations(self, stream: TextIO) -> None:
        """Write every violation when it happens, for ever: for a sandbox that no test looks at."""
        while True:
            await self.until(lambda: self.violations, "violation", float("inf"))
            for violation in self.forgive():
                stream.write(f"{violation}\n")

    def assert_clean(self) -> None:
        """Fail if the bot sent anything that Discord would not accept."""
        if self.violations:
            raise AssertionError(self.troubles())

    def troubles(self) -> str:
        """What went wrong so far."""
        return "".join(f"\n  {violation}" for violation in self.violations)

    def snapshot(self) -> Json:
        """Everything as plain JSON: users, guilds, channels, commands, messages with their readers."""
        world = self.world
        return {
            "bot": str(world.bot.id),
            "commands": world.commands.everything(),
            "users": [shapes.user(user) for user in world.users.values()],
            "guilds": [
                shapes.guild_create(world, guild) for guild in world.guilds.values() if guild.with_bot
            ],
            "channels": [shapes.channel(channel) for channel in world.channels.values()],
            "messages": [
                {**shapes.message(message), "reader": str(message.reader.id) if message.reader else None}
                for message in world.messages()
            ],
        }

    def listen(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        """Call the listener for everything that happens; the result ends that."""
        self.world.listeners.append(listener)
        return lambda: self.world.listeners.remove(listener)

    def _report(self, request: str, message: str) -> None:
        self.violations.append(Violation(request, message))
        self._happened()

    def _happened(self) -> None:
        self._news.set()

    def _guarded(self, serve: _Handler) -> _Handler:
        async def guarded(request: web.Request) -> web.StreamResponse:
            if "Origin" in request.headers or not host_fits(request.host, loopback=True):
                raise web.HTTPForbidden(text="Bots of this machine are answered here, pages are not.\n")
            try:
                return await serve(request)
            except ConnectionError:
                raise
            except Exception:
                self._report(
                    f"{request.method} {request.path}", f"the emulator failed\n{traceback.format_exc()}"
                )
                raise

        return guarded


def _source(condition: Callable[[], object]) -> str:
    try:
        return inspect.getsource(condition).strip()
    except (OSError, TypeError):
        return repr(condition)
