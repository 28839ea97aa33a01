"""People's private notes at tables: stored, and recent ones cached, so that a form opens at once."""

from __future__ import annotations

from cachetools import LRUCache

from data.records.invalidation import Invalidation, InvalidationKind
from data.store import Store

_REMEMBERED = 4096
"""Notes that stay in memory."""


class Notes:
    """People's notes as last shown, until written again here or in another process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: LRUCache[tuple[str, int], str] = LRUCache(_REMEMBERED)
        self.unsaved: LRUCache[tuple[str, int], str] = LRUCache(_REMEMBERED)
        """Notes that wait for their writer's word whether they replace another."""
        self._changes = 0
        store.listen(self._heard)

    async def of(self, table: str, user: int) -> str:
        """A person's note at a table; empty if none."""
        changes = self._changes
        text = await self._store.note(table, user)
        if self._changes == changes:  # else they may have written meanwhile
            self._known[table, user] = text
        return text

    def known(self, table: str, user: int) -> str | None:
        """The cached note if it is current; None if it has to be read."""
        return self._known.get((table, user)) if self._store.hears else None

    async def keep(self, table: str, user: int, text: str) -> None:
        """Store a note; an empty one is deleted."""
        await self._store.set_note(table, user, text)

    def _heard(self, invalidation: Invalidation) -> None:
        if invalidation.kind is InvalidationKind.SERVER:
            return
        self._changes += 1
        for key in [key for key in self._known if invalidation.id in (None, key[1])]:
            del self._known[key]
