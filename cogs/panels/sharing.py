"""Sharing what was made privately: the buttons below it, and the answers."""

from __future__ import annotations

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button
from data.records.rows import is_import
from render.sentences import word
from tables.table import Table


def share_buttons(table: Table, what: str, locale: str) -> tuple[Button, ...]:
    """The buttons that post something of a finished game in its thread, and that send it to whoever presses.

    Args:
        what: what is shared, as the handler parses it.
    """
    if is_import(table.row.id):
        return ()
    share = Button(CustomId("share", table.row.id, table.head, what), word("button-share", locale))
    return (*([share] if table.row.thread is not None else []), send_button(table, what, locale))


def send_button(table: Table, what: str, locale: str) -> Button:
    """The button that sends something to whoever presses it; `what` as above."""
    return Button(CustomId("sendme", table.row.id, table.head, what), word("button-sendme", locale))
