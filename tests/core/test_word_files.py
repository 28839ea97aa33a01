"""What whoever translates is told above the words, and that translations keep to it: limits, variables, plural forms, typography."""

from __future__ import annotations

import json
import re

import pytest
from fluent.syntax import ast

from render.languages import DATA, ENGLISH, LANGUAGES, pieces
from tests import translating
from tests.screens import __main__ as screens
from tests.translating import TONGUES, Found, bodies, messages_of, missing, told, wrong

LIMITS = {
    "Button": 80,
    "Option": 100,
    "Choice": 100,
    "Command": 100,
    "Placeholder": 150,
    "Hint": 100,
    "Form": 45,
    "Field": 45,
    "Thread": 100,
    "Notification": 110,
}
"""Letters that Discord takes of each kind of text, and that a phone shows of a notification; comments above the English words name them."""


@pytest.mark.parametrize("locale", TONGUES)
def test_a_translation_has_nothing_wrong(locale):
    """Also one that is unfinished; `make words LANGUAGE=…` prints the same."""
    assert wrong(locale) == []


ENGLISH_FILE = """### Lobby: before the game

# $who: who joins, “Ana”.
lobby-joined = **{ $who }** joined.

lobby-kind = { $kind ->
    [joined] { $who } sits here.
    [left] { $who } has left.
   *[other] { $who } waits.
}

## Lobby: buttons
## Button, 80.

button-join = Join
button-leave = Leave
"""

FINE = """### Lobby: before the game

lobby-joined = **{ $who }** partecipa.

lobby-kind = { $kind ->
    [joined] { $who } siede qui.
    [left] { $who } non gioca.
   *[other] { $who } aspetta.
}

## Lobby: buttons

button-join = Partecipa
button-leave = Lascia
"""

PAGE = "# Termini\n\n| English | si usa | non si usa |\n|---|---|---|\n| leave | lascia | abbandona |\n| board | tabellone | |\n"
"""The English texts do not speak of a board."""


@pytest.fixture
def italian(tmp_path, monkeypatch):
    """Makes a language out of one file and its page of terms."""
    caches = (
        translating.bodies,
        translating.messages_of,
        translating.told,
        translating.variables,
        translating._alike,
    )

    def made(text, page=PAGE):
        for locale, content in (("en", ENGLISH_FILE), ("it", text)):
            (tmp_path / "words" / locale).mkdir(parents=True, exist_ok=True)
            (tmp_path / "words" / locale / "lobby.ftl").write_text(content, "utf-8")
        (tmp_path / "words" / "it" / "TERMS.md").write_text(page, "utf-8")
        for each in caches:
            each.cache_clear()

    monkeypatch.setattr(translating, "DATA", tmp_path)
    monkeypatch.setattr(translating, "WORDS", tmp_path / "words")
    monkeypatch.setattr(translating, "pieces", lambda locale, data=tmp_path: pieces(locale, tmp_path))
    yield made
    for each in caches:
        each.cache_clear()


def test_a_small_translation_is_fine(italian):
    italian(FINE)
    assert wrong("it") == [] and missing("it") == []


