"""Leaves the fingerprint of a table's secret in messages that are never edited, and compares it with what was posted.

What a database holds can be changed by whoever runs it. What Discord has taken stays there, with its time.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from typing import Any

import discord

from cogs.interactions.bot import Bot
from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Message
from cogs.posts import commitments
from cogs.upkeep import crews, thread
from data.records import audiences
from data.records.audiences import Audience
from data.records.rows import SurfaceRow
from tables.table import Table

log = logging.getLogger(__name__)

_FINGERPRINT = re.compile(r"[0-9a-f]{64}")


class Commitments:
    """Posts fingerprints, and remembers which ones Discord has taken."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._posted: dict[str, tuple[str, ...]] = {}
        """The fingerprints of lobbies as Discord has them."""

    async def posted(self, table: Table, shown: Mapping[str, SurfaceRow]) -> tuple[str, ...]:
        """The fingerprints of a table that stand in Discord, the lobby post's first. They are read there once after a start."""
        if table.row.id not in self._posted:
            found: dict[str, None] = {}
            for audience in (audiences.LOBBY, audiences.BOUND):
                if (surface := shown.get(audience)) is not None:
                    found |= dict.fromkeys(await self._read(surface))
            self._posted[table.row.id] = tuple(found)
        return self._posted[table.row.id]

    def took(self, table: Table) -> None:
        """Note that Discord has taken the present fingerprint, unless an earlier one stands there."""
        if not self._posted.get(table.row.id):
            self._posted[table.row.id] = (table.fingerprint,)

    def forget(self, table: str) -> None:
        """Forget a lobby that is closed or has started."""
        self._posted.pop(table, None)

    async def promise(self, table: Table) -> SurfaceRow:
        """Post a lobby's fingerprint, once: a silent line that is never edited. Returns where it stands."""
        surface = await self._bot.store.surface(table.row.id, audiences.BOUND)
        if surface is None:
            place = table.row.thread or table.row.channel
            surface = await self._post(table, audiences.BOUND, place, commitments.promise(table))
        return surface

    async def settle(self, table: Table, shown: Mapping[str, SurfaceRow]) -> None:
        """Post what Start has settled above the deal, once. If the secret is not the one of the lobby, everyone is called."""
        if table.origin is None or audiences.SETTLED in shown or table.row.thread is None:
            return
        others = [each for each in await self.posted(table, shown) if each != table.fingerprint]
        if others:
            log.warning("table %s: its secret has changed since its lobby was posted", table.row.id)
        pings = crews.people(table) if others else []
        said = commitments.settled(table, others, pings)
        await self._post(table, audiences.SETTLED, table.row.thread, said, pings)
        self.forget(table.row.id)

    async def _post(
        self, table: Table, audience: Audience, place: int, said: Message, pings: list[int] | None = None
    ) -> SurfaceRow:
        nonce = f"{table.row.id}-{audience}"
        message = await thread.post_in(self._bot, table, place, said, nonce, pings or (), silent=not pings)
        surface = SurfaceRow(table.row.id, audience, place, message, 0)
        await self._bot.store.set_surface(surface)
        return surface

    async def _read(self, surface: SurfaceRow) -> list[str]:
        """The fingerprints in a message; none if it is gone."""
        if surface.message is None:
            return []
        place = self._bot.discord_client.get_partial_messageable(surface.channel)
        try:
            found = await place.fetch_message(surface.message)
        except discord.NotFound:
            return []
        return [each for text in _texts(found.components) for each in _FINGERPRINT.findall(text)]


def _texts(components: Any) -> Iterator[str]:
    """The texts of a message, and what the ids of its fairness buttons carry."""
    for each in components:
        if isinstance(each, discord.TextDisplay):
            yield each.content
        id = CustomId.parse(getattr(each, "custom_id", None) or "")
        if id is not None and id.action == "fair":
            yield id.rest
        yield from _texts(getattr(each, "children", ()))
