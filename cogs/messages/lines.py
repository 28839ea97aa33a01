"""Lines that many messages share: titles, notes, due seats and deadlines, counts. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from unicodedata import east_asian_width

from cachetools import LRUCache

from cogs.messages.markdown import day, distance, link, moment
from cogs.messages.message import LONGEST_ALT, Cover, Picture
from cogs.messages.names import TOKENS, bold_names, letters, mention, plain_names, safe_name
from data.records.enums import Stage
from engines.core.game import View
from engines.core.presentation import Scored
from engines.core.text import Note, Seat, Text, Who
from render.renderer import Mark, renderer
from render.sentences import dashed, foretold, joined, known, listed, sentence, sentences, word
from tables.clocks.outages import notable_delay
from tables.clocks.time_control import Control
from tables.story import PLAYED_FOR, Turn
from tables.table import Table

MOST_LINES = 4
"""Lines of a post that say what happened."""

ACROSS = 38
"""Letters in a line on a phone."""

_MINUTE, _HOUR, _DAY = 60, 3600, 86400

_EXACT = timedelta(hours=2)
"""Outages are told in minutes if they were shorter, in hours otherwise."""

_AIM = ("🏆", "👉")
"""The lines of how to play that say what a newcomer needs at once begin with one of these."""

MOST_TOLD = 12
"""The most turns that a post about several tells."""

_LONGEST_LIST = 1600
"""Characters of several turns that are told together."""

_APART = 80
"""Characters by which a line may be longer so as not to mix two kinds of what happened."""

_CHAPTER = 20
"""How many such kinds apart a scoring is from what happened before."""

_POINTS = frozenset({"points", "gains", "totals"})
"""The names of values that hold points in notes."""


def lines_on_a_phone(text: str) -> int:
    """How many lines a line of text takes on a phone; full-width signs count twice."""
    return -(-sum(1 + (east_asian_width(each) in "WF") for each in text) // ACROSS)


def span(seconds: int, locale: str) -> str:
    """A length of time in one unit.

    >>> span(5400, "en"), span(200_000, "en"), span(5, "en")
    ('2 hours', '2 days', '1 minute')
    """
    if seconds >= 1.5 * _DAY:
        return word("time-days", locale, count=round(seconds / _DAY))
    if seconds >= 1.5 * _HOUR:
        return word("time-hours", locale, count=round(seconds / _HOUR))
    return word("time-minutes", locale, count=max(1, round(seconds / _MINUTE)))


def teams_line(table: Table, locale: str) -> str:
    """Who plays with whom, by seat numbers in the lobby and by names after the start; "" without teams."""
    sides = table.game.sides(table.row.setup)
    if len(sides) == table.row.setup_seats:
        return ""
    if table.row.stage is Stage.LOBBY:
        first, second = (listed([str(seat + 1) for seat in side], locale) for side in sides)
        return word("lobby-teams", locale, first=first, second=second, seating=table.row.seating)
    first, second = (listed([safe_name(table, seat, locale) for seat in side], locale) for side in sides)
    return word("table-teams", locale, first=first, second=second)


def title(table: Table, locale: str) -> str:
    """The game's name, bold."""
    return f"**{game_name(table, locale)}**"


def game_name(table: Table, locale: str) -> str:
    """The game's name, marked if the table continues another game."""
    name = word(f"{dashed(table.row.game)}-title", locale)
    return word("played-on-title", locale, game=name) if table.row.beginning else name


def cover(game: str, locale: str) -> Cover:
    """The picture of a game's lobbies; a game without key art shows its table."""
    key = f"{dashed(game)}-cover"
    alt = word(key if known(key) else "picture-cover", locale, game=word(f"{dashed(game)}-title", locale))
    return Cover("game", game, alt=alt)


