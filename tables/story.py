"""A journal, replayed: live entries, turns, the position, and since when each seat is asked. Pure."""

from __future__ import annotations

import pickle
import zlib
from bisect import bisect_left
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
from engines.core.journal import Diverged, Entry, Header, Step, deal, live, position, rerun
from engines.core.table_lines import (
    Accepted,
    Gone,
    HandingLine,
    NamingLine,
    Nudge,
    PresenceLine,
    Resign,
    Substituted,
    TableLine,
    Undo,
    Voted,
    parse,
    verb_of,
)
from engines.core.text import GameError, Note, Seat, Several, Value, Who, say


@dataclass(frozen=True, slots=True)
class PlayedEntry:
    """A live entry with its notes."""

    entry: Entry
    at: datetime
    notes: tuple[Note, ...]
    closes: bool


PLAYED_FOR: Final = "table-told-played-for"
"""The note that a computer plays for somebody."""

_PAST = 8
"""How many positions a story keeps: enough for a round of every table. One of Carcassonne weighs 27 kB."""

_LATELY = 4 * _PAST
"""The number of last moves among which a replay keeps the positions between turns; most turns are one to three moves."""


class Try(NamedTuple):
    """A tried line. It holds the position after it, its notes for all and for each seat, and whether it closes the turn."""

    line: str
    state: State
    notes: tuple[Note, ...]
    closes: bool


