"""Days at a table, with a clock that the test moves: reminders, default moves, lobbies that nobody starts."""

from datetime import timedelta

from tests.cogs.loopback.playing import SLOW, due, newest_post
from tests.cogs.loopback.test_whole_game import newest, open_table
from tests.spoken import said, says


async def test_a_reminder_and_then_a_harmless_move(discord, client, time):
    channel = discord.guild("Game night").channel("tables")
    people = {name: discord.guild("Game night").person(name) for name in ("Ana", "Ben")}
    thread = await open_table(
        discord, channel, list(people.values()), "armadora", 2, 0, clock="24h", vacation="0"
    )
    post = newest_post(discord, thread)
    late = due(post, people)
    other = next(person for person in people.values() if person is not late)
    until = int((time.now() + timedelta(hours=24)).timestamp())
    assert f"<t:{until}:f>" in post.text and f"<t:{until}:R>" in post.text

    time.move(hours=17)
    assert discord.pings(late, thread) == [post]
    time.move(hours=2)
    reminder = await discord.until(
        lambda: says(thread.last.text, "reminder") and thread.last.v2 and thread.last,
        "a reminder",
        timeout=SLOW,
    )
    assert says(reminder.text, "reminder") and reminder.pinged == {late}
    assert reminder.labels == [said("button-play")]
    assert discord.pings(other, thread) == []

    time.move(hours=6)
    await discord.until(lambda: newest(discord, channel) is not post, "the default move", timeout=SLOW)
    after = newest_post(discord, thread)
    assert after.pinged == {other} and late.name in after.text
    assert len([message for message in thread.messages if message.files]) == 2
    await discord.until(lambda: reminder.deleted, "the reminder to go", timeout=SLOW)


async def test_a_lobby_that_nobody_starts(discord, client, time):
    channel = discord.guild("Game night").channel("tables")
    ana = discord.guild("Game night").person("Ana")
    await (await ana.slash(channel, "table new", game="armadora")).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    await discord.until(
        lambda: time.sleeping == len(client._watches), "clock and keeper to sleep", timeout=SLOW
    )
    time.move(days=13, hours=1)
    await discord.until(
        lambda: says(channel.last.text, "lobby-closes-soon"), "the announcement", timeout=SLOW
    )
    await discord.until(
        lambda: time.sleeping == len(client._watches), "clock and keeper to sleep again", timeout=SLOW
    )
    assert sum(says(message.text, "lobby-closes-soon") for message in channel.messages) == 1
    time.move(days=1)
    await discord.until(lambda: not lobby.buttons, "the lobby to close", timeout=SLOW)
    assert says(lobby.text, "lobby-closed") and not lobby.pinged
    await discord.until(
        lambda: not any(says(message.text, "lobby-closes-soon") for message in channel.messages),
        "the announcement to go",
        timeout=SLOW,
    )
