"""The bot as a child process: started, killed as a power cut would, started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from sandbox.server import Sandbox, StillWaiting

BOT: Final = Path(__file__).parents[2] / "bot.py"
_KEPT: Final = frozenset(
    {"PATH", "HOME", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "TMPDIR", "TEMP", "SYSTEMROOT", "PYTHONPATH"}
)
CONNECT_SECONDS: Final = 60.0
"""How long a bot may take to connect and to register its commands."""

_STOP_SECONDS: Final = 10.0

State = Literal["starting", "online", "stopped"]


class Child:
    """`python bot.py` against a sandbox, with a database file that outlives it.

    Of this process's environment it gets a few harmless names only, and it runs in `folder`, where no `.env` lies:
    whatever token its owner keeps for the real Discord stays out of the sandbox.

    Args:
        discord: the sandbox to connect to.
        folder: where the database lies.
        more: further settings of the bot, such as WORKERS.
    """

    def __init__(self, discord: Sandbox, folder: Path, **more: str) -> None:
        self._discord = discord
        self._folder = folder
        self._more = more
        self._process: asyncio.subprocess.Process | None = None
        self._watch: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self.state: State = "stopped"
        self.listeners: list[Callable[[], None]] = []
        """Called whenever the state has changed."""

    @property
    def status(self) -> int | None:
        """The exit status, once it has ended."""
        return self._process.returncode if self._process else None

    async def start(self) -> bool:
        """Start it and wait until it is connected; False if it ended instead, or never came."""
        async with self._lock:
            return await self._start()

    async def restart(self) -> bool:
        """Kill it without a warning, then start it again; False if it did not come back."""
        async with self._lock:
            await self._end(signal.SIGKILL)
            return await self._start()

    async def stop(self) -> None:
        """Ask it to end, and make sure that it does."""
        async with self._lock:
            await self._end(signal.SIGTERM)

    async def _start(self) -> bool:
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(BOT),
            env=self._environment(),
            cwd=self._folder,
            stdin=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl+C is for the launcher, which then ends the bot in order
        )
        self._become("starting")
        self._watch = asyncio.create_task(self._watched(self._process))
        connected = asyncio.create_task(self._discord.connected(timeout=CONNECT_SECONDS))
        try:
            await asyncio.wait([connected, self._watch], return_when=asyncio.FIRST_COMPLETED)
            if not connected.done():
                return False
            connected.result()
        except StillWaiting:
            return False
        finally:
            connected.cancel()
        self._become("online")
        return True

    async def _end(self, how: signal.Signals) -> None:
        if self._process is None or self._process.returncode is not None:
            return
        self._process.send_signal(how)
        try:
            await asyncio.wait_for(self._process.wait(), _STOP_SECONDS)
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
        if self._watch:
            await self._watch
        await self._discord.disconnected()

    async def _watched(self, process: asyncio.subprocess.Process) -> None:
        await process.wait()
        self._become("stopped")

    def _become(self, state: State) -> None:
        self.state = state
        for listener in list(self.listeners):
            listener()

    def _environment(self) -> dict[str, str]:
        return {
            **{name: value for name, value in os.environ.items() if name in _KEPT},
            "LOG_LEVEL": "WARNING",
            **self._more,
            "DISCORD_TOKEN": self._discord.token,
            "DISCORD_API_BASE": self._discord.base,
            "DATABASE_URL": f"sqlite+aiosqlite:///{self._folder / 'tables.sqlite3'}",
        }
