"""What whoever translates is told above the words, and that translations keep to it: limits, variables, plural forms, typography."""

from __future__ import annotations

import json
import re

import pytest
from fluent.syntax import ast

from render.languages import DATA, ENGLISH
from tests import translating
from tests.translating import TONGUES, Found, bodies, messages_of, told, wrong

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
