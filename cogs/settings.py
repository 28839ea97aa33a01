"""`/settings`: what a person chooses for themselves, on one private panel. Every choice counts at once."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.handlers.settings import choose, show_settings
from cogs.interactions.commands import context
from cogs.messages import time_zones
from cogs.messages.interaction import Interaction

MOST_CHOICES = 25


class Settings(commands.Cog):
    """One's own settings."""

    @app_commands.command()
    @app_commands.describe(zone="Your time zone")
    async def settings(self, it: Interaction, zone: str | None = None) -> None:
        """Language, time zone, quiet hours, messages: how you like to play."""
        ctx = context(it)
        if zone is not None:
            await choose(ctx, "zone", time_zones.parse_zone(zone))
        await show_settings(ctx)

    @settings.autocomplete("zone")
    async def _zones(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        locale = context(it).locale
        return [
            app_commands.Choice(name=time_zones.label(zone, locale, it.created_at), value=zone)
            for zone in time_zones.find_zones(typed, locale)[:MOST_CHOICES]
        ]


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(Settings())
