"""Discord's own description against what the bot sends and what the sandbox answers."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from sandbox import Sandbox
from sandbox.checks.openapi import usual_place
from sandbox.server import shapes
from tests.sandbox.small_bot import SmallBot, board, picture

needs_description = pytest.mark.skipif(
    usual_place() is None,
    reason="needs discord-openapi.json beside the project or where DISCORD_OPENAPI says",
)


@pytest.fixture
async def described() -> AsyncIterator[Sandbox]:
    async with Sandbox(openapi=usual_place(), check_answers=True) as box:
        yield box


@needs_description
async def test_answers_of_all_kinds_are_discords(described: Sandbox) -> None:
    box = described
    guild = box.guild("Game night")
    channel, ana, ben = guild.channel("talk"), guild.person("Ana"), guild.person("Ben")
    bot = SmallBot()
    await box.run(bot)
    lobby = (await ana.slash(channel, "table new", game="armadora")).message
    await ana.click(lobby, "Join")
    await ana.choose(lobby, ana, ben, custom_id="lobby:whom")
    shown = (await ana.slash(ana.dm, "show")).message
    await ana.click(shown, "Step 1")
    await ana.submit(
        (await ana.slash(channel, "load")).modal, {"File": [("a.png", b"x")], "Games": ["alhambra"]}
    )
    said = bot.partial(await ana.say(channel, "hi"))
    await said.reply("hello", embed=discord.Embed(title="t", description="d").add_field(name="n", value="v"))
    await said.add_reaction("🎲")
    await said.pin()
    assert [message async for message in bot.text_channel(channel).pins()]
    thread = await said.create_thread(name="Game")
    await thread.add_user(discord.Object(ben.id))
    await thread.send(view=board(1), file=picture())
    await thread.edit(archived=True)
    assert await bot.fetch_channel(thread.id)
    private = await bot.text_channel(channel).create_thread(name="Private")
    assert len(await private.fetch_members()) == 1
    async for _ in bot.at(channel).history():
        pass
    assert [one async for one in bot.fetch_guilds()]
    here = await bot.fetch_guild(guild.id)
    assert await here.fetch_channels() and await here.fetch_roles() and await here.fetch_member(ana.id)
    await bot.fetch_user(ana.id)
    await bot.create_application_emoji(name="meeple", image=picture().fp.read())
    await bot.fetch_application_emojis()
    assert box.violations == []


@needs_description
async def test_a_wrong_answer_of_the_sandbox_is_noticed(
    described: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = SmallBot()
    ana = described.guild("Game night").person("Ana")
    await described.run(bot, commands=False)
    wrong = {"id": str(ana.id), "username": 7, "discriminator": "0", "avatar": None}
    monkeypatch.setattr(shapes, "user", lambda user: wrong)
    await bot.fetch_user(ana.id)
    assert "the emulator's answer 200 is not Discord's" in str(described.forgive()[0])


@needs_description
async def test_unknown_keys_of_a_request_are_noticed(described: Sandbox) -> None:
    channel = described.guild("Game night").channel("talk")
    bot = SmallBot()
    await described.run(bot)
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
    with pytest.raises(discord.HTTPException):
        await bot.http.request(route, json={"content": "x", "colour": 3})
    assert "colour" in str(described.forgive())


async def test_without_the_description(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DISCORD_OPENAPI", str(tmp_path / "absent.json"))
    async with Sandbox() as box:
        assert box.openapi is None
