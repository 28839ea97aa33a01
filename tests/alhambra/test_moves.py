"""How the targets of Alhambra's moves are written."""

import pytest

from engines.alhambra.moves import Target
from engines.alhambra.plane import Cell


@pytest.mark.parametrize("token", ["M13", "A1", "Y25", "-13.0", "0.14", "40.-40"])
def test_cells_are_written_as_they_are_read(token):
    assert str(Cell.parse(token)) == token
    assert Target.parse(str(Target(Cell.parse(token)))) == Target(Cell.parse(token))
