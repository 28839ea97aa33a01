"""The way of a click: how many files of the bot it passes between Discord and the committed move."""

import sys
from pathlib import Path

from cogs.interactions import answer
from tests.cogs.loopback.playing import choices, confirmable, newest_post, open_panel, take
from tests.cogs.loopback.test_table import press

ROOT = Path(__file__).parents[3]
PACKAGES = tuple(str(ROOT / package) + "/" for package in ("cogs", "data", "engines", "render"))
MOST = 35
WATCHING = {"cogs/bot/reach.py", "cogs/upkeep/measures.py", "data/drivers/database.py"}
"""What counts and times everything from outside; without it a click goes the same way."""


async def test_a_confirmed_turn_passes_few_files(discord, client, table, monkeypatch):
    # On a busy machine a click is acknowledged before it is answered, which is another way.
    monkeypatch.setattr(answer, "PATIENCE", 60.0)
    thread, people = table
    state = await client.tables.in_channel(thread.id)
    person = next(each for each in people.values() if each.id == state.seats[state.due[0]].user)
    panel = await open_panel(person, newest_post(discord, thread))
    while not confirmable(panel):
        panel = await take(person, panel, choices(panel)[0])
    passed: set[str] = set()
    commit = client.store.commit

    def watch(frame, event, arg):
        if event == "call" and frame.f_code.co_filename.startswith(PACKAGES):
            passed.add(frame.f_code.co_filename.removeprefix(f"{ROOT}/"))

    async def committed(change):
        found = await commit(change)
        sys.setprofile(None)
        return found

    client.store.commit = committed
    await client.posts.settle()
    sys.setprofile(watch)
    try:
        await press(person, panel, "confirm")
    finally:
        sys.setprofile(None)
    assert (await client.tables.in_channel(thread.id)).head > state.head
    passed -= WATCHING
    assert len(passed) <= MOST, "\n".join(sorted(passed))
    assert "cogs/interactions/router.py" in passed and "cogs/handlers/play.py" in passed
