"""Whatever can be tapped in a game is tapped: each button and menu once or twice, by one person, from panel to panel.

What is read then is kept as digests, by what was tapped. `UPDATE_GOLDEN=1 python -m pytest tests/screens/test_tapped.py`
writes them anew.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from bench.recorded import recorded
from engines import GAMES
from sandbox import Message, Person
from sandbox.model.errors import TestError
from sandbox.model.interactions import MODAL
from sandbox.model.wire import PATIENCE
from sandbox.people.modals import Modal
from tests.gallery.positions import GAMES_SHOWN
from tests.render.test_pictures import golden
from tests.screens.playing import GAME, beginning, newest
from tests.screens.reading import Reader
from tests.screens.stage import NAMES, Stage, staged

MOST, FEW = 220, 50
"""Taps in all, in the game where any would do and in others, whose own panels come first."""

AGAIN = 2
"""Taps of each kind."""

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
    return action, rest.split(" ")[0]


async def tapping(stage: Stage, person: Person, first: Message, most: int) -> list[str]:
    """Tap until nothing new is offered; a line for each tap."""
    lines, met, open_messages = list[str](), Counter[tuple[str, str]](), [first]
    for _ in range(most):
        offered = [
            (kind[0] in LEAVING, -at, kind, custom_id, value, message)
            for at, message in enumerate(open_messages)
            for kind, custom_id, value in controls(message)
            if met[kind] < AGAIN
        ]
        if not offered:
            break
        _, _, kind, custom_id, value, message = min(offered, key=lambda each: (each[0], each[1]))
        met[kind] += 1
        try:
            if value is None:
                reply = await person.click(message, custom_id=custom_id)
            else:
                reply = await person.choose(message, value, custom_id=custom_id)
            if reply.type == MODAL:
                modal = reply.modal
                lines.append(said(stage, kind, modal))
                reply = await person.submit(modal)
            answer = await reply.settled(PATIENCE)
        except TestError as error:
            lines.append(f"{' '.join(kind)}: {str(error).split()[0]}")
            open_messages = [each for each in open_messages if each is not message]
            continue
        await stage.rest()
        lines.append(said(stage, kind, answer))
        open_messages = [*(each for each in open_messages if each is not answer), answer]
    return lines


def said(stage: Stage, kind: tuple[str, str], shown: Message | Modal) -> str:
    """A line that says what was tapped, and what came of it."""
    text = Reader(stage.discord, stage.time.now(), stage.locale).text(shown)
    return f"{' '.join(kind)}: {sha256(text.encode()).hexdigest()[:8]}"


@pytest.mark.parametrize("name", GAMES)
async def test_everything_that_can_be_tapped(name, sqlite_template, tmp_path):
    shutil.copy(sqlite_template, tmp_path / "tables.sqlite3")
    played = recorded(name, GAMES_SHOWN[name][0])
    head = beginning(played, 0.4)
    async with staged(f"tapped {name}", "en", tmp_path) as stage:
        thread = await stage.seated(name, GAMES_SHOWN[name][0], head)
        person = stage.person(NAMES[played.entries[head].seat or 0])
        lines = await tapping(stage, person, newest(thread), MOST if name == GAME else FEW)
    golden(f"{name}.tapped", "\n".join([*lines, ""]))
