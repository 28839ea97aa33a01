"""Letters: direct messages to seats, the hidden hand and the questions on somebody else's turn."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import replace
from typing import TYPE_CHECKING

import discord
from discord import ui

from engines.store import SurfaceRow
from engines.tables import Table
from engines.text import Seat

from . import hands, posts
from .panel import has_hand

if TYPE_CHECKING:
    from .client import Client

log = logging.getLogger(__name__)


class Letters:
    """Brings what people get by direct message up to date."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def catch_up(self, table: Table) -> None:
        """Bring the hand posts up to date, ask the questions, and take from old owners what belongs to new ones."""
        await self._forget_owners(table)
        for seat, sitting in enumerate(table.seats):
            if sitting.user is not None and not sitting.computer:
                await self._hand(table, seat, sitting.user)
        if not table.over:
            await self._questions(table)

    async def _forget_owners(self, table: Table) -> None:
        """Where a substitute has taken a seat, the messages to its old owner go: they would show the new owner's hand."""
        for seat in range(len(table.seats)):
            taken = _taken_at(table, seat)
            for audience in (f"seat-{seat}", f"ask-{seat}"):
                surface = await self._client.store.surface(table.row.id, audience)
                if surface is None or surface.message is None or surface.shown_seq >= taken:
                    continue
                with contextlib.suppress(discord.NotFound, discord.Forbidden):
                    await self._message(surface).delete()
                await self._client.store.set_surface(SurfaceRow(table.row.id, audience, 0, None, -1))

    async def _hand(self, table: Table, seat: Seat, user: int) -> None:
        audience = f"seat-{seat}"
        surface = await self._client.store.surface(table.row.id, audience)
        if surface is None:
            if not has_hand(table, seat):
                return
            surface = SurfaceRow(table.row.id, audience, 0, None, -1)
        player = await self._client.store.player(user)
        if surface.shown_seq >= table.head or (player is not None and not player.reachable):
            return
        concerned = surface.message is None or table.over or hands.changed(table, seat, surface.shown_seq)
        if concerned:
            locale = player.language if player is not None else table.row.locale
            view, file = await hands.hand_post(self._client, table, seat, locale)
            try:
                surface = await self._deliver(
                    surface, user, view, file, f"{table.row.id}-{seat}-{_taken_at(table, seat)}"
                )
            except (discord.Forbidden, discord.NotFound):
                await self._client.store.set_dm_ok(user, False)
                log.info("table %s: seat %s takes no direct messages", table.row.id, seat)
                return
        await self._client.store.set_surface(replace(surface, shown_seq=table.head, failures=0))

    async def _deliver(
        self, surface: SurfaceRow, user: int, view: ui.LayoutView, file: discord.File | None, nonce: str
    ) -> SurfaceRow:
        if surface.message is not None:
            try:
                await self._message(surface).edit(view=view, attachments=[file] if file else [])
            except discord.NotFound:
                pass
            else:
                return surface
            if file is not None:
                file.reset()
        channel = await self._client.create_dm(discord.Object(user))
        files = [file] if file is not None else []
        message = await channel.send(view=view, files=files, nonce=nonce)
        return replace(surface, channel=channel.id, message=message.id)

    async def _questions(self, table: Table) -> None:
        """Whoever owes an answer on somebody else's turn gets the question by DM, with the answers as buttons."""
        for seat in table.due:
            user, ask, asked_at = table.seats[seat].user, table.ask_of(seat), table.asked_at(seat)
            if user is None or not table.seats[seat].human or not isinstance(ask, table.game.questions):
                continue
            assert asked_at is not None
            surface = await self._client.store.surface(table.row.id, f"ask-{seat}") or SurfaceRow(
                table.row.id, f"ask-{seat}", 0, None, -1
            )
            player = await self._client.store.player(user)
            if surface.shown_seq >= asked_at or (player is not None and not player.reachable):
                continue
            locale = player.language if player is not None else table.row.locale
            view, file = await hands.question_post(self._client, table, seat, locale)
            try:
                channel = await self._client.create_dm(discord.Object(user))
                message = await channel.send(view=view, file=file, nonce=f"{table.row.id}-q{seat}-{asked_at}")
            except (discord.Forbidden, discord.NotFound):
                await self._client.store.set_dm_ok(user, False)
                await self._client.surfaces.reminders.call(
                    table, seat, posts.due_line(table, table.row.locale, (seat,))
                )
                continue
            await self._client.store.set_surface(
                replace(surface, channel=channel.id, message=message.id, shown_seq=asked_at)
            )

    def _message(self, surface: SurfaceRow) -> discord.PartialMessage:
        assert surface.message is not None
        return self._client.get_partial_messageable(surface.channel).get_partial_message(surface.message)


def _taken_at(table: Table, seat: Seat) -> int:
    """The entry with which the seat's present owner took it over; 0 for who sat there from the start."""
    entries = (kept.entry for kept in table.story.entries)
    return max((each.seq for each in entries if each.seat == seat and each.line == "substituted"), default=0)
