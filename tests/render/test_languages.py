"""Which languages are offered, and how each writes what code puts together."""

from __future__ import annotations

import logging

import pytest

from render import languages, sentences
from render.languages import DATA, LANGUAGES, LOCALES, offered, shares, written
from render.words import Words


def lay_out(data, locale, messages, topics=4, game="armadora"):
    """A language with so many messages of a hundred, and of four pages of rules and lessons."""
    for folder in ("words", "rules", "lessons"):
        (data / folder / locale).mkdir(parents=True)
    text = "\n".join(f"key-{at} = text {at}\n    .name = name" for at in range(messages))
    (data / "words" / locale / "some.ftl").write_text(f"### Heading\n\n{text}\n", "utf-8")
    for folder in ("rules", "lessons"):
        pages = "\n".join(f"# topic-{at}: Title\nText.\n" for at in range(topics))
        (data / folder / locale / f"{game}.txt").write_text(pages, "utf-8")


def test_a_language_is_offered_from_98_of_a_hundred_pieces_on(tmp_path):
    lay_out(tmp_path, "en", 92)
    lay_out(tmp_path, "fr", 90)
    lay_out(tmp_path, "de", 89)
    lay_out(tmp_path, "it", 92, topics=2)
    assert shares(tmp_path) == {"de": 0.97, "fr": 0.98, "it": 0.96}
    assert offered(tmp_path) == ("en", "fr")


def test_what_english_has_given_up_and_what_only_english_has_does_not_count(tmp_path):
    lay_out(tmp_path, "en", 92)
    lay_out(tmp_path, "fr", 120)
    (tmp_path / "words" / "en" / "newgame.ftl").write_text(
        "newgame-title = New\nnewgame-blurb = Game\n", "utf-8"
    )
    assert shares(tmp_path) == {"fr": 1.0} and offered(tmp_path) == ("en", "fr")
    lay_out(tmp_path, "de", 92)
    (tmp_path / "words" / "de" / "newgame.ftl").write_text("newgame-title = Neu\n", "utf-8")
    assert shares(tmp_path) == {"de": 1.0, "fr": 1.0}, "one of two is not most of them"
    (tmp_path / "words" / "fr" / "newgame.ftl").write_text("newgame-blurb = Jeu\n", "utf-8")
    assert shares(tmp_path) == {"de": 101 / 102, "fr": 101 / 102}


def test_whoever_translates_is_offered_an_unfinished_language(tmp_path, monkeypatch):
    lay_out(tmp_path, "en", 92)
    lay_out(tmp_path, "de", 92)
    lay_out(tmp_path, "it", 1)
    assert offered(tmp_path) == ("en", "de")
    monkeypatch.setenv("UNFINISHED", "it")
    assert offered(tmp_path) == ("en", "de", "it")
    monkeypatch.setenv("UNFINISHED", "es")
    assert offered(tmp_path) == ("en", "de")


def test_an_empty_folder_is_no_language(tmp_path):
    lay_out(tmp_path, "en", 92)
    (tmp_path / "words" / "de").mkdir()
    (tmp_path / "words" / "fr").mkdir()
    (tmp_path / "words" / "fr" / "TERMS.md").write_text("# Termes\n", "utf-8")
    assert offered(tmp_path) == ("en",)


def test_what_is_offered_is_what_the_files_have():
    assert offered(DATA) == LOCALES and set(LANGUAGES) <= set(LOCALES)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_how_a_language_writes_is_known_before_it_is_offered(locale, monkeypatch):
    monkeypatch.setattr("render.languages.LOCALES", tuple(LANGUAGES))
    languages.language.cache_clear()
    try:
        assert written(locale) is LANGUAGES[locale]
        assert "7" in written(locale).share.format(7) and "a" in written(locale).brackets.format("a")
    finally:
        languages.language.cache_clear()


def test_a_message_that_a_language_lacks_is_english_and_counted_once(tmp_path, monkeypatch, caplog):
    for locale, text in (("en", "a = one { b }\nb = two\nc = three\n"), ("ja", "a = 一{ b }\n")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "some.ftl").write_text(text, "utf-8")
    monkeypatch.setattr(sentences, "FOLDER", tmp_path)
    forgotten = (sentences.words, sentences._worded, sentences._missing)
    for each in forgotten:
        each.cache_clear()
    try:
        with caplog.at_level(logging.WARNING):
            said = [
                sentences.word(key, "ja", number=number) for key in ("a", "c", "d") for number in range(2)
            ]
        assert said == ["一two"] * 2 + ["three"] * 2 + ["d"] * 2
        assert [each.getMessage() for each in caplog.records] == [
            "words: no c in ja",
            "words: no d in ja",
            "words: no d in en",
        ]
    finally:
        for each in forgotten:
            each.cache_clear()


def test_what_a_message_refers_to_comes_from_the_spare_language(tmp_path):
    for locale, text in (("en", "a = one\n"), ("de", "b = zwei { a }\n")):
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "some.ftl").write_text(text, "utf-8")
    german = Words(tmp_path / "de", {}, lambda: Words(tmp_path / "en", {}))
    assert german.say("b", {}) == ("zwei one", []) and not german.has("a")
