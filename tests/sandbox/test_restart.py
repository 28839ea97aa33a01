"""A bot that is a process of its own, killed and started again, and the server as a program."""

from __future__ import annotations

import asyncio
import logging
import sys
from pathlib import Path

import pytest

from sandbox import Channel, DidNotRespond, Guild, Person, Sandbox
from sandbox.model.wire import PATIENCE
from sandbox.process.child import Child, NotStarted
from sandbox.process.runner import _is_news, redirect_discord
from tests.programs import ROOT, program, said_until

PROGRAM = ("-m", "tests.sandbox.child")


async def test_kill_and_restart(
    box: Sandbox, guild: Guild, channel: Channel, ana: Person, tmp_path: Path
) -> None:
    async with Child(box, tmp_path, *PROGRAM, PYTHONPATH=str(ROOT)) as bot:
        await bot.start()
        message = (await ana.slash(channel, "show")).message
        await ana.click(message, "Step 1")
        await bot.kill()
        box.answer_seconds = 0.1
        with pytest.raises(DidNotRespond):
            await ana.click(message, "Step 2")
        box.answer_seconds = PATIENCE
        bot.settings["SYNC"] = "no"
        await bot.start()
        await ana.click(message, "Step 2")
        assert message.labels == ["Step 3"] and box.world.commands.syncs == 1


async def test_what_means_nothing_to_whoever_runs_it_is_not_said(
    box: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A killed bot's shared memory, and a heartbeat that was late because the machine slept."""
    shares = (
        "import multiprocessing, os, signal; lock = multiprocessing.get_context('spawn').Lock();"
        "os.kill(os.getpid(), signal.SIGKILL)"
    )
    child = Child(box, tmp_path, "-c", shares)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", shares, env=child._environment(), stderr=asyncio.subprocess.PIPE
    )
    _, said = await process.communicate()  # until the last of the family has ended
    assert said == b""
    filters = [each for each in logging.getLogger("discord.gateway").filters if each is _is_news]
    redirect_discord(box.base)
    gateway = logging.getLogger("discord.gateway")
    try:
        gateway.warning("Can't keep up, shard ID %s websocket is %.1fs behind.", None, 60)
        gateway.warning("Something else")
    finally:
        if not filters:
            gateway.removeFilter(_is_news)
    assert [record.message for record in caplog.records] == ["Something else"]


async def test_a_bot_that_cannot_start_has_last_words(box: Sandbox, tmp_path: Path) -> None:
    async with Child(box, tmp_path, *PROGRAM, PYTHONPATH=str(ROOT), DISCORD_TOKEN="not.the.token") as bot:
        with pytest.raises(NotStarted, match=r"(?s)status 1\..*LoginFailure"):
            await bot.start()
        assert bot.state == "stopped" and await bot.stop() == 1


async def test_the_server_as_a_program() -> None:
    async with program("-m", "sandbox", "--port", "0") as process:
        said = await said_until(process, "token")
    assert "http://127.0.0.1:" in said
