"""The store's tables: rows and journals written as one change, and lists of tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from operator import itemgetter
from typing import Any, TypeVar

from sqlalchemy import (
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
    or_,
    select,
    update,
)
from sqlalchemy import Table as SqlTable

from data.drivers.failures import KeyTaken
from data.finished.past import keep_result
from data.queries import Queries, in_order
from data.records.enums import PlanOutcome, Stage, VoteResult
from data.records.failures import Raced, StoreDown, StoreUnsure
from data.records.people import PersonRow
from data.records.rows import (
    BackingRow,
    Change,
    DeadlineRow,
    DraftRow,
    MemberRow,
    PlanRow,
    SeatRow,
    Stored,
    StoredEntry,
    StoredPanel,
    TableRow,
    VoteRow,
    notice_fact,
)
from data.rows import as_row, changes_of, columns_of, from_values, values_of
from data.schema import (
    backing,
    deadline,
    draft,
    entry,
    fact,
    game_table,
    lesson,
    member,
    note,
    plan,
    player,
    seat,
    vote,
)
from engines.core.journal import Entry

R = TypeVar("R")

_SOURCES: dict[type[Any], tuple[SqlTable, str]] = {
    TableRow: (game_table, "id"),
    SeatRow: (seat, "seat"),
    DraftRow: (draft, "seat"),
    DeadlineRow: (deadline, "seat"),
    VoteRow: (vote, "kind"),
    PersonRow: (player, "user"),
    PlanRow: (plan, "seat"),
}
"""Where each kind of rows comes from, and the column that tells those of a table apart."""

_COLUMNS = [column for source, _ in _SOURCES.values() for column in source.c]
_READS = {
    kind: (
        _COLUMNS.index(source.c[key]),
        itemgetter(*(_COLUMNS.index(source.c[name]) for name in columns_of(kind))),
    )
    for kind, (source, key) in _SOURCES.items()
}
"""Where a joined row has the key of each kind of rows, and what reads its values."""


def _of_seat(source: SqlTable) -> ColumnElement[bool]:
    return and_(source.c.table == seat.c.table, source.c.seat == seat.c.seat)


_WHOLE_TABLE = (
    select(*(column.label(f"{column.table.name}_{column.name}") for column in _COLUMNS))
    .select_from(
        game_table.outerjoin(seat, seat.c.table == game_table.c.id)
        .outerjoin(draft, _of_seat(draft))
        .outerjoin(deadline, _of_seat(deadline))
        .outerjoin(plan, _of_seat(plan))
        .outerjoin(player, player.c.user == seat.c.user)
        .outerjoin(vote, vote.c.table == game_table.c.id)
    )
    .where(game_table.c.id == bindparam("table"), game_table.c.stage != Stage.PAST.value)
)


def read_table(connection: Connection, table: str) -> Stored | None:
    """Read a table; None if there is none."""
    rows = connection.execute(_WHOLE_TABLE, {"table": table}).all()
    if not rows:
        return None
    (row,) = _each(TableRow, rows)
    members, backings, people = _crews(connection, row) if row.crews else ((), (), ())
    return Stored(
        replace(row, options=tuple((name, choice) for name, choice in row.options)),
        _each(SeatRow, rows),
        _each(DraftRow, rows),
        _each(DeadlineRow, rows),
        _each(VoteRow, rows),
        (*_each(PersonRow, rows), *people),
        _each(PlanRow, rows),
        members,
        backings,
    )


def _crews(
    connection: Connection, row: TableRow
) -> tuple[tuple[MemberRow, ...], tuple[BackingRow, ...], tuple[PersonRow, ...]]:
    """The members of a table's crews in the order of joining, the votes of the present turn and of the latest ones, and who the members are."""
    members = connection.execute(_MEMBERS, {"table": row.id}).all()
    backings = connection.execute(_BACKINGS, {"table": row.id, "since": row.head - _SUMMED_UP}).all()
    people = connection.execute(_MEMBERS_KNOWN, {"table": row.id}).all()
    return (
        tuple(as_row(MemberRow, each._mapping) for each in members),
        tuple(as_row(BackingRow, each._mapping) for each in backings),
        tuple(as_row(PersonRow, each._mapping) for each in people),
    )


def _each(kind: type[R], rows: Sequence[Row[Any]]) -> tuple[R, ...]:
    """The rows of one kind, each once, by key."""
    key, values = _READS[kind]
    found = {row[key]: row for row in rows if row[key] is not None}
    return tuple(from_values(kind, values(found[each])) for each in sorted(found))


