"""The list of the forgotten beside the backups: who was forgotten since a backup is forgotten again after its restore.

A line has a number, a day, and a hash of the person. Its salt is a key that stands in the database alone, and so in each backup. Without
that, the list tells neither who is on it nor whether somebody is. The database knows up to which line it has forgotten: a restored one
knows of fewer. It does not matter how it was restored.
"""

from __future__ import annotations

import hashlib
import hmac
import logging
import os
import re
import secrets
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, select

from data.privacy import people_in
from data.queries import upsert
from data.schema import fact

log = logging.getLogger(__name__)

KEPT: Final = timedelta(days=730)
"""How long a line is kept; older backups do not know whom to forget."""

_KEY: Final = "forgotten"
"""The name of the fact that is the key. With the name of a list after it, the fact says how many of its lines the database knows."""

_LINE: Final = re.compile(r"(\d+) (\d{4}-\d\d-\d\d) ([0-9a-f]{64})")


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    day: date
    person: str

    def __str__(self) -> str:
        return f"{self.number} {self.day} {self.person}"


class Forgotten:
    """The lists in a folder; new lines go to the first of them. Processes with folders of their own have lists of their own."""

    def __init__(self, folder: Path) -> None:
        self._files = sorted(folder.glob("forgotten-*.list")) or [
            folder / f"forgotten-{secrets.token_hex(4)}.list"
        ]

    def note(self, connection: Connection, user: int) -> str:
        """Count a person who is forgotten in this transaction; returns their line, for `write`."""
        file, today = self._files[0], datetime.now(UTC).date()
        number = _newest(connection, file) + 1
        _put(connection, _known(file), str(number))
        return str(_Line(number, today, _hash(_key(connection), user)))

    def write(self, line: str) -> None:
        """Append a line, once its transaction is over. Trouble is logged: that somebody is forgotten matters more."""
        file = self._files[0]
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("a", encoding="ascii") as opened:
                opened.write(f"\n{line}")  # after whatever was cut off
                opened.flush()
                os.fsync(opened.fileno())
        except OSError as error:
            log.error("%s cannot be written: a restored backup would bring somebody back (%s)", file, error)

    def missed(self, connection: Connection) -> list[int]:
        """The people on lines that the database does not know of."""
        people = {
            line.person
            for file in self._files
            for line in _lines(file)
            if line.number > int(_fact(connection, _known(file)) or 0)
        }
        key = _key(connection)
        return [
            user for user in sorted(people_in(connection) if people else ()) if _hash(key, user) in people
        ]

    def know(self, connection: Connection) -> None:
        """Remember that the people of all lines are forgotten, and drop lines that are too old."""
        oldest = (datetime.now(UTC) - KEPT).date()
        for file in self._files:
            if (newest := _newest(connection, file)) and _fact(connection, _known(file)) != str(newest):
                _put(connection, _known(file), str(newest))
            lines = _lines(file)
            kept = [str(line) for line in lines if line.day >= oldest]
            if len(kept) < len(lines):
                part = file.with_suffix(".partial")
                part.write_text("\n".join(kept), encoding="ascii")
                part.replace(file)


def _lines(file: Path) -> list[_Line]:
    """What stands whole in a list."""
    found = _LINE.findall(file.read_text(encoding="ascii")) if file.exists() else []
    return [_Line(int(number), date.fromisoformat(day), person) for number, day, person in found]


def _newest(connection: Connection, file: Path) -> int:
    """The number of the last line of a list, or of a line that could not be written."""
    return max(int(_fact(connection, _known(file)) or 0), *(line.number for line in _lines(file)), 0)


def _known(file: Path) -> str:
    return f"{_KEY} {file.stem}"


def _hash(key: str, user: int) -> str:
    return hmac.new(bytes.fromhex(key), str(user).encode(), hashlib.sha256).hexdigest()


def _key(connection: Connection) -> str:
    """The key of a database, made when it is first asked for."""
    if key := _fact(connection, _KEY):
        return key
    return _put(connection, _KEY, secrets.token_hex(32))


def _fact(connection: Connection, name: str) -> str | None:
    found: str | None = connection.execute(
        select(fact.c.value).where(fact.c.name == name).with_for_update()
    ).scalar()
    return found


def _put(connection: Connection, name: str, value: str) -> str:
    connection.execute(upsert(connection.dialect.name, fact, ("value",)), {"name": name, "value": value})
    return value
