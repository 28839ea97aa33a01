"""A whole game of Yspahan for two over loopback: by buttons, by commands, and the camel decision out of turn."""

import pytest

from engines import GAMES
from engines.chance import Rng
from engines.journal import load, replay
from tests.discord.playing import SLOW, choices, confirmable, due, open_panel, play_by_buttons
from tests.discord.test_whole_game import newest, open_table


@pytest.mark.filterwarnings("ignore:unread_data")
async def test_two_players(discord, bot, channel):
    guild = discord.guild("Game night")
    people = {name: guild.person(name, locale=locale) for name, locale in (("Ana", "en-US"), ("Chie", "ja"))}
    thread = await open_table(discord, channel, list(people.values()), "yspahan", 2, 0)
    rng, seen, taps = Rng("yspahan over loopback", 0), set(), []

    def ready():
        sheet = next((message for message in thread.messages if "Rematch" in message.labels), None)
        if sheet is not None:
            return sheet
        post = newest(discord, channel)
        return post if post is not None and due(post, people) and id(post) not in seen else None

    while True:
        post = await discord.until(ready, "a post for the next turn, or the score sheet", timeout=30)
        if "Rematch" in post.labels:
            break
        seen.add(id(post))
        person = due(post, people)
        panel = await open_panel(person, post)
        if choices(panel) or confirmable(panel):
            await play_by_buttons(person, panel, rng, taps)
    saved = await (await people["Ana"].click(post, "Save")).settled(SLOW)
    header, entries = load(saved.files[0].bytes.decode())
    steps = list(replay(GAMES["yspahan"], header, entries))
    result = GAMES["yspahan"].result(steps[-1].state)
    assert all(str(score) in post.text for score in result.scores)
    asked = [entry for entry in entries if entry.line in ("keep", "send")]
    assert asked
    assert min(taps) <= 5
