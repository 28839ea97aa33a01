"""Who took what: the land of Armadöra on a result card."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from engines.armadora.board import Square
from engines.armadora.scoring import name_of
from engines.armadora.view import ArmadoraView, SeenArea
from render.armadora import land
from render.armadora import warriors as troops
from render.armadora.borders import borders, hues, wastes
from render.armadora.grid import Grid
from render.cards.result import HIGH, WIDTH
from render.drawing.scene import Box, Item, Layer, Scene
from render.drawing.theme import Theme

_CHEST, _SHIELD = 1.45, 1.12
"""How large a chest and a shield are, in squares."""


def outcome(view: ArmadoraView, grid: Grid, theme: Theme) -> Scene:
    """The land of a finished game from edge to edge, in the sun: areas whose gold is taken lie in borders of their takers'
    colours, and a large chest in each says who takes gold and how much each; of everybody who does one shield is seen, and palisades only
    between areas."""
    size, box = grid.size, grid.box
    ground = land.ground.at(*box[:2], size, Box(0, 0, WIDTH, HIGH).moved(-box.left, -box.top))
    rich, gold = [area for area in view.areas if area.gold], dict(view.gold)
    area_of = {square: at for at, area in enumerate(view.areas) for square in area.squares}
    chests = [(name_of(area.squares, gold), area) for area in rich]
    heaps = [
        land.mine.at(*grid.corner(at), size, at.column % 2, pile, False)
        for at, pile in view.gold
        if all(at != chest for chest, _ in chests)
    ]
    fences = [
        land.palisade.at(*grid.middle(edge), size, edge.upright, edge.a.column % land.FENCES)
        for edge in view.palisades
        if area_of[edge.a] != area_of[edge.b]
    ]
    rims = [line for _, area in chests for line in borders(area, [*map(theme.seat, area.takers)], grid)]
    tints = [hue for area in rich for hue in hues(view, area, area.takers, grid, theme)]
    told = [land.spoils.at(*_chest(grid, at), area.takers, area.share or area.gold) for at, area in chests]
    layers = (
        Layer("land", (ground,), still=True),
        Layer("areas", (*tints, *wastes(view, grid, theme))),
        Layer("borders", tuple(rims)),
        Layer("mines", tuple(heaps)),
        Layer("pieces", (*fences, *_victors(view, chests, grid), *_rays(view, chests, grid))),
        Layer("gold", tuple(told)),
    )
    return Scene(WIDTH, HIGH, theme["sky"], layers)


def _chest(grid: Grid, at: Square) -> tuple[int, int, int]:
    """Where the chest of an area stands, by its upper left corner, and its size: round the richest mine, whole on the card."""
    size = round(_CHEST * grid.size)
    x, y = (middle - size // 2 for middle in grid.centre(at))
    return x, min(max(0, y), HIGH - size - size // 12), size


def _victors(view: ArmadoraView, chests: Sequence[tuple[Square, SeenArea]], grid: Grid) -> Iterator[Item]:
    """A shield of everybody who takes the gold of an area, where their strongest warrior stands beside no other shield or chest."""
    taken = [at for at, _ in chests]
    for _, area in chests:
        for seat in area.takers:
            stand = [seen for seen in view.warriors if seen.seat == seat and seen.at in area.squares]
            free = [seen for seen in stand if all(_apart(seen.at, at) for at in taken)]
            if free:
                shown = max(free, key=lambda seen: (seen.least, -_far(seen.at, taken[0])))
                taken.append(shown.at)
                race, size = view.players[seat].race, round(_SHIELD * grid.size)
                yield troops.shield.at(*grid.centre(shown.at), size, race, seat, False, False)


def _far(one: Square, other: Square) -> float:
    return math.dist((one.column, one.row), (other.column, other.row))


def _apart(one: Square, other: Square) -> bool:
    return _far(one, other) > 1.2


def _rays(view: ArmadoraView, chests: Sequence[tuple[Square, SeenArea]], grid: Grid) -> Iterator[Item]:
    """Rays of gold behind all chests of whoever has won."""
    totals = view.totals or ()
    first = {seat for seat, total in enumerate(totals) if total == max(totals)}
    for at, area in chests:
        if first.intersection(area.takers):
            x, y, size = _chest(grid, at)
            yield land.rays.at(x + size // 2, y + size // 2, size)
