"""Hints: one of the computer's best turns and its reason in a beginner's words, ready to be played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button, Style
from cogs.messages.names import bold_names
from cogs.panels.choices import declining, elsewhere, turned_to
from cogs.panels.labels import acts, spoken_lines
from cogs.panels.steps import NOTHING, behind
from engines.computers.judge import Suggestion
from engines.core.game import View
from engines.core.text import Seat
from render.sentences import sentence, word
from tables.drafts import Draft, draft_in, drafted_as_far, with_only_moves
from tables.table import Table

MOST: Final = 3
"""Turns that are shown one after the other."""

_SAME: Final = 1.0
"""The difference in points below which turns that begin alike count as one."""

END: Final = "end"
"""The line that Confirm adds."""

_EQUAL: Final = 0.5
"""The difference in points that means nothing: the computer's luck decides as much."""

_NOISE: Final = 2.0
"""Standard errors that a turn must be behind to be called worse."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint on a panel: what it says, buttons to play what it advises, and the next line of that; its first one where it does not go on
    with the draft; and the start of another line that was chosen before, to which Back leads."""

    said: str
    ways: tuple[Button, ...] = ()
    line: str = ""
    goes_on: bool = True
    instead_of: str = ""


def may_hint(table: Table, seat: Seat | None) -> bool:
    """Whether a hint is fair: alone with computers, unrated, where nobody else can mind."""
    return (
        seat is not None
        and seat in table.due
        and not table.row.rated
        and table.seats[seat].human
        and not table.seats[seat].crew
        and all(
            each.computer and each.user is None and not each.resigned
            for each in table.seats
            if each.seat != seat
        )
    )


def position(draft: Draft) -> tuple[View, tuple[str, ...]]:
    """The position from which a hint is computed, and the lines that lead there: a begun turn is continued, a whole one judged from its start."""
    if draft.all_lines and draft.choices and draft.pending is None:
        return draft.view, draft.all_lines
    return draft.table.view(draft.seat), ()


def hint_of(draft: Draft, found: Sequence[Suggestion], locale: str, at: int = 0, prefix: str = "") -> Hint:
    """One of the best turns: why it is the best, or how much less it brings; with the ways to play it and to see the next.

    Args:
        draft: what the reader has begun.
        found: what the computer thinks of at its `position`, as whole turns.
        at: which of the best turns.
        prefix: the start of a line that was chosen so far.
    """
    best = _different(found)
    if at >= len(best):
        return Hint(word("hint-none", locale))
    table, head = draft.table, draft.head
    chosen, begun = best[at], len(draft.all_lines)
    tried = _tried(table, draft.seat, chosen)
    declined = _declined(tried, chosen, locale)
    goes_on = draft.all_lines == chosen.lines[:begun]
    half = prefix not in ("", NOTHING) or (declined and not prefix)
    shown = _shown(tried, locale)
    said = [_reason(draft, best, at, declined, bool(shown), locale), *shown, *given_up(tried, locale)]
    ways = []
    if tried.all_lines != draft.all_lines or half:
        advice = CustomId("advice", table.row.id, head, str(at), draft.mark)
        ways.append(Button(advice, word("button-play-this", locale), Style.BLURPLE))
        said += [] if goes_on else [f"-# {_replaced(draft, found, locale)}"]
    elif not at and draft.can_confirm:
        said[0] = word("hint-yours", locale)
    if at + 1 < len(best):
        further = CustomId("another", table.row.id, head, f"{at + 1} {prefix}".strip())
        ways.append(Button(further, word("button-another", locale)))
    rest = chosen.lines[begun:] if goes_on else chosen.lines
    return Hint("\n".join(said), tuple(ways), "".join(rest[:1]), goes_on)


def hint_on(draft: Draft, found: Sequence[Suggestion], locale: str, at: int, prefix: str) -> tuple[Hint, str]:
    """A hint as `hint_of` gives it, and the step on which its place is seen: that of the prefix, or else the first one; where its place
    is elsewhere, that part. What is turned there lies as the hint says."""
    hint = hint_of(draft, found, locale, at, prefix)
    if prefix and hint.line not in behind(draft.game, draft.view, draft.choices, prefix):
        hint, instead_of, prefix = hint_of(draft, found, locale, at, prefix), prefix, ""
        if hint.goes_on:
            hint = replace(hint, said=f"{hint.said}\n-# {word('hint-replaces', locale)}")
        hint = replace(hint, instead_of=instead_of)
    if not prefix and hint.goes_on:
        prefix = elsewhere(draft.game, draft.view, draft.choices, hint.line)
    return hint, turned_to(draft.game, draft.view, draft.choices, prefix, hint.line)


def spoken_turn(table: Table, lines: Sequence[str], locale: str) -> str:
    """The lines of a turn in words, without its end."""
    said = [line for line in lines if line != END] or [END]
    return spoken_lines(table.game, "; ".join(said), locale)


def why(table: Table, before: View, after: View, locale: str) -> list[str]:
    """What speaks for a turn, from what it changes, in the game's own words."""
    said = table.presentation.reason(before, after)
    return [] if said is None else [sentence(said, locale, bold_names(table, locale))]


def given_up(draft: Draft, locale: str) -> list[str]:
    """What a drafted turn costs besides what its notes tell."""
    lost = draft.presentation.given_up(draft.table.view(draft.seat), draft.view)
    return [f"⚠️ {sentence(text, locale, bold_names(draft.table, locale))}" for text in lost]