def whose_turn(table: Table, locale: str, reader: Seat | None = None) -> str:
    """The seats the table waits for, or that the game is over.

    Args:
        reader: the seat of whoever reads it, who is no third person.
    """
    if table.over:
        return word("game-is-over", locale)
    names = bold_names(table, locale)
    if reader in table.due and table.seats[reader or 0].human:
        others = [names(seat) for seat in table.due if seat != reader]
        key = "waiting-for-you-too" if others else "waiting-for-you"
        return word(key, locale, who=listed(others, locale), count=len(others))
    if (
        len(table.due) == 1
        and (row := table.seats[table.due[0]]).computer
        and (row.crew or row.user is not None)
    ):
        return _computer_due(table, row.seat, locale)
    who = listed([names(seat) for seat in table.due], locale)
    return word("waiting-for", locale, who=who, count=len(table.due))


def pause_lines(table: Table, locale: str, reader: Seat | None) -> list[str]:
    """Says that a running game is paused, and for how long those are away whom it waits for.

    Args:
        reader: the seat of whoever reads it, who knows when they are away.
    """
    said = [word("table-is-paused", locale)] if table.row.paused and not table.over else []
    names = bold_names(table, locale)
    for seat in table.due:
        away = table.preferences_of(seat).away if table.seats[seat].human and seat != reader else None
        if away is not None and table.story.at(table.head) < away[1]:
            since, until = day(away[0]), day(away[1] - timedelta(seconds=1))
            said.append(word("table-person-away", locale, who=names(seat), since=since, until=until))
    return said


def opening_lines(table: Table, locale: str, posted: bool = True) -> list[str]:
    """What everybody should know about a game that starts, in the game's own words.

    Args:
        posted: whether a post counts what everybody has, so that its columns are explained.
    """
    setup = table.row.setup
    own = [table.presentation.columns(setup) if posted else None, table.presentation.opening(setup)]
    names = bold_names(table, locale)
    return [teams_line(table, locale), *(sentence(said, locale, names) for said in own if said is not None)]


def aim_lines(table: Table, locale: str) -> str:
    """What a game is about, and what is done in a turn: two lines of how to play, where it has that."""
    key = f"{dashed(table.row.game)}-how-to-play"
    lines = word(key, locale).splitlines() if known(key) else ()
    return "\n".join(f"-# {line.strip()}" for line in lines if line.strip().startswith(_AIM))


def way_to_thread(table: Table, here: int | None) -> list[str]:
    """A link to the table's thread, outside of it.

    Args:
        here: the channel in which it is read.
    """
    thread = table.row.thread
    return [] if thread is None or thread == here else [f"-# → {link(table.row.guild, thread)}"]


