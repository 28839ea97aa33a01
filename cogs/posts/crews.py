"""Crews in public: how a turn was chosen, and the way to join one. Pure."""

from __future__ import annotations

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button
from cogs.messages.names import bold_names, member_names, plain_name
from data.records.enums import Stage
from render.sentences import word
from tables.crews import proposals
from tables.story import Turn
from tables.table import Table

_LONGEST_LABEL = 80
_LONGEST = 600
"""The most characters of a summary with names; if they need more, it says how many people there are."""


def summary_lines(table: Table, turn: Turn) -> list[str]:
    """Lines that say by how many votes crews chose the turns in a post, and by whose if the table wants that."""
    locale, terms = table.row.locale, table.terms
    if terms is None:
        return []
    lines = []
    for each in proposals.summaries(table, turn.first_seq, turn.last_seq):
        who = bold_names(table, locale)(each.seat)
        said = word("crew-summary", locale, who=who, count=len(each.voters))
        names = member_names(each.voters, locale) if terms.names else ""
        if names and len(names) <= _LONGEST:
            said = word("crew-summary-by", locale, who=who, count=len(each.voters), names=names)
        lines.append(f"-# {said}")
    return lines


def join_buttons(table: Table) -> list[Button]:
    """A button for each crew that may be joined now, labelled with it."""
    terms, locale = table.terms, table.row.locale
    if terms is None or table.over or not (terms.open or table.row.stage is Stage.LOBBY):
        return []
    return [
        Button(
            CustomId("crew", table.row.id, 0, str(each.crew)),
            word("button-join-crew", locale, who=plain_name(table, each.seat, locale))[:_LONGEST_LABEL],
        )
        for each in table.seats
        if each.crew and not each.resigned
    ]
