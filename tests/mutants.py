"""Plants faults in a copy of the sources, one at a time, and says which of them the tests nearest to it see.

    python -m tests.mutants --faults 20 --seed 1

A comparison is flipped, a constant changed by one, a condition negated, a statement dropped, or `and` and `or` are exchanged, as the seed draws. What
survives asks for a test, or is no fault: somebody has to look. No library: they run the whole suite, first or for each fault.
"""

from __future__ import annotations

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from engines import GAMES
from engines.core.chance import Rng

ROOT = Path(__file__).parent.parent
NEAR = {
    "tables": ["tests/tables"],
    "community": ["tests/leagues", "tests/statistics", "tests/tables"],
    "cogs": ["tests/cogs"],
    "data": ["tests/tables", "tests/statistics", "tests/leagues"],
    **{f"engines/{game}": [f"tests/{game}", "tests/core"] for game in GAMES},
}
"""Where the tests of a folder stand, the nearest first."""

_FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault; `function` is the one around it, `start` and `end` count bytes of the file."""

    file: str
    line: int
    kind: str
    function: str
    start: int
    end: int
    instead: str


def faults_in(root: Path, file: str) -> Iterator[Fault]:
    """All faults that can be planted in a file."""
    text = (root / file).read_bytes()
    begins = list(accumulate(map(len, text.splitlines(keepends=True)), initial=0))

    def walk(node: ast.AST, function: str) -> Iterator[Fault]:
        if isinstance(node, ast.JoinedStr):
            return  # its parts have no places of their own
        function = getattr(node, "name", function)
        for kind, part, instead in _faulty(node):
            start = begins[part.lineno - 1] + part.col_offset
            end = begins[(part.end_lineno or 0) - 1] + (part.end_col_offset or 0)
            yield Fault(file, part.lineno, kind, function, start, end, instead)
        for child in ast.iter_child_nodes(node):
            yield from walk(child, function)

    return walk(ast.parse(text), "")


def _faulty(node: ast.AST) -> Iterator[tuple[str, ast.expr | ast.stmt, str]]:
    """What may stand in place of a node or of its condition, by the kind of the fault."""
    match node:
        case ast.Compare(left, [op, *ops], comparators):
            flipped = ast.Compare(left, [_FLIPPED[type(op)](), *ops], comparators)
            yield "flipped", node, f"({ast.unparse(flipped)})"
        case ast.Constant(int(value)) if not isinstance(value, bool):
            yield from (("constant", node, str(value + by)) for by in (1, -1))
        case ast.BoolOp(op, values):
            other = ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            yield "and/or", node, f"({ast.unparse(other)})"
        case ast.If(test) | ast.While(test) | ast.IfExp(test):
            yield "negated", test, f"(not ({ast.unparse(test)}))"
        case ast.Expr(ast.Constant() | ast.Call(ast.Attribute(ast.Name("log")))):
            pass  # a docstring, or what only operators read
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Delete():
            yield "dropped", node, "pass"


def nearest(root: Path, fault: Fault) -> list[str]:
    """The files with tests, those first that name the module or the function; what goes over loopback comes last."""
    module, stem = fault.file.removesuffix(".py").replace("/", "."), Path(fault.file).stem
    folders = next(folders for start, folders in NEAR.items() if fault.file.startswith(start + "/"))

    def key(file: Path) -> tuple[bool, int, int]:
        text = file.read_text(encoding="utf-8")
        named = 2 * (module in text) + 2 * (stem in file.stem) + (stem in text) + (fault.function in text)
        return "loopback" in file.parts, -named, len(text)

    files = (each for folder in folders for each in sorted((root / folder).rglob("test_*.py"), key=key))
    return [str(each.relative_to(root)) for each in files]


def outcome(root: Path, fault: Fault, limit: float) -> str:
    """Plant a fault, run tests, and restore the file; "caught", "survives" or "undecided", and by what."""
    path = root / fault.file
    before = path.read_bytes()
    path.write_bytes(before[: fault.start] + fault.instead.encode() + before[fault.end :])
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:xdist", *nearest(root, fault)]
    try:
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=limit)
    except subprocess.TimeoutExpired:
        return "undecided"
    finally:
        path.write_bytes(before)
    failed = [line.split()[1] for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR "))]
    return f"caught {[*failed, 'at the start'][0]}" if done.returncode else "survives"


def main() -> None:
    """Plant as many as asked for, and tell each with its place, kind and outcome."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--faults", type=int, required=True)
    parser.add_argument("--seed", required=True)
    parser.add_argument("--seconds", type=float, default=300, help="for the tests of each")
    asked = parser.parse_args()
    rng, counts = Rng(asked.seed, 0), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "sources"
        shutil.copytree(ROOT, root, ignore=shutil.ignore_patterns(".*", "build", "__pycache__"))
        for _ in range(asked.faults):
            sites: list[Fault] = []
            while not sites:
                files = sorted((root / rng.choice(list(NEAR))).rglob("*.py"))
                sites = list(faults_in(root, str(rng.choice(files).relative_to(root))))
            kind = rng.choice(sorted({each.kind for each in sites}))
            fault = rng.choice([each for each in sites if each.kind == kind])
            begun, found = time.monotonic(), outcome(root, fault, asked.seconds)
            counts[found.split()[0]] += 1
            print(f"{fault.file}:{fault.line} {kind}: {found} ({time.monotonic() - begun:.0f} s)", flush=True)
    print(f"seed {asked.seed}: {dict(counts)}")


if __name__ == "__main__":
    main()
