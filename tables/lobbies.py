"""Tables before they start: opening, joining, leaving, dealing. One transaction each; `lobby_rules` says what is allowed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Unpack

from data.records.enums import Seating, Stage, StopReason
from data.records.failures import Raced
from data.records.ids import fresh_id
from data.records.invitations import INVITED_FOR, REMATCH_FOR, Invitation, spell_invitations
from data.records.people import Person
from data.records.restrictions import NO_SEAT_FOR_YOU, Bar
from data.records.rows import Change, SeatRow, TableRow
from data.store import Store
from engines.core import fairness
from engines.core.game import AnyGame
from engines.core.text import say
from tables import changes, lobby_rules
from tables.changes import Commit
from tables.clocks.time_control import NO_CLOCK
from tables.crews import gathering
from tables.errors import Frozen, LobbyError, NoTable, NotSeated
from tables.lobby_rules import Rows, Settings
from tables.looking_back import playing_on
from tables.opening import Opening
from tables.repository import Repository
from tables.table import Table


class Lobbies:
    """The lobbies of all tables, at `Tables.lobbies`; raises as the methods of `Tables` do.

    Args:
        games: by name.
        now: the time, in UTC.
        secret: makes a number of bytes that nobody can guess, in hexadecimal digits.
    """

    def __init__(
        self,
        repository: Repository,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], datetime],
        secret: Callable[[int], str],
    ) -> None:
        self._repository = repository
        self._store = store
        self._games = games
        self._now = now
        self._secret = secret

    async def open(self, game: str, opener: Person, opening: Opening) -> Table:
        """Open a table; its opener takes a seat.

        Raises:
            LobbyError: there is no such game, player count, option or setting, too many tables wait for players already, or the
                opener is barred from the server.
        """
        if game not in self._games:
            raise LobbyError(say("table-no-such-game", game=game))
        guild, invited = opening.guild, opening.invited
        await self._refuse_barred(opener.user, guild)
        here = [opener.user, *(each.user for each in opening.others)]
        restrictions = await self._store.restrictions(invited, guild, self._now()) if invited else None
        seated = [(each, self._drawn_part()) for each in opening.others]
        while True:
            table = opening.id or fresh_id(self._secret)
            blank = opening.row(table, game, opener, self._now(), self._secret(fairness.SECRET_BYTES))
            levels = lobby_rules.levels(blank, opening.computers, opening.level)
            part = self._drawn_part()
            if restrictions is not None:
                lobby_rules.refuse_to_invite(blank, opener.user, here, invited, restrictions)
            rows = lobby_rules.new_table(blank, self._games[game], opener, levels, part, seated)
            try:
                if opening.id is None:
                    await self._store.create(*rows, lobby_rules.room_for_another)
                else:
                    await self._store.create(*rows)
            except Raced:
                if opening.id is None:
                    continue
                return await self.start_if_full(opening.id)
            for person in (opener, *opening.others):
                await self._store.remember_locale(person.user, person.locale)
            table_now = await self._repository.created(table)
            return await self.start_if_full(table) if opening.others else table_now

    async def rematch(self, table: str, person: Person) -> Table:
        """Open the table that follows an ended one, once, with the same settings and seats moved on by one. The others who
        played are invited.

        Raises:
            NotSeated, LobbyError: they did not play, the game goes on, too many tables wait for players already, or they are barred.
        """
        before = await self._repository.read(table)
        while (found := await self._store.rematch_of(table)) is None:
            await self._refuse_barred(person.user, before.row.guild)
            invited = await self._invited_again(before, person.user)
            blank = replace(
                before.row, id=fresh_id(self._secret), invited=spell_invitations(invited), rules=0, seed="", stage=Stage.LOBBY, why=StopReason.NONE, thread=None,
                opener=person.user, created_at=self._now(), head=0, started_at=None, revision=0, paused=False,
                outage_head=None, outage_moved=None, chance=2, secret=self._secret(fairness.SECRET_BYTES), parts=(), removed=(),
                crews="",
            )  # fmt: skip
            rows = lobby_rules.rematch_rows(before, blank, person, self._drawn_part())
            with suppress(Raced):
                await self._store.create(*rows, lobby_rules.room_for_another)
                await self._store.remember_locale(person.user, person.locale)
                again = await self._repository.created(blank.id)
                return await self._with_crews(again, before, person.user) if before.row.crews else again
        return await self._repository.read(found)

    async def _with_crews(self, again: Table, before: Table, user: int) -> Table:
        """Give seats of a rematch to as many crews, on the same terms."""
        seat = before.seat_of(user)
        joins = seat is not None and bool(before.seats[seat].crew)
        choice, parts = gathering.chosen(before), iter(self._drawn_part, "")
        return await self._in_lobby(
            again.row.id,
            lambda now: gathering.with_crews(now, user, choice, parts, self._now(), before.terms, joins),
        )

    async def _invited_again(self, before: Table, opener: int) -> list[Invitation]:
        """Who is invited to a rematch: everyone else who sits there and may meet those invited before them."""
        others = [each.user for each in before.seats if each.user is not None and each.user != opener]
        restrictions = await self._store.restrictions(others, before.row.guild, self._now())
        meet = [opener]
        for user in others:
            if restrictions.why_not(user, meet) is None:
                meet.append(user)
        return [Invitation(user, self._now() + REMATCH_FOR, 0) for user in meet[1:]]

    async def play_on(
        self, before: Table, seq: int, opener: Person, *, guild: int | None, channel: int, locale: str
    ) -> Table:
        """Open a private table that continues a finished game from an entry, with its own chance. The opener sits on
        their old seat, or the first that is due, as do all who join; computers have the others.

        Raises:
            LobbyError: the game goes on, there is nothing to play on, too many tables wait for players already, or the opener is barred
                from the server.
        """
        await self._refuse_barred(opener.user, guild)
        row = before.row
        text, due = await asyncio.to_thread(playing_on.beginning, before, seq)
        while True:
            blank = TableRow(
                fresh_id(self._secret), row.game, row.setup_seats, row.options, row.rules, "", Stage.LOBBY,
                StopReason.NONE, guild, channel, None, locale, opener.user, NO_CLOCK, Seating.JOINED, True, self._now(),
                vacation=lobby_rules.VACATION, chance=2, secret=self._secret(fairness.SECRET_BYTES), beginning=text,
                source=row.id,
            )  # fmt: skip
            seats = playing_on.opened(blank, before, due, opener, self._drawn_part())
            with suppress(Raced):
                await self._store.create(blank, seats, lobby_rules.room_for_another)
                await self._store.remember_locale(opener.user, opener.locale)
                return await self._repository.created(blank.id)

    async def configure(self, table: str, user: int, **settings: Unpack[Settings]) -> Table:
        """Change settings; `options` extend those chosen before.

        Raises:
            LobbyError: not the opener, too late, or the settings do not fit each other.
        """
        return await self._in_lobby(table, lambda now: lobby_rules.configured(now, user, settings))

    async def join(self, table: str, person: Person) -> Table:
        """Take a seat, an invited person the one kept for them. If the table starts full and this was the last seat,
        the game begins.

        Raises:
            LobbyError: already seated, started, full, or what is free is kept for others; or they are barred, blocked, or were removed.
        """
        part = self._drawn_part()
        row = (await self._repository.read(table)).row
        restrictions = await self._store.restrictions([person.user], row.guild, self._now())
        before = await self._before(row.source) if row.source is not None else ()
        try:
            after = await self._in_lobby(
                table,
                lambda now: gathering.as_person(
                    now, person.user, lobby_rules.joined(now, person, part, restrictions, before)
                ),
            )
        except LobbyError as error:
            if error.text == NO_SEAT_FOR_YOU:
                await self._in_lobby(table, lambda now: lobby_rules.refused_for_good(now, person.user))
            raise
        await self._store.remember_locale(person.user, person.locale)
        return await self.start_if_full(table) if after.row.starts_full else after

    async def start_if_full(self, table: str) -> Table:
        """Start a full table that starts by itself; any other stays as it is."""
        now = await self._repository.read(table)
        row = now.row
        if row.stage is Stage.LOBBY and row.starts_full and len(now.seats) == row.setup_seats:
            with suppress(LobbyError, NotSeated):  # somebody else has started it, or has left
                return await self.start(table, row.opener)
            return await self._repository.read(table)
        return now

    async def invite(
        self, table: str, user: int, people: Sequence[int], kept_for: timedelta = INVITED_FOR
    ) -> Table:
        """Keep seats for people until they answer; people already seated or invited stay so.

        Raises:
            NotSeated, LobbyError: a bystander asks for it, the game has started, or there are not so many free places, or one of them
                is not to sit here.
        """
        until = self._now() + kept_for
        guild = (await self._repository.read(table)).row.guild
        restrictions = await self._store.restrictions(people, guild, self._now())
        return await self._in_lobby(
            table, lambda now: lobby_rules.inviting(now, user, people, until, restrictions)
        )

    async def decline(self, table: str, user: int) -> Table:
        """Decline an invitation.

        Raises:
            LobbyError: none is, or the game has started.
        """
        return await self._in_lobby(table, lambda now: lobby_rules.declined(now, user))

    async def lapse(self, table: str, at: datetime) -> Table:
        """Release invitations whose time is up."""

        def lapsed(now: Table, _: int | None) -> Commit | None:
            late = [each.user for each in Invitation.all(now.row) if each.lapses(now.row) <= at]
            return Commit(Change(lobby_rules.without_invitations(now.row, late), now.seats)) if late else None

        return await self._repository.change(table, lapsed)

    async def add_word(self, table: str, user: int, word: str) -> Table:
        """Replace a person's part in the seed by a word; without a word, a new part is drawn. Only a hash is stored.

        Raises:
            NotSeated, LobbyError: no seat here, the game has started, or it was opened before there were parts.
        """
        part = fairness.part_of_word(table, word) if word else self._drawn_part()
        return await self._in_lobby(table, lambda now: lobby_rules.with_part(now, user, part))

    async def draw_anew(self, table: str) -> Table:
        """Replace a lobby's secret and parts after a backup was restored: the game may have been played and its
        secret shown.

        Raises:
            LobbyError: it has started.
        """
        secret = self._secret(fairness.SECRET_BYTES)
        parts = iter(self._drawn_part, "")
        return await self._in_lobby(table, lambda now: lobby_rules.with_new_chance(now, secret, parts))

    async def leave(self, table: str, user: int) -> Table:
        """Give up a seat before the game starts; the last to leave closes the table.

        Raises:
            NotSeated, LobbyError: no seat here, or the game has started.
        """
        return await self._in_lobby(table, lambda now: gathering.left(now, user))

    async def close(self, table: str, user: int) -> Table:
        """Close the lobby for good.

        Raises:
            LobbyError: somebody else opened it, or it has started.
        """
        return await self._in_lobby(table, lambda now: lobby_rules.closed(now, user))

    async def start(self, table: str, user: int) -> Table:
        """Seat everybody, settle the seed and deal. Free seats need the opener's order and a game that takes fewer
        players.

        Raises:
            NotSeated, LobbyError: a bystander, started already, or too few people.
        """
        fresh = self._secret(fairness.SECRET_BYTES)
        row = (await self._repository.read(table)).row
        before = await self._before(row.rematch_of) if row.rematch_of is not None else ()

        def begin(now: Table, _: int | None) -> Commit:
            at = self._now()
            return changes.started(now, *lobby_rules.started(now, user, fresh, at, before), at)

        return await self._repository.change(table, begin)

    async def remove(self, table: str, user: int, other: int) -> Table:
        """Remove somebody from the lobby for good, by its opener.

        Raises:
            LobbyError: somebody else opened it, it has started, or whom they name is not somebody else who sits here.
        """
        return await self._in_lobby(
            table, lambda now: gathering.as_person(now, other, lobby_rules.removed(now, user, other))
        )

    async def bar(self, guild: int, user: int, length: timedelta | None) -> tuple[Bar, int]:
        """Bar a member from a server's tables; without a length for good. They leave every lobby there.

        Returns:
            The bar, and how many lobbies they have left.
        """
        now = self._now()
        bar = Bar(guild, user, now, now + length if length is not None else None)
        await self._store.set_bar(bar)
        lobbies = 0
        gathering_at = [*await self._store.tables_with(user, Stage.LOBBY), *await self._store.crews_of(user)]
        for table in gathering_at:
            with suppress(NotSeated, LobbyError, Frozen):
                if (await self._repository.read(table)).row.guild == guild:
                    await self.leave(table, user)
                    lobbies += 1
        return bar, lobbies

    async def bars_of(self, guild: int) -> list[Bar]:
        """The bars in force on a server."""
        return await self._store.bars_of(guild, self._now())

    async def _refuse_barred(self, user: int, guild: int | None) -> None:
        """Refuse a new table to a person who is barred on the server."""
        reason = (await self._store.restrictions([user], guild, self._now())).why_not(user, ())
        if reason is not None:
            raise LobbyError(reason)

    async def _before(self, table: str) -> tuple[SeatRow, ...]:
        """The seats of the table that another one follows; none if it is not stored any more."""
        with suppress(NoTable, Frozen):
            return (await self._repository.read(table)).seats
        return ()

    def _drawn_part(self) -> str:
        """A drawn part in the seed, for somebody who typed no word."""
        return self._secret(fairness.PART_BYTES)

    async def _in_lobby(self, table: str, changed: Callable[[Table], Rows | Change]) -> Table:
        def work(now: Table, _: int | None) -> Commit:
            made = changed(now)
            return Commit(made if isinstance(made, Change) else Change(*made))

        return await self._repository.change(table, work)
