"""Whatever can be tapped in a game is tapped: each button and menu once or twice, by one person, from panel to panel.

What is read then is kept by the keys of its messages, behind what was tapped; no tap stays unanswered, and none is an error. `UPDATE_GOLDEN=1 python -m pytest tests/screens/test_tapped.py`
writes them anew.
"""

from __future__ import annotations

import logging
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from discord import AppCommandOptionType
from discord.app_commands import Command

from bench.recorded import recorded
from engines import GAMES
from sandbox import Message, Person
from sandbox.model.interactions import MODAL
from sandbox.model.wire import PATIENCE
from sandbox.people.modals import Modal
from tests.gallery.positions import GAMES_SHOWN
from tests.render.test_pictures import golden
from tests.screens.playing import GAME, beginning, newest
from tests.screens.reading import Reader
from tests.screens.stage import NAMES, Stage, staged
from tests.told import KEY, keyed

MOST, FEW = 220, 50
"""Taps in all, in the game where any would do and in others, whose own panels come first."""

AGAIN = 2
"""Taps of each kind."""

OFTEN = 8
"""Taps with one action, whatever they are for."""

APART = re.compile(r"film|puzzle.*")
"""What takes long to draw; and what a puzzle offers, which changes with the day and with how many puzzles there are."""

LONGEST = 100
"""Characters that are kept of an answer's keys."""

LABEL = 38
"""Characters of a message with arguments that fits everywhere, even into a form's title."""

LEAVING = ("resign", "stop", "gone", "remove")
"""What ends the game or somebody's part in it, which is tapped last."""


def controls(message: Message) -> Iterator[tuple[tuple[str, str], str, Any]]:
    """What can be tapped on a message: its kind, its id and, of a menu, what is chosen."""
    for each in message.buttons:
        if "custom_id" in each and not each.get("disabled"):
            yield _kind(each["custom_id"]), each["custom_id"], None
    for each in message.selects:
        options = [option["value"] for option in each.get("options", ())]
        for value in dict.fromkeys([*options[:1], *options[-1:]]):
            yield (_kind(each["custom_id"])[0], value.split(" ")[0]), each["custom_id"], value


def _kind(custom_id: str) -> tuple[str, str]:
    _, action, _, _, rest, *_ = [*custom_id.split(":", 4), "", "", "", ""]
    return action, re.sub(r"\d+", "", rest.split(" ")[0])


async def tapping(stage: Stage, person: Person, first: list[Message], most: int) -> list[str]:
    """Tap until nothing new is offered; a line for each tap."""
    lines, met, open_messages = list[str](), Counter[tuple[str, str]](), first
    for _ in range(most):
        offered = [
            (kind[0] in LEAVING, -at, kind, custom_id, value, message)
            for at, message in enumerate(open_messages)
            if not message.deleted
            for kind, custom_id, value in controls(message)
            if not APART.fullmatch(kind[0]) and met[kind] < AGAIN and met[kind[0], "*"] < OFTEN
        ]
        if not offered:
            break
        _, _, kind, custom_id, value, message = min(offered, key=lambda each: (each[0], each[1]))
        met.update([kind, (kind[0], "*")])
        if value is None:
            reply = await person.click(message, custom_id=custom_id)
        else:
            reply = await person.choose(message, value, custom_id=custom_id)
        if reply.type == MODAL:
            modal = reply.modal
            lines.append(said(stage, kind, modal))
            reply = await person.submit(modal)
        answer = await reply.settled(PATIENCE)
        await stage.rest()
        lines.append(said(stage, kind, answer))
        open_messages = [*(each for each in open_messages if each is not answer), answer]
    return lines


def said(stage: Stage, kind: tuple[str, str], shown: Message | Modal) -> str:
    """A line that says what was tapped, who sees what came of it, and its messages beside pictures: how many, and the first ones."""
    head, *lines = Reader(stage.discord, stage.time.now(), stage.locale).text(shown).splitlines()
    keys = [key for line in lines if not line.startswith("🖼") for key in KEY.findall(line)]
    several = " ".join(dict.fromkeys(keys))
    cut = several if len(several) <= LONGEST else f"{several[:LONGEST]}…"
    return f"{' '.join(kind).strip()}: {_place(head)}, {len(keys)} of {cut}"


def _place(head: str) -> str:
    """Who sees a message, by a word."""
    return next(each for each in ("only", "form", "direct", "public") if head.startswith(f"# {each}"))


@contextmanager
def without_errors(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing is logged as an error meanwhile."""
    yield
    assert not [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR]


@pytest.mark.parametrize("name", GAMES)
async def test_everything_that_can_be_tapped(name, sqlite_template, tmp_path, caplog):
    shutil.copy(sqlite_template, tmp_path / "tables.sqlite3")
    played = recorded(name, GAMES_SHOWN[name][0])
    head = beginning(played, 0.4)
    async with staged(f"tapped {name}", "en", tmp_path) as stage:
        with without_errors(caplog), keyed(LABEL):
            thread = await stage.seated(name, GAMES_SHOWN[name][0], head)
            person = stage.person(NAMES[played.entries[head].seat or 0])
            lines = await tapping(stage, person, [newest(thread)], MOST if name == GAME else FEW)
    golden(f"{name}.tapped", "\n".join([*lines, ""]))


LEFT_OUT = ("bot status", "puzzle")
"""What only the bot’s operator is shown, and what follows the day."""

TYPED = {
    AppCommandOptionType.string: "1 1 1",
    AppCommandOptionType.integer: 1,
    AppCommandOptionType.number: 1.0,
    AppCommandOptionType.boolean: True,
}


def options_of(stage: Stage, command: Command[Any, ..., Any], last: bool) -> dict[str, Any]:
    """Values of a command's options: the first or the last choice, else what stands for their type."""
    found = dict[str, Any]()
    for each in command.parameters:
        if each.choices:
            found[each.name] = each.choices[-1 if last else 0].value
        elif each.type is AppCommandOptionType.user:
            found[each.name] = stage.person("Ben")
        elif each.type is AppCommandOptionType.channel:
            found[each.name] = stage.channel
        elif each.type in TYPED and (each.required or last):
            found[each.name] = TYPED[each.type] if each.min_value is None else each.max_value
    return found


async def test_everything_that_can_be_typed(sqlite_template, tmp_path, caplog):
    """Each command in a game's thread, with the first choices of its options and with the last; then what their answers offer."""
    shutil.copy(sqlite_template, tmp_path / "tables.sqlite3")
    lines, answers = list[str](), list[Message]()
    async with staged("typed", "en", tmp_path) as stage:
        with without_errors(caplog), keyed(LABEL):
            person = stage.person("Ana", can=("manage_guild",))
            head = beginning(recorded(GAME, GAMES_SHOWN[GAME][0]), 0.4)
            thread = await stage.seated(GAME, GAMES_SHOWN[GAME][0], head)
            commands = [each for each in stage.client.tree.walk_commands() if isinstance(each, Command)]
            for command in sorted(commands, key=lambda each: each.qualified_name):
                name = command.qualified_name
                for last in (False, True) if name not in LEFT_OUT else ():
                    reply = await person.slash(thread, name, **options_of(stage, command, last))
                    shown = reply.modal if reply.type == MODAL else await reply.settled(PATIENCE)
                    await stage.rest()
                    lines.append(said(stage, (name, "last" if last else "first"), shown))
                    if isinstance(shown, Message):
                        answers.append(shown)
            lines += await tapping(stage, person, answers, MOST)
    golden("commands.typed", "\n".join([*lines, ""]))
