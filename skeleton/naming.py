"""The four spellings of a game's name, and a text of the page's game under another name."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

PAGE_NAME = "upstairs"
"""The game on the page; its steps are called stairs, so that nothing but its name is spelled like this."""

GOOD = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def renamed(path: str, text: str, name: str) -> str:
    """A file's text, or its path, for a game of this name: `sky_towers` in code, `sky-towers` in the keys of words and as a slash
    command, `SkyTowers` as a class, "Sky Towers" for people.

    >>> renamed("cogs/upstairs.py", 'class Upstairs(GameCog, group_name="upstairs"): game = "upstairs"', "sky_towers")
    'class SkyTowers(GameCog, group_name="sky-towers"): game = "sky_towers"'
    >>> renamed("upstairs.ftl", "upstairs-title = Upstairs", "sky_towers")
    'sky-towers-title = Sky Towers'
    """
    words = [word.capitalize() for word in name.split("_")]
    text = re.sub(rf'\b{PAGE_NAME}(?=-)|(?<=group_name="){PAGE_NAME}', lambda _: name.replace("_", "-"), text)
    title = "".join(words) if PurePosixPath(path).suffix == ".py" else " ".join(words)
    return text.replace(PAGE_NAME, name).replace(PAGE_NAME.capitalize(), title)
