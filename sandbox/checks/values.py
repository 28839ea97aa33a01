"""Checks of single values: texts and addresses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import urlsplit

from sandbox.model.errors import Problem
from sandbox.model.wire import JsonPath


def length(path: JsonPath, text: Any, most: int, *, least: int = 0) -> Iterator[Problem]:
    """Find problems of a text that must have this many characters; it may be absent if none are needed."""
    if text is None and not least:
        return
    if not isinstance(text, str):
        yield Problem(path, "this field is required" if text is None else "must be text")
    elif not least <= len(text) <= most:
        yield Problem(path, f"must be between {least} and {most} in length, not {len(text)}")
    elif least and not text.strip():
        yield Problem(path, "must not be blank")


def count(path: JsonPath, things: Any, most: int, *, least: int = 0) -> Iterator[Problem]:
    """Find problems of a list that must have this many entries."""
    if not isinstance(things, list) or not least <= len(things) <= most:
        found = len(things) if isinstance(things, list) else 0
        yield Problem(path, f"must be between {least} and {most} in number, not {found}")


def address(path: JsonPath, url: Any, files: Sequence[str]) -> Iterator[Problem]:
    """Find problems of the address of something shown; attachment:// must name one of the files."""
    parts = urlsplit(str(url or ""))
    if parts.scheme == "attachment":
        if str(url).removeprefix("attachment://") not in files:
            yield Problem(path, f"{url} names no file of the message, only {list(files)}")
    elif parts.scheme not in ("http", "https") or not parts.netloc:
        yield Problem(path, f"{url!r} is not a URL with http, https or attachment")
