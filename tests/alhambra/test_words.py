"""Everything Alhambra says exists in both languages, within Discord's limits."""

import re
from pathlib import Path

import pytest

from engines import GAMES
from engines.alhambra.content import TILES, money
from engines.core.chance import Rng
from engines.core.journal import deal, load, replay
from engines.core.text import GameError
from render.translate import LOCALES, bundle, known, sentence, word
from tests.core.test_journals import FOLDER

GAME = GAMES["alhambra"]
ROOT = Path(__file__).parents[2]
NAMES = ("Isabella", "Boabdil", "Washington", "Mohammed", "Ferdinand", "Scheherazade")


def spoken(text, locale):
    said = sentence(text, locale, lambda seat: NAMES[seat])
    assert known(text.key, locale), text.key
    assert "{" not in said and "alhambra-" not in said, said
    return said


@pytest.mark.parametrize("locale", LOCALES)
def test_every_note_and_every_line_of_the_score_sheet_is_said(locale):
    for file in sorted((FOLDER / "alhambra").glob("*.txt")):
        header, entries = load(file.read_text(encoding="utf-8").rpartition("result ")[0])
        state = deal(GAME, header)
        for step in replay(GAME, header, entries):
            state = step.state
            for note in step.notes:
                spoken(note.text, locale)
        result = GAME.result(state)
        assert result is not None
        for text in [*result.remarks, *(each for line in result.sheet for each in (line.label, *line.why))]:
            spoken(text, locale)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_in_the_code_has_a_message(locale):
    files = [*(ROOT / "engines" / "alhambra").glob("*.py"), *(ROOT / "render" / "alhambra").glob("*.py")]
    keys = {
        key for file in files for key in re.findall(r'"(alhambra-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }
    assert len(keys) > 60
    assert [key for key in sorted(keys) if not known(key, locale)] == []


def test_a_stall_says_what_is_sold_there_and_whether_it_can_be_paid_to_the_coin():
    said = set()
    for seed in range(20):
        state = GAME.new(GAME.setup(3), Rng(f"stalls {seed}", 0))
        seat = GAME.due(state)[0]
        view = GAME.view(state, seat)
        for slot, tile in enumerate(view.site, 1):
            gives = GAME.foresee(view, ("buy", str(slot)))
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
                gives = GAME.foresee(view, (verb, stall, cards))
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


@pytest.mark.parametrize("locale", LOCALES)
def test_words_keep_to_the_limits(locale):
    found = [name for name in bundle(locale)._messages if name.startswith("alhambra-")]
    for name in found:
        said = word(name, locale, token="G10-W", card="DE9")
        if "-command" in name:
            assert len(said) <= 100, name
            called = word(f"{name}.name", locale) if known(f"{name}.name", locale) else ""
            assert re.fullmatch(r"[\w-]{0,32}", called) and called == called.lower(), name
        elif name.endswith("-pick"):
            assert len(said) <= 100, name
        elif "-verb-" in name:
            assert len(said) <= 34, name
    for verb in GAME.notation.verbs:
        for field in GAME.notation.fields(verb):
            tokens = [*TILES] if field == "tile" else ["DE3+DU1+GU1", "-13.-14"]
            assert all(len(word(f"alhambra-{verb}-{field}", locale, token=token)) <= 80 for token in tokens)
    assert len(word("alhambra-rules", locale)) <= 1800
