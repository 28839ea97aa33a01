"""Colours as values, and how they are mixed."""

from __future__ import annotations

from typing import NamedTuple


class Colour(NamedTuple):
    """Red, green, blue and opacity, each 0 to 255."""

    r: int
    g: int
    b: int
    a: int = 255

    def __str__(self) -> str:
        return f"#{self.r:02X}{self.g:02X}{self.b:02X}" + ("" if self.a == 255 else f"{self.a:02X}")

    @staticmethod
    def parse(text: str) -> Colour:
        """The colour of `#RRGGBB` or `#RRGGBBAA`.

        >>> Colour.parse("#D55E00")
        Colour(r=213, g=94, b=0, a=255)

        Raises:
            ValueError: the text is no colour.
        """
        digits = text.removeprefix("#")
        if len(digits) not in (6, 8):
            raise ValueError(text)
        return Colour(*bytes.fromhex(digits))

    def mix(self, other: Colour, share: float) -> Colour:
        """Some of the other colour in this one: share 0 is this, 1 the other."""
        return Colour(*(round(mine + (its - mine) * share) for mine, its in zip(self, other, strict=True)))

    def contrast(self, other: Colour) -> float:
        """How well one is told from the other: 1 to 21, after WCAG.

        >>> round(Colour(0, 0, 0).contrast(Colour(255, 255, 255)))
        21
        """
        low, high = sorted((self._luminance, other._luminance))
        return (high + 0.05) / (low + 0.05)

    @property
    def _luminance(self) -> float:
        red, green, blue = (
            part / 3294.6 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in self[:3]
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    def fade(self, opacity: float) -> Colour:
        """This colour with another opacity."""
        return self._replace(a=round(255 * opacity))

    def lit(self, share: float) -> Colour:
        """Nearer to warm light."""
        return self.mix(_LIGHT._replace(a=self.a), share)

    def dim(self, share: float) -> Colour:
        """Nearer to cool shade."""
        return self.mix(_SHADE._replace(a=self.a), share)


_LIGHT = Colour(255, 246, 224)
_SHADE = Colour(22, 18, 30)
