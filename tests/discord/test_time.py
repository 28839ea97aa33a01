"""Days at a table, with a clock that the test moves: reminders, default moves, lobbies that nobody starts."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from cogs.client import Client
from cogs.workers import Workers
from data.store import open_store
from tests.discord.playing import SLOW, due, newest_post
from tests.discord.test_whole_game import newest, open_table


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
    store = await open_store(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3")
    client = Client(store, Workers(1), now=time.now, sleep_until=time.sleep_until)
    discord.redirect()
    await discord.run(client)
    yield client
    await discord.stop(client)


async def test_a_reminder_and_then_a_harmless_move(discord, client, time):
    channel = discord.guild("Game night").channel("tables")
    people = {name: discord.guild("Game night").person(name) for name in ("Ana", "Ben")}
    thread = await open_table(discord, channel, list(people.values()), "armadora", 2, 0, hours="24")
    post = newest_post(discord, thread)
    late = due(post, people)
    other = next(person for person in people.values() if person is not late)
    until = int((time.now() + timedelta(hours=24)).timestamp())
    assert f"<t:{until}:f>" in post.text and f"<t:{until}:R>" in post.text

    time.move(hours=17)
    assert discord.pings(late) == [post]
    time.move(hours=2)
    reminder = await discord.until(
        lambda: thread.last is not post and thread.last, "a reminder", timeout=SLOW
    )
    assert "reminder" in reminder.text and reminder.pinged == {late}
    assert discord.pings(other) == []

    time.move(hours=6)
    await discord.until(lambda: newest(discord, channel) is not post, "the default move", timeout=SLOW)
    after = newest_post(discord, thread)
    assert after.pinged == {other} and late.name in after.text
    assert len([message for message in thread.messages if message.files]) == 2
    await discord.until(lambda: reminder.deleted, "the reminder to go", timeout=SLOW)


async def test_a_lobby_that_nobody_starts(discord, client, time):
    channel = discord.guild("Game night").channel("tables")
    ana = discord.guild("Game night").person("Ana")
    await (await ana.slash(channel, "table new", game="armadora")).settled(SLOW)
    lobby = next(message for message in channel.messages if "Join" in message.labels)
    await discord.until(lambda: time.sleeping == 2, "clock and keeper to sleep", timeout=SLOW)
    time.move(days=13, hours=1)
    await discord.until(lambda: "Start" in channel.last.text, "the announcement", timeout=SLOW)
    await discord.until(lambda: time.sleeping == 2, "clock and keeper to sleep again", timeout=SLOW)
    time.move(days=1)
    await discord.until(lambda: not lobby.buttons, "the lobby to close", timeout=SLOW)
    assert "closed" in lobby.text and not lobby.pinged
    assert sum("Start" in message.text for message in channel.messages) == 1
