"""Direct messages when Discord has had enough of them, or refuses them its other way."""

from prometheus_client import REGISTRY

from cogs.panels.hand import hand_post
from cogs.upkeep.direct_messages import About, Undelivered, dm_locale, send_dm
from tables.dm_openings import A_MINUTE
from tests.cogs.loopback.conftest import started, started_table
from tests.cogs.loopback.playing import SLOW
from tests.spoken import said, says


def hands(person):
    return [message for message in person.inbox if "m1:board:" in str(message.buttons)]


async def test_after_a_refusal_no_channel_is_opened_and_open_ones_are_used(discord, client, time):
    guild = discord.guild("Game night")
    ana, ben, cem = (guild.person(name) for name in ("Ana", "Ben", "Cem"))
    await started_table(client, time, guild.channel("tables"), [ana, ben])
    assert hands(ana) and hands(ben)
    discord.bad_day.dm_openings = discord.world.dm_openings
    table = await started_table(client, time, guild.channel("tables"), [ana, cem])
    assert len(hands(ana)) == 2 and not hands(cem)
    thread = discord.world.channels[(await client.tables.table(table)).row.thread]
    (told,) = [message for message in thread.messages if says(message.text, "hands-wait")]
    assert told.pinged == {cem} and f"**{said('button-hand')}**" in told.text
    await client.posts.shown(table)
    assert sum(says(message.text, "hands-wait") for message in thread.messages) == 1, "told once"
    assert await client.dm_openings.closed_until() is not None
    assert (await client.store.person(cem.id)).dm_ok, "nothing is known against them"
    # A day later it is tried again.
    discord.bad_day.dm_openings = None
    time.move(hours=25)
    await started_table(client, time, guild.channel("tables"), [ana, cem])
    assert hands(cem)
    await client.posts.shown(table)
    assert told.deleted and len(hands(cem)) == 2


async def test_a_refusal_that_is_called_a_bad_request_is_a_refusal(discord, client, time):
    guild = discord.guild("Game night")
    ana, ben = guild.person("Ana"), guild.person("Ben")
    ben.dms_open = False
    discord.bad_day.dm_refusals = True
    failing = REGISTRY.get_sample_value("meeplepost_undelivered_direct_messages_total") or 0
    await started_table(client, time, guild.channel("tables"), [ana, ben])
    assert hands(ana) and not hands(ben) and not (await client.store.person(ben.id)).dm_ok
    assert (REGISTRY.get_sample_value("meeplepost_undelivered_direct_messages_total") or 0) > failing


async def test_to_somebody_unknown_nothing_is_owed(discord, client, time):
    """Nobody would ever send it, and their table would have something to do over and over again."""
    guild = discord.guild("Game night")
    ana, ben, stranger = (guild.person(name) for name in ("Ana", "Ben", "Cem"))
    table = await client.tables.table(await started_table(client, time, guild.channel("tables"), [ana, ben]))
    assert await dm_locale(client, table, stranger.id) is None
    outcome = await send_dm(client, table, stranger.id, hand_post(table, 0, "en"), About("hand 0", 0))
    assert outcome is Undelivered.NEVER
    assert not stranger.inbox and not await client.store.owed_messages()


async def used_up(client, time):
    """Open as many channels in this minute as is allowed."""
    for user in range(1, A_MINUTE + 1):
        await client.store.remember_locale(user, "en")
        assert await client.dm_openings.may_open(user)


def told(person, key):
    return sum(says(message.text, key) for message in person.inbox)


async def test_whatever_is_owed_goes_out_when_it_may(discord, client, time, tmp_path):
    """A table whose channel goes, one at which the bot may not post any more, a result, and hands; all to people to whom no
    channel is open, by a bot that starts anew meanwhile."""
    guild = discord.guild("Game night")
    gone, closed, over, fresh = (guild.channel(name) for name in ("gone", "closed", "over", "fresh"))
    people = {place: [guild.person(f"{place.name}{letter}") for letter in "AB"] for place in (gone, closed)}
    ana, ben, cem, fan = (guild.person(name) for name in ("Ana", "Ben", "Cem", "Fan"))
    await used_up(client, time)
    await started_table(client, time, gone, people[gone], game="yspahan")
    ended = await started_table(client, time, over, [ana, ben], game="yspahan")
    assert not any(person.inbox for person in (*people[gone], ana, ben))
    await client.store.remember_locale(fan.id, "en")
    await client.store.follow(ended, fan.id)

    await used_up(client, time)
    gone.delete()
    closed.deny("send_messages_in_threads")
    barred = await started_table(client, time, closed, people[closed], game="yspahan", hours=0)
    due = (await client.tables.table(barred)).due[0]
    await client.tables.resign(ended, ana.id)
    await started_table(client, time, fresh, [ana, cem], hours=0)
    await client.posts.settle()
    assert not any(person.inbox for person in (*people[gone], *people[closed], ana, fan, cem))

    await discord.stop(client)
    client = await started(discord, tmp_path, time)
    await client.posts.settle()
    owed = {(each.table, each.user) for each in await client.store.owed_messages()}
    waiting = [*people[gone], fan, ana, cem, people[closed][due]]
    assert sorted(user for _, user in owed) == sorted(each.id for each in waiting)
    requests = len(discord.requests)
    for so_far in (A_MINUTE, len(owed)):
        time.move(minutes=1)
        await discord.until(
            lambda so_far=so_far: sum(len(each.inbox) for each in waiting) == so_far, "DMs", timeout=SLOW
        )
        await client.posts.settle()
    assert [told(person, "ended-gone") for person in people[gone]] == [1, 1]
    assert told(people[closed][due], "barred") == 1
    assert told(fan, "ended-resigned-won") == 1 and len(hands(ana)) == len(hands(cem)) == 1
    assert not await client.store.followers(ended)
    refused = [each for each in discord.requests[requests:] if each.code]
    assert not refused, "where the bot may not post nothing else is tried"
    await discord.stop(client)


async def test_where_nothing_may_be_read_a_message_is_sent_all_the_same(discord, client, time):
    guild = discord.guild("Game night")
    people = [guild.person("Ana"), guild.person("Ben")]
    await started_table(client, time, guild.channel("tables"), people)
    for person in people:
        discord.fail(f"GET /channels/{person.dm.id}/messages", code=50001, times=9)
    await started_table(client, time, guild.channel("tables"), people)
    assert [len(hands(person)) for person in people] == [2, 2]
    assert all([(await client.store.person(person.id)).dm_ok for person in people])
