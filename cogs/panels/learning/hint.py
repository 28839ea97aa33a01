"""A hint: what the computer would do, what it expects of its best ideas, and why, in a beginner's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs.components.names import bold_names
from cogs.panels.choices import called
from engines.core.computers.judge import Judgement, Suggestion
from engines.core.game import View
from engines.core.text import GameError, Seat
from engines.tables.drafts import tried
from engines.tables.table import Table
from render.translate import listed, word

MOST: Final = 3
"""Turns of which is said what they bring."""

_EQUAL: Final = 0.5
"""Points that are no difference: the computer's luck decides as much."""


def may_hint(table: Table, seat: Seat | None) -> bool:
    """Whether somebody may ask what the computer would do: alone with computers, unrated, where nobody else can mind."""
    return (
        seat is not None
        and seat in table.due
        and not table.row.rated
        and table.seats[seat].human
        and all(
            each.computer and each.user is None and not each.resigned
            for each in table.seats
            if each.seat != seat
        )
    )


def hint_lines(table: Table, seat: Seat, judged: Judgement, locale: str) -> list[str]:
    """The hint in lines.

    Args:
        judged: what the computer thinks of the position as the seat sees it.
    """
    best = _different(judged.best)
    if not best:
        return [word("hint-none", locale)]
    said = [word("hint-title", locale)]
    said += [
        f"{number}. **{called(table.game, '; '.join(each.lines), locale)}** – {_expected(each, locale)}"
        for number, each in enumerate(best, 1)
    ]
    said.append(_reason(table, seat, best, locale))
    names = bold_names(table, locale)
    stands = [f"{names(each)} {round(points)}" for each, points in enumerate(judged.points)]
    said.append(f"-# {word('hint-now', locale, points=listed(stands, locale))}")
    return said


def _different(found: Sequence[Suggestion]) -> list[Suggestion]:
    """The best turns, without those that begin like a better one and come to the same."""
    kept: list[Suggestion] = []
    for each in found:
        lines = tuple(line for line in each.lines if line != "end") or each.lines
        if not any(
            lines[0] == other.lines[0] and round(each.margin) == round(other.margin) for other in kept
        ):
            kept.append(Suggestion(lines, each.margin))
    return kept[:MOST]


def _expected(suggestion: Suggestion, locale: str) -> str:
    """The margin that a turn leads to, in whole points."""
    margin = round(suggestion.margin)
    key = "hint-level" if margin == 0 else "hint-ahead" if margin > 0 else "hint-behind"
    return word(key, locale, count=abs(margin))


def _reason(table: Table, seat: Seat, best: Sequence[Suggestion], locale: str) -> str:
    """Why the first is the first: by what it gives at once, or by what it leads to."""
    gains = [_gain(table, seat, each) for each in best]
    if len(best) == 1:
        return word("hint-only", locale)
    if best[0].margin - best[1].margin < _EQUAL:
        return word("hint-equal", locale)
    if gains[0] is not None and gains[0] > 0 and gains[0] >= max(gain or 0 for gain in gains):
        return word("hint-at-once", locale, count=gains[0])
    if gains[0] is not None and any((gain or 0) > gains[0] for gain in gains[1:]):
        return word("hint-later", locale)
    return word("hint-better", locale, count=max(1, round(best[0].margin) - round(best[1].margin)))


def _gain(table: Table, seat: Seat, suggestion: Suggestion) -> int | None:
    """The points that a turn scores at once, as far as can be seen before it is played."""
    try:
        draft = tried(table, seat, suggestion.lines, table.story.state, table.head)
    except GameError:  # what was guessed does not hold
        return None
    return _points(table, draft.view, seat) - _points(table, table.view(seat), seat)


def _points(table: Table, view: View, seat: Seat) -> int:
    return sum(line.points[seat] for line in table.game.so_far(view))
