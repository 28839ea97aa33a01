"""Names of cells (rules §15.2)."""

from __future__ import annotations

import pytest

from engines.carcassonne.cells import Cell


@pytest.mark.parametrize(
    "cell", [Cell(0, 0), Cell(3, 0), Cell(-12, 0), Cell(0, -4), Cell(7, 21), Cell(-1, -113)]
)
def test_cells_are_read_as_they_are_written(cell):
    assert Cell.parse(str(cell)) == cell == Cell.parse(str(cell).lower())


@pytest.mark.parametrize("text", ["", "D7", "N", "E", "E1E2", "N1S1", "E1N", "E1000", "1.2", "E-1"])
def test_other_texts_are_no_cells(text):
    with pytest.raises(ValueError):
        Cell.parse(text)