@dataclass(frozen=True, slots=True)
class Story:
    """A replayed journal.

    `ask_entries` holds, for each due seat, the entry with which its present ask appeared; the simultaneous answer of another
    seat leaves it alone. `broken` says why the replay failed; then the story ends before the entry that did. `past` holds the
    positions before the latest moves, each with its last entry: what has changed since somebody's turn is asked with every turn.
    """

    game: AnyGame
    header: Header
    began: datetime
    entries: tuple[StoredEntry, ...]
    played: tuple[PlayedEntry, ...]
    state: State
    ask_entries: Mapping[Seat, int]
    broken: str = ""
    past: tuple[tuple[int, State], ...] = ()
    anchors: Mapping[int, bytes] = field(default_factory=dict, repr=False, compare=False)
    """Positions by entry, each as bytes, from which others are played; see `tables.looking_back.imports`."""
    known: tuple[tuple[int, tuple[int, ...]], ...] = field(default=(), repr=False, compare=False)
    """The result of `standings`, if it was computed before."""
    _grouped: list[list[list[PlayedEntry]]] = field(
        default_factory=list, init=False, repr=False, compare=False
    )
    _lines: list[list[tuple[StoredEntry, TableLine]]] = field(
        default_factory=list, init=False, repr=False, compare=False
    )
    _taken: list[dict[int, tuple[Seat, ...]]] = field(
        default_factory=list, init=False, repr=False, compare=False
    )
    """Caches for `own_lines` and the like: each list is empty, or holds the one value that was computed."""
    tries: dict[Seat, list[Try]] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What each seat has tried out last at this position, line by line; see `tables.drafts`."""

    @property
    def head(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].entry.seq if self.entries else 0

    def at(self, seq: int) -> datetime:
        """The time of an entry; entry 0, the deal, has the start of the game."""
        kept = self.entry(seq)
        return self.began if kept is None else kept.at

    def entry(self, seq: int) -> StoredEntry | None:
        """An entry by number; None for the deal."""
        at = bisect_left(self.entries, seq, key=_seq)
        return self.entries[at] if at < len(self.entries) and self.entries[at].entry.seq == seq else None

    def after(self, steps: Iterable[Step], at: datetime) -> Story:
        """The story with moves just played."""
        state, asked = self.state, self.ask_entries
        played, entries = list(self.played), list(self.entries)
        for step in steps:
            asked = _asked(asked, _top(state), step)
            state = step.state
            played.append(PlayedEntry(step.entry, at, step.notes, step.closes))
            entries.append(StoredEntry(step.entry, at))
        past = (*self.past, (self._last_played(self.head), self.state))[-_PAST:]
        story = replace(
            self, entries=tuple(entries), played=tuple(played), state=state, ask_entries=asked, past=past
        )
        story._lines.extend(self._lines)  # moves are no table lines
        story._taken.extend(self._taken)
        return story

    @property
    def moves(self) -> int:
        """How many moves were made, undone ones included."""
        return len(self.entries) - len(self.own_lines())

    def back_to(self, seq: int) -> State:
        """The position right after an entry."""
        if seq >= self.head:
            return self.state
        if self.past and not self._taken_back_since(seq):
            last = self._last_played(seq)
            for at, state in self.past:
                if at == last:
                    return state
        until = (kept.entry for kept in self.entries if kept.entry.seq <= seq)
        return position(self.game, self.header, until, self._anchor)

    def _anchor(self, seq: int) -> State | None:
        anchor = self.anchors.get(seq)
        return None if anchor is None else pickle.loads(zlib.decompress(anchor))

    def _last_played(self, seq: int) -> int:
        """The last live entry up to this one; 0, the deal, if there is none."""
        at = bisect_left(self.played, seq + 1, key=_seq)
        return self.played[at - 1].entry.seq if at else 0

    def _taken_back_since(self, seq: int) -> bool:
        """Whether a move up to an entry was undone after it."""
        for kept in reversed(self.entries):
            if kept.entry.seq <= seq:
                break
            line = parse(kept.entry.line)
            if isinstance(line, Undo) and line.first <= seq:
                return True
        return False

    def standings(
        self, points: Callable[[State], tuple[int, ...]]
    ) -> tuple[tuple[int, tuple[int, ...]], ...]:
        """Everybody's points after the deal, entry 0, and after each live turn, with its last entry.

        Args:
            points: what a position gives every seat.
        """
        if self.known:
            return self.known
        closed = ((step.entry.seq, points(step.state)) for step in self.steps() if step.closes)
        return ((0, points(deal(self.game, self.header))), *closed)

    def steps(self) -> Iterator[Step]:
        """The live entries replayed as far as possible; the steps share one state. Not `rerun` of what was `played`:
        draws depend on what was taken back, too.
        """
        entries = (kept.entry for kept in self.entries)
        return islice(rerun(self.game, self.header, entries), len(self.played))

    def then(self, seq: int) -> Story:
        """The story as it was right after an entry, with moves that were undone later."""
        if not any(isinstance(parse(kept.entry.line), Undo) for kept in self.entries if kept.entry.seq > seq):
            return self
        entries = (kept for kept in self.entries if kept.entry.seq <= seq)
        return story_of(self.game, self.header, self.began, entries)

    def groups(self) -> list[list[PlayedEntry]]:
        """The moves by turns: one seat's, up to a closing one. Shared, so they must not be changed."""
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
        """Turns and table lines told after an entry, without what was told before it or after `until`."""
        last = self.head if until is None else until
        groups, held = self.groups(), self._held()
        turns = [
            _turn(self, moves, held, closed=moves[-1].closes or group is not groups[-1])
            for group in groups
            if group[-1].entry.seq > seq
            if (moves := [each for each in group if seq < each.entry.seq <= last])
        ]
        turns += [
            _table_turn(self, kept, line, self._taken_with(kept))
            for kept, line in self.own_lines()
            if seq < kept.entry.seq <= last
        ]
        return sorted(turns, key=attrgetter("last_seq"))

    def handed_on(self, seat: Seat) -> datetime | None:
        """Since when a computer holds a seat for somebody; None if its owner decides."""
        held = self._held().at(seat, self.head + 1)
        return held.at if held is not None else None

    def handed_on_by(self, seat: Seat) -> TableLine | None:
        """The line with which a computer got a seat; None if its owner decides."""
        held = self._held().at(seat, self.head + 1)
        return parse(held.entry.line) if held is not None else None

    def owned_since(self, seat: Seat) -> int:
        """The entry with which a seat got the owner that it has; 0, the deal, if it always had that one."""
        taken = (
            kept.entry.seq
            for kept, line in self.own_lines()
            if kept.entry.seat == seat and isinstance(line, Substituted)
        )
        return max(taken, default=0)

    @property
    def gone(self) -> frozenset[Seat]:
        """The seats whose owners have left the server."""
        last = {kept.entry.seat: line for kept, line in self._presence()}
        return frozenset(seat for seat, line in last.items() if seat is not None and isinstance(line, Gone))

    def _presence(self) -> list[tuple[StoredEntry, TableLine]]:
        """The lines about who decides at a seat."""
        return [(kept, line) for kept, line in self.own_lines() if isinstance(line, PresenceLine | Resign)]

    def _held(self) -> _Held:
        return _Held(self._presence())

    def _taken_with(self, undo: StoredEntry) -> tuple[Seat, ...]:
        """The other seats whose moves were undone with a seat's at an entry."""
        if not self._taken:
            self._taken.append(_taken_with(self.entries))
        return self._taken[0].get(undo.entry.seq, ())

    def own_lines(self) -> list[tuple[StoredEntry, TableLine]]:
        """The table lines, with their entries."""
        if not self._lines:
            lines = ((kept, parse(kept.entry.line)) for kept in self.entries)
            self._lines.append([(kept, line) for kept, line in lines if line is not None])
        return self._lines[0]


