"""What presenters say of recorded games, kept as digests by module: whoever changes one sees which.

Presenters are pure functions; they, and others around tables and records, are called with positions of a game and with
values of every type. Messages say their keys, and a digest is of all that is said in a module, whoever says it there. `UPDATE_GOLDEN=1 python -m pytest tests/cogs/test_presenters_told.py` writes them anew.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import is_dataclass, replace
from datetime import date, timedelta
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
from community.statistics.finished import finished_game
from data.records.enums import Stage, StopReason
from data.records.rows import StoredEntry
from engines import GAMES, PRESENTATIONS
from engines.computers.baselines import random_move
from engines.core.chance import Rng
from engines.core.game import Game, View
from engines.core.journal import Entry, Header, deal, play
from engines.core.presentation import Presentation
from tables.drafts import Draft, draft_of
from tables.looking_back.moments import moments
from tables.panel import Panel, panel_of
from tables.story import Try, Turn, story_of
from tables.table import Table
from tests.core.test_leaks import recorded_table, table_of
from tests.render.test_pictures import golden
from tests.told import KNOWN, NOW, keyed, named, steady

PACKAGES = (cogs.messages, cogs.panels, cogs.posts, community, data.records, tables)

APART = (
    "tables.clocks",
    "cogs.messages.last_day",
    "cogs.messages.metrics",
    "cogs.panels.puzzles",
    "tables.puzzles",
)
"""Nights never end where all values are the same; the next two count what this process has done; puzzles follow the day."""


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
                    yield found.name, kind, get_type_hints(kind)
                    continue
                for own, method in vars(kind).items():
                    function = method.fget if isinstance(method, property) else method
                    if inspect.isfunction(function) and not own.startswith("_"):
                        yield found.name, function, {"self": kind, **get_type_hints(function)}


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


def lively() -> tuple[Header, list[StoredEntry]]:
    """A game by lot in whose course everything happens that a table writes about itself."""
    game = GAMES["armadora"]
    header, chooser, state = Header(game.name, game.setup(3), "lively"), Rng("lively", 0), None
    state, entries, lines = deal(game, header), list[Entry](), list(LINES)
    while due := game.due(state):
        seat, seq = chooser.choice(due), len(entries) + 1
        if seq > 3 and seq % 4 == 0 and lines:
            entries.append(Entry(seq, seat, lines.pop(0)))
            continue
        step = play(game, state, seat, random_move(game, state, seat, chooser), Rng(header.seed, seq), seq)
        state = step.state
        entries.append(step.entry)
    assert not lines
    return header, [StoredEntry(each, NOW + timedelta(minutes=each.seq**2)) for each in entries]


LINES = (
    "nudge 1", "paused", "nudge 2", "resumed", "extra", "vacation", "late", "skipped 7", "away", "back", "gone", "back",
    "substituted 9", "accepted 1", "back", "voted 2", "back", "removed 8", "back", "paused", "extra", "resumed",
)  # fmt: skip


NOTHING: dict[Any, Any] = {
    bool: False, int: 0, Sequence: (), Collection: (), Iterable: (), Mapping: {}, list: [], tuple: (), set: set(),
}  # fmt: skip
"""What else a presenter is given where there is nothing of it."""


def said_of(tables: Iterable[tuple[Table, int]]) -> dict[str, list[str]]:
    """All that is said, by module. What cannot be said of such values raises; whatever the library raises is left out."""
    heard = defaultdict[str, list[str]](list)
    found = [known(table, seat) for table, seat in tables]
    for at, values in enumerate((*found, found[1] | NOTHING)):
        for what, function, hints in PRESENTERS:
            try:
                all_of = inspect.signature(function).parameters.values()
                needed = (each for each in all_of if each.default is each.empty)
                given = {each.name: named(each.name, hints[each.name], True, values) for each in needed}
                said = steady(function(**given))
            except Exception as error:
                if type(error).__module__ == "builtins":
                    continue
                said = type(error).__name__
            heard[what].append(f"{at} {said}")
    return heard


def keep(name: str, heard: Mapping[str, list[str]]) -> None:
    """A line for each module, whose sayings have an order that depends on no names."""
    digests = {what: sha256("\n".join(sorted(said)).encode()).hexdigest()[:8] for what, said in heard.items()}
    golden(f"{name}.said", "".join(f"{what} {digests[what]}\n" for what in sorted(digests)))


@pytest.mark.parametrize("name", ["carcassonne", "yspahan"])
def test_presenters_say_what_they_said(name):
    header, entries = read(records(name)[0])
    ends = (0, len(entries) // 2, len(entries))
    with keyed():
        tables = (recorded_table(GAMES[name], header, entries[:end], "en") for end in ends)
        keep(name, said_of((table, table.due[0] if table.due else 0) for table in tables))


def test_presenters_say_what_they_said_of_a_lively_game():
    header, entries = lively()
    game, found = GAMES[header.game], []
    with keyed():
        for end in (len(entries) // 3, 2 * len(entries) // 3, len(entries)):
            story = story_of(game, header, NOW, entries[:end])
            table = table_of(game, header, [each.entry for each in entries[:end]], "en", story)
            found.append((table, table.due[0] if table.due else 1))
        heard = said_of(found)
        over = found[-1][0]
        row = replace(over.row, stage=Stage.ENDED, why=StopReason.FINISHED, clock="24h")
        heard["finished"].append(steady(finished_game(game, row, over.seats, entries)))
        heard["moments"].append(steady([moments(table) for table, _ in found]))
        keep("lively", heard)
