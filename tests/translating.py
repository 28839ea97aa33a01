"""What a translation lacks, and what is wrong with what it has, in words for whoever translates: `make words LANGUAGE=it` prints both.

English is the source: files, headings, messages and their order, variables, choices, and the limits in the comments above them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engines.core.paragraphs import paragraphs
from render.languages import DATA, ENGLISH, pieces

WORDS: Final = DATA / "words"
GLOSSARY: Final = DATA.parent / "docs" / "words.md"

TONGUES: Final = tuple(
    sorted(folder.name for folder in WORDS.iterdir() if folder.name != ENGLISH and list(folder.glob("*.ftl")))
)
"""All languages with words beside English, also unfinished ones, which nobody is offered."""

LONGEST_NAME: Final = 32
"""Letters of a command's or an option's name."""

PLURALS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))
COMMON: Final = 1_000
"""Plural forms that no number up to this one has (millions in French) may be left out."""

SAME: Final = 3
"""Words from which on a text that is the English one has been forgotten."""

_QUOTES: Final = {"de": ("„", "“"), "fr": ("«", "»")}
_TYPOGRAPHY: Final = {
    "de": (
        (r"[\"']", "straight quote: „…“ and ’"),
        (r"”|“(?=\w)", "English quote: „…“"),
        (r"\w [!?;:](?=\s|$)", "space before a sign"),
        (r" %", "breaking space before %: U+00A0"),
    ),
    "fr": (
        (r"[\"']", "straight quote: « … » and ’"),
        (r"[“”„]", "quote: « … »"),
        (r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»", "no-break space inside « … »"),
        (r"(?<![\u00a0\u202f!?])[:;!?](?=[\s*»)]|$)", "no-break space before : ; ! ?"),
        (r"(?<![\u00a0\u202f])%", "no-break space before %"),
    ),
}  # fmt: skip
"""What a language's typography does not have, as regular expressions, and what it has instead."""

_NO_WORDS: Final = re.compile(r"`[^`\n]*`|https?://\S+|<[^>\n]*>|\]\([^)\n]*\)|\{[^{}]*\}")
"""Code, links and mentions, in which no typography holds."""


@dataclass(frozen=True)
class Told:
    """What the English files tell whoever translates a message."""

    limits: tuple[tuple[str, int], ...]
    """Of the nearest comment that names some."""
    examples: Mapping[str, str]
    """Of every variable that is named, empty where none is given."""
    named: frozenset[str]
    """The variables that are named there, besides the glossary."""


@cache
def bodies(locale: str) -> dict[str, list[ast.EntryType]]:
    """What each file of a language holds."""
    return {file.name: parsed(file) for file in sorted((WORDS / locale).glob("*.ftl"))}


def parsed(file: Path) -> list[ast.EntryType]:
    """What a file holds."""
    return FluentParser().parse(file.read_text("utf-8")).body


@cache
def messages_of(locale: str) -> dict[str, ast.Message]:
    """The messages of a language by their keys."""
    return {
        entry.id.name: entry
        for body in bodies(locale).values()
        for entry in body
        if isinstance(entry, ast.Message)
    }


@cache
def told() -> dict[str, Told]:
    """What stands above each message, on the heading of its group, at the head of its file and in the glossary."""
    lines = GLOSSARY.read_text("utf-8").splitlines()
    glossary = _examples(line for line in lines if line.startswith("| `$"))
    found = {}
    for name, body in bodies(ENGLISH).items():
        source = (WORDS / ENGLISH / name).read_text("utf-8")
        head = group = own = ""
        last = 0
        for entry in body:
            assert entry.span is not None
            if isinstance(entry, ast.ResourceComment):
                head = entry.content or ""
            elif isinstance(entry, ast.GroupComment):
                group, own = entry.content or "", ""
            elif isinstance(entry, ast.Message):
                if entry.comment or source[last : entry.span.start].count("\n") > 1:
                    own = entry.comment.content or "" if entry.comment else ""
                limits = (re.findall(r"\b([A-Z]\w+), (\d+)\.", comment) for comment in (own, group, head))
                here = _examples("\n".join([head, group, own]).splitlines())
                nearest = next(filter(None, limits), [])
                found[entry.id.name] = Told(
                    tuple((kind, int(most)) for kind, most in nearest), glossary | here, frozenset(here)
                )
            last = entry.span.end
    return found


def _examples(lines: Iterable[str]) -> dict[str, str]:
    """The variables that some lines name, with their examples."""
    found: dict[str, str] = {}
    for line in lines:
        for names, example in re.findall(r"((?:\$\w+[`, ]*)+)[^$“]*(?:“([^”]*)”)?", line):
            found |= dict.fromkeys(re.findall(r"\w+", names), example)
    return found


