"""kill -9 while several people play: at random instants, in the middle of requests, and at the database's writes.

After each death the file is compared with what people had been told; after each start every thread must show every turn
once, the newest one with its buttons, and nobody may have been pinged twice for one decision.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import os
import shutil
import signal
import sqlite3
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from data.store import open_store
from engines import GAMES
from engines.chance import Rng
from engines.journal import Header
from engines.store import Stored
from engines.table import Table, snapshot, tell
from sandbox import Sandbox
from sandbox.errors import TestError
from tests.discord.process import BotProcess

from .crowd import Crowd, Group
from .figures import PATIENT, Figures

REQUESTS = (
    "POST /channels/*/messages",
    "PATCH /channels/*/messages/*",
    "POST /interactions/*/callback",
    "PATCH /webhooks/*/messages/@original",
)
"""Requests in the middle of which the bot is killed, before or after they have had their effect."""

ACTS = 30
"""The most answers that people wait for before the bot is killed at random."""

PATIENCE = 8.0
"""Seconds after which it is killed anyway."""

CATCH_UP = 40.0


async def campaign(count: int, seed: int, games: tuple[str, ...] = tuple(GAMES)) -> Figures:
    """Kill the bot `count` times."""
    figures, rng = Figures("kill -9"), Rng(f"kills {seed}", 0)
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(answer_seconds=PATIENT) as discord:
            discord.guild("Game night")
            bot = BotProcess(discord, Path(folder))
            await bot.start()
            crowd = Crowd(discord, bot.database, figures, rng)
            witness = _Witness(crowd, figures)
            try:
                while figures.tried < count and not figures.wrong:
                    await crowd.fill(games)
                    await _die(discord, bot, crowd, rng, figures)
                    await witness.examine(bot.database)
                    if rng.below(5) == 0:
                        await _die_starting(bot, rng, figures)
                    await bot.start()
                    await witness.compare(discord)
                    figures.survived = figures.tried
            except Exception as error:
                error.add_note(f"{figures}\n{bot.said()[-2000:]}")
                raise
            finally:
                await bot.stop()
            figures.lost += [
                line for line in bot.said().splitlines() if "Traceback" in line or " ERROR " in line
            ]
    figures.met["posts"] = witness.posts
    figures.met["pings"] = sum(witness.pinged.values())
    return figures


async def _die(discord: Sandbox, bot: BotProcess, crowd: Crowd, rng: Rng, figures: Figures) -> None:
    """Let people play until the bot dies of one of three causes."""
    workers = _children(bot.pid)
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
        await asyncio.to_thread(_kill_at_write, bot.database, bot.pid, 1 + rng.below(30), PATIENCE)
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
        await discord.until(condition, timeout=PATIENCE)


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


def _children(pid: int) -> list[int]:
    return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


async def _gone(processes: list[int], figures: Figures) -> None:
    """Workers must not outlive their bot."""
    for _ in range(100):
        if not any(_lives(process) for process in processes):
            return
        await asyncio.sleep(0.05)
    figures.stuck.append("workers live on without their bot")


def _lives(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class _Witness:
    """Reads the file of a dead bot, and compares what the next one shows with it."""

    def __init__(self, crowd: Crowd, figures: Figures) -> None:
        self._crowd = crowd
        self._figures = figures
        self._tables: dict[str, Table] = {}
        self._checked: set[tuple[str, str]] = set()
        self._counted: Counter[tuple[str, int, int]] = Counter()
        self.posts = 0

    @property
    def pinged(self) -> Counter[tuple[str, int, int]]:
        """How often whom for which ask: (table, user, the entry that asked)."""
        return self._counted

    async def examine(self, database: Path) -> None:
        """Look at a copy of the file with its log, so that the next bot finds it as it was left."""
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / database.name
            for name in (database.name, f"{database.name}-wal"):
                if (database.parent / name).exists():
                    shutil.copy(database.parent / name, Path(folder) / name)
            with closing(sqlite3.connect(copy)) as connection:
                assert connection.execute("pragma integrity_check").fetchone() == ("ok",)
                for group in self._crowd.groups:
                    self._crowd.after_crash(group, connection)
            store = await open_store(f"sqlite:///{copy}")
            for group in self._crowd.groups:
                stored = await store.read(group.table)
                assert stored is not None
                self._tables[group.table] = _told(stored, await store.entries(group.table))
            await store.close()

    async def compare(self, discord: Sandbox) -> None:
        """Wait until everything is shown as it should be, and count posts and pings."""
        for group in self._crowd.groups:
            table = self._tables[group.table]
            wanted = [f"{group.game}-{turn.last_seq}.png" for turn in table.turns() if turn.closed]
            shown = functools.partial(_shows, group, wanted, table.over)
            try:
                await discord.until(shown, "newest state", timeout=CATCH_UP)
            except TestError:
                self._judge(group, wanted)
            self._pings(group, table)
            self._once(group)

    def _judge(self, group: Group, wanted: list[str]) -> None:
        shown = [post.files[0].name for post in group.posts()]
        where = f"{group.game} shows …{shown[-4:]}, the journal has …{wanted[-4:]}"
        (self._figures.doubled if len(set(shown)) < len(shown) else self._figures.stuck).append(where)

    def _pings(self, group: Group, table: Table) -> None:
        seat_of = {sitting.user: sitting.seat for sitting in table.seats}
        for post in group.posts():
            name = post.files[0].name
            if (group.table, name) in self._checked:
                continue
            self._checked.add((group.table, name))
            self.posts += 1
            if not post.pinged:
                continue
            seq = int(name.removesuffix(".png").rpartition("-")[2])
            story = table.story
            entries = [kept for kept in story.entries if kept.entry.seq <= seq]
            asked = tell(table.game, story.header, story.began, entries).asked
            for user in post.pinged:
                decision = (group.table, user.id, asked.get(seat_of[user.id], -1))
                self._counted[decision] += 1
                if self._counted[decision] > 1:
                    self._figures.doubled.append(
                        f"{group.game}: pinged twice for the decision of {decision[2]}"
                    )

    def _once(self, group: Group) -> None:
        sheets = [message for message in group.thread.messages if not message.files and message.components]
        if len(sheets) > 1:
            self._figures.doubled.append(f"{group.game}: {len(sheets)} score sheets")
        if len([message for message in group.place.messages if message.type == 0]) > 2:
            self._figures.doubled.append(f"{group.game}: more than a lobby and a result in the channel")
        for person in group.people:
            hands = [post for post in person.inbox if [file.name for file in post.files] == ["hand.png"]]
            if len(hands) > 1:
                self._figures.doubled.append(f"{group.game}: {len(hands)} hand posts for {person.name}")


def _told(stored: Stored, entries: list) -> Table:  # type: ignore[type-arg]  # rows as the store gives them
    game, row = GAMES[stored.row.game], stored.row
    assert row.started_at is not None
    return snapshot(stored, game, tell(game, Header(row.game, row.setup, row.seed), row.started_at, entries))


def _shows(group: Group, wanted: list[str], over: bool) -> bool:
    """Every turn once, in order; the buttons on the newest post alone, or the score sheet."""
    posts = group.posts()
    if [post.files[0].name for post in posts] != wanted:
        return False
    buttons = [post for post in posts if any("m1:play:" in each["custom_id"] for each in post.buttons)]
    return (group.over and not buttons) if over else buttons == [posts[-1]]
