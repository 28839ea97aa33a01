"""What Armadöra says of teams: partners are one name, so that a list of sides does not read as four people."""

import pytest

from bench.recorded import read
from engines import GAMES
from engines.core.journal import replay
from render.translate import sentence
from tests.core.test_journals import FOLDER

SHARED = {
    "en": (
        "2 each for A & C and B & D (strength: 2 for A & C and 2 for B & D)",
        "23 for A & C and 16 for B & D",
    ),
    "ja": ("A・C、B・Dが同点で2ずつ獲得", "A・Cが23、B・Dが16"),
}


@pytest.mark.parametrize("locale", SHARED)
def test_an_area_shared_by_teams_names_the_teams(locale):
    game = GAMES["armadora"]
    header, entries = read(FOLDER / "armadora" / "advanced-4-computers.txt")
    *_, last = replay(game, header, entries)
    told = "\n".join(sentence(note.text, locale, lambda seat: "ABCD"[seat]) for note in last.notes)
    for words in SHARED[locale]:
        assert words in told