def public_lines(table: Table, notes: Sequence[Note], locale: str, most: int = MOST_LINES) -> list[str]:
    """Public notes in at most four lines; if there are more, related sentences share one. A scoring may have lines of its own."""
    names = bold_names(table, locale)
    told = [note for note in notes if note.to is None]
    if found := table.presentation.scored([note.text for note in told]):
        return [
            *public_lines(table, told[: found.first], locale, 1),
            *scored_lines(table, found, locale),
            *public_lines(table, told[found.past :], locale, most // 2),
        ]
    lines = [sentence(note.text, locale, names) for note in told]
    if len(lines) <= most:
        return lines
    groups = [[at] for at in range(len(lines))]
    while len(groups) > most:
        at = min(range(1, len(groups)), key=lambda at: _apart(table, told, lines, groups[at - 1], groups[at]))
        groups[at - 1 : at + 1] = [groups[at - 1] + groups[at]]
    return [joined((lines[at] for at in group), locale) for group in groups]


def scored_lines(table: Table, found: Scored, locale: str) -> list[str]:
    """The lines of a scoring."""
    names = bold_names(table, locale)
    return [joined((sentence(text, locale, names) for text in line), locale) for line in found.lines]


def _apart(
    table: Table, notes: Sequence[Note], lines: Sequence[str], before: list[int], after: list[int]
) -> int:
    """How badly two neighbouring groups of sentences fit into one line."""
    a, b = notes[before[-1]], notes[after[0]]
    if b.text.key in table.presentation.scorings:
        kinds = _CHAPTER
    else:
        kinds = 0 if a.text.key == b.text.key else 1 if _rank(table, a) == _rank(table, b) else 2
    return kinds * _APART + sum(len(lines[at]) for at in (*before, *after))


def told_lines(table: Table, turn: Turn, locale: str) -> list[str]:
    """A turn's public notes in at most four lines; several turns become a list of one line each, of which the last stay.
    A scoring that has a table is left to that."""
    presentation = table.presentation
    again = presentation.tabled | (presentation.scorings if presentation.tabled else frozenset())
    if table.result is not None and turn.last_seq == table.head:
        again |= presentation.on_sheet
    parts = [
        [note for note in part if note.to is None and note.text.key not in again]
        for part in turn.parts or (turn.notes,)
    ]
    parts = [kept for part in parts if (kept := [*table.presentation.told(part)])]
    if len(parts) < 2:
        return public_lines(table, [note for part in parts for note in part], locale)
    told = said_once(parts[-MOST_TOLD:])
    before = [word("told-before", locale, count=len(parts) - len(told))] if len(parts) > len(told) else []
    return [
        *before,
        *(line for part in told for line in _listed(table, part, locale, _LONGEST_LIST // len(told))),
    ]


def _listed(table: Table, notes: Sequence[Note], locale: str, longest: int) -> list[str]:
    """A turn as a line of a list; a scoring in it has lines of its own."""
    if (found := table.presentation.scored([note.text for note in notes])) is None:
        return [f"- {in_order(table, notes, locale, longest)}"]
    before, after = notes[: found.first], notes[found.past :]
    return [
        *([f"- {in_order(table, before, locale, longest)}"] if before else []),
        *scored_lines(table, found, locale),
        *([f"- {in_order(table, after, locale, longest)}"] if after else []),
    ]


def said_once(parts: Iterable[Sequence[Note]]) -> list[list[Note]]:
    """The notes of several turns; only the first turn of each computer says for whom it plays."""
    known: set[Text] = set()
    found = []
    for part in parts:
        found.append([note for note in part if note.text not in known])
        known |= {note.text for note in part if note.text.key == PLAYED_FOR}
    return found


def in_order(table: Table, notes: Sequence[Note], locale: str, longest: int) -> str:
    """Notes in order of time; when short of room, the important ones stay."""
    return joined(one_by_one(table, notes, locale, longest), locale)


def one_by_one(table: Table, notes: Sequence[Note], locale: str, longest: int) -> list[str]:
    """Notes as `in_order` has them, each by itself."""
    names = bold_names(table, locale)
    ranked = sorted(range(len(notes)), key=lambda at: _rank(table, notes[at]))
    kept = _most(table, [notes[at] for at in ranked], locale, longest)
    said = [sentence(notes[at].text, locale, names) for at in sorted(ranked[each] for each in kept)]
    return said if len(kept) == len(notes) else [*said[:-1], f"{said[-1]} …"]


def _most(table: Table, ranked: Sequence[Note], locale: str, longest: int) -> list[int]:
    """The notes that fit: the last are dropped first, but none about points."""
    names = bold_names(table, locale)
    said = [sentence(note.text, locale, names) for note in ranked]
    kept = list(range(len(ranked)))
    for at in reversed(range(1, len(ranked))):
        if len(joined((said[each] for each in kept), locale)) <= longest:
            break
        if not scores(ranked[at]):
            kept.remove(at)
    return kept


def _rank(table: Table, note: Note) -> int:
    """A note's rank within its turn: for whom a computer plays, then important ones, then the rest."""
    if note.text.key == PLAYED_FOR:
        return 0
    return 1 if scores(note) or note.text.key in table.presentation.matters else 2


def most_important(table: Table, notes: Sequence[Note], seats: Sequence[Seat], locale: str) -> str:
    """The most important note, as plain words: first what concerns certain seats. Empty without notes."""

    def rank(note: Note) -> tuple[bool, int]:
        values = [value for _, value in note.text.args]
        return not any(Who(seat) in values for seat in seats), _rank(table, note)

    found = min(notes, key=rank, default=None)
    if found is None:
        return ""
    return sentence(table.presentation.briefly(found.text), locale, plain_names(table, locale))


def scores(note: Note) -> bool:
    """Whether a note is about points, which matter most when short of room."""
    return any(name in _POINTS for name, _ in note.text.args)


def private_lines(table: Table, seat: Seat, notes: tuple[Note, ...], locale: str) -> list[str]:
    """Notes for one seat alone."""
    return [sentence(note.text, locale, bold_names(table, locale)) for note in notes if note.to == seat]


def counts_line(table: Table, view: View, locale: str) -> str:
    """Every seat's public counts and the supplies, in small print."""
    summary = renderer(table.row.game).summary(view)
    names = bold_names(table, locale)
    seats = [
        word("pair", locale, label=names(seat), value=sentence(text, locale, names))
        for seat, text in enumerate(summary.seats)
    ]
    return f"-# {' · '.join([*seats, sentence(summary.rest, locale, names)])}"


def due_line(table: Table, locale: str, seats: Sequence[Seat] | None = None) -> str:
    """The due seats with mentions and deadlines; seats with one deadline share a line.

    Args:
        seats: only these; None for all who are due.
    """
    clocks = {deadline.seat: deadline for deadline in table.deadlines}
    until: dict[datetime | None, list[str]] = {}
    lines = []
    for seat in table.due if seats is None else seats:
        row = table.seats[seat]
        if not row.human:
            lines.append(_computer_due(table, seat, locale))
            continue
        clock = clocks.get(seat)
        due = clock.due if clock and clock.left is None else None
        who = mention(table, seat) if row.crew else f"<@{row.user}>"
        until.setdefault(due, []).append(f"{TOKENS[seat]} {who}")
    people = [_due(table, locale, listed(who, locale), due) for due, who in until.items()]
    return "\n".join([*people, *lines])


def deadline_lines(table: Table, locale: str) -> list[str]:
    """The deadlines of due seats without mentions, which may stay in the thread."""
    names = bold_names(table, locale)
    return [
        word("deadline", locale, who=names(clock.seat), when=moment(clock.due))
        for clock in table.deadlines
        if clock.seat in table.due and clock.left is None
    ]


def outage_line(table: Table, first_seq: int, last_seq: int) -> str:
    """The notice of a long outage before these entries; empty without one."""
    moved = notable_delay(table.row, first_seq, last_seq)
    if moved is None:
        return ""
    minutes = timedelta(minutes=moved // timedelta(minutes=1))
    rounded = minutes if minutes < _EXACT else timedelta(hours=round(minutes / timedelta(hours=1)))
    return word("outage", table.row.locale, time=_length(rounded, table.row.locale))


def pair(label: str, value: str, locale: str) -> str:
    """An option and its chosen value."""
    return word("pair", locale, label=label, value=f"**{value}**")


def clock_words(clock: str, locale: str) -> str:
    """A time control in words."""
    control = Control.read(clock)
    if control is None:
        return word("clock-none", locale)
    start = _length(control.start, locale)
    if not control.gain:
        return word("clock-move", locale, time=start)
    gain, most = _length(control.gain, locale), _length(control.most, locale)
    return word("clock-bank", locale, time=start, gain=gain, most=most)


def board_picture(
    table: Table,
    view: View,
    locale: str,
    name: str,
    kind: str = "board",
    about: Seat | None = None,
) -> Picture:
    """A view's picture with its alt text.

    Args:
        name: the file's name, which is no place for a secret.
        kind: see `render.pictures.picture`.
        about: the seat of which alone it shows something.
    """
    texts = alt_texts(table.row.game, view)
    if about is not None:
        texts = concerning(texts, about)
    alt = _plain(sentences(texts, locale, plain_names(table, locale)))
    return Picture(name, table.row.game, kind, view, (), letters(table), alt=alt)


def preview_picture(
    table: Table,
    view: View,
    locale: str,
    name: str,
    marks: tuple[Mark, ...] = (),
    numbered: Sequence[str] = (),
    confirmed: View | None = None,
) -> Picture:
    """What a seat decides, as a picture with its alt text.

    Args:
        name: as of a board.
        numbered: what each number on it stands for; the alt text says that first.
        confirmed: the seat's view without what is drafted; what only the draft has done is told as not confirmed.
    """
    told = renderer(table.row.game).beside or (lambda view, marks: alt_texts(table.row.game, view))
    texts = told(view, marks)
    if confirmed is not None and view.seat is not None:
        texts = drafted(texts, told(confirmed, marks), view.seat)
    said = [sentences(texts, locale, plain_names(table, locale))]
    if numbered:
        said.insert(0, word("picture-numbers", locale, numbers=listed([*numbered], locale)))
    alt = _plain(joined(said, locale))
    return Picture(name, table.row.game, "preview", view, marks, letters(table), alt=alt)


def _plain(alt: str) -> str:
    """An alt text, which shows no markdown, as long as it may be."""
    return alt.replace("**", "")[:LONGEST_ALT]


_ALTS: LRUCache[int, tuple[View, list[Text]]] = LRUCache(32)
"""Recent alt texts by the identity of their view, which is kept too, so that no other can have that identity."""


def alt_texts(game: str, view: View) -> list[Text]:
    """A board's alt text, cached: a turn's post, the edit of the one before and the hands need the same."""
    if (known := _ALTS.get(id(view))) is None:
        known = _ALTS[id(view)] = view, renderer(game).alt(view)
    return known[1]


def drafted(texts: Sequence[Text], confirmed: Sequence[Text], seat: Seat) -> list[Text]:
    """Texts of a position that a seat has drafted, with what is not among the `confirmed` ones told as what is still to happen."""
    own = [text for text in concerning(texts, seat) if text not in confirmed]
    return [foretold(text) if text in own else text for text in texts]


def concerning(texts: Iterable[Text], seat: Seat) -> list[Text]:
    """Those of a board's alt texts that are about a seat."""
    return [text for text in texts if Who(seat) in dict(text.args).values()]


def _due(table: Table, locale: str, who: str, due: datetime | None) -> str:
    if due is not None:
        return word("your-turn-until", locale, who=who, when=moment(due), left=distance(due))
    return word("your-turn-paused" if table.row.paused else "your-turn", locale, who=who)


def _computer_due(table: Table, seat: Seat, locale: str) -> str:
    """The line about a due computer: for whom it plays, and from when."""
    who = bold_names(table, locale)(seat)
    own = table.seats[seat].user is None and not table.seats[seat].crew
    if table.row.paused:
        return word("computer-due-paused" if own else "stand-in-due-paused", locale, who=who)
    if own:
        return word("computer-due", locale, who=who)
    if (begins := table.played_from(seat)) is None:
        return word("stand-in-due", locale, who=who)
    return word("stand-in-due-from", locale, who=who, when=distance(begins))


def _length(time: timedelta, locale: str) -> str:
    """A length of time in the largest unit that tells it whole; half a day is twelve hours."""
    units = {"days": 86400, "hours": 3600, "minutes": 60, "seconds": 1}
    seconds = int(time.total_seconds())
    unit = next(unit for unit, size in units.items() if seconds % size == 0)
    return word(f"time-{unit}", locale, count=seconds // units[unit])
