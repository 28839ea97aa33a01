"""A journal, played: what counts of it, turn by turn, the position it leads to, and since when who is asked. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import islice
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from cachetools import LRUCache

from data.records.rows import StoredEntry
from engines.core.game import AnyGame, Ask, State, View
from engines.core.journal import Diverged, Entry, Header, Step, deal, live, rerun
from engines.core.table_lines import (
    Away,
    Gone,
    NamingLine,
    Nudge,
    PresenceLine,
    Resign,
    TableLine,
    Undo,
    parse,
    verb_of,
)
from engines.core.text import GameError, Note, Seat, Several, Value, Who, say


@dataclass(frozen=True, slots=True)
class PlayedEntry:
    """An entry that counts, and what it told."""

    entry: Entry
    at: datetime
    notes: tuple[Note, ...]
    closes: bool


PLAYED_FOR: Final = "table-told-played-for"
"""The note that a computer plays for somebody."""

_PAST = 8
"""How many positions a story keeps: enough for a round of every table. One of Carcassonne weighs 27 kB."""

_LATELY = 4 * _PAST
"""Among how many of its last moves a replay keeps the positions between turns; most turns are one to three moves."""


class Try(NamedTuple):
    """A line that was tried out: the position after it, what it tells everybody and each seat, and whether it closes the turn."""

    line: str
    state: State
    notes: tuple[Note, ...]
    closes: bool


@dataclass(frozen=True, slots=True)
class Story:
    """A journal, played.

    `asked` holds, for each due seat, the entry with which its present ask appeared; the simultaneous answer of another
    seat leaves it alone. `broken` says why the replay failed; then the story ends before the entry that did. `past` holds the
    positions before the latest moves, each with its last entry: what has changed since somebody's turn is asked with every turn.
    """

    game: AnyGame
    header: Header
    began: datetime
    entries: tuple[StoredEntry, ...]
    played: tuple[PlayedEntry, ...]
    state: State
    asked: Mapping[Seat, int]
    broken: str = ""
    past: tuple[tuple[int, State], ...] = ()
    _grouped: list[list[list[PlayedEntry]]] = field(
        default_factory=list, init=False, repr=False, compare=False
    )
    _lines: list[list[tuple[StoredEntry, TableLine]]] = field(
        default_factory=list, init=False, repr=False, compare=False
    )
    """Both hold what was asked for, once it was."""
    tries: dict[Seat, list[Try]] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What each seat has tried out last at this position, line by line; see `tables.drafts`."""

    @property
    def head(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].entry.seq if self.entries else 0

    def at(self, seq: int) -> datetime:
        """When an entry was committed; the deal, entry 0, when the game began."""
        kept = self.entry(seq)
        return self.began if kept is None else kept.at

    def entry(self, seq: int) -> StoredEntry | None:
        """An entry by its number; None for the deal."""
        if 0 < seq <= len(self.entries) and self.entries[seq - 1].entry.seq == seq:
            return self.entries[seq - 1]
        return next((kept for kept in self.entries if kept.entry.seq == seq), None)

    def after(self, steps: Iterable[Step], at: datetime) -> Story:
        """The story with moves that were just played."""
        state, asked = self.state, self.asked
        played, entries = list(self.played), list(self.entries)
        for step in steps:
            asked = _asked(asked, _top(state), step)
            state = step.state
            played.append(PlayedEntry(step.entry, at, step.notes, step.closes))
            entries.append(StoredEntry(step.entry, at))
        past = (*self.past, (self._last_played(self.head), self.state))[-_PAST:]
        story = replace(
            self, entries=tuple(entries), played=tuple(played), state=state, asked=asked, past=past
        )
        story._lines.extend(self._lines)  # moves are no lines of the table's own
        return story

    @property
    def moves(self) -> int:
        """How many moves were made, those taken back included."""
        return len(self.entries) - len(self.own_lines())

    def back_to(self, seq: int) -> State:
        """The position as it was right after an entry."""
        if seq >= self.head:
            return self.state
        if not self._taken_back_since(seq):
            last = self._last_played(seq)
            for at, state in self.past:
                if at == last:
                    return state
        return _position(
            self.game, self.header, (kept.entry for kept in self.entries if kept.entry.seq <= seq)
        )

    def _last_played(self, seq: int) -> int:
        """The last entry that counts up to this one; 0, the deal, where there is none."""
        return next((each.entry.seq for each in reversed(self.played) if each.entry.seq <= seq), 0)

    def _taken_back_since(self, seq: int) -> bool:
        """Whether something that was played up to an entry was taken back after it."""
        for kept in reversed(self.entries):
            if kept.entry.seq <= seq:
                break
            line = parse(kept.entry.line)
            if isinstance(line, Undo) and line.first <= seq:
                return True
        return False

    def course(self, points: Callable[[State], tuple[int, ...]]) -> tuple[tuple[int, ...], ...]:
        """What a position gives every seat, from the deal on after each turn that counts."""
        found = [points(deal(self.game, self.header))]
        for step in self.steps():
            if step.closes:
                found.append(points(step.state))
        return tuple(found)

    def steps(self) -> Iterator[Step]:
        """What counts, played again, as far as it can be; the steps share one state. Not `rerun` of what was `played`: draws hang on what was
        taken back, too."""
        entries = (kept.entry for kept in self.entries)
        return islice(rerun(self.game, self.header, entries), len(self.played))

    def then(self, seq: int) -> Story:
        """The story as it was right after an entry: with what was taken back since."""
        if not any(isinstance(parse(kept.entry.line), Undo) for kept in self.entries if kept.entry.seq > seq):
            return self
        entries = (kept for kept in self.entries if kept.entry.seq <= seq)
        return story_of(self.game, self.header, self.began, entries)

    def groups(self) -> list[list[PlayedEntry]]:
        """The moves by turns: one seat's, up to a closing one. They are shared, so nobody changes them."""
        if self._grouped:
            return self._grouped[0]
        groups: list[list[PlayedEntry]] = []
        for each in self.played:
            last = groups[-1][-1] if groups else None
            if last is not None and not last.closes and last.entry.seat == each.entry.seat:
                groups[-1].append(each)
            else:
                groups.append([each])
        self._grouped.append(groups)
        return groups

    def turns(self, seq: int, until: int | None = None) -> list[Turn]:
        """The turns and the table's own lines with something told after an entry, each without what was told before it, or after
        `until`."""
        last = self.head if until is None else until
        groups, presence = self.groups(), self._presence()
        turns = [
            _turn(self, moves, presence, closed=moves[-1].closes or group is not groups[-1])
            for group in groups
            if group[-1].entry.seq > seq
            if (moves := [each for each in group if seq < each.entry.seq <= last])
        ]
        turns += [
            _table_turn(self, kept, line) for kept, line in self.own_lines() if seq < kept.entry.seq <= last
        ]
        return sorted(turns, key=attrgetter("last_seq"))

    def handed_on(self, seat: Seat) -> datetime | None:
        """Since when a computer holds a seat for somebody; None where its owner decides."""
        held = _held(self._presence(), seat, self.head + 1)
        return held.at if held is not None else None

    def _presence(self) -> list[tuple[StoredEntry, TableLine]]:
        """The lines about who decides on a seat."""
        return [(kept, line) for kept, line in self.own_lines() if isinstance(line, PresenceLine | Resign)]

    def own_lines(self) -> list[tuple[StoredEntry, TableLine]]:
        """What the table says of itself."""
        if not self._lines:
            lines = ((kept, parse(kept.entry.line)) for kept in self.entries)
            self._lines.append([(kept, line) for kept, line in lines if line is not None])
        return self._lines[0]


