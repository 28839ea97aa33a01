"""Tables before they start: opened, joined, left, and dealt. One transaction each; what is allowed stands in `lobby_rules`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Unpack

from data.records.enums import AbsenceRule, Seating, Stage, StopReason
from data.records.failures import Raced
from data.records.ids import fresh_id
from data.records.invitations import INVITED_FOR, Invitation, spelled
from data.records.people import Person
from data.records.restrictions import NO_SEAT_FOR_YOU, Bar
from data.records.rows import Change, SeatRow, TableRow
from data.store import Store
from engines.computers.levels import Level
from engines.core import fairness
from engines.core.game import AnyGame
from engines.core.text import say
from tables import changes, lobby_rules
from tables.changes import Commit
from tables.clocks.time_control import NO_CLOCK
from tables.errors import Frozen, LobbyError, NoTable, NotSeated
from tables.lobby_rules import Rows, Settings
from tables.looking_back import playing_on
from tables.repository import Repository
from tables.table import Table


class Lobbies:
    """Lobbies of all tables; `Tables.lobbies`, and raising what that says of all of its methods.

    Args:
        games: by name.
        now: the time, in UTC.
        secret: makes so many bytes that nobody can guess, in hexadecimal digits.
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

    async def open(
        self,
        game: str,
        opener: Person,
        *,
        guild: int | None,
        channel: int,
        seats: int,
        options: Mapping[str, str],
        locale: str,
        computers: int = 0,
        level: str = Level.NORMAL,
        clock: str = NO_CLOCK,
        vacation: int = lobby_rules.VACATION,
        absence: str = AbsenceRule.IDLE,
        seating: str = Seating.RANDOM,
        private: bool = False,
        rated: bool = False,
        others: Sequence[Person] = (),
        invited: Sequence[int] = (),
        kept_for: timedelta = INVITED_FOR,
        starts_full: bool = False,
        conditions: Sequence[str] = (),
        id: str | None = None,
    ) -> Table:
        """Open a table; its opener takes a seat. `level` is that of all computers, to begin with. `clock` spells a `time_control.Control`, `seating` a `Seating`, `absence` an
        `AbsenceRule`.

        Args:
            others: who takes a seat with the opener, in this order; the caller knows that they want to.
            invited: users for whom places are kept until they answer, for as long as `kept_for`.
            starts_full: whether it starts by itself when somebody takes the last seat, or at once where that has happened.
            conditions: what is asked of those who join by themselves, see `tables.conditions`.
            id: the table's id to be, made by the caller with `fresh_id`; called again with it, the table that is there is
                returned, so that whoever may have been interrupted gets one table. For tables that the program opens: they
                do not count among those of the opener and the channel.

        Raises:
            LobbyError: there is no such game, player count, option or setting, too many tables wait for players already, or the
                opener is barred from the server.
        """
        if game not in self._games:
            raise LobbyError(say("table-no-such-game", game=game))
        await self._refuse_barred(opener.user, guild)
        here = [opener.user, *(each.user for each in others)]
        restrictions = await self._store.restrictions(invited, guild, self._now()) if invited else None
        seated = [(each, self._drawn_part()) for each in others]
        places = [Invitation(each, self._now() + kept_for, 0) for each in dict.fromkeys(invited)]
        while True:
            table = id or fresh_id(self._secret)
            blank = TableRow(
                table, game, seats, tuple(options.items()), 0, "", Stage.LOBBY, StopReason.NONE, guild, channel, None,
                locale, opener.user, clock, lobby_rules.seating(seating), private, self._now(), vacation=vacation,
                absence=lobby_rules.absence_rule(absence), chance=2, secret=self._secret(fairness.SECRET_BYTES),
                rated=rated, invited=spelled(places), starts_full=starts_full, conditions=tuple(conditions),
            )  # fmt: skip
            try:
                levels, part = lobby_rules.levels(blank, computers, level), self._drawn_part()
                if restrictions is not None:
                    lobby_rules.refuse_to_invite(blank, opener.user, here, invited, restrictions)
                rows = lobby_rules.opened(blank, self._games[game], opener, levels, part, seated)
                if id is None:
                    await self._store.create(*rows, lobby_rules.room_for_another)
                else:
                    await self._store.create(*rows)
            except Raced:
                if id is None:
                    continue
                return await self.start_if_full(id)
            for person in (opener, *others):
                await self._store.met(person.user, person.locale)
            made = await self._repository.created(table)
            return await self.start_if_full(table) if others else made

    async def rematch(self, table: str, person: Person) -> Table:
        """The table that follows an ended one, opened by the first who asks: the same settings, seats moved on by one.

        Raises:
            NotSeated, LobbyError: they did not play, the game goes on, too many tables wait for players already, or they are barred.
        """
        before = await self._repository.read(table)
        while (found := await self._store.rematch_of(table)) is None:
            await self._refuse_barred(person.user, before.row.guild)
            blank = replace(
                before.row, id=fresh_id(self._secret), rules=0, seed="", stage=Stage.LOBBY, why=StopReason.NONE, thread=None,
                opener=person.user, created_at=self._now(), head=0, started_at=None, revision=0, paused=False,
                outage_head=None, outage_moved=None, chance=2, secret=self._secret(fairness.SECRET_BYTES), parts=(), removed=(),
            )  # fmt: skip
            rows = lobby_rules.following(before, blank, person, self._drawn_part())
            with suppress(Raced):
                await self._store.create(*rows, lobby_rules.room_for_another)
                await self._store.met(person.user, person.locale)
                return await self._repository.created(blank.id)
        return await self._repository.read(found)

    async def play_on(
        self, before: Table, seq: int, opener: Person, *, guild: int | None, channel: int, locale: str
    ) -> Table:
        """A private table that plays a game which is over on from the position after an entry, with chance of its own. Its opener sits on their old seat, or
        on the first that is due, and whoever joins likewise; computers have the others.

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
                await self._store.met(opener.user, opener.locale)
                return await self._repository.created(blank.id)

    async def configure(self, table: str, user: int, **settings: Unpack[Settings]) -> Table:
        """Change settings; `options` are laid over those chosen before.

        Raises:
            LobbyError: not the opener, too late, or the settings do not fit each other.
        """
        return await self._in_lobby(table, lambda now: lobby_rules.configured(now, user, settings))

    async def join(self, table: str, person: Person) -> Table:
        """Take a seat, the one that is kept for them where they are invited. Where the table starts full and this was the last one, the
        game begins.

        Raises:
            LobbyError: already seated, started, full, or what is free is kept for others; or they are barred, blocked, or were removed.
        """
        part = self._drawn_part()
        row = (await self._repository.read(table)).row
        restrictions = await self._store.restrictions([person.user], row.guild, self._now())
        before = await self._before(row.source) if row.source is not None else ()
        try:
            after = await self._in_lobby(
                table, lambda now: lobby_rules.joined(now, person, part, restrictions, before)
            )
        except LobbyError as error:
            if error.text == NO_SEAT_FOR_YOU:
                await self._in_lobby(table, lambda now: lobby_rules.kept_out(now, person.user))
            raise
        await self._store.met(person.user, person.locale)
        return await self.start_if_full(table) if after.row.starts_full else after

    async def start_if_full(self, table: str) -> Table:
        """Start a table that starts full if it is; another one stays as it is."""
        now = await self._repository.read(table)
        row = now.row
        if row.stage is Stage.LOBBY and row.starts_full and len(now.seats) == row.setup_seats:
            with suppress(LobbyError, NotSeated):  # somebody else has started it, or has left
                return await self.start(table, next(each.user for each in now.seats if each.user is not None))
            return await self._repository.read(table)
        return now

    async def invite(
        self, table: str, user: int, people: Sequence[int], kept_for: timedelta = INVITED_FOR
    ) -> Table:
        """Keep places for people until they answer; those who sit here or are invited already stay so.

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
        """Do not take the place that is kept for somebody.

        Raises:
            LobbyError: none is, or the game has started.
        """
        return await self._in_lobby(table, lambda now: lobby_rules.declined(now, user))

    async def lapse(self, table: str, at: datetime) -> Table:
        """Keep places no longer whose time is up."""

        def lapsed(now: Table, _: int | None) -> Commit | None:
            late = [each.user for each in Invitation.all(now.row) if each.lapses(now.row) <= at]
            return Commit(Change(lobby_rules.without(now.row, late), now.seats)) if late else None

        return await self._repository.change(table, lapsed)

    async def add_word(self, table: str, user: int, word: str) -> Table:
        """Have a word count as somebody's part in the chance, in place of what they had; without one something is drawn for them anew.
        Only its hash is kept.

        Raises:
            NotSeated, LobbyError: no seat here, the game has started, or it was opened before there were parts.
        """
        part = fairness.part_of_word(table, word) if word else self._drawn_part()
        return await self._in_lobby(table, lambda now: lobby_rules.adding(now, user, part))

    async def draw_anew(self, table: str) -> Table:
        """Draw secret and parts of a lobby again, after an older backup was restored: with it the game may have been played, and its secret shown.

        Raises:
            LobbyError: it has started.
        """
        secret = self._secret(fairness.SECRET_BYTES)
        parts = iter(self._drawn_part, "")
        return await self._in_lobby(table, lambda now: lobby_rules.drawn_anew(now, secret, parts))

    async def leave(self, table: str, user: int) -> Table:
        """Give the seat back before the game starts; the last one to leave closes the table.

        Raises:
            NotSeated, LobbyError: no seat here, or the game has started.
        """
        return await self._in_lobby(table, lambda now: lobby_rules.left(now, user))

    async def close(self, table: str, user: int) -> Table:
        """Give the lobby up.

        Raises:
            LobbyError: somebody else opened it, or it has started.
        """
        return await self._in_lobby(table, lambda now: lobby_rules.closed(now, user))

    async def start(self, table: str, user: int) -> Table:
        """Seat everybody, settle the seed, deal. Free seats need the opener's word, and a game that takes fewer players.

        Raises:
            NotSeated, LobbyError: a bystander, started already, or too few people.
        """
        fresh = self._secret(fairness.SECRET_BYTES)
        row = (await self._repository.read(table)).row
        before = await self._before(row.rematch_of) if row.rematch_of is not None else ()

        def begin(now: Table, _: int | None) -> Commit:
            at = self._now()
            return changes.begun(now, *lobby_rules.started(now, user, fresh, at, before), at)

        return await self._repository.change(table, begin)

    async def remove(self, table: str, user: int, other: int) -> Table:
        """The opener removes somebody from the lobby, who cannot join it again.

        Raises:
            LobbyError: somebody else opened it, it has started, or whom they name is not somebody else who sits here.
        """
        return await self._in_lobby(table, lambda now: lobby_rules.removed(now, user, other))

    async def called(self, table: Table) -> list[int]:
        """Who is called to a rematch: whoever played the table before, has no seat yet, and may have one. By Discord id."""
        if table.row.rematch_of is None:
            return []
        before = (await self._repository.read(table.row.rematch_of)).seats
        here = [each.user for each in table.seats if each.user is not None]
        others = [each.user for each in before if each.user is not None and each.user not in here]
        restrictions = await self._store.restrictions(others, table.row.guild, self._now())
        return [
            user
            for user in others
            if user not in table.row.removed and restrictions.why_not(user, here) is None
        ]

    async def bar(self, guild: int, user: int, length: timedelta | None) -> tuple[Bar, int]:
        """Bar a member from a server's tables, for good without a length: they leave every lobby there, and take no seat anew.

        Returns:
            The bar, and how many lobbies they have left.
        """
        now = self._now()
        bar = Bar(guild, user, now, now + length if length is not None else None)
        await self._store.set_bar(bar)
        lobbies = 0
        for table in await self._store.tables_with(user, Stage.LOBBY):
            with suppress(NotSeated, LobbyError, Frozen):
                if (await self._repository.read(table)).row.guild == guild:
                    await self.leave(table, user)
                    lobbies += 1
        return bar, lobbies

    async def bars_of(self, guild: int) -> list[Bar]:
        """The bars of a server that hold."""
        return await self._store.bars_of(guild, self._now())

    async def _refuse_barred(self, user: int, guild: int | None) -> None:
        """Refuse a table of their own to who may sit at none of the server."""
        reason = (await self._store.restrictions([user], guild, self._now())).why_not(user, ())
        if reason is not None:
            raise LobbyError(reason)

    async def _before(self, table: str) -> tuple[SeatRow, ...]:
        """Who sat at the table that another one follows; nobody if it is not kept any more."""
        with suppress(NoTable, Frozen):
            return (await self._repository.read(table)).seats
        return ()

    def _drawn_part(self) -> str:
        """The part in the chance of somebody who has typed no word."""
        return self._secret(fairness.PART_BYTES)

    async def _in_lobby(self, table: str, changed: Callable[[Table], Rows]) -> Table:
        return await self._repository.change(table, lambda now, _: Commit(Change(*changed(now))))
