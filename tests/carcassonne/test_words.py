"""Every tile and every spot of Carcassonne has a name, which fits where it is shown."""

from __future__ import annotations

import pytest

from engines import GAMES
from engines.carcassonne.content import SPOTS, TILES
from engines.carcassonne.notes import spot_text, tile_text
from render.translate import LOCALES, sentence, word

GAME = GAMES["carcassonne"]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_tile_and_every_spot_has_a_name_of_its_own(locale, caplog):
    tiles = [sentence(tile_text(tile), locale, str) for tile in TILES]
    assert len(set(tiles)) == len(tiles)
    spots = [sentence(spot_text(spot), locale, str) for spot in SPOTS]
    assert len(set(spots)) == len(spots)
    assert not caplog.records


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_fit_on_buttons_and_in_menus(locale):
    for verb in ("follow", "large", "builder", "pig"):
        for spot in SPOTS:
            assert len(word(f"carcassonne-{verb}-spot", locale, token=str(spot))) <= 76
    for tile in TILES:
        assert len(word("carcassonne-choose-tile", locale, token=str(tile))) <= 80
