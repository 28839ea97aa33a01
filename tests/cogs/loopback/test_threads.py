"""Threads that Discord archives, and servers that have too many."""

from datetime import timedelta

from discord.utils import snowflake_time

from cogs.threads import room
from engines.core.chance import Rng
from engines.tables.records.enums import Stage
from tests.cogs.loopback.conftest import started_table
from tests.cogs.loopback.playing import SLOW, due, newest_post, open_panel, play_by_buttons


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
    await discord.until(lambda: not post.buttons, "one post with buttons", timeout=SLOW)


async def test_threads_of_finished_games_are_archived_after_quiet_days(discord, client, table):
    thread, people = table
    (number,) = await client.store.tables_at(Stage.RUNNING)
    later = snowflake_time(thread.messages[-1].id) + timedelta(hours=1) + room.QUIET
    await room.archive_quiet(client, later)
    assert not thread.archived, "it goes on"
    await client.tables.resign(number, people["Ana"].id)
    await client.posts.settle()
    await room.archive_quiet(client, later - timedelta(days=1))
    assert not thread.archived, "not quiet for long enough"
    await room.archive_quiet(client, later)
    assert thread.archived
    await client.posts.settle()
    assert thread.archived, "nobody is due there"


async def test_finished_games_make_room_for_a_new_one(discord, client, table, time):
    thread, people = table
    guild = discord.guild("Game night")
    (number,) = await client.store.tables_at(Stage.RUNNING)
    discord.bad_day.active_threads = 1
    cem = guild.person("Cem")
    second = await started_table(client, time, guild.channel("tables"), [people["Ben"], cem])
    assert (await client.tables.table(second)).row.thread is None, "there is no room"
    assert any(
        "turn" in message.text or "手番" in message.text
        for each in (people["Ben"], cem)
        for message in each.inbox
    )
    await client.tables.resign(number, people["Ana"].id)
    await client.posts.settle()
    await client.posts.shown(second)
    await client.posts.settle()
    assert thread.archived and (await client.tables.table(second)).row.thread is not None