def _different(found: Sequence[Suggestion]) -> list[Suggestion]:
    """The best turns without their ends, and without those that start alike and come to the same where there are others."""
    distinct: dict[tuple[str, ...], Suggestion] = {}
    for each in found:
        lines = tuple(line for line in each.lines if line != END)
        distinct.setdefault(lines, replace(each, lines=lines))
    kept: list[Suggestion] = []
    for each in distinct.values():
        if not any(
            each.lines[:1] == other.lines[:1] and abs(each.margin - other.margin) < _SAME for other in kept
        ):
            kept.append(each)
    return (kept if len(kept) > 1 else [*distinct.values()])[:MOST]


def advised(draft: Draft, found: Sequence[Suggestion], at: int, locale: str) -> tuple[tuple[str, ...], str]:
    """The lines of an advised turn, as far as they can be drafted, and what is then chosen on the panel."""
    best = _different(found)
    if at >= len(best):
        return (), ""
    tried = _tried(draft.table, draft.seat, best[at])
    return tried.all_lines, NOTHING if _declined(tried, best[at], locale) else ""


def _declined(tried: Draft, suggestion: Suggestion, locale: str) -> list[str]:
    """What a turn that is drafted as advised leaves out at its end, where the game has words for it."""
    whole = tried.can_confirm and tried.all_lines == suggestion.lines
    return [menu.options[0].label for menu in declining(tried.game, tried.ask, locale)] if whole else []


def _replaced(draft: Draft, found: Sequence[Suggestion], locale: str) -> str:
    """What becomes of the draft; where it is a turn that was compared, how much less it is worth."""
    for each in found:
        lines = tuple(line for line in each.lines if line != END)
        less = found[0].margin - each.margin
        if draft.can_confirm and lines == draft.all_lines and round(less) and not _is_open(less, each):
            return word("hint-replaces-less", locale, count=round(less))
    return word("hint-replaces", locale)


def _reason(
    draft: Draft, best: Sequence[Suggestion], at: int, declined: Sequence[str], shown: bool, locale: str
) -> str:
    """Why the best turn is the best: its immediate gain, or where it leads; how far another is behind it.

    Args:
        declined: what it leaves out at its end.
        shown: whether the game's own words follow.
    """
    first, chosen = best[0], best[at]
    # Only the rest of a begun turn is advised. If it only has to end, no lines are left.
    begun = draft.all_lines if chosen.lines[: len(draft.all_lines)] == draft.all_lines else ()
    lines = chosen.lines[len(begun) :] or (END,)
    verb, *fields = lines[0].split()
    if named := draft.presentation.advised.get(verb):
        lines, declined = (" ".join((verb, *fields[:named])),), ()
    turn = " · ".join([_called(draft, begun, lines, locale), *declined])
    other = chosen if at else best[min(1, len(best) - 1)]
    less = first.margin - other.margin
    points = max(1, round(less))
    if at and less >= _EQUAL and _is_open(less, other):
        return word("hint-open", locale, turn=turn, at=1)
    if at:
        return word("hint-as-good" if less < _EQUAL else "hint-less", locale, turn=turn, count=points)
    gain, *others = (_gain(draft, begun, each) for each in best)
    if len(best) == 1:
        return word("hint-only" if _is_only(draft, first) else "hint-alone", locale, turn=turn)
    if less < _EQUAL:
        return word("hint-equal", locale, turn=turn, shown=int(shown))
    if gain > 0 and gain >= max(others):
        return word("hint-at-once", locale, turn=turn, count=gain)
    if _is_open(less, other):
        return word("hint-open", locale, turn=turn, at=0)
    if gain < max(others):
        return word("hint-later", locale, turn=turn)
    if shown:  # what the turn does says more than an estimate
        return word("hint-equal", locale, turn=turn, shown=1)
    return word("hint-better", locale, turn=turn, count=points)


def _is_open(less: float, suggestion: Suggestion) -> bool:
    """Whether the computer is not sure that a turn, so many points behind, is worse than the best one."""
    return less <= _NOISE * suggestion.error


def _called(draft: Draft, begun: Sequence[str], lines: Sequence[str], locale: str) -> str:
    """The rest of a turn that was begun, in the game's own few words if it has them."""
    table = draft.table
    view = draft.view if begun else table.view(draft.seat)
    brief = table.presentation.turn_in_short(view, lines)
    if brief is not None:
        return sentence(brief, locale, bold_names(table, locale))
    return acts(table.game, "; ".join(lines), locale)


def _shown(tried: Draft, locale: str) -> list[str]:
    """What a turn changes, in the game's own words."""
    return why(tried.table, tried.table.view(tried.seat), tried.view, locale)


def _is_only(draft: Draft, suggestion: Suggestion) -> bool:
    """Whether every line of a turn is forced."""
    table, seat = draft.table, draft.seat
    forced = with_only_moves(draft_in(table, seat, (), table.story.state, table.head))
    return forced.all_lines == suggestion.lines and not forced.choices


def _gain(draft: Draft, begun: Sequence[str], suggestion: Suggestion) -> int:
    """A turn's immediate points, as far as foreseeable, without those of what was begun of it."""
    table, seat = draft.table, draft.seat
    tried = _tried(table, seat, suggestion)
    before = draft.view if begun else table.view(seat)
    return _points(table, tried.view, seat) - _points(table, before, seat)


def _tried(table: Table, seat: Seat, suggestion: Suggestion) -> Draft:
    return drafted_as_far(table, seat, suggestion.lines, table.story.state)


def _points(table: Table, view: View, seat: Seat) -> int:
    return sum(line.points[seat] for line in table.presentation.so_far(view))
