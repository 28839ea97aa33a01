"""Threads that Discord archives, and servers that have too many."""

from datetime import timedelta

from discord.utils import snowflake_time

from cogs.upkeep import thread_room
from data.records.enums import Stage
from engines.core.chance import Rng
from sandbox import REALISTIC, Sandbox
from sandbox.model.wire import PATIENCE
from tests.cogs.loopback.conftest import started, started_table
from tests.cogs.loopback.playing import SLOW, calls_to_play, due, newest_post, open_panel, play_by_buttons
from tests.spoken import says


async def test_a_thread_in_which_somebody_is_due_does_not_stay_archived(discord, client, table):
    thread, people = table
    thread.archive()
    await discord.until(lambda: not thread.archived, "an open thread", timeout=SLOW)
    thread.archive(locked=True)
    post = newest_post(discord, thread)
    await client.posts.settle()
    assert thread.archived, "a moderator has closed it"
    thread.unarchive()
    discord.bad_day.stays_archived = True
    discord.bad_day.archives = 0.5
    person = due(post, people)
    await play_by_buttons(person, await open_panel(person, post), Rng("archived", 0))
    await discord.until(lambda: newest_post(discord, thread) is not post, "the turn", timeout=SLOW)
    discord.bad_day.archives = 0
    await discord.until(lambda: not calls_to_play(post), "one post with buttons", timeout=SLOW)


async def test_a_thread_that_was_archived_meanwhile_is_open_after_a_start(
    discord, client, table, tmp_path, time
):
    thread, people = table
    (number,) = await client.store.tables_at(Stage.RUNNING)
    await client.posts.settle()
    await discord.stop(client)
    thread.archive()
    client = await started(discord, tmp_path, time)
    await discord.until(lambda: not thread.archived, "an open thread", timeout=SLOW)
    await client.tables.resign(number, people["Ana"].id)
    await client.posts.settle()
    await discord.stop(client)
    thread.archive()
    client = await started(discord, tmp_path, time)
    await client.posts.settle()
    await thread_room.archive_quiet(client, time.now())
    assert thread.archived, "nobody is due there"
    await discord.stop(client)


async def test_threads_of_finished_games_are_archived_after_quiet_days(discord, client, table):
    thread, people = table
    (number,) = await client.store.tables_at(Stage.RUNNING)
    later = snowflake_time(thread.messages[-1].id) + timedelta(hours=1) + thread_room.QUIET
    await thread_room.archive_quiet(client, later)
    assert not thread.archived, "it goes on"
    await client.tables.resign(number, people["Ana"].id)
    await client.posts.settle()
    await thread_room.archive_quiet(client, later - timedelta(days=1))
    assert not thread.archived, "not quiet for long enough"
    await thread_room.archive_quiet(client, later)
    assert thread.archived
    await client.posts.settle()
    assert thread.archived, "nobody is due there"


async def test_finished_games_make_room_for_a_new_one_the_longest_idle_first(
    discord, client, table, time, monkeypatch
):
    thread, people = table
    guild = discord.guild("Game night")
    channel, cem = guild.channel("tables"), guild.person("Cem")
    (first,) = await client.store.tables_at(Stage.RUNNING)
    second = await started_table(client, time, channel, [people["Ana"], cem])
    for number, person in ((first, "Ana"), (second, "Ana")):
        await client.tables.resign(number, people[person].id)
    await client.posts.settle()
    other = discord.world.channels[(await client.tables.table(second)).row.thread]
    await people["Ana"].say(thread, "well played")
    monkeypatch.setattr(thread_room, "_AT_ONCE", 1)
    discord.bad_day.active_threads = 2
    third = await started_table(client, time, channel, [people["Ben"], cem])
    assert other.archived and not thread.archived, "somebody has written there since"
    assert (await client.tables.table(third)).row.thread is not None

    # Where no game has ended there is no room: who is due is told by direct message, until there is.
    discord.bad_day.active_threads = 1
    fourth = await started_table(client, time, channel, [people["Ben"], cem])
    assert thread.archived and (await client.tables.table(fourth)).row.thread is None
    assert any(
        says(message.text, "barred", locale)
        for each, locale in ((people["Ben"], "ja"), (cem, "en"))
        for message in each.inbox
    )
    await client.tables.resign(third, cem.id)
    await client.posts.settle()
    await client.posts.shown(fourth)
    await client.posts.settle()
    assert (await client.tables.table(fourth)).row.thread is not None


async def test_where_no_thread_may_be_opened_for_minutes_the_lobby_says_so_and_no_clock_runs(
    discord, client, table, time
):
    guild = discord.guild("Game night")
    channels, cem, dan = (
        [guild.channel("tables"), guild.channel("more")],
        guild.person("Cem"),
        guild.person("Dan"),
    )
    fault = discord.fail("POST /channels/*/messages/*/threads", status=429, retry_after=240.0, times=9)
    waiting = [await started_table(client, time, channel, [cem, dan], hours=0) for channel in channels]
    for number in waiting:
        await client.posts.shown(number)
    posts = [
        each for channel in channels for each in channel.messages if says(each.text, "lobby-thread-waits")
    ]
    until = int((time.now() + timedelta(seconds=240)).timestamp())
    assert len(posts) == 2 and all(f"<t:{until}:R>" in each.text for each in posts)
    for number in waiting:
        client.posts.wake(number)
    await client.posts.settle()
    assert fault.hits == 1, "nobody asks again before it is time"
    fault.times = 0
    before = [(await client.tables.table(number)).deadlines for number in waiting]
    time.move(seconds=241)
    for number in waiting:
        client.posts.wake(number)
    await client.posts.settle()
    for number, clocks, post in zip(waiting, before, posts, strict=True):
        now = await client.tables.table(number)
        assert now.row.thread is not None and says(post.text, "lobby-started")
        assert [each.due - timedelta(seconds=241) for each in now.deadlines] == [each.due for each in clocks]
    assert any(before), "one of them has a clock"


async def test_threads_open_while_their_servers_limit_allows_them_however_long_it_lasts(tmp_path, time):
    async with Sandbox(answer_seconds=PATIENCE, rate_limits=REALISTIC) as discord:
        guild = discord.guild("Game night")
        channel = guild.channel("tables")
        client = await started(discord, tmp_path, time)
        people = [guild.person("Ana"), guild.person("Ben")]
        for count in (1, 2, 3):
            await started_table(client, time, channel, people, hours=0)
            assert len(channel.threads) == count
        await discord.stop(client)
