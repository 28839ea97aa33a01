"""Coming back over loopback: games that have ended are listed, opened, summed up, rated, hidden and put right."""

from datetime import UTC, datetime, timedelta

from tests.cogs.loopback.playing import SLOW
from tests.cogs.loopback.test_table import press
from tests.spoken import said, says
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

    mine = await asked(ana, channel, "stats history")
    assert mine.ephemeral and said("history-mine", count=4) in mine.text
    assert said("carcassonne-title") in mine.text
    for command in ("replay", "table verify"):  # no game has its thread here
        found = await asked(ana, channel, command)
        assert found.text == mine.text and found.selects == mine.selects, command
    listed = await asked(chie, channel, "stats history", whose="server")
    sheet = await chie.choose(listed, "past0003")
    sheet = await sheet.settled(SLOW)
    assert says(sheet.text, "over-finished-won")
    assert sheet.labels == [*map(said, ("button-rematch", "button-story", "button-why")), "⋯"]
    assert says((await asked(chie, channel, "stats profile")).text, "profile-none-own")

    profile = await asked(ana, channel, "stats profile")
    assert said("profile-games", games=4, won=4) in profile.text and says(profile.text, "profile-ratings")
    assert profile.files and says(profile.text, "profile-times-hidden")
    course = await press(ana, profile, "course")
    everywhere = said("course-everywhere")
    assert course.files and any(everywhere in each["label"] for each in course.selects[0]["options"])
    theirs = await asked(chie, channel, "stats profile", player=ana)
    assert said("profile-games", games=4, won=4) in theirs.text and not says(theirs.text, "profile-typical")
    seen = await press(ana, profile, "seen")
    assert says(seen.text, "seen-results-seen-on")
    await (await ana.click(seen, said("seen-results-seen", state="on"))).settled(SLOW)
    refused = await asked(chie, channel, "stats profile", player=ana)
    assert says(refused.text, "statistics-not-shown", who=ana.mention)
    assert not says((await asked(ana, channel, "stats profile")).text, "statistics-not-shown")

    stats = await asked(ben, channel, "stats game", game="yspahan")
    assert all(says(stats.text, key) for key in ("stats-luck-dice", "stats-records", "stats-seats"))
    leaders = await asked(ben, channel, "stats leaderboard", game="carcassonne")
    assert f"<@{ben.id}>" in leaders.text and f"<@{ana.id}>" not in leaders.text and leaders.files

    refused = await asked(
        ben, channel, "table correct", table="past0000", places="1 2", reason="the photo says so"
    )
    assert says(refused.text, "correct-not-moderator")
    host = guild.person("Host", can=("manage_guild",))
    done = await asked(host, channel, "table correct", table="past0000", places="0", reason="a trial")
    assert says(done.text, "correct-done")
    told = [each.text for place in (channel, *channel.threads) for each in place.messages]
    void = {"places": said("correct-void"), "reason": "a trial"}
    assert any(says(each, "correct-public", who=host.mention, **void) for each in told)
    await client.projection.settle()
    assert said("profile-games", games=3, won=3) in (await asked(ana, channel, "stats profile")).text
