"""Messages are parsed when they are asked for: so all of them are asked for here."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from render.languages import LOCALES
from render.sentences import words
from render.words import Words


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_is_fluent(locale):
    assert [key for key in sorted(words(locale).keys()) if not words(locale).has(key)] == []


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "en"
    made.mkdir()
    return made


def test_messages_refer_to_each_other_across_files(folder):
    (folder / "a.ftl").write_text(
        "# A greeting.\nhello = Hello { $who }, { your-turn }\n    .short = Hi\n", "utf-8"
    )
    (folder / "b.ftl").write_text("your-turn = it is your turn.\n", "utf-8")
    read = Words(folder, {})
    assert read.say("hello", {"who": "Ana"}) == ("Hello Ana, it is your turn.", [])
    assert read.say("hello.short", {}) == ("Hi", [])
    assert [read.has(key) for key in ("hello", "hello.long", "goodbye")] == [True, False, False]


def test_what_is_not_fluent_is_named(folder):
    (folder / "a.ftl").write_text("hello = Hello\nbad = { $\nbye = Bye\n", "utf-8")
    read = Words(folder, {})
    assert read.has("hello") and read.has("bye")
    with pytest.raises(ValueError, match=r"^bad: not Fluent"):
        read.has("bad")


def test_nothing_is_said_twice(folder):
    for file in ("a.ftl", "b.ftl"):
        (folder / file).write_text("hello = Hello\n", "utf-8")
    with pytest.raises(ValueError, match="hello is defined twice"):
        Words(folder, {})


def test_plain_text_is_what_fluent_makes_of_it(tmp_path):
    source = (
        "a = Two  words   \n    .name =  with [a] * and \\u0041 \n    .other = x = y\n\n# Said later\n"
        "b =\n    .name = no value\n"
        "c = a line\n    and another\n"
        "d = { $count } of { a }\n    .name = plain\n"
        "e = the end\n"
        "f = one line\n    .long =\n        of two\n        lines\n    .name = short\n\n## Later\n\n"
        "g = text\n\n    that goes on\n    .name = short\n    .long = one\n      and two { a }\n"
        "h = { a }\n    .name = short  \n# About what comes.\n"
        "i =\n    text\n    .name = [x] y\n"
    )
    folder = tmp_path / "en"
    folder.mkdir()
    (folder / "some.ftl").write_text(source, encoding="utf-8")
    found, fluent = Words(folder, {}), FluentBundle(["en"], use_isolating=False)
    fluent.add_resource(FluentResource(source))
    attributes_of = {
        **{name: [] for name in "ce"},
        **{name: ["name"] for name in "bdhi"},
        **{name: ["name", "long"] for name in "fg"},
        "a": ["name", "other"],
    }
    for name, attributes in attributes_of.items():
        message = fluent.get_message(name)
        assert found.has(name) == (message.value is not None) and not found.has(f"{name}.none")
        if message.value is not None:
            assert found.say(name, {"count": 3})[0] == fluent.format_pattern(message.value, {"count": 3})[0]
        for attribute in attributes:
            said = fluent.format_pattern(message.attributes[attribute], {})[0]
            assert found.say(f"{name}.{attribute}", {})[0] == said
