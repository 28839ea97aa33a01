"""Notes which blocks of statements each test enters: a plugin for pytest in a copy that `tests.mutants` has prepared.

Each block there begins with `_entered[number] = 1`. The bytes are shared with the processes that a test starts, which import this module, too. Time is that of the
processor. Of cases that differ
in numbers alone, no more are run when they have taken long enough.
"""

import json
import mmap
import os
import re
import time
from collections import defaultdict
from itertools import compress
from pathlib import Path

_ROOT = Path(__file__).parent.parent
with (_ROOT / "entered.bytes").open("r+b") as _file:
    ENTERED = mmap.mmap(_file.fileno(), 0)
_begun, _failed = 0.0, False
_numbers: list[tuple[str, int]] = []
_spent: dict[str, float] = defaultdict(float)
_cases: dict[str, int] = defaultdict(int)


def pytest_runtest_logstart(nodeid):
    """What is entered before the first test belongs to imports, which have no name."""
    global _begun, _failed
    if not _numbers:
        _numbers.extend(json.loads((_ROOT / "entered.json").read_bytes()))
        _write("", 0.0)
    ENTERED[:] = bytes(len(ENTERED))
    _begun, _failed = time.process_time(), False


def pytest_runtest_setup(item):
    """Enough is five seconds, or half a second where a case takes a quarter of one."""
    import pytest

    cases = _cases_of(item.nodeid)
    if _spent[cases] > (5 if _spent[cases] < _cases[cases] / 4 else 0.5):
        pytest.skip("enough of these")


def pytest_runtest_logreport(report):
    """A test that fails anyway sees no fault."""
    global _failed
    _failed = _failed or not report.passed


def pytest_runtest_logfinish(nodeid):
    """A line for each test."""
    if not _failed:
        seconds = time.process_time() - _begun
        _spent[_cases_of(nodeid)] += seconds
        _cases[_cases_of(nodeid)] += 1
        _write(nodeid, round(seconds, 3))


def _cases_of(nodeid):
    return re.sub(r"\d+", "", nodeid)


def _write(test, seconds):
    lines = defaultdict(list)
    for file, line in compress(_numbers, ENTERED[:]):
        lines[file].append(line)
    with Path(os.environ["MUTANTS_MAP"]).open("a") as notes:
        notes.write(json.dumps([test, seconds, lines]) + "\n")
