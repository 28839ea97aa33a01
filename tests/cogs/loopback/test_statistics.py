"""Coming back over loopback: games that have ended are listed, opened, summed up, rated, hidden and put right."""

from datetime import UTC, datetime, timedelta

from tests.cogs.loopback.playing import SLOW
from tests.cogs.loopback.test_table import press
from tests.statistics.playing import recorded


async def asked(person, channel, command, /, **options):
    """The answer to a command, once it is there."""
    return await (await person.slash(channel, command, **options)).settled(SLOW)


async def test_a_place_to_come_back_to(discord, client):
    guild = discord.guild("Game night")
    channel = guild.channel("tables")
    ana, ben, chie = (guild.person(name) for name in ("Ana", "Ben", "Chie"))
    where = {"guild": guild.id, "channel": channel.id}
    store, now = client.store, datetime.now(UTC)
    pair = {ana.id: "Ana", ben.id: "Ben"}
    games = ("carcassonne", "yspahan", "armadora", "carcassonne")
    for number, name in enumerate(games):
        await recorded(store, name, pair, now - timedelta(days=9 - number), f"past000{number}", **where)
    await client.projection.look()

    mine = await asked(ana, channel, "history")
    assert mine.ephemeral and "4 finished" in mine.text and "Carcassonne" in mine.text
    listed = await asked(chie, channel, "history", whose="server")
    sheet = await chie.choose(listed, "past0003")
    sheet = await sheet.settled(SLOW)
    assert "Final score" in sheet.text and {"Replay", "Save record"} <= set(sheet.labels)
    assert "begins with" in (await asked(chie, channel, "profile")).text

    profile = await asked(ana, channel, "profile")
    assert "4 games against people" in profile.text and "Ratings on this server" in profile.text
    assert profile.files and "Only you" in profile.text
    course = await press(ana, profile, "course")
    assert course.files and any("all servers" in each["label"] for each in course.selects[0]["options"])
    theirs = await asked(chie, channel, "profile", player=ana)
    assert "4 games" in theirs.text and "typically" not in theirs.text
    seen = await press(ana, profile, "seen")
    assert "are seen by people on the same server" in seen.text
    await (await ana.click(seen, "Results: shown")).settled(SLOW)
    refused = await asked(chie, channel, "profile", player=ana)
    assert "to themselves" in refused.text
    assert "to themselves" not in (await asked(ana, channel, "profile")).text

    stats = await asked(ben, channel, "stats", game="yspahan")
    assert "Your dice" in stats.text and "Records" in stats.text and "Wins by seat" in stats.text
    leaders = await asked(ben, channel, "leaderboard", game="carcassonne")
    assert f"<@{ben.id}>" in leaders.text and f"<@{ana.id}>" not in leaders.text and leaders.files

    assert (
        "moderate"
        in (
            await asked(ben, channel, "correct", table="past0000", places="1 2", reason="the photo says so")
        ).text
    )
    host = guild.person("Host", can=("manage_guild",))
    done = await asked(host, channel, "correct", table="past0000", places="0", reason="a trial")
    assert "Put right" in done.text
    said = [each.text for place in (channel, *channel.threads) for each in place.messages]
    assert any("counts for nothing" in each and "a trial" in each for each in said)
    await client.projection.settle()
    assert "3 games against people" in (await asked(ana, channel, "profile")).text
