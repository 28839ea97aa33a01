"""Reviews of people's own turns in finished games: asked for, thought one decision at a time behind everything else, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from cogs.interactions.bot import AtNight, Busy
from data.records.failures import StoreDown
from data.store import Store
from engines.computers.reviewing import Decision, Reviewed, decisions
from engines.core.text import GameError, Seat, say
from tables.errors import NoTable
from tables.table import Table

log = logging.getLogger(__name__)

MORNING: Final = 6
"""The hour until which a bot with one worker thinks about games, from midnight on, in UTC."""

Found: TypeAlias = tuple[Reviewed, ...]


@dataclass(slots=True)
class _Making:
    """A review that somebody waits for, and its listeners."""

    done: asyncio.Future[Found]
    told: list[Callable[[int], None]] = field(default_factory=list)


class Reviews:
    """Thinks reviews through and stores them, the first asked for first. What was asked for survives a restart.

    Args:
        table: a table by its id.
        review: reviews a decision of a game in a worker, with a key; see `engines.computers.reviewing`.
        by_day: whether there is a worker to spare while people play.
        now: the time, in UTC.

    Attributes:
        wake: has `look` called soon.
    """

    def __init__(
        self,
        store: Store,
        table: Callable[[str], Awaitable[Table]],
        review: Callable[[str, Decision, str], Awaitable[Reviewed | None]],
        by_day: bool,
        now: Callable[[], datetime],
    ) -> None:
        self._store = store
        self._table = table
        self._review = review
        self._by_day = by_day
        self._now = now
        self.wake: Callable[[], None] = lambda: None
        self._making: dict[tuple[str, int], _Making] = {}

    async def review(self, table: Table, user: int, told: Callable[[int], None]) -> Found:
        """The review of somebody's own turns in a finished game.

        Args:
            told: called with how many percent are done, while they are.

        Raises:
            AtNight: it will be there when the next night is over.
            Busy: there is no time, or something went wrong; it stays asked for.
        """
        id = table.row.id
        if (kept := await self._store.kept_review(id, user)) is not None:
            return kept
        await self._store.ask_for_review(id, user, self._now())
        if (night := self._next_night) is not None:
            raise AtNight(night)
        making = self._making.setdefault((id, user), _Making(asyncio.get_running_loop().create_future()))
        making.told.append(told)
        self.wake()
        return await asyncio.shield(making.done)

    async def look(self) -> datetime | None:
        """Think through what was asked for; returns when to go on, if that is known."""
        waiting = {*self._making}
        asked = await self._store.asked_reviews()
        for key in waiting - {*asked}:  # the game or the person was removed
            self._end(key, Busy())
        for key in asked:
            if (night := self._next_night) is not None:
                return night
            await self._think(*key)
        return None

    @property
    def _next_night(self) -> datetime | None:
        """When the next night begins, if there is no time before that; None if there is."""
        now = self._now()
        if self._by_day or now.hour < MORNING:
            return None
        return now.replace(hour=0, minute=0, second=0, microsecond=0) + timedelta(days=1)

    async def _think(self, id: str, user: int) -> None:
        """Think a review through and store it; one that cannot be made is no longer asked for."""
        try:
            found = await self._found(id, user)
            await self._store.keep_review(id, user, found, self._now())
        except (Busy, StoreDown):
            self._end((id, user), Busy())
        except Exception as error:
            if not isinstance(error, GameError):
                log.exception("table %s gets no review", id)
            await self._store.drop_review(id, user)
            self._end((id, user), Busy())
        else:
            self._end((id, user), found)

    async def _found(self, id: str, user: int) -> Found:
        table = await self._table(id)
        seat = table.seat_of(user)
        if seat is None:
            raise NoTable(say("table-none"))
        own = await asyncio.to_thread(_decisions, table, seat)
        found = []
        for done, decision in enumerate(own, 1):
            found.append(await self._review(table.row.game, decision, f"review {decision.entries[0].seq}"))
            making = self._making.get((id, user))
            for told in making.told if making is not None else ():
                told(100 * done // len(own))
        return tuple(each for each in found if each is not None)

    def _end(self, key: tuple[str, int], outcome: Found | Busy) -> None:
        """Tell whoever waits."""
        if (making := self._making.pop(key, None)) is None:
            return
        if isinstance(outcome, Busy):
            making.done.set_exception(outcome)
            making.done.exception()  # whoever waited may have given up
        else:
            making.done.set_result(outcome)


def _decisions(table: Table, seat: Seat) -> list[Decision]:
    """What the owner of a seat has decided.

    Raises:
        LobbyError: the game goes on.
    """
    header, entries = table.journal()
    return [*decisions(table.game, header, entries, seat, table.story.owned_since(seat))]
