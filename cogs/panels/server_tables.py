"""A server's tables for its managers: players, due seats, and a moderator's actions."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title, whose_turn
from cogs.messages.markdown import link, moment
from cogs.messages.message import Button, Component, Message, Option, Select, message
from cogs.messages.names import plain_name, safe_name
from data.records.enums import Stage
from render.sentences import dashed, listed, word
from tables.table import Table

PAGE = 8
"""Tables on one page: as many as surely fit into one message."""

_LONGEST = 100
"""Characters of an option."""

_BUTTONS = 5
"""The most buttons of a row."""


def server_tables(tables: Sequence[Table], page: int, count: int, locale: str) -> Message:
    """A page of the list.

    Args:
        tables: those of this page.
        count: how many there are on all pages.
    """
    said = [word("server-tables", locale, count=count)]
    for table in tables:
        said += [_line(table, locale), f"-# {_state(table, locale)}"]
    options = tuple(Option(each.row.id, _label(each, locale)) for each in tables if _may_act(each))
    steps = ((page - 1, "◀"), (page + 1, "▶"))
    pages: list[Component] = [
        Button(CustomId("tables", rest=str(to)), sign) for to, sign in steps if 0 <= to <= (count - 1) // PAGE
    ]
    choose = [Select(CustomId("moderate", rest=str(page)), options, word("server-tables-pick", locale))]
    back = Button(CustomId("settled"), word("button-back", locale))
    return message(said, rows=[choose if options else [], [*pages, back]])


def moderated_table(table: Table, page: int, locale: str) -> Message:
    """A moderator's actions at a table: skip everybody due, offer somebody's seat. Both are confirmed first.

    Args:
        page: of the list that leads here.
    """
    row = table.row

    def way(deed: str, label: str) -> Button:
        return Button(CustomId("at", row.id, table.head, deed), label)

    due = any(table.seats[seat].human for seat in table.due)
    skip = [way("skip", word("button-skip", locale))] if due else []
    offers = [
        way(
            f"substitute {each.user}",
            word("button-offer-of", locale, who=plain_name(table, each.seat, locale)),
        )
        for each in table.seats
        if each.human and each.user is not None
    ]
    back = Button(CustomId("tables", rest=str(page)), word("button-back", locale))
    said = [_line(table, locale), whose_turn(table, locale), word("server-table-help", locale)]
    return message(said, rows=[offers[:_BUTTONS], offers[_BUTTONS:], [*skip, back]])


def _may_act(table: Table) -> bool:
    """Whether an action is possible from afar: a private game is opened in its own thread first."""
    return table.row.stage is Stage.RUNNING and not table.row.private


def _line(table: Table, locale: str) -> str:
    row = table.row
    people = listed([safe_name(table, seat, locale) for seat in range(len(table.seats))], locale)
    lock = "🔒 " if row.private else ""
    return f"- {lock}{title(table, locale)} · {people} → {link(row.guild, row.thread or row.channel)}"


def _state(table: Table, locale: str) -> str:
    if table.row.stage is not Stage.RUNNING:
        return word("server-table-gathers", locale, since=moment(table.row.created_at))
    since = min((table.asked_since(seat) for seat in table.due), default=table.row.created_at)
    return word("server-table-waits", locale, waits=whose_turn(table, locale), since=moment(since))


def _label(table: Table, locale: str) -> str:
    people = listed([plain_name(table, seat, locale) for seat in range(len(table.seats))], locale)
    return f"{word(f'{dashed(table.row.game)}-title', locale)} · {people}"[:_LONGEST]
