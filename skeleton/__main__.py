"""Makes a new game: `python -m skeleton sky_towers`, or `make new-game NAME=sky_towers`.

The files of `docs/adding-a-game.md` are written under that name, and the name is put into the list of games. Nothing that exists
is overwritten.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from keyword import iskeyword
from pathlib import Path

from skeleton.naming import GOOD, PAGE_NAME, renamed
from skeleton.page import files

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "adding-a-game.md"
GAMES = ROOT / "engines" / "__init__.py"
LIST = re.compile(r"(?<=    for name in \(\n)(?P<names>(?:        \"\w+\",\n)+)")
"""The names in the list of games, one a line."""


def main() -> None:
    """Make a new game."""
    parser = argparse.ArgumentParser(prog="python -m skeleton", description=main.__doc__)
    parser.add_argument("name", help="the name of its modules, such as sky_towers")
    name: str = parser.parse_args().name
    if not GOOD.fullmatch(name) or iskeyword(name):
        parser.error(f"{name!r} is no name such as sky_towers: small letters, digits, single underscores")
    found = files(PAGE.read_text(encoding="utf-8"))
    made = {ROOT / path.replace(PAGE_NAME, name): renamed(path, text, name) for path, text in found.items()}
    taken = [
        ROOT / folder / each
        for folder in ("cogs", "engines", "render", "tests")
        for each in (name, f"{name}.py")
    ]
    if there := [str(path.relative_to(ROOT)) for path in dict.fromkeys((*taken, *made)) if path.exists()]:
        parser.error(f"{', '.join(there)}: already there")
    for file, text in made.items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    list_game(name)
    python = [str(file) for file in made if file.suffix == ".py"]
    # Another name may be longer, and be sorted elsewhere.
    for tool in (("check", "--fix"), ("format",)):
        subprocess.run([sys.executable, "-m", "ruff", *tool, "--quiet", *python], cwd=ROOT, check=True)
    sys.stdout.writelines(f"{file.relative_to(ROOT)}\n" for file in made)
    sys.stdout.write(f"{GAMES.relative_to(ROOT)}: the line of {name}\n")


def list_game(name: str) -> None:
    """Put a game into the list of games, which is sorted by name."""
    text = GAMES.read_text(encoding="utf-8")
    sorted_names = LIST.sub(
        lambda found: "".join(sorted([*found["names"].splitlines(True), f'        "{name}",\n'])), text
    )
    GAMES.write_text(sorted_names, encoding="utf-8")


if __name__ == "__main__":
    main()
