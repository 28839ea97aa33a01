"""Since your last turn: what the others did and what it changed for you, in a few private lines."""

from __future__ import annotations

from cogs.components.names import bold_names
from engines.core.table_lines import PresenceLine
from engines.core.text import Seat
from engines.tables.story import Turn
from engines.tables.table import Table
from render.renderer import renderer
from render.translate import joined, sentence, word

MOST_TURNS = 4
"""Turns that are told; what came before them is in the recap."""

_LONGEST = 300


def lines(table: Table, seat: Seat, locale: str, private: bool = True) -> list[str]:
    """At most six lines for a seat's eyes alone; none when nothing has happened since it played.

    Args:
        private: whether to tell what only this seat was told; not where that stands already.
    """
    missed = _missed(table, seat)
    told = [line for turn in missed[-MOST_TURNS:] if (line := _line(table, turn, seat, locale, private))]
    if not told:
        return []
    return [
        title(table, seat, locale),
        *(f"- {line}" for line in told),
        *_difference(table, missed[0], seat, locale),
    ]


def title(table: Table, seat: Seat, locale: str) -> str:
    """Since when, and how many turns before these are left out."""
    start = "turn" if len(table.missed(seat)) < len(table.turns()) - 1 else "start"
    more = unseen(table, seat)
    return word("since-title-more" if more else "since-title", locale, since=start, count=more)


def unseen(table: Table, seat: Seat) -> int:
    """How many missed turns the lines leave out."""
    return max(0, len(_missed(table, seat)) - MOST_TURNS)


def _missed(table: Table, seat: Seat) -> list[Turn]:
    """The turns without lines about the clocks, about this person's own absence, and about what others' has become of since;
    that something was taken back is told only while nothing was played in its place."""
    turns = [turn for turn in table.missed(seat) if not turn.aside]
    last = {
        turn.seat: turn.last_seq
        for turn in turns
        if isinstance(turn.line, PresenceLine) and turn.seat != seat
    }
    acted = {turn.seat: turn.last_seq for turn in turns if not isinstance(turn.line, PresenceLine)}
    return [
        turn
        for turn in turns
        if (not isinstance(turn.line, PresenceLine) or turn.last_seq == last.get(turn.seat))
        and (turn.taken_back is None or turn.last_seq == acted[turn.seat])
    ]


def _line(table: Table, turn: Turn, seat: Seat, locale: str, private: bool) -> str:
    """A turn in one line, cut between sentences."""
    names = bold_names(table, locale)
    said: list[str] = []
    # What the clock or an order played at the reader's own seat is news to them.
    mine = turn.auto and turn.seat == seat
    for note in turn.notes:
        if note.to is None or (private and note.to == seat):
            following = sentence(note.text, locale, names)
            if said and len(joined([*said, following], locale)) > _LONGEST:
                said.append("…")
                break
            said.append(following)
    line = joined(said, locale)
    return word("since-for-you", locale, line=line) if line and mine else line


def _difference(table: Table, first: Turn, seat: Seat, locale: str) -> list[str]:
    """The seat's own counts before the first of these turns and now, if they differ."""
    names, drawn = bold_names(table, locale), renderer(table.row.game)
    views = (first.view_before(seat), table.view(seat))
    before, now = (sentence(drawn.summary(view).seats[seat], locale, names) for view in views)
    return [] if before == now else [word("since-you", locale, before=before, now=now)]
