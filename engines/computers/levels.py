"""How strong a computer player is, and how its effort is measured."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Level(StrEnum):
    """Levels of computers: `easy` overlooks every other good turn, `normal` fewer or thinks briefly, `hard` plays positions out for long."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Thinking:
    """Parameters that suit a game's computers.

    Args:
        beam: unfinished turns that are continued after each decision.
        candidates: whole turns that are compared by playouts.
        few: how many of them *normal* compares; as many if 0.
        hopeless: how much worse than the best a turn may be judged to be compared by playouts, in points: few of them are too noisy to
            tell a blunder from a plan.
        turns: turns that a playout goes on for, per seat; 0 is to the end of the game.
        sample: moves that a playout compares at each decision.
        prior: how many playouts the judgement of a turn without playout counts for.
        positions: how many positions *hard* looks at for a turn.
        tries: the same for *normal*; 0 where it judges turns alone.
        easy: the same for *easy*, where it looks further (`Player.foresees`); 0 where it judges turns alone.
        quiet: lines of turns that give up acting: always compared, and preferred to what gains hardly more.
        gain: what a turn has to gain over a quiet one, in points.
        close: how much worse than the best a turn may be to be taken where better ones are overlooked, in points.
        near: the most of that for *normal*.
        missed: one in so many of the turns that are nearly best is overlooked by *normal*; none if 0. *Easy* overlooks one in two.
        overlooked: the asks whose answers are overlooked, each with the best that can follow it; without any, whole turns. What other
            asks offer lies side by side, and to take the worse of two would be silly.
        sight: how much expected final points owe to the judgement of the position itself, the rest to playouts: both are wrong in their own
            ways. 0 where the judgement counts no points.
        doubt: how little a lead in expected points says, in points: at the end of the game, and per square root of a turn to come. As
            measured by `bench.arena.calibration`; `engines.computers.chances` uses it.
        vague: whether who wins is open half-way: chances then say hardly more than the points of that moment, as whoever shows them says.
            As measured by `bench.arena.calibration --half-way`.
    """

    beam: int = 12
    candidates: int = 8
    hopeless: float = 1000.0
    turns: int = 2
    sample: int = 3
    prior: float = 2.0
    positions: int = 4000
    tries: int = 600
    easy: int = 0
    quiet: tuple[str, ...] = ()
    gain: float = 0.0
    close: float = 4.0
    missed: int = 0
    near: float = 2.0
    few: int = 0
    overlooked: tuple[type, ...] = ()
    sight: float = 0.5
    doubt: tuple[float, float] = (3.0, 3.0)
    vague: bool = False
