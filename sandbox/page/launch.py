"""Everything at once: a sandbox, a bot as its child, and the page."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import signal
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sandbox.model.permissions import BOT
from sandbox.page.room import Room
from sandbox.page.server import STATIC, Page
from sandbox.process.child import NotStarted
from sandbox.sandbox import Sandbox
from sandbox.server.hosts import is_loopback

PORT: Final = 8484
"""Where the page is, unless somebody else is there already."""

_WELCOME = """\
{name} runs on a Discord of its own now, on this machine. Open

    {url}

{reach} Ctrl+C ends it.{more}"""
_LOOPBACK = "Loopback only: no other machine can reach it, and nothing leaves this one."
_EXPOSED = "NOT loopback only: whoever reaches {address} and knows this address can use it."


@dataclass(frozen=True, slots=True)
class Launch:
    """What is launched, and where it is shown."""

    furnish: Callable[[Sandbox], Room]
    """Makes a guild with people on the sandbox, and the bot's process, which is not started yet."""
    name: str = "The bot"
    more: str = ""
    """What else the terminal says at the start."""
    icon: Path = STATIC / "icon.svg"
    permissions: int = BOT
    """What the bot's role grants."""
    privileged: bool = False
    """Whether the bot may have privileged intents."""
    port: int | None = None
    """Where the page is; None tries `PORT`, then a free one."""
    address: str = "127.0.0.1"
    """Where to listen; anything but loopback must be wanted explicitly."""
    browser: bool = True
    """Whether to open the page in a browser, if there is one."""


def run(launch: Launch) -> int:
    """Run until interrupted. Returns the exit status: 0 after a normal stop, the bot's or 2 when it cannot start."""
    return asyncio.run(_run(launch))


def add_where(parser: argparse.ArgumentParser) -> None:
    """Let a program say where its page is."""
    parser.add_argument("--port", type=int, help=f"where the page is; without it {PORT}, or a free one")
    parser.add_argument("--address", default="127.0.0.1", help="where to listen; the default is loopback")
    parser.add_argument(
        "--expose", action="store_true", help="allow an --address that other machines can reach"
    )
    parser.add_argument("--no-browser", action="store_true", help="open no browser")


def checked_where(parser: argparse.ArgumentParser, given: argparse.Namespace) -> dict[str, Any]:
    """Where the page is, for a `Launch`; the program ends if that could be reached by accident."""
    if not is_loopback(given.address) and not given.expose:
        parser.error(f"{given.address} may be reached from other machines; say --expose if you want that")
    return {"port": given.port, "address": given.address, "browser": not given.no_browser}


def open_browser(url: str) -> None:
    """Show the page in a browser with windows of its own, if this machine has one."""
    windows = (
        sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    )
    if windows:
        with contextlib.suppress(webbrowser.Error, OSError):
            webbrowser.open(url)


async def _run(launch: Launch) -> int:
    stopped = asyncio.Event()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            asyncio.get_running_loop().add_signal_handler(getattr(signal, name), stopped.set)
    sandbox = Sandbox(
        check_answers=False,
        openapi=False,
        bot_name=launch.name,
        privileged=launch.privileged,
    )
    sandbox.world.bot_permissions = launch.permissions
    async with sandbox as discord:
        room = launch.furnish(discord)
        ports = (PORT, 0) if launch.port is None else (launch.port,)
        page = Page(room, icon=launch.icon, address=launch.address, ports=ports)
        try:
            return await _show(launch, page, stopped)
        finally:
            if room.child:
                await room.child.stop()
            for violation in discord.forgive():
                sys.stderr.write(f"{violation}\n")


async def _show(launch: Launch, page: Page, stopped: asyncio.Event) -> int:
    child, discord = page.room.child, page.room.discord
    assert child is not None, "a launch brings a bot"
    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(page)
        except OSError as error:
            return refuse(launch.name, f"the page cannot listen at {page.address} ({error.strerror}).")
        reach = _LOOPBACK if is_loopback(page.address) else _EXPOSED.format(address=page.address)
        said = _WELCOME.format(name=launch.name, url=page.url, reach=reach, more=launch.more)
        sys.stdout.write(said + "\n")
        sys.stdout.flush()
        if launch.browser:
            open_browser(page.url)
        starting = asyncio.create_task(child.start(commands=False))
        ending = asyncio.create_task(stopped.wait())
        telling = asyncio.create_task(discord.tell_violations(sys.stderr))
        await asyncio.wait([starting, ending], return_when=asyncio.FIRST_COMPLETED)
        failed = starting.exception() if starting.done() else None
        if failed is None:
            await ending
        for task in (starting, ending, telling):
            task.cancel()
        await asyncio.gather(starting, ending, telling, return_exceptions=True)
    match failed:
        case None:
            return 0
        case NotStarted() if child.status is not None:
            return child.status or 2  # why it ended, the bot has said itself
        case NotStarted():
            return refuse(launch.name, str(failed))
        case _:
            raise failed


def refuse(name: str, reason: str) -> int:
    """Say why it does not start; the exit status."""
    sys.stderr.write(f"{name} cannot start: {reason}\n")
    return 2
