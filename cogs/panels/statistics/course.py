"""A person's charts: how a rating went, and on which days games ended."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from cogs.components.message import Message, PlotPicture, message
from cogs.panels.statistics.profile import rating_words, size_words
from engines.statistics.store import Rated, RatedOnce
from render.plots.kinds import Calendar, RatingCourse
from render.translate import dashed, word

DAYS = 26 * 7
"""Days of the calendar: half a year is what a phone can show."""
_MOST_POINTS = 200


def rating_course(
    person: int, name: str, game: str, size: int, course: Sequence[RatedOnce], locale: str
) -> Message:
    """How a rating went; there must be a game at least."""
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
    return message([title, rating_words(last, locale, "**")], picture)


def calendar(person: int, counts: Sequence[int], until: date, locale: str) -> Message:
    """On which days games ended."""
    games, days, most = sum(counts), sum(count > 0 for count in counts), max(counts)
    said = word("calendar-title", locale, who=f"<@{person}>", games=games, days=days)
    alt = word("picture-calendar", locale, games=games, days=days, most=most)
    return message(said, PlotPicture("calendar.png", Calendar(until.toordinal(), tuple(counts)), alt=alt))
