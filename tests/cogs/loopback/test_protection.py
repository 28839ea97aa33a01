"""Protection from people over loopback: removed from a lobby, blocked, barred; in one evening of one server."""

from datetime import timedelta

from tests.cogs.loopback.playing import SLOW
from tests.cogs.loopback.test_statistics import asked
from tests.cogs.loopback.test_table import press
from tests.spoken import said, says


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
    assert says(sure.text, "lobby-remove-sure", who="Ben")
    await press(ana, sure, "removed")
    await client.posts.settle()
    assert "Ben" not in lobby.text and "Chie" in lobby.text
    told = await discord.until(
        lambda: next((each for each in ben.dm.messages if each.v2), None), "Ben to be told", timeout=SLOW
    )
    assert says(told.text, "lobby-removed", game=said("armadora-title"), place=f"<#{channel.id}>")
    refused = await press(ben, lobby, "join")
    assert says(refused.text, "table-no-seat-for-you")
    forged = await ben.click(
        refused, custom_id=f"m1:removed:{menu['custom_id'].split(':')[2]}:0:{chie.id}", forge=True
    )
    assert "Ana" in (await forged.settled(SLOW)).text and "Chie" in lobby.text

    # A block, from the menu of a person: said to nobody, and it holds both ways.
    done = await (await chie.menu(channel, said("block-menu"), ben)).settled(SLOW)
    assert done.ephemeral and says(done.text, "blocked", who=ben.mention)
    assert not says(done.text, "blocked-lobbies")
    theirs, _ = await opened(ben, channel)
    assert says((await press(chie, theirs, "join")).text, "table-you-blocked")
    hers, _ = await opened(chie, channel)
    refused = await press(ben, hers, "join")
    assert says(refused.text, "table-no-seat-for-you") and "block" not in refused.text
    assert says((await asked(chie, channel, "privacy block", person=chie)).text, "block-nobody")
    mine = await asked(chie, channel, "privacy block")
    assert said("blocks-title", count=1) in mine.text and ben.mention in mine.text
    await (await chie.choose(mine, str(ben.id))).settled(SLOW)
    assert said("blocks-title", count=0) in mine.text
    assert says((await press(ben, hers, "join")).text, "table-no-seat-for-you"), (
        "who left cannot be told by asking again"
    )
    hers, _ = await opened(chie, channel)
    assert says((await press(ben, hers, "join")).text, "joined")
    again = await asked(chie, channel, "privacy block", person=ben)
    assert said("blocked-lobbies", count=1) in again.text
    await press(chie, again, "unblock")

    # A bar: out of the lobbies there, no seat anew, said plainly; listed, and lifted.
    assert says((await asked(ben, channel, "table bar")).text, "bar-not-moderator")
    done = await asked(host, channel, "table bar", member=ben, length="week")
    assert said("barred-lobbies", count=2) in done.text and says(done.text, "barred-now")
    assert ben.mention in done.text
    (bar,) = await client.tables.lobbies.bars_of(guild.id)
    assert bar.user == ben.id and bar.until == bar.at + timedelta(weeks=1)
    barred = await press(ben, lobby, "join")
    assert says(barred.text, "table-barred-until", until=int(bar.until.timestamp()))
    refused = await asked(ben, channel, "table new", game="armadora")
    assert says(refused.text, "table-barred-until")
    listed = await asked(host, channel, "table bar")
    assert said("bars-title", count=1) in listed.text
    await (await host.choose(listed, str(ben.id))).settled(SLOW)
    assert said("bars-title", count=0) in listed.text
