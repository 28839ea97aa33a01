"""Whole games of Yspahan over loopback, by buttons, with every standing order given on the way."""

from __future__ import annotations

from typing import Any

import pytest

from engines import GAMES
from engines.chance import Rng
from engines.journal import deal, load, replay
from engines.yspahan.moves import KeepCube
from tests.discord.playing import SLOW, choices, confirmable, due, open_panel, play_by_buttons
from tests.discord.test_whole_game import newest, open_table

GAME = GAMES["yspahan"]
NAMES = (("Ana", "en-US"), ("Chie", "ja"), ("Ben", "de"), ("Dora", "en-GB"))


@pytest.mark.filterwarnings("ignore:unread_data")
@pytest.mark.parametrize("players", [2, pytest.param(4, marks=pytest.mark.long)])
async def test_whole_game_with_every_standing_order(discord, bot, channel, players):
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale=locale) for name, locale in NAMES[:players]}
    thread = await open_table(discord, channel, list(people.values()), "yspahan", players, 0)
    rng, seen = Rng("yspahan over loopback", players), set()
    orders, taps = list(GAME.orders), list[int]()

    def ready():
        sheet = next((message for message in thread.messages if "Rematch" in message.labels), None)
        if sheet is not None:
            return sheet
        post = newest(discord, channel)
        return post if post is not None and due(post, people) and id(post) not in seen else None

    while True:
        post = await discord.until(ready, "a post for the next turn, or the score sheet", timeout=60)
        if "Rematch" in post.labels:
            break
        seen.add(id(post))
        person: Any = due(post, people)
        if orders:
            await give_order(person, post, orders.pop(0))
        panel = await open_panel(person, post)
        if choices(panel) or confirmable(panel):
            await play_by_buttons(person, panel, rng, taps)
    assert not orders
    assert min(taps) <= 5

    saved = await (await people["Ana"].click(post, "Save")).settled(SLOW)
    header, entries = load(saved.files[0].bytes.decode())
    states: list[Any] = [deal(GAME, header), *(step.state for step in replay(GAME, header, entries))]
    result = GAME.result(states[-1])
    assert result is not None and all(str(score) in post.text for score in result.scores)
    # What an order answered is marked, and nothing else is: nobody here is a computer or too late.
    answered = [
        (state, entry)
        for state, entry in zip(states, entries, strict=False)
        if isinstance(state.todo[-1], KeepCube)
    ]
    # Two people with few camels may get through a game without one such question.
    assert players == 2 or any(entry.auto for _, entry in answered)
    assert sum(entry.auto for entry in entries) == sum(entry.auto for _, entry in answered)
    assert all(state.todo[-1].mover != entry.seat for state, entry in answered if entry.auto)


async def give_order(person, post, order):
    """Choose a standing order behind the three dots of a post."""
    menu = await (await person.click(post, "⋯")).settled(SLOW)
    custom_id = next(each["custom_id"] for each in menu.selects if ":order:" in each["custom_id"])
    await (await person.choose(menu, order, custom_id=custom_id)).settled(SLOW)
