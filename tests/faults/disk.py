"""The disk fails the bot: full, locked, read-only, torn at the last write, or replaced by an older backup.

A failing disk must change nothing and be told in words; what comes back must be whole, and go on.
"""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from data.backups.files import back_up, restore
from engines.core.chance import Rng
from playground.bot import BotProcess
from render.languages import LOCALES, language
from sandbox import Message, Person, Sandbox
from sandbox.model.errors import TestError
from tests.cogs.loopback.playing import SLOW, choices, confirm, confirmable, open_panel, take, wanted
from tests.cogs.loopback.test_start import start as start_alone
from tests.faults.crowd import Crowd, Group
from tests.faults.figures import Figures
from tests.faults.server import server
from tests.spoken import says

PATIENCE = 0.4
"""Seconds for which the bot waits here for somebody who holds the database's lock."""


@dataclass
class Disk:
    """A bot with a table for two, and its file."""

    discord: Sandbox
    bot: BotProcess
    crowd: Crowd
    group: Group
    rng: Rng
    folder: Path

    async def draft(self) -> tuple[Person, Message]:
        """Whoever is due, with a turn that only has to be confirmed."""
        post = await self.discord.until(self.group.newest, "a post", timeout=SLOW)
        assert post is not None
        person = next(each for each in self.group.people if each.mention in post.text)
        panel = await open_panel(person, post)
        while not confirmable(panel):
            panel = await take(person, panel, self.rng.choice(wanted(panel)))
        return person, panel

    async def turn(self) -> None:
        """One turn, until it is posted."""
        person, panel = await self.draft()
        await self.confirm(person, panel)

    async def confirm(self, person: Person, panel: Message) -> None:
        """Confirm, and wait for the post."""
        count = len(self.group.posts())
        assert await confirm(person, panel) is panel
        await self.discord.until(lambda: len(self.group.posts()) > count, "the turn's post", timeout=SLOW)

    async def refused(self, person: Person, panel: Message) -> None:
        """Confirm in vain: told so in words, and nothing has changed."""
        before = self.crowd.witness(self.group.table)
        answer = await confirm(person, panel)
        assert answer is not panel and answer.ephemeral
        assert any(says(answer.text, "store-down", locale) for locale in LOCALES), answer.text
        assert self.crowd.witness(self.group.table) == before, "a refused move was kept"


Kind = Callable[[Disk], Awaitable[None]]


async def _full(disk: Disk) -> None:
    """No file of the bot may grow, as on a full disk; then there is room again."""
    person, panel = await disk.draft()
    log = disk.bot.database.with_name(disk.bot.database.name + "-wal")
    limit = log.stat().st_size
    resource.prlimit(disk.bot.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
    try:
        await disk.refused(person, panel)
        # Looking needs no disk.
        shown = await (await person.slash(disk.group.thread, "table show")).settled(SLOW)
        assert shown.files
    finally:
        resource.prlimit(
            disk.bot.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
        )
    await disk.confirm(person, panel)


async def _locked(disk: Disk) -> None:
    """Somebody holds the right to write for longer than the bot waits."""
    person, panel = await disk.draft()
    with closing(sqlite3.connect(disk.bot.database, isolation_level=None)) as other:
        other.execute("begin immediate")
        await disk.refused(person, panel)
        other.execute("rollback")
    await disk.confirm(person, panel)


async def _locked_before_the_post_is_recorded(disk: Disk) -> None:
    """The move is in the file, its post is out, and only then nothing can be written: it must not be posted twice."""
    person, panel = await disk.draft()
    other = sqlite3.connect(disk.bot.database, isolation_level=None, timeout=SLOW)
    with closing(other):

        def lock() -> None:
            other.execute("begin immediate")

        # Once the post is out, and before its answer is: the lock is there when the bot wants to record it.
        disk.discord.fail("POST /channels/*/messages", drop=True, after=True, then=lock)
        await disk.confirm(person, panel)
        await asyncio.sleep(2 * PATIENCE)
        other.execute("rollback")
    count = len(disk.group.posts())
    await disk.turn()
    assert len(disk.group.posts()) == count + 1


async def _read_only(disk: Disk) -> None:
    """A bot on a file that it may only read does not start, and says why in one line."""
    copy = disk.folder / "readonly.sqlite3"
    back_up(disk.bot.database, disk.folder, datetime.now(UTC)).rename(copy)
    url = f"sqlite+aiosqlite:///file:{copy}?mode=ro&uri=true"
    status, said = await start_alone(
        disk.folder, on=disk.discord.base, DISCORD_TOKEN=disk.discord.token, DATABASE_URL=url
    )
    (why,) = (line for line in said.splitlines() if " INFO " not in line)
    assert status == 2 and "cannot be used" in why, said


async def _torn(disk: Disk) -> None:
    """The end of the log is cut off or garbled, as after a power cut: the last transactions are gone whole, or there whole."""
    before = [disk.crowd.witness(disk.group.table)[0]]
    for _ in range(2):
        await disk.turn()
        before.append(disk.crowd.witness(disk.group.table)[0])
    await disk.bot.kill()
    log = disk.bot.database.with_name(disk.bot.database.name + "-wal")
    if log.exists() and log.stat().st_size:
        whole = log.read_bytes()
        at = len(whole) - 1 - disk.rng.below(min(len(whole) - 33, 60_000))
        log.write_bytes(
            whole[:at] if disk.rng.below(2) else whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :]
        )
    await disk.bot.start()
    after = disk.crowd.witness(disk.group.table)[0]
    assert any(after == each for each in before) or after[: len(before[0])] == before[0], (
        "half a transaction came back"
    )
    await _goes_on(disk, lost=len(after) < len(before[-1]))