@cache
def variables() -> dict[str, frozenset[str]]:
    """What each English message may use: what it, the messages that it refers to and those that refer to it use, and what comments name."""
    used = {key: _found(entry) for key, entry in messages_of(ENGLISH).items()}
    allowed = {key: set(found.names) for key, found in used.items()}
    changed = True
    while changed:
        changed = False
        for key, found in used.items():
            for other in found.messages & used.keys():
                if allowed[key] != allowed[other]:
                    allowed[key] = allowed[other] = allowed[key] | allowed[other]
                    changed = True
    return {key: frozenset(names | told()[key].named) for key, names in allowed.items()}


def missing(locale: str) -> list[str]:
    """What a language lacks of English, by files: messages, and topics of rules and lessons."""
    own = pieces(locale)
    return [
        f"{file}: {piece.decode()} is missing"
        for file, found in pieces(ENGLISH).items()
        for piece in sorted(found - own.get(file, frozenset()))
    ]


def wrong(locale: str) -> list[str]:
    """What is wrong with what a language has, each with its file and message."""
    return [*_files(locale), *_messages(locale), *_texts(locale)]


def _files(locale: str) -> Iterator[str]:
    """Files, headings and messages that English has not, or in another order."""
    english = bodies(ENGLISH)
    for name, body in bodies(locale).items():
        if name not in english:
            yield f"words/{name}: English has no such file"
            continue
        for entry in body:
            if isinstance(entry, ast.Junk):
                yield f"words/{name}: not Fluent: {(entry.content or '')[:60]!r}"
        wanted, own = _shape(english[name]), _shape(body)
        yield from (f"words/{name}: English has no {each}" for each in own if each not in wanted)
        known = [each for each in own if each in wanted]
        if known != [each for each in wanted if each in known]:
            first = next(
                one
                for one, two in zip(known, (each for each in wanted if each in known), strict=False)
                if one != two
            )
            yield f"words/{name}: {first} stands at another place than in English"
    for folder in ("rules", "lessons"):
        for file in sorted((DATA / folder / locale).glob("*.txt")):
            wanted, own = (
                [head.partition(": ")[0] for head, _ in paragraphs(each)]
                for each in (DATA / folder / ENGLISH / file.name, file)
            )
            if own != [each for each in wanted if each in own]:
                yield f"{folder}/{file.name}: topics and their order are not those of English"


def _shape(body: list[ast.EntryType]) -> list[str]:
    """Keys, and the first lines of headings: what follows is for whoever translates."""
    return [
        entry.id.name
        if isinstance(entry, ast.Message)
        else f"heading “{(entry.content or '').split(chr(10))[0]}”"
        for entry in body
        if isinstance(entry, ast.Message | ast.GroupComment | ast.ResourceComment)
    ]


def _messages(locale: str) -> Iterator[str]:
    english, own = messages_of(ENGLISH), messages_of(locale)
    spare = {**english, **own}
    for key, entry in own.items():
        source = english.get(key)
        if source is None:
            continue
        yield from (f"{key}: {each}" for each in _shaped(entry, source))
        yield from (f"{key}: {each}" for each in _plurals(entry, locale))
        yield from (f"{key}: {each}" for each in _lengths(entry, spare))
        yield from (f"{key}: no message {each}" for each in _found(entry).messages if each not in english)


def _shaped(entry: ast.Message, source: ast.Message) -> Iterator[str]:
    """Attributes, values, variables and choices that are not those of English."""
    if (entry.value is None) != (source.value is None):
        yield "a text where English has none, or none where it has one"
    own, wanted = ({each.id.name for each in one.attributes} for one in (entry, source))
    yield from (f"the attribute .{each} is missing" for each in sorted(wanted - own - {"name"}))
    yield from (f"English has no attribute .{each}" for each in sorted(own - wanted - {"name"}))
    here, there = _found(entry), _found(source)
    yield from (f"English has no ${each}" for each in sorted(here.names - variables()[entry.id.name]))
    yield from (
        f"${name} is never [{choice}]"
        for name, choices in here.choices.items()
        for choice in sorted(choices - there.choices.get(name, frozenset()) - PLURALS)
        if name in there.choices and not (choice.isdecimal() and there.choices[name] & PLURALS)
    )


def _plurals(entry: ast.Message, locale: str) -> Iterator[str]:
    """Plural forms that the language does not have, and those that it lacks."""
    tags, needed = forms_of(locale)
    for choices in _found(entry).selections:
        forms = choices & PLURALS
        yield from (f"the language has no plural form [{each}]" for each in sorted(forms - tags))
        if forms - {"other"}:
            yield from (f"the plural form [{each}] is missing" for each in sorted(needed - forms - {"other"}))


