"""Confirmation of actions that cannot be undone."""

from __future__ import annotations

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Message, Style, message


def final_question(said: str, id: CustomId, label: str) -> Message:
    """The confirmation: what the action means, and the red button that does it."""
    return message(said, rows=[[Button(id, label, Style.RED)]])
