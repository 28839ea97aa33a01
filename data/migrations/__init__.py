"""The versions of the database, one file per change in `versions`, applied at start-up."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, inside the caller's transaction.

    Raises:
        alembic.util.CommandError: the database was written by a newer program.
    """
    command.upgrade(configuration(connection), "head")


def configuration(connection: Connection) -> Config:
    """What alembic needs to know to work on a connection."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
