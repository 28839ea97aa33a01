"""A scoring, or a score sheet, as a table that a phone shows whole: a row for each source of points, a column for each player. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from unicodedata import east_asian_width

from cogs.messages.markdown import code_block
from cogs.messages.names import TOKENS, bold_names, letters
from engines.core.game import Line
from engines.core.text import Note, Several, Text, Value, Who
from render.sentences import sentence, word
from tables.table import Table

_WIDEST = 34
"""Letters in a line of code on a phone; one that is as wide as two counts as two."""
_ROOM = 3
"""Columns at most where heads have letters, and each cell says how many there were."""


def scoring_tables(table: Table, notes: Sequence[Note], locale: str) -> Iterator[str]:
    """What each scoring among notes gave: its name and a table of its rows with their sums."""
    rows: list[Text] = []
    for note in notes:
        if note.text.key in table.presentation.tabled and "row" in dict(note.text.args):
            rows.append(note.text)
        elif rows and note.text.key in table.presentation.scorings:
            scoring = int(str(note.text["scoring"]))
            name = word(f"{note.text.key}-title", locale, scoring=scoring)
            rows = [*table.presentation.rows_of(table.view(None), scoring)] or rows
            counted = len(table.seats) <= _ROOM
            title = word("scoring-counts", locale, title=name) if counted else f"**{name}**"
            yield f"{title}\n{code_block(_aligned(_cells(table, rows, locale)))}"
            rows = []


def sheet_table(table: Table, lines: Sequence[Line], locale: str) -> str:
    """A score sheet: a row for each source that gave somebody points, and their sum."""
    names, monograms, seats = bold_names(table, locale), letters(table), range(len(table.seats))
    gave = [line for line in lines if any(line.points)]
    head = [TOKENS[seat] + (monograms[seat] if monograms and len(seats) <= _ROOM else "") for seat in seats]
    rows = [[sentence(line.label, locale, names), *map(str, line.points)] for line in gave]
    sums = [str(sum(line.points[seat] for line in gave)) for seat in seats]
    shown = [["", *head], *rows, [word("scoring-sum", locale), *sums]]
    if (
        max(map(_width, _aligned(shown).splitlines())) > _WIDEST
    ):  # what stands in brackets is for where there is room
        shown = [[re.sub(r" ?[(（].*", "", label), *cells] for label, *cells in shown]
    return code_block(_aligned(shown)) if gave else ""


def _cells(table: Table, rows: Sequence[Text], locale: str) -> list[list[str]]:
    """The table's lines: the seats, and then others who share in the points; what each has of a source, and gets for it."""
    names, monograms = bold_names(table, locale), letters(table) or ("",) * len(table.seats)
    gains = [{share["who"]: share for share in _shares(row)} for row in rows]
    others = (who for gained in gains for who in gained if isinstance(who, Text))
    columns: list[Value] = [*map(Who, range(len(table.seats))), *dict.fromkeys(others)]

    def said(value: Value) -> str:
        if isinstance(value, Who):
            return TOKENS[value.seat] + (monograms[value.seat] if len(columns) <= _ROOM else "")
        return sentence(value, locale, names) if isinstance(value, Text) else str(value)

    def gain(share: Text | None) -> str:
        if share is None:
            return "·"
        return f"{share['count']} +{share['points']}" if len(columns) <= _ROOM else f"+{share['points']}"

    lines = [["", *map(said, columns)]]
    for row, gained in zip(rows, gains, strict=True):
        lines.append([said(row["row"]), *(gain(gained.get(who)) for who in columns)])
    points = [[int(str(gained[who]["points"])) for gained in gains if who in gained] for who in columns]
    return [*lines, [word("scoring-sum", locale), *(f"+{sum(each)}" for each in points)]]


def _shares(row: Text) -> list[Text]:
    shares = row["shares"]
    return [each for each in shares.items if isinstance(each, Text)] if isinstance(shares, Several) else []


def _aligned(lines: Sequence[Sequence[str]]) -> str:
    """Columns of one width each: labels begin in a line, what belongs to them ends in one."""
    wide = [max(map(_width, column)) for column in zip(*lines, strict=True)]
    gap = " " if sum(wide) + 2 * (len(wide) - 1) > _WIDEST else "  "
    set_out = []
    for label, *cells in lines:
        padded = (" " * (width - _width(cell)) + cell for cell, width in zip(cells, wide[1:], strict=True))
        set_out.append(gap.join([label + " " * (wide[0] - _width(label)), *padded]))
    return "\n".join(set_out)


def _width(text: str) -> int:
    return sum(1 + (east_asian_width(each) in "WF") for each in text)
