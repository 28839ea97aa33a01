"""The small bot as a program of its own, for `Child`; with SYNC=no it leaves the commands as they are."""

from __future__ import annotations

import asyncio
import os

from tests.sandbox.small_bot import SmallBot


async def main() -> None:
    async with SmallBot(sync=os.environ.get("SYNC") != "no") as bot:
        await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
