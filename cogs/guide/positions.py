"""The positions of a page of the rules: played from a few lines of text, with the examples and pictures among them.

The lines are carried out in their order:

    seats 2                                     player count; then options, one per line
    option inns full
    game 3 40                                   instead of these: `data/rules/games/<game>/3.txt`, a recorded game, after forty entries
    draws U V W                                 what is drawn next (items, faces, numbers); behind it chance is fixed
    play 0 place E1 0; end                      seat and moves
    legal 0 place W1 180                        this would be legal now
    refused 0 place N1 0 : carcassonne-edges-differ     this is refused now, for this reason
    picture 0 preview : E1 W1                   the position as seat 0 sees it (`-`: as everybody does), places numbered from 1;
                                                the kinds are those of `render.pictures.picture`
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.chance import ScriptedRng
from engines.core.game import AnyGame, View
from engines.core.journal import deal, load, rerun
from engines.core.text import GameError, Seat, Text
from render.renderer import Mark

RECORDED = Path(__file__).parents[2] / "data" / "rules" / "games"


class Untrue(Exception):
    """A page says what is not so: a line that is no directive, a move that is not legal, a refusal for another reason."""


@dataclass(frozen=True, slots=True)
class Example:
    """A line that a seat could play, or why it could not."""

    seat: Seat
    line: str
    reason: Text | None


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of the position at one point; see `cogs.components.message.Picture`."""

    kind: str
    view: View
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """What the lines of a page come to."""

    shots: tuple[Shot, ...]
    examples: tuple[Example, ...]


def acted(game: str, lines: Iterable[str]) -> Scene:
    """Carry the lines of a page out.

    Raises:
        Untrue: one of them is not so; the error names it.
    """
    stage = _Stage(GAMES[game])
    for line in lines:
        try:
            stage.directive(line)
        except (GameError, LookupError, ValueError) as error:
            raise Untrue(f"{game}: {line}: {type(error).__name__} {error}") from error
    return Scene(tuple(stage.shots), tuple(stage.examples))


class _Stage:
    """A game being played by directives. `Any` stands for its state, which only the game itself looks into."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.seats = min(game.seats)
        self.options: dict[str, str] = {}
        self.rng = ScriptedRng()
        self.shots: list[Shot] = []
        self.examples: list[Example] = []
        self._state: Any = None

    @property
    def state(self) -> Any:
        if self._state is None:
            self._state = self.game.new(self.game.setup(self.seats, **self.options), self.rng)
        return self._state

    def directive(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        match verb:
            case "seats":
                self.seats = int(rest)
            case "option":
                name, choice = rest.split()
                self.options[name] = choice
            case "game":
                self._recorded(*rest.split())
            case "draws":
                self.rng.script += rest.split()
            case "play":
                seat, moves = rest.split(" ", 1)
                for part in moves.split(";"):
                    for move in self.game.read(part.strip()):
                        self._state, _ = self.game.apply(self.state, int(seat), move, self.rng)
            case "legal" | "refused":
                self._example(rest, verb == "legal")
            case "picture":
                self._picture(rest)
            case _:
                raise ValueError(verb)

    def _recorded(self, name: str, entries: str = "") -> None:
        header, found = load((RECORDED / self.game.name / f"{name}.txt").read_text(encoding="utf-8"))
        state = deal(self.game, header)
        for step in rerun(self.game, header, found[: int(entries)] if entries else found):
            state = step.state
        self._state = state.copy()

    def _example(self, rest: str, legal: bool) -> None:
        played, _, key = rest.partition(" : ")
        seat, line = played.split(" ", 1)
        reason = self._refusal(int(seat), line)
        if legal != (reason is None) or (reason is not None and reason.key != key):
            raise Untrue(f"{self.game.name}: {rest}: {reason}")
        self.examples.append(Example(int(seat), line, reason))

    def _refusal(self, seat: Seat, line: str) -> Text | None:
        state = self.state
        try:
            for move in self.game.read(line):
                state, _ = self.game.apply(state, seat, move, ScriptedRng())
        except GameError as error:
            return error.text
        return None

    def _picture(self, rest: str) -> None:
        looked, _, places = rest.partition(" : ")
        seat, kind = looked.split(" ", 1)
        marks = tuple(Mark(token, str(at)) for at, token in enumerate(places.split(), 1))
        view = self.game.view(self.state, None if seat == "-" else int(seat))
        self.shots.append(Shot(kind, view, marks))
