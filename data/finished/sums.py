"""Sums over finished games: of a person, a server, everybody rated."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import Any

from sqlalchemy import Connection, Select, Text, and_, case, cast, func, select, true

from data.queries import Queries
from data.records.ratings import EVERYWHERE, SURE, Skill
from data.records.statistics import Best, ChanceSum, GameSums, OptionSum, OwnGame, Rated, RatedOnce, SeatSum
from data.schema import chance, feat, finished_game, game_table, holder, player, rating, seat, source


class Sums(Queries):
    """Sums over finished games."""

    async def games_of(self, person: int, guild: int | None = None) -> list[OwnGame]:
        """A person's finished games, oldest first; on one server or all."""
        query = select(holder).where(holder.c.person == person)
        if guild is not None:
            query = query.where(holder.c.guild == guild)
        found = await self.rows(query.order_by(holder.c.ended_at, holder.c.table, holder.c.nth))
        return [
            OwnGame(
                row.table,
                row.game,
                row.guild,
                row.seats,
                row.nth,
                row.place,
                row.score,
                row.won,
                row.left is not None and not row.replaced,
                row.counts,
                row.ended_at,
                row.turns,
                row.timed,
                row.late,
                tuple(row.waits),
                row.longest,
                row.replaced,
            )
            for row in found
        ]

    async def ratings_of(self, person: int, scope: int) -> list[Rated]:
        """A person's ratings in a scope."""
        query = (
            _latest()
            .where(rating.c.person == person, rating.c.scope == scope)
            .order_by(rating.c.game, rating.c.size)
        )
        return [_rated(row) for row in await self.rows(query)]

    async def course_of(self, person: int, scope: int, game: str, size: int) -> list[RatedOnce]:
        """A person's rating after each game."""
        query = (
            select(rating)
            .where(
                rating.c.person == person,
                rating.c.scope == scope,
                rating.c.game == game,
                rating.c.size == size,
            )
            .order_by(rating.c.nth)
        )
        return [RatedOnce(row.ended_at, Skill(row.mu, row.sigma, row.nth)) for row in await self.rows(query)]

    async def leaders(self, scope: int, game: str, size: int, limit: int) -> list[Rated]:
        """The leaderboard, by least likely strength; forgotten people and those who hide results are left out (across
        servers, those who have not opted in).
        """
        seen = player.c.preferences["everywhere" if scope == EVERYWHERE else "results_seen"].as_boolean()
        shown = func.coalesce(seen, scope != EVERYWHERE)
        query = (
            _latest()
            .outerjoin(player, player.c.user == rating.c.person)
            .where(
                rating.c.scope == scope,
                rating.c.game == game,
                rating.c.size == size,
                rating.c.person > 0,
                shown,
            )
            .order_by((rating.c.mu - SURE * rating.c.sigma).desc(), rating.c.person)
            .limit(limit)
        )
        return [_rated(row) for row in await self.rows(query)]

    async def sums(self, guild: int, game: str) -> GameSums:
        """A server's sums for a kind of game."""

        def work(connection: Connection) -> GameSums:
            kind = (
                finished_game.c.guild == guild,
                finished_game.c.game == game,
                finished_game.c.counts == true(),
            )
            # Compared, because SQLite goes through an index in its order only as far as that is asked for by values.
            began = and_(
                holder.c.guild == guild, holder.c.game == game, holder.c.counts == true(), holder.c.nth == 0
            )
            sizes = connection.execute(
                select(
                    holder.c.seats,
                    holder.c.seat,
                    func.count().label("games"),
                    func.sum(case((holder.c.won, 1), else_=0)).label("won"),
                    func.coalesce(func.sum(holder.c.score), 0).label("score"),
                )
                .where(began)
                .group_by(holder.c.seats, holder.c.seat)
                .order_by(holder.c.seats, holder.c.seat)
            ).all()
            text = cast(finished_game.c.options, Text)
            options = connection.execute(
                select(
                    text.label("options"),
                    func.count().label("games"),
                    func.sum(finished_game.c.turns).label("turns"),
                )
                .where(*kind)
                .group_by(text)
            ).all()
            sources = connection.execute(
                select(source.c.label, func.sum(source.c.points).label("points"))
                .where(source.c.guild == guild, source.c.game == game, source.c.counts == true())
                .group_by(source.c.label)
                .order_by(func.sum(source.c.points).desc(), source.c.label)
            ).all()
            return GameSums(
                sum(row.games for row in options),
                sum(row.turns for row in options),
                tuple(SeatSum(row.seats, row.seat, row.games, row.won, row.score) for row in sizes),
                _by_options(options),
                tuple((row.label, row.points) for row in sources),
                sum(row.games for row in sizes),
                tuple(_chances(connection, chance.c.guild == guild, chance.c.game == game)),
            )

        return await self.database.read(work)

    async def games_here(self, guild: int, game: str, but: str = "") -> int:
        """Count a server's games of a kind, except one table."""
        query = select(func.count()).where(
            finished_game.c.guild == guild,
            finished_game.c.game == game,
            finished_game.c.counts == true(),
            finished_game.c.table != but,
        )
        return int(await self.scalar(query))

    async def own_chances(self, person: int, guild: int, game: str) -> list[ChanceSum]:
        """A person's luck on a server."""
        mine = and_(
            holder.c.table == chance.c.table, holder.c.seat == chance.c.seat, holder.c.nth == chance.c.nth
        )
        # Hidden from the indexes: a database that begins with the person's games has few rows to look at.
        here = (
            holder.c.person == person,
            func.coalesce(holder.c.guild, 0) == guild,
            func.coalesce(holder.c.game, "") == game,
        )
        return await self.database.look(lambda connection: _chances(connection, mine, *here))

    async def bests(self, guild: int, game: str, but: str = "") -> list[Best]:
        """A server's records, the oldest among equals; without tables that do not count."""
        here = [feat.c.guild == guild, feat.c.game == game]
        if but:  # the index alone does not tell it
            here.append(feat.c.table != but)
        most = select(feat.c.name, func.max(feat.c.value).label("value")).where(*here).group_by(feat.c.name)

        def first(connection: Connection, name: str, value: int) -> Best:
            """Whoever had it first; of a seat with a substitute who had it at the end."""
            query = (
                select(feat.c.table, holder.c.person, holder.c.ended_at)
                .join(holder, and_(holder.c.table == feat.c.table, holder.c.seat == feat.c.seat))
                .where(*here, feat.c.name == name, feat.c.value == value)
                .order_by(holder.c.ended_at, feat.c.table, feat.c.seat, holder.c.nth.desc())
                .limit(1)
            )
            row = connection.execute(query).one()
            return Best(name, value, row.person, row.table, row.ended_at)

        return await self.database.read(
            lambda connection: [
                first(connection, row.name, row.value)
                for row in connection.execute(most.order_by(feat.c.name)).all()
            ]
        )

    async def encounters(self, people: Collection[int], guild: int) -> dict[tuple[int, int], tuple[int, int]]:
        """For pairs of people how often the first finished ahead, of how many games that count and both began."""
        one, other = holder.alias("one"), holder.alias("other")
        both = and_(other.c.table == one.c.table, other.c.seat != one.c.seat, other.c.nth == 0)
        ahead = case(
            (one.c.place < other.c.place, 1),
            (and_(one.c.place.is_not(None), other.c.place.is_(None)), 1),
            else_=0,
        )
        query = (
            select(
                one.c.person,
                other.c.person.label("met"),
                func.sum(ahead).label("ahead"),
                func.count().label("games"),
            )
            .join(other, both)
            .where(
                one.c.guild == guild,
                one.c.counts,
                one.c.nth == 0,
                one.c.replaced.is_(False),
                other.c.replaced.is_(False),
                one.c.person.in_(people),
                other.c.person.in_(people),
            )
            .group_by(one.c.person, other.c.person)
        )
        return {(row.person, row.met): (row.ahead, row.games) for row in await self.rows(query)}

    async def known_to(self, person: int, guild: int) -> frozenset[int]:
        """The people with whom somebody finished a game on a server that counts and both began."""
        one, other = holder.alias("one"), holder.alias("other")
        met = and_(other.c.table == one.c.table, other.c.seat != one.c.seat, other.c.nth == 0)
        mine = one.c.person == person, one.c.guild == guild, one.c.counts == true(), one.c.nth == 0
        query = select(other.c.person).distinct().join_from(one, other, met).where(*mine)
        return frozenset(row.person for row in await self.rows(query) if row.person is not None)

    async def names_of(self, people: Collection[int]) -> dict[int, str]:
        """The names with which people last sat down."""

        def work(connection: Connection) -> dict[int, str]:
            found = {}
            for person in people:
                query = (
                    select(seat.c.name)
                    .join(game_table, game_table.c.id == seat.c.table)
                    .where(seat.c.user == person)
                    .order_by(game_table.c.created_at.desc())
                    .limit(1)
                )
                name = connection.execute(query).scalar()
                if name:
                    found[person] = name
            return found

        return await self.database.read(work)


