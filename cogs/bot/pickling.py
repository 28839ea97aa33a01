"""What is sent to workers, as bytes: `pickle`, in about half the time for the small frozen dataclasses that views are made of."""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any

from cachetools import cached

Fields = Callable[[Any], tuple[Any, ...]]


def dumps(value: object) -> bytes:
    """What `pickle.loads` makes equal values of."""
    file = io.BytesIO()
    _Pickler(file, pickle.HIGHEST_PROTOCOL).dump(value)
    return file.getvalue()


class _Pickler(pickle.Pickler):
    """Writes a frozen dataclass as a call with its fields, for which the standard library goes through their descriptions each time."""

    def reducer_override(self, value: object) -> Any:
        """Called for everything that is not of a built-in type."""
        read = _reader(type(value))
        return NotImplemented if read is None else (type(value), read(value))


@cached({})
def _reader(kind: type[object]) -> Fields | None:
    """What reads the fields of a kind of values that may be made anew from them; None for all others."""
    if not is_dataclass(kind) or hasattr(kind, "__post_init__") or "__reduce__" in kind.__dict__:
        return None
    names: tuple[str, ...] = getattr(kind, "__match_args__", ())
    if len(names) != len(fields(kind)):
        return None
    return lambda value: tuple([getattr(value, name) for name in names])