@dataclass(frozen=True, slots=True)
class Turn:
    """A part of the story that is told at once: the moves of a seat up to a closing one, the deal (seat None, entry 0),
    or a line of the table's own such as a move taken back. `closed` is false while the seat may go on.

    `notes` holds private ones, too: those with a `to` are for that seat alone. `line` is the table's own, None for moves of
    the game.
    """

    seat: Seat | None
    first_seq: int
    last_seq: int
    at: datetime
    notes: tuple[Note, ...]
    auto: bool
    closed: bool
    _story: Story = field(repr=False, compare=False)
    line: TableLine | None = None
    aside: bool = False
    """The board is as before."""
    parts: tuple[tuple[Note, ...], ...] = ()
    """What each of several turns told, where they are told together."""

    @property
    def taken_back(self) -> int | None:
        """The first entry that this line took back."""
        return self.line.first if isinstance(self.line, Undo) else None

    def view_after(self, seat: Seat | None) -> View:
        """What a seat, or a bystander, saw right after it."""
        return seen(self._story.game, self._story.back_to(self.last_seq), seat)

    def view_before(self, seat: Seat | None) -> View:
        """What they saw right before it; the deal has nothing before it but itself."""
        return seen(self._story.game, self._story.back_to(max(0, self.first_seq - 1)), seat)

    def revealed(self) -> View:
        """The position right after it with all that lies face down turned up; only for a game that is over."""
        story = self._story
        view: View = story.game.revealed(story.back_to(self.last_seq))
        return view


