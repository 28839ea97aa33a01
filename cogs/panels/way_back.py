"""The way back to the turn below whatever its player looks at."""

from __future__ import annotations

from dataclasses import replace

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Message, Style
from render.sentences import word

WAYS = ("panel", "onward")
"""Actions that show the turn in place of the message: as it was left; anew, with what is told above it."""

_MOST_BESIDE = 2
"""Buttons of a last row that leave room for the way back on a phone."""


def to_turn_button(id: CustomId, locale: str) -> Button:
    """The button with that way, called alike everywhere."""
    return Button(id, word("button-to-turn", locale), Style.BLURPLE)


def with_way_back(shown: Message, id: CustomId, locale: str) -> Message:
    """A message with the way back to the turn in its last row, or one below it; as it is where it has one.

    Args:
        id: its id, one of `WAYS`. In place of a panel, the way to everything else stands beside it.
    """
    there = {each.id.action for each in shown.components}
    if there.intersection(WAYS):
        return shown
    ways = [to_turn_button(id, locale)]
    if id.action == "panel" and "aside" not in there:
        ways.append(Button(replace(id, action="aside"), "⋯"))
    *items, last = shown.items
    beside = isinstance(last, tuple) and len(last) <= _MOST_BESIDE
    if isinstance(last, tuple) and beside and all(isinstance(each, Button) for each in last):
        return replace(shown, items=(*items, (*ways, *last)))
    return replace(shown, items=(*shown.items, (*ways,)))
