"""What the store gives and keeps, method by method: whoever changes what one finds or writes sees which one it was.

Everything is written with the same few values, so that what is looked for lies exactly where a condition ends: at the very
moment, at the limit. `UPDATE_GOLDEN=1 python -m pytest tests/tables/test_store_told.py` writes them anew.
"""

from __future__ import annotations

import inspect
import re
from datetime import UTC, datetime
from itertools import groupby
from typing import get_type_hints

import pytest
from sqlalchemy import Connection, select

from data.queries import Queries
from data.records.failures import Raced
from data.schema import metadata
from data.store import Store
from tests.databases import empty
from tests.render.test_pictures import golden
from tests.told import made, short, steady

NOW = datetime(2026, 3, 4, 12, tzinfo=UTC)

LAST = ("drop_", "end_", "lift_", "remove", "forget", "un", "claim_", "mark_", "put_off")
"""How methods begin after which less is there."""

FIRST = ("create", "put", "set_", "keep_", "hold_", "owe_", "save_", "begin_", "block", "follow", "ask_")
"""How those begin that write what others find."""

DRAWN = re.compile(r"-\d{9,}")
"""A number that is drawn, of whoever stands in for somebody."""

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


async def given(store: Store, name: str, full: bool) -> object:
    """What a method gives."""
    method = getattr(store, name)
    hints = get_type_hints(method)
    values = {
        each.name: made(hints[each.name], full)
        for each in inspect.signature(method).parameters.values()
        if full or each.default is each.empty
    }
    several = [values.pop(each) for each in tuple(values) if each in SEVERAL.get(name, ())]
    try:
        return await method(*several, **values)
    except Raced as error:
        return error


def at_now(text: str) -> str:
    """A text with a word for the moment at which everything happens."""
    return text.replace(repr(NOW), "now")


def contents(connection: Connection) -> dict[str, list[str]]:
    """The rows of all tables."""
    return {
        each.name: sorted(
            DRAWN.sub("drawn", at_now(str(tuple(row)))) for row in connection.execute(select(each))
        )
        for each in metadata.sorted_tables
    }


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_the_store_gives_and_keeps_what_it_did(store):
    """Once with rows that leave open what may be open, and once with filled ones."""
    lines = ["With defaults:", *await told(store, False)]
    await empty(store)
    lines += ["", "Filled:", *await told(store, True)]
    golden("store.told", "\n".join([*lines, ""]))


async def told(store: Store, full: bool) -> list[str]:
    """What each method gives and in which tables it changes rows; what is there before anything goes, and after that."""
    lines, before = list[str](), await store.database.look(contents)
    for _, names in groupby(methods(), key=lambda name: name.startswith(LAST)):
        for name in names:
            found = await given(store, name, full)
            after = await store.database.look(contents)
            changed = [f"{each} {len(after[each])}" for each in after if after[each] != before[each]]
            lines.append(
                " | ".join(filter(None, [f"{name}: {short(at_now(steady(found)))}", ", ".join(changed)]))
            )
            before = after
        lines += [f"= {name}: {short(', '.join(each))}" for name, each in sorted(before.items()) if each]
    return lines