@pytest.mark.parametrize(
    ("own", "instead", "told_it"),
    [
        ("**{ $who }** partecipa", "**Ana** partecipa", "lobby-joined: $who of English is gone"),
        ("    [joined] { $who } siede qui.\n", "", "lobby-kind: [joined] of English is gone"),
        ("**{ $who }** partecipa", "{ $who } partecipa", "lobby-joined: ** of English is gone"),
        ("= Partecipa", "= Join", "button-join: English: 'Join'"),
        ("= Partecipa", "= { condition-x }", "words/lobby.ftl: button-join: no message condition-x"),
        ("{ $who } aspetta", "{ $whom } aspetta", "words/lobby.ftl: lobby-kind: English has no $whom"),
        ("button-leave = Lascia", "button-leave Lascia", "words/lobby.ftl: not Fluent: 'button-leave Lascia"),
        (
            "## Lobby: buttons\n",
            "",
            "words/lobby.ftl: button-join does not stand under its heading “Lobby: buttons”",
        ),
        ("= Lascia", "= Lascia\nbutton-leave = Esci", "words/lobby.ftl: button-leave is there twice"),
        ("= Lascia", "= Abbandona", "button-leave: “abbandona”, which TERMS.md gives up"),
        ("= Lascia", "= Esci", "TERMS.md: leave: nothing says “lascia”"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(italian, own, instead, told_it):
    assert own in FINE
    italian(FINE.replace(own, instead))
    assert [each for each in wrong("it") if told_it in each] != [], wrong("it")


def test_a_translation_may_say_what_it_leaves_out(italian):
    italian(
        FINE.replace("lobby-joined = **{ $who }** partecipa", "# Left out: $who, **.\nlobby-joined = Eccoci")
    )
    assert wrong("it") == []


def test_words_that_two_languages_share_are_translated(italian):
    italian(FINE.replace("= Partecipa", "= Join"), f"{PAGE}\nAs in English: join\n")
    assert wrong("it") == [] and missing("it") == []


def test_copies_of_english_and_what_is_not_fluent_are_missing(italian):
    italian(
        FINE.replace("= Partecipa", "= Join").replace(
            "lobby-joined = **{ $who }** partecipa.", "lobby-joined = { $who"
        )
    )
    assert missing("it") == [
        "words/lobby.ftl: button-join is missing",
        "words/lobby.ftl: lobby-joined is missing",
    ]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_names_of_other_languages_need_no_translation(locale):
    assert [each for each in missing(locale) if "language-" in each] == []


def test_languages_that_can_be_shown_are_named(monkeypatch, capsys):
    """Unfinished ones, too."""
    monkeypatch.setattr("sys.argv", ["screens", "--language", "xx"])
    monkeypatch.setenv("UNFINISHED", "")  # the program sets it
    with pytest.raises(SystemExit):
        screens.main()
    assert f"there are {', '.join((ENGLISH, *TONGUES))}." in capsys.readouterr().err


def test_every_variable_is_explained():
    """In the comment above its message or its group, at the head of its file, or in the glossary of `docs/words.md`."""
    unexplained = []
    for key, entry in messages_of(ENGLISH).items():
        found = Found()
        found.visit(entry)
        unexplained += [f"{key}: ${name}" for name in found.names - told()[key].examples.keys()]
    assert unexplained == []


def test_limits_are_those_of_discord():
    """Whatever is a button or a command says so."""
    named = {limit for each in told().values() for limit in each.limits}
    assert {limit for limit in named if LIMITS.get(limit[0]) != limit[1]} == set() and len(named) == len(
        LIMITS
    )
    wanted = re.compile(r"button-.+|.+-command(-.+)?")
    assert [key for key, each in told().items() if wanted.fullmatch(key) and not each.limits] == []


def test_weblate_knows_every_file():
    """`deploy/weblate.json` has a component for each, in the form of `weblate import_json`; the first is the one that is made by hand."""
    components = json.loads((DATA.parent / "deploy" / "weblate.json").read_text("utf-8"))
    masks = {each["filemask"]: each for each in components}
    assert masks.keys() == {f"data/words/*/{name}" for name in bodies(ENGLISH)} and len(masks) == len(
        components
    )
    assert components[0]["slug"] == "lobby"
    for mask, each in masks.items():
        assert each["template"] == each["new_base"] == mask.replace("*", ENGLISH)
        assert each["file_format"] == "fluent" and re.fullmatch(r"[a-z-]+", each["slug"])


def test_english_is_fluent_and_keeps_to_its_limits():
    assert [each for body in bodies(ENGLISH).values() for each in body if isinstance(each, ast.Junk)] == []
    assert list(translating._messages(ENGLISH)) == []
