"""Everything at once: a sandbox, the bot as its child, and the page."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from sandbox.page.guard import is_loopback
from sandbox.page.server import Page
from sandbox.process.child import Child, NotStarted
from sandbox.server.loopback import Sandbox

if TYPE_CHECKING:
    from sandbox.model.world import Guild
    from sandbox.page.greeting import Greeting
    from sandbox.people.person import Person

    _Furnish = Callable[[Sandbox], tuple[Guild, list[Person], Greeting]]

PORT: Final = 8484
"""Where the page is, unless somebody else is there already."""

_WELCOME = """\
Meeplepost plays on a Discord of its own now, on this machine. Open

    {url}

{reach} Ctrl+C ends it, and its games with it.
To play on the real Discord, put a bot token into .env (README.md, "Inviting the bot")."""
_LOOPBACK = "Loopback only: no other machine can reach it, and nothing leaves this one."
_EXPOSED = "NOT loopback only: whoever reaches {address} and knows this address can play here."


def run(*, port: int | None = None, address: str = "127.0.0.1", browser: bool = True) -> int:
    """Run until interrupted. Returns the exit status: 0 after a normal stop, 2 when the bot cannot start.

    Args:
        port: where the page is; None tries `PORT`, then a free one.
        address: where to listen; anything but loopback must be wanted explicitly.
        browser: whether to open the page in a browser, if there is one.
    """
    try:
        # The games read and check their content files when they are imported; an owner may have corrected one.
        from sandbox.page.greeting import furnish
    except ValueError as error:
        return _refuse(f"a content file is wrong. {error}")
    return asyncio.run(_run(furnish, port, address, browser))


def open_browser(url: str) -> None:
    """Show the page in a browser with windows of its own, if this machine has one."""
    windows = (
        sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    )
    if windows:
        with contextlib.suppress(webbrowser.Error, OSError):
            webbrowser.open(url)


async def _run(furnish: _Furnish, port: int | None, address: str, browser: bool) -> int:
    stopped = asyncio.Event()
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            asyncio.get_running_loop().add_signal_handler(getattr(signal, name), stopped.set)
    # The sandbox keeps its world in memory, so the bot's tables need not live longer.
    with TemporaryDirectory(prefix="meeplepost-") as folder:
        async with Sandbox(check_answers=False, openapi=None) as discord:
            child = Child(discord, Path(folder), aloud=True, LOG_LEVEL="WARNING")
            guild, people, greeting = furnish(discord)
            ports = (PORT, 0) if port is None else (port,)
            page = Page(discord, guild, people, child=child, greeting=greeting, address=address, ports=ports)
            try:
                return await _show(discord, child, page, browser, stopped)
            finally:
                await child.stop()
                for violation in discord.forgive():
                    sys.stderr.write(f"{violation}\n")


async def _show(discord: Sandbox, child: Child, page: Page, browser: bool, stopped: asyncio.Event) -> int:
    async with contextlib.AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(page)
        except OSError as error:
            return _refuse(f"the page cannot listen at {page.address} ({error.strerror}).")
        reach = _LOOPBACK if is_loopback(page.address) else _EXPOSED.format(address=page.address)
        sys.stdout.write(_WELCOME.format(url=page.url, reach=reach) + "\n")
        sys.stdout.flush()
        if browser:
            open_browser(page.url)
        starting = asyncio.create_task(child.start())
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
            return _refuse(str(failed))
        case _:
            raise failed


def _refuse(reason: str) -> int:
    sys.stderr.write(f"Meeplepost cannot start: {reason}\n")
    return 2
