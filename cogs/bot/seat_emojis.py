"""Uploads the seats' shapes as emojis of the application, and keeps them there.

An emoji's name changes with its drawing, so what is there need not be uploaded again, and a new drawing takes the place of an
older one. That one stays: posts of older games show it, and so does a process of an older version.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import aiohttp
import discord

log = logging.getLogger(__name__)

LOOK: Final = 3600.0
"""Seconds from one look to the next: somebody may have deleted one."""
PATIENCE: Final = 10.0
"""Seconds that a look may take."""


class SeatEmojis:
    """The emojis of the seats.

    Args:
        client: whose application has the emojis.
        drawings: makes the picture of every seat, by its name.
    """

    def __init__(self, client: discord.Client, drawings: Callable[[], Mapping[str, bytes]]) -> None:
        self._client = client
        self._drawings = drawings
        self.shown: Sequence[str] = ()
        """An emoji for every seat, or none at all while not all are there."""

    async def run(self) -> None:
        """Check them until cancelled; nobody waits for the first check."""
        while True:
            await self.look()
            await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Upload missing emojis; if refused, texts use plain tokens."""
        drawings = await asyncio.to_thread(self._drawings)
        if not drawings:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                there = await self._there()
                if missing := [name for name in drawings if name not in there]:
                    self.shown = ()
                for name in missing:
                    there = await self._with(name, drawings[name], there)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            log.warning("the emojis of the seats cannot be seen to: %s", error)
        else:
            self.shown = tuple(str(there[name]) for name in drawings)

    async def _there(self) -> dict[str, discord.Emoji]:
        return {each.name: each for each in await self._client.fetch_application_emojis()}

    async def _with(
        self, name: str, picture: bytes, there: dict[str, discord.Emoji]
    ) -> dict[str, discord.Emoji]:
        """The emojis with this one added; another process may have uploaded it meanwhile.

        Raises:
            DiscordException: it is refused.
        """
        if name in there:
            return there
        try:
            made = await self._client.create_application_emoji(name=name, image=picture)
        except discord.HTTPException:
            there = await self._there()
            if name not in there:
                raise
            return there
        log.info("uploaded the emoji %s", name)
        return there | {name: made}
