"""Who took what: the land of Armadöra on a result card."""

from __future__ import annotations

from engines.armadora.board import Square
from engines.armadora.scoring import name_of
from engines.armadora.view import ArmadoraView, SeenArea
from render.armadora import land
from render.armadora import warriors as troops
from render.armadora.grid import Grid
from render.cards.cover import HEIGHT, WIDTH
from render.drawing.scene import Item, Layer, Rect, Scene
from render.drawing.theme import Theme

_EVENING, _LOST = 0.42, 0.55
"""How strong the dusk is over all, and the dark on shields that took nothing and beyond the board."""

_RIMS, _BESIDE = 12, 6
"""How wide the lines are in which an area lies whose gold is taken, all together, and how far from its palisades."""


def outcome(view: ArmadoraView, grid: Grid, theme: Theme) -> Scene:
    """The land of a finished game from edge to edge: areas whose gold is taken lie in rims of their takers' colours, and one mine of
    each says its gold and who takes it; all shields that took nothing are in the dark, and palisades are thin."""
    size, box, dark = grid.size, grid.box, theme["sky"].fade(_LOST)
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
    lost, took = list[Item](), list[Item]()
    for seen in view.warriors:
        golden, race = seen.seat in takers.get(seen.at, ()), view.players[seen.seat].race
        (took if golden else lost).extend(troops.standing(*grid.centre(seen.at), size, race, seen, golden))
        if not golden:
            lost.append(Rect(*grid.corner(seen.at), size, size, dark))
    rich, gold = [area for area in view.areas if area.gold], dict(view.gold)
    rims = [line for area in rich for line in _rims(area, grid, theme)]
    fences = [land.rail.at(*grid.middle(edge), size, edge.upright) for edge in view.palisades]
    told = [
        land.spoils.at(*grid.corner(name_of(area.squares, gold)), size, area.takers, area.gold)
        for area in rich
    ]
    layers = (
        Layer("land", ground, still=True),
        Layer("areas", (Rect(0, 0, WIDTH, HEIGHT, theme["sky"].fade(_EVENING)),)),
        Layer("mines", tuple(mines)),
        Layer("pieces", (*lost, *rims, *took, *fences)),
        Layer("gold", tuple(told)),
    )
    return Scene(WIDTH, HEIGHT, theme["sky"], layers)


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
