"""The log: text for people or JSON lines for machines, to the terminal or into files that are changed by size or by the system."""

from __future__ import annotations

import json
import logging
import logging.handlers
import time
import traceback
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal

import aiohttp
import discord

_TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_TALKATIVE: Final = ("discord", "alembic", "sqlalchemy", "aiosqlite", "asyncpg", "aiohttp")
_OLD_FILES: Final = 5
_MEGABYTE: Final = 1_000_000
_MINUTE: Final = 60.0
_MOST_TROUBLES: Final = 1_000
"""Names of troubles that are remembered before those of more than a minute ago are forgotten."""
_STORE: Final = ("data.", "data.records.store")
"""Errors of the database are made without values; see `data/drivers/failures.py`."""


class Discreet(logging.Formatter):
    """Tracebacks without what errors say: a line of notation, a card or a name may be in it. What kind of error it was, and where,
    is told; the words are kept where they speak of the world outside.
    """

    def formatException(self, ei: Any) -> str:
        """Every error of a chain, the first one first."""
        error: BaseException | None = ei[1]
        return "".join(_told(error)).rstrip() if error is not None else ""


class JsonLines(Discreet):
    """A line of JSON for each record; a traceback is in it."""

    def format(self, record: logging.LogRecord) -> str:
        """One record."""
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["traceback"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


class OnceAMinute(logging.Filter):
    """Lets a line that names a trouble pass once a minute, with how many like it were left out since; all other lines pass.

    Args:
        clock: seconds of any steady clock.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Decide about one record."""
        named = getattr(record, "trouble", None)
        if named is None:
            return True
        now, key = self._clock(), (record.name, named)
        at, more = self._told.get(key, (now - _MINUTE, 0))
        if now - at < _MINUTE:
            self._told[key] = at, more + 1
            return False
        if len(self._told) >= _MOST_TROUBLES:
            self._told = {each: seen for each, seen in self._told.items() if now - seen[0] < _MINUTE}
        self._told[key] = now, 0
        if more:
            record.msg, record.args = f"{record.getMessage()} ({more} more since)", ()
        return True


def start_logging(
    level: str, form: Literal["text", "json"] = "text", file: Path | None = None, megabytes: int = 0
) -> None:
    """Log from a level on. What libraries say in detail holds what people write, play and are shown: it is never logged.

    Args:
        file: where to; None for standard error, which the system keeps.
        megabytes: from which size on the file is put aside, five of which are kept; 0 leaves that to the system (logrotate).

    Raises:
        OSError: the file cannot be written.
    """
    handler: logging.Handler
    if file is None:
        handler = logging.StreamHandler()
    elif megabytes:
        handler = logging.handlers.RotatingFileHandler(
            file, maxBytes=megabytes * _MEGABYTE, backupCount=_OLD_FILES, encoding="utf-8"
        )
    else:
        handler = logging.handlers.WatchedFileHandler(file, encoding="utf-8")
    handler.addFilter(OnceAMinute())
    handler.setFormatter(JsonLines() if form == "json" else Discreet(_TEXT))
    logging.basicConfig(level=level, handlers=[handler])
    for talkative in _TALKATIVE:
        logging.getLogger(talkative).setLevel(max(logging.WARNING, logging.getLogger().level))


def _told(error: BaseException) -> Iterator[str]:
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier is not None:
        yield from _told(earlier)
        yield "\nwhich led to:\n\n"
    yield "Traceback (most recent call last):\n"
    yield from traceback.format_tb(error.__traceback__)
    kind = type(error)
    yield f"{kind.__module__}.{kind.__qualname__}{_words(error)}\n"


def _words(error: BaseException) -> str:
    """The words of an error about Discord, the network, the system or the database; empty for others."""
    if isinstance(error, discord.HTTPException):
        return f": {error.status}, code {error.code}"
    outside = isinstance(error, OSError | aiohttp.ClientError | discord.ConnectionClosed)
    return f": {error}" if outside or type(error).__module__.startswith(_STORE) else ""
