"""What was played, game by game, in a file to which later runs add."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

from bench.arena.match import Played
from bench.arena.pairings import Pairing

ROOT = Path(__file__).parents[2]
FILE = ROOT / "build" / "arena.jsonl"


def fingerprint(game: str) -> str:
    """Of all code that decides how a game's computers play: results of other code do not count."""
    digest = sha256()
    for folder in ("engines/core", f"engines/{game}"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


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
        found = self._found.get((pairing.name, fingerprint(pairing.game)), {})
        games: list[Played] = []
        while len(games) in found:
            games.append(found[len(games)])
        return games

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
