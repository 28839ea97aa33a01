"""The sandbox as tests use it: the loopback server, the people on it, and bots that run in this process."""

from __future__ import annotations

import asyncio
from functools import cached_property
from types import TracebackType

import discord

from sandbox.model.errors import TestError
from sandbox.people.guild import Guild, create_guild
from sandbox.people.person import Person
from sandbox.process.runner import redirect_discord
from sandbox.server.loopback import Loopback


class Sandbox(Loopback):
    """One Discord: `async with Sandbox() as discord` binds it to a free port of 127.0.0.1.

    Leaving the block fails if the bot sent anything that Discord would not accept.
    """

    @cached_property
    def _hosted(self) -> dict[discord.Client, asyncio.Task[None]]:
        """The bots of this process."""
        return {}

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        for client in list(self._hosted):
            await self.stop(client)
        await super().__aexit__(kind, error, where)

    def guild(self, name: str, *, locale: str = "en-US") -> Guild:
        """The guild of this name; a new one with the bot in it if there is none."""
        for guild in self.world.guilds.values():
            if isinstance(guild, Guild) and guild.name == name:
                return guild
        return create_guild(self.world, name, locale, self._new_person)

    def person(self, name: str, *, locale: str = "en-US") -> Person:
        """Somebody who is in no guild yet."""
        return self._new_person(name, locale)

    def _new_person(self, name: str, locale: str) -> Person:
        person = Person(self, self.world, name, locale)
        self.world.users[person.id] = person
        return person

    async def run(self, client: discord.Client, *, commands: bool = True) -> None:
        """Run a bot in this process, until it is connected; it is stopped at the end."""
        redirect_discord(self.base)
        sessions = self.gateway.identified
        running = asyncio.create_task(client.start(self.token))
        self._hosted[client] = running
        await self.until(lambda: self.gateway.identified > sessions or running.done(), "identified bot")
        if running.done():
            running.result()
            raise TestError(f"{client} has ended")
        await self.connected(commands=commands)

    async def stop(self, client: discord.Client) -> None:
        """Stop a bot of this process, if it runs."""
        task = self._hosted.pop(client, None)
        if task is not None:
            await client.close()
            await asyncio.gather(task, return_exceptions=True)
