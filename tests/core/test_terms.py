"""One term for each thing: spellings that were given up do not come back, and a number has its plural."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from render.sentences import FOLDER

GIVEN_UP = {
    "en": (
        "to move, since",
        "one seat on",
        "Do you all agree",
        "Save journal",
        "Save story",
        "no score and",
        "They may come back; until then",
    ),
    "ja": (
        *("手番をする", "待った", "手を戻", "棋譜", "対局", "終局", "凍結", "一択", "この前の"),
        *("いまの版", "このテーブル", "ごゆっくり", "ただいま", "様子を聞", "延長はいりません"),
        *("着いていません", "次の手を考える", "`/table", "（*手元*）"),
    ),
}
"""Words of which another one was chosen, see the words files for which."""

AROUND = ("tables", "messages", "around", "attendance", "settings", "trouble")
"""What is said around the games; here a hand is never a supply."""

NO_NUMBERS = {
    "who",
    "whom",
    "role",
    "game",
    "names",
    "name",
    "user",
    "token",
    "option",
    "people",
    "when",
    "winners",
    *(
        "tile",
        "cell",
        "square",
        "stall",
        "card",
        "shop",
        "level",
        "building",
        "goods",
        "at",
        "where",
        "first",
    ),
}
"""What is no count of anything; stalls and cards are called by their number."""

ALWAYS_SEVERAL = {
    "table-no-such-count",
    "lobby-seats",
    "table-options-clash",
    "table-too-many",
    "table-full",
    "table-not-full",
    "picture-cover",
    "doctor-trials-other",
    "correct-places",
    "event-fix-hint",
    "event-too-many-own",
    "event-too-many-today",
    "event-state-league",
    "event-too-few",
    "event-too-many",
    "event-no-such-count",
    "event-places",
    "event-full",
    "profile-scores",
    "stats-games",
    "stats-luck-bonus",
    "stats-luck-bonus-all",
    "stats-own",
    "stats-played",
    "armadora-alt-area",
    "armadora-alt-empty",
    "armadora-now-full",
    "armadora-divided",
    "armadora-sheet-one-area",
    "armadora-too-many-edges",
    "carcassonne-remark-field",
    "hanging-gardens-alt-compensated",
    "hanging-gardens-remark-tie",
    "hanging-gardens-text-person",
    "hanging-gardens-too-small",
    "wish-players",
    "yspahan-text-empty",
    "yspahan-text-souk",
    "yspahan-text-effect-hammam",
    "yspahan-text-effect-bazaar",
    "yspahan-ask-keep-cube",
    "yspahan-card-camels",
    "yspahan-remark-tie",
}
"""No game is for one alone, so these seats and players are two at least (games and people of an event are several); areas of Armadöra have four squares at least, a field
pays by threes; `-other` is said of several; averages of turns and points; the rest are figures of the rules, and scores of whole games that nobody ends with a single point."""

FIGURES = {"status", "records"}
"""What whoever runs the bot reads: lists of figures, and limits of files."""

_COUNTED = re.compile(r"\s+(?:\w+ )?(?!is\b|was\b|has\b|its\b|as\b)[a-z]+s\b")
"""What stands behind a number that counts something."""


def files(locale):
    return sorted((FOLDER / locale).glob("*.ftl"))


@pytest.mark.parametrize("locale", GIVEN_UP)
def test_terms_that_were_given_up_do_not_come_back(locale):
    said = {file.name: file.read_text(encoding="utf-8") for file in files(locale)}
    found = [(name, term) for name, text in said.items() for term in GIVEN_UP[locale] if term in text]
    assert found == []


def test_the_hand_is_called_as_its_button():
    said = {name: (FOLDER / "ja" / f"{name}.ftl").read_text(encoding="utf-8") for name in AROUND}
    assert [name for name, text in said.items() if "手元" in text] == []


def test_no_space_stands_between_a_name_and_its_particle():
    for name in AROUND:
        text = (FOLDER / "ja" / f"{name}.ftl").read_text(encoding="utf-8")
        assert re.findall(r"\{ \$whom? \} [のがはをに]", text) == [], name


@pytest.mark.parametrize("name", sorted({file.stem for file in files("en")} - FIGURES))
def test_a_counted_thing_has_its_singular(name):
    text = (FOLDER / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    wrong = [
        (entry.id.name, variable)
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.value is not None and entry.id.name not in ALWAYS_SEVERAL
        for variable in unbent(entry.value, frozenset())
        if variable not in NO_NUMBERS
    ]
    assert wrong == [], "these say “1 cities”"


@pytest.mark.parametrize("name", [file.stem for file in files("ja")])
def test_japanese_has_no_singular(name):
    """A variant `one` would never be chosen there: a number of its own is written as that number."""
    assert "[one]" not in (FOLDER / "ja" / f"{name}.ftl").read_text(encoding="utf-8")


def test_the_law_of_plurals_sees_what_it_is_for():
    made = FluentParser().parse(
        "a = { $n } cities\nb = { $n ->\n    [one] one city\n   *[other] { $n } cities\n}\n"
    )
    one, other = made.body
    assert isinstance(one, ast.Message) and isinstance(other, ast.Message)
    assert list(unbent(one.value, frozenset())) == ["n"] and list(unbent(other.value, frozenset())) == []


def unbent(pattern, bent):
    """The variables in front of a plural that has no other form, in a pattern whose `bent` variables have been asked."""
    elements = pattern.elements
    for at, element in enumerate(elements):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            asked = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from unbent(variant.value, bent | {asked})
        elif isinstance(inner, ast.VariableReference) and inner.id.name not in bent:
            after = elements[at + 1] if at + 1 < len(elements) else None
            if isinstance(after, ast.TextElement) and _COUNTED.match(after.value):
                yield inner.id.name
