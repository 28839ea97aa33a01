"""The journal: the only stored truth of a game, and everything computed from it.

Entries are only appended. An `undo 41` entry takes back what counts from entry 41 on; nothing is deleted, and entry
numbers are never reused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Final, cast

from engines.core.chance import Rng
from engines.core.game import AnyGame, End, Game, M, S, Setup, State, V
from engines.core.table_lines import Undo, parse
from engines.core.text import Note, Seat

_BEGINNINGS: Final = 16
"""Positions that are played on and stay in memory."""


@dataclass(frozen=True, slots=True)
class Header:
    """The start of a game.

    `chance` is the rule by which draws are keyed: 1 by the number of the entry, as at older tables; 2 by the count of the game's moves up
    to it, undone ones included, so that table lines change no draw.

    `beginning` is the journal of another game, as `dump` writes it, of which this one plays the last position on: that takes the place of the
    deal. It is the same game with the same setup. Empty where the game is dealt.
    """

    game: str
    setup: Setup
    seed: str
    chance: int = 1
    beginning: str = field(default="", repr=False)

    def key(self, seq: int, move: int) -> int:
        """The number that keys the draws of an entry, the game's `move`-th move counted from 1."""
        return move if self.chance > 1 else seq

    def rng(self, seq: int, move: int) -> Rng:
        """The `Rng` of that entry."""
        return Rng(self.seed, self.key(seq, move))


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal.

    `seq` counts from 1. `drew`: something was drawn or revealed. `auto`: played by the clock, a computer or a standing
    order. `digest` fingerprints what the entry told; see `digest`.
    """

    seq: int
    seat: Seat | None
    line: str
    drew: bool = False
    auto: bool = False
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """A replayed live entry: the state after it, its notes, and whether it closed a turn."""

    entry: Entry
    state: State
    notes: tuple[Note, ...]
    closes: bool


class Diverged(Exception):
    """A replay differs from the journal: the rules in code have changed under a running table."""

    def __init__(self, entry: Entry, found: str) -> None:
        super().__init__(f"entry {entry.seq} told {entry.digest}, its replay tells {found}")
        self.entry = entry


class Incomplete(Diverged):
    """A replay fails after a gap: an entry of the journal is missing."""

    def __init__(self, missing: int, entry: Entry) -> None:
        Exception.__init__(self, f"entry {missing} is missing; entry {entry.seq} cannot be played without it")
        self.entry = entry


def live(entries: Iterable[Entry]) -> list[Entry]:
    """The live moves: without table lines and undone moves."""
    return [entry for _, entry in _live_moves(entries)]


def _live_moves(entries: Iterable[Entry]) -> list[tuple[int, Entry]]:
    """The live moves, each with its number among all moves."""
    kept: list[tuple[int, Entry]] = []
    moves = 0
    for entry in entries:
        match parse(entry.line):
            case None:
                moves += 1
                kept.append((moves, entry))
            case Undo(first):
                while kept and kept[-1][1].seq >= first:
                    kept.pop()
    return kept


def deal(game: Game[S, M, V], header: Header) -> S:
    """The state before the first entry: dealt, or the one that is continued."""
    if header.beginning:
        return cast(S, _last_position(game, header.beginning).copy())  # made by this game
    return game.new(header.setup, Rng(header.seed, 0))


@lru_cache(_BEGINNINGS)
def _last_position(game: AnyGame, text: str) -> State:
    """The position at a journal's end."""
    header, entries = load(text)
    state: State = deal(game, header)
    for step in rerun(game, header, entries):
        state = step.state
    return state


def play(game: Game[S, M, V], state: S, seat: Seat, move: M, rng: Rng, seq: int, auto: bool = False) -> Step:
    """Apply a move and write its entry; the given state stays unchanged.

    Raises:
        NotYourTurn, IllegalMove, Revealing: as `Game.apply`.
    """
    after = state.copy()
    notes, closes, told = _carry_out(game, after, seat, move, rng)
    line = game.notation.format(move)
    return Step(Entry(seq, seat, line, rng.drew > 0, auto, told), after, notes, closes)


def replay(game: AnyGame, header: Header, entries: Iterable[Entry]) -> Iterator[Step]:
    """Replay the live entries, checking each against its digest if it has one.

    Args:
        entries: a whole journal or its beginning, with what was undone: draws are counted along all of it.

    Raises:
        Diverged: an entry tells something else now.
        Incomplete: so it does, or it cannot be played at all, and an entry before it is missing.
        GameError: an entry is illegal now.
    """
    for step in rerun(game, header, entries):
        yield Step(step.entry, step.state.copy(), step.notes, step.closes)


