"""Posts with something changed: the same message as a view again, without its buttons, with another ping line, or struck out."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from typing import Any

import discord
from discord import ui

from cogs.components.layout import LONGEST_TEXT

_MOMENT = re.compile(r"(?<=<t:)\d+(?=:[fR]>)")
"""A moment as Discord writes it: `<t:1767225600:f>`."""


def without_buttons(message: discord.Message) -> ui.LayoutView | None:
    """A post without its rows of buttons and the line above them; None when it has none."""

    def changed(box: ui.Container[Any], line: ui.TextDisplay[Any] | None, row: ui.ActionRow[Any]) -> bool:
        box.remove_item(row)
        if line is not None:
            box.remove_item(line)
        return True

    return _changed(message, changed)


def with_due_line(message: discord.Message, text: str) -> ui.LayoutView | None:
    """A post with another line above its buttons; None when it says that already, or has no buttons."""

    def changed(box: ui.Container[Any], line: ui.TextDisplay[Any] | None, row: ui.ActionRow[Any]) -> bool:
        if line is None or line.content == text:
            return False
        line.content = text
        return True

    return _changed(message, changed)


def with_deadline(message: discord.Message, due: datetime) -> ui.LayoutView | None:
    """A message that names one moment, with this one in its place; None when it says that already, or names none or several."""
    view, moment = _same(message), str(int(due.timestamp()))
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    named = {at for text in texts for at in _MOMENT.findall(text.content)}
    if len(named) != 1 or named == {moment}:
        return None
    for text in texts:
        text.content = _MOMENT.sub(moment, text.content)
    return view


def struck(message: discord.Message, mark: str) -> ui.LayoutView | None:
    """A post with its story struck out under a mark; None when it has the mark already."""
    view = _same(message)
    said = next((item for item in view.walk_children() if isinstance(item, ui.TextDisplay)), None)
    if said is None or said.content.startswith(mark):
        return None
    room = LONGEST_TEXT - view.content_length() + len(said.content)
    lines = [f"~~{line}~~" for line in said.content.splitlines() if line]
    said.content = "\n".join([mark, *lines])[:room]
    return view


def _changed(
    message: discord.Message,
    changed: Callable[[ui.Container[Any], ui.TextDisplay[Any] | None, ui.ActionRow[Any]], bool],
) -> ui.LayoutView | None:
    """A message with its rows changed, each together with the line right above it; None when nothing was."""
    view = _same(message)
    found = False
    for box in list(view.children):
        if not isinstance(box, ui.Container):
            continue
        items = list(box.children)
        for at, item in enumerate(items):
            if isinstance(item, ui.ActionRow):
                above = items[at - 1] if at else None
                found |= changed(box, above if isinstance(above, ui.TextDisplay) else None, item)
    return view if found else None


def _same(message: discord.Message) -> ui.LayoutView:
    """A message as it is. An attachment's address expires; by its name it stays the message's own."""
    view = ui.LayoutView.from_message(message, timeout=None)
    assert isinstance(view, ui.LayoutView)
    names = {attachment.url: attachment.filename for attachment in message.attachments}
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            for picture in item.items:
                name = names.get(picture.media.url, picture.media.url.split("?")[0].rsplit("/", 1)[-1])
                picture.media = f"attachment://{name}"
    return view
