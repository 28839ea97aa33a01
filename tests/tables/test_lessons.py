"""Lessons as they are kept: whoever asks while computers think, they play once."""

import asyncio

from engines import GAMES
from engines.core.chance import Rng
from tables.lessons.lessons import lessons
from tables.lessons.service import Lessons
from tests.room import ANA

GAME = GAMES["armadora"]


async def test_computers_play_once_however_many_ask_meanwhile(room):
    """A second press, or /learn in another window, while the computer thinks: all see the same game, and nobody is refused."""
    thinking, go_on = asyncio.Event(), asyncio.Event()

    async def computer(game, view, key, level):
        thinking.set()
        await go_on.wait()
        move = GAME.idle(GAME.guess(view, Rng(key, 0)), view.asks[-1], view.seat)
        return (GAME.notation.format(move),)

    service = Lessons(room.store, computer, room.now)
    last = next(each for each in lessons(GAME.name) if each.free)
    go_on.set()
    now = await service.begin(ANA, GAME.name, last.topic)
    now = await service.resume(ANA, GAME.name)
    go_on.clear()
    thinking.clear()
    while now.draft is not None and not now.draft.plays:
        now = await service.draft(ANA, GAME.name, now.draft.legal[0], now.row.seq)
    first = asyncio.create_task(service.confirm(ANA, GAME.name, now.row.seq))
    await thinking.wait()
    second = asyncio.create_task(service.resume(ANA, GAME.name))
    await asyncio.sleep(0)
    go_on.set()
    one, other = await asyncio.gather(first, second)
    kept = await service.resume(ANA, GAME.name)
    assert one.row == other.row == kept.row and len(kept.acts) > len(now.acts)
