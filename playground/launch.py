"""The bot, a Discord of its own and the page, all at once."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playground.bot import BotProcess
from sandbox.page.launch import Launch, refuse
from sandbox.page.launch import run as launch
from sandbox.page.room import Room
from sandbox.sandbox import Sandbox

NAME: Final = "Meeplepost"
_ICON: Final = Path(__file__).with_name("icon.svg")
_MORE: Final = """ Its games end with it.
To play on the real Discord, put a bot token into .env (README.md, "Inviting the bot")."""


def run(**where: Any) -> int:
    """Run until interrupted; returns the exit status.

    Args:
        where: where the page is, as `Launch` takes it.
    """
    try:
        # The games read and check their content files when they are imported; an owner may have corrected one.
        from playground.greeting import furnished
    except ValueError as error:
        return refuse(NAME, f"a content file is wrong. {error}")

    # The sandbox keeps its world in memory, so the bot's tables need not live longer.
    with TemporaryDirectory(prefix="meeplepost-") as folder:

        def furnish(discord: Sandbox) -> Room:
            return furnished(discord, BotProcess(discord, Path(folder), aloud=True, LOG_LEVEL="WARNING"))

        return launch(Launch(furnish, NAME, more=_MORE, icon=_ICON, **where))