# Queries that come with every click are built once: SQLAlchemy compiles and caches them by identity.

_SUMMED_UP = 60
"""How many entries back the votes for what was played are read: posts of older turns are not made again."""

_MEMBERS = select(member).where(member.c.table == bindparam("table")).order_by(member.c.at, member.c.user)
_BACKINGS = (
    select(backing)
    .where(
        backing.c.table == bindparam("table"),
        or_(backing.c.played == 0, backing.c.played > bindparam("since")),
    )
    .order_by(backing.c.at, backing.c.user, backing.c.turn)
)
_MEMBERS_KNOWN = (
    select(player).join(member, member.c.user == player.c.user).where(member.c.table == bindparam("table"))
)
_MINE = update(game_table).where(
    game_table.c.id == bindparam("mine"), game_table.c.revision == bindparam("seen")
)
_ENTRIES = select(entry).where(entry.c.table == bindparam("table")).order_by(entry.c.seq)
_NOTE = select(note.c.text).where(note.c.table == bindparam("table"), note.c.user == bindparam("user"))
_LEARNED = select(lesson.c.game).where(lesson.c.user == bindparam("user"))
_INSERT = {
    each.name: insert(each)
    for each in (game_table, seat, entry, draft, deadline, plan, vote, member, backing)
}
_DROP = {each.name: delete(each).where(each.c.table == bindparam("of")) for each in (seat, vote)}
_DROP_SEAT = {
    each.name: delete(each).where(each.c.table == bindparam("of"), each.c.seat == bindparam("at"))
    for each in (draft, deadline, plan)
}

_DROP_MEMBER = delete(member).where(member.c.table == bindparam("of"), member.c.user == bindparam("who"))
_DROP_BACKINGS = delete(backing).where(backing.c.table == bindparam("of"), backing.c.played == 0)

_IN_CREW = (
    select(member.c.user)
    .where(
        member.c.table == seat.c.table,
        member.c.crew == seat.c.crew,
        member.c.user == bindparam("user"),
        member.c.left.is_(False),
    )
    .correlate(seat)
    .exists()
)
_TABLES_OF = (
    in_order(game_table.c.stage == Stage.RUNNING.value)
    .select_from(game_table)
    .join(seat, and_(seat.c.table == game_table.c.id, or_(seat.c.user == bindparam("user"), _IN_CREW)))
    .where(or_(seat.c.computer.is_(False), seat.c.away.is_(True)))
)

_SEATS_OF: Select[Any] = _TABLES_OF.where(seat.c.computer.is_(False)).with_only_columns(
    game_table.c.id, seat.c.seat, game_table.c.head
)


