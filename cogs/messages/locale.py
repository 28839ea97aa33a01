"""Readers' preferences and languages."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from cachetools import TTLCache

from data.records.invalidation import Invalidation, InvalidationKind
from data.records.preferences import Preferences
from data.store import Store
from render.languages import language

_REMEMBERED = 4096
"""People whose preferences stay in memory."""

_FOR = timedelta(minutes=1)
"""How long they are believed, should news of a change not arrive."""


class ReaderPreferences:
    """People's preferences, cached for a while.

    Args:
        now: the time, in UTC.
    """

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self._known: TTLCache[int, Preferences] = TTLCache(
            _REMEMBERED, ttl=_FOR.total_seconds(), timer=lambda: now().timestamp()
        )
        self._changes = 0
        store.listen(self._heard)

    def known(self, user: int) -> Preferences:
        """A person's preferences if cached; otherwise the defaults."""
        return self._known.get(user) or Preferences()

    async def of(self, user: int) -> Preferences:
        """A person's preferences; the defaults for somebody who never chose."""
        if self._store.hears and (known := self._known.get(user)) is not None:
            return known
        changes = self._changes
        person = await self._store.person(user)
        preferences = person.preferences if person is not None else Preferences()
        if self._changes == changes:  # else they may have chosen meanwhile
            self._known[user] = preferences
        return preferences

    async def choose(
        self, user: int, locale: str, changed: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Change what a person has chosen; `locale` is what their Discord says. Raises what `changed` raises."""
        return (await self._store.choose(user, language(locale), changed, self._now())).preferences

    def _heard(self, invalidation: Invalidation) -> None:
        """Drop a person's cached preferences after a write by any process, or everybody's."""
        if invalidation.kind is InvalidationKind.SERVER:
            return
        self._changes += 1
        if invalidation.id is None:
            self._known.clear()
        else:
            self._known.pop(invalidation.id, None)
