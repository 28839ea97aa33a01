"""Files in messages: which ones Discord lists, how it describes those that are shown, which ones an edit keeps."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from sandbox import Channel, Message, Person, Sandbox
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import SmallBot, board, picture

V2 = 1 << 15
PNG = ("board.png", picture(width=8).fp.read())
Json = dict[str, Any]


def gallery(url: str = "attachment://board.png") -> list[Json]:
    """Components that show one picture."""
    return [{"type": 12, "items": [{"media": {"url": url}}]}]


async def test_a_file_that_is_shown_is_not_listed(channel: Channel, client: Raw) -> None:
    path = f"/channels/{channel.id}/messages"
    made = await client.ask("POST", path, {"flags": V2, "components": gallery()}, {0: PNG})
    fetched = await client.ask("GET", f"{path}/{made.json['id']}", None)
    words = [{"type": 10, "content": "words"}, *gallery()]
    edited = await client.ask("PATCH", f"{path}/{made.json['id']}", {"components": words}, {0: PNG})
    for answer in (made, fetched, edited):
        assert answer.status == 200 and answer.json["attachments"] == []
    (file,) = channel.last.files
    assert file.name == "board.png", "the sandbox itself still knows it"


async def test_events_do_not_list_it_either(box: Sandbox, channel: Channel) -> None:
    heard: list[discord.Message] = []

    class Hears(SmallBot):
        async def on_message(self, message: discord.Message) -> None:
            heard.append(message)

    bot = Hears(intents=discord.Intents(guilds=True, guild_messages=True))
    await box.run(bot)
    await bot.at(channel).send(view=board(1), file=picture())
    await bot.at(channel).send("words", file=picture("loose.png"))
    await box.until(lambda: len(heard) == 2)
    assert [[file.filename for file in message.attachments] for message in heard] == [[], ["loose.png"]]


async def test_media_have_no_name_and_no_size(box: Sandbox, channel: Channel, client: Raw) -> None:
    body = {
        "flags": V2,
        "components": [*gallery(), {"type": 13, "file": {"url": "attachment://game.txt"}}],
    }
    files = {0: PNG, 1: ("game.txt", b"a journal")}
    made = await client.ask("POST", f"/channels/{channel.id}/messages", body, files)
    shown, text = made.json["components"]
    medium, (png, txt) = shown["items"][0]["media"], channel.last.files
    assert medium.keys() == {
        "id",
        "url",
        "proxy_url",
        "width",
        "height",
        "content_type",
        "attachment_id",
    }
    assert (medium["width"], medium["height"], medium["content_type"]) == (8, 4, "image/png")
    assert medium["attachment_id"] == str(png.id) != medium["id"] and medium["url"] == png.url
    assert (text["name"], text["size"]) == ("game.txt", 9) and text["file"]["attachment_id"] == str(txt.id)
    async with aiohttp.ClientSession() as http, http.get(medium["url"]) as answer:
        assert await answer.read() == PNG[1] and answer.content_type == "image/png"


async def test_edits_keep_what_they_list(bot: SmallBot, channel: Channel) -> None:
    sent = await bot.at(channel).send(files=[picture("a.png", "old"), picture("b.png")])
    message = channel.last
    await sent.edit(content="words")
    assert names(message) == ["a.png", "b.png"] and message.edits == 1
    await sent.edit(attachments=[sent.attachments[0], picture("c.png")])
    assert names(message) == ["a.png", "c.png"] and message.files[0].alt == "old"
    await bot.partial(message).edit(attachments=[])
    assert message.files == [] and message.content == "words"


async def test_new_files_without_a_list_drop_the_old_ones(channel: Channel, client: Raw) -> None:
    path = f"/channels/{channel.id}/messages"
    made = await client.ask("POST", path, {"content": "x"}, {0: PNG, 1: ("b.png", b"b")})
    await client.ask("PATCH", f"{path}/{made.json['id']}", {"content": "y"})
    assert names(channel.last) == ["board.png", "b.png"]
    await client.ask("PATCH", f"{path}/{made.json['id']}", {"content": "z"}, {0: ("c.png", b"c")})
    assert names(channel.last) == ["c.png"]


async def test_a_kept_file_is_named_by_the_id_of_its_medium(bot: SmallBot, channel: Channel) -> None:
    class Kept:
        """What stays of a file when there is no attachment to pass."""

        def __init__(self, number: str) -> None:
            self.number = number

        def to_dict(self) -> Json:
            return {"id": self.number}

    await bot.at(channel).send(view=board(1), file=picture())
    message = channel.last
    medium = message.components[0]["components"][2]["items"][0]["media"]
    kept: Any = Kept(medium["attachment_id"])
    await bot.partial(message).edit(attachments=[kept])
    assert names(message) == ["board.png"] and not message.listed


async def test_a_component_shows_files_of_the_same_request_only(
    box: Sandbox, bot: SmallBot, channel: Channel
) -> None:
    sent = await bot.at(channel).send(view=board(1), file=picture())
    message = channel.last
    with pytest.raises(discord.HTTPException, match="names no file") as refusal:
        await bot.partial(message).edit(view=board(2))
    assert refusal.value.status == 400 and message.text.startswith("Turn 1")
    with pytest.raises(discord.HTTPException, match="names no file"):
        await bot.at(channel).send(view=board(2))
    assert len(box.forgive()) == 2
    await bot.partial(message).edit(view=board(2), attachments=[picture()])
    assert message.text.startswith("Turn 2") and sent.id == message.id and len(message.files) == 1


async def test_an_embed_may_show_a_file_that_stays(bot: SmallBot, channel: Channel) -> None:
    embed = discord.Embed(title="t").set_image(url="attachment://board.png")
    sent = await bot.at(channel).send(embed=embed, file=picture())
    assert sent.attachments == []
    again = discord.Embed(title="u").set_image(url="attachment://board.png")
    await bot.partial(channel.last).edit(embed=again)
    assert channel.last.embeds[0]["image"]["url"] == channel.last.files[0].url


async def test_a_view_made_from_a_message_shows_something_from_outside(
    bot: SmallBot, channel: Channel
) -> None:
    sent = await bot.at(channel).send(view=board(1), file=picture())
    await bot.partial(channel.last).edit(view=ui.LayoutView.from_message(sent, timeout=None))
    (file,) = channel.last.files
    medium = channel.last.components[0]["components"][2]["items"][0]["media"]
    assert medium["url"] == file.url and "attachment_id" not in medium


async def test_a_file_component(bot: SmallBot, channel: Channel) -> None:
    view = ui.LayoutView(timeout=None)
    file = picture("journal.txt")
    view.add_item(ui.File(file))
    await bot.at(channel).send(view=view, file=file)
    assert channel.last.components[0]["name"] == "journal.txt"


async def test_answers_to_a_click_drop_and_list_files_alike(
    bot: SmallBot, channel: Channel, ana: Person
) -> None:
    shown = (await ana.slash(channel, "show")).message
    before = shown.files
    await ana.click(shown, "Step 1")
    assert names(shown) == ["board.png"] and shown.files != before and not shown.listed


def names(message: Message) -> list[str]:
    return [file.name for file in message.files]
