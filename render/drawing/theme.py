"""Themes: named colours, sizes and fonts, read from `data/themes/<theme>/`.

`theme.toml` holds what all games share, `<game>.toml` what one game adds or changes, with sizes for previews under
`[preview]`; `<game>.palette` the fixed colours of its pictures (made by `python -m render.palette <game>`). A game needs neither.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from render.drawing.colour import Colour

_DATA = Path(__file__).parents[2] / "data"


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is told apart: colour, rim and shape, the same in all games."""

    colour: Colour
    rim: Colour
    shape: str


class Theme:
    """The look of one game: `theme["slate"]` is a colour, `theme.size("square")` a length in pixels.

    `preview` is true where a smaller picture is wanted that shows the places to choose from and little else. The `key`
    names the colours and fonts, which are all that a sprite may depend on: one drawing serves boards and previews.
    """

    def __init__(self, name: str, game: str, preview: bool = False) -> None:
        folder = _DATA / "themes" / name
        tables = [_read(folder / "theme.toml"), _read(folder / f"{game}.toml")]
        self.key = (name, game)
        self.preview = preview
        self.seats = tuple(
            SeatLook(Colour.parse(seat["colour"]), Colour.parse(seat["rim"]), seat["shape"])
            for seat in tables[0]["seats"]
        )
        self._colours = {
            colour: Colour.parse(text)
            for table in tables
            for colour, text in table.get("colours", {}).items()
        }
        self._sizes: dict[str, int] = {
            size: pixels for table in tables for size, pixels in table.get("sizes", {}).items()
        }
        if preview:
            self._sizes |= tables[1].get("preview", {})
        self._fonts: dict[str, str] = {
            font: file for table in tables for font, file in table.get("fonts", {}).items()
        }

    def __getitem__(self, colour: str) -> Colour:
        return self._colours[colour]

    def size(self, name: str) -> int:
        """A named length in pixels."""
        return self._sizes[name]

    def font(self, name: str) -> Path:
        """The file of a named font."""
        return _DATA / "fonts" / self._fonts[name]

    def seat(self, seat: int) -> Colour:
        """A seat's colour."""
        return self.seats[seat].colour

    @property
    def exact(self) -> tuple[Colour, ...]:
        """The colours that a palette must hold exactly: ink, light, and how the seats are told apart."""
        looks = (colour for seat in self.seats for colour in (seat.colour, seat.rim))
        return tuple(dict.fromkeys((self["ink"], self["light"], *looks)))

    @property
    def opaque(self) -> tuple[Colour, ...]:
        """The named colours that nothing shines through."""
        return tuple(colour for colour in self._colours.values() if colour == colour.fade(1))

    @property
    def palette_file(self) -> Path:
        """Where the game's fixed palette stands, if it has its own: one colour a line."""
        name, game = self.key
        return _DATA / "themes" / name / f"{game}.palette"


@lru_cache(maxsize=32)
def load(game: str, preview: bool = False, name: str = "default") -> Theme:
    """The theme of a game; read once per process."""
    return Theme(name, game, preview)


@lru_cache(maxsize=32)
def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
