"""Run the server alone with a demo guild, for a bot that is started by hand: `python -m sandbox --port 8123`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys

from sandbox.sandbox import Sandbox


async def serve(port: int) -> None:
    """Serve until the process is told to stop."""
    async with Sandbox(port=port, check_answers=False) as discord:
        guild = discord.guild("Game night")
        guild.channel("table-talk")
        for name, locale in (("Ana", "en-US"), ("Ben", "en-GB"), ("Chie", "ja")):
            guild.person(name, locale=locale)
        sys.stdout.write(f"base URL  {discord.base}\nbot token {discord.token}\n")
        sys.stdout.flush()
        await discord.tell_violations(sys.stderr)


def main() -> None:
    """Read the arguments and serve."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=8123, help="the port of 127.0.0.1; 0 takes a free one")
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(parser.parse_args().port))


if __name__ == "__main__":
    main()
