"""How the targets of Alhambra's moves are written."""

import pytest

from engines import GAMES
from engines.alhambra import PRESENTATION
from engines.alhambra.moves import Target
from engines.alhambra.plane import Cell
from tests.alhambra.positions import position

GAME = GAMES["alhambra"]


@pytest.mark.parametrize("token", ["M13", "A1", "Y25", "-13.0", "0.14", "40.-40"])
def test_cells_are_written_as_they_are_read(token):
    assert str(Cell.parse(token)) == token
    assert Target.parse(str(Target(Cell.parse(token)))) == Target(Cell.parse(token))


def test_a_payment_is_put_together_only_where_there_is_a_choice():
    """Whatever the tokens are: those that are no stall have no parts, and an exact payment that is the only sensible one neither."""
    setup = GAME.setup(3)
    view = GAME.view(
        position(setup, "turn 0\nsite T9-NE S4-NE A10-0 P6-N\nhand 0 DE9 DI4 DU5 DU5 GU1 GU7\n"), 0
    )
    assert PRESENTATION.parts(view, ("buy", "1")) == ()  # 9 for 9
    assert PRESENTATION.parts(view, ("buy", "2")) == ()  # the only card of the currency
    assert PRESENTATION.parts(view, ("buy", "3")) == ()  # both cards are needed
    assert PRESENTATION.parts(view, ("buy", "4")) == ("GU1", "GU7")
    for token in ("9", "0", "x", "²", "-1"):
        assert PRESENTATION.parts(view, ("buy", token)) == ()
        assert PRESENTATION.foresee(view, ("buy", token)) is None
    assert PRESENTATION.foresee(view, ("buy", "1", "x")) is None
