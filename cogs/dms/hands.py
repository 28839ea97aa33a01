"""Letters: direct messages to seats, the hidden hand and the questions on somebody else's turn."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs.dms.delivery import dm_locale, mail
from cogs.panels import hand
from cogs.panels.play import has_hand
from cogs.posts import turn
from engines.core.text import Seat
from engines.tables.records.audiences import Audience
from engines.tables.records.rows import SurfaceRow
from engines.tables.table import Table

if TYPE_CHECKING:
    from cogs.bot.client import Client


class HandPosts:
    """Brings what people get by direct message up to date."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def catch_up(self, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
        """Bring the hand posts up to date, ask the questions, and take from old owners what belongs to new ones.

        Args:
            shown: what the table's messages show, by audience.
        """
        now = dict(shown)
        await self._forget_owners(table, now)
        await self._hands(table, now)
        if not table.over:
            await self._questions(table, now)

    async def _forget_owners(self, table: Table, shown: dict[str, SurfaceRow]) -> None:
        """Where a substitute has taken a seat, the messages to its old owner go: they would show the new owner's hand."""
        for seat in range(len(table.seats)):
            if not (taken := _taken_at(table, seat)):
                continue
            for audience in (Audience.hand(seat), Audience.question(seat)):
                surface = shown.get(audience)
                if surface is None or surface.message is None or surface.shown_seq >= taken:
                    continue
                with contextlib.suppress(discord.NotFound, discord.Forbidden):
                    await self._message(surface).delete()
                shown[audience] = SurfaceRow(table.row.id, audience, 0, None, -1)
                await self._client.store.restart_surface(shown[audience])

    async def _hands(self, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
        """Bring the hand posts up to date. A changed post is changed once more if that could not be recorded; a new one
        is recorded at once."""
        done: list[SurfaceRow] = []
        for seat, seat_row in enumerate(table.seats):
            if seat_row.user is None or seat_row.computer:
                continue
            before = shown.get(Audience.hand(seat))
            if before is None:
                if not has_hand(table, seat):
                    continue
                before = SurfaceRow(table.row.id, Audience.hand(seat), 0, None, -1)
            after = await self._hand(table, seat, seat_row.user, before)
            if after is not None and after.message != before.message:
                await self._client.store.set_surface(after)
            elif after is not None:
                done.append(after)
        if done:
            await self._client.store.set_surface(*done)

    async def _hand(self, table: Table, seat: Seat, user: int, surface: SurfaceRow) -> SurfaceRow | None:
        """Bring one up to date; None where there is nothing to be recorded."""
        if surface.shown_seq >= table.head:
            return None
        if surface.message is None or table.over or hand.changed(table, seat, surface.shown_seq):
            locale = await dm_locale(self._client, table, user)
            delivered = await self._deliver(table, seat, user, surface, locale) if locale else None
            if delivered is None:
                return None
            surface = delivered
        return replace(surface, shown_seq=table.head)

    async def _deliver(
        self, table: Table, seat: Seat, user: int, surface: SurfaceRow, locale: str
    ) -> SurfaceRow | None:
        """Change the hand post, or send it anew if its owner deleted it; None when it does not arrive."""
        view, file = await hand.hand_post(self._client, table, seat, locale)
        files = [file] if file is not None else []
        if surface.message is not None:
            try:
                await self._message(surface).edit(view=view, attachments=files)
            except discord.NotFound:
                for each in files:
                    each.reset()
            except discord.Forbidden:
                await self._client.store.set_dm_ok(user, False)
                return None
            else:
                return surface
        about = f"{table.row.id} hand {seat} {_taken_at(table, seat)}"
        message = await mail(self._client, user, view, about, files)
        return replace(surface, channel=message.channel.id, message=message.id) if message else None

    async def _questions(self, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
        """Whoever owes an answer on somebody else's turn gets the question by DM, with the answers as buttons."""
        for seat in table.due:
            user, ask, asked_at = table.seats[seat].user, table.ask_of(seat), table.asked_at(seat)
            if user is None or not table.seats[seat].human or not isinstance(ask, table.game.questions):
                continue
            assert asked_at is not None
            surface = shown.get(Audience.question(seat)) or SurfaceRow(
                table.row.id, Audience.question(seat), 0, None, -1
            )
            locale = await dm_locale(self._client, table, user) if surface.shown_seq < asked_at else None
            if locale is None:
                continue
            view, file = await hand.question_post(self._client, table, seat, locale)
            message = await mail(self._client, user, view, f"{table.row.id} ask {seat} {asked_at}", [file])
            if message is None:
                line = turn.due_line(table, table.row.locale, (seat,))
                await self._client.posts.reminders.call(table, seat, line)
                continue
            await self._client.store.set_surface(
                replace(surface, channel=message.channel.id, message=message.id, shown_seq=asked_at)
            )

    def _message(self, surface: SurfaceRow) -> discord.PartialMessage:
        assert surface.message is not None
        return self._client.get_partial_messageable(surface.channel).get_partial_message(surface.message)


def _taken_at(table: Table, seat: Seat) -> int:
    """The entry with which the seat's present owner took it over; 0 for who sat there from the start."""
    entries = (kept.entry for kept in table.story.entries)
    return max(
        (each.seq for each in entries if each.seat == seat and each.line.startswith("substituted")), default=0
    )
