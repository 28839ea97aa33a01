"""Hints: the computer's best turns, their effects and reasons, in a beginner's words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cogs.messages.names import bold_names
from cogs.panels.choices import spoken_lines
from engines.computers.judge import Suggestion
from engines.core.game import View
from engines.core.text import GameError, Seat
from render.sentences import sentence, word
from tables.drafts import Draft, draft_in
from tables.table import Table

MOST: Final = 3
"""Turns of which is said what they bring."""

_MOST_DEEDS: Final = 4
"""Sentences about what the best turn does."""

_SAME: Final = 1.0
"""Points apart below which turns that begin alike are one to a beginner."""

_EQUAL: Final = 0.5
"""Points that are no difference: the computer's luck decides as much."""


def may_hint(table: Table, seat: Seat | None) -> bool:
    """Whether a hint is fair: alone with computers, unrated, where nobody else can mind."""
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


def hint_lines(
    table: Table, seat: Seat, found: Sequence[Suggestion], locale: str, begun: bool = False
) -> list[str]:
    """The hint in lines: the best turns with how much less the others bring, what the first does, and why it is the first.

    Args:
        found: what the computer thinks of in the position as the seat sees it.
        begun: whether the reader has begun a turn, which the hint does not go on from.
    """
    best = _different(found)
    if not best:
        return [word("hint-none", locale)]
    first, *others = best
    title = [word("hint-title", locale), *([f"-# {word('hint-from-start', locale)}"] if begun else [])]
    said = [*title, f"1. **{_called(table, first, locale)}**"]
    said += [
        f"{number}. {_called(table, each, locale)} – {_less(first.margin - each.margin, locale)}"
        for number, each in enumerate(others, 2)
    ]
    said += _deeds(table, seat, first, locale)
    return [*said, _reason(table, seat, best, locale), f"-# {word('hint-estimate', locale)}"]


def _different(found: Sequence[Suggestion]) -> list[Suggestion]:
    """The best turns without those that start alike and come to the same."""
    kept: list[Suggestion] = []
    for each in found:
        lines = tuple(line for line in each.lines if line != "end") or each.lines
        if not any(lines[0] == other.lines[0] and abs(each.margin - other.margin) < _SAME for other in kept):
            kept.append(Suggestion(lines, each.margin))
    return kept[:MOST]


def _called(table: Table, suggestion: Suggestion, locale: str) -> str:
    return spoken_lines(table.game, "; ".join(suggestion.lines), locale)


def _less(difference: float, locale: str) -> str:
    """How much less than the best a turn is expected to bring."""
    points = round(difference)
    return word("hint-less", locale, count=points) if points > 0 else word("hint-as-good", locale)


def _deeds(table: Table, seat: Seat, suggestion: Suggestion, locale: str) -> list[str]:
    """A turn's effects, in the sentences that would tell it."""
    names = bold_names(table, locale)
    try:
        notes = _tried(table, seat, suggestion).notes
    except GameError:  # what was guessed does not hold
        return []
    return [f"> {sentence(note.text, locale, names)}" for note in notes[:_MOST_DEEDS]]


def _reason(table: Table, seat: Seat, best: Sequence[Suggestion], locale: str) -> str:
    """Why the best turn is best: its immediate gain, or where it leads."""
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
    """A turn's immediate points, as far as foreseeable."""
    try:
        draft = _tried(table, seat, suggestion)
    except GameError:  # what was guessed does not hold
        return None
    return _points(table, draft.view, seat) - _points(table, table.view(seat), seat)


def _tried(table: Table, seat: Seat, suggestion: Suggestion) -> Draft:
    return draft_in(table, seat, suggestion.lines, table.story.state, table.head)


def _points(table: Table, view: View, seat: Seat) -> int:
    return sum(line.points[seat] for line in table.presentation.so_far(view))
