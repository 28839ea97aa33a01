"""Many people at once: clicks at a steady rate on a thousand tables, whether or not the ones before are answered.

At a rate that the machine can do it is measured when people are acknowledged and answered; at one that it cannot do, that each of
them is answered or told in words that there is too much to do. The loopback Discord and its people share the machine with the
bot; the processor time is the bot's alone, with its workers.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figures import Figure
from bench.interactions import PATIENCE, PEOPLE, TABLES, Side, bot_side, sandbox
from bench.pairs import quantile
from bench.processes import memory, processor
from engines.core.chance import Rng
from playground.bot import BotProcess
from render.translate import word
from sandbox.model.errors import TestError

RATES, BEYOND = {50: 0.999, 100: 0.99}, 200
"""Clicks a second that two cores should do, with the share that is acknowledged in time; and what is more than they can do."""
_KINDS = ("text", "play")
"""What is clicked: half of the answers are long texts, half have a picture."""
_SECOND = 1.0
_LONGEST, _ANSWERED = 1.5, 0.95


def measure(quick: bool = False) -> list[Figure]:
    """Acknowledgements and answers at all rates."""
    return asyncio.run(_measured(quick))


async def _measured(quick: bool) -> list[Figure]:
    tables, seconds = (5, 0.1) if quick else (TABLES, 30.0)
    with TemporaryDirectory() as folder:
        async with sandbox() as discord, BotProcess(discord, Path(folder), WORKERS="2") as bot:
            side, running = await bot_side(discord, bot, tables)
            await _clicked(side, running, min(RATES), seconds / 3)  # warms up
            found = []
            for rate, share in RATES.items():
                found += await _steady(side, running, rate, share, seconds)
            return found + await _beyond(side, running, seconds / 6)


class _Clicks:
    """What became of some clicks; times are in seconds."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.answered: list[float] = []
        self.busy = 0
        self.lost = 0
        self.processor = 0.0


async def _clicked(side: Side, tables: list[str], rate: int, seconds: float) -> _Clicks:
    """Click at a steady rate on tables at random."""
    rng, found = Rng("rush", rate), _Clicks()
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
        found.busy += message.text == sentence

    before = processor(side.pid)
    clicks, due = [], time.perf_counter()
    for at in range(max(2, int(seconds * rate))):
        clicks.append(asyncio.create_task(one(rng.below(len(tables)), _KINDS[at % 2])))
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
    await asyncio.gather(*clicks)
    await side.calm()
    found.processor = (processor(side.pid) - before) / len(clicks)
    return found


async def _steady(side: Side, tables: list[str], rate: int, share: float, seconds: float) -> list[Figure]:
    clicks = await _clicked(side, tables, rate, seconds)
    name = f"{len(tables):,} tables, {rate} clicks a second"
    return [
        Figure(f"{name}: processor of a click", clicks.processor * 1000, "ms"),
        Figure(f"{name}: 50 % acknowledged", quantile(clicks.acknowledged, 0.5) * 1000, "ms"),
        Figure(
            f"{name}: {share:.1%} acknowledged".replace("%", " %"),
            quantile(clicks.acknowledged, share) * 1000,
            "ms",
            most=_SECOND * 1000,
        ),
        Figure(f"{name}: 50 % answered", quantile(clicks.answered, 0.5) * 1000, "ms"),
        Figure(
            f"{name}: 95 % answered", quantile(clicks.answered, _ANSWERED) * 1000, "ms", most=_LONGEST * 1000
        ),
        Figure(
            f"{name}: answered with what was asked for",
            (1 - clicks.busy / len(clicks.answered)) * 100,
            "%",
            least=_ANSWERED * 100,
        ),
        Figure(f"{name}: memory of all processes", memory(side.pid) / 1e6, "MB"),
        *_reached(name, clicks),
    ]


async def _beyond(side: Side, tables: list[str], seconds: float) -> list[Figure]:
    clicks = await _clicked(side, tables, BEYOND, seconds)
    name = f"{BEYOND} clicks a second"
    told = clicks.busy / len(clicks.answered)
    return [
        Figure(f"{name}: processor of a click", clicks.processor * 1000, "ms"),
        Figure(f"{name}: answered", (1 - told) * 100, "%"),
        Figure(f"{name}: 99.9 % acknowledged", quantile(clicks.acknowledged, 0.999) * 1000, "ms"),
        *_reached(name, clicks),
    ]


def _reached(name: str, clicks: _Clicks) -> list[Figure]:
    """How many were answered at all, with what they asked for or with the sentence that there is too much to do."""
    reached = len(clicks.answered) / (len(clicks.answered) + clicks.lost)
    return [Figure(f"{name}: answered or told to be busy", reached * 100, "%", least=100)]
