"""What messages are made of: text, a picture, rows of components."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import ui

from cogs.components.custom_ids import CustomId
from cogs.components.router import Choose, row

LONGEST_TEXT = 3900
"""Characters of text that a message is made with; Discord takes a hundred more, for what an edit may add."""


def layout(
    said: str,
    file: discord.File | None = None,
    alt: str = "",
    rows: list[list[Any]] | None = None,
    mark: int | None = None,
) -> ui.LayoutView:
    """A message of text, an optional picture, and rows of components.

    Args:
        mark: the id of the text component, by which a message is known again.
    """
    made = ui.LayoutView(timeout=None)
    made.add_item(ui.TextDisplay(said[:LONGEST_TEXT], id=mark))
    if file is not None:
        made.add_item(ui.MediaGallery(discord.MediaGalleryItem(file, description=alt)))
    for items in rows or []:
        made.add_item(row(*items))
    return made


def select(tag: CustomId, choices: Iterable[tuple[str, str]], chosen: str, placeholder: str) -> Choose:
    """A select of one.

    Args:
        choices: the value and the label of each.
        chosen: the value that holds now.
    """
    options = [
        discord.SelectOption(label=label[:100], value=value, default=value == chosen)
        for value, label in choices
    ]
    return Choose(tag, options, placeholder)
