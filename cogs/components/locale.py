"""Who reads: what people have chosen for themselves, and the language in which they are answered."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import discord

from engines.tables.preferences import Preferences
from engines.tables.store import Store
from render.translate import language

if TYPE_CHECKING:
    from cogs.bot.client import Client

_REMEMBERED = 4096
"""People whose preferences stay in memory."""

_FOR = timedelta(minutes=1)
"""How long they are believed: another process may have changed them."""


class ReaderPreferences:
    """People's preferences, read once and remembered for a while.

    Args:
        now: the time, in UTC.
    """

    def __init__(self, store: Store, now: Callable[[], datetime]) -> None:
        self._store = store
        self._now = now
        self._known: OrderedDict[int, tuple[datetime, Preferences]] = OrderedDict()

    async def of(self, user: int) -> Preferences:
        """What a person has chosen; the defaults for somebody who never chose."""
        known = self._known.get(user)
        if known is not None and self._now() - known[0] <= _FOR:
            return known[1]
        player = await self._store.player(user)
        likes = player.likes if player is not None else Preferences()
        if self._known.get(user) is known:  # else they have chosen meanwhile
            self._remember(user, likes)
        return likes

    async def choose(
        self, user: int, locale: str, changed: Callable[[Preferences], Preferences]
    ) -> Preferences:
        """Change what a person has chosen; `locale` is what their Discord says. Raises what `changed` raises."""
        likes = (await self._store.choose(user, language(locale), changed)).likes
        self._remember(user, likes)
        return likes

    def forget(self, user: int) -> None:
        """Read them anew next time."""
        self._known.pop(user, None)

    def _remember(self, user: int, likes: Preferences) -> None:
        self._known[user] = self._now(), likes
        self._known.move_to_end(user)
        while len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)


async def read_preferences(it: discord.Interaction[Client]) -> None:
    """Learn what whoever did this has chosen; before anything is answered."""
    it.extras["likes"] = await it.client.preferences.of(it.user.id)


def preferences_of(it: discord.Interaction[Any]) -> Preferences:
    """What whoever did this has chosen."""
    found = it.extras.get("likes")
    return found if isinstance(found, Preferences) else Preferences()


def locale_of(it: discord.Interaction[Any]) -> str:
    """The language in which whoever did this is answered: their own choice, else what their Discord says."""
    return preferences_of(it).language or str(it.locale)
