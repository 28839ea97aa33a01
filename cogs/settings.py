"""`/settings`: what a person chooses for themselves, on one private panel. Every choice counts at once."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo, available_timezones

import discord
from babel.dates import get_timezone_location
from discord import app_commands, ui
from discord.ext import commands

from cogs.bot.errors import Refused
from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout, select
from cogs.components.locale import locale_of, preferences_of
from cogs.components.router import GREEN, GREY, Choose, Click, Interaction, Part, act, button
from cogs.panels.play import put
from engines.tables.preferences import LONGEST_QUIET, Preferences
from render.translate import LOCALES, language, word

if TYPE_CHECKING:
    from cogs.bot.client import Client

ZONES = (
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Halifax", "America/Sao_Paulo", "UTC", "Europe/London", "Europe/Berlin",
    "Europe/Athens", "Europe/Istanbul", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata", "Asia/Dhaka",
    "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Adelaide", "Australia/Sydney",
    "Pacific/Auckland", "Africa/Johannesburg",
)  # fmt: skip
"""Time zones that the panel offers; every other one can be typed."""

_PARTS_OF_THE_WORLD = {
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific",
}  # fmt: skip
"""Where zones are named after places; all other names are old spellings of these."""

SWITCHES = ("direct_messages", "confirm", "forced")
"""What is on or off."""

STATES = ("on", "off")

MOST_CHOICES = 25

NIGHT = 8 * 60
"""Minutes that are quiet when somebody without quiet hours chooses when they start."""


class Settings(commands.Cog):
    """One's own settings."""

    @app_commands.command()
    @app_commands.describe(zone="Your time zone")
    async def settings(self, it: discord.Interaction[Any], zone: str | None = None) -> None:
        """Language, time zone, quiet hours, messages: how you like to play."""
        await it.response.defer(ephemeral=True, thinking=True)
        if zone is not None:
            await _choose(it, "zone", zone)
        await put(it, settings_panel(it), [])

    @settings.autocomplete("zone")
    async def _zones(self, it: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        locale, now = locale_of(it), it.created_at
        wanted = _folded(typed)
        found = [zone for zone in zones() if wanted in _folded(zone) or wanted in _folded(city(zone, locale))]
        return [app_commands.Choice(name=zone_label(zone, locale, now), value=zone) for zone in found][
            :MOST_CHOICES
        ]


def settings_panel(it: Interaction) -> ui.LayoutView:
    """What is chosen, and the means to choose otherwise."""
    chosen, locale, now = preferences_of(it), locale_of(it), it.created_at
    own = word(f"language-{language(str(it.locale))}", locale)
    tongues = [("discord", word("settings-language-discord", locale, language=own))]
    tongues += [
        (each, word("settings-language-is", locale, language=word(f"language-{each}", locale)))
        for each in LOCALES
    ]
    offered = [*ZONES, *([] if chosen.zone in ZONES else [chosen.zone])]
    hours = [
        (str(hour * 60), word("settings-since-time", locale, time=_clock(hour * 60))) for hour in range(24)
    ]
    lengths = [(str(60 * count), word("settings-quiet-hours", locale, count=count))
               for count in range(LONGEST_QUIET // 60 + 1)]  # fmt: skip
    rows: list[list[Part]] = [
        [_select("language", tongues, chosen.language or "discord", locale)],
        [_select("zone", [(zone, zone_label(zone, locale, now)) for zone in offered], chosen.zone, locale)],
        [_select("since", hours, str(chosen.quiet_from) if chosen.quiet else "", locale)],
        [_select("quiet", lengths, str(chosen.quiet), locale)],
        [_switch(name, getattr(chosen, name), locale) for name in SWITCHES],
    ]
    said = [
        word("settings-title", locale),
        word("settings-zone-now", locale, zone=zone_label(chosen.zone, locale, now)),
        word("settings-quiet-none", locale)
        if not chosen.quiet
        else word(
            "settings-quiet-now", locale, since=_clock(chosen.quiet_from), until=_clock(chosen.quiet_until)
        ),
        *(
            word(f"settings-{name.replace('_', '-')}-{_on(getattr(chosen, name))}", locale)
            for name in SWITCHES
        ),
    ]
    return layout("\n".join(said), rows=rows)


@act("like")
async def _like(click: Click) -> None:
    """Something was chosen on the panel: the tag holds its name, and for a switch what it becomes."""
    await click.it.response.defer()
    name, _, value = click.tag.rest.partition(" ")
    await _choose(click.it, name, click.values[0] if click.values else value)
    await put(click.it, settings_panel(click.it), [])


async def _choose(it: Interaction, name: str, value: str) -> None:
    """Change one thing.

    Raises:
        Refused: there is no such time zone, or choice.
    """
    try:
        it.extras["likes"] = await it.client.preferences.choose(
            it.user.id, str(it.locale), lambda now: changed(now, name, value)
        )
    except ValueError:
        key = "settings-no-such-zone" if name == "zone" else "settings-no-such-choice"
        raise Refused(word(key, locale_of(it), value=value[:50])) from None


def changed(chosen: Preferences, name: str, value: str) -> Preferences:
    """The preferences with another choice, as the panel spells it.

    Raises:
        ValueError: there is no such choice.
    """
    match name:
        case "language" if value in ("discord", *LOCALES):
            return replace(chosen, language=value if value in LOCALES else None)
        case "zone" if value in zones():
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


@cache
def zones() -> tuple[str, ...]:
    """All time zones, by name; those that are offered come first."""
    known = (zone for zone in available_timezones() if zone.partition("/")[0] in _PARTS_OF_THE_WORLD)
    return tuple(dict.fromkeys([*ZONES, *sorted(known)]))


@cache
def city(zone: str, locale: str) -> str:
    """What a zone is named after, in a language."""
    return get_timezone_location(ZoneInfo(zone), locale=language(locale), return_city=True)


def zone_label(zone: str, locale: str, now: datetime) -> str:
    """A zone with its name and the time that it is there."""
    named = city(zone, locale)
    name = zone if named == zone else f"{named} ({zone})"
    return f"{name} · {now.astimezone(ZoneInfo(zone)):%H:%M}"[:100]


def _select(name: str, choices: list[tuple[str, str]], chosen: str, locale: str) -> Choose:
    return select(CustomId("like", rest=name), choices, chosen, word(f"settings-{name}", locale))


def _switch(name: str, on: bool, locale: str) -> Part:
    style = GREEN if on else GREY
    label = word(f"settings-{name.replace('_', '-')}", locale, state=_on(on))
    return button(CustomId("like", rest=f"{name} {_on(not on)}"), label, style)


def _on(value: bool) -> str:
    return "on" if value else "off"


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _folded(text: str) -> str:
    return text.casefold().replace("_", "").replace(" ", "")


async def setup(client: Client) -> None:
    """Add the command to a bot."""
    await client.add_cog(Settings())
