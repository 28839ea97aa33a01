"""How the targets of Alhambra's moves are written."""

import pytest

from engines import GAMES
from engines.alhambra import PRESENTATION
from engines.alhambra.content import Card
from engines.alhambra.money import card_text
from engines.alhambra.moves import Target
from engines.alhambra.plane import Cell
from engines.core.chance import Rng
from engines.core.text import Several, say
from tests.alhambra.positions import position

GAME = GAMES["alhambra"]


@pytest.mark.parametrize("token", ["M13", "A1", "Y25", "-13.0", "0.14", "40.-40"])
def test_cells_are_written_as_they_are_read(token):
    assert str(Cell.parse(token)) == token
    assert Target.parse(str(Target(Cell.parse(token)))) == Target(Cell.parse(token))


def test_a_hint_says_what_its_turn_changes_in_the_order_of_worth():
    setup = GAME.setup(3)
    text = "turn 0\nsite A10-0 S4-NE P6-N T9-NE\ncity 1 A9-0@0,-1\nhand 0 DE9 DE1\n"
    before = GAME.view(position(setup, text), 0)
    assert PRESENTATION.reason(before, before) is None
    state = position(setup, text)
    for line in ("buy 1 DE9+DE1", "place A10-0 M14"):
        state, _ = GAME.apply(state, 0, GAME.notation.parse(line), Rng("reason", 0))
    said = PRESENTATION.reason(before, GAME.view(state, 0))
    assert said == say("alhambra-gives-level", row=say("alhambra-row-arcades"))


def test_what_money_is_advised_for_is_said():
    before = GAME.view(
        position(GAME.setup(3), "turn 0\nsite A10-0 S4-NE P6-N T9-NE\ndisplay DE9 GU9\nhand 0 DE1\n"), 0
    )
    for card, offer in (("DE9", ("arcades", 10, 1)), ("GU9", ("tower", 9, 4))):
        state = position(
            GAME.setup(3), f"turn 0\nsite A10-0 S4-NE P6-N T9-NE\ndisplay DE9 GU9\nhand 0 DE1 {card}\n"
        )
        said = PRESENTATION.reason(before, GAME.view(state, 0))
        building, price, stall = offer
        named = say("alhambra-advice-stall", stall=stall, building=building, price=price)
        assert said == say("alhambra-reason-exact", offer=named)


def test_an_advised_turn_is_named_without_where_its_buildings_go():
    view = GAME.view(position(GAME.setup(3), "turn 0\nsite A10-0 S4-NE P6-N T9-NE\n"), 0)
    arcades = say("alhambra-advice-stall", stall=1, building="arcades", price=10)
    four = Several((card_text(Card.parse("DI4")),))
    for lines, does, bought, taken in (
        (("buy 1 DE1+DE9", "take DI4", "place A10-0 M14"), "both", Several((arcades,)), four),
        (("buy 1 DE1+DE9", "place A10-0 M14"), "buy", Several((arcades,)), Several(())),
        (("take DI4",), "take", Several(()), four),
    ):
        said = PRESENTATION.turn_in_short(view, lines)
        assert said == say("alhambra-advice", does=does, bought=bought, taken=taken)
    built = say("alhambra-advice-spot", building="arcades", price=10, cell="M14")
    kept = say("alhambra-advice-reserve", building="seraglio", price=4)
    placed = PRESENTATION.turn_in_short(view, ("place A10-0 M14", "place S4-NE reserve"))
    assert placed == say("alhambra-advice-places", placed=Several((built, kept)))
    assert PRESENTATION.turn_in_short(view, ("remove M12",)) is None


def test_small_change_begins_with_the_most_money():
    view = GAME.view(position(GAME.setup(3), "turn 0\ndisplay DE1 DI2 DU2 GU9\n"), 0)
    lines = ["take GU9", "take DE1+DI2", "take DI2+DU2", "take DE1+DI2+DU2", "remove M12"]
    parts = PRESENTATION.divided(view, (), lines)
    assert parts == {
        "near": ["take GU9"],
        "change": ["take DE1+DI2+DU2", "take DI2+DU2", "take DE1+DI2"],
        "redesign": ["remove M12"],
    }


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
