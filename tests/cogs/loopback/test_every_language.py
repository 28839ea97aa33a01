"""Whole games in each language: the thread in the table's, what is private in each reader's own."""

from __future__ import annotations

import logging

import pytest

from engines import GAMES
from engines.core.chance import Rng
from render.languages import LOCALES
from tests.cogs.loopback.playing import answered_call, calls, play_ahead, play_by_buttons, score_sheet
from tests.cogs.loopback.test_whole_game import open_table
from tests.spoken import discord_locale, said, says

PRESSED, LEAPT = 6, 60
"""The number of turns played by buttons, and of entries played without before the next of those."""


@pytest.mark.filterwarnings("ignore:unread_data")
@pytest.mark.long
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_in_a_language(discord, client, channel, game, locale, caplog):
    guild, other = discord.guild("Game night"), LOCALES[LOCALES.index(locale) - 1]
    people = {
        name: guild.person(name, locale=discord_locale(each))
        for name, each in (("Ana", locale), ("Ben", other))
    }
    with caplog.at_level(logging.WARNING):
        thread = await open_table(discord, channel, list(people.values()), game, 2, 0, locale=locale)
        rng, taps, told = Rng(f"{game} in {locale}", 0), list[int](), 0
        async for person, post in calls(discord, thread, people):
            assert said("button-play", locale) in post.labels, "the thread speaks the table's language"
            if panel := await answered_call(person, post):
                own = locale if person.name == "Ana" else other
                played = await play_by_buttons(person, panel, rng, taps)
                ways = ("turn-played", "done-over")
                assert any(says(played.text, key, own) for key in ways), "a panel speaks its reader's"
                told += 1
            if told % PRESSED == 0:
                table = await client.tables.in_channel(thread.id)
                await play_ahead(client, thread, table.head + LEAPT, rng)
    sheet = score_sheet(thread)
    assert sheet is not None and said("button-rematch", locale) in sheet.labels and taps
    assert [each.getMessage() for each in caplog.records if each.getMessage().startswith("words:")] == []
