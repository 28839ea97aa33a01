"""Posts that were sent but not recorded, and posts that are gone: nothing is told twice, and nothing is missing."""

from dataclasses import replace

from sqlalchemy import text

from cogs.upkeep import earlier_posts
from data.records import audiences
from data.records.enums import Stage
from data.records.rows import PostRow
from engines.core.chance import Rng
from tests.cogs.loopback.conftest import started
from tests.cogs.loopback.playing import (
    SLOW,
    calls_to_play,
    choices,
    due,
    newest_post,
    open_panel,
    play_by_buttons,
)
from tests.cogs.loopback.test_whole_game import open_table
from tests.databases import change
from tests.spoken import says

CHAT = 130
"""Lines of chat since the last post: more than Discord tells at once."""


async def play_a_turn(discord, thread, people, rng):
    """Play a turn of whoever is due; returns the post that shows it."""
    post = newest_post(discord, thread)
    person = due(post, people)
    await play_by_buttons(person, await open_panel(person, post), rng)
    return await discord.until(
        lambda: (now := newest_post(discord, thread)).id > post.id and now, "the turn's post", timeout=SLOW
    )


async def test_a_post_that_was_sent_and_not_recorded_is_found_behind_much_chat(
    discord, client, table, tmp_path, time
):
    thread, people = table
    first = newest_post(discord, thread)
    await client.posts.settle()
    (number,) = await client.store.tables_at(Stage.RUNNING)
    before = {each.audience: each for each in await client.store.surfaces(number)}
    ana = people["Ana"]
    for at in range(CHAT):
        await ana.say(thread, f"chat {at}")
    post = await play_a_turn(discord, thread, people, Rng("lost", 0))
    await client.posts.settle()
    for at in range(CHAT):
        await ana.say(thread, f"more chat {at}")
    # As a kill between the post and its row leaves it; by now Discord has forgotten the nonce.
    forget = text("DELETE FROM post WHERE message = :message").bindparams(message=post.id)
    back = [
        text("UPDATE surface SET shown_seq = :seq, message = :message WHERE audience = :audience").bindparams(
            seq=before[name].shown_seq, message=before[name].message, audience=name
        )
        for name in (audiences.THREAD, audiences.PING)
    ]
    await change(client.store, forget, *back)
    discord.world.nonces.clear()
    await discord.stop(client)
    again = await started(discord, tmp_path, time)
    await again.posts.settle()
    assert newest_post(discord, thread) is post and not calls_to_play(first)
    assert sum(bool(message.files) for message in thread.messages if message.author is not ana) == 2
    assert len(discord.pings(due(post, people), thread)) == 1
    (kept,) = [each for each in await again.store.posts(number) if each.message == post.id]
    assert (kept.since, kept.until) == (0, (await again.store.surface(number, audiences.THREAD)).shown_seq)
    await discord.stop(again)


async def test_a_newest_post_that_somebody_has_deleted_comes_again_when_it_should_change(
    discord, client, table
):
    thread, _ = table
    await client.posts.settle()
    (number,) = await client.store.tables_at(Stage.RUNNING)
    post = newest_post(discord, thread)
    thread.remove([post])
    (kept,) = await client.store.posts(number)
    await client.store.set_post(replace(kept, drawn=-1))
    await client.posts.shown(number)
    await client.posts.settle()
    again = newest_post(discord, thread)
    assert again.id != post.id and again.files[0].bytes == post.files[0].bytes


async def test_what_an_older_version_has_posted_loses_its_buttons_all_the_same(discord, client, table):
    thread, people = table
    first = newest_post(discord, thread)
    await client.posts.settle()
    await change(client.store, text("DELETE FROM post"))
    picture = first.files[0].bytes
    await play_a_turn(discord, thread, people, Rng("old", 0))
    await discord.until(lambda: not calls_to_play(first), "no buttons", timeout=SLOW)
    assert first.files[0].bytes == picture


async def test_a_last_notice_of_an_older_version_stays_what_it_was(discord, client, channel):
    """Whoever resigned was told of in a newest post of its own."""
    guild = discord.guild("Game night")
    people = {name: guild.person(name) for name in ("Ana", "Ben", "Chie")}
    thread = await open_table(discord, channel, list(people.values()), "armadora", 3, 0)
    rng = Rng("notice", 0)
    first = await play_a_turn(discord, thread, people, rng)
    (number,) = await client.store.tables_at(Stage.RUNNING)
    leaver = next(each for each in people.values() if each is not due(first, people))
    await client.tables.resign(number, leaver.id)
    await client.posts.settle()
    notice = next(each for each in thread.messages if says(each.text, "table-told-resign"))
    newest = text("UPDATE surface SET message = :message WHERE audience = :audience")
    await change(
        client.store,
        text("DELETE FROM post"),
        newest.bindparams(message=notice.id, audience=audiences.THREAD),
    )
    await play_a_turn(discord, thread, people, rng)
    await discord.until(lambda: notice.edits, "an older post", timeout=SLOW)
    assert says(notice.text, "table-told-resign") and not notice.files


