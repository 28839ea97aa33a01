"""The question which of several tables a command is for."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title
from cogs.messages.markdown import link
from cogs.messages.message import Button, Message, Option, Select, message
from cogs.messages.names import plain_name, safe_name
from render.sentences import dashed, listed, word
from tables.table import Table

_MOST = 25
"""Options of a select."""

_LONGEST = 100
"""Characters of an option."""


def which_table(tables: Sequence[Table], deed: str, locale: str) -> Message:
    """The candidate tables, each with game, people and a link.

    Args:
        deed: what is to be done there, as the command spells it.
    """
    if not CustomId("at", tables[0].row.id, tables[0].head, deed).fits:
        deed = deed.partition(" ")[0]
    said = [
        word("which-table" if len(tables) > 1 else "this-table", locale),
        *(_line(t, locale) for t in tables),
    ]
    if len(tables) == 1:
        id = CustomId("at", tables[0].row.id, tables[0].head, deed)
        return message(said, rows=[[Button(id, word("button-this-table", locale))]])
    options = tuple(Option(each.row.id, _label(each, locale)) for each in tables[:_MOST])
    return message(
        said[:_MOST], rows=[[Select(CustomId("at", rest=deed), options, word("which-table-pick", locale))]]
    )


def _line(table: Table, locale: str) -> str:
    row = table.row
    people = listed([safe_name(table, seat, locale) for seat in range(len(table.seats))], locale)
    return f"- {title(table, locale)} · {people} → {link(row.guild, row.thread or row.channel)}"


def _label(table: Table, locale: str) -> str:
    people = listed([plain_name(table, seat, locale) for seat in range(len(table.seats))], locale)
    return f"{word(f'{dashed(table.row.game)}-title', locale)} · {people}"[:_LONGEST]
