"""Finds the database of the settings."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from cli.failure import CannotStart


def database_file(url: str) -> Path | None:
    """The file of an SQLite database; None for a server.

    Raises:
        CannotStart: the address makes no sense.
    """
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise CannotStart(f"DATABASE_URL makes no sense: {error}") from None
    if address.get_backend_name() != "sqlite":
        return None
    if not address.database:
        raise CannotStart("DATABASE_URL names no file.")
    return Path(address.database)
