"""The four spellings of a game's name, and a text of the page's game under another name."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

PAGE_NAME = "upstairs"
"""The game on the page; its steps are called stairs, so that nothing but its name is spelled like this."""

GOOD = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def renamed(path: str, text: str, name: str) -> str:
    """A file's text, or its path, for a game of this name: `sky_towers` in code, `sky-towers` in the keys of words,
    `SkyTowers` as a class, "Sky Towers" for people.

    >>> renamed("engines/upstairs.py", 'class Upstairs(Game): name = "upstairs"', "sky_towers")
    'class SkyTowers(Game): name = "sky_towers"'
    >>> renamed("upstairs.ftl", "upstairs-title = Upstairs", "sky_towers")
    'sky-towers-title = Sky Towers'
    """
    words = [word.capitalize() for word in name.split("_")]
    text = re.sub(rf"\b{PAGE_NAME}(?=-)", lambda _: name.replace("_", "-"), text)
    title = "".join(words) if PurePosixPath(path).suffix == ".py" else " ".join(words)
    return text.replace(PAGE_NAME, name).replace(PAGE_NAME.capitalize(), title)
