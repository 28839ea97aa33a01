"""Menus of choices as rows of buttons that fit the width of a phone, or as lists."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain, product
from operator import itemgetter
from typing import Final
from unicodedata import combining, east_asian_width

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Option, Row, Select, Style

MOST_IN_A_ROW: Final = 5
MOST_ROWS: Final = 2
"""Rows of choices above the bottom row that leave a picture in sight."""

LONGEST_VALUE: Final = 100

_SIGNED, _GIVING, _BARE = 3, 4, 5
"""How short labels are where numbers stand beside signs and what they give, beside that alone, and alone."""

_GIVES: Final = re.compile(r"([^\W\d]+\u00a0?)?[^\w(（]+\d+")
"""The word of a label that says how much a choice gives, and whom: a number behind a sign."""

_WIDTH: Final = 333
"""The width of a row of buttons on a phone, in pixels. Each button loses `_PADDING` of it to its sides and the gap to the next."""
_PADDING, _NARROW, _WIDE = 40, 7, 15


@dataclass(frozen=True, slots=True)
class Menu:
    """The options of one verb: the value of an option is the start of a line that choosing it leads to.

    `quiet`: its buttons do not stand out. `keypad`: they are as good as their numbers, which lie as what they stand for does.
    `foot`: its only button stands in the bottom row where that has room.
    """

    verb: str
    placeholder: str
    options: tuple[Option, ...]
    quiet: bool = False
    keypad: bool = False
    foot: bool = False


def rows(
    found: Sequence[Menu],
    id: CustomId,
    before: str = "",
    *,
    words: bool = False,
    most: int = MOST_ROWS,
    bottom: Sequence[Button] = (),
) -> list[Row]:
    """Menus as rows, none wider than a phone: as few as there can be, with short labels only where that saves one.

    Args:
        id: that of choosing, without what is chosen.
        before: what the action gets in front of what is chosen.
        words: whether the reader prefers lists with full descriptions to keypads.
        most: rows for which there is room.
        bottom: the row below all others, which comes last of what is returned.

    Raises:
        ValueError: a choice with what stands before it is too long for a component.
    """
    if before:
        found = [
            replace(menu, options=tuple(_behind(before, each) for each in menu.options)) for menu in found
        ]
    listed = [menu for menu in found if words and len(menu.options) > 1]
    button = partial(_button, id)
    below: Row = [*bottom]
    for menu in (each for each in found if bottom and each.foot):
        key = button(menu, menu.options[0], 0)
        if _has_room(bottom, key, MOST_IN_A_ROW):
            found, below = [each for each in found if each is not menu], [key, *bottom]
    made = _packed(found, listed, button, most)
    # A list covers the picture, so it is the last resort; the longest menu becomes one first.
    for menu in sorted(found, key=lambda each: -len(each.options)):
        if len(listed) + len(made) > most and not (menu.keypad or menu in listed):
            fewer = _packed(found, [*listed, menu], button, most)
            if 1 + len(fewer) < len(made):
                made, listed = fewer, [*listed, menu]
    selects: list[Row] = [
        [Select(replace(id, rest=menu.verb), menu.options, menu.placeholder)]
        for menu in found
        if menu in listed
    ]
    return [*selects, *made, *([below] if below else [])]


def _behind(before: str, option: Option) -> Option:
    value = before + option.value
    if len(value) > LONGEST_VALUE:
        raise ValueError(f"too long for a choice: {value}")
    return replace(option, value=value)


def _button(choosing: CustomId, menu: Menu, option: Option, brevity: int) -> Button:
    id = replace(choosing, rest=option.value)
    if not id.fits:
        raise ValueError(f"too long for a button: {id.rest}")
    # What stands in brackets is for where there is room, or where it alone tells two buttons apart.
    short = option.short or _outside(option.label)
    if not option.short and [_outside(each.label) for each in menu.options].count(short) > 1:
        short = option.label
    heads = [each.short.partition(" ")[0] for each in menu.options]
    # A row of numbers says enough in the end, where the picture shows the rest.
    told = menu.keypad or (len(set(heads)) == len(heads) > 1 and all(head[-1:].isdigit() for head in heads))
    label = short if brevity or menu.keypad else option.label
    if told and brevity > 1:
        words, kept = short.split(" "), max(1, _GIVING - brevity)
        if len({*heads}) == 1 < len(heads) and kept == 1 < len(words) and words[0].isalpha():
            words = words[1:]  # what all have in common tells none from another
        sign = option.sign if brevity == _SIGNED else ""
        gives = filter(_GIVES.fullmatch, words[kept:] if brevity < _BARE else ())
        label = " ".join(filter(None, [*words[:kept], sign, *gives]))
    return Button(id, label, Style.GREY if menu.quiet else Style.BLURPLE)


def _outside(label: str) -> str:
    """A label without what stands in brackets."""
    return label.partition(" (")[0].partition("〔")[0]


def _packed(
    found: Sequence[Menu], listed: Sequence[Menu], button: Callable[[Menu, Option, int], Button], most: int
) -> list[Row]:
    """Menus that are no lists as rows of buttons: each in rows of its own, lone ones after the others but for one that leads. If
    that makes too many rows lone ones stand in the last row with room; then labels are short; then those of a keypad are numbers
    with a word, with a sign, or without, each with what it gives; then bare ones; then all but keypads follow each other in one flow."""
    several = any(len(menu.options) > 1 and menu not in listed for menu in found)
    leads = [menu for menu in found[:1] if several and len(menu.options) == 1 and not menu.quiet]
    tried: list[tuple[bool, int, list[list[Button]]]] = []
    for brevity, joined in (*product(range(_BARE + 1), (False, True)), (_BARE, None)):
        made = [[button(menu, menu.options[0], brevity)] for menu in leads]
        last_pad = len(made)
        for menu in found:
            if len(menu.options) > 1 and menu not in listed:
                last_pad = len(made)
                keys = [button(menu, each, brevity) for each in menu.options]
                pad = menu.keypad and all(each.short for each in menu.options)
                across = -(-len(keys) // -(-len(keys) // MOST_IN_A_ROW)) if pad else MOST_IN_A_ROW
                last = [made.pop()] if joined is None and made and not pad else []
                made += _flowing(last, keys, across)
        lone = [menu for menu in found if len(menu.options) == 1 and menu not in leads]
        first = len(made) if joined is False else 0
        for key in (button(menu, menu.options[0], brevity) for menu in lone):
            room = [row for row in made[first:] if _has_room(row, key, MOST_IN_A_ROW)]
            flowed = _flowing([], [*chain(*made[last_pad:]), key], MOST_IN_A_ROW)
            if room and room[-1] is not made[-1] and len(flowed) == len(made) - last_pad:
                made[last_pad:] = flowed  # what is lone comes last, and numbers run on
            elif room:
                room[-1].append(key)
            else:
                made.append([key])
        fits = all(_width(key) <= _WIDTH for row in made for key in row)
        if fits and len(made) <= most:
            return [*made]
        tried.append((not fits, len(made), made))
    return [*min(tried, key=itemgetter(0, 1))[2]]


def _flowing(made: list[list[Button]], keys: Iterable[Button], most: int) -> list[list[Button]]:
    """Rows with more buttons after them, each in the last row if it has room there."""
    for key in keys:
        if made and _has_room(made[-1], key, most):
            made[-1].append(key)
        else:
            made.append([key])
    return made


def _has_room(row: Sequence[Button], key: Button, most: int) -> bool:
    return len(row) < most and sum(map(_width, (*row, key))) <= _WIDTH


def _width(button: Button) -> int:
    """About how wide a button is on a phone, with the gap after it; a sign with its variant counts once."""
    signs = [each for each in button.label if not combining(each) and each != "\ufe0f"]
    wide = sum(east_asian_width(each) in "WF" or ord(each) >= 0x2600 for each in signs)
    return _PADDING + _WIDE * wide + _NARROW * (len(signs) - wide)
