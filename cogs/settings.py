"""`/settings`: what a person chooses for themselves, on one private panel. Every choice counts at once."""

from __future__ import annotations

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from cogs.interactions.answer import Kind
from cogs.interactions.commands import context
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.messages import time_zones
from cogs.messages.interaction import Interaction
from cogs.panels.settings import STATES, settings_panel
from data.records.preferences import LONGEST_QUIET, Preferences
from render.translate import LOCALES

MOST_CHOICES = 25

NIGHT = 8 * 60
"""Minutes that are quiet when somebody without quiet hours chooses when they start."""

handlers = Handlers()


class Settings(commands.Cog):
    """One's own settings."""

    @app_commands.command()
    @app_commands.describe(zone="Your time zone")
    async def settings(self, it: Interaction, zone: str | None = None) -> None:
        """Language, time zone, quiet hours, messages: how you like to play."""
        ctx = context(it)
        if zone is not None:
            await _choose(ctx, "zone", time_zones.meant(zone))
        await _show(ctx)

    @settings.autocomplete("zone")
    async def _zones(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        locale = context(it).locale
        return [
            app_commands.Choice(name=time_zones.label(zone, locale, it.created_at), value=zone)
            for zone in time_zones.found(typed, locale)[:MOST_CHOICES]
        ]


@handlers.click("like", Kind.UPDATE)
async def _like(ctx: Context, click: Click) -> None:
    """Something was chosen on the panel: the id holds its name, and for a switch what it becomes."""
    name, _, value = click.id.rest.partition(" ")
    await _choose(ctx, name, click.values[0] if click.values else value)
    await _show(ctx)


async def _show(ctx: Context) -> None:
    await ctx.show(settings_panel(ctx.preferences, ctx.discord_locale, ctx.locale, ctx.it.created_at))


async def _choose(ctx: Context, name: str, value: str) -> None:
    """Change one thing.

    Raises:
        Refused: there is no such time zone, or choice.
    """
    try:
        ctx.preferences = await ctx.bot.preferences.choose(
            ctx.user, ctx.discord_locale, lambda now: changed(now, name, value)
        )
    except ValueError:
        key = "settings-no-such-zone" if name == "zone" else "settings-no-such-choice"
        raise Refused(key, value=value[:50]) from None


def changed(chosen: Preferences, name: str, value: str) -> Preferences:
    """The preferences with another choice, as the panel spells it.

    Raises:
        ValueError: there is no such choice.
    """
    match name:
        case "language" if value in ("discord", *LOCALES):
            return replace(chosen, language=value if value in LOCALES else None)
        case "zone" if value in time_zones.zones():
            return replace(chosen, zone=value)
        case "since":
            since = int(value)
            return replace(chosen, quiet_from=since, quiet_until=(since + (chosen.quiet or NIGHT)) % 1440)
        case "quiet" if 0 <= int(value) <= LONGEST_QUIET:
            return replace(chosen, quiet_until=(chosen.quiet_from + int(value)) % 1440)
        case "direct_messages" if value in STATES:
            return replace(chosen, direct_messages=value == "on")
        case "confirm" if value in STATES:
            return replace(chosen, confirm=value == "on")
        case "forced" if value in STATES:
            return replace(chosen, forced=value == "on")
    raise ValueError(f"{name} cannot be {value!r}")


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the command to a bot."""
    await client.add_cog(Settings())
