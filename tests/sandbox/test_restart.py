"""A bot that is a process of its own, killed and started again, and the server as a program."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox import Channel, DidNotRespond, Guild, Person, Sandbox
from sandbox.model.wire import PATIENCE
from sandbox.process.child import Child, NotStarted
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


async def test_a_bot_that_cannot_start_has_last_words(box: Sandbox, tmp_path: Path) -> None:
    async with Child(box, tmp_path, *PROGRAM, PYTHONPATH=str(ROOT), DISCORD_TOKEN="not.the.token") as bot:
        with pytest.raises(NotStarted, match=r"(?s)status 1\..*LoginFailure"):
            await bot.start()
        assert bot.state == "stopped" and await bot.stop() == 1


async def test_the_server_as_a_program() -> None:
    async with program("-m", "sandbox", "--port", "0") as process:
        said = await said_until(process, "token")
    assert "http://127.0.0.1:" in said
