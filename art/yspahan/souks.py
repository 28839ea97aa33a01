"""The souks of Yspahan as they stand in the city: halls with arcades under flat roofs, which join their shops round courts."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from PIL import Image

from art.brush import Paint, colour, mixed, plain, toned
from art.fields import Field, blurred, chance, distance, lit, mask, moved, noise, shadow, step
from art.yspahan.patches import Patch, U
from art.yspahan.pieces import painted
from art.yspahan.shops import shop
from engines.yspahan.city import Shop
from engines.yspahan.content import COLOUR, PLAN, Souk
from render.drawing.colour import Colour
from render.yspahan.city import PLAZAS, Path

_HALF: Final = 0.33 * U
"""Half of how deep the halls are that join shops."""
_DOWN: Final = 0.12
"""How far below the middle of their squares they lie, so that streets stay free of roofs."""
_HIGH: Final = 0.34
"""How high their roofs are, in squares."""
_SHOP: Final = round(1.36 * U)
"""How large the cell of a shop is."""

_FORMS: Final[dict[Souk, str]] = {
    Souk.BAG3: "502", Souk.BAG4: "0415", Souk.BAG6: "12304", Souk.BAG8: "401523", Souk.BAR3: "12",
    Souk.BAR4: "304", Souk.BAR6: "0431", Souk.BAR8: "20451", Souk.CHE4: "15", Souk.CHE6: "203",
    Souk.CHE8: "3140", Souk.VAS4: "0", Souk.VAS6: "12", Souk.VAS12: "541",
}  # fmt: skip
"""How each of a souk's shops is built, in the order of their letters: none like its neighbour."""


_HALLS: Final[dict[Souk, tuple[Path, ...]]] = {
    Souk.BAG3: (((-3, 1), (-1, 1), (-1, 2)),),
    Souk.BAG4: (((-1, 4), (-1, 6), (-5, 6)),),
    Souk.BAR3: (((1, 1), (2, 1)),),
    Souk.BAR4: (((1, 3), (3, 3)),),
    Souk.CHE8: (((-1, -2), (-1, -4), (-3, -4), (-3, -3)),),
    Souk.VAS4: (),
    Souk.VAS6: (((1, -3), (2, -3)),),
}
"""Where halls do not stand along all the ways of a souk: a court lies beside them."""


def souks(ground: Paint) -> None:
    """All souks on the ground with their shadows, those farther up first."""
    for souk in sorted(Souk, key=lambda each: max(y for _, y in PLAN[each].values())):
        _halls(ground, souk)
    casts(ground)
    for (x, y), each in sorted(
        ((place, Shop(souk, letter)) for souk in Souk for letter, place in PLAN[souk].items()),
        key=lambda pair: pair[0][1],
    ):
        patch = Patch(ground, [(x, y)], 1.2)
        cx, cy = patch.at(x, y)
        patch.lay(pasted(patch.paint, _built(each), round(cx), round(cy - 0.11 * U)))


def _built(each: Shop) -> Image.Image:
    """A shop as it is painted."""
    form = int(_FORMS[each.souk][sorted(PLAN[each.souk]).index(each.letter)])
    return _painted(form, COLOUR[each.souk])


@cache
def _painted(form: int, tone: str) -> Image.Image:
    return painted(shop(form, Colour.parse(tone)), 0.92, f"shop {form}", _SHOP)


