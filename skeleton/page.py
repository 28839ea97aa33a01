"""The files that a page shows: each heading `### `path`` begins one, and the fenced blocks below it are its contents."""

from __future__ import annotations

import re

FILE = re.compile(r"### `([^`]+)`")
HEADING = re.compile(r"#{1,6} ")
FENCE = "```"


def files(page: str) -> dict[str, str]:
    """The contents of every file by its path.

    Blocks of a file are joined as a formatter would: a blank line in front of what is indented or is no Python, two in front of
    what stands at the left of a Python file.

    Raises:
        ValueError: a heading names a file, and no block follows.

    >>> files("### `a.txt`\\n\\nWords\\n\\n```text\\none\\n```\\nmore words\\n```text\\ntwo\\n```\\n## Next\\n```sh\\nls\\n```\\n")
    {'a.txt': 'one\\n\\ntwo\\n'}
    """
    blocks: dict[str, list[str]] = {}
    path = ""
    block: list[str] | None = None
    for line in page.splitlines():
        if block is None and HEADING.match(line):
            named = FILE.fullmatch(line)
            path = named[1] if named else ""
            if path:
                blocks[path] = []
        elif not path:
            continue
        elif not line.startswith(FENCE):
            if block is not None:
                block.append(line)
        elif block is None:
            block = []
        else:
            blocks[path].append("\n".join(block))
            block = None
    if empty := [path for path, found in blocks.items() if not found]:
        raise ValueError(f"no contents below the headings of {', '.join(empty)}")
    return {path: _joined(path, found) for path, found in blocks.items()}


def _joined(path: str, blocks: list[str]) -> str:
    text = blocks[0]
    for block in blocks[1:]:
        apart = path.endswith(".py") and not block.startswith(" ")
        text += ("\n\n\n" if apart else "\n\n") + block
    return text + "\n"
