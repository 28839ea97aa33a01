"""What the others did since your last turn, what that turn set off, and what it changed for you, in a few private lines."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.messages.lines import in_order, one_by_one, said_once, scored_lines
from cogs.messages.names import bold_names
from engines.core.table_lines import ClockLine, PresenceLine
from engines.core.text import Note, Seat
from render.renderer import renderer
from render.sentences import joined, sentence, word
from tables.story import Turn
from tables.table import Table

MOST_TURNS = 4
"""Turns that are told, first those that set something off; the others before them are in the recap."""

_LONGEST = 1200
"""Characters of all that is told: with few turns there is more room for each."""


def lines(table: Table, seat: Seat, locale: str, private: bool = True, above: int | None = None) -> list[str]:
    """At most six lines for a seat's eyes alone; none when nothing has happened since it played. The newest turns have a line for each
    event, as far as there is room.

    Args:
        private: whether to tell what only this seat was told; not where that stands already.
        above: the first entry that the post tells of which stands just above, and is not repeated; None where there is none.
    """
    news = _news(table, seat, private, above)
    if not news:
        return []
    kept, missed = _kept(table, news), [turn for turn, _ in news if turn.seat != seat or turn.auto]
    turns = [turn for turn, _ in kept]
    told = zip(turns, said_once(notes for _, notes in kept), strict=True)
    said: list[str] = []
    for left, (turn, notes) in reversed([*enumerate(told)]):
        events = _lines(table, turn, notes, seat, locale, _LONGEST // len(turns))
        fits = left + len(events) + len(said) <= MOST_TURNS
        said = [*(events if fits else [joined(events, locale)]), *said]
    return [
        title(table, seat, locale, len(news) - len(turns)),
        *(f"- {each}" for each in said),
        *(_difference(table, missed[0], seat, locale) if missed else []),
    ]


def unseen(table: Table, seat: Seat, above: int | None = None) -> int:
    """How many missed turns the lines leave out."""
    return max(0, len(_news(table, seat, True, above)) - MOST_TURNS)


def title(table: Table, seat: Seat, locale: str, more: int = 0) -> str:
    """Since when, and how many turns before these are left out."""
    start = "turn" if len(table.missed(seat)) < len(table.turns()) - 1 else "start"
    return word("since-title-more" if more else "since-title", locale, since=start, count=more)


def _news(table: Table, seat: Seat, private: bool, above: int | None) -> list[tuple[Turn, list[Note]]]:
    """The turns that a seat has missed, each with what is to be told of it; before them its own last one, if that set something off."""
    news = []
    own = table.last_own(seat)
    if own is not None and (set_off := _set_off(table, table.presentation.told(own.notes))):
        news.append((own, set_off))
    for turn in _missed(table, seat):
        # What the clock or an order played at the reader's own seat is news to them.
        public = above is None or turn.first_seq < above or _mine(turn, seat)
        told = [
            note
            for note in table.presentation.told(turn.notes)
            if (_counts(table, note, public) if note.to is None else private and note.to == seat)
        ]
        if told:
            news.append((turn, told))
    return news


def _set_off(table: Table, notes: Sequence[Note]) -> list[Note]:
    """What came of a turn that nobody could foresee; of a scoring of everybody all that has lines of its own, or the sums."""
    presentation = table.presentation
    found = presentation.scored([note.text for note in notes])
    scoring = notes[found.first : found.past] if found is not None else ()
    keys = presentation.scorings | presentation.unforeseen
    return [note for note in notes if note in scoring or note.text.key in keys]


def _kept(table: Table, news: list[tuple[Turn, list[Note]]]) -> list[tuple[Turn, list[Note]]]:
    """The turns that are told: the last, but none in place of one that set something off."""
    order = sorted(range(len(news)), key=lambda at: (bool(_set_off(table, news[at][1])), at))
    return [news[at] for at in sorted(order[-MOST_TURNS:])]


def _counts(table: Table, note: Note, public: bool) -> bool:
    """Whether a public note is told: what everybody scored always is, by its sums alone where a table holds the rest."""
    key = note.text.key
    return key in table.presentation.scorings or (public and key not in table.presentation.tabled)


def _missed(table: Table, seat: Seat) -> list[Turn]:
    """The missed turns, without lines about clocks, this person's own absence, and past absences of others. Undos are
    told only while nothing was played in their place.
    """
    turns = [turn for turn in table.missed(seat) if not isinstance(turn.line, ClockLine)]
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


def _mine(turn: Turn, seat: Seat) -> bool:
    return turn.auto and turn.seat == seat


def _lines(table: Table, turn: Turn, notes: list[Note], seat: Seat, locale: str, longest: int) -> list[str]:
    """A turn, an event in each line, and a scoring in its own lines; what was played for the reader in one."""
    if _mine(turn, seat):
        return [word("since-for-you", locale, line=in_order(table, notes, locale, longest))]
    if (found := table.presentation.scored([note.text for note in notes])) is None:
        return one_by_one(table, notes, locale, longest)
    return [
        *one_by_one(table, notes[: found.first], locale, longest),
        *scored_lines(table, found, locale),
        *one_by_one(table, notes[found.past :], locale, longest),
    ]


def _difference(table: Table, first: Turn, seat: Seat, locale: str) -> list[str]:
    """The seat's own counts before the first turn that it missed and now, if they differ."""
    names, drawn = bold_names(table, locale), renderer(table.row.game)
    views = (first.view_before(seat), table.view(seat))
    before, now = (sentence(drawn.summary(view).seats[seat], locale, names) for view in views)
    return [] if before == now else [word("since-you", locale, before=before, now=now)]
