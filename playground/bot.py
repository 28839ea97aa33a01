"""The bot as a child process against a sandbox."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sandbox.process.child import Child
from sandbox.server.loopback import Loopback

ROOT: Final = Path(__file__).parents[1]


class BotProcess(Child):
    """Meeplepost against a sandbox, with a database file that outlives it.

    Args:
        discord: the sandbox to connect to.
        folder: where database and log lie.
        program: what is run instead of the bot itself.
        aloud, piped: as for every child.
        settings: of the bot, such as WORKERS.
    """

    def __init__(
        self,
        discord: Loopback,
        folder: Path,
        *program: str,
        aloud: bool = False,
        piped: bool = False,
        **settings: str,
    ) -> None:
        self.database = folder / "tables.sqlite3"
        super().__init__(
            discord,
            folder,
            *(program or ("-m", "bot")),
            aloud=aloud,
            piped=piped,
            **{
                "PYTHONPATH": str(ROOT),
                "DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
                **settings,
            },
        )
