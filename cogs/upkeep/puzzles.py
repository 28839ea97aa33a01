"""Posts the puzzle of each day in the channels that want it, silently and once."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, time, timedelta

import discord

from cogs.interactions import channel_messages
from cogs.interactions.bot import Bot
from cogs.posts.puzzles import puzzle_post
from cogs.upkeep.held_calls import CLAIM, FAILURES
from data.records.preferences import zone_called
from data.records.puzzles import PuzzleChannelRow
from tables.clocks.due_loop import DueLoop
from tables.puzzles.days import last_closed, puzzle_of, today

log = logging.getLogger(__name__)

_LOOK = timedelta(minutes=5)
"""The longest sleep: a server may have chosen an hour since, in any process."""


def next_post(hour: int, zone: str, after: datetime) -> datetime:
    """When a server has the next post: at an hour of the day in its time zone."""
    known = zone_called(zone)
    day = after.astimezone(known).date()
    times = (datetime.combine(day + timedelta(ahead), time(hour), known) for ahead in range(3))
    return next(each for each in (at.astimezone(after.tzinfo) for at in times) if each > after)


class PuzzlePosts(DueLoop):
    """Posts the puzzles of the days.

    Args:
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
    """

    def __init__(
        self, bot: Bot, now: Callable[[], datetime], sleep_until: Callable[[datetime], Awaitable[None]]
    ) -> None:
        super().__init__("puzzles", self._look, now=now, sleep_until=sleep_until, longest=_LOOK)
        self._bot = bot

    async def _look(self) -> datetime | None:
        store = self._bot.store
        for row in await store.puzzle_channels(now := self._now()):
            if await store.claim_puzzle_post(row, now + CLAIM):
                try:
                    await self._post(row)
                except (discord.Forbidden, discord.NotFound) as error:  # it is tried again tomorrow
                    log.info("no puzzle in channel %s (%s)", row.channel, error.code)
                except FAILURES as error:  # it is tried again when the claim ends
                    log.warning("a puzzle could not be posted (%s)", error)
                    continue
                zone = (await store.guild(row.guild)).zone
                await store.end_puzzle_post(row, next_post(row.hour, zone, self._now()))
        return await store.next_puzzle_post()

    async def _post(self, row: PuzzleChannelRow) -> None:
        """Make the post of today; one that was made stays the only one."""
        bot, store, now = self._bot, self._bot.store, self._now()
        day = today(now)
        if (puzzle := puzzle_of(day)) is None:
            return
        past = last_closed(now)
        solved = puzzle_of(past)
        agreed = [
            user
            for user in await store.puzzle_finders(row.guild, past.isoformat())
            if (await bot.preferences.of(user)).puzzles_named
        ]
        settled = await store.guild(row.guild)
        shown = puzzle_post(
            day,
            puzzle,
            (past, solved) if solved is not None else None,
            await store.puzzle_tally(past.isoformat()),
            agreed,
            settled.locale or bot.default_language,
        )
        await channel_messages.send(
            bot, row.channel, shown, f"puzzle {day.isoformat()}", silent=True, guild=row.guild
        )
