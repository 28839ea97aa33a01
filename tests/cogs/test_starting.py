"""Sessions with Discord: never so many that Discord revokes the token."""

import json
from datetime import timedelta

import pytest

from cogs.bot.starting import FREE, MOST, Sessions, pauses
from tests.room import Time


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("before", [FREE - 3, MOST - 3])
async def test_a_loop_of_crashes_never_reaches_what_discord_allows(room, before):
    """A bot that is restarted the moment it dies begins at most `MOST` sessions in any 24 hours."""
    now = Time()

    async def waits(seconds):
        now.go(seconds=seconds)

    begun = [now.go(seconds=20) for _ in range(before)]
    await room.store.set_fact("sessions", json.dumps([each.timestamp() for each in begun]))
    for _ in range(6):
        now.go(seconds=2)
        await Sessions(room.store, now).begin(waits)
        begun.append(now())
    day = timedelta(days=1)
    assert max(sum(each - first < day for each in begun[at:]) for at, first in enumerate(begun)) <= MOST
    pauses = [after - before for before, after in zip(begun[before - 1 :], begun[before:], strict=False)]
    if before < FREE:
        assert [each.seconds for each in pauses[:3]] == [2, 2, 2] and min(pauses[3:]) > timedelta(minutes=2)
    else:
        assert pauses[3] > timedelta(hours=18), "until the first ones are a day old"


def test_questions_whether_discord_is_there_come_ever_more_rarely():
    found = pauses()
    asked = [next(found) for _ in range(30)]
    assert 0.75 <= asked[0] <= 1.25 and asked[3] > 5
    assert all(200 < pause < 400 for pause in asked[10:]) and len(set(asked)) > 20
