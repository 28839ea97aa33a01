"""Confirmation of actions that cannot be undone, and the way back from a question to the table."""

from __future__ import annotations

from dataclasses import replace

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Message, Style, message
from data.records.rows import VoteRow
from render.sentences import word


def final_question(said: str, id: CustomId, label: str, locale: str, stay: str = "button-not-now") -> Message:
    """The confirmation: what the action means, the red button that does it, and the way out.

    Args:
        stay: what the button says that only takes the question away.
    """
    return message(said, rows=[[Button(id, label, Style.RED), Button(CustomId("close"), word(stay, locale))]])


def withdrawable(said: Message, vote: VoteRow | None, locale: str) -> Message:
    """The answer to a proposal, with a button that withdraws its question if others were asked."""
    if vote is None:
        return said
    id = CustomId("vote", vote.table, vote.head, f"{vote.kind} no {vote.target_seq}")
    return replace(said, items=(*said.items, (Button(id, word("button-withdraw", locale)),)))
