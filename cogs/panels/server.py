"""The panel of a server's settings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from types import MappingProxyType

from cogs.messages.clocks import CLOCKS
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import clock_words
from cogs.messages.markdown import moment
from cogs.messages.message import (
    Button,
    ChannelSelect,
    Component,
    Message,
    RoleSelect,
    Select,
    message,
    select,
)
from cogs.messages.time_zones import city
from cogs.panels.lobby import VACATIONS, rated_choices
from cogs.panels.settings import zone_choices
from data.records.enums import AbsenceRule, Seating
from data.records.puzzles import PuzzleChannelRow
from data.records.rows import GuildRow
from engines import GAMES
from render.languages import LOCALES
from render.sentences import dashed, listed, word
from tables.clocks.time_control import NO_CLOCK
from tables.conditions import NEEDED
from tables.crews.terms import DAYS
from tables.lobby_rules import VACATION

NEEDED_CHOICES = (0, 3, 5, 10, 20)
"""Finished games from which on somebody's figures count, as the panel offers them."""

DAYS_CHOICES = (0, 1, 3, 7, 30)
"""For how many days one must have been on the server to join an open crew."""

LIMITS = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20)
"""Tables at once per person that the panel offers."""


def server_panel(
    settled: GuildRow,
    channels: Sequence[int],
    roles: Mapping[str, int | None],
    locale: str,
    now: datetime,
    lacks: Mapping[tuple[str, ...], Sequence[int]] = MappingProxyType({}),
) -> Message:
    """A server's settings, with those marked that name something deleted.

    Args:
        channels: those of the settled channels that still exist.
        roles: the settled roles by their settings, as far as they still exist.
        lacks: the channels in which the bot lacks such permissions.
    """
    said = [word("server-title", locale)]
    if lost := len(settled.channels) - len(channels):
        said.append(word("server-channels-gone", locale, count=lost, left=len(channels)))
    for names, where in lacks.items():
        places = listed([f"<#{each}>" for each in where], locale)
        needed_there = listed([f"**{word(f'permission-{dashed(name)}', locale)}**" for name in names], locale)
        said.append(
            word("server-channels-lack", locale, channels=places, names=needed_there, count=len(names))
        )
    if settled.creators is not None and roles.get("creators") is None:
        said.append(word("server-role-gone", locale))
    if settled.moderators is not None and roles.get("moderators") is None:
        said.append(word("server-moderators-gone", locale))
    if settled.called is not None and roles.get("called") is None:
        said.append(word("server-called-gone", locale))
    said.append(word("server-help", locale))
    languages = [("discord", word("server-language-discord", locale))]
    languages += [(each, word(f"language-{each}", locale)) for each in LOCALES]
    limits = [("none", word("server-most-none", locale))]
    limits += [(str(count), word("server-most-count", locale, count=count)) for count in LIMITS]
    needed = [(str(count), word("server-needed-count", locale, count=count)) for count in NEEDED_CHOICES]
    days = [(str(count), word("server-days-count", locale, count=count)) for count in DAYS_CHOICES]
    rows: list[list[Component]] = [
        [_select("language", languages, settled.locale or "discord", locale)],
        [_select("zone", zone_choices(settled.zone, locale, now), settled.zone, locale)],
        [_select("most", limits, str(settled.most or "none"), locale)],
        [ChannelSelect(_id("channels"), tuple(channels), word("server-channels", locale))],
        [RoleSelect(_id("creators"), roles.get("creators"), word("server-creators", locale))],
        [RoleSelect(_id("moderators"), roles.get("moderators"), word("server-moderators", locale))],
        [RoleSelect(_id("called"), roles.get("called"), word("server-called", locale))],
        [RoleSelect(_id("crews"), roles.get("crews"), word("server-crews", locale))],
        [_select("days", days, settled.default("crew-days") or str(DAYS), locale)],
        [_select("needed", needed, str(NEEDED if settled.needed is None else settled.needed), locale)],
        [
            Button(CustomId("begins"), word("button-begins", locale)),
            Button(CustomId("tables", rest="0"), word("button-tables", locale)),
            Button(CustomId("bars"), word("button-bars", locale)),
            Button(CustomId("puzzleshere"), word("button-puzzle", locale)),
        ],
    ]
    return message(said, rows=rows)


