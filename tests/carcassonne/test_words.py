"""Every tile and every spot of Carcassonne has a name, which fits where it is shown."""

from __future__ import annotations

from typing import Any

import pytest

from bench.recorded import recorded
from engines import GAMES
from engines.carcassonne.content import SPOTS, TILES, Kind
from engines.carcassonne.notes import cell_text, scored_text, spot_text, tile_text
from engines.core.chance import Rng
from engines.core.scenario import Scenario
from engines.core.text import Several, Text
from render.carcassonne.text import AT_ONCE, alt, aside, text_board
from render.languages import LOCALES
from render.sentences import sentence, word
from tests.spoken import said, says

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


@pytest.mark.parametrize(
    ("lines", "key", "ends"),
    [
        (["draws U W", "play 0 place E1 0; follow road; end"], "carcassonne-text-road", ["E2", "W1"]),
        (["draws B U", "play 0 place S1 0; end", "play 1 place E1 0; end"], "carcassonne-text-cloister",
         ["E1S1", "E1S2", "S2", "W1", "W1S1", "W1S2"]),
        (["draws F U", "play 0 place N1 90; end"], "carcassonne-text-city", ["N2"]),
    ],
)  # fmt: skip
def test_the_text_says_where_what_is_unfinished_goes_on(lines, key, ends):
    stage = Scenario(GAME)
    for line in lines:
        stage.directive(line)
    told = next(text for text in text_board(GAME.view(stage.state, 0)) if text.key == key)
    free = told["ends"]
    assert isinstance(free, Several) and sorted(map(str, free.items)) == ends
    assert told["open"] == len(ends)
    for locale in LOCALES:
        assert all(end in sentence(told, locale, str) for end in ends)


def test_a_hidden_hand_says_at_how_many_places_each_tile_fits_and_to_its_owner_alone():
    state = GAME.new(GAME.setup(2, hand="three"), Rng("fits", 0))
    for seat in (0, 1):
        view = GAME.view(state, seat)
        shown = " ".join(sentence(text, "en", str) for text in alt(view))
        assert len(view.fits) == 3
        for fit in view.fits:
            tile = sentence(tile_text(fit.tile), "en", str)
            assert said("carcassonne-alt-fit", tile=tile, count=len(fit.places)) in shown
    others = " ".join(sentence(text, "en", str) for text in alt(GAME.view(state, None)))
    assert not says(others, "carcassonne-alt-hand")


@pytest.mark.parametrize("name", ["base-2", "both-4-variants"])
def test_the_text_board_names_the_finished_cities_of_a_field_and_what_the_last_turn_scored(name):
    played, met = recorded("carcassonne", name), 0
    for state in played.states[40::45]:
        view = GAME.view(state, None)
        board = text_board(view)
        fields = [one for one in view.features if one.kind is Kind.FIELD]
        told: list[dict[str, Any]] = [
            dict(text.args) for text in board if text.key == "carcassonne-text-field"
        ]
        assert sorted(one.cities for one in fields) == sorted(said["cities"] for said in told)
        assert all(said["cities"] == len(said["done"].items) for said in told)
        finished = [
            cell_text(tile.at)
            for tile in view.tiles
            for one in view.features
            if one.kind is Kind.CITY and one.complete and one.name in tile.features
        ]
        assert {cell for said in told for cell in said["done"].items} <= set(finished)
        assert [scored_text(one) for one in view.scored if one.source in AT_ONCE] == [
            text for text in board if text.key.startswith("carcassonne-scored-")
        ]
        met += len(view.scored) + sum(said["cities"] for said in told)
    assert met


@pytest.mark.parametrize("file", ["base-3-city2", "base-2-three-tiles"])
def test_the_last_turn_of_a_seat_is_told_as_such_in_each_of_its_steps_and_no_other(file):
    played, last = recorded("carcassonne", file), 0
    placed = {e.seat: at for at, e in enumerate(played.entries) if e.line.startswith("place ")}
    for at, state in enumerate(played.states):
        for seat in GAMES["carcassonne"].due(state):
            ends = not any((e.seat, e.line) == (seat, "end") for e in played.entries[at : placed[seat]])
            said_aside = aside(GAMES["carcassonne"].view(state, seat))
            assert said_aside is not None
            left = said_aside["left"]
            assert isinstance(left, Text)
            assert (left.key == "carcassonne-aside-last") == ends, (at, seat)
            assert ends or left["count"] == len(state.stack)
            last += ends
    assert last >= 6
