"""Worker processes: they do their jobs elsewhere, are replaced when they die, and never outlive the bot."""

import asyncio
import os
import platform
import signal
import tempfile
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.bot import worker_pool as pool
from cogs.bot import worker_process
from cogs.bot.worker_pool import Priority, Workers
from cogs.interactions.bot import Busy
from cogs.messages.message import Cover
from cogs.panels import files
from cogs.upkeep.memory import resident
from engines import GAMES
from engines.core.chance import Rng
from engines.core.record import BadRecord
from render.pictures import suffix
from tables.looking_back import imports, proofs
from tests.programs import ROOT, ended, program, said_until

glibc = pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only there is it possible")

BOT = """
import asyncio, os
from cogs.bot.worker_pool import Priority, Workers

async def main():
    workers = Workers(1)
    print(await workers.do(Priority.PEOPLE, os.getpid), flush=True)
    await asyncio.Event().wait()

if __name__ == "__main__":
    asyncio.run(main())
"""

LIMITS = f"from {worker_process.__package__} import worker_process; worker_process"
"""How a worker is told another limit."""


async def test_a_worker_that_died_is_replaced():
    workers = Workers(1)
    try:
        first = await workers.do(Priority.PEOPLE, os.getpid)
        os.kill(first, signal.SIGKILL)
        assert await workers.do(Priority.PEOPLE, os.getpid) not in (first, os.getpid())
    finally:
        workers.close()


async def test_workers_write_png_where_their_owner_wants_it():
    workers = Workers(1, png=True)
    try:
        assert suffix(await workers.picture(Cover("a", "armadora"))) == ".png"
    finally:
        workers.close()


async def test_best_turns_are_sought_once_for_each_position():
    """Whoever looks at the next hint, or plays one, does not wait for it again; another position has its own."""
    game, workers = GAMES["armadora"], Workers(1)
    state = game.new(game.setup(2), Rng("best turns", 0))
    (seat,) = game.due(state)
    first, second = game.view(state, seat), game.view(state, 1 - seat)
    try:
        found = await workers.best_turns("armadora", first, "key")
        assert found and await workers.best_turns("armadora", first, "key") is found
        assert await workers.best_turns("armadora", second, "key") is not found
    finally:
        workers.close()


async def test_where_nothing_temporary_can_be_written_there_are_workers_all_the_same(monkeypatch):
    def nowhere():
        raise FileNotFoundError

    monkeypatch.setattr(tempfile, "gettempdir", nowhere)
    workers = Workers(1)
    try:
        assert await workers.do(Priority.PEOPLE, os.getpid) != os.getpid()
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


async def test_a_worker_that_hangs_is_replaced_and_its_job_done(caplog):
    workers = Workers(1, patience=1)
    try:
        first = await workers.do(Priority.PEOPLE, os.getpid)
        os.kill(first, signal.SIGSTOP)
        assert await workers.do(Priority.PEOPLE, os.getpid) not in (first, os.getpid())
        assert "was replaced" in caplog.text
    finally:
        workers.close()


async def test_computers_think_elsewhere_below_everything_else():
    workers = Workers(1, thinkers=1)
    try:
        thinker = await workers.do(Priority.COMPUTERS, os.getpid)
        niceness = await workers.do(Priority.COMPUTERS, os.getpriority, os.PRIO_PROCESS, 0)
        os.kill(thinker, signal.SIGSTOP)  # it thinks and thinks
        thinking = asyncio.ensure_future(workers.do(Priority.COMPUTERS, os.getpid))
        assert await workers.do(Priority.PEOPLE, os.getpid) != thinker
        assert await workers.do(Priority.PEOPLE, os.getpriority, os.PRIO_PROCESS, 0) < niceness
        os.kill(thinker, signal.SIGCONT)
        assert await thinking == thinker
    finally:
        workers.close()


