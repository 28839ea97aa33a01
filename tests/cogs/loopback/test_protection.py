"""Protection from people over loopback: removed from a lobby, blocked, barred; in one evening of one server."""

from datetime import timedelta

from tests.cogs.loopback.playing import SLOW
from tests.cogs.loopback.test_statistics import asked
from tests.cogs.loopback.test_table import press


async def opened(person, channel):
    """The lobby that somebody has opened, and their options."""
    panel = await asked(person, channel, "table new", game="armadora", players=3)
    return channel.messages[-1], panel


async def test_an_opener_a_person_and_a_moderator_keep_somebody_away(discord, client):
    guild = discord.guild("Game night")
    channel = guild.channel("tables")
    ana, ben, chie = (guild.person(name) for name in ("Ana", "Ben", "Chie"))
    host = guild.person("Host", can=("manage_guild",))

    # The opener removes somebody, who is told, and cannot come back.
    lobby, _ = await opened(ana, channel)
    await press(ben, lobby, "join")
    await press(chie, lobby, "join")
    panel = await press(ana, await press(ana, lobby, "options"), "people")
    (menu,) = [each for each in panel.selects if ":remove:" in each["custom_id"]]
    sure = await (await ana.choose(panel, str(ben.id), custom_id=menu["custom_id"])).settled(SLOW)
    assert "Remove Ben?" in sure.text
    await press(ana, sure, "removed")
    await client.posts.settle()
    assert "Ben" not in lobby.text and "Chie" in lobby.text
    told = await discord.until(lambda: next(iter(ben.dm.messages), None), "Ben to be told", timeout=SLOW)
    assert "has taken you off" in told.text and f"<#{channel.id}>" in told.text
    refused = await press(ben, lobby, "join")
    assert "has no seat for you" in refused.text
    forged = await ben.click(
        refused, custom_id=f"m1:removed:{menu['custom_id'].split(':')[2]}:0:{chie.id}", forge=True
    )
    assert "Ana" in (await forged.settled(SLOW)).text and "Chie" in lobby.text

    # A block, from the menu of a person: said to nobody, and it holds both ways.
    done = await (await chie.menu(channel, "Block at tables", ben)).settled(SLOW)
    assert done.ephemeral and ben.mention in done.text and "lobbies" not in done.text
    theirs, _ = await opened(ben, channel)
    assert "whom you have blocked" in (await press(chie, theirs, "join")).text
    hers, _ = await opened(chie, channel)
    refused = await press(ben, hers, "join")
    assert "has no seat for you" in refused.text and "block" not in refused.text
    assert "other people" in (await asked(chie, channel, "block", person=chie)).text
    mine = await asked(chie, channel, "block")
    assert "blocked one person" in mine.text and ben.mention in mine.text
    await (await chie.choose(mine, str(ben.id))).settled(SLOW)
    assert "blocked nobody" in mine.text
    assert "has no seat for you" in (await press(ben, hers, "join")).text, (
        "who left cannot be told by asking again"
    )
    hers, _ = await opened(chie, channel)
    assert "You are in" in (await press(ben, hers, "join")).text
    again = await asked(chie, channel, "block", person=ben)
    assert "You both sit in a lobby" in again.text
    await press(chie, again, "unblock")

    # A bar: out of the lobbies there, no seat anew, said plainly; listed, and lifted.
    assert "moderators" in (await asked(ben, channel, "bar")).text
    done = await asked(host, channel, "bar", member=ben, length="week")
    assert "2 lobbies" in done.text and ben.mention in done.text
    (bar,) = await client.tables.lobbies.bars_of(guild.id)
    assert bar.user == ben.id and bar.until == bar.at + timedelta(weeks=1)
    barred = await press(ben, lobby, "join")
    assert "barred you" in barred.text and "<t:" in barred.text
    assert "barred you" in (await asked(ben, channel, "table new", game="armadora")).text
    listed = await asked(host, channel, "bar")
    assert "One member is barred" in listed.text
    await (await host.choose(listed, str(ben.id))).settled(SLOW)
    assert "Nobody is barred" in listed.text
