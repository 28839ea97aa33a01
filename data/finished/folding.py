"""Folds ratings over rated games in the order of their ends. An earlier game inserted later has all after it folded again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update

from data.queries import Queries
from data.records.enums import StopReason
from data.records.ratings import EVERYWHERE, RatedGame, Skill, Starter, size_of
from data.schema import finished_game, holder, rating

_FOLDING: Final = 7_269_153_012
"""The advisory lock under which one process at a time folds in a PostgreSQL database."""

_ORDER: Final = finished_game.c.ended_at, finished_game.c.table


Rate = Callable[[RatedGame, Mapping[int, Skill]], Mapping[int, Skill]]
"""Computes the ratings after a game from those before it, for all whom the game rates."""


class Folding(Queries):
    """Folds ratings over rated games."""

    async def fold(self, limit: int, rate: Rate) -> int:
        """Rate the people of the next unrated games, at most `limit`, in the order of their ends; returns how many.

        Args:
            rate: computes the ratings after a game.
        """
        query = (
            select(finished_game)
            .where(finished_game.c.rated, finished_game.c.folded.is_(False))
            .order_by(*_ORDER)
            .limit(limit)
        )

        def work(connection: Connection) -> int:
            _lock_folding(connection, self.database.dialect)
            found = connection.execute(query).all()
            for row in found:
                _fold(connection, row, rate)
            return len(found)

        return await self.database.write(work)


def unfold(connection: Connection, dialect: str, table: str) -> None:
    """Have a rated game and all later ones folded again; nothing for an unrated one."""
    _lock_folding(connection, dialect)
    game = connection.execute(select(finished_game).where(finished_game.c.table == table)).first()
    if game is None or not game.rated:
        return
    later = or_(
        finished_game.c.ended_at > game.ended_at,
        and_(finished_game.c.ended_at == game.ended_at, finished_game.c.table >= table),
    )
    again = select(finished_game.c.table).where(finished_game.c.rated, later, finished_game.c.folded)
    connection.execute(delete(rating).where(rating.c.table.in_(again)))
    connection.execute(
        update(finished_game).where(finished_game.c.rated, later, finished_game.c.folded).values(folded=False)
    )


def _lock_folding(connection: Connection, dialect: str) -> None:
    """Lock the folding for one process; SQLite has one writer anyway."""
    if dialect == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_FOLDING)))


def _fold(connection: Connection, game: Any, rate: Rate) -> None:
    starters = [
        Starter(row.seat, row.person, row.place, row.left, row.replaced)
        for row in connection.execute(
            select(holder)
            .where(holder.c.table == game.table, holder.c.nth == 0, holder.c.person.is_not(None))
            .order_by(holder.c.seat)
        )
    ]
    rated = RatedGame(tuple(starters), game.sides, StopReason(game.why))
    people = [each.person for each in starters]
    size = size_of(game.seats)
    scopes = dict.fromkeys(scope for scope in (game.guild, EVERYWHERE) if scope is not None)
    rows = [
        {
            "table": game.table,
            "scope": scope,
            "person": person,
            "game": game.game,
            "size": size,
            "nth": skill.games,
            "mu": skill.mu,
            "sigma": skill.sigma,
            "ended_at": game.ended_at,
        }
        for scope in scopes
        for person, skill in rate(rated, _skills(connection, scope, game.game, size, people)).items()
    ]
    if rows:
        connection.execute(insert(rating), rows)
    connection.execute(update(finished_game).where(finished_game.c.table == game.table).values(folded=True))


def _skills(
    connection: Connection, scope: int, game: str, size: int, people: Iterable[int]
) -> Mapping[int, Skill]:
    """Some people's ratings before a game."""
    found = {}
    for person in people:
        row = connection.execute(
            select(rating.c.mu, rating.c.sigma, rating.c.nth)
            .where(
                rating.c.scope == scope,
                rating.c.game == game,
                rating.c.size == size,
                rating.c.person == person,
            )
            .order_by(rating.c.nth.desc())
            .limit(1)
        ).first()
        if row is not None:
            found[person] = Skill(row.mu, row.sigma, row.nth)
    return found
