"""The smallest server: one core, one worker, ten clicks a second on a thousand tables in all states of their games.

Memory is read every second, and the run ends above that of the machine. `make bench PART=small MINUTES=60 TABLES=1000` runs for an hour.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figures import Figure
from bench.interactions import bot_side, sandbox
from bench.pairs import quantile
from bench.processes import memories
from bench.rush import clicked
from engines import GAMES
from playground.bot import BotProcess

_RATE = 10
_MOST = 512e6
"""Bytes of the machine."""
_MEMORY, _PICTURES = 330, 1000
"""The goals: megabytes in the end, milliseconds of a picture."""


def measure(quick: bool = False) -> list[Figure]:
    """Memory of each process in the end and at most, and how long people wait for pictures."""
    minutes, tables = float(os.environ.get("MINUTES", "5")), int(os.environ.get("TABLES", "1000"))
    return asyncio.run(_measured(*((0.02, 5) if quick else (minutes, tables))))


async def _measured(minutes: float, tables: int) -> list[Figure]:
    cores = os.sched_getaffinity(0)
    with TemporaryDirectory() as folder:
        async with sandbox() as discord, BotProcess(discord, Path(folder), WORKERS="1") as bot:
            os.sched_setaffinity(0, {max(cores)})  # the bot inherits it
            side, running = await bot_side(discord, bot, tables, max(1, tables // len(GAMES)))
            os.sched_setaffinity(0, cores)
            course: list[int] = []
            watch = asyncio.create_task(_watch(side.pid, course))
            clicks = asyncio.create_task(clicked(side, running, _RATE, minutes * 60))
            await asyncio.wait((watch, clicks), return_when=asyncio.FIRST_COMPLETED)
            if watch.done():
                await watch
                raise SystemExit(f"after {len(course)} s it needs more than {_MOST / 1e6:.0f} MB")
            watch.cancel()
            pictures, parts = clicks.result().pictured, list(memories(side.pid).values())
            pictures = pictures[len(pictures) // 10 :]  # the first ones warm up
            return [
                Figure("memory in the end", sum(parts) / 1e6, "MB", most=_MEMORY),
                Figure("memory at most", max(course) / 1e6, "MB", most=_MOST / 1e6),
                *(Figure(f"process {number}", part / 1e6, "MB") for number, part in enumerate(parts)),
                Figure("50 % of pictures", quantile(pictures, 0.5) * 1000, "ms"),
                Figure("95 % of pictures", quantile(pictures, 0.95) * 1000, "ms", most=_PICTURES),
            ]


async def _watch(bot: int, course: list[int]) -> None:
    """Note the memory of a bot every second, and say it every minute, until it is more than there is."""
    while not course or course[-1] <= _MOST:
        parts = memories(bot).values()
        course.append(sum(parts))
        if len(course) % 60 == 1 or course[-1] > _MOST:
            each = " + ".join(f"{part / 1e6:.0f}" for part in parts)
            sys.stdout.write(f"{len(course) // 60:3} min {course[-1] / 1e6:4.0f} MB = {each}\n")
            sys.stdout.flush()
        await asyncio.sleep(1)
