"""After a start: adopts posts that were sent but not recorded, and says what a restored backup lacks.

After a database was restored from an older backup, threads show turns that it does not know. Such posts are known by the mark
that every post of a turn carries: it follows from when its entry was committed, so an entry of the same number that was made
after the restore has another one.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace

import discord

from cogs.interactions import channel_messages
from cogs.interactions.bot import Bot
from cogs.posts import batching, notices, turn
from cogs.upkeep import thread
from cogs.upkeep.delayed_calls import asked_people, call_time, owed_calls
from data.records import audiences
from data.records.enums import Stage
from data.records.rows import PostRow, SurfaceRow
from engines.core.text import GameError
from tables.table import Table

log = logging.getLogger(__name__)

RESTORED = "restored"
"""The fact that is set by whoever restored a backup; see `data/backups/files.py`."""


class Recovery:
    """Remembers which threads were checked since the start, and which still have to be."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._checked: set[str] = set()
        self._restored: set[str] = set()
        self._looking_back = False

    async def begin(self) -> set[str]:
        """Note the tables whose threads may show unrecorded posts."""
        if await self._bot.store.fact(RESTORED):
            self._restored.update(await self._bot.store.tables_at(Stage.RUNNING))
            self._looking_back = True
            for lobby in await self._bot.store.tables_at(Stage.LOBBY):
                unknown = SurfaceRow(lobby, audiences.LOBBY_SHOWN, 0, None, -1)
                await self._bot.store.restart_surface(unknown)
                with suppress(GameError):
                    await self._bot.tables.lobbies.draw_anew(lobby)
            await self._done()
        return set(self._restored)

    def forget(self, table: str) -> None:
        """Check a table's thread again before its next post: a failed one may have been sent."""
        self._checked.discard(table)

    async def found_again(self, table: Table, surface: SurfaceRow) -> SurfaceRow:
        """Find a thread's posts that were sent but not recorded, and adopt them instead of sending them twice.

        Args:
            surface: what it shows as far as is recorded.
        """
        bot = self._bot
        looked = table.row.id in self._checked or surface.shown_seq >= table.head
        if looked and table.row.id not in self._restored:
            return surface
        sent = await thread.sent_after(bot, table, surface.message)
        marks = turn.marks(table)
        for message in sent:
            seq = marks.get(thread.mark_of(message))
            if seq is not None and seq > surface.shown_seq:
                called = thread.drawn_at(message)
                if thread.is_half(message):
                    called, message = seq, await self._complete(table, surface, message, seq)
                surface = await self._adopt(table, surface, message, seq, called)
            clocks_seq = turn.clocks_seq(thread.mark_of(message))
            if surface.shown_seq < clocks_seq <= table.head:
                if thread.is_half(message):
                    said = turn.clocks_post(
                        table, batching.batch_of(table, surface.shown_seq, clocks_seq), False
                    )
                    await channel_messages.change(bot, message.channel.id, message.id, said)
                surface = replace(surface, shown_seq=clocks_seq)
                await bot.store.set_surface(surface)
        surface = await self._say_what_is_lost(table, surface, sent)
        self._checked.add(table.row.id)
        self._restored.discard(table.row.id)
        await self._done()
        return surface

    async def _done(self) -> None:
        """Forget the restored backup once every thread was checked."""
        if self._looking_back and not self._restored:
            self._looking_back = False
            await self._bot.store.set_fact(RESTORED, "")

    async def _complete(
        self, table: Table, surface: SurfaceRow, message: discord.Message, seq: int
    ) -> discord.Message:
        """Make the post of a turn of the line that called people for it."""
        turns = batching.batch_of(table, surface.shown_seq, seq)
        newest = seq == max(each.last_seq for each in table.turns() if each.closed)
        said = turn.turn_post(table, turns, newest)
        return await channel_messages.change(self._bot, message.channel.id, message.id, said) or message

    async def _adopt(
        self, table: Table, surface: SurfaceRow, message: discord.Message, seq: int, called: int | None
    ) -> SurfaceRow:
        """Record a post as sent.

        Args:
            called: the entry up to which it has called those who were due; None if it called nobody.
        """
        store, table_id, place = self._bot.store, table.row.id, message.channel.id
        drawn = thread.drawn_at(message)
        await store.set_post(PostRow(table_id, message.id, place, surface.shown_seq, seq, drawn))
        if called is not None:
            pinged = await store.surface(table_id, audiences.PING)
            since = pinged.shown_seq if pinged is not None else surface.shown_seq
            # Whether it was early enough to leave somebody out is not known; nobody waits in vain.
            left_out = [
                seat
                for seat in asked_people(table, since, called)
                if call_time(table, seat, table.asked_since(seat)) > table.asked_since(seat)
            ]
            await store.set_surface(
                SurfaceRow(table_id, audiences.PING, place, None, called), *owed_calls(table, left_out)
            )
        surface = replace(surface, message=message.id, shown_seq=seq)
        await store.set_surface(surface)
        return surface

    async def _say_what_is_lost(
        self, table: Table, surface: SurfaceRow, sent: list[discord.Message]
    ) -> SurfaceRow:
        """Tell a thread that its newest turns are lost, and post the newest known one again."""
        known = turn.marks(table)
        marks = [(thread.turn_mark_of(message), message) for message in sent]
        lost = [message for mark, message in marks if mark is not None and mark not in known]
        if not lost:
            return surface
        nonce = f"{table.row.id}-restored{lost[-1].id % 10**6}"
        await thread.send(self._bot, table, notices.lost_post(table), nonce, silent=True)
        log.warning("table %s: its thread shows %s turns that the database lacks", table.row.id, len(lost))
        if surface.shown_seq >= table.head:
            surface = replace(surface, shown_seq=turn.before_newest(table))
        for message in lost:
            if thread.drawn_at(message) is not None:  # nobody but this post knows its turn
                said = notices.lost_turn_post(table, thread.texts_of(message))
                await channel_messages.change(self._bot, message.channel.id, message.id, said)
        return surface
