"""Any discord.py bot in a browser, on a Discord of its own: `python -m sandbox.page -- python other_bot.py`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from sandbox.model.permissions import BOT
from sandbox.page.launch import Launch, add_where, checked_where, run
from sandbox.page.room import Room, people
from sandbox.process.child import Child
from sandbox.sandbox import Sandbox


def main() -> int:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.page", description=__doc__)
    add_where(parser)
    parser.add_argument("--name", default="Bot", help="what the bot is called")
    parser.add_argument(
        "--env",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an environment variable for the bot, which gets no others of yours but the harmless ones",
    )
    parser.add_argument(
        "--token", default="DISCORD_TOKEN", help="the variable in which the bot looks for its token"
    )
    parser.add_argument(
        "--privileged-intents", action="store_true", help="let the bot have privileged intents"
    )
    parser.add_argument(
        "--permissions",
        type=int,
        default=BOT,
        help="as in the bot's invitation: a number, 8 for an administrator",
    )
    parser.add_argument("python", help="the Python that has what the bot needs")
    parser.add_argument("program", nargs=argparse.REMAINDER, help="its file, or -m and its module")
    given = parser.parse_args()
    if not given.program or not Path(given.python).name.startswith("python"):
        parser.error("after -- comes what starts the bot, such as: python other_bot.py")
    settings = dict(one.partition("=")[::2] for one in given.env)

    def furnish(discord: Sandbox) -> Room:
        settings[given.token] = discord.token
        child = Child(discord, Path.cwd(), *given.program, python=given.python, aloud=True, **settings)
        guild = discord.guild("Game night")
        guild.channel("general")
        return Room(discord, guild, people(guild), child)

    where = checked_where(parser, given)
    return run(
        Launch(
            furnish, given.name, permissions=given.permissions, privileged=given.privileged_intents, **where
        )
    )


if __name__ == "__main__":
    sys.exit(main())
