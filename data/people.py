"""The store's people and servers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, and_, bindparam, delete, func, insert, select, update

from data.backups.forgotten import Forgotten
from data.drivers.failures import KeyTaken
from data.invalidation import Announcing
from data.privacy import everything_of, forget
from data.queries import in_order, upsert
from data.records.enums import Stage
from data.records.failures import Raced
from data.records.invalidation import Invalidation, InvalidationKind
from data.records.people import LessonRow, PersonRow
from data.records.preferences import Preferences
from data.records.rows import DigestRow, GuildRow
from data.rows import as_row, values_of
from data.schema import (
    daily_message,
    follower,
    game_table,
    guild,
    held_call,
    lesson,
    member,
    note,
    player,
    seat,
)

_PERSON = select(player).where(player.c.user == bindparam("user"))
_GUILD = select(guild).where(guild.c.guild == bindparam("of"))


class People(Announcing):
    """People and servers."""

    forgotten: Forgotten | None = None
    """Where whoever is forgotten is noted, for backups that do not know of it; None for nowhere."""

    async def person(self, user: int) -> PersonRow | None:
        """Read a person."""
        row = await self.database.look(lambda connection: connection.execute(_PERSON, {"user": user}).first())
        return as_row(PersonRow, row._mapping) if row is not None else None

    async def remember_locale(self, user: int, locale: str) -> None:
        """Store a seen person's language; everything else about them stays."""
        await self._put_person(PersonRow(user, locale), ("locale",))

    async def set_dm_ok(self, user: int, dm_ok: bool) -> None:
        """Store whether a person can be reached by direct message."""
        await self._put_person(PersonRow(user, "en", dm_ok), ("dm_ok",))

    async def set_dm_channel(self, user: int, channel: int) -> None:
        """Store a person's open DM channel."""
        await self._put_person(PersonRow(user, "en", True, {}, channel), ("dm_channel",))

    async def _put_person(self, row: PersonRow, changing: tuple[str, ...]) -> None:
        query = upsert(self.database.dialect, player, changing)

        def work(connection: Connection) -> None:
            connection.execute(query, values_of(row))

        await self.announced(Invalidation(InvalidationKind.PERSON, row.user), work)

    async def prefer(self, user: int, locale: str, chosen: Mapping[str, Any]) -> PersonRow:
        """Merge new preferences into a person's; `locale` is for somebody yet unknown."""
        return await self._prefer(user, locale, lambda kept: {**kept.stored_preferences, **chosen})

    async def choose(
        self, user: int, locale: str, changed: Callable[[Preferences], Preferences], now: datetime
    ) -> PersonRow:
        """Change a person's preferences from what they are at that moment; `locale` as for `prefer`. What `changed` raises
        comes out, and nothing is changed. Their next digest follows, and what was held while they were away."""
        return await self._prefer(
            user, locale, lambda kept: changed(kept.preferences).keep(kept.stored_preferences), now
        )

    async def _prefer(
        self,
        user: int,
        locale: str,
        preferences: Callable[[PersonRow], dict[str, Any]],
        now: datetime | None = None,
    ) -> PersonRow:
        def work(connection: Connection) -> PersonRow:
            row = connection.execute(_PERSON.with_for_update(), {"user": user}).first()
            kept = as_row(PersonRow, row._mapping) if row is not None else PersonRow(user, locale)
            after = replace(kept, stored_preferences=preferences(kept))
            connection.execute(upsert(self.database.dialect, player, ("preferences",)), values_of(after))
            if now is not None and kept.preferences.back(now) > now >= after.preferences.back(now):
                connection.execute(update(held_call).where(held_call.c.user == user).values(at=now))
            due = after.preferences.next_digest(now) if now is not None else None
            if now is not None and due != kept.preferences.next_digest(now):
                connection.execute(delete(daily_message).where(daily_message.c.user == user))
                if due is not None:
                    connection.execute(insert(daily_message).values(values_of(DigestRow(user, due, due))))
            return after

        return await self.announced(Invalidation(InvalidationKind.PERSON, user), work)

    async def note(self, table: str, user: int) -> str:
        """A person's note about a table; empty if none."""
        query = select(note.c.text).where(note.c.table == table, note.c.user == user)
        return await self.scalar(query) or ""

    async def set_note(self, table: str, user: int, text: str) -> None:
        """Store a note; an empty one is deleted."""
        values = {"table": table, "user": user, "text": text}
        gone = delete(note).where(note.c.table == table, note.c.user == user)
        written = upsert(self.database.dialect, note, ("text",))

        def work(connection: Connection) -> None:
            connection.execute(written, values) if text else connection.execute(gone)

        await self.announced(Invalidation(InvalidationKind.PERSON, user), work)

    async def lesson(self, user: int, game: str) -> LessonRow | None:
        """A person's progress in a game's lessons; None if they have never begun."""
        found = await self.rows(select(lesson).where(lesson.c.user == user, lesson.c.game == game))
        return as_row(LessonRow, found[0]._mapping) if found else None

    async def keep_lesson(self, row: LessonRow) -> None:
        """Store a person's progress.

        Raises:
            Raced: what is kept is not the row with the number before, or for number 1 not none.
        """
        values = values_of(row)
        mine = (lesson.c.user == row.user, lesson.c.game == row.game)

        def work(connection: Connection) -> None:
            seq = connection.execute(select(lesson.c.seq).where(*mine).with_for_update()).scalar()
            if (seq or 0) != row.seq - 1:
                raise Raced
            changed = insert(lesson) if seq is None else update(lesson).where(*mine)
            connection.execute(changed.values(values))

        try:
            await self.database.write(work)
        except KeyTaken:
            raise Raced from None

    async def drop_lessons(self, before: datetime) -> None:
        """Delete lessons untouched since a time."""
        await self.do(delete(lesson).where(lesson.c.at < before))

    async def follow(self, table: str, user: int) -> None:
        """Store that somebody follows a table."""
        await self.put(follower, {"table": table, "user": user}, ("user",))

    async def unfollow(self, table: str, user: int) -> None:
        """Delete a follower, by wish or once told."""
        await self.do(delete(follower).where(follower.c.table == table, follower.c.user == user))

    async def followers(self, table: str) -> list[int]:
        """The Discord ids of a table's followers."""
        query = select(follower.c.user).where(follower.c.table == table).order_by(follower.c.user)
        return [row.user for row in await self.rows(query)]

    async def tables_with(self, user: int, stage: Stage) -> list[str]:
        """The tables at a stage where a person has a seat, even one that a computer holds, oldest first."""
        query = in_order(seat.c.user == user, game_table.c.stage == stage.value)
        return await self.ids(query.join(seat, seat.c.table == game_table.c.id))

    async def crews_of(self, user: int) -> list[str]:
        """The tables in their lobby or running where a person is in a crew, oldest first."""
        stages = [Stage.LOBBY.value, Stage.RUNNING.value]
        query = in_order(game_table.c.stage.in_(stages)).select_from(game_table)
        mine = and_(member.c.table == game_table.c.id, member.c.user == user, member.c.left.is_(False))
        return await self.ids(query.join(member, mine))

    async def everything_of(self, user: int) -> dict[str, Any]:
        """Everything stored about a person, ready for JSON, and nothing about others.

        Returns:
            `user`: their number as text. `player`: language, whether messages arrive, preferences; None if nothing is known.
            `tables`: per table at which they sit or sat its game, stage, times and whether they opened it, their seat, and
            what the seat has: `entry` (its lines), `draft` and every other kind of row that belongs to a seat. `named`: the
            lines of other seats that name them. `removed_from`: the tables from whose lobbies they were removed. Under the name of every further kind of row that belongs to a person: those
            rows. Times are ISO 8601.
        """
        return await self.database.read(lambda connection: everything_of(connection, user))

    async def forget(self, user: int) -> None:
        """Remove a person from every row. Their seats stay, without user and name; in a game that is not over a computer
        holds them. What only they could use is deleted. Bars of servers, and that others have blocked them, stay: nobody gets
        around them by being forgotten."""

        def work(connection: Connection) -> str:
            forget(connection, user)
            return self.forgotten.note(connection, user) if self.forgotten is not None else ""

        line = await self.announced(Invalidation(InvalidationKind.FORGOTTEN, user), work)
        if self.forgotten is not None:
            await asyncio.to_thread(self.forgotten.write, line)

    async def guild(self, guild_id: int) -> GuildRow:
        """A server's settings."""
        row = await self.database.look(
            lambda connection: connection.execute(_GUILD, {"of": guild_id}).first()
        )
        return as_row(GuildRow, row._mapping) if row is not None else GuildRow(guild_id)

    async def settle(self, guild_id: int, changed: Callable[[GuildRow], GuildRow]) -> GuildRow:
        """Change a server's settings from their present value. An error of `changed` is raised, and nothing is changed."""

        def work(connection: Connection) -> GuildRow:
            row = connection.execute(_GUILD.with_for_update(), {"of": guild_id}).first()
            after = changed(as_row(GuildRow, row._mapping) if row is not None else GuildRow(guild_id))
            changing = (
                "locale",
                "channels",
                "creators",
                "most",
                "moderators",
                "defaults",
                "needed",
                "called",
            )
            connection.execute(upsert(self.database.dialect, guild, changing), values_of(after))
            return after

        return await self.announced(Invalidation(InvalidationKind.SERVER, guild_id), work)

    async def seats_in(self, guild_id: int, user: int) -> int:
        """Count a person's tables on a server, lobbies included."""
        going_on = (Stage.LOBBY.value, Stage.RUNNING.value)
        query = (
            select(func.count())
            .select_from(seat)
            .join(game_table, seat.c.table == game_table.c.id)
            .where(
                seat.c.user == user,
                seat.c.computer.is_(False),
                game_table.c.guild == guild_id,
                game_table.c.stage.in_(going_on),
            )
        )
        found: int = await self.scalar(query)
        return found
