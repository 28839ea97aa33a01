"""Sprites: functions that draw, registered under their name so that a scene can name them by value."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, Generic, ParamSpec, TypeAlias, TypeVar

from render.drawing.scene import Box, Drawing, Look, Sprite, Stretched
from render.drawing.theme import Theme

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
    name = f"{draw.__module__.removeprefix('render.').removeprefix('drawing.')}.{draw.__name__}"
    stamp = Stamp(name, draw)
    _STAMPS[name] = stamp
    return stamp


Sized: TypeAlias = Callable[Concatenate[Theme, int, int, P], Drawing]
"""A drawing function whose first arguments are a width and a height."""


def frame(
    width: int, height: int | None = None
) -> Callable[[Sized[P]], Stamp[Concatenate[int, int, P], Drawing | Stretched]]:
    """Register a function that draws something whose middle runs on, as a frame's does: larger ones are stretched from one
    of this width and height; height None stretches it in its width alone."""

    def register(draw: Sized[P]) -> Stamp[Concatenate[int, int, P], Drawing | Stretched]:
        @wraps(draw)
        def pulled(
            theme: Theme, wide: int, tall: int, /, *args: P.args, **kwargs: P.kwargs
        ) -> Drawing | Stretched:
            small = min(wide, width), min(tall, height or tall)
            if small == (wide, tall):
                return draw(theme, wide, tall, *args, **kwargs)
            return Stretched(stamp.at(0, 0, *small, *args, **kwargs), wide - small[0], tall - small[1])

        stamp = sprite(pulled)
        return stamp

    return register


def look(theme: Theme, named: Sprite) -> Look:
    """Draw a sprite in a theme.

    Raises:
        KeyError: nobody registered the name.
    """
    found: Look = _STAMPS[named.name].draw(theme, *named.args)
    return found


def covered(item: Sprite, theme: Theme) -> Box:
    """What a sprite covers of the picture."""
    drawn = look(theme, item)
    if not isinstance(drawn, Stretched):
        return drawn.box.moved(item.x, item.y)
    box = covered(replace(drawn.master, x=item.x, y=item.y), theme)
    return Box(box.left, box.top, box.right + drawn.across, box.bottom + drawn.down)
