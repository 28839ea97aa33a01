"""The bot as a child process whose clock the test moves; see `bot.py` for its other half."""

from __future__ import annotations

import asyncio
import sys
from datetime import datetime
from pathlib import Path

from sandbox import Sandbox

ROOT = Path(__file__).parents[2]


class DrivenBot:
    """The child process, its clock in our hands."""

    def __init__(self, discord: Sandbox, folder: Path) -> None:
        self._discord = discord
        self.log = folder / "bot.log"
        self.database = folder / "tables.sqlite3"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self, now: datetime) -> None:
        """Start, and wait until it is connected."""
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.month.bot",
                self._discord.base, self._discord.token, str(self.database), now.isoformat(),
                cwd=ROOT, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=log,
            )  # fmt: skip
        await self._discord.connected(timeout=60)

    async def until(self, when: datetime) -> datetime | None:
        """Let time pass for it; when it wants to be woken next."""
        assert self._process is not None and self._process.stdin and self._process.stdout
        self._process.stdin.write(f"{when.isoformat()}\n".encode())
        answer = (await self._process.stdout.readline()).decode().strip()
        assert answer, f"the bot has ended:\n{self.log.read_text(encoding='utf-8')[-3000:]}"
        return None if answer == "-" else datetime.fromisoformat(answer)

    async def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self._process is not None
        self._process.kill()
        await self._process.wait()
        await self._discord.disconnected()

    async def stop(self) -> None:
        """Let it end by itself."""
        assert self._process is not None and self._process.stdin
        self._process.stdin.close()
        await self._process.wait()
