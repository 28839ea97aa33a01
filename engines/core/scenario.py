"""Sets up a position from a few lines of text, for rules pages and lessons.

The lines are carried out in their order:

    seats 2                                     player count; then options, one per line
    option inns full
    game 3 40                                   instead of these: `data/rules/games/<game>/3.txt`, a recorded game, after forty entries
    draws U V W                                 what is drawn next (items, faces, numbers); after it chance is fixed
    play 0 place E1 0; end                      seat and moves
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from engines.core.chance import ScriptedRng
from engines.core.game import AnyGame
from engines.core.journal import deal, load, rerun
from engines.core.text import Note

RECORDED: Final = Path(__file__).parents[2] / "data" / "rules" / "games"


class Scenario:
    """A game played by directives.

    Attributes:
        rng: where chance comes from; what is scripted comes first.
        notes: what the moves so far have told.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.rng = ScriptedRng()
        self.notes: list[Note] = []
        self._seats = min(game.seats)
        self._options: dict[str, str] = {}
        self._state: Any = None

    @property
    def state(self) -> Any:
        """The present position, dealt on first use. `Any`, because only the game itself knows its type."""
        if self._state is None:
            self._state = self.game.new(self.game.setup(self._seats, **self._options), self.rng)
        return self._state

    def directive(self, line: str) -> None:
        """Carry out a line.

        Raises:
            GameError: a move is illegal.
            ValueError, LookupError, OSError: the line makes no sense.
        """
        verb, _, rest = line.partition(" ")
        match verb:
            case "seats":
                self._seats = int(rest)
            case "option":
                name, choice = rest.split()
                self._options[name] = choice
            case "game":
                self._recorded(*rest.split())
            case "draws":
                self.rng.script += rest.split()
            case "play":
                seat, moves = rest.split(" ", 1)
                for line in moves.split(";"):
                    self.play(int(seat), line.strip())
            case _:
                raise ValueError(verb)

    def play(self, seat: int, line: str) -> None:
        """Play what somebody typed.

        Raises:
            GameError: it is no move, or illegal.
        """
        for move in self.game.read(line):
            self._state, notes = self.game.apply(self.state, seat, move, self.rng)
            self.notes += notes

    def _recorded(self, name: str, entries: str = "") -> None:
        header, found = load((RECORDED / self.game.name / f"{name}.txt").read_text(encoding="utf-8"))
        state = deal(self.game, header)
        for step in rerun(self.game, header, found[: int(entries)] if entries else found):
            state = step.state
        self._state = state.copy()
