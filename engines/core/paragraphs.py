"""Reads text files whose headings begin with `# `: pages of the rules, and lessons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path


def paragraphs(file: Path) -> Iterator[tuple[str, list[str]]]:
    """The headings of a file, each with the lines below it."""
    head, body = "", list[str]()
    for line in file.read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            if head:
                yield head, body
            head, body = line[2:].strip(), []
        else:
            body.append(line)
    if head:
        yield head, body
