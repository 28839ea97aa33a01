"""Compiled copies: a state is copied once per move, thousands of times a second in a search."""

from __future__ import annotations

import typing
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar, dataclass_transform

C = TypeVar("C", bound=type)


@dataclass_transform()
def state(cls: C) -> C:
    """Make a slotted dataclass whose `copy()` is compiled from its field types.

    Immutable values are shared; lists, dicts and sets are copied, one level of nesting included; other states by their
    own `copy()`.

    Raises:
        TypeError: a field's type is none of these.
    """
    made: Any = dataclass(slots=True)(cls)
    hints = typing.get_type_hints(made)
    body = "".join(
        f"\n    twin.{name} = {_copied(f'self.{name}', hints[name])}" for name in made.__dataclass_fields__
    )
    scope: dict[str, Any] = {"new": object.__new__, "cls": made}
    exec(f"def copy(self):\n    twin = new(cls){body}\n    return twin", scope)
    made.copy = scope["copy"]
    result: C = made
    return result


_SHARED = (int, str, bool, float, bytes, type(None))


def _copied(source: str, hint: Any) -> str:
    """Python source that copies a value of a type."""
    origin = typing.get_origin(hint)
    args = typing.get_args(hint)
    if _immutable(hint):
        return source
    if hint in (list, set, dict):
        return f"{source}.copy()"
    if origin in (list, set):
        return f"{source}.copy()" if _immutable(args[0]) else f"[{_copied('x', args[0])} for x in {source}]"
    if origin is dict:
        return (
            f"{source}.copy()"
            if _immutable(args[1])
            else f"{{k: {_copied('x', args[1])} for k, x in {source}.items()}}"
        )
    if isinstance(hint, type) and callable(getattr(hint, "copy", None)):
        return f"{source}.copy()"
    raise TypeError(f"cannot copy {hint!r}")


def _immutable(hint: Any) -> bool:
    origin = typing.get_origin(hint)
    if origin in (tuple, frozenset):
        return all(arg is Ellipsis or _immutable(arg) for arg in typing.get_args(hint))
    if origin is not None and origin is typing.Literal:
        return True
    if origin is not None and origin not in (list, set, dict):
        return all(_immutable(arg) for arg in typing.get_args(hint))
    if not isinstance(hint, type):
        return isinstance(hint, typing.NewType)
    params = getattr(hint, "__dataclass_params__", None)
    return (params is not None and params.frozen) or issubclass(hint, (*_SHARED, Enum, tuple, frozenset))
