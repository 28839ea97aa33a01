"""Plants faults in a copy of the sources, one at a time, and says which of them the tests see that enter that place.

    python -m tests.mutants --faults 20 --seed 1
    python -m tests.mutants --map tests/tables tests/leagues    # newer tests enter the map

A comparison is flipped, a constant changed by one, a condition negated, a statement dropped, or `and` and `or` are exchanged, as the seed draws. What
survives asks for a test, or is no fault: somebody has to look. No library: they run the whole suite, first or for each fault, or slow it down.

The map says which tests enter which block of statements, and how long they take. It is made once, by a run of the suite in a copy (`tests.entered`), and
stands outside the sources. A fault is shown to the tests that enter its block, the quickest and nearest first, until one fails or the seconds are up.
"""

from __future__ import annotations

import argparse
import ast
import gc
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, islice, pairwise
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from engines import GAMES
from engines.core.chance import Rng

ROOT = Path(__file__).parent.parent
MAP = Path(os.environ.get("MUTANTS_MAP", Path(tempfile.gettempdir()) / "meeplepost-mutants.map"))
NEAR = {
    "tables": ("tests/tables",),
    "community": ("tests/leagues", "tests/statistics", "tests/tables"),
    "cogs": ("tests/cogs",),
    "data": ("tests/tables", "tests/statistics", "tests/leagues"),
    **{f"engines/{game}": (f"tests/{game}", "tests/core") for game in GAMES},
}
"""Where faults are planted, and where tests stand that are nearest to them."""

WARM = "tests/tables/test_votes.py::test_what_came_of_a_question_is_kept_until_the_game_moves_on[sqlite]"
"""A test that makes what all share."""

ALONE = ("tests/cli/", "tests/cogs/loopback/", "tests/cogs/test_films.py", "tests/cogs/test_workers.py")
"""Tests that start processes or a server: they fail in a forked process without any fault, so they get one of their own."""

_FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault; `name` is the function around it, or else what is assigned; `start` and `end` count bytes of the file."""

    file: str
    line: int
    kind: str
    name: str
    start: int
    end: int
    instead: str


def faults_in(root: Path, file: str) -> Iterator[Fault]:
    """All faults that can be planted in a file."""
    text = (root / file).read_bytes()
    begins = list(accumulate(map(len, text.splitlines(keepends=True)), initial=0))

    def walk(node: ast.AST, name: str, inside: bool) -> Iterator[Fault]:
        match node:
            case ast.JoinedStr() | ast.Assert():
                return  # parts of the one have no places of their own; the other is a check itself
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                name, inside = node.name, True
            case ast.ClassDef(given) | ast.Assign([ast.Name(given)]) | ast.AnnAssign(ast.Name(given)) if (
                not inside
            ):
                name = given
        for kind, part, instead in _faulty(node):
            start = begins[part.lineno - 1] + part.col_offset
            end = begins[(part.end_lineno or 0) - 1] + (part.end_col_offset or 0)
            yield Fault(file, part.lineno, kind, name, start, end, instead)
        for child in ast.iter_child_nodes(node):
            yield from walk(child, name, inside)

    return walk(ast.parse(text), "", False)


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


def blocks_in(tree: ast.Module) -> Iterator[list[ast.stmt]]:
    """What runs one statement after the other: bodies of functions, and of conditions and loops inside them."""
    functions = [each for each in ast.walk(tree) if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    for node in dict.fromkeys(inner for each in functions for inner in ast.walk(each)):
        for part in ("body", "orelse", "finalbody"):
            block = getattr(node, part, None)
            if isinstance(block, list) and block and not isinstance(node, ast.ClassDef):
                yield block


def sources(root: Path = ROOT) -> list[str]:
    """All files in which faults are planted."""
    return sorted(str(file.relative_to(root)) for folder in NEAR for file in (root / folder).rglob("*.py"))


def make_map(root: Path, tests: list[str]) -> None:
    """Run tests in a copy in which each block notes that it was entered, and write them into the map."""
    numbers: list[tuple[str, int]] = []
    for file in sources(root):
        tree = ast.parse((root / file).read_bytes())
        for block in list(blocks_in(tree)):
            documented = isinstance(block[0], ast.Expr) and isinstance(block[0].value, ast.Constant)
            numbers.append((file, block[0].lineno))
            block.insert(int(documented), ast.parse(f"_entered[{len(numbers) - 1}] = 1").body[0])
        at = next(
            (at for at, node in enumerate(tree.body) if not isinstance(node, ast.ImportFrom | ast.Expr)),
            len(tree.body),
        )
        tree.body.insert(at, ast.parse("from tests.entered import ENTERED as _entered").body[0])
        (root / file).write_text(ast.unparse(tree), encoding="utf-8")
    (root / "entered.json").write_text(json.dumps(numbers))
    (root / "entered.bytes").write_bytes(bytes(len(numbers)))
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "tests.entered", *tests]
    subprocess.run(command, cwd=root, env={**os.environ, "MUTANTS_MAP": str(MAP)}, check=False)


class Map:
    """Which tests enter which blocks; a block is named by its file and first line."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}
        self.tests: dict[tuple[str, int], list[str]] = {}
        self.imported: set[tuple[str, int]] = set()
        with MAP.open(encoding="utf-8") as lines:
            for test, seconds, entered in map(json.loads, lines):
                places = [(file, line) for file, firsts in entered.items() for line in firsts]
                if not test:
                    self.imported.update(places)
                elif test not in self.seconds:
                    self.seconds[test] = seconds
                    for place in places:
                        self.tests.setdefault(place, []).append(test)
        trees: dict[str, ast.Module] = {}
        self.words: dict[str, list[tuple[str, int]]] = defaultdict(list)
        for file in sources():
            text = (ROOT / file).read_text(encoding="utf-8")
            trees[file] = ast.parse(text)
            for line, written in enumerate(text.splitlines(), 1):
                for word in {*re.findall(r"\w+", written)}:
                    self.words[word].append((file, line))
        self.blocks = {
            file: [(each[0].lineno, each[-1].end_lineno or 0) for each in blocks_in(tree)]
            for file, tree in trees.items()
        }
        self.outside = {file: list(_outside(tree)) for file, tree in trees.items()}

    def block(self, file: str, line: int) -> tuple[str, int] | None:
        """The innermost block around a line."""
        around = [first for first, last in self.blocks[file] if first <= line <= last]
        return (file, max(around)) if around else None

    def mentions(self, name: str) -> set[tuple[str, int]]:
        """The blocks that mention a name, or what is made of it outside functions; a name that is everywhere says nothing."""
        found, names = set[tuple[str, int]](), [name]
        for each in islice(names, 20):  # grows
            for file, line in self.words[each] if len(self.words[each]) < 100 else ():
                if block := self.block(file, line):
                    found.add(block)
                else:
                    made = {made for first, last, made in self.outside[file] if first <= line <= last}
                    names += sorted(made - {*names})
        return found

    def tests_for(self, fault: Fault) -> list[str]:
        """Tests that can see a fault, first the quickest of each function, near ones before others."""
        block = self.block(fault.file, fault.line)
        there = set(self.tests.get(block, ())) if block else set()
        if len(there) < 5:  # outside functions, while modules are imported, or once for all
            there |= {test for place in self.mentions(fault.name) for test in self.tests.get(place, ())}
        if not there:
            there = {
                test for file, first in self.tests if file == fault.file for test in self.tests[file, first]
            }
        near = next(tests for folder, tests in NEAR.items() if fault.file.startswith(folder + "/"))
        cases = Counter[str]()

        def cost(test: str) -> float:
            cases[test.split("[")[0]] += 1
            return (
                (self.seconds[test] + 0.02) * cases[test.split("[")[0]] * (1 if test.startswith(near) else 4)
            )

        return sorted(sorted(there, key=lambda test: (self.seconds[test], test)), key=cost)


