"""Every vector of every game; see `tests/vectors/__init__.py` for how one is written."""

import pytest

from engines import GAMES
from tests.vectors import run, vectors


@pytest.mark.parametrize(
    ("name", "vector"),
    [pytest.param(name, vector, id=f"{name}: {vector.title}") for name in GAMES for vector in vectors(name)],
)
def test_vector(name, vector):
    run(name, vector)
