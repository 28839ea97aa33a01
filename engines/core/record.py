"""A record: one finished game as a text file that people can read, and that anybody can check; `docs/records.md` has the grammar.

A file from anywhere is read here, so nothing in it is believed: sizes are bounded, every line is checked, and the game is played
again from its seed.

>>> from engines import GAMES
>>> read("meeplepost record 1\\ngame chess\\n", GAMES)
Traceback (most recent call last):
...
engines.core.record.BadRecord: record-no-such-game
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from engines.core.game import AnyGame, Result, State
from engines.core.journal import Diverged, Entry, Header, deal, live, rerun
from engines.core.table_lines import NamingLine, Undo, format_line, parse
from engines.core.text import GameError, Seat, Value, say

VERSION: Final = 1
MOST_BYTES: Final = 400_000
MOST_ENTRIES: Final = 4_000
"""The longest games have some 700 entries; undone ones count, too."""

_MOST_LINE: Final = 1_000
_MOST_NAME: Final = 64
_FIRST: Final = re.compile(r"meeplepost record ([0-9]{1,4})")
_NUMBER: Final = re.compile(r"[0-9]{1,6}")
_DATE: Final = re.compile(r"[0-9]{4}-[01][0-9]-[0-3][0-9]")
_SEED: Final = re.compile(r"[!-~]([ -~]{0,126}[!-~])?")
_POINTS: Final = re.compile(r"-?[0-9]{1,6}( -?[0-9]{1,6}){0,9}")
_ENTRY: Final = re.compile(
    r"(?P<seq>[0-9]{1,6}) (?P<seat>[0-9]|-) (?P<line>[^|]{1,400}) \| (?P<digest>[0-9a-f]{12}|-)(?: (?P<marks>\*?!?))?"
)


class BadRecord(GameError):
    """A file that is no record, or that does not hold what it says; the text names the line, counted from 1."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who played a seat from the beginning or took it over, by the name that others saw."""

    name: str
    computer: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game.

    Args:
        players: by seat.
        began, ended: days such as `2026-11-22`, in UTC; empty if nobody knows.
        scores: by seat; empty where the game ended without a result.
    """

    header: Header
    players: tuple[Player, ...]
    entries: tuple[Entry, ...]
    began: str = ""
    ended: str = ""
    scores: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Checked:
    """What playing a record again came to: the last state, and the result where the game came to its end."""

    state: State
    result: Result | None


def write(record: Record, comment: Callable[[Entry], Iterable[str]] = lambda entry: ()) -> str:
    """A record as the text of a file.

    Args:
        comment: what is said of an entry, in whatever language; nobody reads it back. People who are named by number in a line
            of the table's are left out.
    """
    lines = [f"meeplepost record {VERSION}", *_head_lines(record), ""]
    for entry in record.entries:
        seat = "-" if entry.seat is None else entry.seat
        marks = ("*" if entry.drew else "") + ("!" if entry.auto else "")
        lines.append(f"{entry.seq} {seat} {_nameless(entry.line)} | {entry.digest or '-'} {marks}".rstrip())
        lines += [f"; {_one_line(each)}"[:_MOST_LINE] for each in comment(entry)]
    return "\n".join(lines) + "\n"


def _head_lines(record: Record) -> Iterator[str]:
    header = record.header
    yield f"game {header.game}"
    yield f"rules {header.setup.rules}"
    yield f"seats {header.setup.seats}"
    for option, choice in header.setup.options:
        yield f"option {option} {choice}"
    for number, player in enumerate(record.players):
        name = _one_line(player.name)[:_MOST_NAME].strip() or "?"
        yield f"{'computer' if player.computer else 'player'} {number} {name}"
    for what, value in (("began", record.began), ("ended", record.ended)):
        if value:
            yield f"{what} {value}"
    if record.scores:
        yield f"result {' '.join(map(str, record.scores))}"
    yield f"seed {header.seed}"


def read(text: str, games: Mapping[str, AnyGame]) -> Record:
    """The mirror of `write`; `check` says whether the game went so.

    Raises:
        BadRecord: it is none, or none that this version can read.
    """
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise BadRecord(say("record-too-long", most=MOST_BYTES // 1000))
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > _MOST_LINE:
            raise BadRecord(say("record-long-line", line=number, most=_MOST_LINE))
    first = _FIRST.fullmatch(lines[0].rstrip()) if lines else None
    if first is None:
        raise BadRecord(say("record-none"))
    if int(first[1]) != VERSION:
        raise BadRecord(say("record-version", version=int(first[1])))
    head = _Head(games)
    at = 1
    while at < len(lines) and lines[at].strip():
        head.take(at + 1, lines[at].rstrip())
        at += 1
    header = head.header()
    entries = _entries(lines, at, header.setup.seats)
    return Record(header, head.players(), entries, head.began, head.ended, head.scores)


def check(record: Record, games: Mapping[str, AnyGame]) -> Checked:
    """Play a record again, from its seed: every entry must be legal where it stands and tell what it told.

    Raises:
        BadRecord: an entry is illegal or tells something else, or the result differs.
    """
    game = games[record.header.game]
    state, played = deal(game, record.header), live(record.entries)
    try:
        for step in rerun(game, record.header, played):
            state = step.state
            played = played[1:]
    except Diverged as error:
        raise BadRecord(say("record-differs", entry=error.entry.seq)) from None
    except GameError as error:
        raise BadRecord(say("record-illegal", entry=played[0].seq, why=error.text)) from None
    result = game.result(state)
    if record.scores and (result is None or result.scores != record.scores):
        raise BadRecord(say("record-result"))
    return Checked(state, result)


class _Head:
    """The lines before the first entry, taken one by one."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self._games = games
        self._known: dict[str, str] = {}
        self._options: dict[str, str] = {}
        self._players: dict[Seat, Player] = {}

    def take(self, number: int, line: str) -> None:
        name, _, value = line.partition(" ")
        match name:
            case "option":
                option, _, choice = value.partition(" ")
                if option in self._options:
                    raise _bad("record-twice", number, what=name)
                self._options[option] = choice
            case "player" | "computer":
                self._seat(number, name, value)
            case "game" | "rules" | "seats" | "seed" | "began" | "ended" | "result":
                if name in self._known:
                    raise _bad("record-twice", number, what=name)
                if name == "game" and value not in self._games:
                    raise BadRecord(say("record-no-such-game", line=number))
                if not _VALUES[name](value):
                    raise _bad("record-bad-value", number, what=name)
                self._known[name] = value
            case _:
                raise _bad("record-unknown", number, what=_quoted(name))

    def header(self) -> Header:
        for name in ("game", "rules", "seats", "seed"):
            if name not in self._known:
                raise BadRecord(say("record-lacks", what=name))
        game, rules = self._games[self._known["game"]], int(self._known["rules"])
        if not 1 <= rules <= game.rules:
            raise BadRecord(say("record-rules", rules=rules, newest=game.rules))
        try:
            setup = game.setup(int(self._known["seats"]), **self._options)
        except ValueError:
            raise BadRecord(say("record-setup")) from None
        if any(dict(setup.options).get(name) != choice for name, choice in self._options.items()):
            raise BadRecord(say("record-setup"))
        return Header(game.name, replace(setup, rules=rules), self._known["seed"])

    def players(self) -> tuple[Player, ...]:
        seats = int(self._known["seats"])
        if sorted(self._players) != list(range(seats)):
            raise BadRecord(say("record-players", seats=seats))
        if self.scores and len(self.scores) != seats:
            raise BadRecord(say("record-result"))
        return tuple(self._players[seat] for seat in range(seats))

    @property
    def began(self) -> str:
        return self._known.get("began", "")

    @property
    def ended(self) -> str:
        return self._known.get("ended", "")

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(map(int, self._known.get("result", "").split()))

    def _seat(self, number: int, kind: str, value: str) -> None:
        seat, _, name = value.partition(" ")
        if not (len(seat) == 1 and seat in "0123456789") or not _is_name(name):
            raise _bad("record-bad-value", number, what=kind)
        if int(seat) in self._players:
            raise _bad("record-twice", number, what=kind)
        self._players[int(seat)] = Player(name, kind == "computer")


