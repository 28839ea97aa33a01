"""Run a module as a program that ends when whoever started it does: `python leash.py 7 bot`.

7 is the reading end of a pipe into which nothing is ever written. The system closes the other end when the process that holds
it ends, however that ends: a kill -9 leaves nobody behind.
"""

from __future__ import annotations

import os
import runpy
import sys
import threading
from pathlib import Path


def main() -> None:
    """Read the arguments and run; what follows them is the program's own."""
    pipe, module = int(sys.argv[1]), sys.argv[2]
    threading.Thread(target=_watch, args=(pipe,), name="leash", daemon=True).start()
    del sys.argv[1:3]
    sys.path[0] = str(Path(__file__).parents[2])
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _watch(pipe: int) -> None:
    os.read(pipe, 1)
    os._exit(1)


if __name__ == "__main__":
    main()
