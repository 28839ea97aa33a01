"""What the bot says, asked for by key: sentences may change without the tests that look for them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from render.languages import LOCALES
from render.sentences import FOLDER, word

ANYTHING = ".*?"


def said(key: str, locale: str = LOCALES[0], **values: Any) -> str:
    """What a key says with all its values: a label, or a whole sentence. `key.attribute` names an attribute."""
    return word(key, locale, **values)


def discord_locale(language: str) -> str:
    """How a client calls its language that speaks one of ours.

    >>> discord_locale("en"), discord_locale("de")
    ('en-US', 'de')
    """
    return "en-US" if language == LOCALES[0] else language


def says(text: str, key: str, locale: str = LOCALES[0], **values: Any) -> bool:
    """Whether a text says what a key says. Values that are not given may be anything.

    >>> says("You’ve undone your last turn.", "undo-done")
    True
    """
    return saying(key, locale, **values).search(text) is not None


def saying(key: str, locale: str = LOCALES[0], **values: Any) -> re.Pattern[str]:
    """The expression for a text that says what a key says. Values that are not given may be anything."""
    return expression(_pattern(key, locale, values)) if values else _anyhow(key, locale)


@cache
def _anyhow(key: str, locale: str) -> re.Pattern[str]:
    return expression(_pattern(key, locale, {}))


def expression(pattern: str, flags: re.RegexFlag = re.DOTALL) -> re.Pattern[str]:
    """A pattern to be searched for: *anything* at its ends says nothing, and would take the square of the time."""
    if (first := _CHOICE.match(pattern)) is not None:  # so it is where one of several ways begins
        pattern = first[0].replace("|.*?", "|") + pattern[first.end() :]
    return re.compile(re.sub(r"^(\(\?:)?(\.\*\?)+|(\.\*\?)+$", r"\1", pattern), flags)


_CHOICE = re.compile(r"\(\?:(?:[^()\\]|\\.)*\)")


def _pattern(key: str, locale: str, values: dict[str, Any]) -> str:
    return "".join(_element(each, locale, values) for each in _parsed(key, locale).elements)


@cache
def _sources(locale: str) -> dict[str, str]:
    """The source of every message and term of a language: to parse all of them takes seconds."""
    texts = (file.read_text("utf-8") for file in sorted((FOLDER / locale).glob("*.ftl")))
    return {found[1]: found[0] for text in texts for found in _ENTRY.finditer(text)}


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?![a-zA-Z#-]).*\n)*", re.MULTILINE)


@cache
def _parsed(key: str, locale: str) -> ast.Pattern:
    name, _, attribute = key.partition(".")
    (entry,) = FluentParser().parse(_sources(locale).get(name) or _sources(LOCALES[0])[name]).body
    if not isinstance(entry, ast.Message | ast.Term):  # as the bot does with what is not Fluent
        return _parsed(key, LOCALES[0])
    (found,) = (
        [each.value for each in entry.attributes if each.id.name == attribute] if attribute else [entry.value]
    )
    assert found is not None
    return found


def _element(element: ast.TextElement | ast.Placeable, locale: str, values: dict[str, Any]) -> str:
    if isinstance(element, ast.TextElement):
        return re.escape(element.value)
    match element.expression:
        case ast.VariableReference(id=ast.Identifier(name=name)) if name in values:
            return re.escape(str(values[name]))
        case ast.StringLiteral() as literal:
            return re.escape(literal.parse()["value"])
        case ast.MessageReference(id=ast.Identifier(name=name), attribute=attribute):
            return _pattern(f"{name}.{attribute.name}" if attribute else name, locale, values)
        case ast.SelectExpression(variants=variants):
            ways = (
                "".join(_element(part, locale, values) for part in each.value.elements) for each in variants
            )
            return f"(?:{'|'.join(ways)})"
    return ANYTHING