_SEEN: LRUCache[tuple[int, Seat | None], tuple[State, View]] = LRUCache(128)
"""What was asked for last, with its position: as long as that is kept, its identity is nobody else's."""


def seen(game: AnyGame, state: State, seat: Seat | None) -> View:
    """What a seat sees, or a bystander, of a position of a story, which nobody changes: a click asks for the same view several times, a turn
    with its messages more often."""
    known = _SEEN.get((id(state), seat))
    if known is None:
        known = _SEEN[id(state), seat] = state, game.view(state, seat)
    return known[1]


def story_of(game: AnyGame, header: Header, began: datetime, entries: Iterable[StoredEntry]) -> Story:
    """Play a journal; a failing replay is played as far as it goes, with `broken` set."""
    stored = tuple(entries)
    at = {kept.entry.seq: kept.at for kept in stored}
    played: list[PlayedEntry] = []
    state: Any = None  # until it is dealt, which may fail
    asked: Mapping[Seat, int] = {}
    past: list[tuple[int, State]] = []
    broken = ""
    count = len(live(kept.entry for kept in stored))
    # Whatever goes wrong here, the rules in code have changed under this table: it is frozen, the others go on.
    try:
        state = deal(game, header)
        asked, ask = dict.fromkeys(game.due(state), 0), _top(state)
        for step in rerun(game, header, (kept.entry for kept in stored)):
            asked, ask = _asked(asked, ask, step), _top(step.state)
            state = step.state
            played.append(PlayedEntry(step.entry, at[step.entry.seq], step.notes, step.closes))
            if step.closes and count - _LATELY < len(played) < count:
                past.append((step.entry.seq, state.copy()))
    except Diverged as error:
        broken = str(error)
    except Exception as error:
        reason = f" {error}" if isinstance(error, GameError) else ""  # other errors may name a move
        broken = f"after entry {played[-1].entry.seq if played else 0}: {type(error).__name__}{reason}"
    if broken and state is not None:
        state, past = _position(game, header, (kept.entry for kept in stored), len(played)), []
    again = _asked_again(asked, stored)
    return Story(game, header, began, stored, tuple(played), state, again, broken, tuple(past[-_PAST:]))


def _position(game: AnyGame, header: Header, entries: Iterable[Entry], most: int | None = None) -> State:
    """Where entries lead, or the first `most` moves among them that count; they are known to replay so far."""
    state: State = deal(game, header)
    for step in islice(rerun(game, header, entries), most):
        state = step.state
    return state


def _top(state: State) -> Ask | None:
    top: Ask | None = state.todo[-1] if state.todo else None
    return top


