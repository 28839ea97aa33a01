"""Runs the vectors: rules fixed one by one, as text.

A file `tests/vectors/<game>/<anything>.txt` holds vectors; each starts with a title and goes on with directives:

    # TV03 Strip on the right border            a new vector
    seats 2                                     player count; then options, one per line
    option advanced yes
    draws 7 6 6 5                               what the Rng hands out next (numbers, faces, items)
    position                                    an indented block, read by `tests/<game>/positions.py: position(setup, block)`;
        ...                                     without one the game is dealt from the draws
    play 0 warrior 3 C3                         seat and line; several moves may follow each other
    legal 0 palisade H4-H5                      the move is legal now (and stays unplayed)
    illegal 0 palisade H1-H2 : armadora-area-too-small squares=1     refused, with this key and at least these values
    unreadable palisade A1-C1                   no move at all (NotAMove)
    moves 0 palisade = 67                       how many legal lines start with this
    moves 0 arrow = arrow B1 | arrow F1         or exactly which
    due 0 1                                     who owes an answer; nothing after `due` means that the game is over
    told armadora-passed who=1                  the last play told this to everybody
    told@1 armadora-saw strength=4              ... to one seat
    untold armadora-saw                         ... to nobody at all
    view 1 hand.count = 3                       a value in a seat's view (`-` is the bystander), attributes and [indices]
    places 1 2                                  the result's places, by seat
    scores 16 12

Anything else is a directive of the game's own: `tests/<game>/positions.py: expect_<word>(game, state, rest)`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.chance import ScriptedRng
from engines.core.journal import play
from engines.core.text import GameError, NotAMove, Note, Seat, Text, Value, Who
from tests.laws import check_draft, positions_of
from tests.reasons import demand_true

FOLDER = Path(__file__).parent

GUESSES = 6
"""States that look like the vector's, in which a drafted step has to show the same."""


@dataclass
class Vector:
    """One vector: where it stands, its title, its lines with their numbers and indented blocks."""

    file: Path
    title: str
    lines: list[tuple[int, str, str]] = field(default_factory=list)


def vectors(game: str) -> list[Vector]:
    """All vectors of a game, in the order of files and lines."""
    found: list[Vector] = []
    for file in sorted((FOLDER / game).glob("*.txt")):
        for number, raw in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if raw.startswith("# "):
                found.append(Vector(file, raw[2:].strip()))
            elif raw.startswith("    ") and found and found[-1].lines:
                at, line, block = found[-1].lines[-1]
                found[-1].lines[-1] = (at, line, block + raw[4:] + "\n")
            elif raw.strip() and not raw.startswith("#"):
                found[-1].lines.append((number, raw.strip(), ""))
    return found


def run(game_name: str, vector: Vector) -> None:
    """Run one vector.

    Raises:
        AssertionError: an expectation does not hold; the message names file and line.
    """
    runner = _Runner(game_name)
    for number, line, block in vector.lines:
        word, _, rest = line.partition(" ")
        try:
            runner.directive(word, rest.strip(), block)
        except (AssertionError, GameError, LookupError, ValueError, TypeError) as error:
            place = f"{vector.file.relative_to(FOLDER)}:{number}: {line}"
            raise AssertionError(f"{vector.title}\n{place}\n{type(error).__name__}: {error}") from error


