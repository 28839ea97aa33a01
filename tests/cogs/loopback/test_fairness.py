"""The chance of a table over loopback: bound in the lobby, a word in a form, settled at Start, proved at the end."""

from hashlib import sha256

from tests.cogs.loopback.playing import SLOW, newest_post, score_sheet
from tests.cogs.loopback.test_table import press, pressing
from tests.cogs.loopback.test_whole_game import newest
from tests.spoken import said, says


async def test_from_the_lobby_to_the_proof(discord, client, caplog):
    caplog.set_level("INFO")
    guild = discord.guild("Game night")
    channel = guild.channel("tables")
    ana, ben, eve = guild.person("Ana"), guild.person("Ben", locale="ja"), guild.person("Eve")
    await (await ana.slash(channel, "table new", game="armadora", players=2)).settled(SLOW)
    lobby = next(message for message in channel.messages if said("button-join") in message.labels)
    await press(ben, lobby, "join")
    table = pressing(lobby, "fair").split(":")[2]
    row = (await client.tables.table(table)).row
    bound = sha256(row.secret.encode()).hexdigest()
    assert f"`{bound}`" in lobby.text

    # Who sits there may add a word; nobody sees it, not even its owner again.
    assert not (await press(eve, lobby, "fair")).buttons
    panel = await press(ben, lobby, "fair")
    assert panel.ephemeral and bound in panel.text
    assert sum(says(line, "fair-part-drawn", "ja") for line in panel.text.splitlines()) == 2
    form = await ben.click(panel, custom_id=pressing(panel, "fairword"))
    added = await (await ben.submit(form.modal, "  砂と xylophone ")).settled(SLOW)
    part = sha256(f"{table} 砂と xylophone".encode()).hexdigest()
    assert part[:8] in added.text and "砂と" not in added.text
    again = await ben.click(added, custom_id=pressing(added, "fairword"))
    assert "xylophone" not in str(again.modal.fields)

    # Start settles it; a form that was left open comes too late.
    late = await ben.click(added, custom_id=pressing(added, "fairword"))
    await press(ben, lobby, "start")
    await discord.until(lambda: channel.threads and newest(discord, channel), "the first post", timeout=SLOW)
    thread = channel.threads[0]
    post = newest_post(discord, thread)
    refused = await (await ben.submit(late.modal, "late")).settled(SLOW)
    assert refused.ephemeral and says(refused.text, "table-has-started", "ja")
    how = await press(eve, post, "fair")
    assert bound in how.text and part in how.text and row.secret not in how.text
    early = await (await eve.slash(thread, "verify")).settled(SLOW)
    assert early.text == how.text

    # The end shows the secret and proves the rest, to everybody.
    await client.tables.resign(table, ana.id)
    sheet = await discord.until(lambda: score_sheet(thread), "a sheet", timeout=SLOW)
    assert row.secret not in sheet.text and "fair" in str(post.buttons)
    proof = await press(eve, sheet, "fair")
    seed = (await client.tables.table(table)).row.seed
    assert proof.ephemeral and all(each in proof.text for each in ("✅", row.secret, bound, seed, part))
    told = [*channel.messages, *thread.messages, *ana.inbox, *ben.inbox]
    assert not [each for each in told if any(word in each.text for word in (row.secret, seed, "砂と"))]
    assert not any(word in caplog.text for word in (row.secret, seed, "砂と", part))
