"""List the servers on which the bot is: number, name, about how many members. It may run beside the bot."""

from __future__ import annotations

import discord

from cli.failure import CannotStart, failed, read_settings, refuse
from cli.leave import at_discord


def main() -> int:
    """Print a line for each; returns 0, or 1 if Discord refuses, or 2."""

    async def ask(client: discord.Client) -> list[str]:
        return [
            f"{guild.id}  {guild.name}  {guild.approximate_member_count} members"
            async for guild in client.fetch_guilds(limit=None)
        ]

    try:
        print("\n".join(at_discord(read_settings(), ask)) or "none")
    except CannotStart as error:
        return refuse(error)
    except discord.HTTPException as error:
        return failed(f"Discord refused: HTTP {error.status}, {error.code}: {error.text}")
    return 0