def _entries(lines: list[str], begin: int, seats: int) -> tuple[Entry, ...]:
    found: list[Entry] = []
    for number, line in enumerate(lines[begin:], begin + 1):
        if not line.strip() or line.startswith(";"):
            continue
        entry = _entry(number, line.rstrip(), found[-1].seq if found else 0, seats)
        if len(found) == MOST_ENTRIES:
            raise _bad("record-many", number, most=MOST_ENTRIES)
        found.append(entry)
    return tuple(found)


def _entry(number: int, line: str, before: int, seats: int) -> Entry:
    parts = _ENTRY.fullmatch(line)
    if parts is None:
        raise _bad("record-bad-line", number)
    seq, seat = int(parts["seq"]), None if parts["seat"] == "-" else int(parts["seat"])
    if seq <= before:
        raise _bad("record-order", number)
    try:
        about = parse(parts["line"])
    except ValueError:
        raise _bad("record-bad-line", number) from None
    if (seat is None and about is None) or (seat is not None and seat >= seats):
        raise _bad("record-bad-seat", number)
    if isinstance(about, Undo) and not 1 <= about.first < seq:
        raise _bad("record-bad-line", number)
    marks, told = parts["marks"] or "", parts["digest"]
    return Entry(seq, seat, parts["line"], "*" in marks, "!" in marks, "" if told == "-" else told)


def _nameless(line: str) -> str:
    """A line of the journal that names nobody."""
    about = parse(line)
    return format_line(replace(about, user=0)) if isinstance(about, NamingLine) else line


def _one_line(text: str) -> str:
    return " ".join(_plain(text).split())


def _plain(text: str) -> str:
    """Without control characters, among them those that turn the direction of what follows."""
    return "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)


def _is_name(text: str) -> bool:
    return 0 < len(text) <= _MOST_NAME and text == _one_line(text)


_VALUES: Final[Mapping[str, Callable[[str], object]]] = {
    "game": lambda value: True,
    "rules": _NUMBER.fullmatch,
    "seats": _NUMBER.fullmatch,
    "seed": _SEED.fullmatch,
    "began": _DATE.fullmatch,
    "ended": _DATE.fullmatch,
    "result": _POINTS.fullmatch,
}
"""Which values the lines of the head may have; that of `game` is looked up."""


def _quoted(name: str) -> str:
    """A word of a file, short and plain enough to be shown."""
    return _plain(name)[:20]


def _bad(key: str, line: int, **values: Value) -> BadRecord:
    return BadRecord(say(key, line=line, **values))
