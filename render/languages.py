"""The languages that are offered, and what differs between them besides words: how they write lists, brackets, shares and moments."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parents[1] / "data"
"""Where `words`, `rules` and `lessons` have a folder for each language."""

ENGLISH: Final = "en"
"""What all are translated from, and what is said where a translation lacks something."""

ENOUGH: Final = 0.98
"""The share of the English messages, rules and lessons from which on a language is offered."""

_PIECES: Final = (
    ("words", "*.ftl", rb"\n([a-zA-Z][\w-]*) *="),
    ("rules", "*.txt", rb"\n# ([^:\n]+)"),
    ("lessons", "*.txt", rb"\n# ([^:\n]+)"),
)


@dataclass(frozen=True, slots=True)
class Language:
    """How a language writes what code puts together; without an entry in `LANGUAGES` as most languages of Europe do."""

    code: str
    formats: str = ""
    """The locale of its lists and dates in CLDR, if that is not the code."""
    closely: str = " & "
    """What joins a list that stands in another list: "A & C and B & D" are two teams, not four people."""
    brackets: str = " ({})"
    """The pattern for something in brackets after a word."""
    share: str = "{}%"
    near: str = "EEE HH:mm"
    """A moment of the next days, as a pattern of CLDR."""
    later: str = "EEE d MMM HH:mm"
    """Any other moment."""
    first: str = "d"
    """The first day of a month, as a pattern of CLDR."""
    spaces: bool = True
    """Whether words, and sentences, have spaces between them."""

    @property
    def locale(self) -> str:
        """The locale of its formats in CLDR."""
        return self.formats or self.code

    def on(self, day: int, pattern: str) -> str:
        """A pattern of CLDR as it is on a day of the month: “1er mars”, but “2 mars”."""
        return pattern.replace("d", self.first) if day == 1 else pattern


LANGUAGES: Final = {
    each.code: each
    for each in (
        # British lists have no comma before “and”.
        Language("en", formats="en_GB"),
        Language("de", share="{}\u00a0%", near="EEE, HH:mm", later="EEE, d. MMM, HH:mm"),
        Language("fr", closely="\u00a0& ", share="{}\u202f%", first="d'er'"),
        Language(
            "ja", closely="・", brackets="（{}）", near="E曜HH:mm", later="M月d日（E）HH:mm", spaces=False
        ),
    )
}


def pieces(locale: str, data: Path = DATA) -> dict[str, frozenset[bytes]]:
    """What a language has of each file: the keys of its messages, the topics of its rules and lessons."""
    return {
        f"{folder}/{file.name}": frozenset(re.findall(pattern, b"\n" + file.read_bytes()))
        for folder, names, pattern in _PIECES
        for file in sorted((data / folder / locale).glob(names))
    }


def shares(
    data: Path = DATA, of: Callable[[str, Path], Mapping[str, frozenset[bytes]]] = pieces
) -> dict[str, float]:
    """How much of English each other language has, 1 for all. A file counts once most of `LANGUAGES` have it: a new game may speak
    English first, and be translated into one after the other.

    Args:
        of: what a language has of each file.
    """
    english = of(ENGLISH, data)
    others = {each.name: of(each.name, data) for each in (data / "words").iterdir() if each.name != ENGLISH}
    ours = [found for locale, found in others.items() if locale in LANGUAGES and found]
    wanted = {
        file: found
        for file, found in english.items()
        if not ours or 2 * sum(file in own for own in ours) > len(ours)
    }
    most = max(1, sum(map(len, wanted.values())))
    return {
        locale: sum(len(found & other.get(file, frozenset())) for file, found in wanted.items()) / most
        for locale, other in sorted(others.items())
    }


def offered(data: Path = DATA) -> tuple[str, ...]:
    """English, and each language that has enough, by their codes; where `UNFINISHED` is set, the one that it names, too, for who translates it."""
    also = os.environ.get("UNFINISHED")
    return (ENGLISH, *(locale for locale, share in shares(data).items() if share >= ENOUGH or locale == also))


LOCALES: Final = offered()
"""The languages that are offered; the first is the fallback."""


@lru_cache(maxsize=256)
def language(locale: str) -> str:
    """The language that serves a Discord locale best.

    >>> language("en-GB"), language("ja"), language("pl")
    ('en', 'ja', 'en')
    """
    short = locale.split("-")[0]
    return short if short in LOCALES else ENGLISH


def written(locale: str) -> Language:
    """How the language that serves a Discord locale is written."""
    spoken = language(locale)
    return LANGUAGES.get(spoken) or Language(spoken)


@cache
def fingerprint(locale: str) -> str:
    """Differs when the words of a language differ; nothing is parsed for it."""
    digest = hashlib.sha256()
    for file in sorted((DATA / "words" / locale).glob("*.ftl")):
        digest.update(file.read_bytes())
    return digest.hexdigest()