@dataclass(frozen=True, slots=True)
class Turn:
    """A part of the story that is told at once. It is the moves of a seat up to a closing one, the deal (seat None,
    entry 0), or a table line such as an undo. `closed` is false while the seat may go on.

    `notes` holds private ones, too: those with a `to` are for that seat alone. `line` is the table line, None for moves of
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
    """The notes of each turn, if several are told together."""

    @property
    def taken_back(self) -> int | None:
        """The first entry that this line took back."""
        return self.line.first if isinstance(self.line, Undo) else None

    def view_after(self, seat: Seat | None) -> View:
        """A seat's or bystander's view right after it."""
        return seen(self._story.game, self._story.back_to(self.last_seq), seat)

    def view_before(self, seat: Seat | None) -> View:
        """A seat's or bystander's view right before it; the deal has only itself."""
        return seen(self._story.game, self._story.back_to(max(0, self.first_seq - 1)), seat)

    def revealed(self) -> View:
        """The position right after it with everything face down revealed; only after the game."""
        story = self._story
        view: View = story.game.revealed(story.back_to(self.last_seq))
        return view


_SEEN: LRUCache[tuple[int, Seat | None], tuple[State, View]] = LRUCache(64)
"""Recent views by the identity of their position and the seat. The position is kept too, so no other can have its identity."""


def seen(game: AnyGame, state: State, seat: Seat | None) -> View:
    """A seat's or bystander's view of a position, cached, so it must not be changed."""
    known = _SEEN.get((id(state), seat))
    if known is None:
        known = _SEEN[id(state), seat] = state, game.view(state, seat)
    return known[1]


def story_of(game: AnyGame, header: Header, began: datetime, entries: Iterable[StoredEntry]) -> Story:
    """Replay a journal; one that fails is replayed as far as possible, with `broken` set."""
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
        state, past = deal(game, header), []
        for step in islice(rerun(game, header, (kept.entry for kept in stored)), len(played)):
            state = step.state
    again = _asked_again(asked, stored)
    return Story(game, header, began, stored, tuple(played), state, again, broken, tuple(past[-_PAST:]))


def pack_state(state: State) -> bytes:
    """Pack a position for `Story.anchors`; Carcassonne's shrink to a tenth."""
    return zlib.compress(pickle.dumps(state, pickle.HIGHEST_PROTOCOL), 1)


