"""A sandbox with a guild, a channel, two people, and the small bot in it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox import Channel, Guild, Person, Sandbox
from sandbox.model import permissions
from sandbox.model.wire import PATIENCE
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import SmallBot


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    more = permissions.bits(["add_reactions", "manage_messages", "manage_threads", "pin_messages"])
    async with Sandbox(answer_seconds=PATIENCE) as sandbox:
        sandbox.world.bot_permissions |= more
        yield sandbox


@pytest.fixture
def guild(box: Sandbox) -> Guild:
    return box.guild("Game night")


@pytest.fixture
def channel(guild: Guild) -> Channel:
    return guild.channel("table-talk")


@pytest.fixture
def ana(guild: Guild) -> Person:
    return guild.person("Ana")


@pytest.fixture
def ben(guild: Guild) -> Person:
    return guild.person("Ben", locale="ja")


@pytest.fixture
async def client(box: Sandbox) -> AsyncIterator[Raw]:
    """Sends single requests as the bot."""
    async with aiohttp.ClientSession() as session:
        yield Raw(box, session)


@pytest.fixture
async def bot(box: Sandbox, channel: Channel, ana: Person, ben: Person) -> SmallBot:
    bot = SmallBot()
    await box.run(bot)
    return bot
