"""What every game's renderer offers, and how it is found by the game's name."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from engines.core.text import Text
from render.drawing.monogram import Monograms
from render.drawing.scene import Scene, Sprite
from render.drawing.theme import Theme


@dataclass(frozen=True, slots=True)
class Mark:
    """A candidate place on a private picture: a move's token such as `E4`, and its number in the menu beside it."""

    token: str
    label: str


@dataclass(frozen=True, slots=True)
class Summary:
    """The public counts in words: one text per seat, and one for what all share."""

    seats: tuple[Text, ...]
    rest: Text


class Renderer(Protocol):
    """The functions of a module `render.<game>`. All of them look at a view alone and compute no rules."""

    def scene(
        self, view: Any, theme: Theme, marks: tuple[Mark, ...] = (), monograms: Monograms = ()
    ) -> Scene:
        """The board as the view's seat sees it; as everybody sees it if the view's seat is None."""

    def overview(self, view: Any, theme: Theme) -> Scene:
        """What lies on the table without the players' counts, 1200 x 675: for covers and result cards."""

    def source(self, label: Text) -> Sprite | None:
        """What stands for a line of the score sheet in a picture: an icon round its centre, 40 pixels wide."""

    def hand(self, view: Any, theme: Theme) -> Scene | None:
        """The viewer's hidden hand alone, at most 1000 x 700; None if there is none."""

    def is_place(self, token: str) -> bool:
        """Whether a move's token is a place of the board, which a `Mark` can number there."""

    def alt(self, view: Any) -> list[Text]:
        """The board in at most 1,024 characters: what changed, the position by regions, scores and counts."""

    def text_board(self, view: Any) -> list[Text]:
        """The whole board as lines that a screen reader can walk through, at most 3,800 characters."""

    def summary(self, view: Any) -> Summary:
        """The public counts for the turn post."""


def renderer(game: str) -> Renderer:
    """The renderer of a game.

    Raises:
        ModuleNotFoundError: there is none.
    """
    return cast(Renderer, import_module(f"render.{game}"))


class CloseupRenderer(Renderer, Protocol):
    """A renderer of a board that is not read at a glance: it has further pictures on request."""

    def closeups(self, view: Any) -> tuple[str, ...]:
        """Their names, such as the quarters of a large board."""

    def closeup(self, view: Any, theme: Theme, name: str) -> Scene:
        """One of them, or round a place that can be named besides.

        Raises:
            ValueError: there is no such picture.
        """


def closeups(game: str, view: Any) -> tuple[str, ...]:
    """The names of the further pictures that a game has of a position; most have none."""
    module = renderer(game)
    return cast(CloseupRenderer, module).closeups(view) if hasattr(module, "closeups") else ()
