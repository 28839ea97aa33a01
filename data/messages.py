"""The store's messages: what each shows, which tables lag behind; and small facts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Select, and_, bindparam, delete, exists, or_, select, update

from data.queries import Queries, in_order, upsert
from data.records.audiences import FROZEN, LOBBY, LOBBY_SHOWN, RESULT, THREAD, TOLD, Audience, AudienceKind
from data.records.enums import Stage, StopReason, VoteResult
from data.records.rows import DigestRow, HeldCallRow, OwedMessageRow, PostRow, SurfaceRow
from data.rows import as_row, values_of
from data.schema import daily_message, fact, game_table, held_call, owed_message, post, surface, vote

_SURFACES = select(surface).where(surface.c.table == bindparam("table")).order_by(surface.c.audience)
_SURFACE = _SURFACES.where(surface.c.audience == bindparam("audience"))

_POSTS = select(post).where(post.c.table == bindparam("table")).order_by(post.c.message)

_COMPARED = game_table.c.stage, game_table.c.head, surface.c.audience, surface.c.shown_seq

_CHANGING = ("channel", "message", "shown_seq")
_POST_CHANGING = ("channel", "since", "until", "drawn")


class Messages(Queries):
    """Messages and facts."""

    async def fact(self, name: str) -> str | None:
        """Read a small fact that the program remembers."""
        found: str | None = await self.scalar(select(fact.c.value).where(fact.c.name == name))
        return found

    async def set_fact(self, name: str, value: str) -> None:
        """Store a fact."""
        await self.put(fact, {"name": name, "value": value}, ("value",))

    async def revise_fact(self, name: str, revised: Callable[[str | None], str]) -> str:
        """Change a fact from its present value, safely across processes; returns the new one."""
        blank = upsert(self.database.dialect, fact, ("name",))

        def work(connection: Connection) -> str:
            connection.execute(blank, {"name": name, "value": ""})  # a row that is there is only held
            before = connection.execute(select(fact.c.value).where(fact.c.name == name)).scalar_one()
            after = revised(before or None)
            connection.execute(update(fact).where(fact.c.name == name).values(value=after))
            return after

        return await self.database.write(work)

    async def surface(self, table: str, audience: Audience) -> SurfaceRow | None:
        """The message for one audience."""
        rows = await self.rows(_SURFACE, table=table, audience=audience)
        return as_row(SurfaceRow, rows[0]._mapping) if rows else None

    async def surfaces(self, table: str) -> list[SurfaceRow]:
        """All messages of a table, by audience."""
        return [as_row(SurfaceRow, row._mapping) for row in await self.rows(_SURFACES, table=table)]

    async def set_surface(self, *rows: SurfaceRow) -> None:
        """Store what messages show. A later stored entry stays: another process was faster."""
        await self.set_shown(rows, ())

    async def restart_surface(self, row: SurfaceRow) -> None:
        """Store what a message shows even if it is less than before. The earlier message is gone or must not be shown."""
        await self.put(surface, values_of(row), _CHANGING)

    async def posts(self, table: str) -> list[PostRow]:
        """The messages of a table's story, oldest first."""
        return [as_row(PostRow, row._mapping) for row in await self.rows(_POSTS, table=table)]

    async def set_post(self, row: PostRow) -> None:
        """Store what a message tells."""
        await self.set_shown((), (row,))

    async def shown(self, table: str) -> tuple[list[SurfaceRow], list[PostRow]]:
        """`surfaces` and `posts` as of one moment."""

        def work(connection: Connection) -> tuple[list[SurfaceRow], list[PostRow]]:
            surfaces, posts = (
                connection.execute(query, {"table": table}).all() for query in (_SURFACES, _POSTS)
            )
            return (
                [as_row(SurfaceRow, row._mapping) for row in surfaces],
                [as_row(PostRow, row._mapping) for row in posts],
            )

        return await self.database.read(work)

    async def set_shown(self, surfaces: Sequence[SurfaceRow], posts: Sequence[PostRow]) -> None:
        """`set_surface` and `set_post` in one transaction."""
        dialect = self.database.dialect

        def work(connection: Connection) -> None:
            if surfaces:
                put = upsert(dialect, surface, _CHANGING, unless_newer="shown_seq")
                connection.execute(put, [values_of(row) for row in surfaces])
            if posts:
                connection.execute(upsert(dialect, post, _POST_CHANGING), [values_of(row) for row in posts])

        await self.database.write(work)

    async def drop_post(self, row: PostRow) -> None:
        """Forget a message that will not change any more."""
        await self.do(delete(post).where(post.c.table == row.table, post.c.message == row.message))

    async def owe_message(self, owed: OwedMessageRow) -> None:
        """Store that a table owes a person a direct message; one at a time."""
        await self.put(owed_message, values_of(owed), ("at",))

    async def owed_messages(self) -> list[OwedMessageRow]:
        """The owed direct messages, in the order of trying."""
        query = select(owed_message).order_by(owed_message.c.at, owed_message.c.table, owed_message.c.user)
        return [as_row(OwedMessageRow, row._mapping) for row in await self.rows(query)]

    async def claim_owed_message(self, owed: OwedMessageRow, until: datetime) -> OwedMessageRow | None:
        """Claim an owed message until a time; None if another process was faster."""
        query = update(owed_message).where(_still(owed)).values(at=until)

        def work(connection: Connection) -> int:
            return connection.execute(query).rowcount

        return replace(owed, at=until) if await self.database.write(work) else None

    async def drop_owed_message(self, owed: OwedMessageRow) -> None:
        """Delete an owed message, unless it was owed again since it was read."""
        await self.do(delete(owed_message).where(_still(owed)))

    async def hold_calls(self, *held: HeldCallRow) -> None:
        """Store calls that wait until quiet hours end; one for each message and person."""
        put = upsert(self.database.dialect, held_call, ("at", "until"))
        await self.database.write(
            lambda connection: connection.execute(put, [values_of(row) for row in held])
        )

    async def held_calls(self, until: datetime) -> list[HeldCallRow]:
        """The held calls that are to be made by a time, the longest due first."""
        query = select(held_call).where(held_call.c.at <= until)
        found = await self.rows(query.order_by(held_call.c.at, held_call.c.message, held_call.c.user))
        return [as_row(HeldCallRow, row._mapping) for row in found]

    async def next_held_call(self) -> datetime | None:
        """When the next held call is to be made."""
        found: datetime | None = await self.scalar(select(held_call.c.at).order_by(held_call.c.at).limit(1))
        return found

    async def claim_held_call(self, held: HeldCallRow, until: datetime) -> bool:
        """Claim a held call until a time; False if another process was faster."""
        query = update(held_call).where(_held(held), held_call.c.at == held.at).values(at=until)
        return await self.database.write(lambda connection: connection.execute(query).rowcount) > 0

    async def drop_held_call(self, held: HeldCallRow) -> None:
        """Delete a held call that was made, or that nobody needs any more."""
        await self.do(delete(held_call).where(_held(held)))

    async def held_calls_of(self, user: int, before: datetime) -> list[HeldCallRow]:
        """A person's held calls that are to be made before a time, oldest message first."""
        query = select(held_call).where(held_call.c.user == user, held_call.c.at < before)
        return [
            as_row(HeldCallRow, row._mapping) for row in await self.rows(query.order_by(held_call.c.message))
        ]

    async def digests(self, until: datetime) -> list[DigestRow]:
        """The digests that are to be tried by a time, the longest due first."""
        query = (
            select(daily_message)
            .where(daily_message.c.at <= until)
            .order_by(daily_message.c.at, daily_message.c.user)
        )
        return [as_row(DigestRow, row._mapping) for row in await self.rows(query)]

    async def next_digest(self) -> datetime | None:
        """When the next digest is to be tried."""
        found: datetime | None = await self.scalar(
            select(daily_message.c.at).order_by(daily_message.c.at).limit(1)
        )
        return found

    async def digest_due(self, user: int, now: datetime) -> bool:
        """Whether a person's digest is due, and on its way."""
        return (
            await self.scalar(
                select(daily_message.c.due).where(daily_message.c.user == user, daily_message.c.due <= now)
            )
            is not None
        )

    async def claim_digest(self, row: DigestRow, until: datetime) -> bool:
        """Claim a digest until a time; False if another process was faster."""
        query = update(daily_message).where(_same(row), daily_message.c.at == row.at).values(at=until)
        return await self.database.write(lambda connection: connection.execute(query).rowcount) > 0

    async def end_digest(self, row: DigestRow, due: datetime | None, said: Sequence[HeldCallRow]) -> None:
        """Store that a digest was sent, or not needed, and when the next one is due.

        Args:
            said: the held calls that it has made; what still waits by then is said again, turns as the table knows them.
        """
        after = update(daily_message).where(_same(row)).values(due=due, at=due)

        def work(connection: Connection) -> None:
            connection.execute(after if due is not None else delete(daily_message).where(_same(row)))
            for held in said:
                waits = due is not None and held.until is not None and held.until > due and not held.turn
                again = update(held_call).where(_held(held)).values(at=due)
                connection.execute(again if waits else delete(held_call).where(_held(held)))

        await self.database.write(work)

    async def lagging(self) -> list[str]:
        """The tables that may have outdated messages. They are `unshown` ones, changed lobbies, frozen tables that do
        not say so, and those with open or recent questions.
        """
        return await self.ids(in_order(_lags()))

    async def unshown(self) -> list[tuple[str, int]]:
        """The tables whose last entry or result was not shown to everybody concerned (`AudienceKind.TOLD`), with that
        entry's number.
        """
        found = await self.rows(_heads_unshown())
        return [(row.id, row.head) for row in found]


