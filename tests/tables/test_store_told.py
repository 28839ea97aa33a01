"""What the store asks of its database, method by method, kept as digests: whoever changes a query sees which one it was.

Everything is written with the same few values, so that what is looked for lies exactly where a condition ends: at the very
moment, at the limit. `UPDATE_GOLDEN=1 python -m pytest tests/tables/test_store_told.py` writes them anew.
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import UTC, datetime, timedelta
from enum import Enum
from hashlib import sha256
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from sqlalchemy import Engine, event

from data.queries import Queries
from data.records.audiences import THREAD, Audience
from data.records.failures import Raced
from data.store import Store
from tests.core.test_told import steady
from tests.render.test_pictures import golden

NOW = datetime(2026, 3, 4, 12, tzinfo=UTC)

LAST = ("drop_", "end_", "lift_", "remove", "forget", "un", "claim_", "mark_", "put_off")
"""How methods begin after which less is there."""

FIRST = ("create", "put", "set_", "keep_", "hold_", "owe_", "save_", "begin_", "block", "follow", "ask_")
"""How those begin that write what others find."""

DRAWN = ("forget",)
"""Here a number is drawn, of whoever stands in for somebody."""

SEVERAL = {"hold_calls": ("held",), "set_surface": ("rows",)}
"""Parameters for any number of values."""

KNOWN = {
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

APART = ("close", "listen", "stop_listening", "size", "announced", "fold")
"""They ask for no rows, or have a test of their own."""


def made(kind: Any, full: bool) -> Any:
    """The value of a type that stands everywhere; of a row's fields with defaults only if `full`."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return made(inner[0], full)
    if origin is tuple:
        return (
            (made(inner[0], full),) * (2 - is_dataclass(inner[0]))
            if inner[-1] is Ellipsis
            else tuple(made(each, full) for each in inner)
        )
    if origin is Callable:
        return lambda *given: given[0]
    if origin is not None:
        return {} if issubclass(origin, Mapping) else [made(inner[0], full)]
    if isinstance(kind, type) and issubclass(kind, Enum):
        return next(iter(kind))
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        assert isinstance(kind, type)
        given = [each.name for each in fields(kind) if each.init and (full or _needed(each))]
        return kind(**{name: made(hints[name], full) for name in given})
    return KNOWN[kind]


def _needed(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def methods() -> list[str]:
    """What the store offers, in an order in which rows are written before they are read, and read before they go."""
    own = {name for name, _ in inspect.getmembers(Store, inspect.isfunction) if not name.startswith("_")}
    own -= {*vars(Queries), *APART}
    return sorted(
        own, key=lambda name: (name != "create", name.startswith(LAST), not name.startswith(FIRST), name)
    )


async def asked(store: Store, name: str, full: bool) -> tuple[object, list[tuple[str, object]]]:
    """What a method gives, and what it has asked for."""
    method, said = getattr(store, name), list[tuple[str, object]]()
    hints = get_type_hints(method)
    given = {
        each.name: made(hints[each.name], full)
        for each in inspect.signature(method).parameters.values()
        if full or each.default is each.empty
    }
    several = [given.pop(each) for each in tuple(given) if each in SEVERAL.get(name, ())]

    def heard(connection, cursor, statement, parameters, context, many):
        said.append((statement, () if name in DRAWN else parameters))

    event.listen(Engine, "before_cursor_execute", heard)
    try:
        return await method(*several, **given), said
    except Raced as error:
        return type(error).__name__, said
    finally:
        event.remove(Engine, "before_cursor_execute", heard)


@pytest.mark.parametrize("full", [False, True], ids=["defaults", "filled"])
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_the_store_asks_for_what_it_asked_for(store, full):
    """Once with rows that leave open what may be open, and once with filled ones."""
    lines = []
    for name in methods():
        found, said = await asked(store, name, full)
        digest = sha256(steady((found, said)).encode()).hexdigest()[:8]
        lines.append(f"{name}: {len(said)} statements, {type(found).__name__} {digest}")
    golden(f"store-{'filled' if full else 'defaults'}.told", "\n".join([*lines, ""]))
