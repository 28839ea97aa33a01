"""Looking back: the turns of a table page by page, each with its picture as the reader saw it."""

from __future__ import annotations

from cogs.components.custom_ids import Tag
from cogs.components.layout import layout
from cogs.components.locale import locale_of
from cogs.components.router import Click, Press, act, button
from cogs.panels.play import board, load, private_lines, put
from cogs.posts import turn as posts
from engines.core.text import Seat
from engines.tables.story import Turn
from engines.tables.table import Table
from render.translate import word


@act("recap")
async def _recap(click: Click) -> None:
    """Open the recap, or turn to the page in the tag: a number opens it there, `p` and a number turns pages."""
    it = click.it
    paging = click.tag.rest.startswith("p")
    await (it.response.defer() if paging else it.response.defer(ephemeral=True, thinking=True))
    table = await load(it, click.tag.table)
    locale, seat = locale_of(it), table.seat_of(it.user.id)
    turns = table.turns()
    asked = click.tag.rest.removeprefix("p")
    at = max(0, min(click.number(asked) if asked else _begin(table, turns, seat), len(turns) - 1))
    turn = turns[at]
    file, alt = await board(it.client, table, turn.view_after(seat), locale, f"recap-{turn.last_seq}.png")
    said = [
        word("recap-page", locale, page=at + 1, pages=len(turns)),
        *posts.story(table, turn.notes, locale),
        *(private_lines(table, seat, turn.notes, locale) if seat is not None else []),
    ]
    pages = _pages(table, at, len(turns) - 1, locale)
    await put(it, layout("\n".join(said), file, alt, [pages] if pages else []), [file])


def _begin(table: Table, turns: list[Turn], seat: Seat | None) -> int:
    """Where a reader begins: with the first turn that a player missed, or with the newest."""
    missed = table.missed(seat) if seat is not None else []
    return len(turns) - max(1, len(missed))


def _pages(table: Table, at: int, last: int, locale: str) -> list[Press]:
    """First, back, on, and to now; each page at most once."""
    signs = {
        0: "⏮",
        last: word("recap-now", locale),
        at - 1: "◀",
        at + 1: "▶",
    }
    return [
        button(Tag("recap", table.row.id, table.head, f"p{to}"), signs[to])
        for to in sorted(signs)
        if 0 <= to <= last and to != at
    ]