def _outside(tree: ast.Module | ast.ClassDef) -> Iterator[tuple[int, int, str]]:
    """First and last line of what is assigned or defined outside functions, and its name."""
    for node in tree.body:
        match node:
            case ast.ClassDef(name) | ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
                yield (
                    min([node.lineno, *(each.lineno for each in node.decorator_list)]),
                    node.end_lineno or 0,
                    name,
                )
            case ast.Assign([ast.Name(name), *_]) | ast.AnnAssign(ast.Name(name)):
                yield node.lineno, node.end_lineno or 0, name
        if isinstance(node, ast.ClassDef):
            yield from _outside(node)


class Campaign:
    """A plugin for pytest: instead of running the tests once, plants faults and runs some tests for each."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked, self.map = asked, Map()
        self.items: dict[str, pytest.Item] = {}
        self.functions: list[FunctionType] = []
        self.caches: list[Any] = []
        self.failed = ""

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Make what all tests share, then plant."""
        self.items = {item.nodeid: item for item in session.items}
        self._test([WARM], next(test for test in self.items if not test.startswith(WARM[:12])))
        gc.unfreeze()
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(f"{ROOT}/"):
                self.functions.append(each)
            elif hasattr(type(each), "cache_clear"):
                self.caches.append(each)
        counts = Counter[str]()
        for fault in drawn(self.asked.seed, self.asked.faults):
            begun, found = time.monotonic(), self.outcome(fault)
            counts[found.split()[0]] += 1
            place = f"{fault.file}:{fault.line} {fault.kind} {fault.name}"
            print(f"{place} [{fault.instead[:60]!r}]: {found} ({time.monotonic() - begun:.0f} s)", flush=True)
        print(f"seed {self.asked.seed}: {dict(counts)}")
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep what failed first."""
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid} {report.longreprtext.splitlines()[-1:]}"

    def outcome(self, fault: Fault) -> str:
        """Plant a fault, run tests, and restore the file; "seen", "survives" or "undecided", and by what."""
        tests, done = [test for test in self.map.tests_for(fault) if test in self.items], 0
        path = ROOT / fault.file
        before, times = path.read_bytes(), path.stat()
        after = before[: fault.start] + fault.instead.encode() + before[fault.end :]
        path.write_bytes(after)
        try:
            for share in (0.1, 1):
                seconds = list(accumulate(self.map.seconds[test] + 0.03 for test in tests))
                chosen = tests[: max(1, bisect(seconds, share * self.asked.seconds))]
                if chosen and (found := self._apart(fault, after, chosen)):
                    return found
                done, tests = done + len(chosen), tests[len(chosen) :]
            return f"survives {done} tests of {done + len(tests)}"
        finally:
            path.write_bytes(before)
            os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def _apart(self, fault: Fault, after: bytes, tests: list[str]) -> str:
        """Run tests until one fails, in a process of their own that knows the fault; "" if none fails."""
        with tempfile.TemporaryFile("w+") as told:
            child = os.fork()
            if not child:
                os.setpgrp()  # of the same session, and thus of the same priority
                resource.setrlimit(resource.RLIMIT_AS, (2**33, 2**33))
                for number in (1, 2):
                    os.dup2(told.fileno(), number)
                code = 3
                with suppress(BaseException):
                    alone = self.map.block(fault.file, fault.line) in self.map.imported
                    alone = alone or any(test.startswith(ALONE) for test in tests)
                    if alone or not self._plant(fault, after):
                        (ROOT / "chosen.txt").write_text("\n".join(tests))
                        command = "-m pytest -x -p no:xdist --timeout=100 --tb=line @chosen.txt"
                        os.execv(sys.executable, [sys.executable, *command.split()])
                    code = int(self._test(tests, WARM))
                    os.ftruncate(1, 0)
                    os.pwrite(1, self.failed.encode(), 0)
                os._exit(code)
            end = time.monotonic() + 100 + 10 * sum(self.map.seconds[test] for test in tests)
            while not (gone := os.waitpid(child, os.WNOHANG))[0] and time.monotonic() < end:
                time.sleep(0.02)
            with suppress(ProcessLookupError):
                os.killpg(child, signal.SIGKILL)
            if not gone[0]:
                os.waitpid(child, 0)
                return "undecided, too slow"
            code = os.waitstatus_to_exitcode(gone[1])
            told.seek(0)
            lines = [
                line for line in told.read().splitlines() if line.startswith(("FAILED", "ERROR ", "tests/"))
            ]
            seen = code in (1, 2) or (code == 4 and lines)  # 4 and a line: a file cannot be read
            return f"{'seen' if seen else f'undecided {code}'} {lines[:1]}" if code else ""

    def _plant(self, fault: Fault, after: bytes) -> int:
        """Give the functions of the file their new code, and forget what functions beside them remember; how many changed."""
        path = str(ROOT / fault.file)
        new: dict[tuple[str, int], CodeType] = {}
        codes = [compile(after, path, "exec", dont_inherit=True)]
        for code in codes:  # grows
            new[code.co_qualname, code.co_firstlineno] = code
            codes += [each for each in code.co_consts if isinstance(each, CodeType)]
        changed = 0
        for function in self.functions:
            old = function.__code__
            if old.co_filename == path and old != (
                code := new.get((old.co_qualname, old.co_firstlineno), old)
            ):
                function.__code__, changed = code, changed + 1
        for cache in self.caches:
            if cache.__module__.split(".")[:2] == fault.file.split("/")[:2]:
                cache.cache_clear()
        return changed

    def _test(self, tests: list[str], after: str) -> bool:
        """Whether one of the tests fails."""
        items = [self.items[test] for test in [*tests, after]]
        for item, following in pairwise(items):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return True
        return False


def drawn(seed: str, count: int) -> Iterator[Fault]:
    """Draw `count` faults: a folder, a kind and a place in it, each equally likely, and no place twice."""
    rng, done = Rng(seed, 0), set[tuple[str, int]]()
    places: dict[str, dict[str, list[Fault]]] = {}
    for folder in NEAR:
        kinds = places[folder] = {}
        for file in sorted((ROOT / folder).rglob("*.py")):
            for fault in faults_in(ROOT, str(file.relative_to(ROOT))):
                kinds.setdefault(fault.kind, []).append(fault)
    while len(done) < count:
        kinds = places[rng.choice(list(NEAR))]
        fault = rng.choice(kinds[rng.choice(sorted(kinds))])
        if (fault.file, fault.start) not in done:
            done.add((fault.file, fault.start))
            yield fault


def main() -> None:
    """Plant as many as asked for, in a copy, and tell each with its place, kind and outcome."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--faults", type=int, default=0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--seconds", type=float, default=30, help="for the tests of each")
    parser.add_argument("--map", nargs="+", help="tests that enter the map")
    parser.add_argument("--here", action="store_true", help="this is the copy")
    asked = parser.parse_args()
    if asked.here:
        campaign = Campaign(asked)
        files = sorted({test.split("::")[0] for test in [WARM, *campaign.map.seconds]})
        pytest.main(["-s", "-p", "no:xdist", "--timeout=100", "--tb=line", *files], plugins=[campaign])
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = partial(shutil.copytree, ROOT, ignore=shutil.ignore_patterns(".*", "build", "__pycache__"))
        if asked.map or not MAP.exists():
            make_map(copy(Path(folder) / "noting"), asked.map or ["tests"])
        if asked.faults:
            command = [sys.executable, "-m", "tests.mutants", *sys.argv[1:], "--here"]
            subprocess.run(command, cwd=copy(Path(folder) / "sources"), check=True)


if __name__ == "__main__":
    main()
