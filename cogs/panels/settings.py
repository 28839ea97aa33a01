"""The panel of a person's own settings."""

from __future__ import annotations

from datetime import datetime, timedelta

from cogs.messages import time_zones
from cogs.messages.custom_ids import CustomId
from cogs.messages.markdown import day, moment
from cogs.messages.message import Button, Component, Message, Select, Style, message, select
from data.records.preferences import LONGEST_QUIET, Preferences
from render.languages import LOCALES, language
from render.sentences import word

SWITCHES = ("direct_messages", "confirm", "forced", "words", "puzzles_named")
"""What is on or off."""

NO_DIGEST = "off"
"""How single calls are spelled, in place of the minute of a digest."""

STATES = ("on", "off")
"""How that is spelled in ids."""


def settings_panel(
    chosen: Preferences, reached: bool, discord_locale: str, locale: str, now: datetime
) -> Message:
    """A person's settings, each with a way to change it.

    Args:
        reached: whether direct messages reach the person, as far as is known.
        discord_locale: the language of the person's Discord, which is one of the choices.
    """
    rows: list[list[Component]] = [
        [_select("language", _languages(discord_locale, locale), chosen.language or "discord", locale)],
        [_select("zone", zone_choices(chosen.zone, locale, now), chosen.zone, locale)],
        [_select("since", _hours(locale), str(chosen.quiet_from) if chosen.quiet else "", locale)],
        [_select("quiet", _lengths(locale), str(chosen.quiet), locale)],
        [
            _select(
                "digest", _digests(locale), str(NO_DIGEST if chosen.digest is None else chosen.digest), locale
            )
        ],
        [_switch(name, getattr(chosen, name), locale) for name in SWITCHES],
        [Button(CustomId("like", rest="away "), word("settings-away-end", locale))]
        if chosen.away is not None and chosen.away[1] > now
        else [],
    ]
    said = [
        word("settings-title", locale),
        word("settings-zone-now", locale, zone=time_zones.label(chosen.zone, locale, now)),
        _quiet_hours(chosen, locale),
        _digest(chosen, reached, locale, now),
        _away(chosen, locale, now),
        *(
            word(f"settings-{name.replace('_', '-')}-{_on(getattr(chosen, name))}", locale)
            for name in SWITCHES
        ),
    ]
    return message(said, rows=rows)


def _languages(discord_locale: str, locale: str) -> list[tuple[str, str]]:
    own = word(f"language-{language(discord_locale)}", locale)
    return [
        ("discord", word("settings-language-discord", locale, language=own)),
        *(
            (each, word("settings-language-is", locale, language=word(f"language-{each}", locale)))
            for each in LOCALES
        ),
    ]


def zone_choices(chosen: str, locale: str, now: datetime) -> list[tuple[str, str]]:
    """The time zones that a panel has room for, and the chosen one, with their present times."""
    offered = dict.fromkeys([*time_zones.OFFERED, chosen])
    return [(zone, time_zones.label(zone, locale, now)) for zone in offered]


def _hours(locale: str) -> list[tuple[str, str]]:
    return [
        (str(hour * 60), word("settings-since-time", locale, time=_clock(hour * 60))) for hour in range(24)
    ]


def _lengths(locale: str) -> list[tuple[str, str]]:
    return [
        (str(60 * count), word("settings-quiet-hours", locale, count=count))
        for count in range(LONGEST_QUIET // 60 + 1)
    ]


def _digests(locale: str) -> list[tuple[str, str]]:
    hours = [
        (str(hour * 60), word("settings-digest-time", locale, time=_clock(hour * 60))) for hour in range(24)
    ]
    return [(NO_DIGEST, word("settings-digest-off", locale)), *hours]


def _digest(chosen: Preferences, reached: bool, locale: str, now: datetime) -> str:
    if (at := chosen.next_digest(now)) is None:
        return word("settings-digest-none", locale)
    if not (reached and chosen.direct_messages):
        return word("settings-digest-closed", locale, why="closed" if chosen.direct_messages else "off")
    return word("settings-digest-now", locale, at=moment(at))


def _away(chosen: Preferences, locale: str, now: datetime) -> str:
    if (away := chosen.away) is None or away[1] <= now:
        return word("settings-away-none", locale)
    return word("settings-away-now", locale, since=day(away[0]), until=day(away[1] - timedelta(seconds=1)))


def _quiet_hours(chosen: Preferences, locale: str) -> str:
    if not chosen.quiet:
        return word("settings-quiet-none", locale)
    since, until = _clock(chosen.quiet_from), _clock(chosen.quiet_until)
    return word("settings-quiet-now", locale, since=since, until=until)


def _select(name: str, choices: list[tuple[str, str]], chosen: str, locale: str) -> Select:
    return select(CustomId("like", rest=name), choices, chosen, word(f"settings-{name}", locale))


def _switch(name: str, on: bool, locale: str) -> Button:
    label = word(f"settings-{name.replace('_', '-')}", locale, state=_on(on))
    return Button(CustomId("like", rest=f"{name} {_on(not on)}"), label, Style.GREEN if on else Style.GREY)


def _on(value: bool) -> str:
    return "on" if value else "off"


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"
