"""`python -m bench [--quick] [part …]`: measure, print the table, and write `build/bench.json`."""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import cast

from bench.figures import Figure, save, table

PARTS = ("engines", "pictures", "storage", "start", "interactions", "calls", "rush", "small", "walk")
"""Modules here that measure: each has `measure(quick)`, which returns figures."""

RESULTS = Path(__file__).parents[1] / "build" / "bench.json"


def main() -> None:
    """Run the parts that are named, or all."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"one of {', '.join(PARTS)}")
    parser.add_argument(
        "--quick", action="store_true", help="a few rounds of each: shows that it runs, measures little"
    )
    asked = parser.parse_args()
    if wrong := set(asked.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(wrong))}; there are {', '.join(PARTS)}")
    found: dict[str, list[Figure]] = {}
    for part in asked.parts or PARTS:
        began = time.monotonic()
        found[part] = measure_part(part, asked.quick)
        sys.stdout.write(f"\n{part} ({time.monotonic() - began:.0f} s)\n{table(found[part])}\n")
        sys.stdout.flush()
    save(found, RESULTS)


def measure_part(part: str, quick: bool) -> list[Figure]:
    """Measure one part; with `quick` from too few rounds for figures to rely on."""
    return cast(list[Figure], import_module(f"bench.{part}").measure(quick))


if __name__ == "__main__":
    main()
