"""A person's own settings, chosen on one private panel."""

from __future__ import annotations

from dataclasses import replace

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.messages import time_zones
from cogs.panels.settings import STATES, settings_panel
from data.records.preferences import LONGEST_QUIET, Preferences
from render.sentences import LOCALES

NIGHT = 8 * 60
"""Minutes that are quiet when somebody without quiet hours chooses when they start."""


handlers = Handlers()


@handlers.click("like", Kind.UPDATE)
async def _like(ctx: Context, click: Click) -> None:
    """Change a setting; the id names it, and for a switch its new value."""
    name, _, value = click.id.rest.partition(" ")
    await choose(ctx, name, click.values[0] if click.values else value)
    await show_settings(ctx)


async def show_settings(ctx: Context) -> None:
    await ctx.show(settings_panel(ctx.preferences, ctx.discord_locale, ctx.locale, ctx.it.created_at))


async def choose(ctx: Context, name: str, value: str) -> None:
    """Change one setting.

    Raises:
        Refused: there is no such time zone, or choice.
    """
    try:
        ctx.preferences = await ctx.bot.preferences.choose(
            ctx.user, ctx.discord_locale, lambda now: with_choice(now, name, value)
        )
    except ValueError:
        key = "settings-no-such-zone" if name == "zone" else "settings-no-such-choice"
        raise Refused(key, value=value[:50]) from None


def with_choice(chosen: Preferences, name: str, value: str) -> Preferences:
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
        case "words" if value in STATES:
            return replace(chosen, words=value == "on")
    raise ValueError(f"{name} cannot be {value!r}")
