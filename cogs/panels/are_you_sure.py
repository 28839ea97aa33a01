"""Confirmation of actions that cannot be undone."""

from __future__ import annotations

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Message, Style, message
from render.sentences import word


def final_question(said: str, id: CustomId, label: str, locale: str, stay: str = "button-not-now") -> Message:
    """The confirmation: what the action means, the red button that does it, and the way out.

    Args:
        stay: what the button says that only takes the question away.
    """
    return message(said, rows=[[Button(id, label, Style.RED), Button(CustomId("close"), word(stay, locale))]])
