"""Posts each question to the table as one message, which shows its answers and in the end the result."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

import discord

from cogs.interactions import channel_messages
from cogs.interactions.bot import Bot
from cogs.interactions.error_codes import ARCHIVED, GONE, LOCKED
from cogs.messages.message import Message
from cogs.posts import notices
from cogs.upkeep import thread
from data.records.audiences import Audience
from data.records.rows import SurfaceRow, VoteRow
from engines.core.text import Seat
from tables.table import Table

_UNREACHABLE = GONE | {ARCHIVED, LOCKED}
"""Whoever still presses is told that it is too late."""


class Questions:
    """Keeps the messages of questions up to date."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._told: dict[int, tuple[tuple[Seat, ...], datetime]] = {}
        """Who had agreed when an open question's message was last changed, and until when it was open; after a start it is
        changed once more."""

    async def catch_up(self, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
        """Bring a table's questions up to date.

        Args:
            shown: what the table's messages show, by audience.
        """
        asked = dict(shown)
        for audience, surface in shown.items():
            kind = surface.audience.vote
            if kind is None or surface.message is None:
                continue
            vote = table.question(kind)
            _, until = self._told.get(surface.message, (None, None))
            if vote is not None and vote.head == surface.shown_seq and until in (None, vote.until):
                await self._show(table, vote, surface)  # another one may have been asked at the same entry
            else:
                await self._edit(surface, notices.outcome(table, kind, surface.shown_seq))
                self._told.pop(surface.message, None)
                asked[audience] = replace(surface, message=None)
                await self._bot.store.set_surface(asked[audience])
        for vote in table.votes:
            known = asked.get(Audience.of_vote(vote.kind))
            if known is None or known.message is None:
                await self._ask(table, vote)

    async def _ask(self, table: Table, vote: VoteRow) -> None:
        assert table.row.thread is not None
        nonce = f"{table.row.id}-{vote.kind[0]}{int(vote.at.timestamp() * 1e6):x}"
        pings = notices.voters(table, vote)
        sent = await thread.send(self._bot, table, notices.question(table, vote), nonce, pings)
        await self._bot.store.set_surface(
            SurfaceRow(table.row.id, Audience.of_vote(vote.kind), table.row.thread, sent, vote.head)
        )
        self._told[sent] = (vote.agreed, vote.until)

    async def _show(self, table: Table, vote: VoteRow, surface: SurfaceRow) -> None:
        assert surface.message is not None
        now = (vote.agreed, vote.until)
        if self._told.get(surface.message) != now:
            await self._edit(surface, notices.question(table, vote))
            self._told[surface.message] = now

    async def _edit(self, surface: SurfaceRow, message: Message) -> None:
        assert surface.message is not None
        try:
            await channel_messages.change(self._bot, surface.channel, surface.message, message)
        except discord.HTTPException as error:
            if error.code not in _UNREACHABLE:
                raise
