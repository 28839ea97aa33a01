"""Two languages that nobody speaks, made of the English files: each word is marked with an accent and 40 % longer, so that what is too
long, cut, left in English or in the wrong language shows.

They take codes of Discord's that the bot does not speak. `python -m tests.pseudo` plays all screens at tables of the first one with
readers of the second, and prints what is wrong: what is public speaks the table's language, what is private its reader's, and nothing is
in English, or longer than a message can be.
"""

from __future__ import annotations

import asyncio
import logging
import re
import shutil
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from fluent.syntax import FluentSerializer, ast

from render import languages
from render.languages import DATA, ENGLISH
from tests.databases import opened
from tests.translating import bodies, longest, messages_of, told

TABLE: Final = "hu"
READER: Final = "el"
ACCENTS: Final = {
    TABLE: str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ"),
    READER: str.maketrans("aeiouyAEIOUY", "àèìòùỳÀÈÌÒÙỲ"),
}

_ACCENTS_OF_READERS: Final = {own: ACCENTS[READER][letter] for letter, own in ACCENTS[TABLE].items()}

GROWTH: Final = 1.4
_VOWEL: Final = re.compile("[aeiouyAEIOUY]")
_WORD: Final = re.compile(r"[^\W\d_]+")
_KEPT: Final = re.compile(r"`[^`\n]*(?:`|$)|https?://\S+|<[^>\n]*>|\]\([^)\n]*\)|\\u[0-9a-f]{4}")
"""Code, links and mentions, which no translation changes."""


SPOKEN_BY_PEOPLE: Final = ("queue",)
"""Scenarios whose tables have the language of those who have found each other, wherever they play."""
ALIKE: Final = ("lobby",)
"""Scenarios in which only people of the table's language may join."""

NAMES: Final = frozenset(
    [
        "Ana",
        "Ben",
        "Chie",
        "Dora",
        "Emil",
        "Fay",
        "Host",
        "Autumn",
        "cup",
        "Game",
        "night",
        "UTC",
        "America",
        "Pacific",
        "xyz",
        "more",
        "link",
        "hash",
        "time",
        "number",
        "K",
        "Sze",
    ]
)
"""What people have called something or typed, zones as they are typed, what the reader of screens says itself, and days in Hungarian."""

_APART: Final = re.compile(r"```[\s\S]*?```|‹[^›]*›|`[^`\n]*`|#\S.*$|/[\w-]+(?: [\w-]+)*", re.MULTILINE)
"""Moments, code, names of threads, and commands."""
_LETTERS: Final = re.compile(r"[^\W\d_]+")


def lay_out(data: Path) -> None:
    """Make a data folder of words, rules and lessons that has these two languages beside English."""
    for folder in ("words", "rules", "lessons"):
        (data / folder).mkdir()
        for each in (DATA / folder).iterdir():
            if each.is_file() or each.name == ENGLISH:
                (data / folder / each.name).symlink_to(each)
        made = _messages() if folder == "words" else _pages(DATA / folder / ENGLISH)
        for locale in (TABLE, READER):
            (data / folder / locale).mkdir()
            for name, text in made.items():
                (data / folder / locale / name).write_text(spoken(text, locale), "utf-8")


def _pages(folder: Path) -> dict[str, str]:
    """The files of rules or lessons in the table's language."""
    return {
        file.name: "".join(f"{_line(line)}\n" for line in file.read_text("utf-8").splitlines())
        for file in folder.iterdir()
    }


def _messages() -> dict[str, str]:
    """The files of messages in the table's language, as far as limits allow 40 % longer."""
    growths = {key: _growth(entry) for key, entry in messages_of(ENGLISH).items()}
    for entry in messages_of(ENGLISH).values():
        for pattern in (
            entry.value,
            *(each.value for each in entry.attributes if each.id.name != "name"),
        ):
            if pattern is not None:
                _pattern(pattern, growths[entry.id.name])
    files = {name: FluentSerializer().serialize(ast.Resource(body)) for name, body in bodies(ENGLISH).items()}
    files["settings.ftl"] += "".join(
        f"\nlanguage-{each} = {marked('Language', 1)}\n" for each in (TABLE, READER)
    )
    return files


def _growth(entry: ast.Message) -> float:
    """How much longer a message may become."""
    limit = min((most for _, most in told()[entry.id.name].limits), default=None)
    if not limit or not entry.value:
        return GROWTH
    letters = longest(entry.value, messages_of(ENGLISH), told()[entry.id.name].examples)
    return min(GROWTH, limit / max(1, letters))


