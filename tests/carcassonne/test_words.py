"""Every sentence that Carcassonne can say exists in both languages, and the labels fit where they are shown."""

from __future__ import annotations

import pytest

from engines import GAMES
from engines.carcassonne.content import SPOTS, TILES
from engines.carcassonne.notes import spot_text, tile_text
from engines.core.chance import Rng
from engines.core.computer_players import random_move
from engines.core.text import Several, Text
from render.translate import LOCALES, dashed, known, sentence, word

GAME = GAMES["carcassonne"]


def _keys(value):
    if isinstance(value, Text):
        yield value.key
        for _, inner in value.args:
            yield from _keys(inner)
    if isinstance(value, Several):
        for inner in value.items:
            yield from _keys(inner)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"inns": "full", "traders": "full"},
        {"inns": "full", "traders": "full", "hand": "three", "farm": "first", "city2": "2"},
    ],
    ids=["base", "both", "variants"],
)
def test_whole_games_are_told(locale, options, caplog):
    """Notes, asks, the score sheet and its reckoning: no key is missing, no value left out."""
    for seed in ("w1", "w2"):
        state, chooser, seq = GAME.new(GAME.setup(3, **options), Rng(seed, 0)), Rng(f"words {seed}", 0), 0
        while GAME.due(state):
            seq += 1
            (seat,) = GAME.due(state)
            assert known(f"carcassonne-ask-{dashed(type(state.todo[-1]).__name__)}", locale)
            state, notes = GAME.apply(state, seat, random_move(GAME, state, seat, chooser), Rng(seed, seq))
            for note in notes:
                assert [key for key in _keys(note.text) if not known(key, locale)] == []
                assert "{" not in sentence(note.text, locale, str)
        result = GAME.result(state)
        assert result is not None
        for text in [t for line in result.sheet for t in (line.label, *line.why)] + list(result.remarks):
            assert [key for key in _keys(text) if not known(key, locale)] == []
            sentence(text, locale, str)
    assert not caplog.records


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_of_the_vectors_is_told(locale):
    from pathlib import Path

    text = (Path(__file__).parents[1] / "vectors" / "carcassonne" / "refusals.txt").read_text(
        encoding="utf-8"
    )
    keys = {word for word in text.split() if word.startswith("carcassonne-")}
    assert len(keys) > 15
    assert [key for key in keys if not known(key, locale)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_tile_and_every_spot_has_a_name_of_its_own(locale, caplog):
    tiles = [sentence(tile_text(tile), locale, str) for tile in TILES]
    assert len(set(tiles)) == len(tiles)
    spots = [sentence(spot_text(spot), locale, str) for spot in SPOTS]
    assert len(set(spots)) == len(spots)
    assert not caplog.records


@pytest.mark.parametrize("locale", LOCALES)
def test_labels_fit_on_buttons_and_in_menus(locale):
    for verb in GAME.notation.verbs:
        assert len(word(f"carcassonne-verb-{verb}", locale)) <= 34
    for verb in ("follow", "large", "builder", "pig"):
        for spot in SPOTS:
            assert len(word(f"carcassonne-{verb}-spot", locale, token=str(spot))) <= 76
    for tile in TILES:
        assert len(word("carcassonne-choose-tile", locale, token=str(tile))) <= 80
    assert len(word("carcassonne-rules", locale)) <= 1800
    for option in GAME.options:
        assert len(word(f"carcassonne-option-{option.name}", locale)) <= 45
        for choice in option.choices:
            assert len(word(f"carcassonne-option-{option.name}-{choice}", locale)) <= 80


@pytest.mark.parametrize("locale", LOCALES)
def test_commands_are_described(locale):
    names = ["carcassonne-command"]
    for verb in GAME.notation.verbs:
        names.append(f"carcassonne-command-{verb}")
        names += [f"carcassonne-command-{verb}-{field}" for field in GAME.notation.fields(verb)]
    for name in names:
        assert 0 < len(word(name, locale)) <= 100, name
        if locale == "ja":
            spelled = word(f"{name}.name", locale)
            assert len(spelled) <= 32 and " " not in spelled and spelled == spelled.lower(), name
