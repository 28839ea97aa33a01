"""The small bot as a program of its own: base URL and token are its arguments."""

from __future__ import annotations

import asyncio
import sys

from sandbox.redirect import redirect_discord
from tests.sandbox.small_bot import SmallBot


async def main(base: str, token: str, sync: str) -> None:
    redirect_discord(base)
    async with SmallBot(sync=sync == "sync") as bot:
        await bot.start(token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
