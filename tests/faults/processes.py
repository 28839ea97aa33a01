"""Two bots on one PostgreSQL database, each with its own shard: one dies or stands still where it matters, or both do the same at once.

What one leaves undone the other must do within a minute; what both do must be there once; and whoever stood still must not
bring back what was before.
"""

from __future__ import annotations

import asyncio
import os
import signal
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import asyncpg

from engines.core.chance import Rng
from playground.bot import BotProcess
from sandbox import REALISTIC, Guild, Message, Person, Sandbox
from sandbox.model.errors import TestError
from sandbox.model.wire import PATIENCE
from tests.cogs.loopback.playing import SLOW, confirm, confirmable, open_panel, take, wanted
from tests.cogs.loopback.test_whole_game import open_table
from tests.databases import postgres_server
from tests.faults import judge
from tests.faults.crowd import FRESH, Crowd, Group
from tests.faults.figures import Figures
from tests.faults.server import troubles
from tests.faults.witness import Witness, shows
from tests.spoken import said

POST = "POST /channels/*/messages"
A_MINUTE = 90.0
"""Seconds in which somebody else must have done it, on a machine that is busy with other things."""


@dataclass
class Two:
    """Both bots and a table for two. `host` hears of the server, `other` of direct messages."""

    discord: Sandbox
    host: BotProcess
    other: BotProcess
    group: Group
    database: str
    rng: Rng
    figures: Figures

    async def ready(self) -> tuple[Person, Message]:
        """Whoever is due, with a turn that only has to be confirmed, in the thread."""
        post = await self.discord.until(self.group.newest, "a post", timeout=SLOW)
        assert post is not None
        return await self._drafted(self.due(post), post)

    async def ready_directly(self) -> tuple[Person, Message]:
        """Whoever is due, with a turn that only has to be confirmed, by direct message."""
        post = await self.discord.until(self.group.newest, "a post", timeout=SLOW)
        assert post is not None
        person = self.due(post)
        hand = await self.discord.until(
            lambda: next((each for each in person.inbox if said("button-play") in each.labels), None),
            "a hand",
            timeout=SLOW,
        )
        assert hand is not None
        return await self._drafted(person, hand)

    def due(self, post: Message) -> Person:
        """Whom a post calls."""
        return next(each for each in self.group.people if each.mention in post.text)

    async def _drafted(self, person: Person, post: Message) -> tuple[Person, Message]:
        panel = await open_panel(person, post)
        while not confirmable(panel):
            panel = await take(person, panel, self.rng.choice(wanted(panel)))
        return person, panel

    async def shown(self, count: int, timeout: float = SLOW) -> None:
        """Wait until `count` turns are shown."""
        await self.discord.until(lambda: len(self.group.posts()) >= count, f"{count} posts", timeout=timeout)

    async def alive(self) -> None:
        """Both are there; who was killed starts again."""
        for bot in (self.other, self.host):
            if bot.status is not None or bot.state == "stopped":
                await bot.spawn()
        await connected(self.discord, 2)


Kind = Callable[[Two], Awaitable[None]]


async def _one_dies_before_its_post(two: Two) -> None:
    await _loses_its_post(two, two.host.strike)


async def _one_stands_still_before_its_post(two: Two) -> None:
    """Meanwhile the game goes on by direct message; afterwards it must not bring back what was before."""
    await _loses_its_post(two, lambda: os.kill(two.host.pid, signal.SIGSTOP))
    try:
        for _ in range(2):
            count = len(two.group.posts())
            await confirm(*await two.ready_directly())
            await two.shown(count + 1)
    finally:
        os.kill(two.host.pid, signal.SIGCONT)
    count = len(two.group.posts())
    await two.alive()
    await confirm(*await two.ready_directly())
    await two.shown(count + 1)


async def _both_die_after_their_post(two: Two) -> None:
    """And start again at the same time."""
    person, panel = await two.ready()
    count = len(two.group.posts())

    def strike() -> None:
        two.host.strike()
        two.other.strike()

    two.discord.fail(POST, drop=True, after=True, then=strike)
    await attempted(confirm(person, panel))
    await two.discord.until(lambda: not two.discord.gateway.live, "the end of both", timeout=SLOW)
    await two.alive()
    await two.shown(count + 1)


async def _both_are_asked_the_same(two: Two) -> None:
    """One turn is confirmed in the thread and by direct message at once."""
    person, here = await two.ready()
    _, there = await two.ready_directly()
    count = len(two.group.posts())
    await asyncio.gather(confirm(person, here), confirm(person, there))
    await two.shown(count + 1)


async def _the_database_breaks_off(two: Two) -> None:
    """All connections are cut at once, while somebody confirms."""
    person, panel = await two.ready()
    count = len(two.group.posts())
    cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'"
    await asyncio.gather(asked(two.database, cut), attempted(confirm(person, panel)))
    truth = await truth_of(two.database, two.group.table)
    if len(truth.pictures) == count:  # it was refused in words
        await confirm(*await two.ready())
    await two.shown(count + 1)


