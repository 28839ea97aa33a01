"""Learnt numbers: what a game's computers know from games in which it was counted. `make learn GAME=…` writes `data/learnt/<game>.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, TypeAlias

FOLDER = Path(__file__).parents[2] / "data" / "learnt"

Row: TypeAlias = tuple[float, ...]
Table: TypeAlias = tuple[Row, ...]


class NotLearntError(Exception):
    """A file of learnt numbers is missing, or does not hold what its game needs."""


class Learnt:
    """The learnt numbers of a game.

    Raises:
        NotLearntError: there is no such file, or it is none.
    """

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self._file = (folder or FOLDER) / f"{game}.toml"
        try:
            self._found = tomllib.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise self._wrong(str(error)) from error

    def numbers(self, name: str, *shape: int) -> Any:
        """What stands under a name: a number, or with a shape a tuple of that length, of tuples of the next length, and so on.

        Raises:
            NotLearntError: it is not there, or has another shape.
        """
        if name not in self._found:
            raise self._wrong(f"{name} is missing")
        try:
            return _shaped(self._found[name], shape)
        except ValueError:
            wanted = " × ".join(map(str, shape)) + " numbers" if shape else "a number"
            raise self._wrong(f"{name} is not {wanted}") from None

    def _wrong(self, what: str) -> NotLearntError:
        return NotLearntError(
            f"{self._file}: {what}. Git, or a new copy of Meeplepost, brings it back as it was"
        )


def _shaped(found: object, shape: tuple[int, ...]) -> Any:
    if not shape:
        if isinstance(found, float | int) and not isinstance(found, bool):
            return float(found)
        raise ValueError
    if not isinstance(found, list) or len(found) != shape[0]:
        raise ValueError
    return tuple([_shaped(each, shape[1:]) for each in found])
