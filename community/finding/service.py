"""Matches people who wait for a game: a group gets a table, which starts when all have accepted. One transaction a
step.

Whatever process sees first that some people fit claims their wishes for a table, by an id that is settled then; who is interrupted
after that leaves the table to be opened by the next look, once. See `community.finding.matching` for who is matched with whom.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from community.finding.matching import Group, common_terms, match
from data.records.enums import AbsenceRule, Seating, Stage
from data.records.ids import fresh_id
from data.records.invitations import MATCHED_FOR, Invitation
from data.records.people import Person
from data.records.rows import GuildRow
from data.records.wishes import ANY, Wish
from data.store import Store
from engines.core.game import AnyGame
from engines.core.text import GameError
from tables.errors import Frozen, LobbyError, NoTable
from tables.lobby_rules import VACATION
from tables.opening import Opening
from tables.service import Tables
from tables.table import Table

log = logging.getLogger(__name__)

CLOCK: Final = "24h"
"""The clock of a matched table that nobody has chosen, neither they nor the server."""

LOOK: Final = timedelta(minutes=5)
"""The time between two looks at all wishes."""


class Matchmaking:
    """The wishes of a store and the groups made from them.

    Args:
        now: the time, in UTC.
        secret: makes a number of bytes that nobody can guess, in hexadecimal digits.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        games: Mapping[str, AnyGame],
        now: Callable[[], datetime],
        secret: Callable[[int], str],
    ) -> None:
        self._store = store
        self._tables = tables
        self._games = games
        self._now = now
        self._secret = secret
        self._open: set[str] = set()
        """The tables that were opened for wishes, as far as this process knows."""
        self._matching = asyncio.Lock()
        """Held from when a group is claimed until its table is open: nobody is told of a table that is not there yet."""

    def concerns(self, table: str) -> bool:
        """Whether a table was opened for wishes, as far as this process knows."""
        return table in self._open

    async def wish(self, wish: Wish) -> str | None:
        """Store a wish; returns the table opened for it if a group is found at once."""
        await self._store.put_wish(wish)
        async with self._matching:
            await self.match(wish.guild, wish.game)
        mine = await self._store.wishes_of(wish.user, wish.guild)
        return next((each.table for each in mine if each.game == wish.game), None)

    async def look(self) -> datetime:
        """Do everything that is due: remove lapsed wishes, start or give up answered tables, match people. Returns
        when to look again.
        """
        now = self._now()
        await self._store.drop_wishes(now)
        async with self._matching:
            for table in await self._store.matched_tables():
                self._open.add(table)
                await self.settle(table)
            for guild, game in await self._store.waited_for():
                await self.match(guild, game)
        return now + LOOK

    async def match(self, guild: int, game: str) -> None:
        """Open tables for people who wait for a game on a server, while groups can be formed."""
        if game not in self._games:
            return
        while len(wishes := await self._store.wishes_for(guild, game)) > 1:
            wishes = await self._free(wishes)
            everybody = [each.user for each in wishes]
            restrictions = await self._store.restrictions(everybody, guild, self._now())
            barred = {each.user for each in restrictions.bars}
            waiting = [each for each in wishes if each.user not in barred]
            group = match(waiting, restrictions.apart, self._playable(game), self._now())
            if group is None:
                return
            table = fresh_id(self._secret)
            if await self._store.claim_wishes(group.wishes, table) and not await self._begin(table):
                return

    async def settle(self, table_id: str) -> None:
        """Act on the answers at a table that was opened for wishes."""
        wishes = await self._store.wishes_at(table_id)
        if not wishes:
            self._open.discard(table_id)
            return
        try:
            table = await self._tables.table(table_id)
        except NoTable:
            await self._begin(table_id)
            return
        except Frozen:
            return
        if table.row.stage is not Stage.LOBBY:
            again = () if table.row.seed else [each for each in wishes if each.user != table.row.opener]
            await self._store.end_wishes(table_id, again)
            self._open.discard(table_id)
            return
        with suppress(GameError):  # somebody was faster, and the next look sees what they did
            await self._gathering(table, wishes)

    async def _gathering(self, table: Table, wishes: list[Wish]) -> None:
        """Handle people who declined, left or did not answer in time. Their wish ends, and the others start without
        them or wait on.
        """
        invited = {each.user for each in Invitation.all(table.row)}
        staying = [each for each in wishes if each.user in invited or table.seat_of(each.user) is not None]
        for each in wishes:
            if each not in staying:
                await self._store.drop_wish(each.user, each.guild, each.game)
        size = len(table.seats) + len(invited)
        if size == table.row.setup_seats:
            if not invited:
                await self._tables.lobbies.start_if_full(table.row.id)
            return
        fits = size > 1 and all(each.fewest <= size for each in staying)
        if not (fits and self._playable(table.row.game)(size, dict(table.row.options))):
            again = [
                each if each.user in invited else replace(each, ready_until=each.until) for each in staying
            ]
            await self._tables.lobbies.close(table.row.id, table.row.opener)
            await self._store.end_wishes(table.row.id, again)
            self._open.discard(table.row.id)
            await self.match(staying[0].guild, table.row.game)
        elif not invited:
            await self._tables.lobbies.configure(table.row.id, table.row.opener, seats=size)
            await self._tables.lobbies.start_if_full(table.row.id)

    async def _begin(self, table: str) -> bool:
        """Open the table of a claimed group; False if that fails, and they wait again."""
        wishes = await self._store.wishes_at(table)
        group = common_terms(wishes)
        if group is None or not wishes:
            return False
        self._open.add(table)
        now = self._now()
        ready = [each for each in wishes if each.ready_until > now] or wishes
        first = max(ready, key=lambda each: (each.at, each.user))
        try:
            await self._opened(table, group, first)
        except LobbyError as error:
            log.warning("a group of %d cannot sit down: %s", len(wishes), error)
            self._open.discard(table)
            await self._store.end_wishes(table, wishes)
            return False
        return True

    async def _opened(self, table: str, group: Group, first: Wish) -> None:
        """Open a group's table; `first` has just confirmed, all others are invited."""
        settled = await self._store.guild(first.guild)
        size = len(group.wishes)
        await self._tables.lobbies.open(
            first.game,
            Person(first.user, first.name, first.locale),
            Opening(
                guild=first.guild,
                channel=group.channel,
                seats=size,
                options=self._options(settled, first.game, size, dict(group.options)),
                locale=settled.locale or group.wishes[0].locale,
                clock=(settled.default("clock") or CLOCK) if group.clock == ANY else group.clock,
                vacation=int(settled.default("vacation") or VACATION),
                absence=settled.default("absence") or AbsenceRule.IDLE,
                seating=settled.default("seating") or Seating.RANDOM,
                rated=(settled.default("rated") if group.rated == ANY else group.rated) == "yes",
                invited=[each.user for each in group.wishes if each.user != first.user],
                kept_for=MATCHED_FOR,
                starts_full=True,
                id=table,
            ),
        )

    def _options(
        self, settled: GuildRow, game: str, size: int, wanted: Mapping[str, str]
    ) -> Mapping[str, str]:
        """The group's agreed options, and for the rest the server's defaults where they fit."""
        defaults = {
            option.name: value
            for option in self._games[game].options
            if (value := settled.default(f"{game}.{option.name}")) in option.choices and size in option.seats
        }
        found = {**defaults, **wanted}
        return found if self._playable(game)(size, found) else wanted

    def _playable(self, game: str) -> Callable[[int, Mapping[str, str]], bool]:
        """Whether a game takes a number of players with some options."""
        rules = self._games[game]

        def playable(size: int, options: Mapping[str, str]) -> bool:
            try:
                rules.setup(size, **options)
            except (GameError, ValueError):
                return False
            return size in rules.seats

        return playable

    async def _free(self, wishes: list[Wish]) -> list[Wish]:
        """The people who may take one more seat on their server."""
        most = (await self._store.guild(wishes[0].guild)).most
        if most is None:
            return wishes
        return [each for each in wishes if await self._store.seats_in(each.guild, each.user) < most]