async def _loses_its_post(two: Two, then: Callable[[], None]) -> None:
    """The host confirms a turn, and something happens to it before the post is out: the other one posts it."""
    person, panel = await two.ready()
    count = len(two.group.posts())
    two.discord.fail(POST, drop=True, then=then)
    await attempted(confirm(person, panel))
    await two.shown(count + 1, A_MINUTE)


async def attempted(act: Awaitable[object]) -> None:
    """An act that may stay without an answer."""
    with suppress(TestError):
        await act


KINDS: tuple[Kind, ...] = (
    _one_dies_before_its_post, _one_stands_still_before_its_post, _both_die_after_their_post, _both_are_asked_the_same,
    _the_database_breaks_off,
)  # fmt: skip


async def campaign(count: int, seed: int, kinds: tuple[Kind, ...] = KINDS) -> Figures:
    """Every kind of trouble `count` times, one after the other on the same two bots."""
    figures, rng = Figures("two processes"), Rng(f"processes {seed}", 0)
    todo = [kind for kind in kinds for _ in range(count)]
    rng.shuffle(todo)
    with postgres_server() as database, tempfile.TemporaryDirectory() as folder:
        async with (
            Sandbox(answer_seconds=PATIENCE, rate_limits=REALISTIC) as discord,
            bots_of(discord, Path(folder), database) as bots,
        ):
            guild = guild_of_shard(discord, 1)
            witness = Witness(Crowd(discord, Path(), figures, rng), figures)
            two = Two(discord, bots[1], bots[0], await opened(discord, guild), database, rng, figures)
            for kind in todo:
                name = kind.__name__.strip("_").replace("_", " ")
                figures.tried += 1
                figures.met[name] += 1
                before = len(figures.wrong)
                try:
                    await two.alive()
                    if len(two.group.posts()) > FRESH:
                        two.group = await opened(discord, guild)
                    await kind(two)
                    await two.alive()
                    await _judge(two, witness)
                except (TestError, AssertionError) as error:
                    figures.stuck.append(f"{name}: {str(error)[:300]}")
                    await two.alive()
                    two.group = await opened(discord, guild)
                figures.survived += len(figures.wrong) == before
            figures.met["posts"], figures.met["pings"] = witness.posts, witness.pings
            for bot in bots:
                figures.stuck += [each for each in troubles(bot.said()) if "Traceback" in each]
    return figures


@asynccontextmanager
async def bots_of(
    discord: Sandbox, folder: Path, database: str, count: int = 2
) -> AsyncIterator[list[BotProcess]]:
    """`count` connected bots, each with a shard of its own."""
    bots = [
        BotProcess(
            discord,
            folder / str(shard),
            WORKERS="1",
            DATABASE_URL=database,
            SHARD_COUNT=str(count),
            SHARD_IDS=str(shard),
        )
        for shard in range(count)
    ]
    async with AsyncExitStack() as running:
        for at, bot in enumerate(bots):
            await running.enter_async_context(bot)
            await bot.spawn()
            await connected(discord, at + 1)
        yield bots


async def connected(discord: Sandbox, bots: int) -> None:
    """Wait until `bots` bots are there."""
    await discord.until(lambda: len(discord.gateway.live) == bots, f"{bots} bots", timeout=PATIENCE)
    await discord.connected(timeout=PATIENCE)


def guild_of_shard(discord: Sandbox, shard: int, count: int = 2) -> Guild:
    """A server that the shard looks after, one of `count`."""
    at = 0
    while (discord.guild(f"Server {at}").id >> 22) % count != shard:
        at += 1
    return discord.guild(f"Server {at}")


async def opened(discord: Sandbox, guild: Guild) -> Group:
    """A running table for two in a channel of its own."""
    at = len(guild.channels)
    place = guild.channel(f"tables-{at}")
    people = [guild.person(f"P{at}{letter}") for letter in "AB"]
    thread = await open_table(discord, place, people, "armadora", 2, 0)
    group = Group("armadora", place, thread, "", people)
    post = group.newest()
    assert post is not None
    group.table = next(each["custom_id"] for each in post.buttons).split(":")[2]
    return group


async def _judge(two: Two, witness: Witness) -> None:
    """Compare the thread with the rows, once it has caught up."""
    for _ in range(2):  # what somebody who stood still still wants to write has been written
        truth = await truth_of(two.database, two.group.table)
        try:
            await two.discord.until(partial(shows, two.group, truth), "every turn", timeout=SLOW)
        except TestError:
            break  # the witness says what is wrong
        await asyncio.sleep(1.0)
    await witness.check(two.discord, two.group, truth)


async def truth_of(database: str, table: str) -> judge.Truth:
    """What the rows of a table say."""
    row, entries, seats = [
        await asked(database, each.format("$1"), table) for each in (judge.TABLE, judge.ENTRIES, judge.SEATS)
    ]
    return judge.truth(row[0], entries, seats)


async def asked(database: str, query: str, *values: object) -> list[tuple[object, ...]]:
    """The rows that a query finds."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        return [tuple(row) for row in await connection.fetch(query, *values)]
    finally:
        await connection.close()
