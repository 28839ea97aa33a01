"""Discord's markdown: what people have written made harmless, moments, links."""

from __future__ import annotations

from datetime import datetime

import discord
from discord.utils import format_dt


def safe(text: str) -> str:
    """What people have written, harmless inside markdown."""
    escaped = discord.utils.escape_mentions(discord.utils.escape_markdown(text))
    # Times, emoji and links to places begin with it as well.
    return escaped.replace("<", r"\<")


def moment(when: datetime) -> str:
    """A moment that Discord shows in each reader's own zone."""
    return format_dt(when, "f")


def distance(when: datetime) -> str:
    """How far a moment is from now, as Discord counts it for each reader."""
    return format_dt(when, "R")


def link(guild: int | None, channel: int, message: int | None = None) -> str:
    """The address of a channel, a thread, or a message in it.

    >>> link(1, 2), link(None, 2, 3)
    ('https://discord.com/channels/1/2', 'https://discord.com/channels/@me/2/3')
    """
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return place if message is None else f"{place}/{message}"
