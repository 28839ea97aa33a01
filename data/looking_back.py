"""The store's imports, private copies of games, stories and reviews."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy import Table as SqlTable

from data.queries import Queries, upsert
from data.records.rows import ImportRow, SketchRow, is_import
from data.rows import as_row, values_of
from data.schema import game_table, imported_record, review, sketch, story
from engines.computers import reviewing
from engines.computers.reckoning import VERSION, Decisive, Reckoning
from engines.computers.reviewing import Reviewed


class LookingBack(Queries):
    """Imports, sketches, stories and reviews."""

    async def begin_import(self, row: ImportRow, since: datetime, most: int) -> datetime | None:
        """Note that somebody brings a file, before anything is known of it. Where they have brought `most` since a moment, nothing is
        noted, and the answer says when the one was brought that has to be older than that first."""
        kind = imported_record

        def work(connection: Connection) -> datetime | None:
            if self.database.dialect == "postgresql":  # SQLite lets one write at a time anyway
                connection.execute(select(func.pg_advisory_xact_lock(row.user)))
            connection.execute(delete(kind).where(kind.c.text == "", kind.c.at <= since))
            mine = select(kind.c.at).where(kind.c.user == row.user, kind.c.at > since).order_by(kind.c.at)
            lately: list[datetime] = list(connection.execute(mine).scalars())
            if len(lately) >= most:
                return lately[-most]
            connection.execute(insert(kind).values(values_of(row)))
            return None

        return await self.database.write(work)

    async def keep_import(self, row: ImportRow, most: int) -> None:
        """Store a checked record; a person's oldest beyond `most` are deleted."""
        await self._keep(imported_record, values_of(row), ("text", "at"), most, imported_record.c.text != "")

    async def kept_import(self, id: str) -> ImportRow | None:
        """Read an import."""
        kept = imported_record.c.id == id, imported_record.c.text != ""
        found = await self.rows(select(imported_record).where(*kept))
        return as_row(ImportRow, found[0]._mapping) if found else None

    async def keep_sketch(self, row: SketchRow, most: int) -> None:
        """Store or change a sketch; a person's oldest beyond `most` are deleted."""
        await self._keep(sketch, values_of(row), ("lines", "at"), most)

    async def kept_sketch(self, id: str) -> SketchRow | None:
        """Read a sketch."""
        found = await self.rows(select(sketch).where(sketch.c.id == id))
        return as_row(SketchRow, found[0]._mapping) if found else None

    async def keep_reckoning(self, table: str, reckoning: Reckoning) -> None:
        """Store a game's story with its table; nothing for an import, which has none."""
        if is_import(table):
            return
        values = {
            "table": table,
            "version": VERSION,
            "course": [[seq, list(chances)] for seq, chances in reckoning.course],
            "decisive": [
                [
                    each.seq,
                    list(each.before),
                    list(each.after),
                    [_kept(each.reviewed)] if each.reviewed else [],
                ]
                for each in reckoning.decisive
            ],
        }
        put = upsert(self.database.dialect, story, ("version", "course", "decisive"))
        await self.database.write(lambda connection: connection.execute(put, values))

    async def kept_reckoning(self, table: str) -> Reckoning | None:
        """Read a game's story, if it was computed by today's version."""
        found = await self.rows(select(story).where(story.c.table == table, story.c.version == VERSION))
        if not found:
            return None
        course = tuple((seq, tuple(chances)) for seq, chances in found[0].course)
        decisive = (
            Decisive(seq, tuple(before), tuple(after), next(iter(_reviewed(reviewed)), None))
            for seq, before, after, reviewed in found[0].decisive
        )
        return Reckoning(course, tuple(decisive))

    async def ask_for_review(self, table: str, user: int, now: datetime) -> None:
        """Note that somebody wants their turns in a game reviewed."""
        values = {"table": table, "user": user, "version": 0, "decisions": [], "at": now}
        await self.put(review, values, ("version", "decisions", "at"))

    async def asked_reviews(self) -> list[tuple[str, int]]:
        """The reviews that are asked for and not thought yet, as table and person, the oldest first."""
        query = select(review.c.table, review.c.user).where(review.c.version == 0)
        return [(row.table, row.user) for row in await self.rows(query.order_by(review.c.at, review.c.table))]

    async def keep_review(self, table: str, user: int, found: Sequence[Reviewed], now: datetime) -> None:
        """Store a review that was asked for; nothing if the game or the person was removed meanwhile."""
        kept = [_kept(each) for each in found]
        mine = review.c.table == table, review.c.user == user
        await self.do(update(review).where(*mine).values(version=reviewing.VERSION, decisions=kept, at=now))

    async def drop_review(self, table: str, user: int) -> None:
        """Delete a review."""
        await self.do(delete(review).where(review.c.table == table, review.c.user == user))

    async def kept_review(self, table: str, user: int) -> tuple[Reviewed, ...] | None:
        """Read a review, if it was thought by today's version."""
        mine = review.c.table == table, review.c.user == user, review.c.version == reviewing.VERSION
        found = await self.rows(select(review.c.decisions).where(*mine))
        return _reviewed(found[0].decisions) if found else None

    async def reviews_of(self, user: int, most: int) -> list[tuple[str, tuple[Reviewed, ...]]]:
        """A person's reviews, each with its game: at most `most` of each, its newest."""
        nth = func.row_number().over(partition_by=game_table.c.game, order_by=review.c.at.desc())
        numbered = (
            select(game_table.c.game, review.c.decisions, nth.label("nth"))
            .join(game_table, game_table.c.id == review.c.table)
            .where(review.c.user == user, review.c.version == reviewing.VERSION)
            .subquery()
        )
        newest = select(numbered).where(numbered.c.nth <= most).order_by(numbered.c.game, numbered.c.nth)
        return [(row.game, _reviewed(row.decisions)) for row in await self.rows(newest)]

    async def _keep(
        self, kind: SqlTable, values: dict[str, Any], changing: tuple[str, ...], most: int, *which: Any
    ) -> None:
        """Store a row, and delete its owner's oldest beyond the limit among those `which` selects."""

        def work(connection: Connection) -> None:
            connection.execute(upsert(self.database.dialect, kind, changing), values)
            mine = (
                select(kind.c.id)
                .where(kind.c.user == values["user"], *which)
                .order_by(kind.c.at.desc(), kind.c.id)
            )
            old = [each.id for each in connection.execute(mine).all()][most:]
            connection.execute(delete(kind).where(kind.c.id.in_(old)))

        await self.database.write(work)


def _reviewed(kept: Sequence[Any]) -> tuple[Reviewed, ...]:
    return tuple(Reviewed(first, tuple(best), less, error) for first, best, less, error in kept)


def _kept(reviewed: Reviewed) -> list[Any]:
    return [reviewed.first, list(reviewed.best), reviewed.less, reviewed.error]
