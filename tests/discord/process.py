"""The bot as a child process that can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from sandbox import Sandbox

ROOT = Path(__file__).parents[2]


class BotProcess:
    """`python bot.py` with a database file of its own; the log is kept over restarts.

    Args:
        discord: the loopback Discord to connect to.
        folder: where database and log lie.
    """

    def __init__(self, discord: Sandbox, folder: Path, database_url: str = "", **environment: str) -> None:
        self._discord = discord
        self._process: asyncio.subprocess.Process | None = None
        self.log = folder / "bot.log"
        self.database = folder / "tables.sqlite3"
        self._environment = {
            **{
                name: value
                for name, value in os.environ.items()
                if name in ("PATH", "HOME", "LANG", "PYTHONPATH")
            },
            "DISCORD_TOKEN": discord.token,
            "DISCORD_API_BASE": discord.base,
            "DATABASE_URL": database_url or f"sqlite+aiosqlite:///{self.database}",
            "WORKERS": "1",
            **environment,
        }

    async def start(self) -> None:
        """Start, and wait until it is connected and its commands are known."""
        await self.spawn()
        assert self._process is not None
        connected = asyncio.ensure_future(self._discord.connected(timeout=120))
        ended = asyncio.ensure_future(self._process.wait())
        await asyncio.wait([connected, ended], return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not connected.done():
            connected.cancel()
            raise RuntimeError(f"the bot did not start:\n{self.said()}")
        connected.result()

    async def spawn(self) -> None:
        """Start, and wait for nothing."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                str(ROOT / "bot.py"),
                env=self._environment,
                cwd=self.log.parent,
                stdout=log,
                stderr=log,
            )

    @property
    def pid(self) -> int:
        """The number of the running process."""
        assert self._process is not None
        return self._process.pid

    def strike(self) -> None:
        """Kill it this instant; `kill` waits for its end."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.kill()

    async def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self.strike()
        await self._process.wait()
        await self._discord.disconnected()

    async def stop(self) -> int:
        """Ask it to end; returns its exit status."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self._process.wait(), 20)

    def said(self) -> str:
        """The log so far."""
        return self.log.read_text(encoding="utf-8")