def pasted(ground: Paint, image: Image.Image, x: int, y: int) -> Paint:
    """A ground with a picture on it, round a place."""
    sheet = Image.new("RGBA", (ground.shape[1], ground.shape[0]))
    sheet.paste(image, (x - image.width // 2, y - image.height // 2))
    over = np.asarray(sheet, dtype=np.float64)
    return mixed(ground, over[..., :3], over[..., 3] / 255)


def _plan(patch: Patch, souk: Souk) -> tuple[Field, Field]:
    """Where a souk's halls stand, and its court between or beside them."""
    halls, court = np.zeros(patch.shape), np.zeros(patch.shape)
    for path in _HALLS.get(souk, PLAZAS[souk]):
        near = distance(patch.shape, [patch.at(x, y + _DOWN) for x, y in path])[0]
        halls = np.maximum(halls, 1 - step(near, _HALF - 0.8, _HALF + 0.8))
    for path in PLAZAS[souk]:
        line = [patch.at(x, y + _DOWN) for x, y in path]
        if path[0] == path[-1]:
            court = np.maximum(court, mask(patch.shape, line))
        elif souk in _HALLS:
            near = distance(patch.shape, line)[0]
            court = np.maximum(court, 1 - step(near, 1.2 * _HALF - 0.8, 1.2 * _HALF + 0.8))
    return halls, court


def _halls(ground: Paint, souk: Souk) -> None:
    patch = Patch(ground, [each for path in PLAZAS[souk] for each in path], 1.5)
    halls, court = _plan(patch, souk)
    base = np.broadcast_to(colour(COLOUR[souk]), (*patch.shape, 3))
    rough = noise(patch.shape, [60, 22, 8], f"souk {souk}", 0.6)
    # The court: tiles in the souk's colour within a pale kerb.
    floor = toned(mixed(base, "#FFF3DC", 0.32) * (1 + 0.03 * rough)[..., None], _tiles(patch, souk))
    kerb = toned(plain(patch.shape, "#F3E2BC"), lit(blurred(court, 1.6) * 7, 0.9, 0.3))
    patch.paint = mixed(patch.paint, mixed(kerb, floor, _inside(court, 0.06 * U)), court)
    lines = np.abs((patch.grid()[0] / (0.13 * U)) % 1 - 0.5) * 2
    tiles = toned(mixed(base, "#C9A876", 0.22), 1.02 + 0.035 * rough - 0.1 * step(lines, 0.75, 0.95))
    patch.lay(_raised(patch, halls, round(_HIGH * U), tiles, base * 0.86))


def _raised(patch: Patch, plan: Field, high: int, top: Paint, frieze: Paint) -> Paint:
    """A patch with a building of such a plan on it: plastered walls with arches below a frieze, and a flat roof within a parapet; its evening
    shade falls to the lower right."""
    shape = patch.shape
    rough = noise(shape, [50, 18, 7], "plaster", 0.6)
    cast = np.zeros(shape)
    for reach in range(2, round(1.8 * high), 2):
        cast = np.maximum(cast, moved(plan, reach, round(reach * 0.42)))
    dark = blurred(cast, 3) * 0.5
    paint = np.asarray(patch.paint * (1 - dark[..., None] * np.array([0.86, 0.88, 0.74])))
    roof, wall, tall = moved(plan, 0, -high), np.zeros(shape), np.zeros(shape)
    for up in range(high):
        lifted = moved(plan, 0, -up)
        wall, tall = np.maximum(wall, lifted), np.where(lifted > 0.5, up, tall)
    wall, share = wall * (1 - roof), tall / high
    face = toned(plain(shape, "#FAEBC8"), 0.98 + 0.04 * rough + 0.08 * (share - 0.5))
    across = np.abs((patch.grid()[1] / (0.335 * U)) % 1 - 0.5) * 2
    arches = step(0.66 - across, 0, 0.1) * step(0.72 - 0.5 * across**2 - share, 0, 0.06)
    lamps = mixed(plain(shape, "#4A2C18"), "#C07A35", np.clip(0.75 - share, 0, 1) * 0.5)
    face = mixed(mixed(face, lamps, arches), frieze, step(share, 0.8, 0.86))
    paint = mixed(paint, face, wall)
    inner = _inside(roof, 0.075 * U)
    parapet = toned(plain(shape, "#FBEFD2"), lit(blurred(roof, 1.6) * 7 - blurred(inner, 1.6) * 5, 0.9, 0.3))
    top = top * (1 - 0.35 * shadow(roof - inner, 4, 5, 3) * inner)[..., None]
    paint = mixed(paint, mixed(parapet, top, inner), roof)
    solid = np.maximum(roof, wall)
    rim = np.clip(blurred(solid, 1.3) * 2.4, 0, 1) * (1 - solid)
    return mixed(paint, "#3B2617", rim * 0.75)


def _inside(field: Field, width: float) -> Field:
    """What lies within a mask, `width` pixels from its edge."""
    return step(blurred(field, width * 0.9), 0.84, 0.93)


def _tiles(patch: Patch, souk: Souk) -> Field:
    """The tones of a court's tiles: a lattice of diamonds."""
    y, x = patch.grid()
    size = U / 3.5
    a, b = (x + y) / size, (x - y) / size
    hand = chance(f"tiles {souk}").normal(0, 1, (64, 64))
    which = hand[np.floor(a).astype(int) % 64, np.floor(b).astype(int) % 64]
    near = np.minimum(np.abs(a - np.round(a)), np.abs(b - np.round(b)))
    joint = 1 - step(near, 0.035, 0.09)
    return np.asarray(lit(step(near, 0.04, 0.16) * 2.2, 0.9, 0.1) + 0.04 * which - 0.14 * joint)


_SHOP_SHADE: Final = [
    (-0.34, 0.4), (0.36, 0.4), (0.36, 0.44), (0.95, 0.64), (1.16, 0.64), (1.34, 0.78), (1.44, 0.86),
    (1.22, 0.84), (0.86, 0.8), (0.4, 0.68), (-0.34, 0.44),
]  # fmt: skip
"""The shadow of a shop in squares from its middle: its walls, then its dome."""


def casts(ground: Paint) -> None:
    """The long shadows of the shops, which fall to the lower right."""
    for shops in PLAN.values():
        for place in shops.values():
            patch = Patch(ground, [place], 1.8)
            patch.lay(patch.shaded(place, 1, _SHOP_SHADE))
