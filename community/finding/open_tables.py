"""The tables of a server that seek players: which suit somebody, and why the others do not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from community.finding.fitting import Candidate
from data.records.enums import Stage
from data.records.invitations import Invitation
from data.store import Store
from engines.core.text import Text, say
from tables.service import Tables
from tables.table import Table


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A lobby that somebody may see; without `reasons` it suits them."""

    table: Table
    reasons: tuple[Text, ...] = ()


def free_seats(table: Table) -> int:
    """The seats of a lobby that are neither taken nor kept for somebody."""
    return max(0, table.row.setup_seats - len(table.seats) - len(table.row.invited))


def seeks_players(table: Table) -> bool:
    """Whether a lobby is open to anyone."""
    row = table.row
    return row.stage is Stage.LOBBY and not row.private and free_seats(table) > 0


async def open_tables(
    store: Store,
    tables: Tables,
    guild: int,
    user: int,
    language: str,
    visible: Callable[[int], bool],
    now: datetime,
) -> list[OpenTable]:
    """The lobbies of a server for somebody, suitable ones first, then oldest. Private ones, their own, and those
    where they may not sit are left out silently.

    Args:
        language: what they read.
        visible: whether they see a channel.
    """
    restrictions = await store.restrictions([user], guild, now)
    somebody = Candidate(store, user, language)
    found = []
    for table in await tables.readable_tables(await store.lobbies_in(guild)):
        row = table.row
        people = [each.user for each in table.seats if each.user is not None]
        hidden = row.private or user in people or user in row.removed or not visible(row.channel)
        if row.stage is not Stage.LOBBY or hidden or restrictions.why_not(user, people) is not None:
            continue
        found.append(OpenTable(table, tuple(await _reasons(somebody, table))))
    return sorted(found, key=lambda each: bool(each.reasons))


async def _reasons(somebody: Candidate, table: Table) -> list[Text]:
    """Everything that keeps somebody from a lobby."""
    if Invitation.of(table.row, somebody.user) is not None:
        return []
    language, reasons = somebody.language, await somebody.why_not_fitting(table)
    if not free_seats(table):
        reasons.append(say("unmet-full"))
    if table.row.locale != language and not any(each.key == "unmet-language" for each in reasons):
        reasons.append(say("unmet-language", asked=table.row.locale))
    return reasons
