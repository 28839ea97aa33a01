"""Many people at once: clicks at a steady rate on a thousand tables, whether or not the ones before are answered.

Half of the answers are long texts, half have a picture. The loopback Discord and its people share the machine with the bot. At the last rate, which two cores
cannot do, each person is answered, or told that there is too much to do.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figures import Figure
from bench.interactions import PATIENCE, PEOPLE, TABLES, Side, bot_side, sandbox
from bench.pairs import quantile
from engines.core.chance import Rng
from playground.bot import BotProcess
from render.sentences import word
from sandbox.model.errors import TestError

_RATES = {50: 0.999, 100: 0.99, 200: None}
"""Clicks a second, with the share that is acknowledged within a second where that is a goal."""


def measure(quick: bool = False) -> list[Figure]:
    """Acknowledgements and answers at all rates."""
    return asyncio.run(_measured(quick))


async def _measured(quick: bool) -> list[Figure]:
    tables, seconds = (5, 0.1) if quick else (TABLES, 30.0)
    with TemporaryDirectory() as folder:
        async with sandbox() as discord, BotProcess(discord, Path(folder), WORKERS="2") as bot:
            side, running = await bot_side(discord, bot, tables)
            await clicked(side, running, min(_RATES), seconds / 3)  # warms up
            found = []
            for rate, share in _RATES.items():
                clicks = await clicked(side, running, rate, seconds if share else seconds / 6)
                found += _figures(f"{rate} clicks a second", clicks, share)
            return found


@dataclass(slots=True)
class Clicks:
    """Counts and times of some clicks; times are in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    pictured: list[float] = field(default_factory=list)
    """Those of the answers that have a picture."""
    busy: int = 0
    lost: int = 0


async def clicked(side: Side, tables: list[str], rate: int, seconds: float) -> Clicks:
    """Click at a steady rate on tables at random."""
    rng, found = Rng("rush", rate), Clicks()
    sentence = word("busy", "en")

    async def one(number: int, kind: str) -> None:
        began = time.perf_counter()
        person = side.people[number % PEOPLE]
        try:
            reply = await person.click(side.post, custom_id=f"m1:{kind}:{tables[number]}:0:", forge=True)
            found.acknowledged.append(time.perf_counter() - began)
            message = await reply.settled(PATIENCE)
        except TestError:
            found.lost += 1
            return
        found.answered.append(time.perf_counter() - began)
        if kind == "play":
            found.pictured.append(found.answered[-1])
        found.busy += message.text == sentence

    clicks, due = [], time.perf_counter()
    for at in range(max(2, int(seconds * rate))):
        clicks.append(asyncio.create_task(one(rng.below(len(tables)), ("text", "play")[at % 2])))
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    await asyncio.gather(*clicks)
    await side.calm()
    return found


def _figures(name: str, clicks: Clicks, share: float | None) -> list[Figure]:
    acknowledged = quantile(clicks.acknowledged, share or 0.999) * 1000
    answered, count = quantile(clicks.answered, 0.95) * 1000, len(clicks.answered)
    asked_for, reached = 100 * (1 - clicks.busy / count), 100 * count / (count + clicks.lost)
    return [
        Figure(
            f"{name}: {share or 0.999:.1%} acknowledged".replace("%", " %"),
            acknowledged,
            "ms",
            most=1000 if share else None,
        ),
        Figure(f"{name}: 95 % answered", answered, "ms", most=1500 if share else None),
        Figure(f"{name}: answered with what was asked for", asked_for, "%", least=95 if share else None),
        Figure(f"{name}: answered or told to be busy", reached, "%", least=100),
    ]
