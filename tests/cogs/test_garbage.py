"""Garbage is looked for while nobody waits."""

import gc

from cogs.bot.garbage import THRESHOLDS, Garbage


async def test_it_is_looked_for_when_nobody_waits():
    before, waiting = gc.get_threshold(), True
    gc.unfreeze()
    garbage = Garbage(lambda: waiting)
    async with garbage:
        assert gc.get_threshold() == THRESHOLDS
        assert not garbage.look() and not gc.get_freeze_count(), "somebody waits"
        waiting = False
        assert garbage.look() and gc.get_freeze_count()
    assert gc.get_threshold() == before and not gc.get_freeze_count()
