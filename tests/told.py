"""What the goldens of what is told and asked have in common: values of every type, and values in words."""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from functools import lru_cache
from itertools import islice
from typing import Any, Union, get_args, get_origin, get_type_hints

from data.records.audiences import THREAD, Audience

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
