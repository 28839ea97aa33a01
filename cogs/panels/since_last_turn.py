"""What the others did since your last turn, what that turn set off, and what it changed for you, in a few private lines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain

from cogs.messages.lines import (
    ACROSS,
    in_order,
    lines_on_a_phone,
    one_by_one,
    said_once,
    scored_lines,
    scores,
)
from cogs.messages.names import bold_names
from engines.core.table_lines import ClockLine, PresenceLine
from engines.core.text import Note, Seat, Text, Who
from render.renderer import renderer
from render.sentences import joined, sentence, word
from tables.story import Turn
from tables.table import Table

_LONGEST = 1200
"""Characters of all events of a turn."""

_MOST_LINES = 5
"""Lines of a phone: with them a panel fits its screen. What is left out stands in the posts and in the recap."""

_INDENT = " " * 5
"""As wide as the bullet before an event."""


def lines(table: Table, seat: Seat, locale: str, private: bool = True, above: int | None = None) -> list[str]:
    """A few lines for a seat's eyes alone; none when nothing has happened since it played."""
    return lines_and_rest(table, seat, locale, private, above)[0]


def lines_and_rest(
    table: Table, seat: Seat, locale: str, private: bool = True, above: int | None = None
) -> tuple[list[str], int]:
    """These lines, and how many turns they leave out. The newest turns have a line for each event, as far as there is room.

    Args:
        private: whether to tell what only this seat was told; not where that stands already.
        above: the first entry that the post tells of which stands just above, and is not repeated; None where there is none.
    """
    news = _news(table, seat, private, above)
    if not news:
        return [], 0
    told, turns = _told(table, news, seat, locale)
    rest = len(news) - turns
    said = [title(table, seat, locale, rest), *told]
    missed = [turn for turn, _ in news if turn.seat != seat or turn.auto]
    differs = _difference(table, missed[0], seat, locale) if missed else []
    return [*said, *differs] if _height([*said, *differs]) <= _MOST_LINES else said, rest


def _told(
    table: Table, news: Sequence[tuple[Turn, list[Note]]], seat: Seat, locale: str
) -> tuple[list[str], int]:
    """The newest turns in as many lines as there is room for, and how many turns these are: at least one, and all that set something off,
    as short as need be."""
    told = said_once(notes for _, notes in news)
    most = _MOST_LINES - _height([title(table, seat, locale, len(news) - 1)])
    set_off = {at for at, (_, notes) in enumerate(news) if _set_off(table, notes)}
    newest = len(news) - 1
    beside_own = news[0][0].seat == seat
    said: dict[int, list[str]] = {}
    for at in sorted(range(len(news)), key=lambda at: (at in set_off, at), reverse=True):
        room = most - _height([*chain.from_iterable(said.values())])
        if beside_own:  # What others did is told beside what that turn set off, if need be in a line more.
            room += 1 if at == newest else -(newest not in said)
        ways = _ways(table, news[at][0], told[at], seat, locale, max(1, room))
        fits = [way for way in ways if _height(way) <= room]
        if said and not fits and at not in set_off:
            break
        said[at] = (fits or ways[-1:])[0]
    return [*chain.from_iterable(said[at] for at in sorted(said))], len(said)


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


def _ways(table: Table, turn: Turn, notes: list[Note], seat: Seat, locale: str, room: int) -> list[list[str]]:
    """The lines of a turn, the longest first: each event by itself, all in one, and what matters most; of a scoring, what each got, or
    the reader alone."""
    longest = room * ACROSS
    if _mine(turn, seat):
        return [[f"- {word('since-for-you', locale, line=in_order(table, notes, locale, longest))}"]]
    if (found := table.presentation.scored([note.text for note in notes])) is not None:
        scored = scored_lines(table, found, locale)
        gained = [
            [said for said, line in zip(scored, found.lines, strict=True) if any(map(whose, line))]
            for whose in (_gains, partial(_gains, seat=seat))
        ]
        before, after = notes[: found.first], notes[found.past :]
        around = [[in_order(table, part, locale, longest)] if part else [] for part in (before, after)]
        return [_listed([*around[0], *scored, *around[1]]), *map(_listed, filter(None, gained))]
    events = one_by_one(table, notes, locale, _LONGEST)
    return [
        _listed(events),
        _listed([joined(events, locale)]),
        *(_listed([in_order(table, notes, locale, longest // share)]) for share in (1, 2, 4)),
    ]


def _gains(text: Text, seat: Seat | None = None) -> bool:
    """Whether a text says what somebody got in a scoring, or a seat did."""
    return scores(Note(text)) and (seat is None or text["who"] == Who(seat))


def _listed(events: list[str]) -> list[str]:
    return [f"- {each}" for each in events]


def _height(listed: Sequence[str]) -> int:
    """The lines of a phone that some lines take; those of a list are shorter."""
    return sum(lines_on_a_phone(each.replace("**", "").replace("- ", _INDENT, 1)) for each in listed)


def _difference(table: Table, first: Turn, seat: Seat, locale: str) -> list[str]:
    """The seat's own counts before the first turn that it missed and now, if they differ."""
    names, drawn = bold_names(table, locale), renderer(table.row.game)
    views = (first.view_before(seat), table.view(seat))
    before, now = (sentence(drawn.summary(view).seats[seat], locale, names) for view in views)
    return [] if before == now else [word("since-you", locale, before=before, now=now)]
