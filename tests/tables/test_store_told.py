"""What the store asks of its database, method by method, kept as digests: whoever changes a query sees which one it was.

Everything is written with the same few values, so that what is looked for lies exactly where a condition ends: at the very
moment, at the limit. `UPDATE_GOLDEN=1 python -m pytest tests/tables/test_store_told.py` writes them anew.
"""

from __future__ import annotations

import inspect
from datetime import UTC, datetime
from hashlib import sha256
from typing import get_type_hints

import pytest
from sqlalchemy import Engine, event

from data.queries import Queries
from data.records.failures import Raced
from data.store import Store
from tests.render.test_pictures import golden
from tests.told import made, steady

NOW = datetime(2026, 3, 4, 12, tzinfo=UTC)

LAST = ("drop_", "end_", "lift_", "remove", "forget", "un", "claim_", "mark_", "put_off")
"""How methods begin after which less is there."""

FIRST = ("create", "put", "set_", "keep_", "hold_", "owe_", "save_", "begin_", "block", "follow", "ask_")
"""How those begin that write what others find."""

DRAWN = ("forget",)
"""Here a number is drawn, of whoever stands in for somebody."""

SEVERAL = {"hold_calls": ("held",), "set_surface": ("rows",)}
"""Parameters for any number of values."""

APART = ("close", "listen", "stop_listening", "size", "announced", "fold")
"""They ask for no rows, or have a test of their own."""


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
