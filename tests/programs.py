"""Programs that tests start: none is left behind, also by a test that fails or is cut off."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, STDOUT, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONG = 180.0
"""Seconds after which what takes no time at all is taken to wait for ever."""


@asynccontextmanager
async def program(*words: str, cwd: Path = ROOT, **environment: str) -> AsyncIterator[Process]:
    """Python with these arguments, whatever it says in one pipe; what is left of it in the end is killed.

    It ends only when everybody has who inherited the pipe, such as its own children.
    """
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, cwd=cwd, env={**kept, **environment}, stdout=PIPE, stderr=STDOUT
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        async with asyncio.timeout(LONG):
            await process.communicate()


async def said_until(process: Process, words: str) -> str:
    """What it says up to these words; fails when it ends without them."""
    assert process.stdout is not None
    said = ""
    while words not in said:
        line = await process.stdout.readline()
        assert line, said
        said += line.decode()
    return said


async def ended(process: Process) -> tuple[int, str]:
    """Wait until it ends by itself: exit status, and what else it has said."""
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()
