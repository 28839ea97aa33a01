"""What a translation lacks, and what is wrong with what it has, in words for whoever translates: `make words LANGUAGE=it` prints both.

English is the source: files, headings, messages and their order, variables, choices, and the limits in the comments above them.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engines.core.paragraphs import paragraphs
from render.languages import DATA, ENGLISH, LANGUAGES, LOCALES, pieces

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

_MARKS: Final = {"**": r"\*\*", "`": "`", "](": r"\]\(", "-#": "^-# "}
"""Bold, code, links and small print: how each is told, and what it looks like."""

_LEFT_OUT: Final = "Left out:"
"""How the comment of a translated message begins that does without some variables, choices or marks of English."""
_ALIKE: Final = "As in English: "
"""How the line in a page of terms begins that names words which a language shares with English."""

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
    """The limits that the nearest comment with any names."""
    examples: Mapping[str, str]
    """The example of every variable that is named; empty where none is given."""
    named: frozenset[str]
    """The variables that are named there, besides the glossary."""


@cache
def bodies(locale: str) -> dict[str, list[ast.EntryType]]:
    """What each file of a language holds."""
    return {file.name: parsed(file) for file in sorted((WORDS / locale).glob("*.ftl"))}


def parsed(file: Path) -> list[ast.EntryType]:
    """What a file holds."""
    return _entries(file.read_text("utf-8"))


@cache
def _entries(text: str) -> list[ast.EntryType]:
    return FluentParser().parse(text).body


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
    """What a language lacks of English, by files: messages, and topics of rules and lessons; languages’ names are in themselves, so each
    needs its own alone."""
    own = translated(locale)
    return [
        f"{file}: {piece.decode()} is missing"
        for file, found in pieces(ENGLISH).items()
        for piece in sorted(found - own.get(file, frozenset()))
        if not piece.startswith(b"language-") or piece.decode() == f"language-{locale}"
    ]


def translated(locale: str, data: Path = DATA) -> dict[str, frozenset[bytes]]:
    """What a language has of each file, without copies of the English messages and what is not Fluent; `pieces`, which is quick, has both."""
    found = pieces(locale, data)
    if locale == ENGLISH:
        return found
    sound = frozenset(key.encode() for key in messages_of(locale).keys() - _copies(locale))
    return {name: own & sound if name.startswith("words/") else own for name, own in found.items()}


def _copies(locale: str) -> set[str]:
    """The messages that nobody has translated."""
    english, said = dict(texts(ENGLISH)), defaultdict(list)
    for place, text in texts(locale):
        if "/" not in place:
            said[re.split(r"[. ]", place)[0]].append(_is_english(text, english.get(place), locale))
    return {key for key, copied in said.items() if all(copied)}


def wrong(locale: str) -> list[str]:
    """What is wrong with what a language has, each with its file and message."""
    return [*_files(locale), *_messages(locale), *_texts(locale), *terms(locale)]


def terms(locale: str) -> Iterator[str]:
    """What a language's page of terms recommends and nobody says, and what it gives up and somebody does; of a game's terms, in that
    game's files.

    Letters may be small or capital, and words that are given up are whole where words have spaces between them. A language that is
    not offered has to say only the terms of what it has: whose English words stand in the English of its texts.
    """
    page = WORDS / locale / "TERMS.md"
    said, english, game = dict(texts(locale)), dict(texts(ENGLISH)), ""
    spaced = locale not in LANGUAGES or LANGUAGES[locale].spaces
    apart, edge = (" / ", r"\b") if spaced else ("、", "")
    files = {key: name for name, body in bodies(locale).items() for key in _shape(body)}
    where = {place: place if "/" in place else files[re.split(r"[. ]", place)[0]] for place in said}
    for line in page.read_text("utf-8").splitlines() if page.exists() else ():
        if line.startswith("## "):
            game = "".join(re.findall("`(.+)`", line))
        if not line.startswith("|") or line.startswith(("| English", "|---")):
            continue
        term, used, given_up = (cell.strip() for cell in line.strip("|").split("|"))
        here = {place: text.casefold() for place, text in said.items() if game in where[place]}
        whole = "\n".join(here.values())
        source = "\n".join(english.get(place, "") for place in here).casefold()
        wanted = re.split(r", | / ", re.sub(r" *\([^)]*\)", "", term).casefold())
        if locale in LOCALES or all(each in source for each in wanted):
            yield from (
                f"TERMS.md: {term}: nothing says “{each}”"
                for each in used.split(apart)
                if each.casefold() not in whole
            )
        yield from (
            f"{where[place]}: {place}: “{each}”, which TERMS.md gives up: {_around(text, found)}"
            for each in filter(None, given_up.split(apart))
            for place, text in here.items()
            if each.casefold() in text
            for found in re.finditer(f"{edge}{re.escape(each.casefold())}{edge}", text)
        )


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
        wanted, shaped = _shape(english[name]), _shape(body)
        yield from (f"words/{name}: English has no {each}" for each in shaped if each not in wanted)
        own = list(dict.fromkeys(shaped))
        yield from (f"words/{name}: {each} is there twice" for each in own if shaped.count(each) > 1)
        headed = dict(_headed(english[name]))
        yield from (
            f"words/{name}: {key} does not stand under its {headed[key]}"
            for key, heading in _headed(body)
            if headed.get(key, heading) != heading
        )
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


def _headed(body: list[ast.EntryType]) -> Iterator[tuple[str, str]]:
    """Keys with the headings below which they stand."""
    heading = "file’s beginning"
    for entry in body:
        if isinstance(entry, ast.GroupComment):
            (heading,) = _shape([entry])
        elif isinstance(entry, ast.Message):
            yield entry.id.name, heading


def _messages(locale: str) -> Iterator[str]:
    english, own = messages_of(ENGLISH), messages_of(locale)
    spare = {**english, **own}
    for name, body in bodies(locale).items():
        for entry in body:
            if isinstance(entry, ast.Message) and entry.id.name in english:
                source = english[entry.id.name]
                told = [*_shaped(entry, source), *_plurals(entry, locale), *_lengths(entry, spare)]
                told += [f"no message {each}" for each in sorted(_found(entry).messages - english.keys())]
                if locale != ENGLISH:
                    told += _lost(entry, source)
                yield from (f"words/{name}: {entry.id.name}: {each}" for each in told)


def _lost(entry: ast.Message, source: ast.Message) -> Iterator[str]:
    """Variables, choices and marks of English that a translation does not have, and does not say that it does without."""
    here, there = _found(entry), _found(source)
    comment = entry.comment.content or "" if entry.comment else ""
    spared = "".join(line for line in comment.splitlines() if line.startswith(_LEFT_OUT))
    counts = {
        name
        for name, choices in there.choices.items()
        if all(choice in PLURALS or choice.isdecimal() for choice in choices)
    }
    lost = [
        f"${each}" for each in sorted(there.names - here.names) if each in there.said or each not in counts
    ]
    lost += [
        f"[{choice}]"
        for name, choices in there.choices.items()
        for choice in sorted(choices - here.choices.get(name, frozenset()) - PLURALS)
        if not choice.isdecimal() and f"${name}" not in lost and f"${name}" not in spared
    ]
    own, english = (
        [
            branch
            for pattern in (one.value, *(each.value for each in one.attributes if each.id.name != "name"))
            if pattern is not None
            for branch in branches(pattern)
        ]
        for one in (entry, source)
    )
    for mark, sign in _MARKS.items():
        fewest, most = (
            how([len(re.findall(sign, text, re.MULTILINE)) for text in said] or [0])
            for how, said in ((min, english), (max, own))
        )
        if most < fewest:
            lost.append(mark)
    yield from (f"{each} of English is gone" for each in lost if each not in spared)


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
        if _is_english(text, english.get(place), locale):
            yield f"{place}: English: {text[:60]!r}"


def _is_english(text: str, english: str | None, locale: str) -> bool:
    """Whether a text is the English one, and has other words than those that the language shares with English."""
    return text == english and not set(_words(text)) <= _alike(locale)


@cache
def _alike(locale: str) -> frozenset[str]:
    """The words that a language shares with English, by the line of its page of terms that names them."""
    page = WORDS / locale / "TERMS.md"
    lines = page.read_text("utf-8").splitlines() if page.exists() else ()
    return frozenset(
        word for line in lines if line.startswith(_ALIKE) for word in _words(line.removeprefix(_ALIKE))
    )


def _words(text: str) -> list[str]:
    """The words of a text, in small letters."""
    return re.findall(r"[^\W\d_]{2,}", _NO_WORDS.sub(" ", text).casefold())


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
    """Collects the variables, those of them that are said, the choices by what chooses, and the messages that a message names."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.said: set[str] = set()
        self.messages: set[str] = set()
        self.choices: dict[str, frozenset[str]] = {}
        self.selections: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)
        self.said.add(node.id.name)

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
            self.names.add(name)
            for each in node.variants:
                self.visit(each)
        else:
            self.generic_visit(node)


def _found(entry: ast.Message) -> Found:
    found = Found()
    found.visit(entry)
    return found


def longest(pattern: ast.Pattern, messages: Mapping[str, ast.Message], examples: Mapping[str, str]) -> int:
    """How many letters a text can have: the longest branch of each choice, with the examples of its variables; none for what does not exist."""
    letters = 0
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            letters += len(element.value)
            continue
        match element.expression:
            case ast.VariableReference(id=ast.Identifier(name=name)):
                letters += len(examples.get(name, ""))
            case ast.StringLiteral() as literal:
                letters += len(literal.parse()["value"])
            case ast.MessageReference(id=ast.Identifier(name=name), attribute=None) if name in messages:
                value = messages[name].value
                letters += longest(value, messages, examples) if value else 0
            case ast.SelectExpression(variants=variants):
                letters += max(longest(each.value, messages, examples) for each in variants)
            case ast.FunctionReference(arguments=ast.CallArguments(positional=[first, *_])):
                letters += longest(ast.Pattern([ast.Placeable(first)]), messages, examples)
    return letters
