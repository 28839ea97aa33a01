"""What the monitoring knows of the bot; `cogs.bot.client` is one."""

from __future__ import annotations

from typing import Protocol

import discord

from data.store import Store


class Watched(Protocol):
    """The bot, as its health is seen."""

    @property
    def store(self) -> Store:
        """What is kept."""

    @property
    def discord_client(self) -> discord.Client:
        """Discord's side."""

    @property
    def queues(self) -> dict[str, int]:
        """What waits for its turn, by the name of the queue."""

    @property
    def processes(self) -> list[int]:
        """The numbers of the worker processes."""

    async def worker_answers(self) -> None:
        """Wait for a worker that has done something."""
