"""Carcassonne over loopback: one person by buttons, one by commands, to the score sheet."""

import pytest

from engines.core.chance import Rng
from tests.cogs.loopback.playing import (
    answered_call,
    as_played,
    calls,
    play_by_buttons,
    play_by_slash,
    score_sheet,
)
from tests.cogs.loopback.test_whole_game import open_table

VERBS = {"place": ("where", "turn"), "move": ("line",)}
MOST_TAPS = 5
"""Half of all turns take no more; a place far away takes one for its part of the land."""

pytestmark = pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning")


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [{}, {"option_inns": "full", "option_traders": "full", "option_hand": "three"}],
    ids=["base", "both-three-tiles"],
)
async def test_a_whole_game_by_buttons_and_by_commands(discord, bot, channel, options):
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale=locale) for name, locale in (("Ana", "en-US"), ("Chie", "ja"))}
    rng = Rng("carcassonne over loopback", 0)
    thread = await open_table(discord, channel, list(people.values()), "carcassonne", 2, 0, **options)
    taps: list[int] = []
    async for person, post in calls(discord, thread, people):
        if person.name == "Chie":
            await play_by_slash(person, thread, VERBS, "carcassonne", rng)
        elif panel := await answered_call(person, post):
            await play_by_buttons(person, panel, rng, taps)

    end = score_sheet(thread)
    assert end is not None
    await as_played(people["Ana"], end)
    if not options:
        assert sorted(taps)[len(taps) // 2] <= MOST_TAPS
