"""The store in SQL, the only place that speaks it: SQLite in a file by default, PostgreSQL for several processes.

Both run the same queries. A transaction that writes takes SQLite's lock, or the table's row, before it reads anything, so a
change is judged by what is there when it is written. See `engines/store.py` for what every method promises.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import asyncpg
from alembic.util import CommandError
from sqlalchemy import (
    URL,
    Column,
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    event,
    exists,
    func,
    insert,
    make_url,
    or_,
    select,
    update,
)
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from engines.journal import Entry
from engines.store import (
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

from . import migrations
from .joined import stored, whole_table
from .people import People
from .rows import as_row as _as
from .rows import values_of as _values
from .schema import deadline, draft, entry, fact, follower, game_table, plan, player, seat, surface, vote

R = TypeVar("R")

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}

_PATIENCE = 15.0
"""Seconds to wait for another writer of an SQLite file."""

_SWITCHES = 20
"""How often a connection tries to switch a file to write-ahead logging."""

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
        engine = _engine(address)
    except OSError as error:
        raise StoreError(f"The database's folder cannot be made: {error}") from error
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise StoreError(f"The database address makes no sense: {error}") from error
    store = SqlStore(engine)
    shown = address.render_as_string(hide_password=True)
    try:
        if engine.dialect.name == "sqlite":
            # aiosqlite leaves a thread behind when it cannot open a file; the standard module just says so.
            places, options = engine.dialect.create_connect_args(address)
            sqlite3.connect(places[0], uri=options.get("uri", False)).close()
        async with store.writing() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))
            await connection.run_sync(migrations.upgrade)
    except CommandError as error:
        await engine.dispose()
        raise StoreError(
            f"The database {shown} was written by a newer version of this program: {error}"
        ) from error
    except (
        StoreDown,
        SQLAlchemyError,
        sqlite3.Error,
        asyncpg.PostgresError,
        asyncpg.InterfaceError,
        OSError,
    ) as error:
        await engine.dispose()
        reason = getattr(error, "orig", None) or error
        raise StoreError(f"The database {shown} cannot be used: {reason}") from error
    return store


@asynccontextmanager
async def _whole() -> AsyncIterator[None]:
    """Whatever is wrong with the database itself, as opposed to a query, is one kind of error to everybody else."""
    try:
        yield
    except (OperationalError, asyncpg.PostgresConnectionError, OSError) as error:
        raise StoreDown(str(getattr(error, "orig", None) or error)) from error


class SqlStore(People):
    """`engines.store.Store` over SQLAlchemy Core."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._postgres = engine.dialect.name == "postgresql"
        self._insert = postgresql.insert if self._postgres else sqlite.insert

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that sees one moment."""
        async with _whole(), self.engine.connect() as connection:
            if self._postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[AsyncConnection]:
        """For a single query, which sees one moment by itself: without the round trips of a transaction around it."""
        async with _whole(), self.engine.connect() as connection:
            yield await connection.execution_options(alone=True)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that holds the right to write from its beginning."""
        async with _whole(), self.engine.connect() as connection:
            await connection.execution_options(writes=True)
            async with connection.begin():
                yield connection

    # Tables.

    async def create(self, row: TableRow, seats: Sequence[SeatRow]) -> None:
        try:
            async with self.writing() as connection:
                await connection.execute(insert(game_table), [_table_values(row)])
                await _insert_all(connection, seat, [_values(each) for each in seats])
        except IntegrityError as error:
            raise Raced from error

    async def read(self, table: str) -> Stored | None:
        async with self.looking() as connection:
            found = (await connection.execute(whole_table(table))).all()
        return stored(found) if found else None

    async def entries(self, table: str) -> list[StoredEntry]:
        query = select(entry).where(entry.c.table == table).order_by(entry.c.seq)
        async with self.looking() as connection:
            rows = (await connection.execute(query)).all()
        return [
            StoredEntry(Entry(row.seq, row.seat, row.line, row.drew, row.auto, row.digest), row.at)
            for row in rows
        ]

    async def commit(self, change: Change) -> None:
        row = change.row
        mine = and_(game_table.c.id == row.id, game_table.c.revision == row.revision)
        values = _table_values(row) | {"revision": row.revision + 1}
        try:
            async with self.writing() as connection:
                if (await connection.execute(update(game_table).where(mine).values(values))).rowcount != 1:
                    raise Raced
                await _insert_all(connection, entry, [_entry_values(row.id, kept) for kept in change.entries])
                if change.seats is not None:
                    await connection.execute(delete(seat).where(seat.c.table == row.id))
                    await _insert_all(connection, seat, [_values(each) for each in change.seats])
                await _drop_seats(connection, draft, row.id, change.drop_drafts)
                await _insert_all(connection, draft, [_values(each) for each in change.drafts])
                await _drop_seats(connection, deadline, row.id, change.drop_deadlines)
                await _insert_all(connection, deadline, [_values(each) for each in change.deadlines])
                await _drop_seats(connection, plan, row.id, change.drop_plans)
                await _insert_all(connection, plan, [_values(each) for each in change.plans])
                if change.votes is not None:
                    await connection.execute(delete(vote).where(vote.c.table == row.id))
                    await _insert_all(connection, vote, [_values(each) for each in change.votes])
        except IntegrityError as error:
            raise Raced from error

    async def tables_at(self, stage: Stage) -> list[str]:
        query = select(game_table.c.id).where(game_table.c.stage == stage.value)
        return await self._ids(query.order_by(game_table.c.created_at, game_table.c.id))

    async def tables_played_for(self) -> list[str]:
        wants = select(player.c.user).where(player.c.preferences["forced"].as_boolean())
        seated = or_(seat.c.computer.is_(True), seat.c.order != "", seat.c.user.in_(wants))
        played_for = or_(
            exists().where(seat.c.table == game_table.c.id, seated),
            exists().where(plan.c.table == game_table.c.id, plan.c.fate == ""),
        )
        query = select(game_table.c.id).where(game_table.c.stage == Stage.RUNNING.value, played_for)
        return await self._ids(query.order_by(game_table.c.created_at, game_table.c.id))

    async def tables_of(self, user: int) -> list[str]:
        query = (
            select(game_table.c.id)
            .join(seat, seat.c.table == game_table.c.id)
            .where(seat.c.user == user, game_table.c.stage == Stage.RUNNING.value)
            .where(or_(seat.c.computer.is_(False), seat.c.away.is_(True)))
        )
        return await self._ids(query.order_by(game_table.c.created_at, game_table.c.id))

    async def all_in(self, place: int) -> list[str]:
        open_here = and_(
            game_table.c.channel == place, game_table.c.stage.in_([Stage.LOBBY.value, Stage.RUNNING.value])
        )
        query = select(game_table.c.id).where(or_(game_table.c.thread == place, open_here))
        return await self._ids(query.order_by(game_table.c.created_at, game_table.c.id))

    async def table_in(self, channel: int) -> str | None:
        here = or_(
            game_table.c.thread == channel,
            and_(
                game_table.c.channel == channel,
                game_table.c.stage.in_([Stage.LOBBY.value, Stage.RUNNING.value]),
            ),
        )
        own_thread = case((game_table.c.thread == channel, 0), else_=1)
        query = select(game_table.c.id).where(here)
        found = await self._ids(
            query.order_by(own_thread, game_table.c.created_at.desc(), game_table.c.id).limit(1)
        )
        return found[0] if found else None

    async def rematch_of(self, table: str) -> str | None:
        found = await self._ids(select(game_table.c.id).where(game_table.c.rematch_of == table))
        return found[0] if found else None

    async def open_votes(self) -> list[VoteRow]:
        query = select(vote).where(vote.c.outcome == "").order_by(vote.c.at, vote.c.table)
        async with self.looking() as connection:
            return [_as(VoteRow, row._mapping) for row in await connection.execute(query)]

    # The clock.

    async def next_deadline(self) -> datetime | None:
        query = select(_next_event).where(deadline.c.left.is_(None)).order_by(_next_event).limit(1)
        async with self.looking() as connection:
            found: datetime | None = (await connection.execute(query)).scalar()
        return found

    async def claim_deadlines(self, now: datetime, until: datetime, limit: int) -> list[DeadlineRow]:
        query = (
            select(deadline)
            .where(_next_event <= now, deadline.c.left.is_(None))
            .order_by(_next_event, deadline.c.table, deadline.c.seat)
            .limit(limit)
            .with_for_update(skip_locked=True)
        )
        async with self.writing() as connection:
            rows = [_as(DeadlineRow, row._mapping) for row in (await connection.execute(query)).all()]
            for row in rows:
                await connection.execute(update(deadline).where(_this(row)).values(claimed_until=until))
        return rows

    async def warned(self, row: DeadlineRow) -> None:
        values = {"warned": True, "claimed_until": None}
        async with self.writing() as connection:
            await connection.execute(
                update(deadline).where(_this(row), deadline.c.due == row.due).values(values)
            )

    async def put_off(self, row: DeadlineRow, remind: datetime) -> None:
        values = {"remind": remind, "claimed_until": None}
        async with self.writing() as connection:
            await connection.execute(
                update(deadline).where(_this(row), deadline.c.due == row.due).values(values)
            )

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
        async with self.writing() as connection:
            for row in (await connection.execute(query)).all():
                passed = _as(DeadlineRow, row._mapping)
                due = grace(row.clock, passed)
                await connection.execute(update(deadline).where(_this(passed)).values(due=due))

    # Messages, and small facts; for people see `People`.

    async def fact(self, name: str) -> str | None:
        query = select(fact.c.value).where(fact.c.name == name)
        async with self.looking() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found

    async def set_fact(self, name: str, value: str) -> None:
        await self._put(fact, {"name": name, "value": value}, ("value",))

    async def surface(self, table: str, audience: str) -> SurfaceRow | None:
        found = [each for each in await self.surfaces(table) if each.audience == audience]
        return found[0] if found else None

    async def surfaces(self, table: str) -> list[SurfaceRow]:
        async with self.looking() as connection:
            return list(await _rows(connection, surface, SurfaceRow, table, surface.c.audience))

    async def set_surface(self, row: SurfaceRow) -> None:
        changing = ("channel", "message", "shown_seq", "failures", "retry_at")
        await self._put(surface, _values(row), changing)

    async def lagging(self) -> list[str]:
        query = select(game_table.c.id).where(_lags())
        return await self._ids(query.order_by(game_table.c.created_at, game_table.c.id))

    async def claim_lagging(self, now: datetime, until: datetime, limit: int) -> list[str]:
        free = or_(game_table.c.shown_by.is_(None), game_table.c.shown_by <= now)
        query = (
            select(game_table.c.id)
            .where(_lags(), free, ~_has(surface.c.retry_at > now))
            .order_by(game_table.c.created_at, game_table.c.id)
            .limit(limit)
            .with_for_update(skip_locked=True, of=game_table)
        )
        async with self.writing() as connection:
            found = list((await connection.execute(query)).scalars())
            await connection.execute(
                update(game_table).where(game_table.c.id.in_(found)).values(shown_by=until)
            )
        return found

    async def _ids(self, query: Select[str]) -> list[str]:
        async with self.looking() as connection:
            return list((await connection.execute(query)).scalars())

    def putting(
        self, into: SqlTable, values: dict[str, Any], changing: tuple[str, ...]
    ) -> postgresql.Insert | sqlite.Insert:
        """Insert a row, or change these columns of the one that is there."""
        query = self._insert(into).values(values)
        return query.on_conflict_do_update(
            index_elements=list(into.primary_key.columns),
            set_={name: query.excluded[name] for name in changing},
        )


