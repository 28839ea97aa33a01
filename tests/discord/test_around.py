"""Around a game over loopback: notes, the inbox, looking back, followers, rematch, private tables."""

import pytest

from tests.discord.conftest import started
from tests.discord.playing import SLOW, choices, due, newest_post, open_panel
from tests.discord.test_table import press, pressing
from tests.discord.test_whole_game import open_table


@pytest.fixture
async def table(discord, client):
    """A running table of Armadöra with two people: (thread, people by name)."""
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale=locale) for name, locale in (("Ana", "en-US"), ("Ben", "ja"))}
    thread = await open_table(discord, guild.channel("tables"), list(people.values()), "armadora", 2, 0)
    return thread, people


async def test_notes_are_private_and_a_form_outlives_a_restart(discord, client, table, time, tmp_path):
    thread, people = table
    post = newest_post(discord, thread)
    ana, ben = people.values()
    first = due(post, people)
    more = await press(first, post, "more")
    reply = await first.click(more, custom_id=pressing(more, "notes"))
    assert reply.modal.fields["text"].get("value") is None
    shown = await (await first.submit(reply.modal, {"text": "  gold in the *north*\n@everyone "})).settled(
        SLOW
    )
    assert shown is more and "> 📝 gold in the *north*\n> @everyone" in shown.text and not shown.pinged

    # Opened before a restart, sent after it.
    again = (await first.click(more, custom_id=pressing(more, "notes"))).modal
    assert again.fields["text"]["value"] == "gold in the *north*\n@everyone"
    await discord.stop(client)
    fresh = await started(discord, tmp_path, time)
    shown = await (await first.submit(again, {"text": "palisades " * 30})).settled(SLOW)
    assert "palisades palisades" in shown.text and "gold" not in shown.text

    panel = await open_panel(first, post)
    (line,) = [line for line in panel.text.splitlines() if "📝" in line]
    assert choices(panel) and line.startswith("-# 📝 palisades") and line.endswith("…") and len(line) < 100
    other = ben if first is ana else ana
    for looked in (await open_panel(other, post), await press(other, post, "more")):
        assert "📝" not in looked.text
    empty = (await first.click(more, custom_id=pressing(more, "notes"))).modal
    gone = await (await first.submit(empty, {"text": " "})).settled(SLOW)
    assert "📝" not in gone.text and await fresh.store.note(panel_table(post), first.id) == ""

    # A form of another version, or a made-up one, is answered and changes nothing.
    for custom_id in ("fm1:nosuch:abcd1234:0:", "what is this", "fm1:notes:nosuchid:0:"):
        opened = (await first.click(more, custom_id=pressing(more, "notes"))).modal
        opened.data["custom_id"] = custom_id
        refused = await first.submit(opened, {"text": "lost"})
        said = await discord.until(lambda refused=refused: answered(refused), "the refusal", timeout=SLOW)
        assert said.ephemeral and said.text and "📝" not in said.text
    await discord.stop(fresh)


def answered(reply):
    """What the bot said beside the message that was there."""
    return reply.followups[-1] if reply.followups else reply.type == 4 and reply.message


def panel_table(post):
    """The table's id, from a post's buttons."""
    return pressing(post, "play").split(":")[2]
