"""What holds the event loop is logged while it does: with its place, once a minute, and never with values."""

import asyncio
import logging
import time

from prometheus_client import REGISTRY

from cli.logs import OnceAMinute
from cogs.bot.watchdog import Watchdog
from tests.cogs.loopback.playing import SLOW


def holds_the_loop(records, secret):
    """Compute until the log has another line, as a loop that is held does nothing else."""
    before, until = len(records), time.monotonic() + SLOW
    while len(records) == before and time.monotonic() < until:
        pass
    assert len(records) > before


async def test_what_holds_the_loop_is_named_while_it_does(caplog):
    caplog.set_level(logging.WARNING)
    held = REGISTRY.get_sample_value("meeplepost_event_loop_held_total") or 0
    async with Watchdog(held=0.05):
        holds_the_loop(caplog.records, "warrior 5 C2")
        await asyncio.sleep(0)
        holds_the_loop(caplog.records, "warrior 5 C2")
    assert (REGISTRY.get_sample_value("meeplepost_event_loop_held_total") or 0) >= held + 2
    first, second = (each for each in caplog.records if each.name.endswith("watchdog"))
    assert "holds_the_loop" in first.getMessage().split(" < ")[0] and "test_what_holds" in first.getMessage()
    assert "\n" not in first.getMessage() and "warrior" not in caplog.text
    assert first.trouble.rpartition(":")[0] == second.trouble.rpartition(":")[0]


async def test_a_loop_that_rests_is_not_held(caplog):
    async with Watchdog(held=0.05):
        await asyncio.sleep(0.4)
    assert not caplog.records


def test_a_trouble_is_told_once_a_minute_with_how_many_there_were():
    now = [0.0]
    once = OnceAMinute(lambda: now[0])

    def told(trouble=None, said="nothing can be written: %s"):
        record = logging.LogRecord("bot", logging.ERROR, __file__, 1, said, ("disk full",), None)
        if trouble is not None:
            record.trouble = trouble
        return record.getMessage() if once.filter(record) else None

    assert told("database") == "nothing can be written: disk full"
    assert [told("database") for _ in range(1000)] == [None] * 1000
    assert told("another") is not None and told() is not None, "only the same trouble is left out"
    now[0] = 59.0
    assert told("database") is None
    now[0] = 60.0
    assert told("database") == "nothing can be written: disk full (1001 more since)"
    assert told("database") is None
    assert [told(said="incident %s") for _ in range(3)] == ["incident disk full"] * 3
