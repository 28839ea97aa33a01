"""Discord's own description against what the bot sends and what the sandbox answers."""

from __future__ import annotations

import copy
import json
import re

import discord
import pytest

from sandbox import Sandbox
from sandbox.checks.derive import DERIVED, derive, written
from sandbox.model.wire import Json
from sandbox.server import shapes
from sandbox.server.routing import ROUTES
from tests.sandbox.small_bot import SmallBot, board, picture


async def test_answers_of_all_kinds_are_discords(box: Sandbox) -> None:
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
    await private.add_user(discord.Object(ben.id))
    async for _ in bot.at(channel).history():
        pass
    assert [one async for one in bot.fetch_guilds()]
    here = await bot.fetch_guild(guild.id)
    assert await here.fetch_channels() and await here.fetch_roles() and await here.fetch_member(ana.id)
    await bot.fetch_user(ana.id)
    await bot.create_application_emoji(name="meeple", image=picture().fp.read())
    await bot.fetch_application_emojis()
    assert box.violations == []


async def test_a_wrong_answer_of_the_sandbox_is_noticed(
    box: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = SmallBot()
    ana = box.guild("Game night").person("Ana")
    await box.run(bot, commands=False)
    wrong = {"id": str(ana.id), "username": 7, "discriminator": "0", "avatar": None}
    monkeypatch.setattr(shapes, "user", lambda user: wrong)
    await bot.fetch_user(ana.id)
    assert "the emulator's answer 200 is not Discord's" in str(box.forgive()[0])


async def test_unknown_keys_of_a_request_are_noticed(box: Sandbox) -> None:
    channel = box.guild("Game night").channel("talk")
    bot = SmallBot()
    await box.run(bot)
    route = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
    with pytest.raises(discord.HTTPException):
        await bot.http.request(route, json={"content": "x", "colour": 3})
    assert "colour" in str(box.forgive())


async def test_without_the_description() -> None:
    async with Sandbox(openapi=False) as box:
        assert box.openapi is None


def _bare(template: str) -> str:
    return re.sub(r"\{\w+\}", "{}", template)


def test_every_route_of_the_server_is_described() -> None:
    described = {_bare(line) for line in json.loads(DERIVED.read_text(encoding="utf-8"))["routes"]}
    assert {_bare(f"{route.method} {route.template}") for route in ROUTES} == described


def _undone(derived: Json) -> Json:
    """A description from which this is derived, with words and things that nobody needs."""
    routes, schemas = copy.deepcopy(derived["routes"]), copy.deepcopy(derived["schemas"])
    paths: Json = {"/nobody/uses/it": {"get": {"responses": {"200": {"description": "nothing"}}}}}
    for line, route in routes.items():
        method, template = line.split()
        paths.setdefault(template, {})[method.lower()] = {
            "operationId": "an_id",
            "requestBody": {"content": {"application/json": {"schema": route["request"]}}},
            "responses": {
                "4XX": {"$ref": "#/components/responses/Error"},
                **{
                    status: {"description": "words", "content": {"application/json": {"schema": schema}}}
                    for status, schema in route["answers"].items()
                },
            },
        }
    for schema in schemas.values():
        schema["description"] = "words"
    schemas["NobodyRefersToIt"] = {"type": "null"}
    return {"paths": paths, "components": {"schemas": schemas}}


def test_what_is_kept_is_what_is_derived() -> None:
    kept = DERIVED.read_text(encoding="utf-8")
    assert written(derive(_undone(json.loads(kept)))) == kept
    assert len(kept) < 160_000


def test_properties_with_the_names_of_words_stay() -> None:
    attachment = json.loads(DERIVED.read_text(encoding="utf-8"))["schemas"]["MessageAttachmentRequest"]
    assert "description" in attachment["properties"]
