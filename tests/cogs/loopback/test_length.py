"""However much there is to tell, Discord takes the message."""

from dataclasses import replace

from cogs.interactions.channel_messages import draw_pictures
from cogs.messages.discord_message import build
from cogs.panels.scores import score_sheet, why_points
from cogs.posts.turn import struck_post, turn_post
from engines.core.game import Line, Result
from engines.core.text import say
from tables.table import Table
from tests.cogs.loopback.conftest import started_table

LIMIT = 4000
"""Characters of text in a message."""


async def test_long_stories_and_score_sheets_fit(discord, client, time, monkeypatch):
    guild = discord.guild("Game night")
    people = [guild.person(f"{'long_name_' * 3}{at}") for at in range(6)]
    table = await started_table(client, time, guild.channel("tables"), people, "alhambra")
    now = await client.tables.table(table)
    turn = now.turns()[-1]
    long = replace(turn, notes=turn.notes * 200)
    for post in (turn_post(now, long, True), struck_post(now, long)):
        view, _ = build(post, await draw_pictures(client.pictures, post))
        assert LIMIT * 0.9 < view.content_length() <= LIMIT

    for person in people:
        await client.tables.resign(table, person.id)
    over = await client.tables.table(table)
    why = tuple(say("pair", label=str(at), value="a reason") for at in range(60))
    lines = tuple(Line(say("alhambra-row-wall"), (100,) * 6, why) for _ in range(9))
    monkeypatch.setattr(Table, "result", Result((1,) * 6, (100,) * 6, lines, why))
    for sheet in (score_sheet(over, None, "en"), why_points(over, 0, None, "en", whole=True)):
        view, _ = build(sheet, {})
        assert view.content_length() <= LIMIT
