"""Positions on rules pages: played from a few lines of text, with examples and pictures.

Beside the directives of `engines.core.scenario` the lines hold:

    legal 0 place W1 180                        this would be legal now
    refused 0 place N1 0 : carcassonne-edges-differ     this is refused now, for this reason
    picture 0 preview : E1 W1                   the position as seat 0 sees it (`-`: as everybody does), places numbered from 1;
                                                the kinds are those of `render.pictures.picture`
    picture 0 preview : names | E1 W1           likewise; what stands before the `|` is marked, too, and has no number
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engines import GAMES
from engines.core.chance import ScriptedRng
from engines.core.game import AnyGame, View
from engines.core.scenario import Scenario
from engines.core.text import GameError, Seat, Text
from render.renderer import Mark


class Untrue(Exception):
    """A page makes a false claim: an unknown directive, an illegal move, another reason for a refusal."""


@dataclass(frozen=True, slots=True)
class Example:
    """A line that a seat could play, or why it could not."""

    seat: Seat
    line: str
    reason: Text | None


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of the position at one point; see `cogs.messages.message.Picture`."""

    kind: str
    view: View
    marks: tuple[Mark, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """The result of a page's lines."""

    shots: tuple[Shot, ...]
    examples: tuple[Example, ...]


def play_scene(game: str, lines: Iterable[str]) -> Scene:
    """Play the lines of a page.

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


class _Stage(Scenario):
    """A position with the examples and pictures so far."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.shots: list[Shot] = []
        self.examples: list[Example] = []

    def directive(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        match verb:
            case "legal" | "refused":
                self._example(rest, verb == "legal")
            case "picture":
                self._picture(rest)
            case _:
                super().directive(line)

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
        chosen, _, numbered = places.rpartition("|")
        marks = tuple(Mark(token, "") for token in chosen.split())
        marks += tuple(Mark(token, str(at)) for at, token in enumerate(numbered.split(), 1))
        view = self.game.view(self.state, None if seat == "-" else int(seat))
        self.shots.append(Shot(kind, view, marks))