def _seq(kept: StoredEntry | PlayedEntry) -> int:
    return kept.entry.seq


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
    """The entries at which asks appeared, after undos: a seat whose own moves are undone is asked again."""
    anew = dict(asked)
    moved: dict[Seat | None, int] = {}
    for kept in entries:
        line = parse(kept.entry.line)
        if line is None:
            moved[kept.entry.seat] = kept.entry.seq
        elif isinstance(line, Undo):
            for seat in anew:
                if moved.get(seat, 0) >= line.first:
                    anew[seat] = max(anew[seat], kept.entry.seq)
    return MappingProxyType(anew)


def _turn(story: Story, moves: list[PlayedEntry], held: _Held, closed: bool) -> Turn:
    """One seat's moves; if a computer plays for somebody, that is said first."""
    first, last = moves[0], moves[-1]
    notes: list[Note] = []
    said = False
    for each in moves:
        seat = each.entry.seat
        if not said and seat is not None and held.at(seat, each.entry.seq) is not None:
            notes.append(Note(say(PLAYED_FOR, who=Who(seat))))
            said = True
        notes += each.notes
    auto = any(each.entry.auto for each in moves)
    return Turn(first.entry.seat, first.entry.seq, last.entry.seq, last.at, tuple(notes), auto, closed, story)


def _held(presence: list[tuple[StoredEntry, TableLine]], seat: Seat, seq: int) -> StoredEntry | None:
    """The line with which a computer took a seat, if it holds it at an entry."""
    held = None
    for kept, line in presence:
        if kept.entry.seat == seat and kept.entry.seq < seq:
            held = kept if isinstance(line, HandingLine | Resign) else None
    return held


class _Held:
    """The seats that computers hold, and since when.

    Args:
        presence: the lines about who decides on a seat, in their order.
    """

    def __init__(self, presence: Iterable[tuple[StoredEntry, TableLine]]) -> None:
        self._lines: dict[Seat | None, list[tuple[int, StoredEntry | None]]] = {}
        for kept, line in presence:
            held = kept if isinstance(line, HandingLine | Resign) else None
            self._lines.setdefault(kept.entry.seat, []).append((kept.entry.seq, held))

    def at(self, seat: Seat, seq: int) -> StoredEntry | None:
        """The line with which a computer took a seat, if it holds it at an entry."""
        lines = self._lines.get(seat, [])
        at = bisect_left(lines, seq, key=lambda line: line[0])
        return lines[at - 1][1] if at else None


def _table_turn(story: Story, kept: StoredEntry, line: TableLine, others: tuple[Seat, ...]) -> Turn:
    seat, seq = kept.entry.seat, kept.entry.seq
    assert seat is not None
    key = verb_of(line)
    more: dict[str, Value] = {}
    if isinstance(line, Nudge):
        more["whom"] = Who(line.whom)
    elif isinstance(line, Accepted | Voted):
        more["by"] = Who(line.by)
    elif isinstance(line, NamingLine):
        more["user"] = str(line.user)
        key = key if line.user > 0 else f"{key}-nameless"
    elif others:
        more["others"] = Several(tuple(Who(each) for each in others))
        key = f"{key}-with"
    note = Note(say(f"table-told-{key}", who=Who(seat), **more))
    return Turn(
        seat, seq, seq, kept.at, (note,), kept.entry.auto, True, story, line, not isinstance(line, Undo)
    )


def _taken_with(entries: Iterable[StoredEntry]) -> dict[int, tuple[Seat, ...]]:
    """For each undo, the other seats whose moves were undone with it, in the order of play."""
    found: dict[int, tuple[Seat, ...]] = {}
    moves: list[tuple[int, Seat | None]] = []
    for kept in entries:
        line = parse(kept.entry.line)
        if isinstance(line, Undo):
            gone: list[Seat | None] = []
            while moves and moves[-1][0] >= line.first:
                gone.append(moves.pop()[1])
            others = dict.fromkeys(by for by in reversed(gone) if by != kept.entry.seat)
            found[kept.entry.seq] = tuple(by for by in others if by is not None)
        elif line is None:
            moves.append((kept.entry.seq, kept.entry.seat))
    return found
