"""Who is told that there is too much to do."""

import pytest

from cogs.interactions.answer import FEW, LONGEST_WAIT, MOST_WAITING, Load
from cogs.interactions.bot import Busy


class Question:
    """Something that waits for its answer."""


def test_many_at_once_or_some_for_long_are_too_many():
    now = [0.0]
    load, waiting = Load(lambda: now[0]), [Question() for _ in range(MOST_WAITING)]
    for each in waiting:
        load.begin(each)
    with pytest.raises(Busy):
        load.begin(Question())
    for each in waiting[FEW:]:
        load.end(each)
    load.begin(waiting[FEW])
    now[0] = 2 * LONGEST_WAIT
    with pytest.raises(Busy):
        load.begin(Question())
    load.end(waiting[0])
    load.end(waiting[1])
    load.end(waiting[1])
    load.begin(waiting[0])  # a few may wait for as long as one slow thing takes
    with pytest.raises(Busy):
        load.begin(waiting[1])
    del waiting[2:], each
    load.begin(waiting[1])  # whoever is forgotten waits no more
