"""Sends owed direct messages as soon as channels may be opened for them.

What is to be said follows from the table, so its messages are brought up to date once more; that sends what is still wanted, as
it does where a process died before all was said (`AudienceKind.TOLD`). A row here says that nothing is to be tried before a time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from cogs.interactions.bot import Bot
from tables.clocks.due_loop import DueLoop

_LOOK = timedelta(minutes=5)
"""The longest sleep: another process may have died with what it owed."""

_CLAIM = timedelta(minutes=2)
"""How long one process tries before others do."""


class OwedMessages(DueLoop):
    """Sends what is owed, as fast as channels may be opened.

    Args:
        show: brings the messages of a table up to date, and says whether that went well.
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
    """

    def __init__(
        self,
        bot: Bot,
        show: Callable[[str], Awaitable[bool]],
        now: Callable[[], datetime],
        sleep_until: Callable[[datetime], Awaitable[None]],
    ) -> None:
        super().__init__("owed messages", self._look, now=now, sleep_until=sleep_until, longest=_LOOK)
        self._bot = bot
        self._show = show
        bot.dm_openings.listen(self.wake)

    async def _look(self) -> datetime | None:
        store, openings = self._bot.store, self._bot.dm_openings
        for owed in await store.owed_messages():
            next_at = max(owed.at, await openings.next_at())
            if next_at > self._now():
                return next_at
            claimed = await store.claim_owed_message(owed, self._now() + _CLAIM)
            if claimed is not None and await self._show(owed.table):
                await store.drop_owed_message(claimed)
        return min((left.at for left in await store.owed_messages()), default=None)
