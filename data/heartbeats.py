"""The store's signs of life, and the deadlines that outages move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    delete,
    false,
    func,
    or_,
    select,
    text,
    true,
    update,
)

from data.queries import Queries, upsert
from data.records.audiences import LOBBY_SHOWN
from data.records.enums import Stage, VoteResult
from data.records.parts import GUILDS_A_TICK, Outage, Part, covers_everything
from data.records.rows import DeadlineRow, OutageRow
from data.rows import as_row, values_of
from data.schema import deadline, game_table, heartbeat, outage, post, surface, vote

_LOCK = text("LOCK TABLE heartbeat IN SHARE ROW EXCLUSIVE MODE")
"""One sign of life at a time; SQLite lets one write at a time anyway."""

UNDRAWN = -1
"""Stands for the entry at which a post was drawn, if it has to be drawn again."""

_KEPT = timedelta(days=60)
"""How long outages are remembered: whoever waits for longer has waited long enough."""

_RUNNING = deadline.c.left.is_(None)
_OPEN = vote.c.outcome == VoteResult.OPEN.value


def in_parts(parts: Sequence[Part]) -> ColumnElement[bool]:
    """Filters tables by parts of all servers."""
    return true() if covers_everything(parts) else or_(false(), *map(_in_part, parts))


def _in_part(part: Part) -> ColumnElement[bool]:
    own = game_table.c.guild // GUILDS_A_TICK % part.count == part.number
    return or_(own, game_table.c.guild.is_(None)) if part.holds(None) else own


class Heartbeats(Queries):
    """Heartbeats and outages."""

    async def beat(
        self,
        part: Part,
        now: datetime,
        began: Callable[[datetime | None], datetime | None],
        put_off: Callable[[str, DeadlineRow, datetime, datetime], DeadlineRow],
        much: timedelta,
    ) -> Outage | None:
        """Store a sign of life of the process for a part of all servers. After an outage all that waits for its
        people is moved: running deadlines, open questions, and when lobbies close; what by is kept with their tables.

        Args:
            began: when the outage began that this sign of life ends, by the last one that is known; None if there was none.
            put_off: a running deadline after an outage, by its table's clock, when the outage began, and now.
            much: what is moved by more than this since the table's last entry is to be shown.

        Returns:
            The outage; None if there was none.
        """

        def work(connection: Connection) -> Outage | None:
            if self.database.dialect == "postgresql":
                connection.execute(_LOCK)
            # When the servers were parted otherwise, all of them were looked after by the processes of then.
            known = or_(heartbeat.c.part == str(part), heartbeat.c.part.not_like(f"%/{part.count}"))
            stored = connection.execute(select(func.max(heartbeat.c.at)).where(known)).scalar()
            since = began(stored)
            moved = _move(connection, part, since, now, put_off, much) if since is not None else None
            if since is not None:
                _remember(connection, OutageRow(str(part), since, now))
            at = now if stored is None or since is not None else max(stored, now)
            put = upsert(self.database.dialect, heartbeat, ("at",))
            connection.execute(put, {"part": str(part), "at": at})
            return moved

        return await self.database.write(work)

    async def outages(self, guild: int | None) -> list[OutageRow]:
        """Recent outages for a server's people, as found by `beat`; some may appear twice."""
        found = [as_row(OutageRow, row._mapping) for row in await self.rows(select(outage))]
        return [each for each in found if Part.read(each.part).holds(guild)]


def _remember(connection: Connection, found: OutageRow) -> None:
    """Store an outage. If the system clock was set back instead, later ones are deleted."""
    ahead = and_(outage.c.part == found.part, outage.c.until > found.until)
    connection.execute(delete(outage).where(or_(ahead, outage.c.until < found.until - _KEPT)))
    if found.since < found.until:
        connection.execute(upsert(connection.dialect.name, outage, ("until",)), values_of(found))


def _move(
    connection: Connection,
    part: Part,
    since: datetime,
    now: datetime,
    put_off: Callable[[str, DeadlineRow, datetime, datetime], DeadlineRow],
    much: timedelta,
) -> Outage:
    """Move everything that waits for a part's people. Processes that have read these tables must read them again
    before writing.
    """
    waits = or_(
        game_table.c.stage == Stage.LOBBY.value,
        game_table.c.id.in_(select(deadline.c.table).where(_RUNNING)),
        game_table.c.id.in_(select(vote.c.table).where(_OPEN)),
    )
    tables = select(game_table).where(_in_part(part), waits).order_by(game_table.c.id).with_for_update()
    told = []
    for table in connection.execute(tables).all():
        by = _move_deadlines(connection, table, since, now, put_off)
        open_for = _move_votes(connection, table, since, now)
        if table.stage == Stage.LOBBY.value:
            by = now - max(since, table.created_at)
        if max(_note(connection, table, by, much), open_for) > much and table.stage != Stage.LOBBY.value:
            told.append(table.id)
    return Outage(since, tuple(told))


def _move_deadlines(
    connection: Connection,
    table: Row[Any],
    since: datetime,
    now: datetime,
    put_off: Callable[[str, DeadlineRow, datetime, datetime], DeadlineRow],
) -> timedelta:
    """Move a table's running clocks; returns the largest move."""
    by = timedelta()
    for row in connection.execute(select(deadline).where(deadline.c.table == table.id, _RUNNING)).all():
        before = as_row(DeadlineRow, row._mapping)
        after = put_off(table.clock, before, since, now)
        by = max(by, after.due - before.due)
        moved = {"due": after.due, "remind": after.remind, "claimed_until": None}
        this = and_(deadline.c.table == before.table, deadline.c.seat == before.seat)
        connection.execute(update(deadline).where(this).values(moved))
    return by


def _move_votes(connection: Connection, table: Row[Any], since: datetime, now: datetime) -> timedelta:
    """Move the start of a table's open questions; returns the largest move."""
    by = timedelta()
    for row in connection.execute(select(vote.c.kind, vote.c.at).where(vote.c.table == table.id, _OPEN)):
        lost = now - max(since, row.at)
        by = max(by, lost)
        this = and_(vote.c.table == table.id, vote.c.kind == row.kind)
        connection.execute(update(vote).where(this).values(at=row.at + lost))
    return by


def _note(connection: Connection, table: Row[Any], by: timedelta, much: timedelta) -> timedelta:
    """Store how much a table's deadlines were moved since its last entry, which is returned. Where that is much, its
    newest post shows no deadline any more that holds.
    """
    if table.outage_head == table.head and table.outage_moved is not None:
        by += table.outage_moved
    this = game_table.c.id == table.id
    noted = {"revision": table.revision + 1, "outage_head": table.head, "outage_moved": by}
    connection.execute(update(game_table).where(this).values(noted))
    # A lobby's post shows nothing of this.
    shown = and_(
        surface.c.table == table.id, surface.c.audience == LOBBY_SHOWN, surface.c.shown_seq == table.revision
    )
    connection.execute(update(surface).where(shown).values(shown_seq=table.revision + 1))
    if by > much:
        outdated = and_(post.c.table == table.id, post.c.drawn.is_not(None))
        connection.execute(update(post).where(outdated).values(drawn=UNDRAWN))
    return by
