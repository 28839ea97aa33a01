"""One or two letters per person, made from the names when a game starts, drawn beside the seats' tokens."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from render.drawing.colour import Colour
from render.drawing.scene import Label

Monograms = tuple[str, ...]
"""Per seat one or two letters, or nothing; empty where nobody's are known. They are part of what a picture is made from,
because a view knows no names."""

NARROW, LETTERS = "narrow", "letters"
"""The fonts of monograms: Latin; Greek, Cyrillic, kana and the kanji of JIS level 1."""

_LATIN: Final = frozenset(code for code in range(0x41, 0x180) if chr(code).isupper()) - frozenset(
    map(ord, "ĔĬĲĿŎ")
)
_GREEK: Final = frozenset(range(0x391, 0x3AA)) - {0x3A2}
_CYRILLIC: Final = frozenset((*range(0x410, 0x430), 0x401))
_KANA: Final = frozenset((*range(0x3041, 0x3097), *range(0x30A1, 0x30FB)))
_ALPHABETS: Final = _LATIN | _GREEK | _CYRILLIC


def monograms(names: Sequence[str]) -> Monograms:
    """Letters for the players of a table, unlike each other where the names allow it.

    >>> monograms(["Ana", "Ben Olsen", "Anton", "千恵", "🐈"])
    ('A', 'BO', 'AN', '千', '')
    """
    return _monograms(tuple(names))


@lru_cache(maxsize=1_024)
def _monograms(names: tuple[str, ...]) -> Monograms:
    found: list[str] = []
    for name in names:
        choices = list(_choices(name))
        found.append(next((choice for choice in choices if choice not in found), (choices or [""])[0]))
    return tuple(found)


def label(text: str, x: float, y: float, size: int, colour: Colour, anchor: str = "mm") -> Label:
    """A monogram on a picture; other scripts are drawn smaller, because they are taller."""
    if all(ord(letter) in _LATIN for letter in text):
        return Label(x, y, text, size, colour, NARROW, anchor)
    # The font of the other scripts is light: a rim in its own colour makes it as bold as the rest.
    return Label(x, y, text, round(size * 0.82), colour, LETTERS, anchor, colour, size / 40)


def width(text: str, size: int) -> int:
    """About how wide a monogram is."""
    wide = sum(0.5 if ord(letter) in _LATIN else 0.82 for letter in text)
    return round(size * wide)


def _choices(name: str) -> Iterator[str]:
    """The initials of two words, the first letter alone, the first letter and another one."""
    words = ["".join(map(_plain, word)) for word in unicodedata.normalize("NFKC", name).upper().split()]
    words = [word for word in words if word]
    if not words:
        return
    first = words[0][0]
    if len(words) > 1 and ord(first) in _LATIN and ord(words[1][0]) in _LATIN:
        yield first + words[1][0]
    yield first
    if ord(first) in _ALPHABETS:
        yield from (first + other for other in "".join(words)[1:])
    else:
        yield from "".join(words)[1:]


def _plain(letter: str) -> str:
    """A letter that the fonts here have: itself, the same without its accent, or nothing."""
    bare = unicodedata.normalize("NFD", letter)[:1]
    return next((each for each in (letter, bare) if drawable(each)), "")


def drawable(letter: str) -> bool:
    """Whether the fonts here have a letter; of letters with a case the capital."""
    return letter.isalpha() and (ord(letter) in _ALPHABETS | _KANA or _common_kanji(letter))


def _common_kanji(letter: str) -> bool:
    try:
        code = letter.encode("euc_jp")
    except UnicodeEncodeError:
        return False
    return len(code) == 2 and 0xB0 <= code[0] <= 0xCF
