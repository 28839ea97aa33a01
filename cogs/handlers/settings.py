"""A person's own settings, chosen on one private panel."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.messages import time_zones
from cogs.panels.settings import NO_DIGEST, STATES, settings_panel
from data.records.preferences import LONGEST_QUIET, Preferences, zone_called
from render.languages import LOCALES

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
    """Show the panel."""
    person = await ctx.bot.store.person(ctx.user)
    reached = person is None or person.dm_ok
    await ctx.show(settings_panel(ctx.preferences, reached, ctx.discord_locale, ctx.locale, ctx.bot.now()))


def today_of(ctx: Context) -> date:
    """What day it is where a person lives."""
    return ctx.bot.now().astimezone(zone_called(ctx.preferences.zone)).date()


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
        key = {"zone": "settings-no-such-zone", "away": "settings-no-such-days"}.get(
            name, "settings-no-such-choice"
        )
        raise Refused(key, value=value[:50]) from None
    if name == "away":
        for table, _, _ in await ctx.bot.store.seats_of(ctx.user):
            ctx.bot.posts.wake(table)
    if name == "digest" and ctx.preferences.digest is not None:
        await ctx.bot.store.set_dm_ok(ctx.user, True)  # it is tried again


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
        case "away" if not value:
            return replace(chosen, away_from="", away_until="")
        case "away":
            first, _, last = value.partition(" ")
            return replace(chosen, away_from=first, away_until=last or first)
        case "digest" if value == NO_DIGEST:
            return replace(chosen, digest=None)
        case "digest":
            return replace(chosen, digest=int(value))
        case "direct_messages" if value in STATES:
            return replace(chosen, direct_messages=value == "on")
        case "confirm" if value in STATES:
            return replace(chosen, confirm=value == "on")
        case "forced" if value in STATES:
            return replace(chosen, forced=value == "on")
        case "words" if value in STATES:
            return replace(chosen, words=value == "on")
        case "puzzles_named" if value in STATES:
            return replace(chosen, puzzles_named=value == "on")
    raise ValueError(f"{name} cannot be {value!r}")
