"""Whole games of Alhambra over loopback: two people with Dirk, and five seats."""

import re

import pytest

from engines import GAMES
from engines.core.chance import Rng
from engines.core.journal import load, replay
from tests.cogs.loopback.playing import sheet_and_file
from tests.cogs.loopback.test_whole_game import open_table, whole_game

GAME = GAMES["alhambra"]


@pytest.mark.long
@pytest.mark.parametrize(("players", "computers"), [(2, 0), (5, 3)])
async def test_a_whole_game(discord, bot, channel, players, computers):
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale=locale) for name, locale in (("Ana", "en-US"), ("Chie", "ja"))}
    thread = await open_table(discord, channel, list(people.values()), "alhambra", players, computers)
    rng = Rng(f"alhambra over loopback {players}", 0)
    sheet, taps, held = await whole_game(discord, channel, people, thread, rng)
    sheet, saved = await sheet_and_file(people["Ana"], sheet)
    header, entries = load(saved)
    steps = list(replay(GAME, header, entries))
    result = GAME.result(steps[-1].state)
    assert result is not None
    assert sorted(result.scores) == sorted(map(int, re.findall(r": \*\*(-?\d+)\*\*", sheet.text)))
    *boards, card = [file.name for message in thread.messages for file in message.files]
    assert card == "alhambra-result.webp"
    assert boards == [
        "alhambra-0.webp",
        *(f"alhambra-{step.entry.seq}.webp" for step in steps if step.closes),
    ]
    assert all(file.name == "hand.png" for files in held.values() for file in files)
    assert sorted(taps)[len(taps) // 2] <= 5
