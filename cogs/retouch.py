"""Posts with something changed: the same message as a view again, without its buttons or with another ping line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
from discord import ui


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


def _changed(
    message: discord.Message,
    changed: Callable[[ui.Container[Any], ui.TextDisplay[Any] | None, ui.ActionRow[Any]], bool],
) -> ui.LayoutView | None:
    """A message with its rows changed, each together with the line right above it; None when nothing was."""
    view = ui.LayoutView.from_message(message, timeout=None)
    names = {attachment.url: attachment.filename for attachment in message.attachments}
    found = False
    for box in list(view.children):
        if not isinstance(box, ui.Container):
            continue
        items = list(box.children)
        for at, item in enumerate(items):
            if isinstance(item, ui.ActionRow):
                above = items[at - 1] if at else None
                found |= changed(box, above if isinstance(above, ui.TextDisplay) else None, item)
            elif isinstance(item, ui.MediaGallery):
                for picture in item.items:
                    # An attachment's address expires; by its name it stays the message's own.
                    name = names.get(picture.media.url, picture.media.url.split("?")[0].rsplit("/", 1)[-1])
                    picture.media = f"attachment://{name}"
    return view if found and isinstance(view, ui.LayoutView) else None
