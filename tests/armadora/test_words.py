"""What Armadöra says of teams: partners are one name, so that a list of sides does not read as four people."""

import re
from typing import cast

import pytest

from bench.recorded import read, recorded
from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Button
from cogs.panels.choices import menus
from cogs.panels.keypads import rows
from engines import GAMES, PRESENTATIONS
from engines.armadora.moves import AfterPower
from engines.core.chance import Rng
from engines.core.journal import replay
from engines.core.text import Note, Value, Who, say
from render.renderer import renderer
from render.sentences import sentence
from tests.core.test_journals import FOLDER

DRAWN = renderer("armadora")

SHARED = {
    "en": (
        "A & C and B & D (strength: 2 for A & C and 2 for B & D)",
        "23 for A & C and 16 for B & D",
    ),
    "ja": ("A・C、B・Dが2個ずつ得ました", "A・Cが23個、B・Dが16個"),
}


@pytest.mark.parametrize("locale", SHARED)
def test_an_area_shared_by_teams_names_the_teams(locale):
    game = GAMES["armadora"]
    header, entries = read(FOLDER / "armadora" / "advanced-4-computers.txt")
    *_, last = replay(game, header, entries)
    told = "\n".join(sentence(note.text, locale, lambda seat: "ABCD"[seat]) for note in last.notes)
    for words in SHARED[locale]:
        assert words in told


def test_reinforcement_is_spoken_of_where_it_is_possible():
    """After a power the panel says that the reinforcement may come first, if it may."""
    game, met = GAMES["armadora"], set()
    for file in sorted((FOLDER / "armadora").glob("advanced-*.txt")):
        header, entries = read(file)
        for step in replay(game, header, entries):
            if not step.state.todo or not isinstance(step.state.todo[-1], AfterPower):
                continue
            (seat,) = game.due(step.state)
            lines = map(game.notation.format, game.legal(step.state, seat))
            view = game.view(step.state, seat)
            may = any(line.startswith("reinforce ") for line in lines)
            assert PRESENTATIONS[game.name].ask_values(view, view.asks[-1])["reinforce"] == may
            met.add(may)
    assert met == {False, True}


@pytest.mark.parametrize("locale", ["en", "de", "fr", "ja"])
def test_buttons_say_of_which_warriors_there_are_several(locale):
    """The row below a divided land has no room for the hand."""
    game = GAMES["armadora"]
    state = game.new(game.setup(2), Rng("hand", 0))
    for hand in ((11, 2, 1, 1, 1), (10, 2, 1, 0, 0), (3, 0, 0, 0, 1)):
        state.hands[0] = hand
        lines = [*map(game.notation.format, game.legal(state, 0))]
        found, _ = menus(game, game.view(state, 0), lines, "", locale)
        labels = [cast(Button, key).label for row in rows(found, CustomId("pick", "1", 1)) for key in row]
        counts = [label.partition("×")[2] for label in labels if label.startswith("🛡️")]
        assert counts == [str(count) if count > 1 else "" for count in hand if count]


def test_alt_texts_and_text_boards_call_players_by_their_names():
    """As all other sentences do: who is which race is said once."""
    view = GAMES["armadora"].view(recorded("armadora", "base-2-computers").states[-1], None)
    for told in (DRAWN.alt, DRAWN.text_board):
        said = [sentence(text, "en", lambda seat: f"Player {seat}") for text in told(view)]
        areas = [each for each in said if each.startswith("Area ")]
        assert len(areas) == len(view.areas) and any("Player" in each for each in areas)
        assert not any(race in each for each in areas for race in ("Goblin", "Orc", "Mage", "Elf", "Elves"))
        assert sum("(" in each for each in said if each.startswith("Player ")) == 2


@pytest.mark.parametrize("file", ["base-2-computers", "advanced-4-computers"])
def test_areas_say_in_words_how_many_warriors_are_whose(file):
    state = recorded("armadora", file).states[20]
    said = [
        sentence(text, "en", lambda seat: f"Player {seat}")
        for text in DRAWN.alt(GAMES["armadora"].view(state, None))
    ]
    whose = "[1-9] by Player" if state.setup.seats == 2 else "(Goblin|Orc|Mage|Elf) [1-9]"
    assert any(re.search(whose, each) for each in said) and not any("×" in each for each in said)


def test_the_palisades_of_a_turn_and_what_they_cut_off_are_one_short_sentence():
    def placed(edge):
        return Note(say("armadora-palisade", who=Who(0), edge=edge, left=6))

    cut: dict[str, Value] = {
        "area": "G4",
        "squares": 4,
        "gold": 3,
        "other": "A2",
        "other_squares": 19,
        "other_gold": 13,
    }
    divided, rest = (
        Note(say("armadora-divided", **cut)),
        Note(say("armadora-reinforced", who=Who(0), square="A1")),
    )
    for notes, sentences in (
        ([placed("C2-D2")], ["Ana placed a palisade on **C2-D2** (6 left)."]),
        (
            [rest, placed("C2-D2"), placed("F4-G4")],
            [
                "Ana reinforced the warrior on **A1** (+1, wins ties).",
                "Ana placed palisades on **C2-D2** and **F4-G4** (6 left).",
            ],
        ),
        (
            [placed("C2-D2"), divided, placed("F4-G4")],
            ["Ana placed palisades on **C2-D2** and **F4-G4**, cutting off 4 squares with 3 gold."],
        ),
    ):
        told = PRESENTATIONS["armadora"].told(notes)
        assert [sentence(note.text, "en", lambda seat: "Ana") for note in told] == sentences
