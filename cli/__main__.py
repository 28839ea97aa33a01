"""`python -m cli` is `meeplepost`."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    from cli.command import (
        main,
    )  # here: every worker process imports this file as well, and needs nothing of that

    sys.exit(main())
