"""Worker processes: they do their jobs elsewhere, are replaced when they die, and never outlive the bot."""

import os
import signal

from cogs.bot.workers import Workers
from tests.programs import ROOT, ended, program, said_until

BOT = """
import asyncio, os
from cogs.bot.workers import Workers

async def main():
    workers = Workers(1)
    print(await workers._run(os.getpid), flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""


async def test_a_worker_that_died_is_replaced():
    workers = Workers(1)
    try:
        first = await workers._run(os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await workers._run(os.getpid) not in (first, os.getpid())
    finally:
        workers.close()


async def test_no_worker_outlives_a_bot_that_was_killed(tmp_path):
    script = tmp_path / "bot.py"
    script.write_text(BOT)
    async with program(str(script), PYTHONPATH=str(ROOT)) as bot:
        assert int(await said_until(bot, "\n")) != bot.pid
        bot.kill()
        # The worker has inherited the pipe: it ends only when the worker has.
        await ended(bot)
