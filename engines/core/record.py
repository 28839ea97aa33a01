"""Records: a finished game as a text file that people can read and check; `docs/records.md` has the grammar.

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
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from engines.core.draws import Draw, Drawn, all_draws
from engines.core.fairness import COMPUTER, Origin, Place
from engines.core.game import AnyGame, Result, State
from engines.core.journal import Diverged, Entry, Header
from engines.core.table_lines import (
    Accepted,
    NamingLine,
    Nudge,
    Removed,
    Skipped,
    Substituted,
    TableLine,
    Undo,
    Voted,
    format_line,
    parse,
)
from engines.core.text import GameError, Seat, Value, say
from engines.core.visible import one_line, plain, shows

VERSION: Final = 2
"""Version 1, which knows nothing of secrets, parts and numbers, is read as well."""

MOST_BEYOND: Final = 64_000
"""Bytes of a record beyond `Game.longest_record`: for what was taken back, and for comments."""
MOST_BYTES: Final = 112_000 + MOST_BEYOND
"""The most bytes of any record: that of the game with the longest."""
MOST_ENTRIES: Final = 2_000
"""The longest games have some 700 entries; undone ones count, too."""

_MOST_LINE: Final = 1_000
_MOST_NAME: Final = 64
_FIRST: Final = re.compile(r"meeplepost record ([0-9]{1,4})")
_NUMBER: Final = re.compile(r"[0-9]{1,6}")
_DATE: Final = re.compile(r"[0-9]{4}-[01][0-9]-[0-3][0-9]")
_CHANCE: Final = re.compile(r"[12]")
_TABLE: Final = re.compile(r"[a-z0-9]{1,16}")
_SEATING: Final = re.compile(r"random|settled")
_PLACE: Final = re.compile(rf"[0-9] ({COMPUTER}|[0-9a-f]{{32}}|[0-9a-f]{{64}})")
_DRAWS: Final = re.compile(r"=( [0-9]{1,9}/[1-9][0-9]{0,8})+")
_DRAWS_IN_LINE: Final = 50
_SINCE_2: Final = frozenset({"chance", "table", "secret", "seating", "place"})
_SEED: Final = re.compile(r"[0-9a-f]{64}")
"""Every version has written seeds and secrets like this."""
_POINTS: Final = re.compile(r"-?[0-9]{1,6}( -?[0-9]{1,6}){0,9}")
_ENTRY: Final = re.compile(
    r"(?P<seq>[0-9]{1,6}) (?P<seat>[0-9]|-) (?P<line>[ -{}~]{1,400}) \| (?P<digest>[0-9a-f]{12}|-)(?: (?P<marks>\*?!?))?"
)


class BadRecord(GameError):
    """A file is no record, or does not hold what it claims; the text names the line, counted from 1."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player of a seat, from the start or by taking it over, by their public name."""

    name: str
    computer: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game.

    Args:
        players: by seat.
        began, ended: days such as `2026-11-22`, in UTC; empty if nobody knows.
        scores: by seat; empty where the game ended without a result.
        origin: what the seed was made from, where people added to it.
        draws: the numbers that were drawn, by the number of the entry, 0 for the deal; empty where the file tells none.
    """

    header: Header
    players: tuple[Player, ...]
    entries: tuple[Entry, ...]
    began: str = ""
    ended: str = ""
    scores: tuple[int, ...] = ()
    origin: Origin | None = None
    draws: Mapping[int, tuple[Draw, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of checking a record: last state, result if the game ended, how many numbers were drawn."""

    state: State
    result: Result | None
    draws: int = 0


def write(record: Record, comment: Callable[[Entry], Iterable[str]] = lambda entry: ()) -> str:
    """Write a record as text.

    Args:
        comment: what is said of an entry, in whatever language; nobody reads it back. Users' ids in table lines are left out.
    """
    lines = [f"meeplepost record {VERSION}", *_head_lines(record), "", *_draw_lines(record, 0)]
    for entry in record.entries:
        seat = "-" if entry.seat is None else entry.seat
        marks = ("*" if entry.drew else "") + ("!" if entry.auto else "")
        lines.append(f"{entry.seq} {seat} {nameless(entry.line)} | {entry.digest or '-'} {marks}".rstrip())
        lines += _draw_lines(record, entry.seq)
        lines += [f"; {one_line(each)}"[:_MOST_LINE] for each in comment(entry)]
    return "\n".join(lines) + "\n"


