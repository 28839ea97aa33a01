"""A loopback Discord with the bot on it."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from cogs.client import Client
from cogs.workers import Workers
from data.store import open_store
from sandbox import Sandbox
from sandbox.child import Child
from sandbox.wire import PATIENCE


@pytest.fixture
async def discord():
    async with Sandbox(answer_seconds=PATIENCE) as world:
        yield world


@pytest.fixture
async def bot(discord, tmp_path):
    """The bot's process, started; whatever it logged as an error fails the test."""
    guild = discord.guild("Game night")
    guild.channel("tables")
    async with Child(discord, tmp_path, WORKERS="1") as process:
        await process.start()
        yield process
        await process.stop()
    assert "Traceback" not in process.said(), process.said()
    assert " ERROR " not in process.said(), process.said()


@pytest.fixture
def channel(discord, bot):
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
        return len(self._sleepers)

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


async def started(discord, tmp_path, time):
    """The bot in this process, over the test's database file; call it again after `discord.stop` for a restart."""
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    client = Client(store, Workers(1), now=time.now, sleep_until=time.sleep_until)
    await discord.run(client)
    return client
