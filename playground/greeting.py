"""What a first visit reads, and how one press on it becomes a running game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from engines import GAMES
from render.languages import language
from render.sentences import dashed, word
from sandbox.model.channels import Channel
from sandbox.model.errors import TestError
from sandbox.page.greeting import Card, Words
from sandbox.page.room import Room, people
from sandbox.people.person import Person
from sandbox.process.child import Child
from sandbox.sandbox import Sandbox
from sandbox.server.loopback import StillWaiting

_PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
_SECONDS: Final = 30.0


class Greeting:
    """One card per game; pressing its button types `/table new` and `/table start` on the person's behalf.

    Args:
        discord: the sandbox.
        channel: the channel that the greeting stands in.
        tables: the channel in which the games are opened.
    """

    def __init__(self, discord: Sandbox, channel: Channel, tables: Channel) -> None:
        self._discord = discord
        self.channel, self._tables = channel, tables
        self._one_at_a_time = asyncio.Lock()

    def words(self, locale: str) -> Words:
        """The games in the language of a Discord locale."""
        tables = f"<#{self._tables.id}>"
        cards = [
            Card(game, word(f"{dashed(game)}-title", locale), word(f"{dashed(game)}-blurb", locale))
            for game in GAMES
        ]
        return Words(
            word("playground-title", locale),
            word("playground-text", locale),
            word("playground-begin", locale),
            word("button-learn", locale),
            tuple(cards),
            (
                word("playground-people", locale, tables=tables),
                word("playground-dms", locale),
                word("playground-restart", locale),
                word("playground-loopback", locale),
            ),
        )

    def picture(self, key: str) -> Path | None:
        """A picture of the game, if there is one."""
        path = _PICTURES / f"{key}.webp"
        return path if key in GAMES and path.is_file() else None

    async def begin(self, person: Person, key: str, also: bool = False) -> Channel:
        """Start a game of this person against one computer player; its thread. Or their lessons of it, where games are opened.

        Args:
            also: whether they would like to learn it.

        Raises:
            TestError: the bot opened no table, or did not start it; with what it said instead.
        """
        if key not in GAMES:
            raise ValueError(f"there is no game {key!r}")
        if also:
            await (await person.slash(self._tables, "learn", game=key)).settled(_SECONDS)
            return self._tables
        async with self._one_at_a_time:
            lobbies, threads = len(self._tables.messages), len(self._tables.threads)
            options: dict[str, Any] = {
                "game": key,
                "players": 2,
                "computers": 1,
                "language": language(person.locale),
            }
            said = await person.slash(self._tables, "table new", **options)
            settled = await said.settled(_SECONDS)
            if len(self._tables.messages) == lobbies:
                raise TestError(settled.text)
            self._tables.remove([settled])  # the options of a table that has been started are of no use
            said = await person.slash(self._tables, "table start")
            settled = await said.settled(_SECONDS)
            self._tables.remove([settled])
            try:
                began = await self._discord.until(
                    lambda: self._tables.threads[threads:], "thread of the game", _SECONDS
                )
                return began[0]
            except StillWaiting:
                raise TestError(settled.text) from None


def furnished(discord: Sandbox, child: Child | None = None) -> Room:
    """A server with a channel for the greeting and one for the games."""
    guild = discord.guild("Game night")
    welcome, tables = guild.channel("welcome"), guild.channel("tables")
    return Room(discord, guild, people(guild), child, Greeting(discord, welcome, tables))
