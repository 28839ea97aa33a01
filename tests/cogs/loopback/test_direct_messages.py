"""Direct messages when Discord has had enough of them, or refuses them its other way."""

from tests.cogs.loopback.conftest import started_table


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
    (told,) = [message for message in thread.messages if "no new direct messages" in message.text]
    assert told.pinged == {cem} and "**Hand**" in told.text
    await client.posts.shown(table)
    assert sum("no new direct messages" in message.text for message in thread.messages) == 1, "told once"
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
    await started_table(client, time, guild.channel("tables"), [ana, ben])
    assert hands(ana) and not hands(ben) and not (await client.store.person(ben.id)).dm_ok
