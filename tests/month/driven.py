"""The bot as a child process whose clock the test moves; see `bot.py` for its other half."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from playground.bot import BotProcess
from sandbox import Sandbox


class DrivenBot(BotProcess):
    """The child process, its clock in our hands."""

    def __init__(self, discord: Sandbox, folder: Path) -> None:
        super().__init__(discord, folder, "-m", "tests.month.bot", piped=True)

    async def start_at(self, now: datetime) -> None:
        """Start at a time, and wait until it is connected."""
        self.settings["NOW"] = now.isoformat()
        await self.start()

    async def until(self, when: datetime) -> datetime | None:
        """Let time pass for it; when it wants to be woken next."""
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(f"{when.isoformat()}\n".encode())
        answer = (await self.process.stdout.readline()).decode().strip()
        assert answer, f"the bot has ended:\n{self.said()[-3000:]}"
        return None if answer == "-" else datetime.fromisoformat(answer)