def _head_lines(record: Record) -> Iterator[str]:
    header = record.header
    yield f"game {header.game}"
    yield f"rules {header.setup.rules}"
    yield f"seats {header.setup.seats}"
    for option, choice in header.setup.options:
        yield f"option {option} {choice}"
    for number, player in enumerate(record.players):
        yield f"{'computer' if player.computer else 'player'} {number} {written_name(player.name)}"
    for what, value in (("began", record.began), ("ended", record.ended)):
        if value:
            yield f"{what} {value}"
    if record.scores:
        yield f"result {' '.join(map(str, record.scores))}"
    if header.chance > 1:
        yield f"chance {header.chance}"
    if (origin := record.origin) is not None:
        yield f"table {origin.table}"
        yield f"secret {origin.secret}"
        yield f"seating {'random' if origin.by_lot else 'settled'}"
        yield from (f"place {place}" for place in origin.places)
    yield f"seed {header.seed}"


def _draw_lines(record: Record, seq: int) -> Iterator[str]:
    draws = record.draws.get(seq, ())
    for at in range(0, len(draws), _DRAWS_IN_LINE):
        yield f"= {' '.join(map(str, draws[at : at + _DRAWS_IN_LINE]))}"


def read(text: str, games: Mapping[str, AnyGame]) -> Record:
    """Parse a record, without replaying its game as `check` does.

    Raises:
        BadRecord: the text is no record, or none that this version can read.
    """
    size = len(text.encode("utf-8", "replace"))
    _bound(size, MOST_BYTES)
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        if len(line) > _MOST_LINE:
            raise BadRecord(say("record-long-line", line=number, most=_MOST_LINE))
    first = _FIRST.fullmatch(lines[0].rstrip()) if lines else None
    if first is None:
        raise BadRecord(say("record-none"))
    version = int(first[1])
    if not 1 <= version <= VERSION:
        raise BadRecord(say("record-version", version=version, newest=VERSION))
    head = _Head(games, version)
    at = 1
    while at < len(lines) and lines[at].strip():
        head.take(at + 1, lines[at].rstrip())
        at += 1
    header = head.header()
    _bound(size, games[header.game].longest_record + MOST_BEYOND)
    entries, draws = _entries(lines, at, header.setup.seats, version)
    return Record(header, head.players(), entries, head.began, head.ended, head.scores, head.origin(), draws)


