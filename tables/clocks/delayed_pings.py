"""When a seat is called, that is pinged, for what it is asked: at once, but not again and again while somebody plays a turn,
takes it back, and plays another. Pure functions.

From the same person's rounds of that a seat gets one ping in ten minutes. A later one is delayed and never dropped, and the
seat's clock starts with it.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from engines.core.table_lines import Undo
from engines.core.text import Seat
from tables.story import Story, story_of

APART = timedelta(minutes=10)
"""From one ping to the next that the same person's second thoughts cause."""

_PAST = 6 * APART
"""How far back rounds count: which of them were pinged depends on those before."""


def called_at(story: Story, seat: Seat) -> datetime:
    """When a due seat is called for what it is asked now; in the future while that is delayed."""
    asked = story.asked[seat]
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
    """Whether an entry was taken back, and with it what it asked: whoever was pinged for that need not look any more."""
    return any(
        isinstance(line, Undo) and line.first <= seq < kept.entry.seq for kept, line in story.own_lines()
    )


def _undone_asks(story: Story, seat: Seat, asker: Seat, until: int) -> list[tuple[datetime, datetime]]:
    """When the seat was asked something that the asker took back later, and when that was; in order."""
    at = story.at(until)
    found = []
    for kept, line in reversed(story.own_lines()):
        if not isinstance(line, Undo) or kept.entry.seat != asker or kept.entry.seq >= until:
            continue
        if at - kept.at > _PAST:
            break
        then = [each for each in story.entries if each.entry.seq < kept.entry.seq]
        asked = story_of(story.game, story.header, story.began, then).asked.get(seat)
        if asked is not None and asked >= line.first:
            found.append((story.at(asked), kept.at))
    return found[::-1]
