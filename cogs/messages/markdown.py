"""Escapes people's text for Discord's markdown; timestamps and links."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime
from functools import lru_cache

_ADDRESS = re.compile(r"(?<=\S)/(?=\S)")
"""Where an address of the web goes on."""
_NUMBERED = re.compile(r"^([0-9]+)\.(?=\s)")
"""What a line of a numbered list begins with."""
_MOST_MARKS = 2
"""Diacritics on one letter: Vietnamese needs two."""
_JOINER = "\N{ZERO WIDTH JOINER}"
"""Emoji are made with it."""
_BREAK = "\N{ZERO WIDTH SPACE}"


@lru_cache(maxsize=4_096)
def clean(text: str) -> str:
    """A person's text on one line, without characters that spill over or hide.

    >>> clean("A\\u202en\\x1b a"), clean("n\\u0303\\u0303\\u0303\\u0303") == "\\xf1\\u0303\\u0303"
    ('An a', True)
    """
    found: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(sign)
        if kind in ("Cc", "Cf", "Cs", "Co", "Cn") and sign != _JOINER:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            found.append(sign)
    return "".join(found).strip(f" {_JOINER}")


def safe(text: str) -> str:
    """A person's text escaped for markdown: it pings nobody and links nowhere."""
    # Not above: a worker that writes a file needs names as plain text, and no Discord, which takes long to import.
    from discord.utils import escape_markdown, escape_mentions

    escaped = escape_mentions(escape_markdown(clean(text)))
    escaped = _NUMBERED.sub(r"\1\.", escaped)
    # Times, emoji and links to places begin with it as well.
    return _ADDRESS.sub(f"/{_BREAK}", escaped.replace("<", r"\<"))


def code_block(text: str, language: str = "") -> str:
    """A text as a block of code, which nothing in it can end.

    >>> code_block("a```b").count("```")
    2
    """
    return f"```{language}\n" + text.replace("`", f"`{_BREAK}") + "\n```"


def inline_code(text: str) -> str:
    """A text to stand between two backticks, which it cannot end."""
    return text.replace("`", "'")


def moment(when: datetime) -> str:
    """A timestamp that Discord shows in each reader's zone."""
    return f"<t:{int(when.timestamp())}:f>"


def day(when: datetime) -> str:
    """A date that Discord shows in each reader's zone."""
    return f"<t:{int(when.timestamp())}:d>"


def distance(when: datetime) -> str:
    """A relative time that Discord updates for each reader."""
    return f"<t:{int(when.timestamp())}:R>"


def link(guild: int | None, channel: int, message: int | None = None) -> str:
    """The address of a channel, a thread, or a message in it.

    >>> link(1, 2), link(None, 2, 3)
    ('https://discord.com/channels/1/2', 'https://discord.com/channels/@me/2/3')
    """
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return place if message is None else f"{place}/{message}"
