"""Records from anywhere, to be looked at as games that are over: checked in a process of their own, kept for whoever brought them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

from cachetools import LRUCache

from data.records.enums import Seating, Stage, StopReason
from data.records.ids import fresh_id
from data.records.rows import IMPORT_MARK, ImportRow, SeatRow, Stored, StoredEntry, TableRow
from data.store import Store
from engines.core.game import AnyGame
from engines.core.record import MOST_BYTES, BadRecord, Record, check, read
from engines.core.text import say
from tables.clocks.time_control import NO_CLOCK
from tables.errors import NoTable
from tables.story import story_of
from tables.table import Table, snapshot

MOST_KEPT: Final = 5
"""Records that are kept of what a person has brought."""

_UNKNOWN: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""When something happened of which a record does not say when."""

_PLAYED: Final = 16
"""Imports that stay played in memory."""


Check = Callable[[bytes], Awaitable[str]]
"""Checks the bytes of a file away from everything else, and gives them back as text; raises `BadRecord`."""


def checked(content: bytes, games: Mapping[str, AnyGame]) -> str:
    """The text of a record whose game was played again; a job for a worker.

    Raises:
        BadRecord: it is none, or does not hold what it says.
    """
    if len(content) > MOST_BYTES:
        raise BadRecord(say("record-too-long", most=MOST_BYTES // 1000))
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(say("record-not-text")) from None
    check(read(text, games), games)
    return text


class Imports:
    """Records that people have brought.

    Args:
        check: see `Check`; None checks right here.
        now: the time, in UTC.
        secret: as of `tables.service.Tables`.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        check: Check | None,
        now: Callable[[], datetime],
        secret: Callable[[int], str],
    ) -> None:
        self._store = store
        self._games = games
        self._check = check
        self._now = now
        self._secret = secret
        self._tables: LRUCache[str, Table] = LRUCache(_PLAYED)

    async def bring(self, user: int, content: bytes) -> Table:
        """Check a file and keep it.

        Raises:
            BadRecord: it is no record, or does not hold what it says.
        """
        text = checked(content, self._games) if self._check is None else await self._check(content)
        id = fresh_id(self._secret, IMPORT_MARK)
        row = ImportRow(id, user, text, self._now())
        await self._store.keep_import(row, MOST_KEPT)
        return self._table(row)

    async def table(self, id: str) -> Table:
        """An import as a table that has ended.

        Raises:
            NoTable: it is not kept any more.
        """
        if (played := self._tables.get(id)) is not None:
            return played
        row = await self._store.kept_import(id)
        if row is None:
            raise NoTable(say("table-no-import"))
        return self._table(row)

    def _table(self, row: ImportRow) -> Table:
        self._tables[row.id] = table_of(row.id, read(row.text, self._games), self._games)
        return self._tables[row.id]


def table_of(id: str, record: Record, games: Mapping[str, AnyGame]) -> Table:
    """A checked record as a table that has ended, at which nobody can do anything."""
    game, setup = games[record.header.game], record.header.setup
    began = _moment(record.began)
    ended = _moment(record.ended)
    story = story_of(game, record.header, began, (StoredEntry(entry, ended) for entry in record.entries))
    why = (
        StopReason.AGREED if story.state is None or game.result(story.state) is None else StopReason.FINISHED
    )
    head = record.entries[-1].seq if record.entries else 0
    origin = record.origin
    row = TableRow(
        id, game.name, setup.seats, setup.options, setup.rules, record.header.seed, Stage.ENDED, why, None, 0, None, "en",
        0, NO_CLOCK, Seating.JOINED, False, began, head, began,
        chance=record.header.chance, secret=origin.secret if origin is not None else "",
    )  # fmt: skip
    # The numbers below zero are nobody's: names stand in a record as they were.
    seats = tuple(
        SeatRow(id, seat, -1 - seat, player.name, player.computer, None)
        for seat, player in enumerate(record.players)
    )
    return replace(snapshot(Stored(row, seats), game, story), brought=origin)


def day_of(moment: datetime) -> str:
    """The day of something that has happened, as a record tells it; empty if nobody knows."""
    return "" if moment == _UNKNOWN else f"{moment:%Y-%m-%d}"


def _moment(day: str) -> datetime:
    """The beginning of a day."""
    try:
        return datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        return _UNKNOWN
