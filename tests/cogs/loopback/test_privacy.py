"""One's own data over loopback: had as a file, and removed while the others play on."""

import json

from tests.cogs.loopback.playing import SLOW, newest_post, open_panel
from tests.cogs.loopback.test_table import press
from tests.cogs.loopback.test_whole_game import open_table
from tests.spoken import said


async def test_a_person_gets_their_data_and_is_forgotten(discord, client):
    guild = discord.guild("Game night")
    channel = guild.channel("tables")
    people = {name: guild.person(name) for name in ("Ana", "Ben", "Chie")}
    ana = people["Ana"]
    thread = await open_table(discord, channel, list(people.values()), "armadora", 3, 0)
    answer = await (await ana.slash(channel, "privacy export")).settled(SLOW)
    kept = json.loads(answer.files[0].bytes)
    assert answer.ephemeral and kept["user"] == str(ana.id) and kept["tables"][0]["seat"]["name"] == "Ana"
    assert str(people["Ben"].id) not in answer.files[0].bytes.decode()

    asked = await (await ana.slash(channel, "privacy forget")).settled(SLOW)
    assert "goes on" in asked.text and await client.store.tables_of(ana.id)
    assert "Forgotten" in (await press(ana, asked, "forget")).text
    resigned = await discord.until(
        lambda: next((each for each in thread.messages if f"**{said('someone')}** resigned" in each.text), None),
        "the others to be told", timeout=SLOW,
    )  # fmt: skip
    await client.tables.settle()
    await client.posts.settle()
    later = [each.text for each in thread.messages if each.id >= resigned.id]
    assert not any("Ana" in text or str(ana.id) in text for text in later)
    assert "Done" not in (await open_panel(ana, newest_post(discord, thread))).text
    post = newest_post(discord, thread)
    asked_now = next(each for each in people.values() if each.mention in post.text)
    panel = await open_panel(asked_now, post)
    assert "Ana" not in panel.text and panel.selects + panel.buttons

    nothing = await (await ana.slash(channel, "privacy export")).settled(SLOW)
    assert json.loads(nothing.files[0].bytes)["tables"] == []