class TableRows(Queries):
    """Tables with their journals."""

    async def create(
        self, row: TableRow, seats: Sequence[SeatRow], may: Callable[[int, int], None] = lambda _, __: None
    ) -> None:
        """Store a new table.

        Args:
            may: is told how many lobbies its opener and its channel have already. What it raises comes out, and nothing is
                kept.

        Raises:
            Raced: the id is taken.
        """
        places = {game_table.c.opener: row.opener, game_table.c.channel: row.channel}

        def work(connection: Connection) -> None:
            if (
                self.database.dialect == "postgresql"
            ):  # one after the other; SQLite lets one write at a time anyway
                for each in sorted(places.values()):
                    connection.execute(select(func.pg_advisory_xact_lock(each)))
            may(*(_lobbies(connection, column == value) for column, value in places.items()))
            _insert(connection, game_table, [values_of(row)])
            _insert(connection, seat, [values_of(each) for each in seats])

        try:
            await self.database.write(work)
        except KeyTaken:
            raise Raced from None

    async def read(self, table: str) -> Stored | None:
        """A table as it is at one moment."""
        found = await self.database.look(partial(read_table, table=table))
        if found is not None and found.row.crews:  # several queries
            found = await self.database.read(partial(read_table, table=table))
        return found

    async def panel(self, table: str, user: int) -> StoredPanel | None:
        """Read a table with one person's data, as of one moment."""
        about = {"table": table, "user": user}

        def work(connection: Connection) -> StoredPanel | None:
            stored = read_table(connection, table)
            if stored is None:
                return None
            noted = connection.execute(_NOTE, about).scalar() or ""
            return StoredPanel(stored, noted, frozenset(connection.execute(_LEARNED, about).scalars()))

        return await self.database.read(work)

    async def entries(self, table: str) -> list[StoredEntry]:
        """A table's journal in order."""
        rows = await self.rows(_ENTRIES, table=table)
        return [
            StoredEntry(Entry(row.seq, row.seat, row.line, row.drew, row.auto, row.digest), row.at)
            for row in rows
        ]

    async def commit(self, change: Change) -> list[tuple[str, int, int]]:
        """Write a change; the stored revision is the row's plus one.

        Returns:
            As `seats_of`, for the person that the change names; empty if it names nobody.

        Raises:
            Raced: the table is at another revision, or an entry's number is taken.
        """
        row = change.row
        values = values_of(row) if change.before is None else changes_of(row, change.before)
        values["revision"] = row.revision + 1

        def work(connection: Connection) -> list[tuple[str, int, int]]:
            if connection.execute(_MINE, values | {"mine": row.id, "seen": row.revision}).rowcount != 1:
                raise Raced
            entries = [{"table": row.id, "at": kept.at} | values_of(kept.entry) for kept in change.entries]
            _insert(connection, entry, entries)
            if change.seats is not None:
                connection.execute(_DROP[seat.name], {"of": row.id})
                _insert(connection, seat, [values_of(each) for each in change.seats])
            _drop_seats(connection, draft, row.id, change.drop_drafts)
            _insert(connection, draft, [values_of(each) for each in change.drafts])
            _drop_seats(connection, deadline, row.id, change.drop_deadlines)
            _insert(connection, deadline, [values_of(each) for each in change.deadlines])
            _drop_seats(connection, plan, row.id, change.drop_plans)
            _insert(connection, plan, [values_of(each) for each in change.plans])
            gone = {*change.drop_members, *(each.user for each in change.members)}
            if gone:
                connection.execute(_DROP_MEMBER, [{"of": row.id, "who": user} for user in sorted(gone)])
            _insert(connection, member, [values_of(each) for each in change.members])
            if change.backings is not None:
                connection.execute(_DROP_BACKINGS, {"of": row.id})
                _insert(connection, backing, [values_of(each) for each in change.backings])
            if change.votes is not None:
                connection.execute(_DROP[vote.name], {"of": row.id})
                _insert(connection, vote, [values_of(each) for each in change.votes])
            return [] if change.seats_of is None else _seats(connection, change.seats_of)

        try:
            return await self.database.write(work)
        except KeyTaken:
            raise Raced from None
        except StoreUnsure:
            with suppress(StoreDown):
                if await self._is_written(change):
                    return [] if change.seats_of is None else await self.seats_of(change.seats_of)
                raise Raced from None
            raise

    async def _is_written(self, change: Change) -> bool:
        """Whether a change has been written."""
        found = await self.read(change.row.id)
        if found is None or found.row != replace(change.row, revision=change.row.revision + 1):
            return False
        entries = await self.entries(change.row.id)
        return (
            set(change.entries) <= set(entries)
            and set(change.drafts) <= set(found.drafts)
            and set(change.members) <= set(found.members)
            and set(change.backings or ()) <= set(found.backings)
        )

    async def tables_at(self, stage: Stage) -> list[str]:
        """The tables at a stage, oldest first."""
        return await self.ids(in_order(game_table.c.stage == stage.value))

    async def running_threads(self) -> list[tuple[str, int | None, int]]:
        """The running tables that have a thread: table, server, thread."""
        query = in_order(game_table.c.stage == Stage.RUNNING.value, game_table.c.thread.is_not(None))
        found = await self.rows(
            query.with_only_columns(game_table.c.id, game_table.c.guild, game_table.c.thread)
        )
        return [(row.id, row.guild, row.thread) for row in found]

    async def running_in(self, guild: int) -> list[str]:
        """The running tables of a server, oldest first."""
        return await self.ids(
            in_order(game_table.c.stage == Stage.RUNNING.value, game_table.c.guild == guild)
        )

    async def open_in(self, guild: int) -> list[str]:
        """The tables of a server in their lobby or running, oldest first."""
        return await self.ids(
            in_order(
                game_table.c.stage.in_([Stage.LOBBY.value, Stage.RUNNING.value]), game_table.c.guild == guild
            )
        )

    async def untouched_since(self, moment: datetime) -> list[tuple[str, int]]:
        """Tables without a change since a time, oldest first, with their last entry's number; without lobbies and ended ones."""
        last = select(func.max(entry.c.at)).where(entry.c.table == game_table.c.id).scalar_subquery()
        touched = func.coalesce(last, game_table.c.started_at, game_table.c.created_at)
        lobby_or_past = [Stage.LOBBY.value, Stage.PAST.value]
        query = in_order(game_table.c.stage.not_in(lobby_or_past), touched < moment)
        found = await self.rows(query.with_only_columns(game_table.c.id, game_table.c.head))
        return [(row.id, row.head) for row in found]

    async def remove(self, table: str) -> None:
        """Delete a table and everything about people who have no other one. A finished game's result and players stay."""

        def work(connection: Connection) -> None:
            connection.execute(delete(fact).where(fact.c.name == notice_fact(table)))
            people = [
                user
                for kind in (seat, member)
                for user in connection.execute(select(kind.c.user).where(kind.c.table == table)).scalars()
            ]
            if not keep_result(connection, table):
                connection.execute(delete(game_table).where(game_table.c.id == table))
            elsewhere = or_(
                exists().where(seat.c.user == player.c.user), exists().where(member.c.user == player.c.user)
            )
            connection.execute(
                delete(player).where(player.c.user.in_([user for user in people if user]), ~elsewhere)
            )

        await self.database.write(work)

    async def tables_played_for(self) -> list[str]:
        """The running tables where something may be played without a person, oldest first. A computer, a standing
        order, a plan or forced moves may be the reason.
        """
        return [table for table, _ in await self.heads_played_for()]

    async def heads_played_for(self) -> list[tuple[str, int]]:
        """The tables of `tables_played_for`, each with its last entry's number."""
        wants = select(player.c.user).where(player.c.preferences["forced"].as_boolean())
        seated = or_(seat.c.computer.is_(True), seat.c.order != "", seat.c.user.in_(wants))
        played_for = or_(
            exists().where(seat.c.table == game_table.c.id, seated),
            exists().where(plan.c.table == game_table.c.id, plan.c.fate == PlanOutcome.WAITING.value),
        )
        query = in_order(game_table.c.stage == Stage.RUNNING.value, played_for)
        found = await self.rows(query.with_only_columns(game_table.c.id, game_table.c.head))
        return [(row.id, row.head) for row in found]

    async def tables_of(self, user: int) -> list[str]:
        """The running tables where a person sits, or may return to, oldest first."""
        return await self.ids(_TABLES_OF, user=user)

    async def seats_of(self, user: int) -> list[tuple[str, int, int]]:
        """The running tables where a person plays: table, seat, last entry's number."""
        return await self.database.look(lambda connection: _seats(connection, user))

    async def all_in(self, place: int) -> list[str]:
        """The tables of a thread, and those in their lobby or running in a channel, oldest first."""
        return await self.ids(in_order(or_(_thread_is(place), _open_in(place))))

    async def table_in(self, channel: int) -> str | None:
        """The table of a thread, else the newest in its lobby or running in a channel."""
        own_thread = case((game_table.c.thread == channel, 0), else_=1)
        query = select(game_table.c.id).where(or_(_thread_is(channel), _open_in(channel)))
        found = await self.ids(
            query.order_by(own_thread, game_table.c.created_at.desc(), game_table.c.id).limit(1)
        )
        return found[0] if found else None

    async def rematch_of(self, table: str) -> str | None:
        """The rematch of an ended table, if any."""
        found = await self.ids(select(game_table.c.id).where(game_table.c.rematch_of == table))
        return found[0] if found else None

    async def open_votes(self) -> list[VoteRow]:
        """All tables' open questions, oldest first."""
        query = select(vote).where(vote.c.outcome == VoteResult.OPEN.value).order_by(vote.c.at, vote.c.table)
        return [as_row(VoteRow, row._mapping) for row in await self.rows(query)]


def _lobbies(connection: Connection, which: ColumnElement[bool]) -> int:
    query = select(func.count()).where(game_table.c.stage == Stage.LOBBY.value, which)
    return connection.execute(query).scalar_one()


def _thread_is(place: int) -> ColumnElement[bool]:
    return and_(game_table.c.thread == place, game_table.c.stage != Stage.PAST.value)


def _open_in(channel: int) -> ColumnElement[bool]:
    open_stages = [Stage.LOBBY.value, Stage.RUNNING.value]
    return and_(game_table.c.channel == channel, game_table.c.stage.in_(open_stages))


def _insert(connection: Connection, into: SqlTable, values: Sequence[dict[str, Any]]) -> None:
    if values:
        connection.execute(_INSERT[into.name], values)


def _drop_seats(connection: Connection, source: SqlTable, table: str, seats: tuple[int, ...]) -> None:
    if seats:
        connection.execute(_DROP_SEAT[source.name], [{"of": table, "at": seat} for seat in seats])


def _seats(connection: Connection, user: int) -> list[tuple[str, int, int]]:
    return [(table, at, head) for table, at, head in connection.execute(_SEATS_OF, {"user": user})]
