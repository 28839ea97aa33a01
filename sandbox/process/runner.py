"""Run a discord.py bot against a server on this machine instead of Discord, without a change to the bot.

    python sandbox/process/runner.py http://127.0.0.1:8123 other_bot.py its arguments
    python sandbox/process/runner.py --leash 7 http://127.0.0.1:8123 -m other_bot

The file stands alone, so that the Python of any bot's own environment can run it. 7 is the reading end of a pipe into which nothing
is ever written. The system closes the other end when the process that holds it ends, however that ends: a kill -9 leaves nobody behind.
"""

from __future__ import annotations

import argparse
import logging
import os
import runpy
import sys
import threading
from pathlib import Path

import discord
import discord.gateway
import discord.http
import yarl

_LOOPBACK = {"127.0.0.1", "::1"}


def redirect_discord(base: str) -> None:
    """Let every client of this process talk to `base`, such as http://127.0.0.1:8123; call it before a client starts.

    Raises:
        ValueError: `base` is not on this machine. Anywhere else would receive the bot's token.
    """
    url = yarl.URL(base)
    if url.host not in _LOOPBACK:
        raise ValueError(f"only loopback is allowed, not {url.host}")
    root = str(url.origin())
    discord.http.Route.BASE = f"{root}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url.origin().with_scheme("ws") / "gateway"
    discord.Asset.BASE = root
    logging.getLogger("discord.gateway").addFilter(_is_news)


def main() -> None:
    """Read the arguments and run; what follows the program is its own."""
    parser = argparse.ArgumentParser(prog="runner.py", description=__doc__)
    parser.add_argument("--leash", type=int, help="end when nobody holds the other end of this pipe any more")
    parser.add_argument("url", help="the server, on this machine")
    parser.add_argument("-m", dest="module", action="store_true", help="the program is a module")
    parser.add_argument("program", help="a file or, after -m, a module")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="the program's own")
    given = parser.parse_args()
    try:
        redirect_discord(given.url)
    except ValueError as error:
        parser.error(str(error))
    if given.leash is not None:
        threading.Thread(target=_watch, args=(given.leash,), name="leash", daemon=True).start()
    sys.argv[1:] = given.arguments
    if given.module:
        sys.path[0] = str(Path.cwd())
        runpy.run_module(given.program, run_name="__main__", alter_sys=True)
    else:
        sys.argv[0] = given.program
        sys.path[0] = str(Path(given.program).resolve().parent)
        runpy.run_path(given.program, run_name="__main__")


def _is_news(record: logging.LogRecord) -> bool:
    """Whether a line of the gateway's log means anything here: with a server on the same machine a late heartbeat says that the
    machine slept, not that the bot cannot keep up."""
    return not str(record.msg).startswith(("Can't keep up", "High socket latency"))


def _watch(pipe: int) -> None:
    os.read(pipe, 1)
    os._exit(1)


if __name__ == "__main__":
    main()
