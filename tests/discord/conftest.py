"""A loopback Discord with the bot on it."""

import pytest

from sandbox import Sandbox
from tests.discord.process import BotProcess


@pytest.fixture
async def discord():
    async with Sandbox() as world:
        yield world


@pytest.fixture
async def bot(discord, tmp_path):
    """The bot's process, started; whatever it logged as an error fails the test."""
    guild = discord.guild("Game night")
    guild.channel("tables")
    process = BotProcess(discord, tmp_path)
    await process.start()
    yield process
    await process.stop()
    assert "Traceback" not in process.said(), process.said()
    assert " ERROR " not in process.said(), process.said()


@pytest.fixture
def channel(discord, bot):
    """The channel in which tables are opened."""
    return discord.guild("Game night").channel("tables")
