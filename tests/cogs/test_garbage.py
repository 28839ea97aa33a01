"""Garbage is looked for while nobody waits, if such a moment comes."""

import gc
import weakref

import pytest

from cogs.bot import garbage as module
from cogs.bot.garbage import PATIENCE, THRESHOLDS, Garbage


@pytest.fixture(autouse=True)
def others():
    """What the suite has left is not looked through."""
    gc.freeze()
    yield gc.get_freeze_count()
    gc.freeze()


async def test_it_is_looked_for_when_nobody_waits(others):
    before, waiting = gc.get_threshold(), True
    kept: list[list[int]] = [[] for _ in range(1000)]
    garbage = Garbage(lambda: waiting)
    async with garbage:
        assert gc.get_threshold() == THRESHOLDS
        assert not garbage.look() and gc.get_freeze_count() <= others, "somebody waits"
        waiting = False
        assert garbage.look() and gc.get_freeze_count() >= others + len(kept) // 2
    assert gc.get_threshold() == before and not gc.get_freeze_count()


class _Panel:
    """A panel and its buttons know each other."""

    def __init__(self) -> None:
        self.itself = self


async def test_what_is_forgotten_after_a_look_goes_with_a_later_one(monkeypatch):
    monkeypatch.setattr(module, "EVERYTHING", 2)
    garbage = Garbage(lambda: False)
    async with garbage:
        panel = _Panel()
        kept = weakref.ref(panel)
        garbage.look()
        del panel
        assert garbage.look() and kept() is None


async def test_where_no_quiet_moment_comes_it_is_looked_for_all_the_same():
    garbage = Garbage(lambda: True)
    async with garbage:
        assert [garbage.look() for _ in range(PATIENCE)] == [False] * (PATIENCE - 1) + [True]
