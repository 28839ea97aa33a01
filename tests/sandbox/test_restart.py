"""A bot that is a process of its own, killed and started again, and the server as a program."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import pytest

from sandbox import Channel, DidNotRespond, Guild, Person, Sandbox

ROOT = Path(__file__).parents[2]


async def start(box: Sandbox, sync: str) -> Process:
    python = [sys.executable, "-W", "ignore", "-m"]
    return await asyncio.create_subprocess_exec(
        *python, "tests.sandbox.child", box.base, box.token, sync, cwd=ROOT
    )


async def test_kill_and_restart(box: Sandbox, guild: Guild, channel: Channel, ana: Person) -> None:
    process = await start(box, "sync")
    try:
        await box.connected()
        message = (await ana.slash(channel, "show")).message
        await ana.click(message, "Step 1")
        process.kill()
        await process.wait()
        box.answer_seconds = 0.1
        with pytest.raises(DidNotRespond):
            await ana.click(message, "Step 2")
        box.answer_seconds = 3.0
        process = await start(box, "keep")
        await box.connected()
        await ana.click(message, "Step 2")
        assert message.labels == ["Step 3"] and box.world.commands.syncs == 1
    finally:
        process.kill()
        await process.wait()


async def test_the_server_as_a_program() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--port", "0", cwd=ROOT, stdout=PIPE
    )
    try:
        assert process.stdout
        lines = [(await process.stdout.readline()).decode() for _ in range(2)]
        assert "http://127.0.0.1:" in lines[0] and "token" in lines[1]
    finally:
        process.kill()
        await process.communicate()
