"""Writes and lists finished games."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, exists, func, insert, or_, select, update

from data.finished.folding import unfold
from data.finished.past import DERIVED
from data.queries import Queries, in_order, upsert
from data.records.enums import Stage, StopReason
from data.records.finished import ENDS, VERSION, FinishedGame
from data.records.rows import SeatRow
from data.records.statistics import History, PastGame
from data.rows import as_row
from data.schema import (
    chance,
    correction,
    feat,
    finished_game,
    game_table,
    holder,
    member,
    rating,
    seat,
    source,
)

_CORRECTED = select(correction.c.places).where(correction.c.table == bindparam("of"))


class FinishedGames(Queries):
    """Writes and lists finished games."""

    async def unsummed(self, limit: int) -> list[str]:
        """Ended tables that are not summed up, or were by an older version, oldest first."""
        summed = exists().where(finished_game.c.table == game_table.c.id, finished_game.c.version == VERSION)
        query = in_order(
            game_table.c.stage == Stage.ENDED.value,
            game_table.c.why.in_([why.value for why in ENDS]),
            game_table.c.started_at.is_not(None),
            game_table.c.beginning == "",
            ~summed,
        )
        return await self.ids(query.limit(limit))

    async def keep_finished(self, game: FinishedGame) -> None:
        """Store a finished game's rows in place of earlier ones. If it is rated, later ratings are computed again."""

        def work(connection: Connection) -> None:
            unfold(connection, self.database.dialect, game.table)
            places = connection.execute(_CORRECTED, {"of": game.table}).scalar()
            kept = game if places is None else game.corrected(places)
            for kind in DERIVED:
                connection.execute(delete(kind).where(kind.c.table == game.table))
            for kind, rows in _rows(kept).items():
                if rows:
                    connection.execute(insert(kind), rows)
            unfold(connection, self.database.dialect, game.table)

        await self.database.write(work)

    async def drop_finished(self) -> None:
        """Delete everything computed from journals of finished games; corrections, and games without journals, stay."""
        made_again = select(game_table.c.id).where(game_table.c.stage != Stage.PAST.value)

        def work(connection: Connection) -> None:
            connection.execute(delete(rating))
            connection.execute(update(finished_game).values(folded=False))
            for kind in DERIVED:
                connection.execute(delete(kind).where(kind.c.table.in_(made_again)))

        await self.database.write(work)

    async def finished_games(self) -> int:
        """Count the games that are summed up."""
        return int(await self.scalar(select(func.count()).select_from(finished_game)))

    async def correct(self, table: str, places: Sequence[int], at: datetime) -> None:
        """Store corrected places by seat; no places for a game that does not count. It is summed up again."""
        written = upsert(self.database.dialect, correction, ("places", "at"))

        def work(connection: Connection) -> None:
            connection.execute(written, {"table": table, "places": list(places), "at": at})
            again = update(finished_game).where(finished_game.c.table == table)
            connection.execute(again.values(version=0))

        await self.database.write(work)

    async def history(
        self, viewer: int, *, person: int | None, guild: int | None, offset: int, limit: int
    ) -> History:
        """Finished games of a person, a server, or both. Private ones only for those who sat there."""
        conditions = []
        if guild is not None:
            conditions.append(finished_game.c.guild == guild)
        if person is not None:
            conditions.append(_with(person))
        if person != viewer:
            conditions.append(or_(finished_game.c.private.is_(False), _with(viewer)))
        query = (
            select(finished_game, game_table.c.channel, game_table.c.thread, game_table.c.stage)
            .join(game_table, game_table.c.id == finished_game.c.table)
            .where(*conditions)
            .order_by(finished_game.c.ended_at.desc(), finished_game.c.table.desc())
            .offset(offset)
            .limit(limit)
        )
        count = select(func.count()).select_from(finished_game).where(*conditions)

        def work(connection: Connection) -> History:
            found = connection.execute(query).all()
            total = connection.execute(count).scalar_one()
            tables = [row.table for row in found]
            seats: dict[str, list[SeatRow]] = {table: [] for table in tables}
            for row in connection.execute(
                select(seat).where(seat.c.table.in_(tables)).order_by(seat.c.table, seat.c.seat)
            ):
                seats[row.table].append(as_row(SeatRow, row._mapping))
            ends: dict[tuple[str, int], Any] = {}
            mine = []
            for row in connection.execute(
                select(holder).where(holder.c.table.in_(tables)).order_by(holder.c.nth)
            ):
                ends[row.table, row.seat] = row
                if row.replaced and row.person == person:
                    mine.append(row)
            taken = {row.table for row in mine if ends[row.table, row.seat].nth != row.nth}
            return History(
                tuple(_past(row, seats[row.table], ends, row.table in taken) for row in found), total
            )

        return await self.database.read(work)


