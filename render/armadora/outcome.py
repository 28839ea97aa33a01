"""Who took what: the land of Armadöra on a result card."""

from __future__ import annotations

from collections.abc import Iterator

from engines.armadora.board import Square
from engines.armadora.scoring import name_of
from engines.armadora.view import ArmadoraView, SeenArea
from render.armadora import land
from render.armadora import warriors as troops
from render.armadora.grid import Grid
from render.cards.cover import HEIGHT, WIDTH
from render.drawing.scene import Item, Layer, Rect, Scene
from render.drawing.theme import Theme

_TAKEN, _LEFT, _BEYOND = 0.5, 0.5, 0.5
"""How strong the colour is of areas whose gold is taken, and the dark on others and beyond the board."""

_RIMS, _BESIDE = 12, 6
"""How wide the lines are in which an area lies whose gold is taken, all together, and how far from its palisades."""


def outcome(view: ArmadoraView, grid: Grid, theme: Theme) -> Scene:
    """The land of a finished game from edge to edge: areas whose gold is taken lie in their takers' colours and in rims of these, and
    one mine of each says who takes gold and how much each; only shields that took gold are seen, without strengths, and palisades are thin."""
    size, box, dark = grid.size, grid.box, theme["sky"].fade(_BEYOND)
    whole, beyond = box.moved(-box.left, -box.top), box.left
    ground = (
        land.ground.at(*box[:2], size, whole),
        # The land goes on at its sides.
        land.ground.at(box.left - whole.right, box.top, size, whole._replace(left=whole.right - beyond)),
        land.ground.at(box.right, box.top, size, whole._replace(right=beyond)),
        Rect(0, 0, beyond, HEIGHT, dark),
        Rect(box.right, 0, beyond, HEIGHT, dark),
    )
    mines = [land.mine.at(*grid.corner(at), size, at.column % 2, pile, False) for at, pile in view.gold]
    takers = {at: area.takers for area in view.areas for at in area.squares if area.gold}
    took = [
        troops.shield.at(*grid.centre(seen.at), size, view.players[seen.seat].race, seen.seat, False)
        for seen in view.warriors
        if seen.seat in takers.get(seen.at, ())
    ]
    rich, gold = [area for area in view.areas if area.gold], dict(view.gold)
    rims = [line for area in rich for line in _rims(area, grid, theme)]
    fences = [land.rail.at(*grid.middle(edge), size, edge.upright) for edge in view.palisades]
    told = [
        land.spoils.at(*grid.corner(name_of(area.squares, gold)), size, area.takers, area.share or area.gold)
        for area in rich
    ]
    layers = (
        Layer("land", ground, still=True),
        Layer("areas", tuple(won(view, grid, theme))),
        Layer("mines", tuple(mines)),
        Layer("pieces", (*rims, *took, *fences)),
        Layer("gold", tuple(told)),
    )
    return Scene(WIDTH, HEIGHT, theme["sky"], layers)


def won(view: ArmadoraView, grid: Grid, theme: Theme) -> Iterator[Rect]:
    """The squares of every area in the colour of its takers, mixed where these are several; dark where nobody takes gold."""
    for area in view.areas:
        takers = area.takers if area.gold else ()
        colour = theme["sky"].fade(_LEFT)
        for at, seat in enumerate(takers):
            colour = theme.seat(seat).mix(colour, at / (at + 1) if at else 0).fade(_TAKEN)
        yield from (Rect(*grid.corner(square), grid.size, grid.size, colour) for square in area.squares)


def _rims(area: SeenArea, grid: Grid, theme: Theme) -> list[Item]:
    """Lines along the inside of an area, one in the colour of each who takes its gold."""
    inside, items, size = set(area.squares), list[Item](), grid.size
    for at, seat in enumerate(area.takers):
        wide = _RIMS // len(area.takers)
        near = _BESIDE + at * wide
        far, colour = near + wide, theme.seat(seat)
        for square in area.squares:
            left, top, right, bottom = grid.square(square)

            def out(across: int, down: int, square: Square = square) -> bool:
                return Square(square.column + across, square.row + down) not in inside

            west, east, north, south = out(-1, 0), out(1, 0), out(0, -1), out(0, 1)
            x, y = left + near * west, top + near * north
            width, height = size - near * (west + east), size - near * (north + south)
            level = [top + near] * north + [bottom - far] * south
            upright = [left + near] * west + [right - far] * east
            items += [Rect(x, each, width, wide, colour) for each in level]
            items += [Rect(each, y, wide, height, colour) for each in upright]
            # Round a corner of another area.
            for across, down in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
                if out(across, down) and not out(across, 0) and not out(0, down):
                    x, along = (left, left + near) if across < 0 else (right - far, right - far)
                    y, beside = (top, top + near) if down < 0 else (bottom - far, bottom - far)
                    items += [Rect(x, beside, far, wide, colour), Rect(along, y, wide, far, colour)]
    return items
