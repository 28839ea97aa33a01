"""Recorded games as material: the positions of one, and the turns that led to them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engines import GAMES
from engines.core.game import AnyGame
from engines.core.journal import Entry, Header, deal, load, replay
from engines.tables.service import Draft, Tables

_FOLDER = Path(__file__).parents[1] / "tests" / "journals"

LONG = {
    "alhambra": "six-players",
    "armadora": "base-4-computers",
    "carcassonne": "both-6-three-tiles",
    "hanging_gardens": "four-hidden",
    "yspahan": "four-players",
}
"""One long game of full tables each."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """A whole game. `states[n]` is the position after n live entries."""

    game: AnyGame
    header: Header
    entries: list[Entry]
    states: list[Any]


@cache
def recorded(game: str, name: str = "") -> Recorded:
    """A game from the folder of recorded games; by default a long one."""
    text, _, _ = (
        (_FOLDER / game / f"{name or LONG[game]}.txt").read_text(encoding="utf-8").rpartition("result ")
    )
    header, entries = load(text)
    rules = GAMES[header.game]
    states = [deal(rules, header), *(step.state for step in replay(rules, header, entries))]
    return Recorded(rules, header, entries, states)


async def prepare(tables: Tables, table: str, played: Recorded, head: int, user: int) -> Draft:
    """Draft the lines that were confirmed next at this head of a recorded game, for whoever plays them."""
    at = head
    while True:
        now = played.entries[at]
        draft = await tables.draft(table, user, now.line)
        at += 1
        after = played.entries[at] if at < len(played.entries) else None
        if draft.pending or not draft.legal or after is None or after.seat != now.seat or after.line == "end":
            return draft
