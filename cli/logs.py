"""The log: text for people or JSON lines for machines, to the terminal or into files that are changed by size or by the system."""

from __future__ import annotations

import json
import logging
import logging.handlers
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal

_TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
_TALKATIVE: Final = ("discord", "alembic", "sqlalchemy", "aiosqlite", "asyncpg", "aiohttp")
_OLD_FILES: Final = 5
_MEGABYTE: Final = 1_000_000


class JsonLines(logging.Formatter):
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
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(_TEXT))
    logging.basicConfig(level=level, handlers=[handler])
    for talkative in _TALKATIVE:
        logging.getLogger(talkative).setLevel(max(logging.WARNING, logging.getLogger().level))
