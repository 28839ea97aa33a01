"""No command acts on a table that it has not named: over the whole tree of commands, from the channel and from a game's thread."""

from __future__ import annotations

from discord import app_commands

from cogs.handlers.which_table import DEEDS
from render.sentences import word
from tests.cogs.loopback.conftest import started_table
from tests.cogs.loopback.playing import SLOW, newest_post
from tests.cogs.loopback.test_table import press
from tests.spoken import says

_NO_TABLE = {"table new", "table find", "table saved", "table correct", "table bar"}
"""What is about no table that is there already."""


def verbs(client, group):
    """The commands of a group, by their names in the tree."""
    return [
        each.qualified_name
        for each in client.tree.walk_commands()
        if isinstance(each, app_commands.Command) and each.qualified_name.split()[0] == group
    ]


async def test_no_command_acts_on_a_table_that_it_has_not_named(discord, client, time):
    guild = discord.guild("Game night")
    ana, ben = guild.person("Ana"), guild.person("Ben")
    several, alone = guild.channel("several"), guild.channel("alone")
    both = [await started_table(client, time, several, [ana, ben], game) for game in ("armadora", "alhambra")]
    one = await started_table(client, time, alone, [ana, ben], "armadora")
    titles = [word(f"{game}-title", "en") for game in ("armadora", "alhambra")]

    async def revisions():
        return [(await client.tables.table(table)).row.revision for table in (*both, one)]

    before = await revisions()
    commands = [each for each in verbs(client, "table") if each not in _NO_TABLE]
    assert {each.removeprefix("table ") for each in commands} == set(DEEDS)
    for command in commands:
        # Where there are several tables, it asks which one.
        asked = await (await ana.slash(several, command)).settled(SLOW)
        assert asked.ephemeral and all(title in asked.text for title in titles), command
        assert asked.selects or command == "table verify", "which is for games that are over"
        # Where there is one, what would change it is asked about it by name, and what does not change it says whose it is.
        said = await (await ana.slash(alone, command)).settled(SLOW)
        refused = command.split()[-1] in (
            "join",
            "leave",
            "zoom",
        )  # the game has begun, and Armadöra has no close-ups
        assert said.ephemeral and (refused or titles[0] in said.text or said.files), command
        if command.split()[-1] in (
            "undo",
            "resign",
            "stop",
            "pause",
            "extra",
            "nudge",
            "substitute",
            "back",
            "skip",
        ):
            assert said.labels == [word("button-this-table", "en")], command
        assert await revisions() == before, command

    # A move is drafted privately, and the panel leads to the table.
    table = await client.tables.table(one)
    mover = ana if table.seats[table.due[0]].user == ana.id else ben
    for command in verbs(client, "armadora"):
        typed: dict[str, str] = {}
        for field in [
            each.name
            for each in client.tree.get_command("armadora").get_command(command.split()[1]).parameters
        ]:
            offered = await mover.complete(alone, command, focus=field, **typed)
            typed[field] = str(offered[0][1]) if offered else "A1"
        said = await (await mover.slash(alone, command, **typed)).settled(SLOW)
        drafted = await client.tables.table(one)
        if drafted.drafts:
            assert titles[0] in said.text and f"/{drafted.row.thread}" in said.text, command
            await client.tables.start_over(one, mover.id)
        assert drafted.head == table.head, command

    # Another game's command says which ones are meant here.
    other = await (await mover.slash(alone.threads[0], "carcassonne end")).settled(SLOW)
    assert titles[0] in other.text and "/armadora" in other.text

    # In a game's own thread the thread is the name.
    sure = await (await mover.slash(alone.threads[0], "table resign")).settled(SLOW)
    assert says(sure.text, "resign-sure")


async def test_the_table_that_was_chosen_is_the_one_that_changes(discord, client, time):
    guild = discord.guild("Game night")
    ana, ben = guild.person("Ana"), guild.person("Ben")
    channel = guild.channel("several")
    first, second = [
        await started_table(client, time, channel, [ana, ben], game) for game in ("armadora", "carcassonne")
    ]
    asked = await (await ana.slash(channel, "table stop")).settled(SLOW)
    (choose,) = asked.selects
    sure = await (await ana.choose(asked, second, custom_id=choose["custom_id"])).settled(SLOW)
    await press(ana, sure, "stopped")
    assert (await client.tables.table(second)).votes and not (await client.tables.table(first)).votes
    # The button of the only table does what the command said, there.
    lone = guild.channel("lone")
    third = await started_table(client, time, lone, [ana, ben], "armadora")
    named = await (await ana.slash(lone, "table stop")).settled(SLOW)
    await press(ana, await press(ana, named, "at"), "stopped")
    assert (await client.tables.table(third)).votes and newest_post(discord, lone.threads[0])
