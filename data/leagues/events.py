"""The store's leagues and tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, or_, select, update

from data.drivers.failures import KeyTaken
from data.queries import Queries, upsert
from data.records.enums import Stage
from data.records.events import EntrantRow, EventChange, EventLine, EventRow, Outcome, Phase, StoredEvent
from data.records.failures import Raced
from data.records.finished import ENDS
from data.rows import as_row, values_of
from data.schema import (
    correction,
    event,
    event_entrant,
    event_line,
    event_table,
    finished_game,
    game_table,
    holder,
)

_GOING_ON = (Phase.OPEN.value, Phase.RUNNING.value, Phase.PAUSED.value)
_LAST = 99


class EventRows(Queries):
    """Leagues and tournaments."""

    async def create_event(self, row: EventRow) -> None:
        """Store a new event.

        Raises:
            Raced: its id is taken, or another event follows the same season.
        """
        try:
            await self.do(insert(event), values_of(row))
        except KeyTaken:
            raise Raced from None

    async def event(self, event_id: str) -> StoredEvent | None:
        """Read an event with all its rows."""

        def work(connection: Connection) -> StoredEvent | None:
            found = connection.execute(select(event).where(event.c.id == event_id)).first()
            if found is None:
                return None
            parts = [
                connection.execute(select(kind).where(kind.c.event == event_id).order_by(key)).all()
                for kind, key in ((event_entrant, event_entrant.c.number), (event_line, event_line.c.seq))
            ]
            entrants = tuple(as_row(EntrantRow, each._mapping) for each in parts[0])
            journal = tuple(as_row(EventLine, each._mapping) for each in parts[1])
            return StoredEvent(_event_row(found), entrants, journal)

        return await self.database.read(work)

    async def change_event(self, change: EventChange) -> None:
        """Append lines to an event's journal.

        Raises:
            Raced: somebody else has added some meanwhile.
        """
        mine = event.c.id == change.event
        moved = {"head": change.head + len(change.lines), "phase": change.phase.value}
        leaving = delete(event_entrant).where(
            event_entrant.c.event == change.event, event_entrant.c.number.in_(change.leaving)
        )
        placed = upsert(self.database.dialect, event_entrant, ("person", "name"))

        def work(connection: Connection) -> None:
            if (
                connection.execute(
                    update(event).where(mine, event.c.head == change.head).values(moved)
                ).rowcount
                != 1
            ):
                raise Raced
            connection.execute(insert(event_line), [values_of(each) for each in change.lines])
            if change.leaving:
                connection.execute(leaving)
            if change.entrants:
                connection.execute(placed, [values_of(each) for each in change.entrants])
            if change.tables:
                drawn = [{"table": table, "event": change.event} for table in change.tables]
                connection.execute(insert(event_table), drawn)

        try:
            await self.database.write(work)
        except KeyTaken:
            raise Raced from None

    async def show_event(self, event_id: str, message: int | None, shown: int, told: int) -> None:
        """Store which message shows an event, as of which line, and up to which line it was announced."""
        values = {"message": message, "shown": shown, "told": told}
        await self.do(update(event).where(event.c.id == event_id).values(values))

    async def events_in(self, guild: int, limit: int) -> list[EventRow]:
        """A server's events, newest first."""
        query = select(event).where(event.c.guild == guild).order_by(event.c.created_at.desc(), event.c.id)
        return [_event_row(row) for row in await self.rows(query.limit(limit))]

    async def event_after(self, event_id: str) -> str | None:
        """The season after an event."""
        found: str | None = await self.scalar(select(event.c.id).where(event.c.follows == event_id))
        return found

    async def event_of(self, table: str) -> str | None:
        """The event that a table belongs to."""
        found: str | None = await self.scalar(select(event_table.c.event).where(event_table.c.table == table))
        return found

    async def unfinished_events(self) -> list[str]:
        """The events that go on, or whose message is outdated."""
        behind = or_(event.c.phase.in_(_GOING_ON), event.c.shown < event.c.head, event.c.told < event.c.head)
        return await self.ids(select(event.c.id).where(behind).order_by(event.c.created_at, event.c.id))

    async def drop_events(self, untouched_since: datetime) -> None:
        """Delete events without a change since a time; their tables stay."""
        lines = select(event_line.c.event).where(event_line.c.at >= untouched_since)
        await self.do(delete(event).where(event.c.created_at < untouched_since, event.c.id.not_in(lines)))

    async def outcomes(self, tables: Sequence[str]) -> dict[str, Outcome]:
        """How those of some tables ended that have. Whoever gave up or was taken over comes after all who stayed, earlier leavers lower; at a table that
        ended without a result all share the first place. What an organiser has put right holds as it is."""
        held = (
            select(holder.c.table, holder.c.place, holder.c.score, holder.c.left, holder.c.replaced)
            .where(holder.c.table.in_(tables), holder.c.nth == 0)
            .order_by(holder.c.table, holder.c.seat)
        )
        # Tables that ended otherwise than with a result; what those come to is summed up, too, a moment after their ends.
        void = (
            select(game_table.c.id, game_table.c.setup_seats)
            .outerjoin(finished_game, finished_game.c.table == game_table.c.id)
            .where(
                game_table.c.id.in_(tables),
                game_table.c.stage == Stage.ENDED.value,
                game_table.c.why.not_in([each.value for each in ENDS]),
                finished_game.c.table.is_(None),
            )
        )

        corrected = select(correction.c.table, correction.c.places).where(correction.c.table.in_(tables))

        def work(connection: Connection) -> dict[str, Outcome]:
            seats: dict[str, list[tuple[int | None, int | None, int | None]]] = {}
            for table, place, score, left, replaced in connection.execute(held):
                # What becomes of a seat that was taken from someone is theirs.
                seats.setdefault(table, []).append((place, score, None if replaced else left))
            voids = {table: Outcome((1,) * size, ()) for table, size in connection.execute(void)}
            found = voids | {table: _outcome(rows) for table, rows in seats.items()}
            for table, places in connection.execute(corrected):
                if places and table in found:
                    found[table] = Outcome(tuple(places), found[table].scores)
            return found

        return await self.database.read(work) if tables else {}

    async def threads(self, tables: Sequence[str]) -> dict[str, int]:
        """The threads of some tables that have one."""
        query = select(game_table.c.id, game_table.c.thread).where(
            game_table.c.id.in_(tables), game_table.c.thread.is_not(None)
        )
        return {row.id: row.thread for row in await self.rows(query)} if tables else {}


def _event_row(row: Row[Any]) -> EventRow:
    values = dict(row._mapping)
    values["options"] = [tuple(each) for each in values["options"]]
    return as_row(EventRow, values)


def _outcome(seats: Sequence[tuple[int | None, int | None, int | None]]) -> Outcome:
    """A game's result for its event, from place, score, and the entry when somebody left, by seat."""
    keys = [(place or 1, 0) if left is None else (_LAST, -left) for place, _, left in seats]
    places = tuple(1 + sum(other < key for other in keys) for key in keys)
    scores = tuple(score for _, score, left in seats if score is not None and left is None)
    return Outcome(places, scores if len(scores) == len(seats) else ())
