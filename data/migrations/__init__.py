"""The versions of the database, one file per change in `versions`, applied at start-up."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

__all__ = ["Newer", "configuration", "is_newest", "newest", "upgrade"]

_FOLDER = Path(__file__).parent


class Newer(Exception):
    """The database was written by a newer program."""


def newest() -> str:
    """The version of the schema in code."""
    return max(file.name.partition("_")[0] for file in (_FOLDER / "versions").glob("[0-9]*.py"))


def stored(connection: Connection) -> str | None:
    """The version of a database; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def is_newest(connection: Connection) -> bool:
    """Whether a database is at the version of the schema in code."""
    return stored(connection) == newest()


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest version, inside the caller's transaction.

    Raises:
        Newer: it is beyond that.
    """
    if is_newest(connection):
        return
    # Nearly every start ends here: alembic takes a tenth of it just to be imported.
    from alembic import command
    from alembic.util import CommandError

    try:
        command.upgrade(configuration(connection), "head")
    except CommandError as error:
        raise Newer(str(error)) from error


def configuration(connection: Connection) -> Config:
    """What alembic needs to know to work on a connection."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
