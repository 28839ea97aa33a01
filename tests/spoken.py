"""What the bot says, asked for by key: sentences may change without the tests that look for them."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from render.sentences import FOLDER, LOCALES, word

ANYTHING = ".*?"


def said(key: str, locale: str = LOCALES[0], **values: Any) -> str:
    """What a key says with all its values: a label, or a whole sentence. `key.attribute` names an attribute."""
    return word(key, locale, **values)


def says(text: str, key: str, locale: str = LOCALES[0], **values: Any) -> bool:
    """Whether a text says what a key says. Values that are not given may be anything.

    >>> says("Undone: your last turn.", "undo-done")
    True
    """
    return re.search(_pattern(key, locale, values), text, re.DOTALL) is not None


@cache
def _entries(locale: str) -> dict[str, ast.Pattern]:
    """The source of every message, term and attribute of a language."""
    found: dict[str, ast.Pattern] = {}
    for file in sorted((FOLDER / locale).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if entry.value:
                    found[name] = entry.value
                found |= {f"{name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def _pattern(key: str, locale: str, values: dict[str, Any]) -> str:
    return "".join(_element(each, locale, values) for each in _entries(locale)[key].elements)


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
