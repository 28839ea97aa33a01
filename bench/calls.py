"""What it costs to call somebody in two requests, so that a phone shows words, instead of one.

Two bots, each on a loopback Discord of its own, take turns at the same recorded game.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.figures import Figure
from bench.interactions import CONFIRMED, RUNG, TABLES, Script, Side, bot_side, sandbox
from playground.bot import BotProcess

_WARM = 4
"""Rounds before what counts."""


def measure(quick: bool = False) -> list[Figure]:
    """One call against two."""
    return asyncio.run(_measured(quick))


async def _measured(quick: bool) -> list[Figure]:
    turns, tables = (1, 5) if quick else (24, TABLES)
    with TemporaryDirectory() as once, TemporaryDirectory() as twice:
        async with (
            sandbox() as first,
            sandbox() as second,
            BotProcess(first, Path(once), WORKERS="1", PUSH_CALLS="1") as one,
            BotProcess(second, Path(twice), WORKERS="1", PUSH_CALLS="2") as two,
        ):
            sides = [(await bot_side(first, one, tables))[0], (await bot_side(second, two, tables))[0]]
            scripts = list(map(Script, sides))
            for _ in range(turns + _WARM):
                for script in scripts:
                    await script.round()
            return _figures(*sides)


def _figures(one: Side, two: Side) -> list[Figure]:
    found = []
    for name, once, twice in (
        ("processor of a turn", one.spent[CONFIRMED], two.spent[CONFIRMED]),
        ("until it rings", one.seconds[RUNG], two.seconds[RUNG]),
        ("until the board is there", one.seconds[CONFIRMED], two.seconds[CONFIRMED]),
    ):
        pairs = list(zip(once, twice, strict=True))[_WARM:]
        found.append(Figure(f"{name}, in one call", median(a for a, _ in pairs) * 1000, "ms"))
        ratio = median(b / max(a, 0.001) for a, b in pairs)
        found.append(Figure(f"{name}, in two", median(b for _, b in pairs) * 1000, "ms", ratio, "one call"))
    return found
