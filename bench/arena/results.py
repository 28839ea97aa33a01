"""Results of the arena, game by game: a file to which later runs append."""

from __future__ import annotations

import ast
import json
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from bench.arena.match import Played
from bench.arena.pairings import Pairing
from engines.core.learnt import FOLDER

ROOT = Path(__file__).parents[2]
FILE = ROOT / "build" / "arena.jsonl"

_BEGINNINGS = ("engines.computers.search", "engines.computers.baselines")


@cache
def fingerprint(game: str) -> str:
    """A digest of all code that decides how a game's computers play, without comments and docstrings, and of what they have learnt.
    Results of other code do not count.
    """
    digest = sha256()
    for file in sorted(_decisive(game)):
        tree = ast.parse(file.read_bytes())
        for node in ast.walk(tree):
            body = getattr(node, "body", None)
            if isinstance(body, list):
                node.body = [each for each in body if not _is_text(each)]  # type: ignore[attr-defined]
        digest.update(ast.dump(tree).encode())
    if (learnt := FOLDER / f"{game}.toml").exists():
        digest.update(repr(tomllib.loads(learnt.read_text(encoding="utf-8"))).encode())
    return digest.hexdigest()[:12]


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _decisive(game: str) -> set[Path]:
    """The files of the engines that the search and a game's rules import, directly or not."""
    found: set[Path] = set()
    open_ones = [*_BEGINNINGS, f"engines.{game}.rules", f"engines.{game}.player"]
    while open_ones:
        file = ROOT / f"{open_ones.pop().replace('.', '/')}.py"
        if file.exists() and file not in found:
            found.add(file)
            open_ones += _imported(file)
    return found


def _imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("engines."):
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


class Results:
    """The results of the code as it is."""

    def __init__(self, file: Path = FILE) -> None:
        self._file = file
        self._found: dict[tuple[str, str], dict[int, Played]] = {}
        if file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                row = json.loads(line)
                played = Played(
                    row["score"], tuple(row["points"]), tuple(row["seconds"]), tuple(row["lines"])
                )
                self._found.setdefault((row["pairing"], row["code"]), {})[row["number"]] = played

    def of(self, pairing: Pairing) -> list[Played]:
        """The games of a pairing, as far as they were played without a gap."""
        return self._without_gap(pairing, fingerprint(pairing.game))

    def of_other_code(self, pairing: Pairing) -> list[list[Played]]:
        """The games of a pairing that other code played, by that code."""
        own = fingerprint(pairing.game)
        codes = {code for name, code in self._found if name == pairing.name and code != own}
        return [self._without_gap(pairing, code) for code in sorted(codes)]

    def add(self, pairing: Pairing, number: int, played: Played) -> None:
        """Keep a game."""
        code = fingerprint(pairing.game)
        self._found.setdefault((pairing.name, code), {})[number] = played
        row = {
            "pairing": pairing.name, "code": code, "number": number, "score": played.score,
            "points": played.points, "seconds": [round(took, 4) for took in played.seconds],
            "lines": played.lines,
        }  # fmt: skip
        self._file.parent.mkdir(exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")

    def _without_gap(self, pairing: Pairing, code: str) -> list[Played]:
        found = self._found.get((pairing.name, code), {})
        games: list[Played] = []
        while len(games) in found:
            games.append(found[len(games)])
        return games
