"""One task per key: bursts are one, nothing runs twice at a time, and what fails is tried again, ever later."""

import asyncio

import pytest

from tables import keyed_jobs
from tables.keyed_jobs import Wakeups


class Work:
    """Work that waits until it may go on, and fails as often as it is told to."""

    def __init__(self):
        self.go, self.begun, self.failing = asyncio.Event(), [], 0
        self.waits: list[tuple[str, int]] = []
        self.at_work = set()
        self.wakeups = Wakeups("work on", self, lambda key, error, wait: self.waits.append((key, wait)))

    async def __call__(self, key):
        assert key not in self.at_work
        self.at_work.add(key)
        self.begun.append(key)
        try:
            await self.go.wait()
            if self.failing:
                self.failing -= 1
                raise ConnectionError("planted")
        finally:
            self.at_work.discard(key)


@pytest.fixture
async def work():
    made = Work()
    yield made
    await made.wakeups.close()


async def test_a_burst_is_done_once_and_what_comes_meanwhile_once_more(work):
    for key in "aab":
        work.wakeups.wake(key)
    await asyncio.sleep(0)
    assert work.begun == ["a", "b"]
    for _ in range(3):
        work.wakeups.wake("a")
    work.go.set()
    await work.wakeups.settle()
    assert work.begun == ["a", "b", "a"] and not work.waits


async def test_what_fails_is_tried_again_ever_later(work, monkeypatch):
    work.go.set()
    work.failing = 9
    for _ in range(10):
        work.wakeups.wake("a")
        await work.wakeups.settle()
    assert [wait for _, wait in work.waits] == [2, 4, 8, 16, 32, 64, 128, 256, 300]
    work.failing = 1
    work.wakeups.wake("a")
    await work.wakeups.settle()
    assert work.waits[-1] == ("a", 2), "after a success it begins anew"


async def test_a_retry_comes_by_itself(work, monkeypatch):
    monkeypatch.setattr(keyed_jobs, "FIRST_PAUSE", 0)
    work.go.set()
    work.failing = 2
    work.wakeups.wake("a")
    while len(work.begun) < 3:
        await asyncio.sleep(0)
    await work.wakeups.settle()
    assert work.begun == ["a"] * 3 and len(work.waits) == 2


async def test_one_waits_for_one_key_alone(work):
    work.wakeups.wake("a")
    await work.wakeups.finished("b")
    await work.wakeups.finished("a", 0)
    assert work.at_work == {"a"} or not work.begun
    work.go.set()
    await work.wakeups.finished("a")
    assert work.begun == ["a"] and not work.at_work


async def test_closing_stops_what_runs_and_what_would_be_tried_again(work):
    work.failing = 1
    work.go.set()
    work.wakeups.wake("failed")
    await work.wakeups.settle()
    work.go.clear()
    work.wakeups.wake("running")
    await asyncio.sleep(0)
    await work.wakeups.close()
    work.go.set()
    await work.wakeups.settle()
    assert work.begun == ["failed", "running"] and not work.at_work
