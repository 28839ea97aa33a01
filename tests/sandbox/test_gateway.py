"""The gateway: encodings, interrupted connections, intents, refused logins."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import commands

from sandbox import Channel, Guild, Person, Sandbox
from sandbox.process.runner import redirect_discord
from tests.sandbox.small_bot import SmallBot


@pytest.mark.parametrize("compress", [True, False])
async def test_both_encodings(compress: bool) -> None:
    async with Sandbox() as box:
        box.gateway.compress = compress
        guild = box.guild("Game night")
        channel, ana = guild.channel("talk"), guild.person("Ana")
        await box.run(SmallBot())
        lobby = (await ana.slash(channel, "table new", game="armadora")).message
        assert (await ana.click(lobby, "Join")).text == "Ana joined"


@pytest.mark.parametrize("interruption", ["close", "reconnect", "resumable", "invalid"])
async def test_the_bot_comes_back(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person, interruption: str
) -> None:
    lobby = (await ana.slash(channel, "table new", game="armadora")).message
    before = (box.gateway.identified, box.gateway.resumed)
    match interruption:
        case "close":
            box.gateway.drop(4000)
        case "reconnect":
            box.gateway.ask_to_reconnect()
        case "resumable":
            box.gateway.invalidate(resumable=True)
        case "invalid":
            box.gateway.invalidate()
    # Sent while the connection is down or going down: a resume brings it, a new session does not.
    if interruption == "close":
        assert (await ana.click(lobby, "Join")).text == "Ana joined"
    await box.until(lambda: (box.gateway.identified, box.gateway.resumed) != before)
    await box.connected()
    assert (await ana.click(lobby, "Join")).text == "Ana joined"
    assert box.gateway.identified - before[0] == (interruption == "invalid")


async def test_an_unknown_session_starts_anew(
    box: Sandbox, bot: SmallBot, channel: Channel, ana: Person
) -> None:
    box.gateway.sessions[0].id = "forgotten"
    box.gateway.drop(4000)
    await box.until(lambda: box.gateway.identified == 2)
    await box.connected()
    assert (await ana.slash(channel, "whoami")).type == 4


async def test_a_wrong_token(box: Sandbox) -> None:
    redirect_discord(box.base)
    async with SmallBot() as bot:
        with pytest.raises(discord.LoginFailure):
            await bot.start("wrong")


@pytest.mark.parametrize("path", ["/gateway/?v=10", "/api/v10/gateway", "/attachments/1/2/x.png"])
@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}, {"Host": "192.0.2.7"}],
    ids=str,
)
async def test_no_page_of_another_site_gets_in(box: Sandbox, path: str, headers: dict[str, str]) -> None:
    async with aiohttp.ClientSession() as http, http.get(box.base + path, headers=headers) as answer:
        assert answer.status == 403


async def test_every_sandbox_has_a_token_of_its_own(box: Sandbox) -> None:
    assert len(box.token) > 30 and Sandbox().token != box.token
    async with aiohttp.ClientSession() as http, http.ws_connect(f"{box.base}/gateway/?v=10") as socket:
        await socket.receive()
        identify = {"token": Sandbox().token, "intents": 1, "properties": {}}
        await socket.send_json({"op": 2, "d": identify})
        assert (await socket.receive()).data == 4004


async def test_privileged_intents_need_to_be_enabled(box: Sandbox) -> None:
    redirect_discord(box.base)
    async with SmallBot(intents=discord.Intents.all(), sync=False) as bot:
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await bot.start(box.token)


class Listener(SmallBot):
    """Remembers what it hears."""

    def __init__(self, intents: discord.Intents) -> None:
        super().__init__(intents=intents, sync=False)
        self.heard: list[tuple[str, Any]] = []

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(("message", message.content))

    async def on_message_edit(self, before: discord.Message, after: discord.Message) -> None:
        self.heard.append(("edit", after.content))

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        self.heard.append(("delete", event.message_id))

    async def on_raw_reaction_add(self, event: discord.RawReactionActionEvent) -> None:
        self.heard.append(("reaction", event.emoji.name))

    async def on_member_join(self, member: discord.Member) -> None:
        self.heard.append(("join", member.display_name))


async def test_intents_decide_what_the_bot_hears(
    guild: Guild, box: Sandbox, channel: Channel, ana: Person
) -> None:
    bot = Listener(discord.Intents(guilds=True, messages=True, reactions=True))
    await box.run(bot, commands=False)
    said = await ana.say(channel, "between us")
    await ana.say(channel, f"hello {box.world.bot.mention}")
    await ana.say(ana.dm, "direct")
    ana.react(said, "👍")
    ana.delete(said)
    guild.person("Chie")
    await box.gateway.fence()
    heard = [("message", ""), ("message", f"hello {box.world.bot.mention}"), ("message", "direct")]
    assert bot.heard == [*heard, ("reaction", "👍"), ("delete", said.id)]


async def test_members_and_content_with_privileged_intents() -> None:
    async with Sandbox(privileged=True) as box:
        guild = box.guild("Game night")
        channel, ana = guild.channel("talk"), guild.person("Ana")
        bot = Listener(discord.Intents.all())
        await box.run(bot, commands=False)
        here = bot.get_guild(guild.id)
        assert here is not None
        await here.chunk()
        assert here.get_member(ana.id) is not None
        guild.person("Chie")
        await ana.say(channel, "loud")
        await bot.at(channel).send("first")
        await bot.partial(channel.last).edit(content="second")
        await box.until(lambda: len(bot.heard) == 4)
        assert bot.heard == [("join", "Chie"), ("message", "loud"), ("message", "first"), ("edit", "second")]


class Sharded(commands.AutoShardedBot):
    """Two shards and one command."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Do not wait five seconds before the second shard."""

    async def setup_hook(self) -> None:
        @self.tree.command(name="hello", description="Say hello")
        async def hello(it: discord.Interaction[Any]) -> None:
            await it.response.send_message("hello")

        await self.tree.sync()


async def test_a_sharded_bot(box: Sandbox, channel: Channel, ana: Person) -> None:
    await box.run(Sharded(commands.when_mentioned, intents=discord.Intents(guilds=True), shard_count=2))
    await box.until(lambda: len(box.gateway.live) == 2)
    assert (await ana.slash(channel, "hello")).text == "hello"
    assert (await ana.slash(ana.dm, "hello")).text == "hello"


def test_only_loopback_receives_the_token() -> None:
    with pytest.raises(ValueError, match="only loopback"):
        redirect_discord("http://example.org:80")
