"""The way of a click: how many files and functions of the bot it passes, and how often it asks the database."""

from bench.walk import COMMITTED, POSTED, walk
from cogs.interactions import answer
from tests.cogs.loopback import conftest
from tests.cogs.loopback.playing import handled, newest_post, open_panel

MOST = {COMMITTED: (30, 97), POSTED: (92, 361)}
"""Files and functions; see `bench.walk`, which has the goals."""


async def test_a_confirmed_turn_passes_few_files_and_functions(monkeypatch):
    monkeypatch.setattr(conftest, "DRAWN_SHARE", 1)
    found = await walk(conftest.lasting_workers())
    for part, (files, functions) in MOST.items():
        passed = found.passed[part]
        assert len({file for file, *_ in passed}) <= files, found.listed(part)
        assert len(passed) <= functions, found.listed(part)
    named = {(file, name) for file, name, _ in found.passed[COMMITTED]}
    assert ("cogs/interactions/router.py", "Router.route") in named
    assert ("data/drivers/sqlite.py", "_Line.run.<locals>.whole") in named, (
        "the database's thread counts, too"
    )


async def test_a_panel_is_opened_from_one_read(discord, client, table, monkeypatch):
    monkeypatch.setattr(answer, "PATIENCE", 60.0)
    thread, people = table
    state = await client.tables.in_channel(thread.id)
    person = next(each for each in people.values() if each.id == state.seats[state.due[0]].user)
    for _ in range(2):  # things are told once, and preferences known
        await open_panel(person, newest_post(discord, thread))
        await handled()
    await client.posts.settle()
    asked = []
    for kind in ("look", "read", "write"):
        do = getattr(client.store.database, kind)

        async def counted(work, do=do, kind=kind):
            asked.append(kind)
            return await do(work)

        monkeypatch.setattr(client.store.database, kind, counted)
    await open_panel(person, newest_post(discord, thread))
    assert asked == ["read"]