_reminder_or_due = case((deadline.c.warned, deadline.c.due), else_=deadline.c.remind)
_next_event = case(
    (deadline.c.claimed_until > _reminder_or_due, deadline.c.claimed_until), else_=_reminder_or_due
)
"""When a deadline is next to be looked at: a claim puts it off, in case that whoever claimed it dies."""


def _engine(address: URL) -> AsyncEngine:
    if address.get_backend_name() == "postgresql":
        return create_async_engine(address, pool_pre_ping=True, connect_args={"timeout": _PATIENCE})
    file = address.database or ""
    if file and not file.startswith((":", "file:")):
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    patience = {} if "timeout" in address.query else {"timeout": _PATIENCE}
    engine = create_async_engine(address, connect_args=patience)

    @event.listens_for(engine.sync_engine, "connect")
    def _configure(connection: Any, _: Any) -> None:
        # The driver must not begin transactions by itself: it would begin them too late, after the first read.
        connection.isolation_level = None
        try:
            cursor = connection.cursor()
            _write_ahead(cursor)
            for pragma in ("synchronous = FULL", "foreign_keys = ON"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except Exception:
            # The pool forgets a connection that fails here, and its thread would live on.
            connection.close()
            raise

    @event.listens_for(engine.sync_engine, "begin")
    def _begin(connection: Connection) -> None:
        options = connection.get_execution_options()
        if not options.get("alone", False):
            connection.exec_driver_sql("BEGIN IMMEDIATE" if options.get("writes", False) else "BEGIN")

    return engine


def _write_ahead(cursor: Any) -> None:
    """Switch a file to write-ahead logging.

    Where several connections switch a fresh file at once, SQLite refuses all but one of them without waiting; beginning
    to write does wait, and after that the switch is made.
    """
    for _ in range(_SWITCHES):
        try:
            cursor.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError:
            cursor.execute("BEGIN IMMEDIATE")
            cursor.execute("COMMIT")
        else:
            return
    cursor.execute("PRAGMA journal_mode = WAL")


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


async def _rows(
    connection: AsyncConnection, source: SqlTable, kind: type[R], table: str, order: Column[Any]
) -> tuple[R, ...]:
    found = await connection.execute(select(source).where(source.c.table == table).order_by(order))
    return tuple(_as(kind, row._mapping) for row in found)


async def _insert_all(connection: AsyncConnection, into: SqlTable, values: Sequence[dict[str, Any]]) -> None:
    if values:
        await connection.execute(insert(into), values)


async def _drop_seats(
    connection: AsyncConnection, source: SqlTable, table: str, seats: tuple[int, ...]
) -> None:
    if seats:
        await connection.execute(delete(source).where(source.c.table == table, source.c.seat.in_(seats)))


def _table_values(row: TableRow) -> dict[str, Any]:
    return _values(row) | {"stage": row.stage.value}


def _entry_values(table: str, kept: StoredEntry) -> dict[str, Any]:
    return {"table": table, "at": kept.at} | _values(kept.entry)
