"""Surfaces: every message the bot owns catches up with the journal.

A surface is a row with the entry it shows. Whatever happens — bursts, crashes, failing sends — is one loop: what has
`shown_seq < head` is brought up to date from the journal. A post that was sent but not recorded is found again by its
nonce, or by the entry number in its picture's file name.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import ui
from discord.utils import format_dt

from cogs.components.layout import layout
from cogs.dms.hands import HandPosts
from cogs.interactions import error_codes
from cogs.panels import waiting
from cogs.posts import batching, edits, endings, recovery, thread, undone
from cogs.posts import turn as posts
from cogs.posts.no_access import NoAccess
from cogs.posts.places import Places
from cogs.posts.reminders import Reminders
from cogs.posts.votes import Questions
from engines.core.text import GameError
from engines.tables.plans import unattended
from engines.tables.service import Table, Turn
from engines.tables.store import Stage, StoreDown, SurfaceRow
from render.translate import word

if TYPE_CHECKING:
    from cogs.bot.client import Client

log = logging.getLogger(__name__)

_FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, StoreDown)
_LONGEST_WAIT = 300
_LONGEST_ROUND = 10
"""Seconds that the posts of a table wait for computers that play among themselves."""

_MARK = 1_000_000
"""In front of the entry number in the mark of a text about the clocks."""


class PostSync:
    """Brings the messages of tables up to date, one task per table at a time."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.reminders = Reminders(client)
        self.hands = HandPosts(client)
        self._questions = Questions(client)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        self._checked: set[str] = set()
        self._retries: dict[str, asyncio.TimerHandle] = {}
        self._failures: dict[str, int] = {}
        self._restored: set[str] = set()
        self._looking_back = False
        self.places = Places(client, self.wake)
        self.no_access = NoAccess(client, self.wake)

    async def resume(self) -> None:
        """Wake every table that has something to show: after a start."""
        store = self._client.store
        if await store.fact(recovery.FACT):
            # After the restore of a backup, any thread may show what the database does not know.
            self._restored.update(await store.tables_at(Stage.RUNNING))
            self._looking_back = bool(self._restored)
        for table in {*self._restored, *await store.lagging()}:
            self.wake(table)

    def wake(self, table: str) -> None:
        """A table has changed; its messages follow soon. Changes in a burst are shown together."""
        if retry := self._retries.pop(table, None):
            retry.cancel()
        if table in self._tasks:
            self._again.add(table)
        else:
            self._tasks[table] = asyncio.get_running_loop().create_task(
                self._run(table), name=f"surfaces of {table}"
            )

    async def settle(self) -> None:
        """Wait until everything that was woken has been shown or put off."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop; what is not shown yet is shown after the next start."""
        for retry in self._retries.values():
            retry.cancel()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, table: str) -> None:
        try:
            while True:
                self._again.discard(table)
                await self._try(table)
                if table not in self._again:
                    return
        finally:
            self._tasks.pop(table, None)

    async def _try(self, table: str) -> None:
        found: Table | None = None
        try:
            found = await self._client.tables.table(table)
            if batching.going_round(found):
                found = await self._client.tables.rested(table, _LONGEST_ROUND)
            found = await self.places.home(found)
            await self._catch_up(found)
        except GameError as error:
            log.warning("table %s cannot be shown: %s", table, error)
        except Exception as error:
            if found is None or not self.no_access.rests(found, error):
                self._put_off(table, error)
            else:
                with contextlib.suppress(*_FAILURES):
                    await self.no_access.tell(found)
        else:
            self._failures.pop(table, None)
            if found.over:
                self._checked.discard(table)

    def troubled(self, table: Table, error: discord.HTTPException) -> bool:
        """Whether something failed because of where the table lives; that is then seen to with its posts."""
        if error.code == error_codes.UNKNOWN_CHANNEL:
            self.places.doubt(table.row.id)
            self.wake(table.row.id)
            return True
        return self.no_access.rests(table, error)

    def _put_off(self, table: str, error: Exception) -> None:
        """Try again later; whether what failed has happened all the same is looked up then."""
        self._checked.discard(table)
        if error_codes.code(error) == error_codes.UNKNOWN_CHANNEL:
            self.places.doubt(table)
        failures = self._failures[table] = self._failures.get(table, 0) + 1
        wait = min(_LONGEST_WAIT, 2**failures)
        if isinstance(error, _FAILURES):
            log.warning("table %s: could not post (%s); again in %s s", table, error, wait)
        else:
            log.error("table %s: its posts are stuck; again in %s s", table, wait, exc_info=error)
        self._retries[table] = asyncio.get_running_loop().call_later(wait, self.wake, table)

    async def _catch_up(self, table: Table) -> None:
        if table.row.why == "gone":
            await endings.catch_up(self._client, table)
            return
        shown = await self._shown(table)
        await self._lobby(table, shown.get("lobby"))
        if table.row.stage is Stage.LOBBY or not table.row.seed:
            return
        if table.row.stage is Stage.FROZEN:
            await endings.stand_still(self._client, table)
            return
        if table.row.thread is None:
            table = await self.places.open(table, shown.get("lobby"))
            await self._lobby(table, shown.get("lobby"))
        await self._thread(table, shown)
        await endings.go_on(self._client, table, shown.get("frozen"))
        shown = await self._shown(table)
        await undone.catch_up(self._client, table, shown.get("taken-back"))
        await self._questions.catch_up(table, shown)
        await self.reminders.forget_stale(table, shown.values())
        await self.hands.catch_up(table, shown)
        if not table.over:
            await waiting.tell_news(self._client, table)
        else:
            await endings.catch_up(self._client, table)

    async def has_left(self, table: Table, user: int) -> bool:
        """Whether Discord does not know a person in the table's server any more."""
        return await self.reminders.has_left(table, user)

    async def cover(self, table: Table) -> bytes:
        """The picture on a table's lobby post."""
        return await self._client.cover(table.row.game)

    async def shown(self, table: str) -> None:
        """Wait until a table is shown as it is now, or that was put off."""
        self.wake(table)
        while (task := self._tasks.get(table)) is not None:
            await asyncio.wait([task])

    async def _shown(self, table: Table) -> dict[str, SurfaceRow]:
        """What the table's messages show, by audience."""
        return {each.audience: each for each in await self._client.store.surfaces(table.row.id)}

    async def _lobby(self, table: Table, surface: SurfaceRow | None) -> None:
        """The lobby post follows silently; once the game runs it shrinks to a line, once (shown_seq 1)."""
        if table.row.stage is Stage.LOBBY:
            picture = await self._client.cover(table.row.game)
            invited = await self._invited(table)
            view, file = posts.lobby_post(table, picture, invited)
            if surface is None or surface.message is None or not await self._edited(surface, view):
                await self._post_lobby(table, view, file, surface, invited)
            return
        settled = table.row.thread is not None or not table.row.seed
        if settled and surface is not None and surface.message is not None and surface.shown_seq == 0:
            view = posts.started_post(table) if table.row.seed else posts.closed_post(table)
            await self._edited(surface, view, last=table.over, attachments=[])
            await self._withdraw(await self._client.store.surface(table.row.id, "closing"))
            await self._client.store.set_surface(replace(surface, shown_seq=1))

    async def _post_lobby(
        self,
        table: Table,
        view: ui.LayoutView,
        file: discord.File,
        before: SurfaceRow | None,
        invited: list[int],
    ) -> None:
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        # With the nonce of a message that was deleted, Discord would just give that one back.
        again = f"{before.message % 10**9}" if before is not None and before.message is not None else ""
        called = discord.AllowedMentions(users=[discord.Object(user) for user in invited])
        message = await channel.send(
            view=view,
            file=file,
            nonce=f"{table.row.id}-lobby{again}",
            allowed_mentions=called,
            silent=bool(invited),
        )
        await self._client.store.set_surface(
            SurfaceRow(table.row.id, "lobby", table.row.channel, message.id, 0, 0, None)
        )

    async def _invited(self, table: Table) -> list[int]:
        """Who played the table before this one and has no seat yet, by Discord id."""
        if table.row.rematch_of is None:
            return []
        before = await self._client.tables.table(table.row.rematch_of)
        people = [seat_row.user for seat_row in before.seats if seat_row.user is not None]
        return [user for user in people if table.seat_of(user) is None]

    async def _thread(self, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
        """One post per turn since the last one shown; the buttons move on to the newest."""
        assert table.row.thread is not None
        before = shown.get("thread") or SurfaceRow(
            table.row.id, "thread", table.row.thread, None, -1, 0, None
        )
        surface = await self._found_again(table, before)
        if surface is not before:
            shown = await self._shown(table)
        pinged = shown.get("ping") or replace(surface, audience="ping")
        told = batching.batches(table, surface.shown_seq)
        boards = [tale for tale in told if not tale.aside]
        for tale in told:
            users: list[int] = []
            done: list[SurfaceRow] = []
            if tale.aside:
                message = await self._post_aside(table, tale)
            else:
                newest = tale is boards[-1]
                users = await self._to_ping(table, pinged.shown_seq) if newest else []
                message = await self._post_turn(table, tale, newest, users)
                if newest:
                    pinged = replace(pinged, shown_seq=table.head)
                    done.append(pinged)
                if surface.message is not None:
                    await self._take_buttons(surface)
                surface = replace(surface, message=message)
            surface = replace(surface, shown_seq=tale.last_seq, failures=0)
            await self._client.store.set_surface(surface, *done)
        if told and told[-1].aside and surface.message is not None:
            await self._set_due_line(table, surface)
            await self._move_deadlines(table, shown)

    async def _to_ping(self, table: Table, since: int) -> list[int]:
        """Whom a newest post notifies: those who are asked something that nobody was told of yet, unless it comes by DM."""
        users = []
        absent = unattended(table)
        for seat in table.due:
            seat_row, asked = table.seats[seat], table.asked_at(seat)
            if (
                seat_row.user is None
                or not seat_row.human
                or asked is None
                or asked <= since
                or seat in absent
            ):
                continue
            if isinstance(table.ask_of(seat), table.game.questions):
                player = await self._client.store.player(seat_row.user)
                if player is None or player.reachable:
                    continue
            users.append(seat_row.user)
        return users

    async def _post_turn(self, table: Table, turn: Turn, newest: bool, pings: list[int]) -> int:
        name = posts.picture_name(table, turn.last_seq)
        view, file = await posts.turn_post(self._client, table, turn, name, newest)
        nonce = f"{table.row.id}-{turn.last_seq}-{posts.mark(table, turn.last_seq) % 10**6}"
        return await thread.send(self._client, table, view, nonce, pings, file=file)

    async def _post_aside(self, table: Table, tale: Turn) -> int:
        """What concerns the clocks alone, in a line or two; a nudge pings whom it is for, the end of a pause all who are due."""
        locale, called = table.row.locale, batching.called(table, tale)
        line = [posts.due_line(table, locale)] if called else posts.deadline_lines(table, locale)
        text = "\n".join([*posts.story(table, tale.notes, locale), *line])
        pings = [user for seat in called if (user := table.seats[seat].user) is not None]
        nonce = f"{table.row.id}-{tale.last_seq}"
        message = await thread.send(
            self._client, table, layout(text, mark=_MARK + tale.last_seq), nonce, pings, silent=not pings
        )
        for seat in batching.nudged(table, tale):
            await self.reminders.adopt(table, seat, message)
        return message

    async def _take_buttons(self, surface: SurfaceRow) -> None:
        """An older post keeps its words and picture and loses its buttons and its ping line."""
        await self._retouch(surface, edits.without_buttons)

    async def _retouch(
        self, surface: SurfaceRow, changed: Callable[[discord.Message], ui.LayoutView | None]
    ) -> None:
        message = self._message(surface)
        try:
            view = changed(await message.fetch())
            if view is not None:
                await message.edit(view=view, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.code in error_codes.GONE | error_codes.BARRED:
                return
            raise

    async def _set_due_line(self, table: Table, surface: SurfaceRow) -> None:
        """The newest post says until when, also after a vacation, a pause or extra time; an edit pings nobody."""
        await self._retouch(
            surface, lambda full: edits.with_due_line(full, posts.due_line(table, table.row.locale))
        )

    async def _move_deadlines(self, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
        """Whoever was reminded before a vacation, a pause or extra time reads there, too, until when."""
        for clock in table.deadlines:
            reminder = shown.get(f"reminder-{clock.seat}")
            if reminder is not None and reminder.message is not None and clock.left is None:
                await self._retouch(reminder, partial(edits.with_deadline, due=clock.due))

    async def _found_again(self, table: Table, surface: SurfaceRow) -> SurfaceRow:
        """After a start: posts that were sent but not recorded before it are adopted, not sent twice."""
        looked = table.row.id in self._checked or surface.shown_seq >= table.head
        if looked and table.row.id not in self._restored:
            return surface
        sent = await thread.sent_after(self._client, table, surface.message)
        for message in sent:
            seq = posts.shown_at(table, message)
            if seq is not None and seq > surface.shown_seq:
                if surface.message is not None:
                    await self._take_buttons(surface)
                surface = replace(surface, message=message.id, shown_seq=seq)
                await self._remember_ping(table, message)
                await self._client.store.set_surface(surface)
            aside = (thread.mark_of(message) or 0) - _MARK
            if surface.shown_seq < aside <= table.head:
                surface = replace(surface, shown_seq=aside)
                await self._client.store.set_surface(surface)
        surface, lost = await recovery.say_what_is_lost(self._client, table, surface, sent)
        for message in lost:
            await self._take_buttons(replace(surface, message=message.id))
        self._checked.add(table.row.id)
        self._restored.discard(table.row.id)
        if self._looking_back and not self._restored:
            self._looking_back = False
            await self._client.store.set_fact(recovery.FACT, "")
        return surface

    async def _remember_ping(self, table: Table, message: discord.Message) -> None:
        """A post with buttons has pinged whoever was due when it was drawn."""
        drawn = thread.drawn_at(message)
        if drawn is not None:
            await self._client.store.set_surface(
                SurfaceRow(table.row.id, "ping", message.channel.id, None, drawn)
            )

    async def announce_closing(self, table: Table, closes: datetime) -> None:
        """Say in the channel that a lobby closes soon; said once."""
        if await self._client.store.surface(table.row.id, "closing") is not None:
            return
        said = word("lobby-closes-soon", table.row.locale, when=format_dt(closes, "R"))
        channel = self._client.get_partial_messageable(table.row.channel, guild_id=table.row.guild)
        message = await channel.send(view=layout(said), nonce=f"{table.row.id}-closing", silent=True)
        await self._client.store.set_surface(
            SurfaceRow(table.row.id, "closing", table.row.channel, message.id, 0)
        )

    async def _withdraw(self, surface: SurfaceRow | None) -> None:
        """Take away a message that announces nothing any more."""
        if surface is not None and surface.message is not None:
            with contextlib.suppress(discord.NotFound, discord.Forbidden):
                await self._message(surface).delete()
            await self._client.store.set_surface(replace(surface, message=None))

    async def _edited(
        self, surface: SurfaceRow, view: ui.LayoutView, last: bool = False, **more: Any
    ) -> bool:
        """Change a message; False when somebody has deleted it, and for a `last` change also its channel."""
        try:
            await self._message(surface).edit(
                view=view, allowed_mentions=discord.AllowedMentions.none(), **more
            )
        except discord.NotFound as error:
            if error.code == error_codes.UNKNOWN_CHANNEL and not last:
                raise
            log.info("message %s is gone", surface.message)
            return False
        return True

    def _message(self, surface: SurfaceRow) -> discord.PartialMessage:
        assert surface.message is not None
        return self._client.get_partial_messageable(surface.channel).get_partial_message(surface.message)
