"""Checks whether somebody meets a lobby's requirements, from their finished games."""

from __future__ import annotations

from community.statistics.person import Reliability, reliability
from data.records.invitations import Invitation
from data.records.ratings import DUEL, MORE
from data.records.statistics import Rated
from data.store import Store
from engines.core.text import Text
from tables.conditions import NEEDED, Condition, ConditionKind, Figures, unmet
from tables.table import Table

_COUNTED = frozenset({ConditionKind.IN_TIME, ConditionKind.ANSWERS})


class Candidate:
    """A person who looks for a table at one moment; their figures are read once a lobby asks for them.

    Args:
        language: what they read.
    """

    def __init__(self, store: Store, user: int, language: str) -> None:
        self._store = store
        self.user = user
        self.language = language
        self._reliability: Reliability | None = None
        self._ratings: dict[int, list[Rated]] = {}
        self._known: dict[int, frozenset[int]] = {}

    async def why_not_fitting(self, table: Table) -> list[Text]:
        """The requirements of a lobby that they miss, with their own figures; empty if they fit, are invited, or
        played the table that this one follows.
        """
        asked = table.row.conditions
        if not asked or Invitation.of(table.row, self.user) is not None or await self._played_before(table):
            return []
        needed = NEEDED
        if table.row.guild is not None:
            settled = (await self._store.guild(table.row.guild)).needed
            needed = NEEDED if settled is None else settled
        return unmet(asked, await self._figures(table), needed, table.row.locale)

    async def _played_before(self, table: Table) -> bool:
        row = table.row
        before = await self._store.read(row.rematch_of) if row.rematch_of is not None else None
        return before is not None and any(each.user == self.user for each in before.seats)

    async def _figures(self, table: Table) -> Figures:
        """Their figures, as far as a lobby asks for them."""
        kinds = {Condition.parse(each).kind for each in table.row.conditions}
        row = table.row
        shown, known = None, False
        found = await self._counted() if kinds & _COUNTED else reliability(())
        if ConditionKind.RATING in kinds and row.guild is not None:
            size = DUEL if row.setup_seats == DUEL else MORE
            shown = next(
                (
                    each.skill.shown
                    for each in await self._rated(row.guild)
                    if (each.game, each.size) == (row.game, size) and not each.skill.provisional
                ),
                None,
            )
        if ConditionKind.KNOWN in kinds and row.guild is not None:
            known = not (await self._met(row.guild)).isdisjoint(each.user for each in table.seats)
        return Figures(found.finished, found.in_time, found.typical, shown, self.language, known)

    async def _counted(self) -> Reliability:
        if self._reliability is None:
            self._reliability = reliability(await self._store.games_of(self.user))
        return self._reliability

    async def _rated(self, guild: int) -> list[Rated]:
        if guild not in self._ratings:
            self._ratings[guild] = await self._store.ratings_of(self.user, guild)
        return self._ratings[guild]

    async def _met(self, guild: int) -> frozenset[int]:
        if guild not in self._known:
            self._known[guild] = await self._store.known_to(self.user, guild)
        return self._known[guild]
