"""Finished pictures are kept: drawn once, for those alone who see the same, and never more than fits."""

import itertools

import pytest

from bench.recorded import recorded
from cogs.bot.picture_cache import MOST_BYTES, PictureCache
from cogs.messages.message import Chart, Cover, Picture, ResultCard, Wanted
from engines import GAMES
from engines.core.journal import deal, replay
from render.renderer import Mark


class Drawn:
    """Draws nothing, and counts that."""

    def __init__(self, size=1):
        self.wanted, self.size = [], size

    async def picture(self, wanted, packed):
        self.wanted.append(wanted)
        return bytes([len(self.wanted) % 256]) * self.size


async def asked(cache, *wanted):
    return [await cache.picture(each) for each in wanted]


@pytest.mark.parametrize("name", GAMES)
async def test_the_same_board_is_drawn_once_however_it_was_replayed(name):
    game = recorded(name)
    rules = GAMES[name]
    states = [deal(rules, game.header), *(step.state for step in replay(rules, game.header, game.entries))]
    drawn = Drawn()
    cache = PictureCache(drawn)
    half = len(states) // 2
    for at, state in itertools.product((0, half, -1), (game.states, states)):
        await cache.picture(Picture(f"{at}", name, "board", rules.view(state[at], None), alt=f"{at}"))
    assert len(drawn.wanted) == 3, "file names and alt texts are no part of a picture"


@pytest.mark.parametrize("name", GAMES)
async def test_no_seat_gets_what_was_drawn_for_another(name):
    """Whatever differs between two that look at the table is another picture: seat, kind, marks, letters, position."""
    game, rules = recorded(name), GAMES[name]
    drawn = Drawn()
    cache = PictureCache(drawn)
    half, last = game.states[len(game.states) // 2], game.states[-1]
    views = [
        rules.view(state, seat) for state in (half, last) for seat in (None, *range(game.header.setup.seats))
    ]
    result = rules.result(last)
    assert result is not None
    wanted: list[Wanted] = [
        Picture("a", name, kind, view) for view in views for kind in ("board", "preview", "hand")
    ]
    wanted += [Picture("a", name, "board", views[0], marks=(Mark("A1", "1"),))]
    wanted += [Picture("a", name, "board", views[0], monograms=("A",))]
    wanted += [Cover("a", name)]
    wanted += [ResultCard("a", name, views[0], result), Chart("a", name, ((1, 2),))]
    first = await asked(cache, *wanted)
    assert len(drawn.wanted) == len(wanted)
    assert await asked(cache, *wanted) == first and len(drawn.wanted) == len(wanted)


async def test_no_more_is_kept_than_fits():
    drawn = Drawn(size=MOST_BYTES // 3)
    cache = PictureCache(drawn)
    first, *others = [Cover("a", name) for name in GAMES]
    await asked(cache, first, *others[:2], first, others[2])
    assert len(drawn.wanted) == 4
    await asked(cache, first, others[1])
    assert len(drawn.wanted) == 4, "what was asked for lately is there"
    await asked(cache, others[0])
    assert len(drawn.wanted) == 5, "what was not is drawn again"
    drawn.size = MOST_BYTES + 1
    await asked(cache, others[3], others[3])
    assert len(drawn.wanted) == 7, "what is too large is not kept"
