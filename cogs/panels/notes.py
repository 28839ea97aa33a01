"""What people note for themselves at a table, as they are shown it again; nobody else is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.bot.client import Client

LONGEST = 1000
"""Characters of a note."""

_FOLDED = 80


def quoted(note: str) -> list[str]:
    """A note as quoted lines; none when it is empty."""
    return [f"> {line}" for line in f"📝 {note}".splitlines()] if note else []


async def folded(client: Client, table: str, user: int) -> list[str]:
    """The same in at most one line of small print."""
    kept = " ".join((await client.store.note(table, user)).split())
    return [f"-# 📝 {kept[:_FOLDED]}{'…' if len(kept) > _FOLDED else ''}"] if kept else []
