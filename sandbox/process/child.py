"""A bot as a child process: started, killed as a power cut would, started again."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final, Literal, Self

from sandbox.model.wire import PATIENCE
from sandbox.server.loopback import Loopback, StillWaiting

RUNNER: Final = Path(__file__).with_name("runner.py")
"""The program that runs another one against a sandbox."""
_KEPT: Final = frozenset(
    {"PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TEMP", "SYSTEMROOT", "PYTHONPATH"}
)
_QUIET: Final = {"PYTHONWARNINGS": "ignore:resource_tracker"}
"""A bot that is killed leaves what its workers shared to Python, which clears it away: that is no news for its owner."""
_STOP_SECONDS: Final = 20.0

State = Literal["starting", "online", "stopped"]


class NotStarted(Exception):
    """A bot ended instead of connecting, or never came."""


class Child:
    """A bot against a sandbox, with a log that outlives it.

    It is killed at the end of `async with`, and ends by itself when this process does, however it ends.
    Of this process's environment it gets a few harmless names only, and `DISCORD_TOKEN`, the token of the sandbox:
    whatever its owner keeps for the real Discord stays out of the sandbox.

    Args:
        discord: the sandbox to connect to.
        folder: where it runs and its log lies; it is made if it is not there. No `.env` should lie there.
        program: what follows `python` in a terminal: a file, or -m and a module, and its arguments.
        python: the Python that runs it.
        aloud: whether its log is written to this process's output, not to a file.
        piped: whether its standard input and output are pipes of `process`.
        settings: environment variables for the bot.
    """

    def __init__(
        self,
        discord: Loopback,
        folder: Path,
        *program: str,
        python: str = sys.executable,
        aloud: bool = False,
        piped: bool = False,
        **settings: str,
    ) -> None:
        self._discord = discord
        self._folder = folder
        self._program = program
        self._python = python
        self._aloud = aloud
        self._piped = piped
        self._process: Process | None = None
        self._watch: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self.log = folder / "bot.log"
        self.settings = settings
        """They hold from the next start on."""
        self.state: State = "stopped"
        self.listeners: list[Callable[[], None]] = []
        """Called whenever the state has changed."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.strike()
        if self._watch:
            await self._watch

    @property
    def process(self) -> Process:
        """The process that was started last."""
        assert self._process is not None, "it was never started"
        return self._process

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self.process.pid

    @property
    def status(self) -> int | None:
        """The exit status, once it has ended."""
        return self._process.returncode if self._process else None

    def said(self) -> str:
        """The log so far."""
        return self.log.read_text(encoding="utf-8")

    async def start(self, *, commands: bool = True) -> None:
        """Start it, and wait until it is connected and (unless told otherwise) its commands are known.

        Raises:
            NotStarted: it ended instead, or never came.
        """
        async with self._lock:
            await self._start(commands)

    async def spawn(self) -> None:
        """Start it, and wait for nothing."""
        self._folder.mkdir(exist_ok=True)
        leash, held = os.pipe()
        try:
            with ExitStack() as files:
                log = None if self._aloud else files.enter_context(self.log.open("ab"))
                self._process = await asyncio.create_subprocess_exec(
                    *(self._python, str(RUNNER), "--leash", str(leash), self._discord.base, *self._program),
                    env=self._environment(),
                    cwd=self._folder,
                    pass_fds=(leash,),
                    stdin=PIPE if self._piped else DEVNULL,
                    stdout=PIPE if self._piped else log,
                    stderr=log,
                    start_new_session=True,  # Ctrl+C is for this process, which then ends the bot in order
                )
        except BaseException:
            os.close(held)
            raise
        finally:
            os.close(leash)
        self._become("starting")
        self._watch = asyncio.create_task(self._watched(self._process, held))

    def strike(self) -> None:
        """Kill it this instant; `kill` waits for its end."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def kill(self) -> None:
        """End it at once, as a power cut would."""
        async with self._lock:
            await self._kill()

    async def restart(self) -> None:
        """Kill it without a warning, then start it again.

        Raises:
            NotStarted: it did not come back.
        """
        async with self._lock:
            await self._kill()
            await self._start()

    async def stop(self) -> int | None:
        """Ask it to end, and make sure that it does; returns its exit status, None if it was never started."""
        async with self._lock:
            if self._process is not None and self._process.returncode is None:
                self._process.terminate()
                try:
                    await asyncio.wait_for(self._process.wait(), _STOP_SECONDS)
                except TimeoutError:
                    self._process.kill()
            await self._gone()
            return self.status

    async def _start(self, commands: bool = True) -> None:
        await self.spawn()
        assert self._watch is not None
        connected = asyncio.create_task(self._discord.connected(commands=commands))
        try:
            await asyncio.wait([connected, self._watch], return_when=asyncio.FIRST_COMPLETED)
            if self._watch.done():
                raise NotStarted(f"the bot ended with status {self.status}.{self._last_words()}")
            connected.result()
        except StillWaiting:
            raise NotStarted(
                f"the bot did not connect within {PATIENCE:.0f} seconds.{self._last_words()}"
            ) from None
        finally:
            connected.cancel()
        self._become("online")

    async def _kill(self) -> None:
        self.strike()
        await self._gone()

    async def _gone(self) -> None:
        """Wait until it has ended, and the sandbox knows."""
        if self._watch:
            await self._watch
            await self._discord.disconnected()

    async def _watched(self, process: Process, held: int) -> None:
        try:
            await process.wait()
        finally:
            os.close(held)
        self._become("stopped")

    def _become(self, state: State) -> None:
        self.state = state
        for listener in list(self.listeners):
            listener()

    def _last_words(self) -> str:
        return "" if self._aloud else f"\n{self.said()}"

    def _environment(self) -> dict[str, str]:
        return {
            **{name: value for name, value in os.environ.items() if name in _KEPT},
            "DISCORD_TOKEN": self._discord.token,
            **_QUIET,
            **self.settings,
        }