async def test_a_post_whose_answer_was_lost_gives_its_buttons_on_to_the_next_turn(discord, client, table):
    """Nothing but the nonce leads back to it, and the next turn is played before the bot knows that it is there."""
    thread, people = table
    await client.posts.settle()
    discord.bad_day.renumbers = True
    discord.fail("POST /channels/*/messages", drop=True, after=True)
    rng = Rng("lost answer", 0)
    first = await play_a_turn(discord, thread, people, rng)
    second = await play_a_turn(discord, thread, people, rng)
    (number,) = await client.store.tables_at(Stage.RUNNING)
    await client.posts.shown(number)
    await client.posts.settle()
    assert not calls_to_play(first) and calls_to_play(second) and newest_post(discord, thread) is second
    boards = [message for message in thread.messages if message.files]
    assert len(boards) == 3 and all(len(message.pinged) == 1 for message in boards)


async def test_hands_do_not_wait_for_changes_of_old_posts(discord, client, table):
    """Discord takes few changes of old messages, 30046: the next post and the hands are there all the same."""
    thread, people = table
    await client.posts.settle()
    first = newest_post(discord, thread)
    refused = discord.fail(
        f"PATCH /channels/{thread.id}/messages/{first.id}", code=30046, times=1000, retry_after=0.01
    )
    await play_a_turn(discord, thread, people, Rng("old posts", 0))
    await discord.until(lambda: refused.hits >= 5, "a change that is put off", timeout=SLOW)
    await client.posts.settle()
    (number,) = await client.store.tables_at(Stage.RUNNING)
    head = (await client.tables.table(number)).head
    assert calls_to_play(first) and head
    for seat in range(2):
        assert (await client.store.surface(number, audiences.Audience.hand(seat))).shown_seq == head
    refused.times = 0
    await client.posts.shown(number)
    await discord.until(lambda: not calls_to_play(first), "one post with buttons", timeout=SLOW)


async def test_who_knows_less_of_a_table_leaves_newer_posts_alone(discord, client, table):
    """Of two processes one may have posted a turn that the other one, at work with the table as it was, has not heard of."""
    thread, people = table
    await client.posts.settle()
    (number,) = await client.store.tables_at(Stage.RUNNING)
    known = await client.tables.table(number)
    post = await play_a_turn(discord, thread, people, Rng("less", 0))
    await client.posts.settle()
    before = post.text, post.edits, post.labels
    surfaces, posts = await client.store.shown(number)
    shown = {each.audience: each for each in surfaces}
    changed: list[PostRow] = []
    await earlier_posts.catch_up(client, known, shown, posts, changed)
    assert (post.text, post.edits, post.labels) == before and not changed
    assert any(each.message == post.id for each in await client.store.posts(number))


async def test_a_call_that_is_half_sent_is_completed_and_calls_nobody_again(
    discord, client, table, tmp_path, time
):
    """The bot dies between the line that calls and the post that it becomes, and comes back when nonces are forgotten."""
    thread, people = table
    await client.posts.settle()
    fault = discord.fail("PATCH /channels/*/messages/*", status=500, times=1000)
    post, last = newest_post(discord, thread), thread.last
    await play_by_buttons(due(post, people), await open_panel(due(post, people), post), Rng("half", 0))
    half = await discord.until(lambda: thread.last is not last and thread.last, "the call", timeout=SLOW)
    person = due(half, people)
    assert says(half.notified[person], "push-turn-told") and half.content and not half.v2
    assert choices(await open_panel(person, half)), "it can be played from"
    await discord.stop(client)
    discord.world.nonces.clear()
    fault.times = 0
    before = len(thread.messages)
    again = await started(discord, tmp_path, time)
    await again.posts.settle()
    assert half.v2 and half.files and not half.content and newest_post(discord, thread) is half
    assert len(thread.messages) == before and discord.pings(person, thread) == [half]
    await discord.stop(again)


async def test_a_half_sent_call_is_completed_as_what_it_was_when_the_game_has_gone_on(
    discord, client, table, tmp_path, time
):
    thread, people = table
    await client.posts.settle()
    rng = Rng("half", 1)
    fault = discord.fail("PATCH /channels/*/messages/*", status=500, times=1000)
    post, last = newest_post(discord, thread), thread.last
    await play_by_buttons(due(post, people), await open_panel(due(post, people), post), rng)
    half = await discord.until(lambda: thread.last is not last and thread.last, "the call", timeout=SLOW)
    person = due(half, people)
    await play_by_buttons(person, await open_panel(person, half), rng)
    await discord.stop(client)
    discord.world.nonces.clear()
    fault.times = 0
    again = await started(discord, tmp_path, time)
    await again.posts.settle()
    newest = newest_post(discord, thread)
    assert half.v2 and half.files and not calls_to_play(half) and newest.id > half.id
    assert len([each for each in thread.messages if each.files]) == 3
    assert all(len(discord.pings(each, thread)) <= 2 for each in people.values())
    await discord.stop(again)
