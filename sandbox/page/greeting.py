"""What a first visit reads, and how one press on it becomes a running game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Final

from engines import GAMES
from render.translate import dashed, language, word
from sandbox.model.errors import TestError
from sandbox.model.places import Channel, Thread
from sandbox.model.wire import Json
from sandbox.model.world import Guild
from sandbox.people.person import Person
from sandbox.server.loopback import Sandbox, StillWaiting

_PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
_SECONDS: Final = 30.0


class Greeting:
    """One button per game; pressing it types `/table new` and `/table start` on the person's behalf.

    Args:
        discord: the sandbox.
        welcome: the channel that the greeting stands in.
        tables: the channel in which the games are opened.
    """

    def __init__(self, discord: Sandbox, welcome: Channel, tables: Channel) -> None:
        self._discord = discord
        self._welcome, self._tables = welcome, tables
        self._one_at_a_time = asyncio.Lock()

    def words(self, locale: str) -> Json:
        """The games in the reader's language, and where the greeting stands."""
        tongue = language(locale)
        games = [
            {
                "game": game,
                "title": word(f"{dashed(game)}-title", tongue),
                "blurb": word(f"{dashed(game)}-blurb", tongue),
                "picture": self.picture(game) is not None,
            }
            for game in GAMES
        ]
        return {"channel": str(self._welcome.id), "tables": str(self._tables.id), "games": games}

    def picture(self, game: str) -> Path | None:
        """A picture of the game, if there is one."""
        path = _PICTURES / f"{game}.png"
        return path if game in GAMES and path.is_file() else None

    async def begin(self, person: Person, game: str) -> Thread:
        """Start a game of this person against one computer player; its thread.

        Raises:
            TestError: the bot opened no table, or did not start it; with what it said instead.
        """
        if game not in GAMES:
            raise ValueError(f"there is no game {game!r}")
        async with self._one_at_a_time:
            lobbies, threads = len(self._tables.messages), len(self._tables.threads)
            wishes: dict[str, Any] = {
                "game": game,
                "players": 2,
                "computers": 1,
                "language": language(person.locale),
            }
            said = await person.slash(self._tables, "table new", **wishes)
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


def furnish(discord: Sandbox) -> tuple[Guild, list[Person], Greeting]:
    """A server with two channels and four people, one of them a moderator, and the greeting in its channel."""
    guild = discord.guild("Game night")
    welcome, tables = guild.channel("welcome"), guild.channel("tables")
    people = [
        guild.person("Ana"),
        guild.person("Ben"),
        guild.person("Chie", locale="ja"),
        guild.person("Dara", can=("manage_guild", "manage_messages", "manage_threads")),
    ]
    return guild, people, Greeting(discord, welcome, tables)
