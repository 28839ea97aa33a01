"""A person's charts: how a rating went, and on which days games ended."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Component, Message, PlotPicture, message, select
from cogs.panels.profile import rating_words, size_words
from data.records.statistics import Rated, RatedOnce
from render.plots.kinds import Calendar, RatingCourse
from render.translate import dashed, word

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
    """How a rating went; there must be a game at least.

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
    picture = PlotPicture("rating.png", RatingCourse(points), alt=alt)
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
    """On which days games ended."""
    games, days, most = sum(counts), sum(count > 0 for count in counts), max(counts)
    said = word("calendar-title", locale, who=f"<@{person}>", games=games, days=days)
    alt = word("picture-calendar", locale, games=games, days=days, most=most)
    return message(said, PlotPicture("calendar.png", Calendar(until.toordinal(), tuple(counts)), alt=alt))
