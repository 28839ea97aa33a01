"""Decides when a due seat is pinged: at once, but not repeatedly while somebody plays, undoes and plays again. Pure
functions.

From the same person's rounds of that a seat gets one ping in ten minutes. A later one is delayed and never dropped, and the
seat's clock starts with it. A seat that has played since is called at once: rounds before that are over.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from engines.core.table_lines import Undo
from engines.core.text import Seat
from tables.story import Story, story_of

APART = timedelta(minutes=10)
"""The least time between two pings that the same person's second thoughts cause."""

_PAST = 6 * APART
"""How far back rounds count: which of them were pinged depends on those before."""


def called_at(story: Story, seat: Seat) -> datetime:
    """The moment when a due seat is pinged for its ask; in the future while delayed."""
    asked = story.ask_entries[seat]
    at = story.at(asked)
    entry = story.entry(asked)
    asker = entry.entry.seat if entry is not None else None
    if asker is None or asker == seat:
        return at
    next_call = story.began
    for then, undone in _undone_asks(story, seat, asker, asked):
        called = max(then, next_call)
        if called <= undone:
            next_call = called + APART
    return max(at, next_call)


def taken_back(story: Story, seq: int) -> bool:
    """Whether an entry was undone together with the ask that it caused; who was pinged for it need not look."""
    return any(
        isinstance(line, Undo) and line.first <= seq < kept.entry.seq for kept, line in story.own_lines()
    )


def _undone_asks(story: Story, seat: Seat, asker: Seat, until: int) -> list[tuple[datetime, datetime]]:
    """The earlier asks to a seat that the asker has undone since it last played, with their times, in order."""
    at = story.at(until)
    played = max(
        (each.entry.seq for each in story.played if each.entry.seat == seat and each.entry.seq < until),
        default=0,
    )
    found = []
    for kept, line in reversed(story.own_lines()):
        if not isinstance(line, Undo) or kept.entry.seat != asker or kept.entry.seq >= until:
            continue
        if kept.entry.seq < played or at - kept.at > _PAST:
            break
        then = [each for each in story.entries if each.entry.seq < kept.entry.seq]
        asked = story_of(story.game, story.header, story.began, then).ask_entries.get(seat)
        if asked is not None and asked >= line.first:
            found.append((story.at(asked), kept.at))
    return found[::-1]
