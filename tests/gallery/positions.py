"""Positions to look at: dealt, early, middle, late, final; with the fewest and the most players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bench.recorded import Recorded, recorded
from engines import PRESENTATIONS
from engines.core.game import AnyGame, Game, Result
from engines.core.journal import rerun
from render.renderer import renderer

PHASES: Final = {"dealt": 0.0, "early": 0.15, "middle": 0.5, "late": 0.85, "final": 1.0}

GAMES_SHOWN: Final = {
    "armadora": ("base-2-computers", "base-4-computers", "advanced-4-computers"),
    "alhambra": ("two-players", "six-players"),
    "carcassonne": ("base-2", "base-5", "both-6-three-tiles"),
    "hanging_gardens": ("two-open", "four-hidden"),
    "yspahan": ("two-players", "four-players"),
}
"""Recorded games by name, from few players to many; options that change the picture are among them."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a recorded game, and how to call it."""

    game: Game[Any, Any, Any]
    name: str
    phase: str
    state: Any
    turn: Sequence[Any]
    """The positions of the turn that begins with it, as it was played: in each, something is chosen."""


def positions(game: str) -> Iterator[Position]:
    """The positions of a game's shown games, by phase."""
    for name in GAMES_SHOWN[game]:
        played = recorded(game, name)
        for phase, share in PHASES.items():
            first = _at(played, share)
            ends = (at for at in range(first, len(played.entries)) if played.entries[at].line == "end")
            turn = played.states[first : next(ends, first)]
            yield Position(played.game, name, phase, played.states[first], turn)


def ended(game: AnyGame, state: Any) -> Result | None:
    """The end of a game with its score sheet in short, as result cards get it; None while it goes on."""
    result = game.result(state)
    if result is None:
        return None
    return replace(result, sheet=tuple(PRESENTATIONS[game.name].in_short(result.sheet)))


def points(position: Position) -> list[tuple[int, ...]]:
    """What everybody had after every turn of the position's game, and in the end."""
    played, game = recorded(position.game.name, position.name), position.game
    ends = [at for at, entry in enumerate(played.entries, 1) if entry.line == "end"]
    course = [PRESENTATIONS[game.name].stand(played.states[at]) for at in (0, *ends)]
    result = game.result(played.states[-1])
    return [*course, result.scores] if result else course


def events(position: Position) -> list[tuple[int, str]]:
    """The turns after which a chart of the position's game marks something."""
    played, name = recorded(position.game.name, position.name), position.game.name
    keys, found, turn = (
        PRESENTATIONS[name].scorings | renderer(name).events,
        list[tuple[int, str]](),
        1,
    )
    for step in rerun(played.game, played.header, played.entries):
        found += [(turn, note.text.key) for note in step.notes if note.text.key in keys]
        turn += step.entry.line == "end"
    return found


def _at(played: Recorded, share: float) -> int:
    """The first position from a share of the game on in which somebody chooses: not a turn that has only to be ended."""
    last = len(played.states) - 1
    first = round(last * share)
    return next((at for at in range(first, last) if at == 0 or played.entries[at - 1].line == "end"), last)
