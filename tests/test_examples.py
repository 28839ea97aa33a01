"""The examples in docstrings say what the code does."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = (
    "bench", "cli", "cogs", "community", "data", "engines", "playground", "render", "sandbox", "skeleton", "tables",
)  # fmt: skip
FILES = [
    file.relative_to(ROOT)
    for package in PACKAGES
    for file in sorted((ROOT / package).rglob("*.py"))
    if "\n    >>> " in file.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("file", FILES, ids=str)
def test_its_examples_are_true(file):
    module = import_module(".".join(file.with_suffix("").parts).removesuffix(".__init__"))
    failed, tried = doctest.testmod(module)
    assert tried and not failed