@cache
def forms_of(locale: str) -> tuple[frozenset[str], frozenset[str]]:
    """The plural forms that a language has, and those that every translation needs."""
    rule = Locale.parse(locale).plural_form
    return frozenset(rule.tags | {"other"}), frozenset(rule(number) for number in range(COMMON + 1))


def _lengths(entry: ast.Message, messages: Mapping[str, ast.Message]) -> Iterator[str]:
    explained = told()[entry.id.name]
    limit = min((most for _, most in explained.limits), default=None)
    if limit and entry.value and (letters := longest(entry.value, messages, explained.examples)) > limit:
        yield f"{letters} letters, {limit} at most"
    for each in entry.attributes:
        if each.id.name == "name" and longest(each.value, messages, {}) > LONGEST_NAME:
            yield f".name: {LONGEST_NAME} letters at most"


def _texts(locale: str) -> Iterator[str]:
    """Typography, and texts that nobody has translated."""
    english, signs = dict(texts(ENGLISH)), _TYPOGRAPHY.get(locale, ())
    for place, text in texts(locale):
        plain = _NO_WORDS.sub("◆", text)
        yield from (
            f"{place}: {told}: {_around(plain, found)}"
            for sign, told in signs
            for found in re.finditer(sign, plain, re.MULTILINE)
        )
        if locale in _QUOTES:
            opening, closing = _QUOTES[locale]
            left = re.sub(rf"{opening}[^{opening}{closing}]*{closing}", "", plain)
            if opening in left or closing in left:
                yield f"{place}: a quote without its other half: {plain[:60]!r}"
        if "\u00a0" in english.get(place, "") and " " in text and "\u00a0" not in text:
            yield f"{place}: no-break space of the English text: {text[:60]!r}"
        if text == english.get(place) and len(set(re.findall(r"[^\W\d_]{3,}", plain))) >= SAME:
            yield f"{place}: English: {text[:60]!r}"


def _around(text: str, found: re.Match[str]) -> str:
    return repr(text[max(0, found.start() - 20) : found.end() + 10])


def texts(locale: str) -> Iterator[tuple[str, str]]:
    """All texts of a language with their places: each branch of a message or an attribute as one, values as braces; paragraphs of rules and lessons."""
    for key, entry in messages_of(locale).items():
        for name, pattern in [
            ("", entry.value),
            *((f".{each.id.name}", each.value) for each in entry.attributes),
        ]:
            if pattern is not None and name != ".name":
                for at, text in enumerate(branches(pattern)):
                    yield f"{key}{name}{f' ({at + 1})' if at else ''}", text
    for folder in ("rules", "lessons"):
        for file in sorted((DATA / folder / locale).glob("*.txt")):
            for head, body in paragraphs(file):
                topic, _, title = head.partition(": ")
                lines = [re.sub(r"^(?:- [a-z][a-z-]*:|[-!?+>]) ", "", line) for line in body]
                yield f"{folder}/{file.name}: {topic}", "\n".join([title, *lines])


def branches(pattern: ast.Pattern) -> Iterator[str]:
    """The texts of a pattern: each variant of its choices by itself, where they stand a pair of braces."""
    said = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said.append(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            said.append(element.expression.parse()["value"])
        else:
            said.append("{}")
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from branches(variant.value)
    if set(said) != {"{}"}:
        yield "".join(said)


class Found(Visitor):
    """Collects the variables, the choices by what chooses, and the messages that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()
        self.choices: dict[str, frozenset[str]] = {}
        self.selections: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = frozenset(
            each.key.name if isinstance(each.key, ast.Identifier) else each.key.value
            for each in node.variants
        )
        self.selections.append(keys)
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.choices[name] = self.choices.get(name, frozenset()) | keys
        self.generic_visit(node)


def _found(entry: ast.Message) -> Found:
    found = Found()
    found.visit(entry)
    return found


def longest(pattern: ast.Pattern, messages: Mapping[str, ast.Message], examples: Mapping[str, str]) -> int:
    """How many letters a text can have: the longest branch of each choice, with the examples of its variables."""
    letters = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            letters += len(element.value)
            continue
        match element.expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                assert examples[name], f"${name} has no example"
                letters += len(examples[name])
            case ast.StringLiteral() as literal:
                letters += len(literal.parse()["value"])
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None):
                value = messages[name].value
                letters += longest(value, messages, examples) if value else 0
            case ast.SelectExpression(variants=variants):
                letters += max(longest(each.value, messages, examples) for each in variants)
            case ast.FunctionReference(arguments=ast.CallArguments(positional=[first, *_])):
                letters += longest(ast.Pattern([ast.Placeable(first)]), messages, examples)
    return letters
