"""`python -m tests.month`: a month of 40 tables, and once more with the bot killed at random points."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

from sandbox import REALISTIC, Sandbox
from sandbox.model.wire import PATIENCE
from tests.month.month import Month


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def live(seed: str, tables: int, days: int, kills: int, crews: int) -> bool:
    """Live through one month and print what it came to."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(answer_seconds=PATIENCE, rate_limits=REALISTIC) as discord:
            month = Month(discord, Path(folder), seed, (tables, crews), days, kills, narrate=_say)
            figures = await month.run()
        said = (Path(folder) / "bot.log").read_text(encoding="utf-8")
    sys.stdout.write(f"{figures}\n" + "".join(f"  {line}\n" for line in month.complaints))
    for line in said.splitlines():
        if "Traceback" in line or line.startswith("ERROR"):
            sys.stdout.write(f"  log: {line}\n")
    return not month.complaints and "Traceback" not in said


def main() -> int:
    """Exit status 0 when nothing was wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--crews", type=int, default=6, help="further tables, with crews")
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--kills", type=int, nargs="*", default=[0, 60])
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    lived = [
        asyncio.run(live(asked.seed, asked.tables, asked.days, kills, asked.crews)) for kills in asked.kills
    ]
    return 0 if all(lived) else 1


if __name__ == "__main__":
    sys.exit(main())
