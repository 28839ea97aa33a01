"""Looking back: one turn of a table, with its picture as the reader saw it, and the way to the others."""

from __future__ import annotations

from cogs.components.custom_ids import CustomId
from cogs.components.lines import board_picture, private_lines, public_lines
from cogs.components.message import Button, Message, message
from cogs.guide.why import why_told
from engines.core.text import Seat
from engines.tables.table import Table
from render.translate import word


def recap_page(table: Table, seat: Seat | None, asked: int | None, locale: str) -> Message:
    """A page of the recap.

    Args:
        seat: the reader's; None for a bystander.
        asked: the page, the nearest one if there is none such; None for the first turn that the reader missed, or the newest.
    """
    turns = table.turns()
    last = len(turns) - 1
    if asked is None:
        missed = table.missed(seat) if seat is not None else []
        asked = len(turns) - max(1, len(missed))
    at = max(0, min(asked, last))
    turn = turns[at]
    picture = board_picture(table, turn.view_after(seat), locale, f"recap-{turn.last_seq}.png")
    said = [
        word("recap-page", locale, page=at + 1, pages=len(turns)),
        *public_lines(table, turn.notes, locale),
        *(private_lines(table, seat, turn.notes, locale) if seat is not None else []),
    ]
    why = why_told(table, (note for note in turn.notes if note.to in (None, seat)), locale)
    further = [*_chart(table, locale), *([why] if why is not None else [])]
    return message(said, picture, [_ways(table, at, last, locale), further])


def _ways(table: Table, at: int, last: int, locale: str) -> list[Button]:
    """First, back, on, and to now; each page at most once."""
    signs = {0: "⏮", last: word("recap-now", locale), at - 1: "◀", at + 1: "▶"}
    return [
        Button(CustomId("recap", table.row.id, table.head, f"p{to}"), signs[to])
        for to in sorted(signs)
        if 0 <= to <= last and to != at
    ]


def _chart(table: Table, locale: str) -> list[Button]:
    """The points over the game, where there are any."""
    if table.result is None and not table.game.so_far(table.view(None)):
        return []
    return [Button(CustomId("chart", table.row.id, table.head), word("button-chart", locale))]
