"""What Alhambra says beside its choices, and its refusals of whatever is typed, in both languages."""

from pathlib import Path

import pytest

from engines import GAMES
from engines.alhambra import PRESENTATION
from engines.alhambra.content import TILES, money
from engines.core.chance import Rng
from engines.core.text import GameError
from render.translate import LOCALES, known, sentence

GAME = GAMES["alhambra"]
ROOT = Path(__file__).parents[2]
NAMES = ("Isabella", "Boabdil", "Washington", "Mohammed", "Ferdinand", "Scheherazade")


def spoken(text, locale):
    said = sentence(text, locale, lambda seat: NAMES[seat])
    assert known(text.key, locale), text.key
    assert "{" not in said and "alhambra-" not in said, said
    return said


def test_a_stall_says_what_is_sold_there_and_whether_it_can_be_paid_to_the_coin():
    said = set()
    for seed in range(20):
        state = GAME.new(GAME.setup(3), Rng(f"stalls {seed}", 0))
        seat = GAME.due(state)[0]
        view = GAME.view(state, seat)
        for slot, tile in enumerate(view.site, 1):
            gives = PRESENTATION.foresee(view, ("buy", str(slot)))
            assert gives is not None and tile is not None
            assert spoken(gives, "en") == f"{tile.kind.value.capitalize()} {tile.price}" + (
                ", exactly" if view.offers[slot - 1].exact else ""
            )
            assert str(tile.price) in spoken(gives, "ja")
            said.add(gives["exact"])
        for line in map(GAME.notation.format, GAME.legal(state, seat)):
            if line.startswith("buy "):
                verb, stall, cards = line.split()
                over = sum(int(card[2:]) for card in cards.split("+")) - view.site[int(stall) - 1].price
                gives = PRESENTATION.foresee(view, (verb, stall, cards))
                assert spoken(gives, "en") == (f"{over} too much" if over else "exactly, another action")
    assert said == {0, 1}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_of_a_typed_move_is_said(locale):
    """All lines that a player could think of, at the start of a game."""
    state = GAME.new(GAME.setup(3), Rng("words", 0))
    seat = GAME.due(state)[0]
    lines = [f"place {tile} M12" for tile in TILES] + [f"add {tile} M12" for tile in TILES]
    lines += [f"buy {slot} {card}" for slot in range(6) for card in dict.fromkeys(money(3))]
    lines += [f"remove {cell}" for cell in ("M13", "M12", "A1")] + ["take -", "take DE9+DI9", "end"]
    for line in lines:
        try:
            GAME.check(state, seat, GAME.notation.parse(line))
        except GameError as error:
            spoken(error.text, locale)
