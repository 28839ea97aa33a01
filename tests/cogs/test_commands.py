"""Every slash command has its words in both languages, within what Discord takes."""

from importlib.util import find_spec
from types import SimpleNamespace

import discord
import pytest
from discord import app_commands

from cogs.bot.client import Client
from cogs.bot.game_cogs import game_cog
from cogs.bot.worker_pool import Workers
from cogs.interactions import commands
from cogs.interactions.commands import MOVED
from engines import GAMES
from render.languages import LOCALES
from render.sentences import dashed, known, word
from tests.cogs.test_around_messages import NAMED_IN_HELP
from tests.databases import opened

MADE = {dashed(name) for name in GAMES if find_spec(f"cogs.{name}") is None}
"""Games whose commands are made from their notation, with the words of their buttons."""

LONGEST = 8000
"""Characters of one command with all its parts, in its longest language."""


@pytest.fixture
async def client(tmp_path):
    async with opened(f"sqlite:///{tmp_path}/tables.sqlite3") as store:
        workers = Workers(1)
        client = Client(store, workers, application_id=1)
        await client.add_commands()
        yield client
        workers.close()


async def test_every_command_and_option_has_words(client):
    wanted = []
    for command in client.tree.walk_commands():
        group, _, verb = command.qualified_name.partition(" ")
        if group in MADE:
            assert 0 < len(command.description) <= 100
            continue
        key = f"{dashed(group)}-command" + (f"-{dashed(verb)}" if verb else "")
        wanted.append(key)
        if isinstance(command, app_commands.Command):
            wanted += [f"{key}-{dashed(parameter.name)}" for parameter in command.parameters]
    assert len(wanted) > 50
    for locale in LOCALES:
        assert [key for key in wanted if not known(key, locale)] == []
        assert [key for key in wanted if not 0 < len(word(key, locale)) <= 100] == []
        names = [key for key in wanted if known(f"{key}.name", locale)]
        assert all(len(word(f"{key}.name", locale)) <= 32 for key in names)


async def test_help_names_every_command(client):
    """All but itself, the games' own, of which it says that there are some, and the one for whoever runs the bot."""
    rest = {"help", "bot", *map(dashed, GAMES)}
    commands = client.tree.get_commands(type=discord.AppCommandType.chat_input)
    assert {command.name for command in commands} - rest == NAMED_IN_HELP


def test_the_usual_verbs_have_commands_and_move_has_all():
    for name, game in GAMES.items():
        verbs = {dashed(verb) for verb in game.notation.verbs}
        commands = {command.name for command in game_cog(name).__cog_app_commands__}
        assert commands <= verbs | {"order"} and (dashed(name) in MADE) == (commands == verbs)


async def test_the_list_of_commands_stays_short(client):
    tops = [each for each in client.tree.get_commands() if isinstance(each, app_commands.Command)]
    rows = [each for each in client.tree.walk_commands() if isinstance(each, app_commands.Command)]
    assert (len(tops), len(rows) - len(tops)) <= (11, 57 + 9 * (len(GAMES) - 5))


async def test_a_command_of_the_release_before_answers_with_the_new_way(client, monkeypatch):
    """What it names is there; a game's verb that went leads to `/move`."""
    answers = []

    class Asked:
        locale = "en"

        async def show(self, message):
            answers.append(message.text)

    monkeypatch.setattr(commands, "context", lambda it: Asked())
    for old in (*MOVED, "yspahan sell"):
        *parents, name = old.split()
        gone = app_commands.CommandNotFound(name, parents)
        await client.tree.on_error(
            SimpleNamespace(command=None, type=discord.InteractionType.application_command), gone
        )
    assert answers == [word("command-moved", "en", new=new) for new in (*MOVED.values(), "move")]
    there = {each.qualified_name for each in client.tree.walk_commands()}
    assert {*MOVED.values(), "move"} <= there and not there & (MOVED.keys() - {"stats"})


async def test_commands_fit(client):
    assert client.tree.translator is not None
    for command in client.tree.get_commands():
        payload = await command.get_translated_payload(client.tree, client.tree.translator)
        assert _length(payload) <= LONGEST, command.name
        assert len(payload.get("options", [])) <= 25


async def test_choices_are_called_by_names_and_what_comes_first_is_offered_first(client):
    table = client.tree.get_command("table")
    payload = await table.get_translated_payload(client.tree, client.tree.translator)
    commands = {command["name"]: command for command in payload["options"]}
    assert next(iter(commands)) == "new"
    (game,) = [option for option in commands["new"]["options"] if option["name"] == "game"]
    assert {
        each["value"]: (each["name"], each["name_localizations"].get("ja", each["name"]))
        for each in game["choices"]
    } == {name: (word(f"{dashed(name)}-title", "en"), word(f"{dashed(name)}-title", "ja")) for name in GAMES}


def _length(part):
    """Names, descriptions and values, each in its longest language."""
    total = 0
    for key in ("name", "description"):
        texts = [part.get(key, ""), *(part.get(f"{key}_localizations") or {}).values()]
        total += max(map(len, texts))
    total += sum(len(str(choice["value"])) + len(choice["name"]) for choice in part.get("choices") or [])
    return total + sum(map(_length, part.get("options") or []))
