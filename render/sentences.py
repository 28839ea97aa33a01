"""Words: `Text` values become sentences in a reader's language, by the Fluent files in `data/words`."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache, lru_cache, partial
from typing import Any

from babel.lists import format_list

from engines.core.text import Seat, Several, Text, Value, Who
from render.languages import DATA, LOCALES, language, written
from render.words import Words

log = logging.getLogger(__name__)

FOLDER = DATA / "words"

_LONGEST = 200
"""Letters that are quoted of what somebody typed; Fluent gives up on values of more than 1,000."""

_LARGEST = 10**15
"""Numbers from here on are quoted digit by digit: nobody means them, and the languages' formats cannot hold all of them."""

Names = Callable[[Seat], str]
"""How a seat is called in a place: with markdown in a message, plain in an alt text."""


@cache
def words(locale: str) -> Words:
    """All messages of one language; what one refers to and the language lacks is English.

    Raises:
        ValueError: two files define the same key.
    """
    functions: dict[str, Callable[..., str]] = {
        "SPOKEN": partial(spoken_ids, locale),
        "WHERE": partial(places, locale),
    }
    return Words(FOLDER / locale, functions, None if locale == LOCALES[0] else partial(words, LOCALES[0]))


def spoken_ids(locale: str, ids: object, by: object) -> str:
    """Replace ids in a text by the names that a language has for them; letters after their numbers stay.

    Args:
        by: what the keys of those names begin with.

    What has no name, which somebody may have typed, stays as it is.

    >>> spoken_ids("ja", "BAG8b, VAS12c, BAG85", "yspahan-souk")
    '袋8b, 花瓶12c, BAG85'
    """

    def spoken(found: re.Match[str]) -> str:
        key = f"{by}-{found[0].lower()}"
        return word(key, locale) if known(key) else found[0]

    return re.sub(r"[A-Z]+\d+", spoken, str(ids))


def places(locale: str, ids: object, by: object) -> str:
    """Ids by their names alike, but without the letters, for words beside a picture that shows none.

    >>> places("ja", "BAG8b", "yspahan-souk")
    '袋8'
    """
    return spoken_ids(locale, re.sub(r"([A-Z]+\d+)[a-z]", r"\1", str(ids)), by)


def known(key: str, locale: str = LOCALES[0]) -> bool:
    """Whether a language has a message, or an attribute (`key.attribute`)."""
    return words(locale).has(key)


def word(key: str, locale: str, **args: Any) -> str:
    """A message, or an attribute of one (`key.attribute`), with plain values. Falls back to English, then to the key; the log says so."""
    # A position is told in the same words again and again, and Fluent takes 0.2 ms for a number.
    return _worded(key, language(locale), tuple((name, type(value), value) for name, value in args.items()))


@lru_cache(maxsize=4_096)
def _worded(key: str, spoken: str, args: tuple[tuple[str, type, Any], ...]) -> str:
    for tongue in dict.fromkeys((spoken, LOCALES[0])):
        try:
            text, errors = words(tongue).say(key, {name: value for name, _, value in args})
        except (KeyError, ValueError):  # it lacks it, or it is not Fluent
            _missing(key, tongue)
            continue
        for error in errors:
            log.warning("words: %s in %s: %s", key, tongue, error)
        return text
    return key


@cache
def _missing(key: str, tongue: str) -> None:
    """Count what a language lacks: once each."""
    log.warning("words: no %s in %s", key, tongue)


def sentence(text: Text, locale: str, names: Names, inside: bool = False) -> str:
    """A `Text` in a language; seats are called as `names` says.

    Args:
        inside: whether it stands in a list, so that a list of its own is joined closely.
    """
    # A board is hundreds of these, most of them with short words and numbers.
    args: list[tuple[str, type, Any]] = []
    value: Any
    for name, value in text.args:
        kind = type(value)
        if kind is Text:
            args.append((name, str, sentence(value, locale, names, inside)))
        elif (kind is str and len(value) <= _LONGEST) or (kind is int and -_LARGEST < value < _LARGEST):
            args.append((name, kind, value))
        else:
            told = _value(value, locale, names, inside)
            args.append((name, type(told), told))
    return _worded(text.key, language(locale), tuple(args))


def foretold(text: Text) -> Text:
    """What a note says where it has not happened yet: its attribute `will`, if it has one."""
    key = f"{text.key}.will"
    return replace(text, key=key) if known(key) else text


def sentences(texts: Iterable[Text], locale: str, names: Names) -> str:
    """Several texts, one after the other."""
    return joined((sentence(text, locale, names) for text in texts), locale)


def joined(said: Iterable[str], locale: str) -> str:
    """Sentences one after the other; in Japanese no space follows a full stop or a bracket, and a wide one other marks.

    >>> joined(["One.", "Two."], "en"), joined(["一。", "二（三）", "四？", "五"], "ja")
    ('One. Two.', '一。二（三）四？　五')
    """
    together = " ".join(said)
    if written(locale).spaces:
        return together
    return re.sub(r"(?<=[？！]) ", "　", re.sub(r"(?<=[。）]) ", "", together))


def listed(items: list[str], locale: str) -> str:
    """A list in a language.

    >>> listed(["A", "B", "C"], "en"), listed(["A", "B", "C"], "ja")
    ('A, B and C', 'A、B、C')
    """
    return _listed(tuple(items), language(locale))


@lru_cache(maxsize=4_096)
def _listed(items: tuple[str, ...], spoken: str) -> str:
    return format_list(items, locale=written(spoken).locale)


@cache
def dashed(name: str) -> str:
    """The spelling of a name in word keys: `hanging_gardens` is `hanging-gardens`, `PlaceTile` is `place-tile`."""
    spelled = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
    return spelled.strip("-").replace("_", "-")


def _value(value: Value, locale: str, names: Names, inside: bool) -> str | int:
    # Plain values are by far the most.
    if type(value) is str and len(value) <= _LONGEST:
        return value
    if isinstance(value, Text):
        return sentence(value, locale, names, inside)
    if isinstance(value, Who):
        return names(value.seat)
    if isinstance(value, Several):
        items = [str(_value(item, locale, names, True)) for item in value.items]
        return written(locale).closely.join(items) if inside else listed(items, locale)
    if isinstance(value, int) and abs(value) < _LARGEST:
        return value
    quoted = str(value)
    return quoted if len(quoted) <= _LONGEST else f"{quoted[:_LONGEST]}…"
