"""After a database was restored from an older backup, threads show turns that it does not know.

Such posts are known by the mark that every post of a turn carries: it follows from when its entry was committed, so an
entry of the same number that was made after the restore has another one.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from cogs.components.layout import layout
from cogs.posts import thread, turn
from engines.tables.records.rows import SurfaceRow
from engines.tables.table import Table
from render.translate import word

if TYPE_CHECKING:
    from cogs.bot.client import Client

log = logging.getLogger(__name__)

FACT = "restored"
"""Set by whoever restored a backup; see `data/backup.py`."""

_MARK = 7_000_000


async def say_what_is_lost(
    client: Client, table: Table, surface: SurfaceRow, sent: list[discord.Message]
) -> tuple[SurfaceRow, list[discord.Message]]:
    """Tell a thread that its newest turns are lost, and have the newest known one posted again.

    Args:
        sent: the bot's messages since the post that the surface knows.

    Returns:
        The surface, and the posts whose buttons must go; none if nothing is lost.
    """
    lost = [
        each for each in sent if turn.seq_of(table, each) is not None and turn.shown_at(table, each) is None
    ]
    if not lost:
        return surface, []
    text = word("restored", table.row.locale, seq=table.head)
    said = layout(text, mark=_MARK + table.head)
    await thread.send(client, table, said, f"{table.row.id}-restored{lost[-1].id % 10**6}", silent=True)
    log.warning("table %s: its thread shows %s turns that the database lacks", table.row.id, len(lost))
    if surface.shown_seq >= table.head:
        surface = replace(surface, shown_seq=turn.before_newest(table))
    return surface, lost
