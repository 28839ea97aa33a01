"""A server's statistics for a kind of game: seats, sources of points, records, luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from itertools import groupby

from cogs.messages.custom_ids import CustomId
from cogs.messages.markdown import day
from cogs.messages.message import Button, Component, Message, PlotPicture, Style, message, select
from cogs.messages.names import TOKENS
from cogs.panels.profile import rating_words, size_words
from cogs.panels.spans import decimal, labelled, percent, together
from community.statistics.person import GameRecord
from data.records.preferences import Preferences
from data.records.ratings import MORE
from data.records.statistics import Best, ChanceSum, GameSums, OptionSum, Rated, RatedOnce, SeatSum
from render.charts.calendar import Calendar
from render.charts.course import RatingCourse
from render.sentences import dashed, word

_MOST_OPTIONS = 4
_MOST_SOURCES = 10


def game_sums(
    game: str,
    sums: GameSums,
    bests: Sequence[Best],
    own: GameRecord | None,
    luck: Sequence[ChanceSum],
    locale: str,
) -> Message:
    """A game's statistics.

    Args:
        own: how the reader fares, None if they have not played it here.
        luck: what chance gave the reader.
    """
    name = word(f"{dashed(game)}-title", locale)
    if not sums.games:
        return message(word("stats-none", locale, game=name))
    turns = str(round(sums.turns / sums.games))
    said = [
        word("stats-title", locale, game=name),
        word("stats-games", locale, games=sums.games, turns=turns),
        *_seats(sums, locale),
        *_options(game, sums.options, locale),
        *_sources(sums, locale),
        *_own(sums, own, locale),
        *_records(bests, locale),
        *_luck(luck, sums.chances, locale),
    ]
    rows: list[list[Component]] = [
        [Button(CustomId("leaders", rest=f"here {game} {MORE}"), word("button-leaders", locale))]
    ]
    return message(said, rows=rows)


def _seats(sums: GameSums, locale: str) -> list[str]:
    """How often each seat wins, and its mean points, per number of players."""
    lines = []
    for seats, group in groupby(sums.seats, key=lambda each: each.seats):
        parts = [_seat(each, locale) for each in group]
        lines.append(f"- {labelled(word('lobby-seats', locale, count=seats), ' · '.join(parts), locale)}")
    return [f"**{word('stats-seats', locale)}**", *lines] if lines else []


def _seat(each: SeatSum, locale: str) -> str:
    mean = _average(str(round(each.score / each.games)), locale)
    return f"{TOKENS[each.seat]} {percent(each.won, each.games, locale)}{together(mean, locale)}"


def _options(game: str, options: Sequence[OptionSum], locale: str) -> list[str]:
    """The choices of options by how often they were played, where there is more than one."""
    if len(options) < 2:
        return []
    chosen = [dict(each.options) for each in options]
    differ = [name for name in chosen[0] if len({each.get(name) for each in chosen}) > 1]
    lines = []
    for each, choices in list(zip(options, chosen, strict=True))[:_MOST_OPTIONS]:
        keys = [f"{dashed(game)}-option-{dashed(name)}" for name in differ]
        parts = [
            labelled(word(key, locale), word(f"{key}-{dashed(choices[name])}", locale), locale)
            for key, name in zip(keys, differ, strict=True)
            if name in choices
        ]
        played = word("stats-played", locale, games=each.games, turns=str(round(each.turns / each.games)))
        lines.append(f"- {labelled(' · '.join(parts), played, locale)}")
    return [f"**{word('stats-options', locale)}**", *lines]


def _sources(sums: GameSums, locale: str) -> list[str]:
    total = sum(points for _, points in sums.sources if points > 0)
    lines = [
        f"- {labelled(word(label, locale), _average(decimal(points / max(1, sums.seats_played), 1, locale), locale), locale)} · {percent(points, total, locale)}"
        for label, points in sums.sources[:_MOST_SOURCES]
        if points > 0
    ]
    return [f"**{word('stats-sources', locale)}**", *lines] if lines else []


def _average(mean: str, locale: str) -> str:
    return word("stats-average", locale, mean=mean)


def _own(sums: GameSums, own: GameRecord | None, locale: str) -> list[str]:
    if own is None or own.score is None:
        return []
    mean = sum(each.score for each in sums.seats) / max(1, sums.seats_played)
    won = sum(each.won for each in sums.seats)
    said = word(
        "stats-own",
        locale,
        games=own.games,
        won=percent(own.won, own.games, locale),
        all_won=percent(won, sums.seats_played, locale),
        mean=decimal(own.score, 1, locale),
        all_mean=decimal(mean, 1, locale),
    )
    return [said]


def _records(bests: Sequence[Best], locale: str) -> list[str]:
    lines = [
        f"- {labelled(word(f'record-{each.name}', locale), f'**{each.value}**', locale)} · {_by(each, locale)} · {day(each.at)}"
        for each in sorted(bests, key=lambda each: (each.name != "score", each.name))
    ]
    return [f"**{word('stats-records', locale)}**", *lines] if lines else []


def _by(each: Best, locale: str) -> str:
    if each.person is None:
        return word("stats-computer", locale)
    return f"<@{each.person}>" if each.person > 0 else word("someone", locale)


def _luck(own: Sequence[ChanceSum], everybody: Sequence[ChanceSum], locale: str) -> list[str]:
    mine = {each.name: each for each in own}
    lines = []
    for each in everybody:
        shown = mine.get(each.name, each)
        key = f"stats-luck-{each.name}" if each.name in mine else f"stats-luck-{each.name}-all"
        lines.append(
            word(
                key,
                locale,
                count=shown.count,
                mean=decimal(shown.value / shown.count, 2, locale),
                expected=decimal(shown.expected / 1000 / shown.count, 2, locale),
                value=shown.value,
                due=decimal(shown.expected / 1000, 1, locale),
            )
        )
    return lines


CHOICES = ("results_seen", "times_seen", "everywhere", "feats_told", "stories")


def visibility(chosen: Preferences, locale: str) -> Message:
    """The choices what others may see, each a switch."""
    said = [word("seen-title", locale)]
    rows = []
    for name in CHOICES:
        on = getattr(chosen, name)
        key = f"seen-{name.replace('_', '-')}"
        said.append(f"- {word(f'{key}-{_on(on)}', locale)}")
        style = Style.GREEN if on else Style.GREY
        rows.append(
            [
                Button(
                    CustomId("seeing", rest=f"{name} {_on(not on)}"), word(key, locale, state=_on(on)), style
                )
            ]
        )
    return message(said, rows=rows)


def toggled(chosen: Preferences, name: str, on: bool) -> Preferences:
    """The preferences with one of the choices switched.

    Raises:
        ValueError: there is no such choice.
    """
    match name:
        case "results_seen":
            return replace(chosen, results_seen=on)
        case "times_seen":
            return replace(chosen, times_seen=on)
        case "everywhere":
            return replace(chosen, everywhere=on)
        case "feats_told":
            return replace(chosen, feats_told=on)
        case "stories":
            return replace(chosen, stories=on)
    raise ValueError(name)


def _on(value: bool) -> str:
    return "on" if value else "off"


DAYS = 26 * 7
"""Days of the calendar: half a year is what a phone can show."""
_MOST_POINTS = 200
_MOST_CHOICES = 25


def rating_course(
    person: int,
    name: str,
    game: str,
    size: int,
    course: Sequence[RatedOnce],
    others: Sequence[tuple[str, Rated]],
    chosen: str,
    locale: str,
) -> Message:
    """A rating's development; there must be at least one game.

    Args:
        others: the ratings to choose another from, each with its scope, "here" or "all".
        chosen: the scope of this one.
    """
    shown = course[-_MOST_POINTS:]
    points = tuple((each.at.toordinal(), each.skill.shown, *each.skill.range) for each in shown)
    last = Rated(person, game, size, course[-1].skill)
    title = word(
        "course-title",
        locale,
        who=f"<@{person}>",
        game=word(f"{dashed(game)}-title", locale),
        size=size_words(size, locale),
        games=len(course),
    )
    ratings = [each.skill.shown for each in shown]
    alt = word(
        "picture-course",
        locale,
        who=name,
        game=word(f"{dashed(game)}-title", locale),
        games=len(course),
        first=str(ratings[0]),
        last=rating_words(last, locale),
        lowest=str(min(ratings)),
        highest=str(max(ratings)),
    )
    picture = PlotPicture("rating", game, RatingCourse(points), alt=alt)
    choices = [(_value(scope, each), _label(scope, each, locale)) for scope, each in others[:_MOST_CHOICES]]
    ways: list[Component] = []
    if len(choices) > 1:
        now = _value(chosen, last)
        ways.append(select(CustomId("courses"), choices, now, word("course-others", locale)))
    return message([title, rating_words(last, locale, "**")], picture, [ways])


def _value(scope: str, each: Rated) -> str:
    return f"{each.person} {scope} {each.game} {each.size}"


def _label(scope: str, each: Rated, locale: str) -> str:
    game = f"{word(f'{dashed(each.game)}-title', locale)} · {size_words(each.size, locale)}"
    return game if scope == "here" else f"{game} · {word('course-everywhere', locale)}"


def calendar(person: int, counts: Sequence[int], until: date, locale: str) -> Message:
    """The days on which games ended."""
    games, days, most = sum(counts), sum(count > 0 for count in counts), max(counts)
    said = word("calendar-title", locale, who=f"<@{person}>", games=games, days=days)
    alt = word("picture-calendar", locale, games=games, days=days, most=most)
    return message(said, PlotPicture("calendar", "", Calendar(until.toordinal(), tuple(counts)), alt=alt))
