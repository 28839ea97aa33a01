"""Sprites: functions that draw, registered under their name so that a scene can name them by value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from .scene import Look, Sprite
from .theme import Theme

P = ParamSpec("P")
L = TypeVar("L", bound=Look)

_STAMPS: dict[str, Stamp[Any, Any]] = {}


class Stamp(Generic[P, L]):
    """A registered drawing function; `at` makes the sprite value that a scene holds."""

    def __init__(self, name: str, draw: Callable[Concatenate[Theme, P], L]) -> None:
        self.name = name
        self.draw: Callable[Concatenate[Theme, P], L] = draw

    def at(self, x: int, y: int, *args: P.args, **kwargs: P.kwargs) -> Sprite:
        """The sprite with its origin at a place. Arguments are hashable values, and positional: they are its name."""
        if kwargs:
            raise TypeError(f"{self.name} takes positional arguments")
        return Sprite(self.name, x, y, args)


def sprite(draw: Callable[Concatenate[Theme, P], L]) -> Stamp[P, L]:
    """Register a drawing function under its module's and its own name.

    The function is pure: the same theme and arguments give the same drawing, or the cache would lie.
    """
    name = f"{draw.__module__.removeprefix('render.')}.{draw.__name__}"
    stamp = Stamp(name, draw)
    _STAMPS[name] = stamp
    return stamp


def look(theme: Theme, named: Sprite) -> Look:
    """What a sprite looks like in a theme.

    Raises:
        KeyError: nobody registered the name.
    """
    found: Look = _STAMPS[named.name].draw(theme, *named.args)
    return found
