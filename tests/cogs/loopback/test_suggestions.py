"""Suggestions over loopback: every list of every command narrows by what is typed, and what is typed exactly comes first."""

from __future__ import annotations

from discord import app_commands

from cogs.game_cog import NOTHING
from cogs.interactions import answer
from engines import GAMES
from tests.cogs.loopback.conftest import started_table
from tests.cogs.loopback.playing import SLOW, due, newest_post
from tests.spoken import says

NOWHERE = "zqx!?"
"""What no list holds."""

OFFERING = 12
"""The fewest lists that offer something at the start of the games, so that the test sees them."""


async def test_no_list_ignores_what_is_typed(discord, client, time):
    guild = discord.guild("Game night")
    channel, people = guild.channel("tables"), {name: guild.person(name) for name in ("Ana", "Ben")}
    due = {}
    for game in GAMES:
        table = await client.tables.table(
            await started_table(client, time, channel, list(people.values()), game)
        )
        thread = next(each for each in channel.threads if each.id == table.row.thread)
        mover = next(each for each in people.values() if each.id == table.seats[table.due[0]].user)
        due[game.replace("_", "-")] = (mover, thread)
        assert newest_post(discord, thread)
    offering, reasons = 0, list[str]()
    for command in client.tree.walk_commands():
        if not isinstance(command, app_commands.Command):
            continue
        person, where = due.get(command.qualified_name.split()[0], next(iter(due.values())))
        typed: dict[str, str] = {}
        for field in (each.name for each in command.parameters if each.autocomplete):
            said = {"focus": field}
            offered = await person.complete(where, command.qualified_name, **said, **typed)
            none = await person.complete(where, command.qualified_name, **said, **typed, **{field: NOWHERE})
            assert none == [], (command.qualified_name, field)
            if not offered:
                continue
            if offered[0][1] == NOTHING:
                assert len(offered) == 1 and offered[0][0]  # it says why nothing fits
                reasons.append(offered[0][0])
                continue
            offering += 1
            label, value = offered[-1]
            first, *_ = await person.complete(
                where, command.qualified_name, **said, **typed, **{field: str(value)}
            )
            assert first == (label, value), (command.qualified_name, field)
            typed[field] = str(value)
    assert offering >= OFFERING
    assert all(reason.startswith("❌ ") for reason in reasons), "nothing to choose"
    assert any(says(reason, "table-nothing-fits") for reason in reasons)


async def test_what_is_found_while_an_empty_answer_is_on_its_way_is_no_second_one(
    discord, client, table, monkeypatch, caplog
):
    thread, people = table
    person = due(newest_post(discord, thread), people)
    with monkeypatch.context() as hasty:
        hasty.setattr(answer, "PATIENCE", 0.0)
        discord.fail("POST /interactions/*/callback", delay=0.5, times=1)
        assert await person.complete(thread, "armadora warrior", focus="strength") == []
    monkeypatch.setattr(answer, "PATIENCE", SLOW)
    assert await person.complete(thread, "armadora warrior", focus="strength")
    assert "Ignoring exception in autocomplete" not in caplog.text
