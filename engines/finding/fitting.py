"""Whether somebody fits what a lobby asks, by what is known of their finished games."""

from __future__ import annotations

from engines.core.text import Text
from engines.statistics.person import reliability
from engines.statistics.ratings import DUEL, MORE
from engines.statistics.store import StatisticsStore
from engines.tables.gathering.conditions import NEEDED, Condition, ConditionKind, Figures, unmet
from engines.tables.gathering.invitations import Invitation
from engines.tables.table import Table

_COUNTED = frozenset({ConditionKind.IN_TIME, ConditionKind.ANSWERS})


async def why_not_fitting(store: StatisticsStore, table: Table, user: int, language: str) -> list[Text]:
    """What keeps somebody from joining a lobby by themselves, with their own figures; nothing if they fit, are invited, or
    have played the table that this one follows.

    Args:
        language: what they read.
    """
    asked = table.row.conditions
    if not asked or Invitation.of(table.row, user) is not None or await _played_before(store, table, user):
        return []
    needed = NEEDED
    if table.row.guild is not None:
        settled = (await store.guild(table.row.guild)).needed
        needed = NEEDED if settled is None else settled
    return unmet(asked, await figures_of(store, table, user, language), needed, table.row.locale)


async def _played_before(store: StatisticsStore, table: Table, user: int) -> bool:
    before = await store.read(table.row.rematch_of) if table.row.rematch_of is not None else None
    return before is not None and any(each.user == user for each in before.seats)


async def figures_of(store: StatisticsStore, table: Table, user: int, language: str) -> Figures:
    """What is known of somebody, as far as a lobby asks for it."""
    kinds = {Condition.parse(each).kind for each in table.row.conditions}
    row = table.row
    shown = None
    known = False
    found = reliability(await store.games_of(user) if kinds & _COUNTED else ())
    if ConditionKind.RATING in kinds and row.guild is not None:
        size = DUEL if row.setup_seats == DUEL else MORE
        shown = next(
            (
                each.skill.shown
                for each in await store.ratings_of(user, row.guild)
                if (each.game, each.size) == (row.game, size) and not each.skill.provisional
            ),
            None,
        )
    if ConditionKind.KNOWN in kinds and row.guild is not None:
        people = {each.user for each in table.seats if each.user is not None}
        met = await store.encounters({user, *people}, row.guild)
        known = any(user in pair and games for pair, (_, games) in met.items())
    return Figures(found.finished, found.in_time, found.typical, shown, language, known)