async def _restored(disk: Disk) -> None:
    """A backup is taken while people play; days later it is brought back."""
    person, panel = await disk.draft()
    backup = await asyncio.to_thread(back_up, disk.bot.database, disk.folder, datetime.now(UTC))
    await disk.confirm(person, panel)
    await disk.turn()
    stale = (await disk.draft())[1]
    await disk.bot.stop()
    kept = restore(backup, disk.bot.database)
    assert kept is not None and kept.exists()
    before = disk.group.posts()
    await disk.bot.start()
    await disk.discord.until(lambda: _said_what_is_lost(disk.group), "a word about the backup", timeout=SLOW)
    await disk.discord.until(
        lambda: disk.group.newest() not in [None, *before], "the board of the backup", timeout=SLOW
    )
    # A panel from the lost future is stale, though its entry number is ahead: it becomes the newest one, and nothing is played.
    restored = disk.crowd.witness(disk.group.table)
    for each in disk.group.people:
        custom_id = next(one["custom_id"] for one in stale.buttons if "m1:confirm:" in one["custom_id"])
        answer = await (await each.click(stale, custom_id=custom_id, forge=True)).settled(SLOW)
        assert says(answer.text, "panel-newest", language(each.locale)), answer.text
    assert disk.crowd.witness(disk.group.table) == restored
    await _goes_on(disk, lost=True)
    backup.unlink()


def _said_what_is_lost(group: Group) -> bool:
    return any(
        says(post.text, key, locale)
        for post in group.thread.messages
        for key in ("restored", "restored-lost")
        for locale in LOCALES
    )


async def _goes_on(disk: Disk, lost: bool) -> None:
    """The next turns are played and each is shown, although their numbers may have been shown before."""
    if lost:
        # The newest post may still be one of the lost turns; a command leads to the panel all the same.
        known = disk.group.posts()
        person, panel = await _due(disk)
        while not confirmable(panel):
            panel = await take(person, panel, disk.rng.choice(wanted(panel)))
        await confirm(person, panel)
        await disk.discord.until(
            lambda: _said_what_is_lost(disk.group), "a word about what is lost", timeout=SLOW
        )
        await disk.discord.until(
            lambda: disk.group.newest() not in [None, *known], "the new turn", timeout=SLOW
        )
    await disk.turn()
    entries, _ = disk.crowd.witness(disk.group.table)
    post = disk.group.newest()
    assert post is not None and post.files[0].name == f"armadora-{entries[-1][0]}.webp"


async def _due(disk: Disk) -> tuple[Person, Message]:
    for person in disk.group.people:
        panel = await (await person.slash(disk.group.thread, "table play")).settled(SLOW)
        if (confirmable(panel) or choices(panel)) and "plan-" not in panel.files[0].name:
            return person, panel
    raise TestError("nobody is due")


KINDS: tuple[Kind, ...] = (_full, _locked, _locked_before_the_post_is_recorded, _read_only, _torn, _restored)


KINDS_FOR_A_MINUTE: tuple[Kind, ...] = (_restored,)


async def campaign(count: int, seed: int, kinds: tuple[Kind, ...] = KINDS) -> Figures:
    """Every kind of trouble `count` times, torn writes five times as often, each on a database of its own."""
    figures, rng = Figures("the disk"), Rng(f"disk {seed}", 0)
    todo = [kind for kind in kinds for _ in range(count * (5 if kind is _torn else 1))]
    for kind in todo:
        name = kind.__name__.strip("_").replace("_", " ")
        figures.tried += 1
        figures.met[name] += 1
        try:
            await _suffer(kind, figures, rng)
        except (AssertionError, ArithmeticError, sqlite3.Error) as error:
            figures.stuck.append(
                f"{name}: {str(error)[:400]} {''.join(getattr(error, '__notes__', []))[-1500:]}"
            )
        else:
            figures.survived += 1
    return figures


async def _suffer(kind: Kind, figures: Figures, rng: Rng) -> None:
    async with server(figures, rng, f"{{file}}?timeout={PATIENCE}", "nothing can be written or read") as here:
        group = await here.crowd.open("armadora", 2)
        disk = Disk(here.discord, here.bot, here.crowd, group, rng, here.folder)
        await disk.turn()
        await kind(disk)
