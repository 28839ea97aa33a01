"""Keeps every event's message true to its journal, and announces each line once, in order."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from cogs.interactions import channel_messages, error_codes
from cogs.interactions.bot import Bot
from cogs.messages.message import Message
from cogs.posts.leagues import announcement, event_post, thread_greeting
from cogs.upkeep import thread
from cogs.upkeep.thread_room import with_room
from community.leagues.event import after, fold
from community.leagues.league import League
from community.leagues.lines import Opened
from data.records.events import Phase
from data.records.troubles import reason
from tables.keyed_jobs import Wakeups
from tables.table import Table

log = logging.getLogger(__name__)


async def greet(bot: Bot, table: Table) -> None:
    """Greet the players of an event's game above its first post, which calls those who are due."""
    event = await bot.store.event_of(table.row.id)
    if event is None or table.row.thread is None:
        return
    league = await bot.events.read(event)
    match = next(each for each in league.event.matches if each.table == table.row.id)
    due = {table.seats[seat].user for seat in table.due}
    pings = [each.user for each in table.seats if each.user is not None and each.user not in due]
    await thread.send(bot, table, thread_greeting(league, match), f"{event}-{match.number}", pings)


class NoThread(Exception):
    """A game has begun without its thread yet."""


class EventPosts:
    """Brings the messages of events up to date, one task at a time per event."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._wakeups = Wakeups("posts of event", self._catch_up, self._failed)

    def wake(self, event: str) -> None:
        """Bring an event's messages up to date soon."""
        self._wakeups.wake(event)

    async def shown(self, event: str) -> bool:
        """Wait until an event's messages are up to date, or were put off; returns the event."""
        self.wake(event)
        return await self._wakeups.finished(event)

    async def settle(self) -> None:
        """Wait until everything that was woken has been shown or put off."""
        await self._wakeups.settle()

    async def close(self) -> None:
        """Stop; the rest follows after the next start."""
        await self._wakeups.close()

    async def _catch_up(self, event: str) -> None:
        league = await self._bot.events.read(event)
        try:
            league = await self._post(league)
            if await self._tell(league):
                await self._post(await self._bot.events.read(event), again=True)
        except discord.NotFound as error:
            if error.code != error_codes.UNKNOWN_CHANNEL:
                raise
            log.info("event %s ends: its channel is gone", event)
            if league.event.phase in (Phase.OPEN, Phase.RUNNING, Phase.PAUSED):
                league = await self._bot.events.cancel(event)
            head = league.row.head
            await self._bot.store.show_event(event, league.row.message, head, head)

    async def _post(self, league: League, again: bool = False) -> League:
        """Change the event's message, or post it if there is none.

        Args:
            again: also where it shows the journal as it is, because games have their threads now.
        """
        row, store = league.row, self._bot.store
        if row.message is not None and row.shown >= row.head and not again:
            return league
        running = [each.table for each in league.event.matches if each.running]
        post = event_post(league, await store.threads(running))
        message = row.message
        if message is None or not await channel_messages.change(self._bot, row.channel, message, post):
            # With the nonce of a message that was deleted, Discord would just give that one back.
            message = await self._send(league, post, f"event{message or ''}")
        await store.show_event(row.id, message, row.head, row.told)
        return await self._bot.events.read(row.id)

    async def _tell(self, league: League) -> bool:
        """Announce lines not yet announced, in order; returns whether games have begun by them."""
        row, store = league.row, self._bot.store
        begun = False
        event = fold(row.rules, league.lines[: row.told])
        for seq, line in enumerate(league.lines[row.told :], row.told + 1):
            if isinstance(line, Opened):
                await self._wait_for_thread(league, line)
                begun = True
            elif (said := announcement(league, event, line)) is not None:
                await self._send(league, said[0], str(seq), said[1])
            event = after(event, line)
            if seq == row.head or isinstance(line, Opened) or said is not None:
                await store.show_event(row.id, row.message, row.shown, seq)
        return begun

    async def _wait_for_thread(self, league: League, opened: Opened) -> None:
        """Wait until a game has its thread, where its players are called."""
        id = league.event.matches[opened.number - 1].table
        table = await self._bot.tables.table(id)
        if table.row.thread is None and not table.over:
            await self._bot.posts.shown(id)
            table = await self._bot.tables.table(id)
        if table.row.thread is None and not table.over:
            raise NoThread(id)

    async def _send(self, league: League, said: Message, about: str, calls: Sequence[int] = ()) -> int:
        row = league.row
        nonce = f"{row.id}-{about}"
        return await with_room(
            self._bot,
            row.guild,
            lambda: channel_messages.send(
                self._bot, row.channel, said, nonce, calls, silent=not calls, guild=row.guild
            ),
        )

    def _failed(self, event: str, error: Exception, wait: int) -> None:
        log.warning("event %s: could not post (%s); again in %s s", event, reason(error), wait)
