"""Backups while the bot runs: `meeplepost backup` as a process of its own, every so many hours.

When the last one was made stands in the database, so a restart makes none earlier or later; and when one was begun, so of several
processes one makes it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from cli.backup import NOT_SOUND
from data.store import Store
from tables.clocks.due_loop import DueLoop

log = logging.getLogger(__name__)

_MADE: Final = "backup"
"""The name of the fact that says when the last one was made, and whether one is being made."""
_NICE: Final = 10
_LONGEST: Final = timedelta(minutes=30)
"""The time between two looks whether a backup is due."""
_ROOT: Final = Path(__file__).parents[1]


def claim_backup(text: str | None, now: datetime, every: timedelta) -> tuple[str, bool]:
    """Claim the next backup: what is kept of them, and whether one is due.

    Args:
        text: when the last one was made, or what this function has written before; None if there was none.
    """
    made, _, begun = (text or "").partition(" ")
    # A clock that was put back must not keep backups away; one that was begun and never made is begun again.
    due = not _within(made, now, every) and not _within(begun, now, _LONGEST)
    return (f"{made} {now.isoformat()}" if due else text or "", due)


def _within(moment: str, now: datetime, span: timedelta) -> bool:
    """Whether so little time has passed since a moment; not where there is none."""
    return bool(moment) and timedelta() <= now - datetime.fromisoformat(moment) < span


class Backups:
    """Makes them from the beginning of `async with` to its end.

    Args:
        hours: from one to the next; 0 for none.
        folder: where they are written.
        kept: how many of them are kept.
    """

    def __init__(self, store: Store, hours: int, folder: Path, kept: int) -> None:
        self._store = store
        self._every = timedelta(hours=hours)
        self._arguments = ("--to", str(folder.resolve()), "--keep", str(kept))
        self._task: asyncio.Task[None] | None = None
        self._process: Process | None = None

    async def __aenter__(self) -> Self:
        if self._every:
            loop = DueLoop(
                "backups", self.look, now=_now, sleep_until=_sleep_until, longest=min(self._every, _LONGEST)
            )
            self._task = asyncio.create_task(loop.run(), name="backups")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._process is not None and self._process.returncode is None:
            self._process.kill()

    async def look(self) -> None:
        """Make one if it is due.

        Raises:
            StoreDown: nobody knows whether it is.
        """
        due = False

        def claim(text: str | None) -> str:
            nonlocal due
            after, due = claim_backup(text, _now(), self._every)
            return after

        await self._store.revise_fact(_MADE, claim)
        if due:
            await self._make()

    async def _make(self) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(_ROOT), environment.get("PYTHONPATH")]))
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "cli", "backup", *self._arguments),
            stdin=DEVNULL,
            stdout=PIPE,
            stderr=STDOUT,
            env=environment,
        )
        os.setpriority(os.PRIO_PROCESS, self._process.pid, _NICE)
        said, _ = await self._process.communicate()
        text = " ".join(said.decode(errors="replace").split("\n")).strip()
        now = _now().isoformat()
        if self._process.returncode in (0, NOT_SOUND):
            await self._store.revise_fact(_MADE, lambda _: now)
        if self._process.returncode == 0:
            log.info("backup %s", text)
        else:
            log.error("no sound backup: %s", text)


def _now() -> datetime:
    return datetime.now(UTC)


async def _sleep_until(when: datetime) -> None:
    await asyncio.sleep(max(0.0, (when - _now()).total_seconds()))
