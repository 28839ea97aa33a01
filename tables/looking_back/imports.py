"""Game files that people bring, viewed as finished games: checked in a process of their own, stored for their owner."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Final

from cachetools import LRUCache

from data.records.enums import Seating, Stage, StopReason
from data.records.ids import fresh_id
from data.records.rows import IMPORT_MARK, ImportRow, SeatRow, Stored, StoredEntry, TableRow
from engines.core.draws import Drawn
from engines.core.game import AnyGame, State
from engines.core.record import MOST_BYTES, BadRecord, Record, check, read
from engines.core.table_lines import Undo, parse
from engines.core.text import say
from tables.clocks.time_control import NO_CLOCK
from tables.errors import NoTable
from tables.looking_back.hidden import hides
from tables.looking_back.moments import moments
from tables.story import pack_state, story_of
from tables.table import Table, snapshot

if TYPE_CHECKING:
    # A process that checks a file needs no database, which takes longer to import than most files to check.
    from data.store import Store

MOST_KEPT: Final = 5
"""Records that are kept of what a person has brought."""

_UNKNOWN: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""When something happened of which a record does not say when."""

MOST_BROUGHT: Final = 5
"""Files that a person may bring within `WITHIN`, refused ones included."""
WITHIN: Final = timedelta(hours=1)

_PLAYED: Final = 16
"""Imports that stay played in memory."""

_ANCHORED: Final = 6
"""How many moves lie between the positions that are kept of an import, so that no page plays more than twice as many."""


Open = Callable[[bytes, str], Awaitable[tuple[str, Table]]]
"""Does the work of `opened` away from everything else."""


class TooManyFiles(Exception):
    """A person has brought as many files as allowed for now.

    Args:
        until: when they may bring the next one.
    """

    def __init__(self, until: datetime) -> None:
        super().__init__(until)
        self.until = until


def opened(content: bytes, id: str, games: Mapping[str, AnyGame]) -> tuple[str, Table]:
    """Check a record by replaying its game; a job for a worker. Returns its text and the table of that id, with
    everything that looking back needs.

    Raises:
        BadRecord: the text is no record, or does not hold what it says.
    """
    if len(content) > MOST_BYTES:
        raise BadRecord(say("record-too-long", most=MOST_BYTES // 1000))
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(say("record-not-text")) from None
    record, anchors = read(text, games), _Anchors()
    check(record, games, anchors.see)
    table = table_of(id, record, games)
    story = table.story
    return text, replace(
        table,
        _story=replace(
            story,
            ask_entries={},
            past=(),
            anchors=anchors.found,
            known=story.standings(table.presentation.stand),
        ),
    )


class _Anchors:
    """Packed positions of a game by entry, spaced so that every entry is near one. Undone and replayed moves add none
    unless they fill such a gap.
    """

    def __init__(self) -> None:
        self.found: dict[int, bytes] = {}
        self._path: list[tuple[int, State]] = []
        self._depths = [0]

    def see(self, drawn: Drawn) -> None:
        """Take in a move or an undo; see `engines.core.draws.all_draws`."""
        line = parse(drawn.entry.line) if drawn.entry is not None else None
        if isinstance(line, Undo):
            while self._path and self._path[-1][0] >= line.first:
                self._path.pop()
            while self._depths[-1] > len(self._path):
                self._depths.pop()
        elif drawn.entry is not None:
            self._path.append((drawn.seq, drawn.state))
            if len(self._path) == self._depths[-1] + 2 * _ANCHORED:
                self._depths.append(len(self._path) - _ANCHORED)
                seq, state = self._path[self._depths[-1] - 1]
                self.found[seq] = pack_state(state)


class Imports:
    """The game files that people have brought.

    Args:
        open: see `Open`; None does it right here.
        now: the time, in UTC.
        secret: as of `tables.service.Tables`.
    """

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        open: Open | None,
        now: Callable[[], datetime],
        secret: Callable[[int], str],
    ) -> None:
        self._store = store
        self._games = games
        self._open = open
        self._now = now
        self._secret = secret
        self._tables: LRUCache[str, Table] = LRUCache(_PLAYED)

    async def bring(self, user: int, content: bytes) -> Table:
        """Check a file and store it.

        Raises:
            TooManyFiles: they have brought too many lately.
            BadRecord: it is no record, or does not hold what it says.
        """
        now = self._now()
        row = ImportRow(fresh_id(self._secret, IMPORT_MARK), user, "", now)
        earlier = await self._store.begin_import(row, now - WITHIN, MOST_BROUGHT)
        if earlier is not None:
            raise TooManyFiles(earlier + WITHIN)
        text, table = await self._opened(content, row.id)
        await self._store.keep_import(replace(row, text=text), MOST_KEPT)
        return table

    async def table(self, id: str) -> Table:
        """An import as an ended table.

        Raises:
            NoTable: it is not kept any more.
        """
        if (played := self._tables.get(id)) is not None:
            return played
        row = await self._store.kept_import(id)
        if row is None:
            raise NoTable(say("table-no-import"))
        return (await self._opened(row.text.encode(), id))[1]

    async def _opened(self, content: bytes, id: str) -> tuple[str, Table]:
        if self._open is None:
            text, table = opened(content, id, self._games)
        else:
            text, table = await self._open(content, id)
        game = self._games[table.row.game]  # what comes from a worker has one of its own
        table = replace(table, game=game, _story=replace(table.story, game=game))
        # Not in one piece on the event loop: it is kept with the table, and every page needs it.
        await asyncio.to_thread(_looked_through, table)
        self._tables[id] = table
        return text, table


def _looked_through(table: Table) -> None:
    """Compute everything that all pages of an import show."""
    table.turns(), moments(table), hides(table)


def table_of(id: str, record: Record, games: Mapping[str, AnyGame]) -> Table:
    """A checked record as an ended table at which nobody can act."""
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
    """A past day as a record writes it; empty if unknown."""
    return "" if moment == _UNKNOWN else f"{moment:%Y-%m-%d}"


def _moment(day: str) -> datetime:
    """The start of a day."""
    try:
        return datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        return _UNKNOWN
