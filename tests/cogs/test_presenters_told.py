"""What presenters say of recorded games, kept as digests by function: whoever changes one sees which.

Presenters are pure functions; they, and others around tables and records, are called with positions of a game and with
values of every type. `UPDATE_GOLDEN=1 python -m pytest tests/cogs/test_presenters_told.py` writes them anew.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import is_dataclass
from datetime import date
from hashlib import sha256
from importlib import import_module
from typing import Any, get_type_hints

import pytest

import cogs.messages
import cogs.panels
import cogs.posts
import community
import data.records
import tables
from bench.recorded import read, records
from engines import GAMES, PRESENTATIONS
from engines.core.game import Game, View
from engines.core.presentation import Presentation
from tables.drafts import Draft, draft_of
from tables.panel import Panel, panel_of
from tables.story import Try, Turn
from tables.table import Table
from tests.core.test_leaks import recorded_table
from tests.render.test_pictures import golden
from tests.told import KNOWN, NOW, named, steady

PACKAGES = (cogs.messages, cogs.panels, cogs.posts, community, data.records, tables)

APART = ("tables.clocks",)
"""Nights never end where all values are the same."""


def presenters() -> Iterator[tuple[str, Callable[..., Any], dict[str, Any]]]:
    """All of them with the types of what they are given, and what records say of themselves; what waits is left out."""
    for package in PACKAGES:
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if found.name.startswith(APART):
                continue
            module = import_module(found.name)
            for name, kind in inspect.getmembers(
                module,
                lambda each: inspect.isfunction(each) or (inspect.isclass(each) and is_dataclass(each)),
            ):
                if kind.__module__ != found.name or name.startswith("_") or inspect.iscoroutinefunction(kind):
                    continue
                if inspect.isfunction(kind):
                    yield f"{found.name}.{name}", kind, get_type_hints(kind)
                    continue
                for own, method in vars(kind).items():
                    function = method.fget if isinstance(method, property) else method
                    if inspect.isfunction(function) and not own.startswith("_"):
                        yield (
                            f"{found.name}.{name}.{own}",
                            function,
                            {"self": kind, **get_type_hints(function)},
                        )


PRESENTERS = list(presenters())


def known(table: Table, seat: int) -> dict[Any, Any]:
    """What stands for each type at a table, and for some names."""
    name, view = table.row.game, table.view(seat)
    values = {**KNOWN, Table: table, Game: GAMES[name], Presentation: PRESENTATIONS[name], View: view}
    values |= {
        Turn: table.turns()[-1],
        Callable: str,
        "game": name,
        "locale": "en",
        "zone": "UTC",
        "prefix": "",
        "clock": "24h",
    }
    values |= {
        "away_from": "2026-03-01",
        "away_until": "2026-03-05",
        bytes: b"1",
        range: range(1, 3),
        date: NOW.date(),
    }
    if table.due:
        draft = draft_of(table, seat, ())
        values |= {
            Draft: draft,
            Panel: panel_of(table, seat),
            "line": draft.legal[0],
            "lines": draft.legal[0],
        }
        values |= {"verb": draft.legal[0].split()[0], "token": draft.legal[0].split()[-1]}
        values[Try] = Try(draft.legal[0], table.story.state, (), True)
    return values


@pytest.mark.parametrize("name", GAMES)
def test_presenters_say_what_they_said(name):
    """What cannot be said of such values raises, which is kept as well."""
    digests: dict[str, Any] = defaultdict(sha256)
    header, entries = read(records(name)[0])
    for end in (0, len(entries) // 3, 2 * len(entries) // 3, len(entries)):
        table = recorded_table(GAMES[name], header, entries[:end], "en")
        values = known(table, table.due[0] if table.due else 0)
        for what, function, hints in PRESENTERS:
            try:
                needed = (
                    each
                    for each in inspect.signature(function).parameters.values()
                    if each.default is each.empty
                )
                given = {each.name: named(each.name, hints[each.name], True, values) for each in needed}
                said = steady(function(**given))
            except Exception as error:
                said = type(error).__name__
            digests[what].update(said.encode())
    golden(f"{name}.said", "".join(f"{what} {each.hexdigest()[:8]}\n" for what, each in digests.items()))
