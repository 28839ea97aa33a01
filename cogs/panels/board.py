"""A board as picture, text and closeups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from cachetools import LRUCache

from cogs.messages.budget import cut
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import board_picture, drafted, title, whose_turn
from cogs.messages.markdown import safe
from cogs.messages.message import LONGEST_ALT, Button, Item, Message, Picture, Words, message
from cogs.messages.names import TOKENS, bold_names, plain_name, plain_names, safe_name
from cogs.messages.score_lines import score_chart
from cogs.panels.sharing import share_buttons
from engines.core.game import View
from engines.core.text import Seat
from render.drawing.callouts import in_reading_order
from render.drawing.theme import Theme, load
from render.renderer import Mark, renderer
from render.sentences import dashed, known, sentence, word
from tables.drafts import current_draft
from tables.table import Table

_BUTTONS_IN_A_ROW = 5
LONGEST_PAGE = 7000
"""Bytes on a page of text, so that its heading fits into the message too."""
_LONGEST_LETTERS = 3600

_Key: TypeAlias = tuple[int, str, tuple[str, ...]]
_WRITTEN: LRUCache[_Key, tuple[View, list[str]]] = LRUCache(32)
"""Boards that were read lately, by view, language and names; whoever turns a page gets the same."""


def board(table: Table, seat: Seat | None, locale: str) -> Message:
    """The whole board as a seat sees it; None for a bystander."""
    return message(title(table, locale), board_picture(table, table.view_since(seat), locale, "board"))


def text_board(
    table: Table,
    seat: Seat | None,
    locale: str,
    page: int = 0,
    words: bool = False,
    user: int | None = None,
) -> Message:
    """The board as text, line by line, most important first; the nearest page if that does not exist.

    Somebody in the middle of a turn reads the board as their draft leaves it, as the panel's picture shows it.

    Args:
        words: whether the reader has their choices as lists already; others are offered that.
        user: who reads it; members of a crew have drafts of their own.
    """
    view, confirmed = table.view(seat), None
    said = [title(table, locale), whose_turn(table, locale)]
    if seat in table.due and (draft := current_draft(table, seat, user)).lines:
        view, confirmed = draft.view, view
        said.append(word("text-with-draft", locale))
    found = pages([*said, *_written(table, view, locale, confirmed)])
    at = max(0, min(page, len(found) - 1))
    lists = Button(CustomId("like", rest="words on"), word("button-words", locale))
    offered = [] if words or seat is None else [lists]
    if len(found) == 1:
        return message(found[0], rows=[offered])
    ways = [
        Button(CustomId("textpage", table.row.id, table.head, str(to)), sign)
        for to, sign in ((at - 1, "◀"), (at + 1, "▶"))
        if 0 <= to < len(found)
    ]
    return message(
        [word("recap-page", locale, page=at + 1, pages=len(found)), found[at]], rows=[[*ways, *offered]]
    )


def _written(table: Table, view: View, locale: str, confirmed: View | None) -> list[str]:
    """A board as lines; of a draft, `confirmed` is the view without it."""
    names = tuple(safe_name(table, seat, locale) for seat in range(len(table.seats)))
    key = id(view), locale, names
    if key not in _WRITTEN:
        written = renderer(table.row.game).text_board
        texts = written(view)
        if confirmed is not None and view.seat is not None:
            texts = drafted(texts, written(confirmed), view.seat)
        # The view is kept, so that no other can have its identity.
        _WRITTEN[key] = view, [sentence(text, locale, names.__getitem__) for text in texts]
    return _WRITTEN[key][1]


def pages(lines: list[str], longest: int = LONGEST_PAGE) -> list[str]:
    """Split lines into few texts that fit a message; a line too long by itself is cut.

    >>> pages(["ab", "cd", "efg"], 5)
    ['ab\\ncd', 'efg']
    """
    found: list[list[str]] = []
    letters = size = 0
    for line in lines:
        more_letters, more = 1 + len(line), 1 + len(line.encode())
        if found and letters + more_letters <= _LONGEST_LETTERS and size + more <= longest:
            found[-1].append(line)
            letters, size = letters + more_letters, size + more
        else:
            line = cut(line[:_LONGEST_LETTERS], longest)
            found.append([line])
            letters, size = len(line), len(line.encode())
    return ["\n".join(page) for page in found] or [""]


def closeup(table: Table, seat: Seat | None, name: str, locale: str) -> Message:
    """A further picture of the board, with buttons to the others.

    Args:
        name: one of the game's closeups, or a place on the board; whether there is such a place shows when it is drawn.
    """
    view, hint = table.view(seat), f"{dashed(table.row.game)}-closeup-{name}-hint"
    names = renderer(table.row.game).closeups(view)
    buttons = [
        Button(CustomId("zoom", table.row.id, table.head, each), closeup_name(table, each, locale))
        for each in names
        if each != name
    ]
    said = [f"{title(table, locale)} · {safe(closeup_name(table, name, locale)) if name in names else name}"]
    if known(hint):
        said.append(word(hint, locale))
    about = _owner(name) if name in names else None
    return message(
        said,
        board_picture(table, view, locale, f"zoom-{table.head}", kind=f"closeup {name}", about=about),
        [buttons[at : at + _BUTTONS_IN_A_ROW] for at in range(0, len(buttons), _BUTTONS_IN_A_ROW)],
    )


def closeup_name(table: Table, name: str, locale: str) -> str:
    """What one of a game's closeups is called, as plain text: by its owner if it is a seat's."""
    if (seat := _owner(name)) is not None:
        return f"{TOKENS[seat]} {plain_name(table, seat, locale)}"
    return word(f"{dashed(table.row.game)}-closeup-{name}", locale)


def _owner(name: str) -> Seat | None:
    """Whose closeup it is, if it is a seat's, as `city-3`."""
    number = name.rpartition("-")[2]
    return int(number) - 1 if number.isdigit() else None