async def test_who_waits_comes_before_computers_and_too_many_are_told(monkeypatch):
    monkeypatch.setattr(pool, "MOST_WAITING", 2)
    workers = Workers(1)
    order = []
    try:
        await workers.do(Priority.PEOPLE, os.getpid)

        async def job(name, priority):
            await workers.do(priority, os.getpid)
            order.append(name)

        asked = [
            asyncio.ensure_future(job(*each))
            for each in (
                ("running", Priority.COMPUTERS),
                ("review", Priority.REVIEWS),
                ("computer", Priority.COMPUTERS),
                ("one", Priority.PEOPLE),
                ("other", Priority.PEOPLE),
            )
        ]
        await asyncio.sleep(0)  # everybody has asked
        with pytest.raises(Busy):
            await workers.do(Priority.PEOPLE, os.getpid)
        gave_up = asyncio.ensure_future(workers.do(Priority.COMPUTERS, os.getpid))
        await asyncio.sleep(0)
        gave_up.cancel()
        await asyncio.gather(*asked)
        assert order == ["running", "one", "other", "computer", "review"]
        assert await workers.do(Priority.PEOPLE, os.getpid)
        with pytest.raises(ZeroDivisionError):
            await workers.do(Priority.PEOPLE, divmod, 1, 0)
    finally:
        workers.close()


@glibc
def test_a_worker_that_rests_gives_back_what_lies_free_between_what_it_keeps():
    silent: Any = SimpleNamespace(poll=lambda seconds: False, recv=lambda: (len, ("job",)))
    blocks = [b"x" * 60_000 for _ in range(1000)]
    kept = blocks[::20]
    del blocks
    before = resident(["self"])
    assert worker_process._next_job(silent) == (len, ("job",))
    assert resident(["self"]) < before - 40_000_000 and len(kept) == 50


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system does not limit a process's time")
async def test_a_file_is_too_long_by_its_own_processor_time_alone():
    """What other programs do on the machine changes nothing about what is refused."""
    workers = Workers(1)
    workers.file_patience = 0.2
    try:
        await workers.file(time.sleep, 0.6)
        with pytest.raises(BadRecord, match="record-too-slow"):
            await workers.file(exec, "while True: pass")
        assert await workers.file(len, "done") == 4
    finally:
        workers.close()


async def test_no_more_files_wait_than_there_is_time_for(monkeypatch):
    monkeypatch.setattr(pool, "_MOST_FILES", 2)
    workers = Workers(1)
    try:
        first, second = (asyncio.create_task(workers.file(len, "done")) for _ in range(2))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await workers.file(len, "done")
        assert await first == await second == await workers.file(len, "done") == 4
    finally:
        workers.close()


async def test_the_process_of_a_file_imports_neither_discord_nor_a_database():
    """Each file has a process of its own, whose time is mostly its imports."""
    workers = Workers(1)
    jobs = ", ".join(job.__module__ for job in (imports.opened, proofs.prove, files.journal_file))
    try:
        await workers.file(
            exec, f"import sys, {jobs}\nassert not {{'discord', 'sqlalchemy'}} & set(sys.modules)"
        )
    finally:
        workers.close()


async def test_a_file_for_which_the_machine_has_no_time_is_nobodys_mistake(monkeypatch):
    monkeypatch.setattr(pool, "_FILE_WAIT", 0.3)
    monkeypatch.setattr(worker_process, "_START", 30.0)
    workers = Workers(1)
    try:
        with pytest.raises(Busy):
            await workers.file(time.sleep, 30.0)
    finally:
        workers.close()


@glibc
async def test_a_worker_that_has_become_too_large_is_followed_by_another_one():
    workers = Workers(1)
    try:
        first = await workers.do(Priority.PEOPLE, os.getpid)
        await workers.do(Priority.PEOPLE, exec, f"{LIMITS}._MOST_BYTES = 1")
        assert await workers.do(Priority.PEOPLE, os.getpid) not in (first, os.getpid())
    finally:
        workers.close()


@glibc
async def test_who_thinks_for_computers_ends_while_nobody_needs_it():
    workers = Workers(1, thinkers=1)
    try:
        first = await workers.do(Priority.COMPUTERS, os.getpid)
        await workers.do(Priority.COMPUTERS, exec, f"{LIMITS}._REST = 0")
        while Path(f"/proc/{first}").exists():
            await asyncio.sleep(0.01)
        assert await workers.do(Priority.COMPUTERS, os.getpid) not in (first, os.getpid())
    finally:
        workers.close()
