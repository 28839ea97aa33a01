"""`python -m bench.against REVISION [part …]`: this checkout beside another revision, in alternating runs, as paired ratios.

Each measures itself with its own measurements, so figures are compared by part and name; those that only one of them has are left out.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from bench.__main__ import PARTS
from bench.pairs import Paired

ROOT = Path(__file__).parents[1]

Run: TypeAlias = Mapping[tuple[str, str], float]
"""The figures of one run by part and name."""


@dataclass(frozen=True, slots=True)
class Compared:
    """One figure of both sides, run by run."""

    part: str
    name: str
    runs: Paired

    def __str__(self) -> str:
        ratios = sorted(mine / other for mine, other in zip(self.runs.ours, self.runs.theirs, strict=True))
        ours, theirs = self.runs.value, statistics.median(self.runs.theirs)
        spread = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
        return f"{self.part:<12}  {self.name:<60}  {ours:>10.4g}  {theirs:>10.4g}  {self.runs.ratio:>5.2f}  ({spread})"


def compare(ours: Sequence[Run], theirs: Sequence[Run]) -> list[Compared]:
    """Compare the figures that all runs of both sides have, in our order; ratios are ours to theirs."""
    shared = [
        key for key in ours[0] if all(run.get(key) for run in ours) and all(run.get(key) for run in theirs)
    ]
    return [
        Compared(*key, Paired(tuple(run[key] for run in ours), tuple(run[key] for run in theirs)))
        for key in shared
    ]


def main() -> None:
    """Run both sides in turn, and print what can be compared."""
    parser = argparse.ArgumentParser(prog="bench.against", description=__doc__)
    parser.add_argument("revision", help="what to compare with, as git names it")
    parser.add_argument("parts", nargs="*", metavar="part", help="parts of the measurements; all without one")
    parser.add_argument("--rounds", type=int, default=5, help="runs of each side; 5 without it")
    parser.add_argument("--quick", action="store_true", help="short runs")
    asked = parser.parse_args()
    if (revision := commit(asked.revision)) is None:
        parser.error(
            f"git knows no revision {asked.revision!r} here; name a commit, branch or tag, such as HEAD~1"
        )
    ours: list[Run] = []
    theirs: list[Run] = []
    with checkout(revision) as other:
        parts = [part for part in asked.parts or PARTS if _measures(other, part)]
        if not parts:
            parser.error(f"{asked.revision} measures none of these parts")
        for number in range(asked.rounds):
            # Who begins changes from round to round.
            sides = [(ROOT, ours), (other, theirs)][:: 1 if number % 2 else -1]
            for folder, runs in sides:
                runs.append(_run(folder, parts, asked.quick))
            sys.stderr.write(f"{number + 1} of {asked.rounds}\n")
    for line in compare(ours, theirs):
        sys.stdout.write(f"{line}\n")


def commit(revision: str) -> str | None:
    """The hash of a commit that git knows by some name; None if it knows none."""
    git = [
        "git",
        "-C",
        str(ROOT),
        "rev-parse",
        "--verify",
        "--quiet",
        "--end-of-options",
        f"{revision}^{{commit}}",
    ]
    return subprocess.run(git, capture_output=True, text=True).stdout.strip() or None


@contextmanager
def checkout(revision: str) -> Iterator[Path]:
    """Check out a commit of this repository in a folder of its own, which is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        tree = Path(folder) / "other"
        git = ("git", "-C", str(ROOT), "worktree")
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), revision], check=True)
        try:
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def _measures(folder: Path, part: str) -> bool:
    return (folder / "bench" / f"{part}.py").exists() or (folder / "bench" / part).exists()


def _run(folder: Path, parts: Sequence[str], quick: bool) -> Run:
    command = [sys.executable, "-m", "bench", *parts, *(["--quick"] if quick else [])]
    subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    found = json.loads((folder / "build" / "bench.json").read_text(encoding="utf-8"))["parts"]
    return {
        (part, f"{each['name']} {each['against']}".strip()): float(each["value"])
        for part, figures in found.items()
        for each in figures
    }


if __name__ == "__main__":
    main()
