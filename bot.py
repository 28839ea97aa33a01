"""Meeplepost: `python bot.py` is `meeplepost run`. The command `meeplepost` has more: `python -m cli --help`."""

from __future__ import annotations

import sys

from cli.run import main

if __name__ == "__main__":
    sys.exit(main())
