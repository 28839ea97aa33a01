"""A loopback Discord with the bot on it."""

import asyncio
import os
import re
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from itertools import count
from zlib import crc32

import pytest
from platformdirs import user_cache_path

from cogs.bot.client import Client, Timing
from cogs.bot.worker_pool import Workers
from cogs.messages.push import LONGEST
from data.records.people import Person as Player
from data.store import open_store
from playground.bot import BotProcess
from render import pictures
from sandbox import Sandbox
from sandbox.model.wire import PATIENCE, Json
from tables.opening import Opening
from tests import calls
from tests.cogs.loopback.sketches import sketched
from tests.cogs.loopback.test_whole_game import open_table

DRAWN_SHARE = 1 if os.environ.get("PICTURES") == "all" else 8
"""One in this number of tests has its pictures drawn, the others sketches of the same scenes: drawing was half of the time. The bots that
run in a process of their own draw all; `make games` has all drawn everywhere."""


class LastingWorkers(Workers):
    """A worker that serves the bots of one test after the other: to start one takes longer than most tests."""

    ended = False

    async def picture(self, wanted, packed=None):
        """A picture that is sketched goes another way than one whose job is packed already."""
        return await super().picture(wanted, None if _sketches() else packed)

    async def do(self, priority, job, *args):
        if job.__module__ == pictures.__name__ and job is not pictures.ready and _sketches():
            return await super().do(priority, sketched, job, *args)
        return await super().do(priority, job, *args)

    def close(self):
        """Only a worker that is still busy ends with its bot."""
        if not self.idle:
            super().close()
            self.ended = True


def _test():
    """The name of the test that runs."""
    return os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0].encode()


def _sketches():
    """Whether the test that runs has its pictures sketched."""
    return crc32(_test()) % DRAWN_SHARE != 0


def _new_workers():
    return LastingWorkers(1, user_cache_path("meeplepost"))  # where the bot's own processes have theirs


_workers = [_new_workers()]


def lasting_workers():
    """Workers that have nothing to do."""
    if _workers[0].ended:
        _workers[0] = _new_workers()
    return _workers[0]


@pytest.fixture(autouse=True)
def prepared_database(sqlite_template, tmp_path):
    """The file that a bot finds here has its tables already: to make them takes longer than to start."""
    shutil.copy(sqlite_template, tmp_path / "tables.sqlite3")


@pytest.fixture
async def discord():
    """A Discord, on which no phone has rung without words, whatever the test did."""
    async with Sandbox(answer_seconds=PATIENCE) as world:
        yield world
        lines = [re.sub(r"<@&?[0-9]+>", "", line).strip() for line in lock_screens(world)]
        assert [
            line for line in lines if not line or len(line) > LONGEST or re.search(r"\*\*|`|<(?!#)", line)
        ] == []
        assert calls.faults(world) == []


def lock_screens(discord):
    """What the bot's messages have shown on phones."""
    places = discord.world.channels.values()
    messages = [
        each for place in places for each in place.history.values() if each.author is discord.world.bot
    ]
    return [words for message in messages for words in message.notified.values()]


@pytest.fixture
async def bot(discord, tmp_path):
    """The bot's process, started; whatever it logged as an error fails the test."""
    guild = discord.guild("Game night")
    guild.channel("tables")
    async with BotProcess(discord, tmp_path, WORKERS="1") as process:
        await process.start()
        yield process
        await process.stop()
    assert "Traceback" not in process.said(), process.said()
    assert " ERROR " not in process.said(), process.said()


@pytest.fixture
def channel(discord):
    """The channel in which tables are opened."""
    return discord.guild("Game night").channel("tables")


class Time:
    """A clock that stands until it is moved."""

    def __init__(self):
        self.now_is = datetime(2026, 3, 1, 12, tzinfo=UTC)
        self._sleepers = []

    def now(self):
        return self.now_is

    async def sleep_until(self, when):
        if when > self.now_is:
            sleeper = (when, asyncio.get_running_loop().create_future())
            self._sleepers.append(sleeper)
            try:
                await sleeper[1]
            finally:
                self._sleepers.remove(sleeper)

    @property
    def sleeping(self):
        """How many sleep; whoever a move has just woken does not."""
        return sum(not woken.done() for _, woken in self._sleepers)

    def move(self, **by):
        self.now_is += timedelta(**by)
        for when, woken in self._sleepers:
            if when <= self.now_is and not woken.done():
                woken.set_result(None)


@pytest.fixture
def time():
    return Time()


@pytest.fixture
async def client(discord, tmp_path, time):
    """The bot in this process, on the test's clock."""
    discord.guild("Game night").channel("tables")
    client = await started(discord, tmp_path, time)
    yield client
    await discord.stop(client)


_registered: list[Json] = []
"""The commands of the first bot in this process."""


def registering_once(discord, client):
    """Later bots find registered what the first one has: to translate and check it all again takes a quarter of such a test."""
    sync = client.tree.sync

    async def synced():
        if _registered:
            discord.world.commands.replace(None, _registered, discord.world.application_id)
        else:
            await sync()
            _registered.extend(map(dict, discord.world.commands.all(None)))

    client.tree.sync = synced


_drawn: dict[bytes, Iterator[int]] = {}


def fixed_chance():
    """Chance that is the same whenever a test runs: no game of it goes another way on another day."""
    test = _test()
    numbers = _drawn.setdefault(test, count())
    return lambda size: sha256(f"{test.decode()} {next(numbers)}".encode()).hexdigest()[: 2 * size]


async def started(discord, tmp_path, time, outage=timedelta.max, **options):
    """The bot in this process, over the test's database file; call it again after `discord.stop` for a restart. However far
    the test jumps, people can be reached all along, unless it says after how long there is an `outage`."""
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    client = Client(
        store, lasting_workers(), timing=Timing(time.now, time.sleep_until, outage),
        secret=fixed_chance(), **options,
    )  # fmt: skip
    registering_once(discord, client)
    await discord.run(client)
    return client


async def started_table(client, time, channel, people, game="armadora", hours=1):
    """A running table, started by no button, below its lobby post, some time after its start; its id."""
    ana, *others = [Player(each.id, each.name, each.locale.split("-")[0]) for each in people]
    made = await client.tables.lobbies.open(
        game, ana,
        Opening(
            guild=channel.guild.id, channel=channel.id, seats=len(people), options={}, locale="en",
            seating="joined", clock="24h" if len(channel.threads) % 2 else "none",
        ),
    )  # fmt: skip
    # Else whether there is a lobby post depends on who is quicker.
    await client.posts.shown(made.row.id)
    for other in others:
        await client.tables.lobbies.join(made.row.id, other)
    await client.tables.lobbies.start(made.row.id, ana.user)
    await client.posts.settle()
    time.move(hours=hours)
    return made.row.id


@pytest.fixture
async def table(discord, client):
    """A running table of Armadöra with two people: (thread, people by name)."""
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale=locale) for name, locale in (("Ana", "en-US"), ("Ben", "ja"))}
    thread = await open_table(discord, guild.channel("tables"), list(people.values()), "armadora", 2, 0)
    return thread, people
