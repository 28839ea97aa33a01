"""`/settings`: what a person chooses for themselves, on one private panel. Every choice counts at once."""

from __future__ import annotations

from contextlib import suppress
from datetime import date, timedelta

from discord import app_commands
from discord.ext import commands

from cogs.handlers.settings import choose, show_settings, today_of
from cogs.interactions.commands import context
from cogs.messages import time_zones
from cogs.messages.interaction import Interaction
from cogs.panels.spans import together
from data.records.preferences import LONGEST_AWAY

MOST_CHOICES = 25


class Settings(commands.Cog):
    """One's own settings."""

    @app_commands.command()
    @app_commands.describe(
        zone="Your time zone", away="The first day of a longer break", until="The last day of a longer break"
    )
    async def settings(
        self, it: Interaction, zone: str | None = None, away: str | None = None, until: str | None = None
    ) -> None:
        """Language, time zone, quiet hours, messages: how you like to play."""
        ctx = context(it)
        if zone is not None:
            await choose(ctx, "zone", time_zones.parse_zone(zone))
        if away is not None or until is not None:
            today = f"{today_of(ctx):%Y-%m-%d}"
            await choose(ctx, "away", f"{away or today} {until or away}")
        await show_settings(ctx)

    @settings.autocomplete("zone")
    async def _zones(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        locale = context(it).locale
        return [
            app_commands.Choice(name=time_zones.label(zone, locale, it.created_at), value=zone)
            for zone in time_zones.find_zones(typed, locale)[:MOST_CHOICES]
        ]

    @settings.autocomplete("away")
    async def _first_days(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        return _days(today_of(ctx), typed, ctx.locale)

    @settings.autocomplete("until")
    async def _last_days(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        first = today_of(ctx)
        with suppress(ValueError):
            first = date.fromisoformat(getattr(it.namespace, "away", None) or "")
        return _days(first, typed, ctx.locale)


def _days(first: date, typed: str, locale: str) -> list[app_commands.Choice[str]]:
    """Days to choose from, from a first one on."""
    days = [first + timedelta(days=ahead) for ahead in range(LONGEST_AWAY.days)]
    named = [
        (f"{time_zones.day_name(each, locale)}{together(str(each), locale)}", str(each)) for each in days
    ]
    found = [(name, value) for name, value in named if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=value) for name, value in found[:MOST_CHOICES]]


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(Settings())
