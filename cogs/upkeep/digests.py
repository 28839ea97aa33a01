"""Sends digests: one direct message a day with everything that waits for somebody, in place of single calls.

A digest is known by when it is due, so one that was sent but not recorded is found again, and one that was missed is sent once. Where
it does not arrive, the calls that waited for it are made one by one.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

import discord

from cogs.interactions import channel_messages, error_codes
from cogs.interactions.bot import Bot
from cogs.panels.digest import MOST_CALLS, digest, in_words
from cogs.upkeep.direct_messages import dm_channel, unreachable
from cogs.upkeep.held_calls import CLAIM, FAILURES, call, stands
from cogs.upkeep.thread import whereabouts
from data.records.people import PersonRow
from data.records.rows import DigestRow, HeldCallRow
from render.languages import language
from tables.clocks.due_loop import DueLoop

log = logging.getLogger(__name__)

_LOOK = timedelta(minutes=5)
"""The longest sleep: somebody may have chosen an hour since, in any process."""

_NEVER = datetime.max.replace(tzinfo=UTC)


class Digests(DueLoop):
    """Sends what waits to whoever wishes for one message a day.

    Args:
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
    """

    def __init__(
        self, bot: Bot, now: Callable[[], datetime], sleep_until: Callable[[datetime], Awaitable[None]]
    ) -> None:
        super().__init__("digests", self._look, now=now, sleep_until=sleep_until, longest=_LOOK)
        self._bot = bot

    async def _look(self) -> datetime | None:
        store = self._bot.store
        for row in await store.digests(now := self._now()):
            asleep = await channel_messages.asleep_until(self._bot, [row.user])
            if await store.claim_digest(row, asleep.get(row.user, now + CLAIM)) and not asleep:
                try:
                    await self._send(row)
                except FAILURES as error:  # it is tried again when the claim ends
                    log.warning("a digest failed (%s)", error)
        return await store.next_digest()

    async def _send(self, row: DigestRow) -> None:
        """Say what waits for one person, if anything does, and when the next digest is due."""
        store, now = self._bot.store, self._now()
        person = await store.person(row.user)
        due = person.preferences.next_digest(now) if person is not None else None
        said: list[HeldCallRow] = []
        if person is not None and due is not None and person.takes_digests:
            for each in await self._bot.tables.tables_of(row.user):
                if each.waits_for_me:  # what is posted later would call them once more
                    await self._bot.posts.shown(each.table)
            # Those for the next one are later; where this one is late, some were looked at just now.
            after = person.preferences.next_digest(row.due) or due
            held = await store.held_calls_of(row.user, max(after, now + 2 * CLAIM))
            said = await self._told(row, person, held)
        await store.end_digest(row, due, said)

    async def _in_words(self, held: HeldCallRow, locale: str) -> HeldCallRow:
        """A call in a reader's language. Posts speak their table's or their server's; direct messages speak the reader's already."""
        if held.guild is None:
            return held
        if (table := await self._bot.tables.in_channel(held.channel)) is not None:
            return in_words(held, table.row.locale, table.row.game, locale)
        settled, guild = (
            await self._bot.store.guild(held.guild),
            self._bot.discord_client.get_guild(held.guild),
        )
        own = str(guild.preferred_locale) if guild is not None else self._bot.default_language
        return in_words(held, language(settled.locale or own), None, locale)

    async def _told(self, row: DigestRow, person: PersonRow, held: list[HeldCallRow]) -> list[HeldCallRow]:
        """Tell a person what waits and what happened; returns the calls that it has made."""
        bot, now = self._bot, self._now()
        waiting = [each for each in await bot.tables.tables_of(person.user) if each.waits_for_me]
        calls = [each for each in held if not each.turn and (each.until is None or each.until > now)]
        calls = [each for each in calls if await stands(bot, each)]
        calls.sort(key=lambda each: (each.until or _NEVER, each.message))
        calls, left = calls[:MOST_CALLS], calls[MOST_CALLS:]
        said = [each for each in held if each not in left]
        if not waiting and not calls:
            return said
        newest, servers = await whereabouts(bot, waiting)
        zone, locale = person.preferences.zone, person.language
        calls = [await self._in_words(each, locale) for each in calls]
        shown = digest(waiting, calls, newest, servers, locale, zone, now)
        try:
            if (channel := await dm_channel(bot, person.user)) is not None:
                await channel_messages.send(
                    bot, channel, shown, f"digest {row.due.isoformat()}", [person.user]
                )
                return said
        except discord.HTTPException as error:
            if not error_codes.nobody_there(error):
                raise
            log.info("no digest arrives (%s)", error.code)
            await unreachable(bot, person.user)
        for each in held:
            await call(bot, each)
            await bot.store.drop_held_call(each)
        return []
