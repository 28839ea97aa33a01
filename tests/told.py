"""What the goldens of what is told and asked have in common: values of every type, values in words, and words without a language."""

from __future__ import annotations

import inspect
import re
import sys
import types
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from functools import lru_cache
from hashlib import sha256
from itertools import islice
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

from cogs.guide import lessons, pages
from data.records.audiences import THREAD, Audience
from render import languages, sentences
from tables.lessons.lessons import lessons as lessons_of

NOW = datetime(2026, 3, 4, 12, tzinfo=UTC)

ADDRESS = re.compile(r" at 0x[0-9a-f]+")

KNOWN: dict[Any, Any] = {
    int: 1,
    str: "1 1 1",
    bool: True,
    float: 1.0,
    datetime: NOW,
    timedelta: timedelta(hours=1),
    Any: "one",
    Audience: THREAD,
    object: 1,
}


CACHE = type(sentences.words)

KEY = re.compile(r"⟪([\w.-]+)")
"""How a message begins that says its key."""


@contextmanager
def keyed(longest: int = sys.maxsize) -> Iterator[None]:
    """Messages say their keys and arguments, pages of rules and lessons their topics: who words them anew changes nothing.

    Args:
        longest: characters up to which a message says its arguments; Discord's labels are short.
    """

    def said(key: str, spoken: str, args: tuple[tuple[str, type, Any], ...]) -> str:
        whole = f"⟪{key}({', '.join(f'{name} {value}' for name, _, value in args)})"
        return whole if args and len(whole) <= longest else f"⟪{key}"

    def rules(game: str, spoken: str) -> dict[str, pages.Words]:
        return {each.topic: pages.Words(*(each.topic,) * 3) for each in pages.pages(game)}

    def taught(game: str, spoken: str) -> dict[str, lessons.LessonWords]:
        topics = [each.topic for each in lessons_of(game)]
        return {each: lessons.LessonWords(*(each,) * 5, {"": each}) for each in topics}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sentences, "_worded", said)
        patch.setattr(pages, "_words", rules)
        patch.setattr(lessons, "_words", taught)
        _forget_words()
        try:
            yield
        finally:
            _forget_words()


def _forget_words() -> None:
    """Clear what the project keeps by language."""
    modules = [
        module
        for name, module in sys.modules.items()
        if name.startswith(("cogs.", "community.", "engines.", "render.", "tables."))
    ]
    kept = {each for module in modules for each in vars(module).values() if isinstance(each, CACHE)}
    for each in kept - {sentences.words, languages.language}:
        if "locale" in inspect.signature(each).parameters:
            each.cache_clear()


def short(text: str, most: int = 100) -> str:
    """A text, or its beginning and a digest of all of it."""
    return text if len(text) <= most else f"{text[: most - 10]}… {sha256(text.encode()).hexdigest()[:8]}"


def steady(value: Any) -> str:
    """A value in words that are the same in every process: sets have no order of their own."""
    if isinstance(value, Iterator):
        return steady(tuple(islice(value, 50)))
    if "{" not in (words := ADDRESS.sub("", repr(value))):
        return words
    if isinstance(value, set | frozenset):
        return f"{{{', '.join(sorted(map(steady, value)))}}}"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{steady(key)}: {steady(each)}' for key, each in value.items())}}}"
    if isinstance(value, tuple | list):
        return f"({', '.join(map(steady, value))})"
    if is_dataclass(value) and not isinstance(value, type):
        parts = (steady(getattr(value, field.name)) for field in fields(value) if field.repr)
        return f"{type(value).__name__}({', '.join(parts)})"
    return words


def made(kind: Any, full: bool, known: Mapping[Any, Any] = KNOWN) -> Any:
    """The value of a type that stands everywhere; of a row's fields with defaults only if `full`."""
    origin, inner = get_origin(kind), get_args(kind)
    if (origin or kind) in known:
        return known[origin or kind]
    if origin in (Union, types.UnionType):
        return made(inner[0], full, known)
    if origin is tuple:
        if inner[-1] is not Ellipsis:
            return tuple(made(each, full, known) for each in inner)
        return (made(inner[0], full, known),) * (2 - is_dataclass(inner[0]))
    if origin is Callable:
        return lambda *given: given[0]
    if origin is not None and issubclass(origin, Mapping):
        return {made(inner[0], full, known): made(inner[1], full, known)}
    if origin is not None:
        return [made(inner[0], full, known)]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    if is_dataclass(kind):
        assert isinstance(kind, type)
        hints = _hints(kind)
        given = [each.name for each in fields(kind) if each.init and (full or _needed(each))]
        return kind(**{name: named(name, hints[name], full, known) for name in given})
    return known[kind]


_hints = lru_cache(None)(get_type_hints)


def named(name: str, kind: Any, full: bool, known: Mapping[Any, Any] = KNOWN) -> Any:
    """The value of a field or parameter: some texts are known by name."""
    return known[name] if kind is str and name in known else made(kind, full, known)


def _needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING
