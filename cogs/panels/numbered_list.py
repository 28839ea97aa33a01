"""A list of people by pages, with a menu that does something about one of them: their number stands for who has no name here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cogs.messages.custom_ids import CustomId
from cogs.messages.markdown import clean
from cogs.messages.message import Button, Component, Message, Option, Select, message

PAGE = 25
"""People on one page: as many as a menu holds."""

_LONGEST = 100
"""Characters of an option."""


def page_of(count: int, page: int) -> int:
    """The page to show, given the number of people: the nearest one that there is."""
    return max(0, min(page, (count - 1) // PAGE))


def numbered(
    said: Sequence[str],
    people: Sequence[int],
    lines: Sequence[str],
    names: Mapping[int, str],
    page: int,
    deed: CustomId,
    turn: CustomId,
    placeholder: str,
) -> Message:
    """A page of the list.

    Args:
        said: what stands above it.
        people: all of them, by Discord id.
        lines: what is said of each.
        names: those that are known.
        page: from 0; one that there is.
        deed, turn: of the menu, whose value is an id, and of the buttons that turn pages.
    """
    here = range(page * PAGE, min((page + 1) * PAGE, len(people)))
    options = tuple(
        Option(str(people[at]), f"{at + 1}. {clean(names.get(people[at], ''))}".strip()[:_LONGEST])
        for at in here
    )
    steps = ((page - 1, "◀"), (page + 1, "▶"))
    pages: list[Component] = [
        Button(replace(turn, rest=str(to)), sign)
        for to, sign in steps
        if 0 <= to <= (len(people) - 1) // PAGE
    ]
    menu: list[Component] = [Select(deed, options, placeholder)] if options else []
    return message([*said, *(f"{at + 1}. {lines[at]}" for at in here)], rows=[menu, pages])
