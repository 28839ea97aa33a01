"""Whole games of Alhambra over loopback: two people with Dirk, and five seats."""

import pytest

from engines.core.chance import Rng
from tests.cogs.loopback.playing import as_played, boards, seat_of
from tests.cogs.loopback.test_whole_game import open_table, whole_game


@pytest.mark.long
@pytest.mark.parametrize(("players", "computers"), [(2, 0), (5, 3)])
async def test_a_whole_game(discord, bot, channel, players, computers):
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale=locale) for name, locale in (("Ana", "en-US"), ("Chie", "ja"))}
    thread = await open_table(discord, channel, list(people.values()), "alhambra", players, computers)
    rng = Rng(f"alhambra over loopback {players}", 0)
    end, taps, held = await whole_game(discord, channel, people, thread, rng)
    _, steps, sheet = await as_played(people["Ana"], end)
    *pictures, card = [file.name for message in thread.messages for file in message.files]
    assert card == "alhambra-result.webp"
    seats = {seat_of(sheet, name) for name in people}
    assert pictures == [f"alhambra-{seq}.webp" for seq in boards(steps, seats)]
    assert all(file.name == "hand.png" for files in held.values() for file in files)
    assert sorted(taps)[len(taps) // 2] <= 5
