"""Everyone's points by source, so far or at the end, and why a seat has its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cogs.guide.why import rules_of_points
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title
from cogs.messages.message import Button, Message, message
from cogs.messages.names import bold_names, plain_name
from cogs.messages.score_lines import ranking, reasons, remarks, rival, signed, totals
from cogs.messages.scoring_table import sheet_table
from engines.core.game import Line
from engines.core.text import Seat
from render.sentences import sentence, word
from tables.table import Table

WHOLE = "all"
"""What stands in an id behind a seat for all its sources with all their reasons."""

_SOURCES, _REASONS = 3, 2
"""Sources that are told at first, and reasons of each: a phone's screen, with buttons."""

_REMARKS = 500
"""Characters of the remarks below the sources."""


def score_sheet(table: Table, reader: Seat | None, locale: str) -> Message:
    """Everyone's points by source; after the end with the places and what was remarkable.

    Args:
        reader: whose view counts before the end; None for a bystander.
    """
    lines, names, result = sheet(table, reader), bold_names(table, locale), table.result
    if result is None:
        standing = " · ".join(f"{names(seat)} {points}" for seat, points in enumerate(totals(lines)))
        head = [title(table, locale), standing]
    else:
        head = [f"{title(table, locale)} · {word('sheet-title', locale)}", ranking(table, result, locale)]
    said = [*head, sheet_table(table, lines, locale)]
    if result is not None:
        said.append(remarks(result.remarks, locale, names, _REMARKS))
    first = reader if reader is not None else table.winners[0] if result is not None else 0
    why = Button(CustomId("points", table.row.id, table.head, str(first)), word("button-why", locale))
    return message(said, rows=[[why] if any(totals(lines)) else []])


def why_points(table: Table, seat: Seat, reader: Seat | None, locale: str, whole: bool = False) -> Message:
    """Why a seat has its points: where it is ahead of its rival and where behind, then the sources that made most of that, with their
    chief reasons, and what the others brought.

    Args:
        reader: whose view counts before the end; None for a bystander.
        whole: whether to tell every source with all its reasons.
    """
    lines, names = sheet(table, reader), bold_names(table, locale)
    result, head = table.result, table.head
    chief = _chief(table, lines, seat)
    every = reasons(lines, seat, locale, names)
    told = every if whole else reasons(chief, seat, locale, names, _REASONS)
    said = [
        f"{title(table, locale)} · {names(seat)} **{totals(lines)[seat]}**",
        *compared(table, lines, seat, locale, reader),
        told,
    ]
    rest = [line for line in lines if line.points[seat] and line not in chief]
    if rest and not whole:
        small = (f"{sentence(line.label, locale, names)} {signed(line.points[seat])}" for line in rest)
        said.append(word("sheet-rest", locale, sources=" · ".join(small)))
    others = [
        Button(CustomId("points", table.row.id, head, str(other)), plain_name(table, other, locale))
        for other in range(len(table.seats))
        if other != seat
    ]
    key = "button-score" if result is None else "sheet-title"
    back = Button(CustomId("points", table.row.id, head), word(key, locale))
    all_of_it = Button(
        CustomId("points", table.row.id, head, f"{seat} {WHOLE}"), word("button-see-more", locale)
    )
    rules = rules_of_points(
        table, (text for line in lines if line.points[seat] for text in (line.label, *line.why)), locale
    )
    return message(
        said,
        rows=[
            others,
            [*([all_of_it] if told != every else []), back, *([rules] if rules is not None else [])],
        ],
    )


def _chief(table: Table, lines: Sequence[Line], seat: Seat) -> list[Line]:
    """The sources in which a seat is furthest ahead of its rival or behind, or has most points where there is none."""
    other = rival(table, totals(lines), seat)

    def apart(line: Line) -> int:
        return abs(line.points[seat] - (0 if other is None else line.points[other]))

    own = [line for line in lines if line.points[seat]]
    return sorted(own, key=lambda line: -apart(line))[:_SOURCES]


def sheet(table: Table, reader: Seat | None) -> Sequence[Line]:
    """The lines of the score sheet in short: the final one, else as far as the reader knows it."""
    result = table.result
    known = table.presentation.so_far(table.view(reader)) if result is None else result.sheet
    return table.presentation.in_short(known)


def compared(
    table: Table, lines: Sequence[Line], seat: Seat, locale: str, reader: Seat | None = None
) -> Iterator[str]:
    """What put a seat ahead of its rival, and what behind."""
    other = rival(table, totals(lines), seat)
    if other is None:
        return
    names = bold_names(table, locale)
    leads = [(line.points[seat] - line.points[other], line) for line in lines]
    leads.sort(key=lambda each: -abs(each[0]))
    for key, sign in (("sheet-ahead", 1), ("sheet-behind", -1)):
        said = [
            f"{sentence(line.label, locale, names)} {signed(lead)}" for lead, line in leads if lead * sign > 0
        ]
        if said:
            yield word(key, locale, who=names(other), you=int(other == reader), sources=" · ".join(said))
