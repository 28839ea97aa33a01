"""Closes what nobody uses: lobbies after two weeks with a day's notice, lapsed invitations, questions that nobody
decided. Starts full lobbies whose start was interrupted.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from data.records.enums import Stage
from data.records.failures import StoreDown
from data.records.invitations import Invitation
from data.records.rows import VoteRow
from data.records.troubles import reason, trouble
from data.store import Store
from engines.core.text import GameError
from tables.clocks.due_loop import DueLoop
from tables.clocks.outages import Counted, Reached, reachable_always
from tables.service import Tables
from tables.table import Table

log = logging.getLogger(__name__)

OPEN_FOR = timedelta(days=14)
WARN_BEFORE = timedelta(days=1)
LOOK = timedelta(hours=1)


class Housekeeping(DueLoop):
    """Checks lobbies every hour, and each question when its time is up.

    Args:
        now: the time, in UTC.
        sleep_until: waits until a time; it may be cancelled.
        announce: says in the table's channel when its lobby closes, once however often it is called.
        lapsed: says there that nobody answered an invitation, once however often it is called.
        counted: until when clocks have run, and where; without it they always run.
    """

    def __init__(
        self,
        tables: Tables,
        store: Store,
        *,
        now: Callable[[], datetime],
        sleep_until: Callable[[datetime], Awaitable[None]],
        announce: Callable[[Table, datetime], Awaitable[None]],
        lapsed: Callable[[Table, list[Invitation]], Awaitable[None]] | None = None,
        counted: Counted | None = None,
    ) -> None:
        super().__init__("housekeeping", self.tick, now=now, sleep_until=sleep_until, longest=LOOK)
        self._tables = tables
        self._store = store
        self._announce = announce
        self._lapsed = lapsed
        self._counted = counted or reachable_always(now)

    async def tick(self) -> datetime:
        """Close what has been open too long and announce what soon will be; returns when to look again."""
        again = self._now() + LOOK
        reached = await self._counted()
        if reached is None:
            return again
        lapses: list[datetime] = []
        for table in await self._store.tables_at(Stage.LOBBY):
            await self._keep(table, self._look_at_lobby(table, reached, lapses))
        again = min([again, *lapses])
        for vote in await self._store.open_votes():
            if vote.until > reached.at:
                return min(again, vote.until)
            await self._keep(vote.table, self._look_at_vote(vote, reached))
        return again

    async def _look_at_lobby(self, table_id: str, reached: Reached, lapses: list[datetime]) -> None:
        """Do what is due at one lobby.

        Args:
            lapses: takes up when places are kept no longer.
        """
        table = await self._tables.lobbies.start_if_full(table_id)
        closes = table.row.created_at + OPEN_FOR + (table.row.outage_moved or timedelta())
        if not reached.reaches(table.row.guild):
            return
        if closes <= reached.at:
            await self._tables.lobbies.close(table_id, table.row.opener)
        elif closes - WARN_BEFORE <= reached.at:
            await self._announce(table, closes)
        kept = Invitation.all(table.row)
        if late := [each for each in kept if each.lapses(table.row) <= reached.at]:
            if self._lapsed is not None:
                await self._lapsed(table, late)
            await self._tables.lobbies.lapse(table_id, reached.at)
        lapses += [each.lapses(table.row) for each in kept if each not in late]

    async def _look_at_vote(self, vote: VoteRow, reached: Reached) -> None:
        if reached.reaches((await self._tables.table(vote.table)).row.guild):
            await self._tables.votes.lapse(vote)

    async def _keep(self, table: str, look: Awaitable[object]) -> None:
        """Handle one table; its failure is logged and tried again an hour later, and the others go on."""
        try:
            await look
        except GameError as error:
            log.info("housekeeping leaves table %s: %s", table, error)
        except StoreDown as error:
            log.error("housekeeping cannot go on: %s", reason(error), extra=trouble("database"))
        except Exception:
            log.exception("housekeeping stumbled over table %s", table)