class _Runner:
    def __init__(self, game_name: str) -> None:
        self.game = GAMES[game_name]
        self.own = positions_of(game_name)
        self.seats = min(self.game.seats)
        self.options: dict[str, str] = {}
        self.rng = ScriptedRng()
        self.notes: list[Note] = []
        self._state: Any = None

    @property
    def state(self) -> Any:
        if self._state is None:
            self._state = self.game.new(self.game.setup(self.seats, **self.options), self.rng)
        return self._state

    def directive(self, word: str, rest: str, block: str) -> None:
        kind, _, to = word.partition("@")
        method = getattr(self, f"_{kind}", None)
        if word == "position":
            self._state = self.own.position(self.game.setup(self.seats, **self.options), block)
        elif kind == "told":
            self._told(rest, int(to) if to else None)
        elif method:
            method(rest)
        else:
            getattr(self.own, f"expect_{word}")(self.game, self.state, f"{rest}\n{block}".strip("\n"))

    def _seats(self, rest: str) -> None:
        self.seats = int(rest)

    def _option(self, rest: str) -> None:
        name, choice = rest.split(" ", 1)
        self.options[name] = choice

    def _draws(self, rest: str) -> None:
        self.rng.script += rest.split()

    def _play(self, rest: str) -> None:
        seat, line = rest.split(" ", 1)
        self.notes = []
        for move in self.game.read(line):
            before, self.rng.drew = self.state, 0
            step = play(self.game, before, int(seat), move, self.rng, 1)
            check_draft(self.game, before, int(seat), move, step, _demand, GUESSES)
            self._state = step.state
            self.notes += step.notes

    def _refusal(self, rest: str) -> GameError | None:
        seat, line = rest.split(" ", 1)
        state = self.state
        try:
            for move in self.game.read(line):
                if reason := self._reason(state, int(seat), move):
                    demand_true(self.game, state, int(seat), move, reason)
                state, _ = self.game.apply(state, int(seat), move, self.rng)
        except GameError as error:
            return error
        return None

    def _reason(self, state: Any, seat: Seat, move: Any) -> Text | None:
        due = seat in self.game.due(state)
        return self.game.why_not(state, state.todo[-1], seat, move) if due else None

    def _legal(self, rest: str) -> None:
        error = self._refusal(rest)
        assert error is None, f"refused: {error}"

    def _illegal(self, rest: str) -> None:
        line, _, wanted = rest.partition(" : ")
        error = self._refusal(line.strip())
        assert error is not None, "it is legal"
        assert not isinstance(error, NotAMove), f"it is no move at all: {error}"
        if wanted:
            _match(error.text, wanted)

    def _unreadable(self, rest: str) -> None:
        line, _, wanted = rest.partition(" : ")
        try:
            self.game.read(line)
        except NotAMove as error:
            if wanted:
                _match(error.text, wanted)
        else:
            raise AssertionError("it is a move")

    def _moves(self, rest: str) -> None:
        asked, wanted = re.split(r"\s*=\s*", rest, maxsplit=1)
        seat, _, prefix = asked.partition(" ")
        lines = [self.game.notation.format(move) for move in self.game.legal(self.state, int(seat))]
        lines = [line for line in lines if not prefix or line == prefix or line.startswith(prefix + " ")]
        if wanted.isdigit():
            assert len(lines) == int(wanted), f"{len(lines)}: {lines}"
        else:
            expected = [line.strip() for line in wanted.split("|") if line.strip()]
            assert sorted(lines) == sorted(expected), lines

    def _due(self, rest: str) -> None:
        assert self.game.due(self.state) == tuple(map(int, rest.split())), self.state.todo

    def _told(self, rest: str, to: int | None) -> None:
        texts = [note.text for note in self.notes if note.to == to]
        for text in texts:
            try:
                return _match(text, rest)
            except AssertionError:
                continue
        raise AssertionError(f"told: {self.notes}")

    def _untold(self, rest: str) -> None:
        assert all(note.text.key != rest for note in self.notes), self.notes

    def _view(self, rest: str) -> None:
        asked, wanted = re.split(r"\s*=\s*", rest, maxsplit=1)
        seat, path = asked.split(" ", 1)
        value: Any = self.game.view(self.state, None if seat == "-" else int(seat))
        for part in re.findall(r"\w+|\[[^\]]+\]", path):
            value = value[_index(part[1:-1])] if part.startswith("[") else getattr(value, part)
        assert _plain(value) == wanted, _plain(value)

    def _places(self, rest: str) -> None:
        result = self.game.result(self.state)
        assert result is not None, f"not over: {self.state.todo}"
        assert result.places == tuple(map(int, rest.split())), result

    def _scores(self, rest: str) -> None:
        result = self.game.result(self.state)
        assert result is not None, f"not over: {self.state.todo}"
        assert result.scores == tuple(map(int, rest.split())), result


def _demand(holds: bool, law: str) -> None:
    assert holds, law


def _index(text: str) -> Any:
    return int(text) if text.lstrip("-").isdigit() else text


def _plain(value: Any) -> str:
    if value is None:
        return "-"
    return " ".join(map(_plain, value)) if type(value) in (tuple, list) else str(value)


def _match(text: Text, wanted: str) -> None:
    key, *pairs = wanted.split()
    assert text.key == key, f"said {text}"
    values = dict(text.args)
    for pair in pairs:
        name, value = pair.split("=", 1)
        assert _said(values[name]) == value, f"said {text}"


def _said(value: Value) -> str:
    """A value as the vectors write it: seats as numbers, texts by their key."""
    match value:
        case Who(seat):
            return str(seat)
        case Text(key):
            return key
    return str(value)
