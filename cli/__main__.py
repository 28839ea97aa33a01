"""`python -m cli` is `meeplepost`."""

from __future__ import annotations

import sys

from cli.command import main

if __name__ == "__main__":
    sys.exit(main())
