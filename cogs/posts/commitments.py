"""The lines that keep a table's fingerprint in Discord; none of them is ever edited."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.lines import game_name
from cogs.messages.message import Message, message
from cogs.panels.fairness import changed_line
from render.sentences import listed, word
from tables.table import Table


def promise(table: Table) -> Message:
    """The line in a lobby's channel from before anyone can add a word."""
    locale, game = table.row.locale, game_name(table, table.row.locale)
    said = word("fair-promise", locale, game=game, table=table.row.id, fingerprint=table.fingerprint)
    return message(said)


def settled(table: Table, others: Sequence[str] = (), called: Sequence[int] = ()) -> Message:
    """The line above the deal: one fingerprint of the secret and of what everyone has added.

    Args:
        others: other fingerprints of this table that were posted before.
        called: people to call because of them, by Discord id.
    """
    origin, locale = table.origin, table.row.locale
    assert origin is not None
    lines = [word("fair-start-line", locale, seal=origin.seal)]
    if others:
        who = listed([f"<@{user}>" for user in called], locale)
        lines = [who, changed_line(table, others[0], locale), *lines]
    return message(lines)
