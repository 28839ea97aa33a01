"""What the engine of Yspahan tells under keys that it puts together has words in every language."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines import GAMES, PRESENTATIONS
from engines.core.chance import Rng
from engines.core.text import Note, Who, say
from engines.yspahan.content import LOADING, Souk
from engines.yspahan.cubes import place
from engines.yspahan.foresight import ask_values
from render.languages import LOCALES
from render.sentences import sentence, sentences, word
from render.yspahan.text import alt, aside
from tests.yspahan.positions import position

GAME = GAMES["yspahan"]


PLACES = {
    "en": (
        "🏘️ A placed 3 cubes in Bag 8.",
        "🏘️ A placed a cube in Bag 8.",
        "moved the supervisor from the crossroads to W4.",
        "moved the supervisor from N2 to the crossroads.",
    ),
    "de": (
        "🏘️ A hat 3 Steine in Sack 8 gesetzt.",
        "🏘️ A hat einen Stein in Sack 8 gesetzt.",
        "den Aufseher von C (Kreuzung) nach W4 gezogen.",
        "den Aufseher von N2 nach C (Kreuzung) gezogen.",
    ),
    "fr": (
        "🏘️ A a placé 3 cubes dans Sac 8.",
        "🏘️ A a placé 1 cube dans Sac 8.",
        "a déplacé l’intendant de C (carrefour) à W4.",
        "a déplacé l’intendant de N2 à C (carrefour).",
    ),
    "ja": (
        "🏘️ Aが袋8にキューブを3個置きました。",
        "🏘️ Aが袋8にキューブを1個置きました。",
        "行政官を中央からW4へ動かしました。",
        "行政官をN2から中央へ動かしました。",
    ),
}


@pytest.mark.parametrize("locale", LOCALES)
def test_places_are_called_as_they_are_found_on_the_picture(locale):
    """Souks by their points, without letters of shops; the crossing by its name."""
    state = GAME.new(GAME.setup(3), Rng("words", 0))
    notes: list[Note] = []
    place(state, 0, Souk.BAG8, ("b", "c", "e"), notes)
    place(state, 0, Souk.BAG8, ("b",), notes)
    told = [sentence(note.text, locale, lambda seat: "ABC"[seat]) for note in notes]
    for start, to in (("C", "W4"), ("N2", "C")):
        told.append(word("yspahan-moved", locale, who="A", start=start, to=to, gold=0))
    for said, wanted in zip(told, PLACES[locale], strict=True):
        assert said.endswith(wanted)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_new_since_ones_last_turn_lacks_no_number(locale, caplog):
    state = GAME.new(GAME.setup(3), Rng("words", 0))
    before = GAME.view(state, 1)
    place(state, 0, Souk.BAG8, ("b", "c"), [])
    told = alt(replace(GAME.view(state, 1), before=before, fresh=before.fresh))
    assert "yspahan-alt-placed" in str(told)
    sentences(told, locale, lambda seat: "ABC"[seat])
    assert caplog.messages == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_beside_a_preview_everybody_else_is_named_once(seats):
    state = GAME.new(GAME.setup(seats), Rng("aside", 0))
    state.caravan = [0] * (state.caravan_size // 3)  # the first row is full
    said = aside(GAME.view(state, 1))
    assert said is not None and said["points"] == LOADING[1]
    told = sentence(said, "en", lambda seat: "ABCD"[seat])
    assert told.startswith("Week 1, day 1 ")
    state.week = 2
    later = aside(GAME.view(state, 1))
    assert later is not None and sentence(later, "en", str).startswith("Week 2, day 1 ")
    others = [name for name in "ABCD"[:seats] if name != "B"]
    assert told.split(" · ")[2:] == [f"{name}: **0** 🐪0" for name in others], "apart from each other"
    assert aside(GAME.view(state, None)) is None


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_decides_about_a_cube_that_fills_the_caravan_reads_what_everybody_scores(locale):
    state = position(GAME.setup(2), "tower camel 3x3 gold 5x6\nVAS6 B B\nB camels 1\ncaravan A B A A A\n")
    for caravan, scored in ((state.caravan[:], True), (state.caravan[:-1], False)):
        state.caravan = caravan
        asked, _ = GAME.apply(state, 0, GAME.notation.parse("supervisor camel N3"), Rng("", 0))
        view = GAME.view(asked, 1)
        said = sentence(
            say("yspahan-ask-keep-cube", **ask_values(view, asked.todo[-1])), locale, lambda seat: "AB"[seat]
        )
        gains = [f"A +{4 * 3}".replace(" ", "" if locale == "ja" else " "), f"+{2 * 3}"]
        assert all(gain in said for gain in gains) is scored


def test_a_turn_is_told_by_who_did_what_and_then_what_came_of_it():
    def note(name, **values):
        return Note(say(f"yspahan-{name}", **values))

    bag, chest = say("yspahan-souk-bag3"), say("yspahan-souk-che4")
    rolled, day = (
        note("rolled", who=Who(0), yellow=0, gold=0, groups=""),
        note("day", who=Who(1), week=1, day=2),
    )
    placed = [note("placed", who=Who(0), souk=souk, cubes=1) for souk in (chest, chest, bag)]
    for notes, said in (
        (
            [rolled, *placed[:2], note("completed", souk=chest), placed[2], day],
            ["🏘️ Ana placed 2 cubes in Chest 4 (complete) and a cube in Bag 3."],
        ),
        (
            [note("moved", who=Who(0), gold=0, start="W1", to="W4"), note("nobody-sent", to="W4")],
            ["🚶 Ana moved the supervisor to W4."],
        ),
        (
            [note("no-dice", who=Who(0)), note("drew", who=Who(0))],
            ["No dice were left for Ana, who had to draw a card instead."],
        ),
        ([day], ["📅 Week 1, day 2 began."]),
    ):
        told = PRESENTATIONS[GAME.name].told(notes)
        assert [sentence(each.text, "en", lambda seat: "Ana") for each in told] == said
