"""Keeps lobby posts up to date; once the game runs, one line remains."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

import discord

from cogs.interactions import channel_messages, error_codes
from cogs.interactions.bot import Bot
from cogs.messages.message import Message
from cogs.messages.option_lines import option_lines
from cogs.posts import lobby
from cogs.upkeep import crews, thread
from cogs.upkeep.commitments import Commitments
from data.records import audiences
from data.records.audiences import Audience
from data.records.enums import Stage
from data.records.invitations import Invitation
from data.records.rows import SurfaceRow
from engines.core.table_lines import Substituted, parse
from tables.table import Table

log = logging.getLogger(__name__)


class LobbySync:
    """Keeps the lobby posts up to date."""

    def __init__(self, bot: Bot, commitments: Commitments) -> None:
        self._bot = bot
        self._commitments = commitments
        self._options: dict[str, tuple[list[int], list[str]]] = {}
        """Who sits in a lobby beside its opener, and the options as they read them; after a start those that its post shows."""

    async def catch_up(self, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
        """Bring a table's lobby post up to date; after the start, update its line and the thread's name when seats
        change.

        Args:
            shown: what the table's messages show, by audience.
        """
        surface = shown.get(audiences.LOBBY)
        if table.row.stage is Stage.LOBBY:
            last = shown.get(audiences.LOBBY_SHOWN)
            if last is not None and last.shown_seq >= table.row.revision:
                return
            if table.row.id not in self._options and surface is not None and surface.message is not None:
                await self._remember_read(table, surface.channel, surface.message)
            posted = await self._commitments.posted(table, shown)
            post = lobby.lobby_post(table, *posted[:1])
            if surface is None or surface.message is None or not await self._edited(surface, post):
                await self._post(table, post, surface)
            self._commitments.took(table)
            await self._tell_changes(table)
            await self._call_opener(table)
            await self._invite(table)
            row = SurfaceRow(table.row.id, audiences.LOBBY_SHOWN, table.row.channel, None, table.row.revision)
            await self._bot.store.set_surface(row)
            return
        settled = table.row.thread is not None or not table.row.seed
        if not settled or surface is None or surface.message is None:
            return
        seated = 1 + _last_seated(table)
        if surface.shown_seq < seated:
            post = lobby.started_post(table) if table.row.seed else lobby.closed_post(table)
            await self._edited(surface, post, last=table.over)
            if surface.shown_seq or table.row.beginning:
                await thread.rename(self._bot, table)
            for announced in (audiences.CLOSING, audiences.FULL, audiences.CHANGED, audiences.INVITED):
                known = await self._bot.store.surface(table.row.id, announced)
                if announced == audiences.FULL and table.row.seed:
                    await self._conclude(known, lobby.was_full_post(table))
                elif announced == audiences.INVITED:
                    await self._conclude(known, lobby.answered_post(table))
                else:
                    await self._withdraw(known)
            self._options.pop(table.row.id, None)
            await self._bot.store.set_surface(replace(surface, shown_seq=seated))

    async def announce_closing(self, table: Table, closes: datetime) -> None:
        """Say in the channel when a lobby closes; said once, and changed when that has moved. What fails is left until it is
        called again. `shown_seq` is when it closes, in seconds."""
        before = await self._bot.store.surface(table.row.id, audiences.CLOSING)
        at, channel = int(closes.timestamp()), _place(table)
        if before is not None and before.shown_seq >= at:
            return
        people = crews.people(table)
        said, nonce = lobby.closing_soon(table, closes, people), f"{table.row.id}-closing"
        try:
            if before is not None and before.message is not None:
                await self._edited(before, said)
                message = before.message
            else:
                message = await thread.post_in(self._bot, table, channel, said, nonce, people)
        except discord.HTTPException as error:
            log.info("table %s: its end could not be announced (%s)", table.row.id, error)
            return
        await self._bot.store.set_surface(SurfaceRow(table.row.id, audiences.CLOSING, channel, message, at))

    async def announce_lapse(self, table: Table, late: list[Invitation]) -> None:
        """Call those who did not answer and the host: their seats are open to everyone. What fails is left."""
        people = [each.user for each in late]
        said, nonce = (
            lobby.lapsed_post(table, people),
            f"{table.row.id}-lapsed{max(each.asked_at for each in late)}",
        )
        try:
            await thread.post_in(self._bot, table, _place(table), said, nonce, [*people, table.row.opener])
        except discord.HTTPException as error:
            log.info("table %s: it could not be said that an invitation lapsed (%s)", table.row.id, error)

    async def _call_opener(self, table: Table) -> None:
        """Tell the opener that the table is full, while it is; not if computers alone filled it, or it starts by itself."""
        known = await self._bot.store.surface(table.row.id, audiences.FULL)
        said = known is not None and known.message is not None
        is_full = table.full and bool(_joined(table)) and not (table.row.beginning or table.row.starts_full)
        if is_full and not said:
            await self._announce(table, audiences.FULL, lobby.full_post(table), [table.row.opener], known)
        elif not is_full and said:
            await self._withdraw(known)

    async def _invite(self, table: Table) -> None:
        """Invite people in one message that is updated until the last answer makes a line of it. New people are pinged, and
        told silently by direct message where one is open already. `shown_seq` is the revision with which the last of them were
        invited.
        """
        known = await self._bot.store.surface(table.row.id, audiences.INVITED)
        kept = Invitation.all(table.row)
        told = known.shown_seq if known is not None else -1
        new = [each for each in kept if each.asked_at > told]
        if not kept:
            await self._conclude(known, lobby.answered_post(table))
            return
        post = await self._bot.store.surface(table.row.id, audiences.LOBBY)
        at = post.message if post is not None else None
        said = lobby.invitation(table, [each.user for each in kept], at, table.row.locale)
        if not new and known is not None and known.message is not None and await self._edited(known, said):
            return
        await self._withdraw(known)
        last, pings = max(each.asked_at for each in kept), [each.user for each in new]
        nonce, channel = f"{table.row.id}-invited{last}", table.row.channel
        message = await thread.post_in(self._bot, table, channel, said, nonce, pings)
        for each in new:
            await self._invite_directly(table, each.user, at, f"{table.row.id}-invited{last}")
        await self._bot.store.set_surface(
            SurfaceRow(table.row.id, audiences.INVITED, channel, message, max(last, told))
        )

    async def _invite_directly(self, table: Table, user: int, post: int | None, about: str) -> None:
        """Invite one person by DM, if a channel is open and they want it."""
        person = await self._bot.store.person(user)
        if person is None or person.dm_channel is None or not person.reachable:
            return
        said = lobby.invitation(table, (), post, person.language)
        try:
            await channel_messages.send(self._bot, person.dm_channel, said, f"{about} {user}", silent=True)
        except discord.HTTPException as error:
            log.info("table %s: an invitation cannot be sent directly (%s)", table.row.id, error.code)

    async def _tell_changes(self, table: Table) -> None:
        """Tell those who joined what has changed since, in one message that is kept up to date."""
        people, options = _joined(table), option_lines(table, table.row.locale)
        known = await self._bot.store.surface(table.row.id, audiences.CHANGED)
        joined, then = self._options.get(table.row.id, (None, options))
        if joined != people:
            self._options[table.row.id] = people, options
            if joined is not None and known is not None:
                await self._bot.store.set_surface(replace(known, message=None))
        elif not (news := [line for line in options if line not in then]):
            await self._withdraw(known)
        elif people:
            said = lobby.changed_post(table, people, news)
            if known is None or known.message is None or not await self._edited(known, said):
                await self._announce(table, audiences.CHANGED, said, people, known)

    async def _remember_read(self, table: Table, channel: int, message: int) -> None:
        """After a start, assume that those seated have read the lobby post as it is. Earlier notices stay; others are
        posted again.
        """
        place = self._bot.discord_client.get_partial_messageable(channel)
        try:
            posted = await place.fetch_message(message)
        except discord.NotFound:
            return
        shown = [line for text in thread.texts_of(posted) for line in text.splitlines()]
        self._options[table.row.id] = _joined(table), shown
        if (told := await self._bot.store.surface(table.row.id, audiences.CHANGED)) is not None:
            await self._bot.store.set_surface(replace(told, message=None))

    async def _announce(
        self, table: Table, audience: Audience, said: Message, pings: list[int], before: SurfaceRow | None
    ) -> None:
        """Post something about a lobby into its channel; after a deleted message with another nonce."""
        times = 1 + (before.shown_seq if before is not None else 0)
        nonce = f"{table.row.id}-{audience}{times}"
        message = await thread.post_in(self._bot, table, _place(table), said, nonce, pings)
        row = SurfaceRow(table.row.id, audience, _place(table), message, times)
        await self._bot.store.set_surface(row)

    async def _post(self, table: Table, post: Message, before: SurfaceRow | None) -> None:
        # With the nonce of a message that was deleted, Discord would just give that one back.
        again = f"{before.message % 10**9}" if before is not None and before.message is not None else ""
        nonce, channel = f"{table.row.id}-lobby{again}", _place(table)
        message = await thread.post_in(self._bot, table, channel, post, nonce)
        row = SurfaceRow(table.row.id, audiences.LOBBY, channel, message, 0)
        await self._bot.store.set_surface(row)

    async def _edited(self, surface: SurfaceRow, post: Message, last: bool = False) -> bool:
        """Change a message; False when it was deleted, and for a `last` change also its channel."""
        assert surface.message is not None
        try:
            changed = await channel_messages.change(self._bot, surface.channel, surface.message, post)
            return changed is not None
        except discord.NotFound as error:
            if error.code == error_codes.UNKNOWN_CHANNEL and not last:
                raise
            log.info("message %s is gone", surface.message)
            return False

    async def _conclude(self, surface: SurfaceRow | None, line: Message) -> None:
        """Make a line of a message that announces nothing any more: Discord shows it above what its buttons were answered."""
        if surface is not None and surface.message is not None:
            await self._edited(surface, line)
            await self._bot.store.set_surface(replace(surface, message=None))

    async def _withdraw(self, surface: SurfaceRow | None) -> None:
        """Delete a message that announces nothing any more."""
        if surface is not None and surface.message is not None:
            await channel_messages.delete(self._bot, surface.channel, surface.message)
            await self._bot.store.set_surface(replace(surface, message=None))


def _place(table: Table) -> int:
    """The place of a lobby: the channel, or a private table's thread."""
    return table.row.thread or table.row.channel


def _joined(table: Table) -> list[int]:
    """The users seated at a table besides its opener."""
    return [user for user in crews.people(table) if user != table.row.opener]


def _last_seated(table: Table) -> int:
    """The entry with which somebody last took a seat over; 0 if nobody has."""
    if not table.row.seed:
        return 0
    lines = (kept.entry for kept in table.story.entries)
    return max((each.seq for each in lines if isinstance(parse(each.line), Substituted)), default=0)
