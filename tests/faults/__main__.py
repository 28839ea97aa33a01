"""Run campaigns at length and print their figures: `python -m tests.faults [name …] [--share 0.5] [--seed 1]`.

Exits with 1 if anything was lost, doubled, leaked or stuck. The same seed makes the same choices; instants in a running
bot remain the machine's.
"""

from __future__ import annotations

import argparse
import asyncio
import inspect
import sys
import time
from collections.abc import Awaitable, Callable

from tests.faults import disk, kills, machines, people, processes, secrets, typing, ways_in, weather
from tests.faults.figures import Figures

CAMPAIGNS: dict[str, tuple[Callable[[int, int], Figures | Awaitable[Figures]], int]] = {
    "kills": (kills.campaign, 60),
    "typing": (typing.campaign, 200_000),
    "ways in": (ways_in.campaign, 100_000),
    "people": (people.campaign, 11),
    "secrets": (secrets.campaign, 150),
    "weather": (weather.campaign, 1),
    "processes": (processes.campaign, 3),
    "machines": (machines.campaign, 180),
    "disk": (disk.campaign, 1),
}
"""Every campaign, and its usual count."""


async def _run(name: str, share: float, seed: int) -> Figures:
    campaign, count = CAMPAIGNS[name]
    found = campaign(max(1, round(count * share)), seed)
    return await found if inspect.isawaitable(found) else found


def main() -> int:
    """Run what was asked for, one campaign after the other."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *CAMPAIGNS])
    parser.add_argument("--share", type=float, default=1.0, help="how much of the usual counts")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wrong = 0
    for name in asked.names or CAMPAIGNS:
        began = time.monotonic()
        figures = asyncio.run(_run(name, asked.share, asked.seed))
        sys.stdout.write(f"{figures} in {time.monotonic() - began:.0f} s\n")
        sys.stdout.writelines(f"  {each}\n" for each in figures.wrong[:20])
        sys.stdout.flush()
        wrong += len(figures.wrong) + figures.tried - figures.survived
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
