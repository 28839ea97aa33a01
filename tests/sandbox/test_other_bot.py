"""Any discord.py bot runs on the sandbox: one that is not ours, started as its owner would start it."""

from __future__ import annotations

import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from sandbox.process.child import RUNNER
from tests.programs import ROOT, ended, program, said_until

OTHER = str(ROOT / "tests" / "sandbox" / "other_bot.py")
PAGE = ("-m", "sandbox.page", "--port", "0", "--no-browser", "--token", "BOT_TOKEN")


class Browser:
    """The other end of a window's websocket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self.place = ""

    async def until(self, kind: str, **fields: object) -> dict[str, Any]:
        """The next news of this kind with these fields."""
        while True:
            news: dict[str, Any] = await self._socket.receive_json()
            assert "failed" not in news, news
            if news["is"] == kind and all(news[key] == value for key, value in fields.items()):
                return news

    async def wish(self, what: str, **fields: object) -> None:
        """Do something in the first channel."""
        await self._socket.send_json({"number": 1, "do": what, "channel": self.place, **fields})


@asynccontextmanager
async def page(*words: str) -> AsyncIterator[Browser]:
    """A window on the page of a bot that is started so."""
    async with program(*PAGE, *words, PYTHONPATH=str(ROOT)) as process:
        said = await said_until(process, "Ctrl+C")
        origin, key = re.findall(r"(http://[^/]+)(/\S+/)", said)[0]
        async with (
            aiohttp.ClientSession() as http,
            http.ws_connect(f"{origin}{key}window", headers={"Origin": origin}) as socket,
        ):
            browser = Browser(socket)
            browser.place = (await browser.until("everything"))["channels"][0]["id"]
            while (await browser.until("bot"))["bot"]["state"] != "online":
                continue
            yield browser
        process.terminate()
        status, rest = await ended(process)
    assert status == 0 and "Traceback" not in rest, rest


async def test_a_slash_command_and_a_button() -> None:
    async with page("--", sys.executable, OTHER) as browser:
        await browser.wish("slash", command="roll", options={"sides": 20})
        message = (await browser.until("message", new=True))["message"]
        assert message["content"] == "20 of 20" and message["author"]["username"] == "Bot"
        button = message["components"][0]["components"][0]
        await browser.wish("click", message=message["id"], custom_id=button["custom_id"])
        assert (await browser.until("message", new=False))["message"]["content"] == "rolled again"


async def test_a_command_in_a_message() -> None:
    words = ("--name", "Dice", "--privileged-intents", "--", sys.executable, OTHER, "--content")
    async with page(*words) as browser:
        await browser.wish("say", text="!roll 8")
        said = [(await browser.until("message", new=True))["message"] for _ in range(2)]
        assert [one["content"] for one in said] == ["!roll 8", "8 of 8"]
        assert said[1]["author"]["username"] == "Dice"


async def test_privileged_intents_must_be_allowed() -> None:
    async with program(*PAGE, "--", sys.executable, OTHER, "--content") as process:
        status, said = await ended(process)
    assert status == 1 and "PrivilegedIntentsRequired" in said


@pytest.mark.parametrize("words", [(), ("--", "python")])
async def test_what_starts_no_bot_is_refused(words: tuple[str, ...]) -> None:
    async with program(*PAGE, *words) as process:
        status, said = await ended(process)
    assert status == 2 and "usage" in said and "Traceback" not in said


async def test_a_bot_is_redirected_to_this_machine_only() -> None:
    async with program(str(RUNNER), "http://192.0.2.1:80", OTHER, BOT_TOKEN="a.b.c") as process:
        status, said = await ended(process)
    assert status == 2 and "only loopback is allowed" in said
