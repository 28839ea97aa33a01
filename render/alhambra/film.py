"""A film of Alhambra: all cities as large as they can be for a while, until they need more room."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engines.alhambra.plane import FOUNTAIN, Cell
from engines.alhambra.view import AlhambraView
from engines.core.text import Seat
from render.alhambra import cities, market
from render.cards.cover import WIDTH
from render.drawing.camera import Take, held, whole
from render.drawing.scene import Box, Item, Layer, Scene
from render.drawing.theme import Theme

_HEIGHTS: Final = (480, 560, 640, 720, 800, 900)
_WORTH, _AT_LAST = 0.94, 0.87
"""The lowest of these heights is taken in which cities have so much of their size, and so much of it in the end."""
_TOLD: Final = 12
"""In about so many positions that is looked at."""
_CHANGE: Final = 1.5
"""What it costs to lay them out anew: so many positions in which everything could have been twice as large."""
_MARGIN: Final = 12


def in_film(views: Sequence[AlhambraView], theme: Theme) -> Iterator[Take]:
    """The positions of a film: the cities, each in a court that has room for what will be built in a while."""
    quiet = [
        replace(view, players=tuple(replace(each, bought=(), reserve=()) for each in view.players))
        for view in views
    ]
    needed = [[{FOUNTAIN} for _ in quiet[0].players]]
    for view in quiet:
        seen = ({cell for cell, _ in player.city} for player in view.players)
        needed.append([cells | more for cells, more in zip(needed[-1], seen, strict=True)])
    del needed[0]
    count = len(quiet[0].players)
    shapes = [(columns, -(-count // columns)) for columns in range(1, min(count, 4) + 1)]
    # All along, not only in the end: a high frame would be mostly meadow until then.
    told = [*needed[:: -(-len(needed) // _TOLD)], needed[-1]]
    found = [
        max(
            (
                sum(math.log(_plan(cells, *shape, height).size) for cells in told) / len(told),
                _plan(needed[-1], *shape, height),
            )
            for shape in shapes
        )
        for height in _HEIGHTS
    ]
    most, last = max(worth for worth, _ in found), max(plan.size for _, plan in found)
    best = next(
        plan for worth, plan in found if worth >= most + math.log(_WORTH) and plan.size >= _AT_LAST * last
    )
    plans = [_plan(each, best.columns, best.rows, best.height) for each in needed]
    worth = [
        [plans[until].size / plans[at].size if until >= at else -math.inf for until in range(len(quiet))]
        for at in range(len(quiet))
    ]
    table = Layer("table", market.ground(WIDTH, best.height), still=True)
    for view, until in zip(quiet, held(worth, _CHANGE), strict=True):
        shown: list[Item] = []
        for seat, court in plans[until].courts:
            shown += cities.city(view, seat, court, theme, tuple(needed[until][seat]), named=False)
        yield whole(Scene(WIDTH, best.height, theme["night"], (table, Layer("cities", tuple(shown)))), until)


class _Plan(NamedTuple):
    """Where the courts lie, and how large buildings are on the average."""

    size: float
    courts: list[tuple[Seat, Box]]
    columns: int
    rows: int
    height: int


def _plan(needed: Sequence[Collection[Cell]], columns: int, rows: int, height: int) -> _Plan:
    """The courts of cities with these cells, in so many columns and rows."""
    box = Box(0, 0, WIDTH, height).grown(-_MARGIN)
    wide = [cities.extent(cells)[0] for cells in needed]
    courts = cities.grid(wide, box, columns, rows)
    sizes = [cities.fitting(needed[seat], court) for seat, court in courts]
    return _Plan(sum(sizes) / len(sizes), courts, columns, rows, height)
