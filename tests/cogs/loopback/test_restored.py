"""A start finds nothing to do where nothing has changed; after a backup was restored it says so, once, and the game goes on."""

from datetime import UTC, datetime

from data.backups.files import back_up, restore
from engines.core.chance import Rng
from tests.cogs.loopback.conftest import started
from tests.cogs.loopback.playing import SLOW, calls_to_play, newest_post, open_panel, play_by_buttons
from tests.cogs.loopback.test_lost_posts import play_a_turn
from tests.cogs.loopback.test_table import press, pressing
from tests.spoken import said, says


async def test_a_restored_backup_is_neither_silent_nor_told_twice(discord, client, table, tmp_path, time):
    thread, people = table
    guild = discord.guild("Game night")
    channel, cem, dan = guild.channel("tables"), guild.person("Cem"), guild.person("Dan")
    await (await cem.slash(channel, "table new", game="armadora", players=3)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)

    async def rests(now):
        await now.tables.settle()
        await now.posts.settle()

    def told():
        return [each for each in thread.messages if says(each.text, "restored")]

    known = await play_a_turn(discord, thread, people, Rng("kept", 0))
    await rests(client)
    file = tmp_path / "tables.sqlite3"
    backup = back_up(file, tmp_path / "kept", datetime.now(UTC))
    lost = await play_a_turn(discord, thread, people, Rng("lost", 0))
    await (await dan.click(lobby, said("button-join"))).settled(SLOW)
    await rests(client)
    assert "Dan" in lobby.text and not calls_to_play(known)
    gathering = pressing(lobby, "fair").split(":")[2]
    bound = (await client.tables.table(gathering)).fingerprint
    assert pressing(lobby, "fair").endswith(bound)
    await discord.stop(client)

    # A start without anything new changes no message.
    requests = len(discord.requests)
    client = await started(discord, tmp_path, time)
    await rests(client)
    changes = [each for each in discord.requests[requests:] if each.method in ("PATCH", "POST", "DELETE")]
    assert [each.path for each in changes if "/channels/" in each.path] == []

    # What changes first after it is told to those who have joined.
    options = await press(cem, await press(cem, lobby, "options"), "options")
    clock = next(each["custom_id"] for each in options.selects if each["custom_id"].endswith(":clock"))
    await (await cem.choose(options, "24h", custom_id=clock)).settled(SLOW)
    await rests(client)
    (change,) = (each for each in channel.messages if says(each.text, "lobby-changed", who=dan.mention))
    assert said("clock-move", time=said("time-days", count=1)) in change.text
    assert said("lobby-language") not in change.text
    await discord.stop(client)

    restore(backup, file)
    client = await started(discord, tmp_path, time)
    await discord.until(told, "a word about the backup", timeout=SLOW)
    await rests(client)
    again = newest_post(discord, thread)
    assert again is not known and not calls_to_play(lost) and not calls_to_play(known) and len(told()) == 1
    assert again.files[0].bytes == known.files[0].bytes, "the board of the backup"
    assert "Dan" not in lobby.text and said("button-join") in lobby.labels
    now = await client.tables.table(gathering)
    assert bound != now.fingerprint, "what was shown of it may be known"
    assert says(lobby.text, "fair-changed", before=bound, fingerprint=now.fingerprint)
    shown = len(thread.messages)

    # Another start has nothing to say; the next turn is told once, though its number was told before.
    await discord.stop(client)
    client = await started(discord, tmp_path, time)
    await rests(client)
    assert len(thread.messages) == shown
    person, other = sorted(people.values(), key=lambda each: each.mention not in again.text)
    before = [len(discord.pings(each, thread)) for each in (person, other)]
    await play_by_buttons(person, await open_panel(person, again), Rng("another", 0))
    await discord.until(lambda: newest_post(discord, thread) is not again, "the next turn", timeout=SLOW)
    await rests(client)
    assert len(thread.messages) == shown + 1 and len(told()) == 1
    assert [len(discord.pings(each, thread)) for each in (person, other)] == [before[0], before[1] + 1]
    await discord.stop(client)
