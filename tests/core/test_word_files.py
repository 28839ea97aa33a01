"""What whoever translates is told above the words: limits hold in every language, and each variable is explained."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from render.sentences import FOLDER, LOCALES

ROOT = FOLDER.parents[1]

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


@dataclass(frozen=True)
class Told:
    """What the English files tell whoever translates a message."""

    limits: tuple[tuple[str, int], ...]
    """Of the nearest comment that names some."""
    examples: dict[str, str]
    """Of every variable that is named, empty where none is given."""


@cache
def told() -> dict[str, Told]:
    """What stands above each message, on the heading of its group, at the head of its file and in the glossary."""
    glossary = (ROOT / "docs" / "words.md").read_text("utf-8")
    everywhere = [line for line in glossary.splitlines() if line.startswith("| `$")]
    found = {}
    for file in sorted((FOLDER / LOCALES[0]).glob("*.ftl")):
        source = file.read_text("utf-8")
        head = group = own = ""
        last = 0
        for entry in FluentParser().parse(source).body:
            assert entry.span is not None
            if isinstance(entry, ast.ResourceComment):
                head = entry.content or ""
            elif isinstance(entry, ast.GroupComment):
                group, own = entry.content or "", ""
            elif isinstance(entry, ast.Message):
                if entry.comment or source[last : entry.span.start].count("\n") > 1:
                    own = entry.comment.content or "" if entry.comment else ""
                limits = (re.findall(r"\b([A-Z]\w+), (\d+)\.", comment) for comment in (own, group, head))
                examples: dict[str, str] = {}
                for line in "\n".join([*everywhere, head, group, own]).splitlines():
                    for names, example in re.findall(r"((?:\$\w+[`, ]*)+)[^$“]*(?:“([^”]*)”)?", line):
                        examples |= dict.fromkeys(re.findall(r"\w+", names), example)
                nearest = next(filter(None, limits), [])
                found[entry.id.name] = Told(tuple((kind, int(most)) for kind, most in nearest), examples)
            last = entry.span.end
    return found


def test_both_languages_have_the_same_files_and_order():
    """What follows the first line of a heading is for whoever translates, and stands in English alone; a game may speak nothing else."""
    english, japanese = (
        {
            file.name: [
                entry.id.name if isinstance(entry, ast.Message) else (entry.content or "").split("\n")[0]
                for entry in FluentParser().parse(file.read_text("utf-8")).body
                if isinstance(entry, ast.Message | ast.GroupComment | ast.ResourceComment)
            ]
            for file in (FOLDER / locale).glob("*.ftl")
        }
        for locale in ("en", "ja")
    )
    assert {name: english.get(name) for name in japanese} == japanese


def test_every_variable_is_explained():
    """In the comment above its message or its group, at the head of its file, or in the glossary of `docs/words.md`."""
    unexplained = []
    for locale in LOCALES:
        for key, entry in messages_of(locale).items():
            finder = Variables()
            finder.visit(entry)
            unexplained += [f"{key}: ${name}" for name in finder.names - told()[key].examples.keys()]
    assert unexplained == []


def test_limits_are_those_of_discord():
    """Whatever is a button or a command says so."""
    named = {limit for each in told().values() for limit in each.limits}
    assert {limit for limit in named if LIMITS.get(limit[0]) != limit[1]} == set() and len(named) == len(
        LIMITS
    )
    wanted = re.compile(r"button-.+|.+-command(-.+)?")
    assert [key for key, each in told().items() if wanted.fullmatch(key) and not each.limits] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_keep_to_their_limits(locale):
    """With the longest branch of each choice, and the examples of their variables."""
    messages = messages_of(locale)
    over = []
    for key, entry in messages.items():
        limit = min((most for _, most in told()[key].limits), default=None)
        if (
            limit
            and entry.value
            and (letters := longest(entry.value, messages, told()[key].examples)) > limit
        ):
            over.append(f"{key}: {letters} letters, {limit} at most")
        over += [
            f"{key}.name"
            for each in entry.attributes
            if each.id.name == "name" and longest(each.value, messages, {}) > 32
        ]
    assert over == []


@cache
def messages_of(locale) -> dict[str, ast.Message]:
    """The messages of a language by their keys."""
    return {
        entry.id.name: entry
        for file in sorted((FOLDER / locale).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, ast.Message)
    }


class Variables(Visitor):
    """Collects the names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def longest(pattern: ast.Pattern, messages: dict[str, ast.Message], examples: dict[str, str]) -> int:
    """How many letters a text can have."""
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
