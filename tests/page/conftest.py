"""A sandbox with the real bot and the page in it, and windows of a real browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect

from playground.bot import BotProcess
from playground.greeting import furnished
from sandbox import Person, Sandbox
from sandbox.model.wire import PATIENCE
from sandbox.page.room import Room, people
from sandbox.page.server import Page as SandboxPage
from sandbox.process.child import Child

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "page"
SLOW = PATIENCE * 2000
"""Milliseconds that anything may take in a window on a machine that is busy with other tests."""

expect.set_options(timeout=SLOW)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """A headless Chromium of this system."""
    if CHROMIUM is None:
        pytest.skip("no Chromium here; get it with: apt-get install chromium")
    async with async_playwright() as playwright:
        # Chromium's own sandbox needs rights that containers and root do not give.
        yield await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])


@dataclass
class Stand:
    """Everything that runs behind the windows."""

    discord: Sandbox
    page: SandboxPage
    people: dict[str, Person]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def running(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> AsyncIterator[Stand]:
    """A sandbox, the bot's process, and the page."""
    async with (
        Sandbox(answer_seconds=PATIENCE, bot_name="Meeplepost") as discord,
        BotProcess(discord, tmp_path_factory.mktemp("bot"), WORKERS="1") as child,
        SandboxPage(room := furnished(discord, child)) as page,
    ):
        await child.start()
        yield Stand(discord, page, {person.name: person for person in room.people.values()})


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def small_running(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> AsyncIterator[Stand]:
    """A sandbox with the small bot of its own tests, which uses more of Discord than Meeplepost does."""
    async with Sandbox(answer_seconds=PATIENCE) as discord:
        guild = discord.guild("Game night")
        guild.channel("welcome"), guild.channel("tables")
        room = Room(discord, guild, people(guild))
        folder, root = tmp_path_factory.mktemp("small"), str(ROOT)
        async with (
            Child(discord, folder, "-m", "tests.sandbox.child", PYTHONPATH=root) as child,
            SandboxPage(room) as page,
        ):
            await child.start()
            yield Stand(discord, page, {person.name: person for person in room.people.values()})


@pytest.fixture
def stand(running: Stand) -> Stand:
    """The running one, with everybody's switches as they were at first."""
    return reset(running)


@pytest.fixture
def small(small_running: Stand) -> Stand:
    """The one with the small bot, with everybody's switches as they were at first."""
    return reset(small_running)


def reset(running: Stand) -> Stand:
    """Put everybody's switches back, and the patience with the bot."""
    running.discord.answer_seconds = PATIENCE
    for person in running.people.values():
        person.dms_open = True
        person.locale = "ja" if person.name == "Chie" else "en-US"
    return running


Open = Callable[..., Awaitable[Page]]


async def open_window(
    browser: Browser, url: str, *, width: int = 1280, theme: str = "dark", language: str = "en-US"
) -> tuple[Page, list[str]]:
    """A window of its own profile, and what goes wrong in it: errors, and requests to anywhere else."""
    context = await browser.new_context(
        viewport={"width": width, "height": 844 if width < 800 else 860},
        color_scheme="light" if theme == "light" else "dark",
        locale=language,
        has_touch=width < 800,
        reduced_motion="reduce",
    )
    window, wrong = await context.new_page(), []
    window.set_default_timeout(SLOW)
    window.on("pageerror", lambda error: wrong.append(f"{error}"))
    window.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    home = "/".join(url.split("/")[:3])
    window.on(
        "request",
        lambda one: None if one.url.startswith((home, "data:", "blob:")) else wrong.append(one.url),
    )
    await window.goto(url)
    return window, wrong


@pytest_asyncio.fixture(loop_scope="session")
async def windows(browser: Browser) -> AsyncIterator[Open]:
    """Opens windows at an address as somebody; whatever goes wrong in one fails the test."""
    opened: list[tuple[Page, list[str]]] = []

    async def open_at(url: str, name: str = "Ana", **more: object) -> Page:
        made = await open_window(browser, f"{url}#{name}", **more)  # type: ignore[arg-type]
        opened.append(made)
        await made[0].wait_for_selector("#title h2")
        return made[0]

    yield open_at
    for context in browser.contexts:
        await context.close()
    assert [wrong for _, wrong in opened if wrong] == []


@pytest.fixture
def window(windows: Open, stand: Stand) -> Open:
    """Opens windows on the real bot as somebody."""
    return partial(windows, stand.page.url)


async def shoot(window: Page, name: str) -> None:
    """Keep a picture of the window, to be looked at."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    await window.screenshot(path=os.fspath(PICTURES / f"{name}.png"))
