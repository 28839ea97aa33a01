"""What is sent to workers, as bytes: `pickle`, in about a third of the time for the small frozen dataclasses that views are made of."""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from operator import attrgetter
from typing import Any

Fields = Callable[[Any], tuple[Any, ...]]


def dumps(value: object) -> bytes:
    """What `pickle.loads` makes equal values of."""
    file = io.BytesIO()
    _Pickler(file, pickle.HIGHEST_PROTOCOL).dump(value)
    return file.getvalue()


class _Pickler(pickle.Pickler):
    """Writes a frozen dataclass, or a named tuple, as a call with its fields, for which the standard library goes through their descriptions
    each time."""

    def reducer_override(self, value: object) -> Any:
        """Called for everything that is not of a built-in type."""
        kind = type(value)
        if kind not in _READERS:
            _READERS[kind] = _reader(kind)
        read = _READERS[kind]
        return NotImplemented if read is None else (kind, read(value))


_READERS: dict[type[object], Fields | None] = {}


def _reader(kind: type[object]) -> Fields | None:
    """What reads the fields of a kind of values that may be made anew from them; None for all others."""
    if issubclass(kind, tuple) and hasattr(kind, "_fields") and "__reduce__" not in kind.__dict__:
        return tuple
    if not is_dataclass(kind) or hasattr(kind, "__post_init__") or "__reduce__" in kind.__dict__:
        return None
    names: tuple[str, ...] = getattr(kind, "__match_args__", ())
    if len(names) != len(fields(kind)):
        return None
    return (
        attrgetter(*names)
        if len(names) > 1
        else lambda value: tuple([getattr(value, name) for name in names])
    )
