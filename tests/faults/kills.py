"""kill -9 while several people play: at random instants, in the middle of requests, and at the database's writes.

After each death the file is compared with what people had been told; after each start every thread must show every turn
once, the newest one with its buttons, and nobody may have been pinged twice for one decision.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

from bench.processes import family
from engines import GAMES
from engines.core.chance import Rng
from playground.bot import BotProcess
from sandbox import Sandbox
from sandbox.model.errors import TestError
from sandbox.model.wire import PATIENCE
from tests.faults.crowd import Crowd
from tests.faults.figures import Figures
from tests.faults.server import server

REQUESTS = (
    "POST /channels/*/messages",
    "PATCH /channels/*/messages/*",
    "POST /interactions/*/callback",
    "PATCH /webhooks/*/messages/@original",
)
"""Requests in the middle of which the bot is killed, before or after they have had their effect."""

ACTS = 30
"""The most answers that people wait for before the bot is killed at random."""

ENOUGH = 8.0
"""Seconds after which it is killed anyway."""


async def campaign(count: int, seed: int, games: tuple[str, ...] = tuple(GAMES)) -> Figures:
    """Kill the bot `count` times."""
    figures, rng = Figures("kill -9"), Rng(f"kills {seed}", 0)
    async with server(figures, rng) as here:
        bot, witness = here.bot, here.witness
        while figures.tried < count and not figures.wrong:
            await here.crowd.fill(games)
            await _die(here.discord, bot, here.crowd, rng, figures)
            await witness.examine(bot.database)
            if rng.below(5) == 0:
                await _die_starting(bot, rng, figures)
            await bot.start()
            await witness.compare(here.discord)
            figures.survived = figures.tried
    figures.met["posts"] = witness.posts
    figures.met["pings"] = witness.pings
    figures.met["questions by direct message"] = witness.questions
    return figures


async def _die(discord: Sandbox, bot: BotProcess, crowd: Crowd, rng: Rng, figures: Figures) -> None:
    """Let people play until the bot dies of one of three causes."""
    workers = family(bot.pid)[1:]
    playing = asyncio.create_task(crowd.play())
    how = ("at random", "in a request", "at a write")[rng.below(3)]
    answered = crowd.acts + rng.below(ACTS)
    if how == "in a request":
        fault = discord.fail(
            rng.choice(REQUESTS), drop=True, after=rng.below(2) == 0, skip=rng.below(8), then=bot.strike
        )
        await _until(discord, lambda: fault.hits or playing.done())
        fault.times = 0
    elif how == "at a write":
        await asyncio.to_thread(_kill_at_write, bot.database, bot.pid, 1 + rng.below(30), ENOUGH)
    else:
        await _until(discord, lambda: crowd.acts >= answered or playing.done())
        await asyncio.sleep(rng.below(300) / 1000)
    await bot.kill()
    figures.tried += 1
    figures.met[how] += 1
    playing.cancel()
    (failed,) = await asyncio.gather(playing, return_exceptions=True)
    # People who wait for an answer of a dead bot learn so; anything else is a fault of the bot.
    if isinstance(failed, Exception) and not isinstance(failed, TestError):
        raise failed
    await _gone(workers, figures)


async def _until(discord: Sandbox, condition: Callable[[], object]) -> None:
    """Wait for something, but not for ever."""
    with contextlib.suppress(TestError):
        await discord.until(condition, timeout=ENOUGH)


async def _die_starting(bot: BotProcess, rng: Rng, figures: Figures) -> None:
    """Kill a bot that is only just starting, or catching up."""
    await bot.spawn()
    await asyncio.sleep(0.3 + rng.below(1500) / 1000)
    await bot.kill()
    figures.tried += 1
    figures.met["while starting"] += 1


def _kill_at_write(database: Path, pid: int, writes: int, patience: float) -> None:
    """Kill a process at the n-th change of its write-ahead log; so some transactions are torn."""
    log, until = database.with_name(database.name + "-wal"), time.monotonic() + patience
    seen = _state(log)
    while time.monotonic() < until:
        now = _state(log)
        if now != seen:
            seen, writes = now, writes - 1
            if not writes:
                break
        threading.Event().wait(0.0003)
    os.kill(pid, signal.SIGKILL)


def _state(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except FileNotFoundError:
        return None
    return found.st_mtime_ns, found.st_size


async def _gone(processes: list[int], figures: Figures) -> None:
    """Workers must not outlive their bot."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if not any(lives(process) for process in processes):
            return
        await asyncio.sleep(0.05)
    figures.stuck.append("workers live on without their bot")


def lives(process: int) -> bool:
    """Whether a process runs; one that has ended may still be listed."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
