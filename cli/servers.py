"""List the servers on which the bot is: number, name, about how many members. It may run beside the bot."""

from __future__ import annotations

import discord

from cli.at_discord import at_discord
from cli.failure import CannotStart, read_settings, refuse


def main() -> int:
    """Print a line for each; returns 0, or 2 if that was not possible."""

    async def ask(client: discord.Client) -> list[str]:
        return [
            f"{guild.id}  {guild.name}  {guild.approximate_member_count} members"
            async for guild in client.fetch_guilds(limit=None)
        ]

    try:
        print("\n".join(at_discord(read_settings(), ask)) or "none")
    except CannotStart as error:
        return refuse(error)
    return 0
