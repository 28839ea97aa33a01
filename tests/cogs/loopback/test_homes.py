"""Where tables live over loopback: private threads, frozen tables, and places where the bot may not post."""

from sqlalchemy import text, update

from data.schema import entry
from engines.core.chance import Rng
from render.languages import LOCALES
from tests.cogs.loopback.conftest import started
from tests.cogs.loopback.playing import (
    SLOW,
    choices,
    due,
    newest_post,
    open_panel,
    panel_table,
    play_by_buttons,
    start,
)
from tests.cogs.loopback.test_table import pressing
from tests.cogs.loopback.test_whole_game import newest, open_table
from tests.databases import change, opened
from tests.spoken import said, says


async def test_a_private_game_is_seen_by_those_who_play(discord, client, time, tmp_path):
    guild = discord.guild("Game night")
    channel = guild.channel("tables")
    ana, ben, zoe = (guild.person(name) for name in ("Ana", "Ben", "Zoe"))
    told = await (await ana.slash(channel, "table new", game="armadora", players=2, private=True)).settled(
        SLOW
    )
    assert told.selects
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    assert says(lobby.text, "lobby-private")
    await (await ben.click(lobby, said("button-join"))).settled(SLOW)
    await start(ben, lobby)
    await discord.until(lambda: channel.threads and channel.threads[0].messages, "a thread", timeout=SLOW)
    await client.posts.settle()
    (thread,) = channel.threads
    post = newest_post(discord, thread)
    assert [thread.visible_to(person) for person in (ana, ben, zoe)] == [True, True, False]
    assert [len(discord.pings(person, thread)) for person in (ana, ben)] == [1, 1], "nobody is called twice"
    assert thread.type == 12 and thread.name.startswith(said("armadora-title"))

    # Nobody else gets at it: not from the channel, and not by a made-up button.
    for refused in (
        await zoe.slash(channel, "table show"),
        await zoe.slash(channel, "table play"),
        await zoe.click(lobby, custom_id=pressing(post, "play"), forge=True),
        await zoe.click(lobby, custom_id=pressing(post, "play").replace("play", "recap"), forge=True),
    ):
        answer = await refused.settled(SLOW)
        assert answer.ephemeral and says(answer.text, "table-is-private") and not answer.files
    player = due(post, {"Ana": ana, "Ben": ben})
    await play_by_buttons(player, await open_panel(player, post), Rng("private", 0))

    # A thread that was made, but not recorded before a crash, is found again.
    table = await client.tables.in_channel(thread.id)
    await client.posts.settle()
    await discord.stop(client)
    async with opened(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as store:
        lost = text("DELETE FROM surface WHERE audience <> 'lobby'")
        await change(store, text("UPDATE game_table SET thread = NULL"), lost)
    fresh = await started(discord, tmp_path, time)
    await fresh.posts.settle()
    assert (await fresh.tables.table(table.row.id)).row.thread == thread.id and channel.threads == [thread]
    await discord.stop(fresh)


async def test_a_private_thread_that_is_closed_or_vanishes_is_none_the_less_there(discord, client):
    """Its people come in where members may invite nobody, but for who may not see the channel; no event says that it is gone."""
    guild = discord.guild("Game night")
    channel = guild.channel("tables")
    ana, ben = (guild.person(name) for name in ("Ana", "Ben"))
    discord.bad_day.closed_threads = True
    old = await open_table(discord, channel, [ana, ben], "armadora", 2, 0, private=True)
    assert old.visible_to(ana) and old.visible_to(ben)
    post = newest_post(discord, old)
    person = due(post, {"Ana": ana, "Ben": ben})
    discord.fail(f"PUT /channels/*/thread-members/{ana.id}", code=50001, times=9)
    panel = await open_panel(person, post)
    discord.bad_day.vanishing = 1.0
    await play_by_buttons(person, panel, Rng("vanished", 0))
    await discord.until(lambda: old not in channel.threads, "no thread", timeout=SLOW)
    discord.bad_day.vanishing = 0.0
    (thread,) = await discord.until(lambda: channel.threads, "a new thread", timeout=SLOW)
    await discord.until(lambda: any(each.files for each in thread.messages), "the board there", timeout=SLOW)
    await discord.until(lambda: thread.visible_to(ben), "who may see it", timeout=SLOW)
    await client.posts.settle()
    assert not thread.visible_to(ana)


async def test_a_private_table_needs_a_permission(discord, client):
    channel = discord.guild("Game night").channel("tables")
    ana = discord.guild("Game night").person("Ana")
    channel.deny("create_private_threads")
    refused = await (await ana.slash(channel, "table new", game="armadora", private=True)).settled(SLOW)
    assert f"**{said('permission-create-private-threads')}**" in refused.text and not channel.messages


async def test_a_frozen_table_says_so_once_and_when_it_goes_on(discord, client, table, time, tmp_path):
    thread, people = table
    number = panel_table(newest_post(discord, thread))
    first = due(newest_post(discord, thread), people)
    await play_by_buttons(first, await open_panel(first, newest_post(discord, thread)), Rng("frozen", 0))
    await client.posts.settle()
    await discord.stop(client)

    async def rewrite(line):
        async with opened(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3") as store:
            (before, *_) = await store.entries(number)
            await change(store, update(entry).where(entry.c.seq == 1).values(line=line))
        return before.entry.line

    line = await rewrite("fly away")
    count = len(thread.messages)
    for _ in range(2):
        fresh = await started(discord, tmp_path, time)
        stands = await open_panel(first, newest_post(discord, thread))
        assert stands.ephemeral and not choices(stands)
        await discord.until(lambda: says(thread.last.text, "table-frozen"), "a calm line", timeout=SLOW)
        await fresh.posts.settle()
        assert len(thread.messages) == count + 1 and not thread.last.pinged
        await discord.stop(fresh)

    # Once that is repaired, it goes on where it stood.
    await rewrite(line)
    for _ in range(2):
        fresh = await started(discord, tmp_path, time)
        await discord.until(lambda: says(thread.last.text, "table-thawed"), "that it goes on", timeout=SLOW)
        await fresh.posts.settle()
        (second,) = thread.last.pinged
        assert len(thread.messages) == count + 2 and second is not first
        assert choices(await open_panel(second, newest_post(discord, thread)))
        await discord.stop(fresh)


async def test_where_the_bot_may_not_post_those_who_are_due_hear_of_it_once(discord, client, table):
    thread, people = table
    post = newest_post(discord, thread)
    number = panel_table(post)
    first = due(post, people)
    second = next(each for each in people.values() if each is not first)
    await client.posts.settle()
    before = {each: len(each.inbox) for each in people.values()}
    channel = discord.guild("Game night").channel("tables")
    channel.deny("send_messages_in_threads")
    rng = Rng("barred", 0)
    done = await play_by_buttons(first, await open_panel(first, post), rng)
    assert any(says(done.text, "turn-played", locale) for locale in LOCALES)
    told = await discord.until(lambda: second.inbox[before[second] :], "a direct message", timeout=SLOW)
    assert f"<#{thread.id}>" in told[-1].text
    client.posts.wake(number)
    await client.posts.settle()
    assert len(second.inbox) == before[second] + 1 and len(first.inbox) == before[first]

    # The game goes on from there, and posts are made up for as soon as they may be.
    await play_by_buttons(second, await open_panel(second, told[-1]), rng)
    await discord.until(lambda: len(first.inbox) > before[first], "the other's message", timeout=SLOW)
    channel.allow("send_messages_in_threads")
    await play_by_buttons(first, await open_panel(first, first.inbox[-1]), rng)
    await discord.until(
        lambda: (post := newest(discord, channel)) and due(post, people) is second, "posts", timeout=SLOW
    )
    names = {message.files[0].name for message in thread.messages if message.files}
    assert len(names) == 4

    # And so it is the next time.
    await client.posts.settle()
    count = len(first.inbox)
    channel.deny("send_messages_in_threads")
    await play_by_buttons(second, await open_panel(second, newest_post(discord, thread)), rng)
    again = await discord.until(lambda: first.inbox[count:], "another direct message", timeout=SLOW)
    assert f"<#{thread.id}>" in again[-1].text


async def test_wherever_discord_closes_a_place_the_table_rests_until_something_changes(
    discord, client, table
):
    """No access, a locked thread, a server that is gone: who is due hears of it, and posts are made up for."""
    thread, people = table
    channel = discord.guild("Game night").channel("tables")
    for number, code in enumerate((50001, 160005, 10004)):
        await client.posts.settle()
        post = newest_post(discord, thread)
        first = due(post, people)
        second = next(each for each in people.values() if each is not first)
        told = len(second.inbox)
        fault = discord.fail(f"POST /channels/{thread.id}/messages", times=99, code=code)
        await play_by_buttons(first, await open_panel(first, post), Rng("closed", number))
        await discord.until(lambda who=second, told=told: who.inbox[told:], "a direct message", timeout=SLOW)
        await client.posts.settle()
        assert fault.hits == 1 and f"<#{thread.id}>" in second.inbox[-1].text
        fault.times = 0
        channel.deny("add_reactions") if number % 2 else channel.allow("add_reactions")
        await discord.until(lambda post=post: newest_post(discord, thread) is not post, "the turn", SLOW)
    await client.posts.settle()
    assert await client.store.lagging() == [], "nothing is left to be shown"
