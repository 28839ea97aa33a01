"""The store's attempts at puzzles, what all of them came to, and channels that show a puzzle each day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from data.drivers.failures import KeyTaken
from data.queries import Queries, upsert
from data.records.failures import Raced
from data.records.puzzles import AttemptRow, PuzzleChannelRow, TallyRow
from data.rows import as_row, values_of
from data.schema import puzzle_attempt, puzzle_channel, puzzle_tally


class PuzzleRows(Queries):
    """Attempts, tallies and channels."""

    async def puzzle_attempt(self, user: int, day: str) -> AttemptRow | None:
        """A person's attempt at a day's puzzle."""
        kind = puzzle_attempt
        found = await self.rows(select(kind).where(kind.c.user == user, kind.c.day == day))
        return as_row(AttemptRow, found[0]._mapping) if found else None

    async def puzzle_attempts(self, user: int, most: int) -> list[AttemptRow]:
        """A person's answered attempts, the newest day first."""
        kind = puzzle_attempt
        query = select(kind).where(kind.c.user == user, kind.c.found.is_not(None))
        found = await self.rows(query.order_by(kind.c.day.desc()).limit(most))
        return [as_row(AttemptRow, row._mapping) for row in found]

    async def keep_puzzle_attempt(self, row: AttemptRow) -> None:
        """Store an attempt. An answer that counts is counted in the same transaction, once.

        Raises:
            Raced: what is kept is not the row with the number before, or for number 1 not none; or it has its answer.
        """
        kind, values = puzzle_attempt, values_of(row)
        mine = (kind.c.user == row.user, kind.c.day == row.day)

        def work(connection: Connection) -> None:
            kept = connection.execute(select(kind.c.seq, kind.c.found).where(*mine).with_for_update()).first()
            if (kept.seq if kept else 0) != row.seq - 1 or (kept and kept.found is not None):
                raise Raced
            changed = insert(kind) if kept is None else update(kind).where(*mine)
            connection.execute(changed.values(values))
            if row.found is not None and row.counts:
                _count(connection, self.database.dialect, row)

        try:
            await self.database.write(work)
        except KeyTaken:
            raise Raced from None

    async def puzzle_tally(self, day: str) -> TallyRow:
        """What everybody's answers to a day's puzzle came to."""
        found = await self.rows(select(puzzle_tally).where(puzzle_tally.c.day == day))
        return as_row(TallyRow, found[0]._mapping) if found else TallyRow(day)

    async def puzzle_finders(self, guild: int, day: str) -> list[int]:
        """Who found a day's puzzle on a server while it counted, the first first."""
        kind = puzzle_attempt
        here = kind.c.guild == guild, kind.c.day == day, kind.c.found.is_(True), kind.c.counts.is_(True)
        return [row.user for row in await self.rows(select(kind.c.user).where(*here).order_by(kind.c.at))]

    async def puzzle_channel(self, guild: int) -> PuzzleChannelRow | None:
        """The channel in which a server has the puzzle of each day."""
        found = await self.rows(select(puzzle_channel).where(puzzle_channel.c.guild == guild))
        return as_row(PuzzleChannelRow, found[0]._mapping) if found else None

    async def set_puzzle_channel(self, row: PuzzleChannelRow) -> None:
        """Store where a server has the puzzle of each day."""
        await self.put(puzzle_channel, values_of(row), ("channel", "hour", "due", "at"))

    async def drop_puzzle_channel(self, guild: int) -> None:
        """Delete the channel in which a server has the puzzle of each day."""
        await self.do(delete(puzzle_channel).where(puzzle_channel.c.guild == guild))

    async def puzzle_channels(self, until: datetime) -> list[PuzzleChannelRow]:
        """The channels in which a post is to be tried by a time, the longest due first."""
        kind = puzzle_channel
        query = select(kind).where(kind.c.at <= until).order_by(kind.c.at, kind.c.guild)
        return [as_row(PuzzleChannelRow, row._mapping) for row in await self.rows(query)]

    async def next_puzzle_post(self) -> datetime | None:
        """When the next post is to be tried."""
        kind = puzzle_channel
        found: datetime | None = await self.scalar(select(kind.c.at).order_by(kind.c.at).limit(1))
        return found

    async def claim_puzzle_post(self, row: PuzzleChannelRow, until: datetime) -> bool:
        """Claim a post until a time; False if another process was faster, or the server has changed its mind."""
        query = update(puzzle_channel).where(*_same(row)).values(at=until)
        return await self.database.write(lambda connection: connection.execute(query).rowcount) > 0

    async def end_puzzle_post(self, row: PuzzleChannelRow, due: datetime) -> None:
        """Store that a post was made, and when the next one is due; nothing if the server has changed its mind meanwhile."""
        kind = puzzle_channel
        same = kind.c.guild == row.guild, kind.c.due == row.due, kind.c.channel == row.channel
        await self.do(update(kind).where(*same).values(due=due, at=due))


def _same(row: PuzzleChannelRow) -> Sequence[ColumnElement[bool]]:
    kind = puzzle_channel
    return kind.c.guild == row.guild, kind.c.due == row.due, kind.c.at == row.at


def _count(connection: Connection, dialect: str, row: AttemptRow) -> None:
    """Count an answer, without its name."""
    kind = puzzle_tally
    connection.execute(upsert(dialect, kind, ("day",)), {"day": row.day, "answered": 0, "found": 0})
    more = {"answered": kind.c.answered + 1, "found": kind.c.found + int(bool(row.found))}
    connection.execute(update(kind).where(kind.c.day == row.day).values(more))