def _pattern(pattern: ast.Pattern, growth: float) -> None:
    code = False
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            # A placeable may stand in the middle of code.
            first, tick, rest = element.value.partition("`") if code else ("", "", element.value)
            element.value = first + tick + marked(rest, growth)
            code ^= element.value.count("`") % 2 == 1
        elif isinstance(element.expression, ast.StringLiteral):
            element.expression.value = marked(element.expression.value, growth)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _pattern(variant.value, growth)


def _line(line: str) -> str:
    """A line of the rules or of a lesson; its topic and its mark stay."""
    found = re.match(r"# [^:]+: |- [a-z][a-z-]*: |[-!?+>] |", line)
    assert found is not None
    return found[0] + marked(line[found.end() :], GROWTH)


def spoken(text: str, locale: str) -> str:
    """A text of the table's language in one of the two: no more differs than their accents."""
    return text if locale == TABLE else text.translate(_ACCENTS_OF_READERS)


def marked(text: str, growth: float) -> str:
    """A text with its words longer, and accented as in the table's language.

    >>> marked("Press **Play** in `/table`, Ana", 1.4)
    'Préssxx **Pláyxx** ínx `/table`, Ánax'
    """
    parts = _KEPT.split(text)
    return "".join(
        chain.from_iterable(
            zip((_grown(part, growth) for part in parts), [*_KEPT.findall(text), ""], strict=True)
        )
    )


def _grown(text: str, growth: float) -> str:
    def longer(word: re.Match[str]) -> str:
        accented = _VOWEL.sub(lambda vowel: vowel[0].translate(ACCENTS[TABLE]), word[0], count=1)
        return accented + "x" * round(len(word[0]) * (growth - 1))

    return _WORD.sub(longer, text)


def faults_of(text: str, wanted: str) -> Iterator[str]:
    """Words of a screen that are not in a language, each with its line.

    >>> list(faults_of("Préssxx **Play** ófx Ana\\nPrèssxx", "hu"))
    ['English “Play” in: Préssxx **Play** ófx Ana', 'el “Prèssxx” in: Prèssxx']
    """
    for line in _APART.sub("", text).splitlines():
        for word in _LETTERS.findall(line):
            marks = {
                locale for locale, accents in ACCENTS.items() if set(word) & set(map(chr, accents.values()))
            }
            if marks == {wanted} or word in NAMES:
                continue
            if marks:
                yield f"{' '.join(marks)} “{word}” in: {line.strip()}"
            elif _VOWEL.search(word) and len(word) > 1:
                yield f"English “{word}” in: {line.strip()}"


def main() -> int:
    """Play every screen; returns 1 if something is wrong."""
    with TemporaryDirectory() as folder:
        data = Path(folder)
        lay_out(data)
        # Whatever is imported from here on finds these languages.
        vars(languages).update(DATA=data, LOCALES=languages.offered(data))
        asyncio.run(_empty(data))
        found = [f"{fault}\n" for scenario in _scenarios() for fault in asyncio.run(_played(scenario, data))]
    sys.stdout.writelines(found)
    return bool(found)


def _scenarios() -> list[str]:
    from tests.screens.scenarios import SCENARIOS

    return list(SCENARIOS)


_DATABASE: Final = "tables.sqlite3"


async def _empty(folder: Path) -> None:
    """Make an empty database, to be copied."""
    async with opened(f"sqlite:///{folder / _DATABASE}"):
        pass


async def _played(scenario: str, data: Path) -> list[str]:
    """What is wrong on the screens of a scenario."""
    from cogs.messages import budget, discord_message
    from tests.screens.reading import Reader
    from tests.screens.scenarios import SCENARIOS
    from tests.screens.stage import staged

    found: list[str] = []

    def fitted(message: Any) -> Any:
        if (size := budget.size(message)) > budget.MOST_BYTES:
            found.append(f"{scenario}: {size} bytes in: {message.text[:80]}")
        return budget.fitted(message)

    vars(discord_message)["fitted"] = fitted
    logging.disable()
    reads = TABLE if scenario in ALIKE else READER
    with TemporaryDirectory() as database:
        shutil.copy(data / _DATABASE, database)
        async with staged(scenario, TABLE, Path(database), reads) as stage:
            async for name, shown in SCENARIOS[scenario](stage):
                reader = Reader(stage.discord, stage.time.now(), reads)
                for each in shown:
                    head, _, text = reader.text(each).partition("\n")
                    public = head.startswith("# public") and scenario not in SPOKEN_BY_PEOPLE
                    found += [
                        f"{scenario}, {name}, {head[2:]}: {fault}"
                        for fault in faults_of(text, TABLE if public else reads)
                    ]
    return found


if __name__ == "__main__":
    sys.exit(main())
