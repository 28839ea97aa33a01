"""The version of this program."""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path


def program_version() -> str:
    """The version: that of the folder which runs, else of the installed package."""
    project = Path(__file__).parents[1] / "pyproject.toml"
    if project.is_file():
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    try:
        return version("meeplepost")
    except PackageNotFoundError:
        return "unknown"
