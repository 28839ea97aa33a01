"""The protocol of every game's renderer, and finding it by the game's name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from engines.core.game import Line, View
from engines.core.text import Seat, Text
from render.drawing.callouts import Sign
from render.drawing.camera import Take
from render.drawing.monogram import Monograms
from render.drawing.scene import Scene, Sprite
from render.drawing.theme import Theme


@dataclass(frozen=True, slots=True)
class Mark:
    """On a private picture a candidate place, a move's token such as `E4`, or a part of the board, `part:6`; and its number in the
    menu beside it. Without a number a token that was chosen before, whatever it stands for."""

    token: str
    label: str


@dataclass(frozen=True, slots=True)
class Summary:
    """The public counts in words: one text per seat, and one for what all share."""

    seats: tuple[Text, ...]
    rest: Text


V = TypeVar("V", bound=View)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class DrawScene(Protocol[V_contra]):
    """Draws a board; `marks` are the candidate places to number on it, `monograms` per seat the letters of its owner.

    A preview shows the part of the board in which its marks are, as large as fits: with marks of parts (`part:6`) those parts, with one
    that was chosen that part alone. `Scene.unit` never falls from one step of a turn to the next.
    """

    def __call__(
        self, view: V_contra, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = (), /
    ) -> Scene: ...


class Filmed(Protocol[V_contra]):
    """Draws the positions of a film; `begun` are those in which whoever moved last found the game, else those before."""

    def __call__(
        self, views: Sequence[V_contra], theme: Theme, begun: Sequence[V_contra] = (), /
    ) -> Iterable[Take]: ...


def _no_closeups(view: View) -> tuple[str, ...]:
    return ()


def _no_lines(view: View) -> list[Text]:
    return []


def _no_scene(view: View, theme: Theme) -> Scene | None:
    return None


def _nothing(view: View) -> None:
    return None


def _none(token: str) -> bool:
    return False


def _no_closeup(view: View, theme: Theme, name: str) -> Scene:
    raise ValueError(name)


@dataclass(frozen=True, slots=True)
class Renderer(Generic[V]):
    """How one game looks: `render.<game>` offers it as `RENDERER`. All functions look at a view alone and compute no rules.

    Args:
        scene: the board as the view's seat sees it, or as everybody sees it if the view's seat is None.
        alt: the board in at most 1,024 characters: what changed, the position by regions, scores and counts.
        beside: the same of a preview, which shows less: nothing that is not in it; the board's words if there is none.
        text_board: the whole board as lines that a screen reader can walk through, what matters most first: enough to play from.
        summary: the public counts for the turn post.
        hand: the viewer's hidden hand alone, at most 1000 x 700; None if there is none.
        is_place: whether a move's token is a place of the board, which a `Mark` can number there.
        closeups: the names of further pictures, such as the quarters of a large board; those of a seat end in its number, from 1; most
            games have none.
        showpiece: of a finished game what those who have won have made of it, large, 1200 x 680, for result cards; the board if there
            is none.
        pictured: what a source of a seat's points looks like, a line of the score sheet, so large, round its middle;
            None where it has no picture.
        events: the keys of notes that the words of a chart of points name besides the scorings.
        in_film: the positions of a film, in their order, as its takes, all of one shape; their boards if there is none.
        remaining: what is still to come, as far as the viewer may know: one line for each kind of thing.
        signs: the things on the board that a legend explains: first those that a newcomer asks for.
        explained: the board as a legend shows it, with less on it, so that numbers stand apart; the board itself if there is none.
        remaining_scene: the same as a picture; None where nothing is left.
        aside: what a choice may depend on and a preview has no room for, in a line; None where there is nothing.
        printed: whether the picture prints the name of this place once it is offered, so that it needs no number.
        number: the number that a place always has among those that are chosen with it, whichever of them are left; 0 if it has none.
        reading: where a place lies, from above and then from the left, if a game's moves do not come in that order.
        aims: whether a preview shows a hint's whole line, `Mark(line, HINTED)`, whichever step is open.
        hand_words: what the viewer's hand holds, by the names that its picture cannot say; None where there is nothing.
        closeup: one of them, or a picture of the surroundings of a place; `ValueError` if there is none of that name.
    """

    scene: DrawScene[V]
    alt: Callable[[V], list[Text]]
    text_board: Callable[[V], list[Text]]
    summary: Callable[[V], Summary]
    hand: Callable[[V, Theme], Scene | None] = _no_scene
    is_place: Callable[[str], bool] = _none
    closeups: Callable[[V], tuple[str, ...]] = _no_closeups
    closeup: Callable[[V, Theme, str], Scene] = _no_closeup
    showpiece: Callable[[V, Theme, Sequence[Seat]], Scene] | None = None
    pictured: Callable[[Line, int, Seat], Sprite | None] | None = None
    events: frozenset[str] = frozenset()
    in_film: Filmed[V] | None = None
    remaining: Callable[[V], list[Text]] = _no_lines
    remaining_scene: Callable[[V, Theme], Scene | None] = _no_scene
    signs: tuple[Sign, ...] = ()
    explained: DrawScene[V] | None = None
    aside: Callable[[V], Text | None] = _nothing
    printed: Callable[[str], bool] = _none
    number: Callable[[str], int] | None = None
    reading: Callable[[str], tuple[float, float]] | None = None
    aims: bool = False
    hand_words: Callable[[V], Text | None] = _nothing
    beside: Callable[[V, tuple[Mark, ...]], list[Text]] | None = None

    def numbered(self, kind: str) -> DrawScene[V]:
        """What numbers stand on: of the kind `legend` a board that is made for them, if there is one, else the position itself."""
        return self.explained if self.explained and kind == "legend" else self.scene


AnyRenderer: TypeAlias = Renderer[Any]
"""A renderer found by its game's name. `Any` stands for its view: it gets only views of the game of that name."""


@cache
def renderer(game: str) -> AnyRenderer:
    """The renderer of a game; its package is imported only now.

    Raises:
        ModuleNotFoundError: there is no package `render.<game>`.
        TypeError: it offers no `RENDERER`.
    """
    found = getattr(import_module(f"render.{game}"), "RENDERER", None)
    if not isinstance(found, Renderer):
        raise TypeError(f"render.{game}.RENDERER must be a Renderer, not {found!r}")
    return found
