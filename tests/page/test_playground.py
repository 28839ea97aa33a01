"""The playground: the bot has what README.md asks for, and the greeting speaks both languages."""

from __future__ import annotations

import re
from pathlib import Path

from engines import GAMES
from playground.greeting import furnished
from sandbox import Sandbox
from sandbox.model import permissions

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_bot_has_the_permissions_that_the_readme_asks_for() -> None:
    asked = re.split(r"and these permissions[^:]*:", README)[1].partition("(As a")[0]
    names = [name.lower().replace(" ", "_") for name in re.findall(r"\*\*([A-Z][\w ]+)\*\*", asked)]
    names = ["view_channel" if name == "view_channels" else name for name in names]
    asked_for = permissions.BOT & ~permissions.bits(["embed_links"])  # it posts no embeds
    assert permissions.bits(names) == asked_for
    number = re.search(r"As a\s+number: (\d+)", README)
    assert number and int(number[1]) == asked_for


async def test_the_greeting_in_both_languages() -> None:
    async with Sandbox() as discord:
        greeting = furnished(discord).greeting
        assert greeting is not None
        english, japanese = greeting.words("en-US"), greeting.words("ja")
        assert [card.key for card in english.cards] == [card.key for card in japanese.cards] == [*GAMES]
        assert english.title != japanese.title and "playground-" not in f"{english}{japanese}"
        assert all(greeting.picture(card.key) for card in english.cards)
        assert greeting.picture("../README") is None
