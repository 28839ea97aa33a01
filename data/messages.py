"""The part of the store that is about messages: what each shows, which tables lag behind; and small facts."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, or_, select

from data.queries import Queries, in_order
from data.rows import as_row, values_of
from data.schema import fact, follower, game_table, post, surface, vote
from engines.tables.records.audiences import FROZEN, LOBBY, RESULT, THREAD, Audience, AudienceKind
from engines.tables.records.enums import Stage, VoteResult
from engines.tables.records.rows import PostRow, SurfaceRow

_SURFACES = select(surface).where(surface.c.table == bindparam("table")).order_by(surface.c.audience)
_SURFACE = _SURFACES.where(surface.c.audience == bindparam("audience"))


class Messages(Queries):
    """See `Store`, the part about messages and facts."""

    async def fact(self, name: str) -> str | None:
        found: str | None = await self.scalar(select(fact.c.value).where(fact.c.name == name))
        return found

    async def set_fact(self, name: str, value: str) -> None:
        await self.put(fact, {"name": name, "value": value}, ("value",))

    async def surface(self, table: str, audience: Audience) -> SurfaceRow | None:
        rows = await self.rows(_SURFACE, table=table, audience=audience)
        return as_row(SurfaceRow, rows[0]._mapping) if rows else None

    async def surfaces(self, table: str) -> list[SurfaceRow]:
        return [as_row(SurfaceRow, row._mapping) for row in await self.rows(_SURFACES, table=table)]

    async def set_surface(self, *rows: SurfaceRow) -> None:
        changing = ("channel", "message", "shown_seq")
        await self.put(surface, [values_of(row) for row in rows], changing)

    async def posts(self, table: str) -> list[PostRow]:
        query = select(post).where(post.c.table == table).order_by(post.c.message)
        return [as_row(PostRow, row._mapping) for row in await self.rows(query)]

    async def set_post(self, row: PostRow) -> None:
        await self.put(post, values_of(row), ("channel", "since", "until", "drawn"))

    async def drop_post(self, row: PostRow) -> None:
        await self.do(delete(post).where(post.c.table == row.table, post.c.message == row.message))

    async def lagging(self) -> list[str]:
        return await self.ids(in_order(_lags()))


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
        _has(audience == LOBBY, shown == 0),
        and_(dealt, ~_has(audience == THREAD, shown >= head)),
        and_(stage == Stage.RUNNING.value, _has(audience.like(f"{AudienceKind.HAND}-%"), shown < head)),
        and_(dealt, stage == Stage.ENDED.value, ~_has(audience == RESULT)),
        and_(dealt, stage == Stage.ENDED.value, exists().where(follower.c.table == game_table.c.id)),
        and_(stage == Stage.FROZEN.value, ~_has(audience == FROZEN, shown >= head)),
        exists().where(vote.c.table == game_table.c.id, vote.c.outcome == VoteResult.OPEN.value),
        _has(audience.like(f"{AudienceKind.VOTE}-%"), surface.c.message.is_not(None)),
    )
