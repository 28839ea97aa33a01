"""The store in SQL, the only place that speaks it: SQLite in a file by default, PostgreSQL for several processes.

Both run the same queries. A transaction that writes takes SQLite's lock, or the table's row, before it reads anything, so a
change is judged by what is there when it is written. See `engines/store.py` for what every method promises.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError

from data import migrations
from data.database import Database
from data.joined import WHOLE_TABLE, stored
from data.people import People
from data.rows import as_row as _as
from data.rows import values_of as _values
from data.schema import deadline, draft, entry, fact, follower, game_table, plan, player, seat, surface, vote
from engines.core.journal import Entry
from engines.tables.store import (
    Change,
    DeadlineRow,
    Raced,
    SeatRow,
    Stage,
    Stored,
    StoredEntry,
    StoreDown,
    SurfaceRow,
    TableRow,
    VoteRow,
)

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}

_MIGRATING = 7_269_153_011
"""The advisory lock under which one process at a time migrates a PostgreSQL database."""


class StoreError(Exception):
    """The database cannot be used: one sentence for whoever runs the bot."""


async def open_store(url: str) -> SqlStore:
    """Open a database and bring its schema up to date.

    Args:
        url: `sqlite+aiosqlite:///path/to/file` or `postgresql+asyncpg://…`; the driver may be left out.

    Raises:
        StoreError: it cannot be reached, read or written, or it belongs to a newer program.
    """
    try:
        address = make_url(url)
        address = address.set(drivername=_DRIVERS.get(address.drivername, address.drivername))
        if address.drivername not in _DRIVERS.values():
            raise StoreError(
                f"The database address must begin with sqlite or postgresql, not {address.drivername}."
            )
        database = _database(address)
    except OSError as error:
        raise StoreError(f"The database's folder cannot be made: {error}") from error
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise StoreError(f"The database address makes no sense: {error}") from error

    def upgrade(connection: Connection) -> None:
        if database.dialect == "postgresql":
            connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
        migrations.upgrade(connection)

    shown = address.render_as_string(hide_password=True)
    try:
        await database.write(upgrade)
    except migrations.Newer as error:
        await database.close()
        raise StoreError(
            f"The database {shown} was written by a newer version of this program: {error}"
        ) from error
    except (StoreDown, SQLAlchemyError, sqlite3.Error) as error:
        await database.close()
        reason = getattr(error, "orig", None) or error
        raise StoreError(f"The database {shown} cannot be used: {reason}") from error
    return SqlStore(database)


def _database(address: URL) -> Database:
    """The kind that an address asks for; the other need not be imported."""
    if address.get_backend_name() == "sqlite":
        from data.sqlite import File

        return File(address)
    from data.postgres import Server

    return Server(address)


class SqlStore(People):
    """`engines.store.Store` over SQLAlchemy Core."""

    async def close(self) -> None:
        await self.database.close()

    # Tables.

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        def work(connection: Connection) -> None:
            _insert(connection, game_table, [_table_values(row)])
            _insert(connection, seat, [_values(each) for each in seats])

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise Raced from error

    async def read(self, table: str) -> Stored | None:
        def work(connection: Connection) -> Stored | None:
            found = connection.execute(WHOLE_TABLE, {"table": table}).all()
            return stored(found) if found else None

        return await self.database.look(work)

    async def entries(self, table: str) -> list[StoredEntry]:
        rows = await self._rows(_ENTRIES, table=table)
        return [
            StoredEntry(Entry(row.seq, row.seat, row.line, row.drew, row.auto, row.digest), row.at)
            for row in rows
        ]

    async def commit(self, change: Change) -> None:
        row = change.row
        values = _table_values(row) | {"revision": row.revision + 1}

        def work(connection: Connection) -> None:
            if connection.execute(_MINE, values | {"mine": row.id, "seen": row.revision}).rowcount != 1:
                raise Raced
            _insert(connection, entry, [_entry_values(row.id, kept) for kept in change.entries])
            if change.seats is not None:
                connection.execute(_DROP[seat.name], {"of": row.id})
                _insert(connection, seat, [_values(each) for each in change.seats])
            _drop_seats(connection, draft, row.id, change.drop_drafts)
            _insert(connection, draft, [_values(each) for each in change.drafts])
            _drop_seats(connection, deadline, row.id, change.drop_deadlines)
            _insert(connection, deadline, [_values(each) for each in change.deadlines])
            _drop_seats(connection, plan, row.id, change.drop_plans)
            _insert(connection, plan, [_values(each) for each in change.plans])
            if change.votes is not None:
                connection.execute(_DROP[vote.name], {"of": row.id})
                _insert(connection, vote, [_values(each) for each in change.votes])

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise Raced from error

    async def tables_at(self, stage: Stage) -> list[str]:
        return await self._ids(_in_order(game_table.c.stage == stage.value))

    async def tables_played_for(self) -> list[str]:
        wants = select(player.c.user).where(player.c.preferences["forced"].as_boolean())
        seated = or_(seat.c.computer.is_(True), seat.c.order != "", seat.c.user.in_(wants))
        played_for = or_(
            exists().where(seat.c.table == game_table.c.id, seated),
            exists().where(plan.c.table == game_table.c.id, plan.c.fate == ""),
        )
        return await self._ids(_in_order(game_table.c.stage == Stage.RUNNING.value, played_for))

    async def tables_of(self, user: int) -> list[str]:
        return await self._ids(_TABLES_OF, user=user)

    async def seats_of(self, user: int) -> list[tuple[str, int, int]]:
        return [(row.id, row.seat, row.head) for row in await self._rows(_SEATS_OF, user=user)]

    async def all_in(self, place: int) -> list[str]:
        return await self._ids(_in_order(or_(game_table.c.thread == place, _open_in(place))))

    async def table_in(self, channel: int) -> str | None:
        own_thread = case((game_table.c.thread == channel, 0), else_=1)
        query = select(game_table.c.id).where(or_(game_table.c.thread == channel, _open_in(channel)))
        found = await self._ids(
            query.order_by(own_thread, game_table.c.created_at.desc(), game_table.c.id).limit(1)
        )
        return found[0] if found else None

    async def rematch_of(self, table: str) -> str | None:
        found = await self._ids(select(game_table.c.id).where(game_table.c.rematch_of == table))
        return found[0] if found else None

    async def open_votes(self) -> list[VoteRow]:
        query = select(vote).where(vote.c.outcome == "").order_by(vote.c.at, vote.c.table)
        return [_as(VoteRow, row._mapping) for row in await self._rows(query)]

    # The clock.

    async def next_deadline(self) -> datetime | None:
        found: datetime | None = await self._scalar(_NEXT_DEADLINE)
        return found

    async def claim_deadlines(self, now: datetime, until: datetime, limit: int) -> list[DeadlineRow]:
        query = (
            select(deadline)
            .where(_next_event <= now, deadline.c.left.is_(None))
            .order_by(_next_event, deadline.c.table, deadline.c.seat)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )

        def work(connection: Connection) -> list[DeadlineRow]:
            rows = [_as(DeadlineRow, row._mapping) for row in connection.execute(query).all()]
            for row in rows:
                connection.execute(update(deadline).where(_this(row)).values(claimed_until=until))
            return rows

        return await self.database.write(work)

    async def warned(self, row: DeadlineRow) -> None:
        values = {"warned": True, "claimed_until": None}
        await self.do(update(deadline).where(_this(row), deadline.c.due == row.due).values(values))

    async def put_off(self, row: DeadlineRow, remind: datetime) -> None:
        values = {"remind": remind, "claimed_until": None}
        await self.do(update(deadline).where(_this(row), deadline.c.due == row.due).values(values))

    async def grant_grace(self, now: datetime, grace: Callable[[str, DeadlineRow], datetime]) -> None:
        query = (
            select(deadline, game_table.c.clock)
            .join(game_table, game_table.c.id == deadline.c.table)
            .where(
                deadline.c.due <= now,
                deadline.c.left.is_(None),
                or_(deadline.c.claimed_until.is_(None), deadline.c.claimed_until <= now),
            )
            .with_for_update(skip_locked=True, of=deadline)
        )

        def work(connection: Connection) -> None:
            for row in connection.execute(query).all():
                passed = _as(DeadlineRow, row._mapping)
                due = grace(row.clock, passed)
                connection.execute(update(deadline).where(_this(passed)).values(due=due))

        await self.database.write(work)

    # Messages, and small facts; for people see `People`.

    async def fact(self, name: str) -> str | None:
        found: str | None = await self._scalar(select(fact.c.value).where(fact.c.name == name))
        return found

    async def set_fact(self, name: str, value: str) -> None:
        await self.put(fact, {"name": name, "value": value}, ("value",))

    async def surface(self, table: str, audience: str) -> SurfaceRow | None:
        rows = await self._rows(_SURFACE, table=table, audience=audience)
        return _as(SurfaceRow, rows[0]._mapping) if rows else None

    async def surfaces(self, table: str) -> list[SurfaceRow]:
        return [_as(SurfaceRow, row._mapping) for row in await self._rows(_SURFACES, table=table)]

    async def set_surface(self, *rows: SurfaceRow) -> None:
        changing = ("channel", "message", "shown_seq", "failures", "retry_at")
        await self.put(surface, [_values(row) for row in rows], changing)

    async def lagging(self) -> list[str]:
        return await self._ids(_in_order(_lags()))

    async def _ids(self, query: Select[str], **values: Any) -> list[str]:
        return [row[0] for row in await self._rows(query, **values)]

    async def _scalar(self, query: Select[Any]) -> Any:
        return await self.database.look(lambda connection: connection.execute(query).scalar())

    async def _rows(self, query: Select[Any], **values: Any) -> Sequence[Row[Any]]:
        return await self.database.look(lambda connection: connection.execute(query, values).all())


_reminder_or_due = case((deadline.c.warned, deadline.c.due), else_=deadline.c.remind)
_next_event = case(
    (deadline.c.claimed_until > _reminder_or_due, deadline.c.claimed_until), else_=_reminder_or_due
)
"""When a deadline is next to be looked at: a claim puts it off, in case that whoever claimed it dies."""


# Queries that come with every click are built once: SQLAlchemy compiles and caches them by identity.

_MINE = update(game_table).where(
    game_table.c.id == bindparam("mine"), game_table.c.revision == bindparam("seen")
)
_ENTRIES = select(entry).where(entry.c.table == bindparam("table")).order_by(entry.c.seq)
_SURFACES = select(surface).where(surface.c.table == bindparam("table")).order_by(surface.c.audience)
_SURFACE = _SURFACES.where(surface.c.audience == bindparam("audience"))
_NEXT_DEADLINE = select(_next_event).where(deadline.c.left.is_(None)).order_by(_next_event).limit(1)
_INSERT = {each.name: insert(each) for each in (game_table, seat, entry, draft, deadline, plan, vote)}
_DROP = {each.name: delete(each).where(each.c.table == bindparam("of")) for each in (seat, vote)}
_DROP_SEAT = {
    each.name: delete(each).where(each.c.table == bindparam("of"), each.c.seat == bindparam("at"))
    for each in (draft, deadline, plan)
}


def _in_order(*conditions: ColumnElement[bool]) -> Select[str]:
    """The tables that meet all conditions, oldest first."""
    return select(game_table.c.id).where(*conditions).order_by(game_table.c.created_at, game_table.c.id)


_TABLES_OF = (
    _in_order(game_table.c.stage == Stage.RUNNING.value)
    .join(seat, and_(seat.c.table == game_table.c.id, seat.c.user == bindparam("user")))
    .where(or_(seat.c.computer.is_(False), seat.c.away.is_(True)))
)

_SEATS_OF: Select[Any] = _TABLES_OF.where(seat.c.computer.is_(False)).with_only_columns(
    game_table.c.id, seat.c.seat, game_table.c.head
)


def _open_in(channel: int) -> ColumnElement[bool]:
    open_stages = [Stage.LOBBY.value, Stage.RUNNING.value]
    return and_(game_table.c.channel == channel, game_table.c.stage.in_(open_stages))


def _has(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(surface.c.table == game_table.c.id, *conditions)


def _lags() -> ColumnElement[bool]:
    """Tables that may have something to show. A lobby post counts in shown_seq whether it has become the one-line kind."""
    stage, head, audience, shown = (
        game_table.c.stage,
        game_table.c.head,
        surface.c.audience,
        surface.c.shown_seq,
    )
    dealt = game_table.c.seed != ""
    return or_(
        stage == Stage.LOBBY.value,
        _has(audience == "lobby", shown == 0),
        and_(dealt, ~_has(audience == "thread", shown >= head)),
        and_(stage == Stage.RUNNING.value, _has(audience.like("seat-%"), shown < head)),
        and_(dealt, stage == Stage.ENDED.value, ~_has(audience == "result")),
        and_(dealt, stage == Stage.ENDED.value, exists().where(follower.c.table == game_table.c.id)),
        and_(stage == Stage.FROZEN.value, ~_has(audience == "frozen", shown >= head)),
        exists().where(vote.c.table == game_table.c.id, vote.c.outcome == ""),
        _has(audience.like("vote-%"), surface.c.message.is_not(None)),
    )


def _this(row: DeadlineRow) -> ColumnElement[bool]:
    return and_(deadline.c.table == row.table, deadline.c.seat == row.seat)


def _insert(connection: Connection, into: SqlTable, values: Sequence[dict[str, Any]]) -> None:
    if values:
        connection.execute(_INSERT[into.name], values)


def _drop_seats(connection: Connection, source: SqlTable, table: str, seats: tuple[int, ...]) -> None:
    if seats:
        connection.execute(_DROP_SEAT[source.name], [{"of": table, "at": seat} for seat in seats])


def _table_values(row: TableRow) -> dict[str, Any]:
    return _values(row) | {"stage": row.stage.value}


def _entry_values(table: str, kept: StoredEntry) -> dict[str, Any]:
    return {"table": table, "at": kept.at} | _values(kept.entry)
