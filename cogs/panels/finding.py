"""The tables that seek players, with joining by a tap, and why others do not suit."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import clock_words
from cogs.messages.markdown import link, moment
from cogs.messages.message import Button, Component, Message, Style, message
from cogs.messages.names import safe_name
from cogs.messages.option_lines import condition_line, unmet_words
from community.finding.open_tables import OpenTable, seeks_players
from render.sentences import dashed, listed, word
from tables.table import Table

PAGE = 5
"""Tables on one page: as many as a row has buttons."""


def open_tables_page(tables: Sequence[OpenTable], page: int, others: bool, locale: str) -> Message:
    """A page of the list.

    Args:
        tables: all that somebody may see.
        page: from 0; the nearest one if that does not exist.
        others: whether those that do not fit are shown, with the reasons, instead of those that do.
    """
    wanted = [each for each in tables if bool(each.reasons) is others]
    rest = len(tables) - len(wanted)
    page = max(0, min(page, (len(wanted) - 1) // PAGE))
    shown = list(enumerate(wanted, 1))[page * PAGE : (page + 1) * PAGE]
    said = [word("find-others" if others else "find-title", locale, count=len(wanted))]
    for number, each in shown:
        said += [f"{number}. {_line(each.table, locale)}", f"-# {_details(each.table, locale)}"]
        said += [f"-# ✖ {unmet_words(reason, locale)}" for reason in each.reasons]
    joins: list[Component] = [
        Button(CustomId("join", each.table.row.id), f"{number} · {_game(each.table, locale)}", Style.GREEN)
        for number, each in shown
        if seeks_players(each.table) and all(reason.key == "unmet-language" for reason in each.reasons)
    ]
    where = "others" if others else "fitting"
    steps: list[Component] = [
        Button(CustomId("find", rest=f"{where} {to}"), sign)
        for to, sign in ((page - 1, "◀"), (page + 1, "▶"))
        if 0 <= to <= (len(wanted) - 1) // PAGE
    ]
    if others:
        steps.append(Button(CustomId("find", rest="fitting 0"), word("button-back", locale)))
    elif rest:
        steps.append(
            Button(CustomId("find", rest="others 0"), word("button-why-not-others", locale, count=rest))
        )
    return message(said, rows=[joins, steps])


def called_message(tables: Sequence[Table], role: int, locale: str) -> Message:
    """The call to a server's role: which tables of a channel seek players, each joined by a tap."""
    said = [word("find-call", locale, role=f"<@&{role}>", count=len(tables))]
    for number, table in enumerate(tables[:PAGE], 1):
        said += [f"{number}. {_line(table, locale)}", f"-# {_details(table, locale)}"]
    joins: list[Component] = [
        Button(CustomId("join", table.row.id), f"{number} · {_game(table, locale)}", Style.GREEN)
        for number, table in enumerate(tables[:PAGE], 1)
    ]
    return message(said, rows=[joins])


def _game(table: Table, locale: str) -> str:
    return word(f"{dashed(table.row.game)}-title", locale)


def _line(table: Table, locale: str) -> str:
    row = table.row
    people = listed([safe_name(table, seat, locale) for seat in range(len(table.seats))], locale)
    taken = f"{len(table.seats)}/{row.setup_seats}"
    return f"**[{_game(table, locale)}]({link(row.guild, row.channel)})** · {taken} · {people}"


def _details(table: Table, locale: str) -> str:
    row = table.row
    parts = [clock_words(row.clock, locale), word(f"language-{row.locale}", locale)]
    parts += [word("history-rated", locale)] if row.rated else []
    parts += [word("find-since", locale, since=moment(row.created_at))]
    line = condition_line(row.conditions, locale)
    return " · ".join([*parts, line] if line else parts)