def _asked(asked: Mapping[Seat, int], before: Ask | None, step: Step) -> Mapping[Seat, int]:
    """The entries at which asks appeared, after one more step.

    A seat's ask stays the same while it is of equal content, whoever else is on it, and the seat does not answer.
    """
    ask, entry = _top(step.state), step.entry
    found = dict.fromkeys(ask.seats, entry.seq) if ask is not None else {}
    waiting = [seat for seat in found if seat in asked and seat != entry.seat]
    # Mostly one seat is asked after the other: then nobody waits, and nothing is compared.
    if (
        waiting
        and ask
        and before
        and type(ask) is type(before)
        and replace(ask, seats=()) == replace(before, seats=())
    ):
        found |= {seat: asked[seat] for seat in waiting}
    return MappingProxyType(found)


def _asked_again(asked: Mapping[Seat, int], entries: tuple[StoredEntry, ...]) -> Mapping[Seat, int]:
    """The same in view of what was taken back: a seat whose own moves are gone is asked anew."""
    anew = dict(asked)
    for kept in entries:
        line = parse(kept.entry.line)
        if isinstance(line, Undo):
            gone = {
                other.entry.seat
                for other in entries
                if line.first <= other.entry.seq < kept.entry.seq and parse(other.entry.line) is None
            }
            for seat in anew:
                if seat in gone:
                    anew[seat] = max(anew[seat], kept.entry.seq)
    return MappingProxyType(anew)


def _turn(
    story: Story, moves: list[PlayedEntry], presence: list[tuple[StoredEntry, TableLine]], closed: bool
) -> Turn:
    """One seat's moves; where a computer plays on for somebody, that is said in front of what it plays."""
    first, last = moves[0], moves[-1]
    notes: list[Note] = []
    said = False
    for each in moves:
        seat = each.entry.seat
        if not said and seat is not None and _held(presence, seat, each.entry.seq) is not None:
            notes.append(Note(say(PLAYED_FOR, who=Who(seat))))
            said = True
        notes += each.notes
    auto = any(each.entry.auto for each in moves)
    return Turn(first.entry.seat, first.entry.seq, last.entry.seq, last.at, tuple(notes), auto, closed, story)


def _held(presence: list[tuple[StoredEntry, TableLine]], seat: Seat, seq: int) -> StoredEntry | None:
    """The line with which a computer took the seat that it held for somebody at an entry."""
    held = None
    for kept, line in presence:
        if kept.entry.seat == seat and kept.entry.seq < seq:
            held = kept if isinstance(line, Away | Gone | Resign) else None
    return held


def _table_turn(story: Story, kept: StoredEntry, line: TableLine) -> Turn:
    seat, seq = kept.entry.seat, kept.entry.seq
    assert seat is not None
    key = verb_of(line)
    more: dict[str, Value] = {}
    if isinstance(line, Nudge):
        more["whom"] = Who(line.whom)
    elif isinstance(line, NamingLine):
        more["user"] = str(line.user)
        key = key if line.user > 0 else f"{key}-nameless"
    elif isinstance(line, Undo) and (others := _taken_with(story.entries, line, seq, seat)):
        more["others"] = Several(tuple(Who(each) for each in others))
        key = f"{key}-with"
    note = Note(say(f"table-told-{key}", who=Who(seat), **more))
    return Turn(
        seat, seq, seq, kept.at, (note,), kept.entry.auto, True, story, line, not isinstance(line, Undo)
    )


def _taken_with(entries: Iterable[StoredEntry], line: Undo, seq: int, seat: Seat) -> tuple[Seat, ...]:
    """The other seats whose moves went with those that a seat took back at an entry."""
    moves: list[tuple[int, Seat | None]] = []
    for kept in entries:
        if kept.entry.seq >= seq:
            break
        said = parse(kept.entry.line)
        if isinstance(said, Undo):
            moves = [move for move in moves if move[0] < said.first]
        elif said is None:
            moves.append((kept.entry.seq, kept.entry.seat))
    gone = (by for at, by in moves if at >= line.first)
    return tuple(dict.fromkeys(by for by in gone if by is not None and by != seat))
