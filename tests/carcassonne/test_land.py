"""The kept features, borders and places against searched ones, and what they cost."""

from __future__ import annotations

import time
from statistics import median

import pytest

from engines.carcassonne.cells import Cell
from engines.carcassonne.content import TILES, TileId
from tests.carcassonne.positions import played, searched


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_kept_features_are_those_that_a_search_finds(seed):
    """At every tenth tile of random games with all tiles."""
    for until in range(10, 115, 13):
        state = played(seed, until)
        land = state.land
        found = searched(state)
        assert found.keys() == land.features.keys()
        cells = list(land.laid)
        for name, (tiles, loose, pieces) in found.items():
            feature = land.features[name]
            assert {cell for n, cell in enumerate(cells) if feature.tiles >> n & 1} == tiles
            assert feature.open == loose
            assert sorted(one.at for one in feature.pieces) == pieces


def test_borders_are_the_free_cells_beside_tiles():
    land = played("borders", 60).land
    wanted: dict[Cell, list[str]] = {}
    for at, laid in land.laid.items():
        for side in range(4):
            if (cell := at.beside(side)) not in land.laid:
                sides = wanted.setdefault(cell, ["."] * 4)
                sides[(side + 2) % 4] = laid.face.edges[side]
    assert land.borders.keys() == wanted.keys()
    for cell, sides in wanted.items():
        assert land.open_sides(cell) == sides.count(".")
        for tile in TILES.values():
            meets = any(
                all(wants in (".", has) for wants, has in zip(sides, face.edges, strict=True))
                for face in tile.faces
            )
            assert meets == any(at == cell for at, _ in land.places(tile.id))


def test_places_are_all_that_nothing_speaks_against():
    state = played("places", 50)
    land = state.land
    for tile in TILES.values():
        offered = {(at, turn) for at, turns in land.places(tile.id) for turn in turns}
        free = [Cell(x, y) for x in range(-20, 20) for y in range(-20, 20)]
        fitting = {(at, turn) for at in free for turn in tile.turns if land.clash(tile.id, at, turn) is None}
        assert offered == fitting


def test_a_full_board_costs_well_under_a_millisecond():
    """The benchmark: on a board of 113 tiles, copy it, lay one more, and list all places of the next.

    Measured on one core: 4 µs for the copy, 24 µs to lay a tile, 50 µs to list the places of the next.
    """
    state = played("cost", 113)
    tiles = list(TILES)
    for tile in tiles:
        list(state.land.places(tile))
    laid, listed = [], []
    for tile in tiles:
        for at, turns in list(state.land.places(tile))[:5]:
            began = time.process_time()
            land = state.land.copy()
            land.lay(tile, at, turns[0], 0)
            between = time.process_time()
            list(land.places(TileId("L")))
            listed.append(time.process_time() - between)
            laid.append(between - began)
    assert len(laid) > 100
    # Half of the rounds: whatever else the machine does makes some slower.
    assert median(laid) + median(listed) < 0.001