def _bound(size: int, most: int) -> None:
    if size > most:
        raise BadRecord(say("record-too-long", most=most // 1000))


def written_name(name: str) -> str:
    """A player's name as written in a record."""
    written = one_line(name)[:_MOST_NAME].strip()
    return written if shows(written) else "?"


def check(
    record: Record, games: Mapping[str, AnyGame], watch: Callable[[Drawn], None] = lambda drawn: None
) -> Checked:
    """Replay a record from its seed. The seed must follow from the secret and the parts; every entry must be legal
    where it stands, draw what it drew and tell what it told, also where it was undone later.

    Args:
        watch: called with each move, as soon as it was played.

    Raises:
        BadRecord: an entry is illegal, draws or tells something else, or the seed, the seats or the result differ.
    """
    if record.origin is not None and record.origin.seed != record.header.seed:
        raise BadRecord(say("record-seed"))
    if record.origin is not None and not record.origin.seats_follow:
        raise BadRecord(say("record-seats"))
    game = games[record.header.game]
    moves = [entry for entry in record.entries if parse(entry.line) is None]
    state: State | None = None
    done = count = 0
    drew: set[int] = set()
    try:
        for drawn in all_draws(game, record.header, record.entries):
            state, done, count = drawn.state, drawn.move, count + len(drawn.draws)
            if record.draws and record.draws.get(drawn.seq, ()) != drawn.draws:
                raise BadRecord(say("record-draws", entry=drawn.seq))
            drew.add(drawn.seq)
            watch(drawn)
    except Diverged as error:
        raise BadRecord(say("record-differs", entry=error.entry.seq)) from None
    except BadRecord:
        raise
    except GameError as error:
        raise BadRecord(say("record-illegal", entry=moves[done].seq, why=error.text)) from None
    assert state is not None
    for seq in record.draws.keys() - drew:  # table lines draw nothing
        raise BadRecord(say("record-draws", entry=seq))
    result = game.result(state)
    if record.scores and (result is None or result.scores != record.scores):
        raise BadRecord(say("record-result"))
    return Checked(state, result, count)


class _Head:
    """Reads the lines before the first entry."""

    def __init__(self, games: Mapping[str, AnyGame], version: int) -> None:
        self._games = games
        self._version = version
        self._places: list[Place] = []
        self._known: dict[str, str] = {}
        self._options: dict[str, str] = {}
        self._players: dict[Seat, Player] = {}

    def take(self, number: int, line: str) -> None:
        name, _, value = line.partition(" ")
        if self._version == 1 and name in _SINCE_2:
            raise _bad("record-unknown", number, what=_quoted(name))
        match name:
            case "place":
                if not _PLACE.fullmatch(value):
                    raise _bad("record-bad-value", number, what=name)
                self._places.append(Place.parse(value))
            case "option":
                option, _, choice = value.partition(" ")
                if option in self._options:
                    raise _bad("record-twice", number, what=name)
                self._options[option] = choice
            case "player" | "computer":
                self._seat(number, name, value)
            case name if name in _VALUES:
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
        return Header(game.name, replace(setup, rules=rules), self._known["seed"], self._chance)

    def origin(self) -> Origin | None:
        if self._chance == 1:
            return None
        for name in ("table", "secret", "seating"):
            if name not in self._known:
                raise BadRecord(say("record-lacks", what=name))
        if sorted(place.seat for place in self._places) != list(range(int(self._known["seats"]))):
            raise BadRecord(say("record-lacks", what="place"))
        by_lot = self._known["seating"] == "random"
        return Origin(self._known["table"], self._known["secret"], tuple(self._places), by_lot)

    def players(self) -> tuple[Player, ...]:
        seats = int(self._known["seats"])
        if sorted(self._players) != list(range(seats)):
            raise BadRecord(say("record-players", seats=seats))
        if self.scores and len(self.scores) != seats:
            raise BadRecord(say("record-result"))
        return tuple(self._players[seat] for seat in range(seats))

    @property
    def _chance(self) -> int:
        return int(self._known.get("chance", "1"))

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


def _entries(
    lines: list[str], begin: int, seats: int, version: int
) -> tuple[tuple[Entry, ...], dict[int, tuple[Draw, ...]]]:
    found: list[Entry] = []
    draws: dict[int, list[Draw]] = {}
    for number, line in enumerate(lines[begin:], begin + 1):
        if not line.strip() or line.startswith(";"):
            continue
        if version > 1 and _DRAWS.fullmatch(line.rstrip()):
            seq = found[-1].seq if found else 0
            draws.setdefault(seq, []).extend(_draws(line))
            continue
        entry = _entry(number, line.rstrip(), found[-1].seq if found else 0, seats)
        if len(found) == MOST_ENTRIES:
            raise _bad("record-many", number, most=MOST_ENTRIES)
        found.append(entry)
    return tuple(found), {seq: tuple(drawn) for seq, drawn in draws.items()}


def _draws(line: str) -> Iterator[Draw]:
    return (Draw(*map(int, each.split("/"))) for each in line.split()[1:])


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
    if seat is None or seat >= seats or (isinstance(about, Nudge) and about.whom >= seats):
        raise _bad("record-bad-seat", number)
    if isinstance(about, Accepted | Voted) and not 0 <= about.by < seats:
        raise _bad("record-bad-seat", number)
    if about is not None and (format_line(about) != parts["line"] or not _may_stand(about, seq)):
        raise _bad("record-bad-line", number)
    marks, told = parts["marks"] or "", parts["digest"]
    return Entry(seq, seat, parts["line"], "*" in marks, "!" in marks, "" if told == "-" else told)


def _may_stand(about: TableLine, seq: int) -> bool:
    """Whether a table line can be the entry of that number: it names nobody, and undoes existing entries."""
    match about:
        case Undo(first):
            return 1 <= first < seq
        case Nudge(whom):
            return whom >= 0
        case Skipped(user) | Substituted(user) | Removed(user):
            return user == 0
    return True


def nameless(line: str) -> str:
    """A journal line without the id of the user whom it names."""
    about = parse(line)
    return format_line(replace(about, user=0)) if isinstance(about, NamingLine) else line


def _is_name(text: str) -> bool:
    return 0 < len(text) <= _MOST_NAME and text == one_line(text) and shows(text)


_VALUES: Final[Mapping[str, Callable[[str], object]]] = {
    "game": lambda value: True,
    "rules": _NUMBER.fullmatch,
    "seats": _NUMBER.fullmatch,
    "seed": _SEED.fullmatch,
    "chance": _CHANCE.fullmatch,
    "table": _TABLE.fullmatch,
    "secret": _SEED.fullmatch,
    "seating": _SEATING.fullmatch,
    "began": _DATE.fullmatch,
    "ended": _DATE.fullmatch,
    "result": _POINTS.fullmatch,
}
"""Which values the lines of the head may have; that of `game` is looked up."""


def _quoted(name: str) -> str:
    """A word of a file, made short and plain for display."""
    return plain(name)[:20]


def _bad(key: str, line: int, **values: Value) -> BadRecord:
    return BadRecord(say(key, line=line, **values))
