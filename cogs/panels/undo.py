"""Messages about undoing: what is undone, before and after."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Message, Style, message
from cogs.messages.names import bold_names, plain_name
from engines.core.text import Seat
from render.sentences import listed, word
from tables.table import Table
from tables.taking_back import TakingBack

_LONGEST_LABEL = 80
"""The most characters of a button; if the names need more, it says how many people there are."""


def undo_button(table: Table, seat: Seat, locale: str) -> Button | None:
    """The button that undoes this seat's last turn, labelled with it; None if there is nothing to undo."""
    back = table.taking_back(seat)
    if back is None:
        return None
    return Button(CustomId("undo", table.row.id, table.head), _label(table, back, locale))


def undo_question(table: Table, seat: Seat, back: TakingBack, locale: str) -> Message:
    """The question before an undo that also takes back computers' moves."""
    button = Button(CustomId("undone", table.row.id, table.head), _label(table, back, locale), Style.GREEN)
    return message(_what(table, back, locale), rows=[[button]])


def undo_reason(table: Table, back: TakingBack, locale: str) -> str:
    """Why the others are asked."""
    if back.others:
        return word("undo-why-moved", locale, who=_names(table, back.others, locale), count=len(back.others))
    return word("undo-why-seen", locale)


def undone_line(table: Table, back: TakingBack, locale: str) -> str:
    """What was undone, above the turn that is to be played again."""
    return _what(table, back, locale, "undo-done")


def undo_asked(table: Table, back: TakingBack, locale: str) -> Message:
    """The answer when the others are asked, with the reason."""
    return message([undo_reason(table, back, locale), word("undo-asked", locale)])


def alone_line(table: Table, seat: Seat, locale: str) -> list[str]:
    """The remark that undoing is free, for a person who plays with computers alone."""
    alone = not any(each.human for each in table.seats if each.seat != seat)
    return [word("undo-alone", locale)] if alone and not table.over else []


def _what(table: Table, back: TakingBack, locale: str, key: str = "undo-takes") -> str:
    if not back.others:
        return word(key, locale)
    return word(f"{key}-with", locale, who=_names(table, back.others, locale))


def _label(table: Table, back: TakingBack, locale: str) -> str:
    key = "button-undo-ask" if back.consent else "button-undo"
    if not back.others:
        return word(key, locale)
    names = listed([plain_name(table, seat, locale) for seat in back.others], locale)
    label = word(f"{key}-with", locale, who=names)
    if len(label) <= _LONGEST_LABEL:
        return label
    return word(f"{key}-with-many", locale, count=len(back.others))


def _names(table: Table, seats: Sequence[Seat], locale: str) -> str:
    names = bold_names(table, locale)
    return listed([names(seat) for seat in seats], locale)
