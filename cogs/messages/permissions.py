"""The permissions that the bot needs, and which are missing in a place."""

from __future__ import annotations

from typing import Final

import discord

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "read_message_history",
)
"""Permissions without which a table cannot live in a channel."""

TO_POST: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""Permissions without which nothing can be posted in a channel."""

FOR_PRIVATE: Final = "create_private_threads"
"""What private tables need besides."""


def missing(granted: discord.Permissions, private: bool = False) -> list[str]:
    """The missing permissions for a table, or for a private one."""
    needed = (*NEEDED, FOR_PRIVATE) if private else NEEDED
    return [name for name in needed if not getattr(granted, name)]
