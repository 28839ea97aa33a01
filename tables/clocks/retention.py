"""Removes tables that nobody has touched for very long. Their people are told two weeks before; a move keeps a running table."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

from data.records.rows import notice_fact
from data.store import Store
from engines.core.text import GameError
from tables.clocks.due_loop import DueLoop
from tables.service import Tables
from tables.table import Table

log = logging.getLogger(__name__)

NOTICE: Final = timedelta(days=14)
"""The least time between the announcement of a removal and the removal."""
LOOK: Final = timedelta(hours=12)
_AT_ONCE: Final = 20
"""Tables whose people are told at one look: a bot that was away for a year must not call everybody at once."""


class Retention(DueLoop):
    """Looks twice a day for tables to remove.

    Args:
        keep: how long what nobody touches is kept; nothing is ever removed if it is zero.
        tell: says at a table when it will be removed, once however often it is called for that time.
    """

    def __init__(
        self,
        tables: Tables,
        store: Store,
        *,
        keep: timedelta,
        now: Callable[[], datetime],
        sleep_until: Callable[[datetime], Awaitable[None]],
        tell: Callable[[Table, datetime], Awaitable[None]],
    ) -> None:
        super().__init__("retention", self._look, now=now, sleep_until=sleep_until, longest=LOOK)
        self._tables = tables
        self._store = store
        self._keep = keep
        self._tell = tell

    async def run(self) -> None:
        """Run until cancelled."""
        if self._keep:
            await super().run()

    async def look(self) -> None:
        """Remove what is due, and announce what soon will be."""
        now, told = self._now(), 0
        for table, head in await self._store.untouched_since(now - self._keep + NOTICE):
            notice = await self._store.fact(notice_fact(table))
            known = json.loads(notice) if notice else None
            if known is None or known["head"] != head:
                if told < _AT_ONCE:
                    told += 1
                    await self._notify(table, head, now + NOTICE)
            elif datetime.fromisoformat(known["until"]) <= now:
                await self._store.remove(table)
                log.info("table %s was removed: nobody had touched it for %s days", table, self._keep.days)
        await self._store.drop_lessons(now - self._keep)
        await self._store.drop_bars(now)

    async def _look(self) -> None:
        await self.look()

    async def _notify(self, table: str, head: int, until: datetime) -> None:
        """Announce one table's removal; a failure is tried again at the next look and stops no others."""
        try:
            await self._tell(await self._tables.table(table), until)
        except GameError as error:
            log.info("nobody at table %s can be told of its removal: %s", table, error)
        except Exception:
            log.exception("telling of the removal of table %s failed", table)
            return
        await self._store.set_fact(notice_fact(table), json.dumps({"head": head, "until": until.isoformat()}))
