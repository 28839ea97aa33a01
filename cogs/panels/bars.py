"""The members barred from a server's tables, with ways to lift bars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import timedelta

from cogs.messages.custom_ids import CustomId
from cogs.messages.markdown import moment
from cogs.messages.message import Message, message
from cogs.panels.numbered_list import numbered, page_of
from data.records.restrictions import Bar
from render.sentences import word

LENGTHS = {
    "day": timedelta(days=1),
    "week": timedelta(days=7),
    "month": timedelta(days=30),
    "quarter": timedelta(days=91),
    "year": timedelta(days=365),
    "good": None,
}
"""How long a bar may last; None is for good."""


def bars_panel(bars: Sequence[Bar], names: Mapping[int, str], page: int, locale: str) -> Message:
    """The list, with a select that lifts one.

    Args:
        names: those that are known, by Discord id.
    """
    page = page_of(len(bars), page)
    said = [word("bars-title", locale, count=len(bars)), word("bars-help", locale)]
    people = [bar.user for bar in bars]
    lines = [_line(bar, locale) for bar in bars]
    return numbered(
        said, people, lines, names, page, CustomId("unbar"), CustomId("bars"), word("bars-lift", locale)
    )


def just_barred(bar: Bar, lobbies: int, running: int, locale: str) -> Message:
    """The answer to a bar.

    Args:
        lobbies: how many lobbies they were taken out of.
        running: how many games they play on here.
    """
    said = [word("barred-now", locale, who=_line(bar, locale))]
    if lobbies:
        said.append(word("barred-lobbies", locale, count=lobbies))
    if running:
        said.append(word("barred-running", locale, count=running))
    return message([*said, word("bars-help", locale)])


def _line(bar: Bar, locale: str) -> str:
    who = f"<@{bar.user}>"
    if bar.until is None:
        return word("bar-for-good", locale, who=who)
    return word("bar-until", locale, who=who, until=moment(bar.until))
