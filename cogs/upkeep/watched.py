"""The protocol of the bot that monitoring uses."""

from __future__ import annotations

from typing import Protocol

import discord

from data.store import Store


class Watched(Protocol):
    """The bot as monitoring sees it."""

    @property
    def store(self) -> Store:
        """What is kept."""

    @property
    def discord_client(self) -> discord.Client:
        """Discord's side."""

    @property
    def queues(self) -> dict[str, int]:
        """The lengths of queues, by name."""

    @property
    def processes(self) -> list[int]:
        """The process ids of the workers."""

    async def worker_answers(self) -> None:
        """Wait until a worker has completed a job."""