def rerun(game: AnyGame, header: Header, entries: Iterable[Entry]) -> Iterator[Step]:
    """Like `replay`, in half the time: all steps share one state, which the next changes.

    Raises:
        Diverged, GameError: as `replay`; the state of the last step is then spoilt.
    """
    known = tuple(entries)
    return _rerun(game, header, deal(game, header), _live_moves(known), known)


def position(
    game: AnyGame, header: Header, entries: Iterable[Entry], known: Callable[[int], State | None]
) -> State:
    """The position after a journal, played from the last live entry whose position is `known`, a state that may be changed."""
    journal = tuple(entries)
    moves = _live_moves(journal)
    for at in range(len(moves) - 1, -1, -1):
        if (state := known(moves[at][1].seq)) is not None:
            moves = moves[at + 1 :]
            break
    else:
        state = deal(game, header)
    for step in _rerun(game, header, state, moves, journal):
        state = step.state
    return state


def _rerun(
    game: AnyGame, header: Header, state: State, moves: Iterable[tuple[int, Entry]], known: Sequence[Entry]
) -> Iterator[Step]:
    for move, entry in moves:
        assert entry.seat is not None
        rng = header.rng(entry.seq, move)
        try:
            notes, closes, told = _carry_out(game, state, entry.seat, game.notation.parse(entry.line), rng)
            if entry.digest and told != entry.digest:
                raise Diverged(entry, told)
        except Exception as error:
            if missing := _missing(known, entry.seq):
                raise Incomplete(missing, entry) from error
            raise
        yield Step(entry, state, notes, closes)


def _missing(entries: Iterable[Entry], before: int) -> int:
    """The first missing number up to one; 0 if none."""
    numbers = {entry.seq for entry in entries}
    return next((seq for seq in range(1, before) if seq not in numbers), 0)


def _carry_out(
    game: Game[S, M, V], state: S, seat: Seat, move: M, rng: Rng
) -> tuple[tuple[Note, ...], bool, str]:
    """Check a move and apply it in place: its notes, whether it closes a turn, its digest."""
    before = game.due(state)
    notes = game.step(state, game.check(state, seat, move), seat, move, rng)
    due = game.due(state)
    return tuple(notes), isinstance(move, End) or before != due, digest(notes, due)


def digest(notes: Iterable[Note], due: tuple[Seat, ...]) -> str:
    """A fingerprint of an entry's notes and the seats due after it, independent of the state's layout."""
    told = f"{[(note.to, note.text.key, note.text.args) for note in notes]}{due}"
    return blake2b(told.encode(), digest_size=6).hexdigest()


def dump(header: Header, entries: Iterable[Entry]) -> str:
    """A whole game as text, as in `tests/journals`; people get a record, see `engines.core.record`."""
    lines = [f"game {header.game}", f"rules {header.setup.rules}", f"seats {header.setup.seats}"]
    lines += [f"option {name} {choice}" for name, choice in header.setup.options]
    lines += [f"chance {header.chance}"] if header.chance > 1 else []
    lines += [f"seed {header.seed}", ""]
    for entry in entries:
        seat = "-" if entry.seat is None else str(entry.seat)
        marks = ("*" if entry.drew else "") + ("!" if entry.auto else "")
        lines.append(f"{entry.seq} {seat} {entry.line} | {entry.digest or '-'}{' ' + marks if marks else ''}")
    return "\n".join(lines) + "\n"


def load(text: str) -> tuple[Header, list[Entry]]:
    """Parse a dumped game or a record; the inverse of `dump`.

    Raises:
        ValueError, KeyError: the text is no journal.
    """
    head, _, body = text.partition("\n\n")
    facts: dict[str, str] = {}
    options: list[tuple[str, str]] = []
    for line in head.splitlines():
        name, _, value = line.partition(" ")
        if name == "option":
            option, _, choice = value.partition(" ")
            options.append((option, choice))
        else:
            facts[name] = value
    setup = Setup(int(facts["seats"]), tuple(options), int(facts["rules"]))
    entries = []
    for line in body.splitlines():
        if not line.strip() or line[0] in ";=":  # what a record tells beside its entries
            continue
        played, _, told = line.partition(" | ")
        seq, seat, move = played.split(" ", 2)
        fingerprint, _, marks = told.partition(" ")
        entries.append(
            Entry(
                int(seq),
                None if seat == "-" else int(seat),
                move,
                "*" in marks,
                "!" in marks,
                "" if fingerprint == "-" else fingerprint,
            )
        )
    return Header(facts["game"], setup, facts["seed"], int(facts.get("chance", 1))), entries
