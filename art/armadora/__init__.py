"""Masters of Armadöra: the land, gold, palisades, shields and tokens."""

from __future__ import annotations

from multiprocessing import Pool

from PIL import Image, ImageFilter

from art.armadora import cover, footing, land, ore, palisades, shields
from art.brush import saved
from engines.armadora.content import PILES, Race

RACES = (*Race, None)
SEATS = 4
SHIELD = 192
"""Pixels of a shield on its sheet."""


def paint() -> None:
    """Paint all masters; it takes some minutes. `render.armadora` knows where things lie on them."""
    saved("armadora/land", _calm(land.land()), 80)
    saved("armadora/chest", ore.chest(), 84)
    saved("armadora/tokens", _tokens(), 84)
    saved("armadora/cover", cover.cover(), 84)
    with Pool(2) as pool:
        mines = pool.starmap(
            ore.mine, [(pile, at) for at in range(ore.VARIANTS) for pile in sorted({*PILES})]
        )
        fences = pool.starmap(
            palisades.palisade,
            [(up, at) for up in (False, True) for at in range(palisades.VARIANTS + SEATS)],
        )
        bodies = pool.starmap(
            shields.shield,
            [
                (race, at % SEATS, at >= SEATS, turn, 4)
                for race in RACES
                for turn in shields.TURNS
                for at in range(2 * SEATS)
            ],
        )
    saved("armadora/ore", _soft(_sheet(mines, len({*PILES})), 0.8), 84)
    saved("armadora/palisades", _soft(_fences(fences), 1.3), 84)
    size = (SHIELD, SHIELD)
    smaller = [body.resize(size, Image.Resampling.LANCZOS) for body in bodies]
    saved("armadora/shields", _soft(_sheet(smaller, 2 * SEATS * len(shields.TURNS)), 0.6), 82)


def _calm(image: Image.Image) -> Image.Image:
    """The land, crisp where it is played on; the woods round it are softer, and weigh less."""
    whole = _soft(image, 2.6)
    whole.paste(_soft(image, 1.5).crop(land.VALLEY), land.VALLEY)
    return whole


def _soft(image: Image.Image, radius: float) -> Image.Image:
    """A picture a little out of focus: what is finer than a pixel of the board would only weigh."""
    soft = ImageFilter.GaussianBlur(radius)
    return image.filter(soft) if image.mode == "RGB" else image.convert("RGBa").filter(soft).convert("RGBA")


def _tokens() -> Image.Image:
    """The coin and marks of warriors; powers of the races; gold and stakes; what warriors stand in."""
    found = [
        shields.coin("#F2C24C", "#B87E1E"),
        shields.plus(),
        shields.eye(),
        shields.arrow(),
        *map(shields.power, RACES),
        *(
            icon.resize((shields.CELL, shields.CELL), Image.Resampling.LANCZOS)
            for icon in (ore.nuggets(), palisades.stakes())
        ),
        _soft(footing.earth(), 2.0),
        _soft(footing.grass(), 2.0),
    ]
    return _sheet(found, 6)


def _fences(found: list[Image.Image]) -> Image.Image:
    """Level palisades below each other, at their right the upright ones beside each other."""
    level, upright = found[: len(found) // 2], found[len(found) // 2 :]
    left, tall = level[0].width, max(level[0].height * len(level), upright[0].height)
    sheet = Image.new("RGBA", (left + upright[0].width * len(upright), tall))
    for at, image in enumerate(level):
        sheet.paste(image, (0, at * image.height))
    for at, image in enumerate(upright):
        sheet.paste(image, (left + at * image.width, 0))
    return sheet


def _sheet(images: list[Image.Image], columns: int) -> Image.Image:
    """Pictures of one size in rows, from the upper left."""
    wide, tall = images[0].size
    sheet = Image.new("RGBA", (wide * columns, tall * -(-len(images) // columns)))
    for at, image in enumerate(images):
        sheet.paste(image, (at % columns * wide, at // columns * tall))
    return sheet