def _with(person: int) -> ColumnElement[bool]:
    """Whether a person had a seat in a finished game, or was in a crew."""
    seats = select(holder.c.table).where(holder.c.person == person)
    crews = select(member.c.table).where(member.c.user == person)
    return or_(finished_game.c.table.in_(seats), finished_game.c.table.in_(crews))


def _past(row: Any, seats: Sequence[SeatRow], ends: dict[tuple[str, int], Any], taken: bool) -> PastGame:
    last = [ends.get((row.table, each.seat)) for each in seats]
    return PastGame(
        row.table,
        row.game,
        row.guild,
        row.channel,
        row.thread,
        StopReason(row.why),
        row.rated,
        row.started_at,
        row.ended_at,
        row.turns,
        tuple(seats),
        tuple(each.place if each is not None else None for each in last),
        tuple(each.score if each is not None else None for each in last),
        row.stage != Stage.PAST.value,
        tuple(at for at, each in enumerate(last) if each is not None and each.replaced),
        taken,
    )


def _rows(game: FinishedGame) -> dict[Any, list[dict[str, Any]]]:
    """A game's rows, by database table."""
    kind = {"table": game.table, "guild": game.guild, "game": game.game}
    whole = {
        **kind,
        "version": VERSION,
        "seats": game.seats,
        "options": [list(each) for each in game.options],
        "rules": game.rules,
        "why": game.why.value,
        "rated": game.rated,
        "private": game.private,
        "counts": game.counts,
        "started_at": game.started_at,
        "ended_at": game.ended_at,
        "people": game.people,
        "sides": [list(side) for side in game.sides],
        "margin": game.margin,
        "comeback_seat": game.comeback[0] if game.comeback else None,
        "comeback": game.comeback[1] if game.comeback else None,
        "turns": game.turns,
        "folded": False,
    }
    held = []
    for each in game.holders:
        place = game.place_of(each)
        held.append(
            {
                **kind,
                "seat": each.seat,
                "nth": each.nth,
                "person": each.user,
                "counts": game.counts,
                "ended_at": game.ended_at,
                "seats": game.seats,
                "left": each.left,
                "replaced": each.replaced,
                "until": each.until,
                "place": place,
                "score": game.scores[each.seat] if game.scores and place is not None else None,
                "won": place == 1 and each.stayed,
                "turns": each.turns,
                "timed": each.timed,
                "late": each.late,
                "waits": list(each.waits),
                "longest": each.longest,
            }
        )
    counted = game.counts
    return {
        finished_game: [whole],
        holder: held,
        source: [
            {**kind, "counts": counted, "seat": number, "label": each.label, "points": points}
            for each in game.sources
            for number, points in enumerate(each.points)
        ],
        feat: [
            {**kind, "seat": each.seat, "name": each.name, "value": each.value} for each in game.best_feats
        ],
        chance: [
            {
                **kind,
                "seat": each.seat,
                "nth": each.nth,
                "name": each.name,
                "count": each.count,
                "value": each.value,
                "expected": each.expected,
            }
            for each in (game.chances if counted else ())
        ],
    }
