"""However much there is to tell, Discord takes the message."""

from dataclasses import replace

from cogs.interactions.sender import made
from cogs.posts import edits
from cogs.posts.score import score_sheet
from cogs.posts.turn import turn_post
from engines.core.game import Line, Result
from engines.core.text import say
from tests.cogs.loopback.conftest import started_table

LIMIT = 4000
"""Characters of text in a message."""


async def test_long_stories_and_score_sheets_fit(discord, client, time):
    guild = discord.guild("Game night")
    people = [guild.person(f"{'long_name_' * 3}{at}") for at in range(6)]
    table = await started_table(client, time, guild.channel("tables"), people, "alhambra")
    now = await client.tables.table(table)
    turn = now.turns()[-1]
    long = replace(turn, notes=turn.notes * 200)
    view, files = await made(client.pictures, turn_post(now, long, True))
    assert LIMIT * 0.9 < view.content_length() <= LIMIT
    sent = await client.get_partial_messageable(now.row.thread).send(view=view, files=files)
    struck = edits.struck(await sent.fetch(), "mark\n" * 20)
    assert struck is not None and LIMIT * 0.9 < struck.content_length() <= LIMIT

    for person in people:
        await client.tables.resign(table, person.id)
    over = await client.tables.table(table)
    why = tuple(say("game-is-over") for _ in range(60))
    lines = tuple(Line(say("game-is-over"), (100,) * 6, why) for _ in range(9))
    result = Result((1,) * 6, (100,) * 6, lines, why)
    view, _ = await made(client.pictures, score_sheet(over, result))
    assert LIMIT * 0.9 < view.content_length() <= LIMIT
