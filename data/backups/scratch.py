"""Folders for what is needed for a moment and must not stay: copies of a database in which everything can be read."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder that is gone afterwards; those of processes that were killed go, too."""
    for left in Path(tempfile.gettempdir()).glob("meeplepost-*"):
        process = re.match(r"meeplepost-(\d+)-", left.name)
        if process and not Path(f"/proc/{process[1]}").exists():
            shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=f"meeplepost-{os.getpid()}-") as folder:
        yield Path(folder)