def _latest() -> Select[Any]:
    """Everybody's newest rating per scope, game and size."""
    newer = rating.alias("newer")
    later = (
        select(newer.c.nth)
        .where(
            newer.c.scope == rating.c.scope,
            newer.c.game == rating.c.game,
            newer.c.size == rating.c.size,
            newer.c.person == rating.c.person,
            newer.c.nth > rating.c.nth,
        )
        .exists()
    )
    return select(rating).where(~later)


def _rated(row: Any) -> Rated:
    return Rated(row.person, row.game, row.size, Skill(row.mu, row.sigma, row.nth))


def _chances(connection: Connection, *conditions: Any) -> list[ChanceSum]:
    query = (
        select(
            chance.c.name,
            func.sum(chance.c.count).label("many"),
            func.sum(chance.c.value).label("value"),
            func.sum(chance.c.expected).label("expected"),
        )
        .where(*conditions)
        .group_by(chance.c.name)
        .order_by(chance.c.name)
    )
    return [
        ChanceSum(row.name, int(row.many), int(row.value), int(row.expected))
        for row in connection.execute(query)
    ]


def _by_options(rows: Any) -> tuple[OptionSum, ...]:
    """Games by their options, most frequent first."""
    found = [
        OptionSum(
            tuple((name, choice) for name, choice in json.loads(row.options)), row.games, int(row.turns)
        )
        for row in rows
    ]
    return tuple(sorted(found, key=lambda each: (-each.games, each.options)))