def chart(table: Table, locale: str) -> Message:
    """The chart of public points over the game."""
    found = score_chart(table, locale)
    rows = [share_buttons(table, "chart", locale)] if found and table.over else []
    return message([title(table, locale), "" if found else word("chart-empty", locale)], found, rows)


def remaining(table: Table, seat: Seat | None, locale: str) -> Message:
    """Counts that players at a real table could make.

    Args:
        seat: the reader's; None for a bystander.
    """
    view = table.view(seat)
    texts = renderer(table.row.game).remaining(view)
    lines, plain = (
        [sentence(text, locale, names(table, locale)) for text in texts]
        for names in (bold_names, plain_names)
    )
    heading = f"{title(table, locale)} · {word('remaining-title', locale)}"
    alt = " · ".join(plain).replace("**", "")[:LONGEST_ALT]
    picture = Picture(f"remaining-{table.head}", table.row.game, "remaining", view, alt=alt)
    said = "\n".join([*lines, word("remaining-caption", locale)])
    return Message((Words(heading), picture, Words(said)))


def legend(game: str, view: View, locale: str, further: Sequence[Button] = ()) -> Message:
    """A view's board with its signs explained.

    Args:
        further: buttons below it.
    """
    heading = _legend_title(game, locale)
    if known(example := f"{dashed(game)}-legend-example"):
        heading += f" · {word(example, locale)}"
    items = [Words(heading), *_explained(game, view, locale, "legend", load(game))]
    return Message((*items, *([tuple(further)] if further else [])))


def panel_legend(game: str, panel: Picture, locale: str, further: Sequence[Button] = ()) -> Message | None:
    """The signs in the picture from which its reader is choosing; None where there are none.

    Args:
        further: buttons below it.
    """
    theme = load(game, preview=True)
    if not (own := _explained(game, panel.view, locale, "legend-panel", theme, panel.marks)):
        return None
    heading = f"{_legend_title(game, locale)} · {word('legend-panel', locale)}"
    return Message((Words(heading), *own, *([tuple(further)] if further else [])))


def _legend_title(game: str, locale: str) -> str:
    return f"**{word(f'{dashed(game)}-title', locale)} · {word('legend-title', locale)}**"


def _explained(
    game: str, view: View, locale: str, kind: str, theme: Theme, marks: tuple[Mark, ...] = ()
) -> list[Item]:
    """A picture with numbers at its signs, and what they are; nothing without any."""
    drawn, key = renderer(game), dashed(game)
    scene = drawn.numbered(kind)(view, theme, marks)
    names = [sign.name for sign in in_reading_order(scene, theme, drawn.signs)]
    lines = [f"**{number}** {word(f'{key}-legend-{name}', locale)}" for number, name in enumerate(names, 1)]
    if not names:
        return []
    alt = word("legend-title" if kind == "legend" else kind, locale)
    shown = Picture(f"{kind}-{game}", game, " ".join((kind, *names)), view, marks, alt=alt)
    return [shown, Words("\n".join(lines))]
