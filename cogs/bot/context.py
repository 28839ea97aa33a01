"""Where somebody is, and who they are: what a command without a tag is about."""

from __future__ import annotations

from cogs.bot.errors import Refused
from cogs.components.locale import locale_of
from cogs.components.router import Interaction
from cogs.panels.play import refuse_outsiders
from engines.tables.records.people import Person
from engines.tables.table import Table
from render.translate import language, word


async def table_here(it: Interaction) -> Table:
    """The table that a command is about: this thread's, this channel's newest, or in a DM the one that waits.

    Raises:
        Refused: there is none, or it is private and none of theirs.
    """
    tables = it.client.tables
    table = await tables.in_channel(it.channel_id) if it.channel_id is not None else None
    if table is None and it.guild_id is None:
        mine = await tables.tables_of(it.user.id)  # those that wait first
        table = await tables.table(mine[0].table) if mine else None
    if table is None:
        raise Refused(word("no-table-here", locale_of(it)))
    refuse_outsiders(it, table)
    it.extras["table"] = table
    return table


def person(it: Interaction) -> Person:
    """Whoever did this, for the tables."""
    return Person(it.user.id, it.user.display_name, language(str(it.locale)))
