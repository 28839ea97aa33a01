"""One of two processes that play the same table at once: `python -m tests.tables.racer <database> <table> <1 or 2>`.

The first bid of the seat with its number is its own, so each has a part in the game however fast the other is. Prints how many entries it
committed.
"""

from __future__ import annotations

import asyncio
import sys

from engines.core.chance import Rng
from engines.core.text import GameError, Seat
from tables.table import Table
from tests.databases import opened
from tests.room import Room


async def race(database: str, table: str, number: str) -> str:
    """Play whatever is due, for whoever it is, until the game is over."""
    async with opened(database) as store:
        room, rng = Room(store), Rng(number, 1)
        done = 0
        # Both must be there before either begins.
        await store.set_dm_ok(int(number), True)
        while await store.person(1) is None or await store.person(2) is None:
            await asyncio.sleep(0)
        while not (now := await room.tables.table(table)).over:
            mine = _due(now, 3 - int(number))
            if not mine:
                await asyncio.sleep(0)
                continue
            user = now.seats[rng.choice(mine)].user
            assert user is not None
            try:
                draft = await room.tables.panel(table, user)
                if draft.legal:
                    draft = await room.tables.draft(table, user, rng.choice(draft.legal[:5]), now.head)
                if draft.can_confirm:
                    done += len((await room.tables.confirm(table, user, now.head)).entries)
            except GameError:
                continue  # the other one was faster
    return str(done)


def _due(now: Table, other: Seat) -> list[Seat]:
    """Who is due, but for the seat whose first bid is the other's."""
    begun = {kept.entry.seat for kept in now.story.entries}
    return [seat for seat in now.due if seat != other or seat in begun]


if __name__ == "__main__":
    sys.stdout.write(asyncio.run(race(*sys.argv[1:])))
