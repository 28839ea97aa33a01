"""Meeplepost: `python bot.py` is `meeplepost run`. The command `meeplepost` has more: `python -m cli --help`."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    from cli.command import (
        main,
    )  # here: every worker process imports this file as well, and needs nothing of that

    sys.exit(main(["run", *sys.argv[1:]]))