def puzzles_panel(
    chosen: PuzzleChannelRow | None, there: bool, lacks: Sequence[str], zone: str, locale: str
) -> Message:
    """Where and when a server has the puzzle of each day.

    Args:
        there: whether the chosen channel still exists.
        lacks: the permissions that the bot lacks there.
    """
    said = [word("server-puzzles", locale)]
    if chosen is None:
        said.append(word("server-puzzles-none", locale))
    elif not there:
        said.append(word("server-puzzles-gone", locale))
    else:
        where = f"<#{chosen.channel}>"
        said.append(word("server-puzzles-now", locale, channel=where, next=moment(chosen.due)))
        if lacks:
            needed = listed([f"**{word(f'permission-{dashed(name)}', locale)}**" for name in lacks], locale)
            key = "server-channels-lack"
            said.append(word(key, locale, channels=where, names=needed, count=len(lacks)))
    said.append(word("server-puzzles-help", locale))
    hours = [
        (str(each), word("server-puzzles-hour", locale, time=f"{each:02}:00", zone=city(zone, locale)))
        for each in range(24)
    ]
    rows: list[list[Component]] = [
        [
            ChannelSelect(
                CustomId("puzzlesin"),
                (chosen.channel,) if chosen is not None and there else (),
                word("server-puzzles-channel", locale),
            )
        ],
        [select(CustomId("puzzlesat"), hours, str(chosen.hour), word("server-puzzles-hours", locale))]
        if chosen is not None
        else [],
        [Button(CustomId("settled"), word("button-back", locale))],
    ]
    return message(said, rows=rows)


def defaults_panel(settled: GuildRow, game: str, locale: str) -> Message:
    """The defaults of new tables.

    Args:
        game: the game whose own options are shown, too; "" for none.
    """
    clock = settled.default("clock") or NO_CLOCK
    clocks = [(each, clock_words(each, locale)) for each in dict.fromkeys([*CLOCKS, clock])]
    days = [
        (str(each), word("time-days" if each else "vacation-none", locale, count=each)) for each in VACATIONS
    ]
    absences = [(each.value, word(f"absence-{each}", locale)) for each in AbsenceRule]
    seatings = [(each, word(f"seating-{each}", locale)) for each in (Seating.RANDOM, Seating.JOINED)]
    games = [(each, word(f"{dashed(each)}-title", locale)) for each in GAMES]
    rows: list[list[Component]] = [
        [_default("clock", "lobby-clock", clocks, clock, locale)],
        [_default("vacation", "lobby-vacation", days, settled.default("vacation") or str(VACATION), locale)],
        [
            _default(
                "absence", "lobby-absence", absences, settled.default("absence") or AbsenceRule.IDLE, locale
            )
        ],
        [
            _default(
                "seating", "lobby-seating", seatings, settled.default("seating") or Seating.RANDOM, locale
            )
        ],
        [
            select(
                CustomId("begin", rest="rated"),
                rated_choices(locale),
                settled.default("rated") or "no",
                word("option-rated", locale),
            )
        ],
        [select(CustomId("begins"), games, game, word("server-begins-game", locale))],
        *_game_defaults(settled, game, locale),
        [Button(CustomId("settled"), word("button-back", locale))],
    ]
    return message([word("server-begins", locale), word("server-begins-help", locale)], rows=rows)


def _game_defaults(settled: GuildRow, game: str, locale: str) -> list[list[Component]]:
    if game not in GAMES:
        return []
    found: list[list[Component]] = []
    for option in GAMES[game].options:
        if len(option.choices) > 1:
            key = f"{dashed(game)}-option-{dashed(option.name)}"
            texts = [(each, word(f"{key}-{dashed(each)}", locale)) for each in option.choices]
            name = f"{game}.{option.name}"
            found.append([_default(name, key, texts, settled.default(name) or option.choices[0], locale)])
    return found


def _default(name: str, key: str, choices: Sequence[tuple[str, str]], chosen: str, locale: str) -> Select:
    what = word(key, locale)
    labelled = [(value, word("pair", locale, label=what, value=label)) for value, label in choices]
    return select(CustomId("begin", rest=name), labelled, chosen, what)


def _select(name: str, choices: list[tuple[str, str]], chosen: str, locale: str) -> Select:
    what = word(f"server-{name}", locale)
    labelled = [(value, word("pair", locale, label=what, value=label)) for value, label in choices]
    return select(_id(name), labelled, chosen, what)


def _id(name: str) -> CustomId:
    return CustomId("server", rest=name)
