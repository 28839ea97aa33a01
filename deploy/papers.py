"""Renew what pages show of the code: the list of what is kept, in `PRIVACY.md`. `make docs` calls it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from data.schema.kept import as_table

PRIVACY: Final = Path(__file__).parents[1] / "PRIVACY.md"


def renewed(page: str) -> str:
    """The page with the list as the code has it."""
    return re.sub(r"^\| what \| why \|(.*\n\|)*.*\n", lambda _: as_table(), page, flags=re.MULTILINE)


if __name__ == "__main__":
    PRIVACY.write_text(renewed(PRIVACY.read_text(encoding="utf-8")), encoding="utf-8")