def _still(owed: OwedMessageRow) -> ColumnElement[bool]:
    kept = owed_message.c
    return and_(kept.table == owed.table, kept.user == owed.user, kept.at == owed.at)


def _same(row: DigestRow) -> ColumnElement[bool]:
    return and_(daily_message.c.user == row.user, daily_message.c.due == row.due)


def _held(held: HeldCallRow) -> ColumnElement[bool]:
    return and_(held_call.c.message == held.message, held_call.c.user == held.user)


def _has(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(surface.c.table == game_table.c.id, *conditions)


def _outdated() -> ColumnElement[bool]:
    """Whether an older post has buttons, the newest is outdated, or somebody is still to be called."""
    called = surface.c.audience.like(f"{AudienceKind.CALL}-%")
    newest = select(surface.c.message).where(surface.c.table == post.c.table, surface.c.audience == THREAD)
    differs = or_(post.c.drawn < game_table.c.head, post.c.message != newest.scalar_subquery())
    return or_(
        exists().where(post.c.table == game_table.c.id, post.c.drawn.is_not(None), differs),
        _has(called, surface.c.message.is_(None), surface.c.shown_seq >= 0),
    )


@cache
def _heads_unshown() -> Select[Any]:
    """The heads of tables with something not yet shown; built once, because building the query costs more than running it."""
    query = in_order(game_table.c.seed != "", _unshown())
    return query.with_only_columns(game_table.c.id, game_table.c.head)


def _unshown() -> ColumnElement[bool]:
    """Tables with something not yet shown to everybody concerned. Those that ended before that was stored count as shown."""
    stage, head, audience, shown = _COMPARED
    running, ended = stage == Stage.RUNNING.value, stage == Stage.ENDED.value
    behind = or_(
        ~_has(audience == THREAD, shown >= head),
        and_(running, ~_has(audience == TOLD, shown >= head)),
        _has(audience == TOLD, shown < head),
        _outdated(),
    )
    there = and_(or_(running, ended), game_table.c.why != StopReason.GONE.value)
    return or_(and_(there, behind), and_(ended, ~_has(audience == RESULT)))


def _lags() -> ColumnElement[bool]:
    """Tables with possibly outdated messages. For a lobby post, shown_seq says whether it is the one-line kind."""
    stage, head, audience, shown = _COMPARED
    return or_(
        and_(stage == Stage.LOBBY.value, ~_has(audience == LOBBY_SHOWN, shown >= game_table.c.revision)),
        _has(audience == LOBBY, shown == 0),
        and_(game_table.c.seed != "", _unshown()),
        and_(stage == Stage.FROZEN.value, ~_has(audience == FROZEN, shown >= head)),
        exists().where(vote.c.table == game_table.c.id, vote.c.outcome == VoteResult.OPEN.value),
        _has(audience.like(f"{AudienceKind.VOTE}-%"), surface.c.message.is_not(None)),
    )
