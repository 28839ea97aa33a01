"""Who gets at the page: nobody without its key, no other site, nothing under a foreign name."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.page import __main__ as program
from sandbox.page.room import Room
from sandbox.page.server import Page
from sandbox.server.hosts import host_fits


@dataclass
class Served:
    """A page and a client for it."""

    page: Page
    http: aiohttp.ClientSession

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return "/".join(self.page.url.split("/")[:3])

    async def status(self, url: str, **headers: str) -> int:
        """The answer's status; an open websocket is 101."""
        async with self.http.get(url, headers=headers) as answer:
            return answer.status

    async def window(self, **headers: str) -> int:
        """The status of opening a window."""
        try:
            async with self.http.ws_connect(f"{self.page.url}window", headers=headers):
                return 101
        except aiohttp.WSServerHandshakeError as error:
            return error.status


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    async with Sandbox() as discord, aiohttp.ClientSession() as http:
        guild = discord.guild("Game night")
        async with Page(Room(discord, guild, [guild.person("Ana")])) as page:
            yield Served(page, http)


async def test_the_page_and_its_files_are_there(served: Served) -> None:
    assert served.page.url.startswith("http://127.0.0.1:")
    for path in ("", "static/app.js", "static/base.css", "static/icon.svg"):
        assert await served.status(served.page.url + path) == 200, path
    assert await served.window(Origin=served.origin) == 101


async def test_a_port_stays_with_whoever_has_it(served: Served) -> None:
    taken = int(served.origin.rpartition(":")[2])
    room = served.page.room
    async with Page(room, ports=(taken, 0)) as second:
        assert not second.url.startswith(served.origin) and await served.status(second.url) == 200
    with pytest.raises(OSError, match="in use"):
        await Page(room, ports=(taken,)).__aenter__()


@pytest.mark.parametrize("path", ["/", "/window", "/static/app.js", "/wrong-key/", "/wrong-key/window"])
async def test_without_the_key_there_is_nothing(served: Served, path: str) -> None:
    assert await served.status(served.origin + path) == 404


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "192.0.2.7", "localhost.evil.example"])
async def test_a_foreign_name_is_refused(served: Served, host: str) -> None:
    assert await served.status(served.page.url, Host=host) == 403
    assert await served.window(Host=host, Origin=f"http://{host}") == 403


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"])
async def test_another_site_is_refused(served: Served, origin: str) -> None:
    assert await served.status(served.page.url, Origin=origin) == 403
    assert await served.window(Origin=origin) == 403


async def test_a_window_without_an_origin_is_no_browser(served: Served) -> None:
    assert await served.window() == 403


async def test_nothing_leads_out_of_the_static_files(served: Served) -> None:
    for path in ("static/../server.py", "static/%2e%2e/server.py", "static/..%2fserver.py"):
        assert await served.status(served.page.url + path) in (403, 404)


async def test_every_answer_forbids_to_load_from_elsewhere(served: Served) -> None:
    async with served.http.get(served.page.url) as answer:
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert "http" not in await answer.text()


async def test_a_wish_for_nonsense_is_refused_with_a_reason(served: Served) -> None:
    async with served.http.ws_connect(
        f"{served.page.url}window", headers={"Origin": served.origin}
    ) as socket:
        assert (await socket.receive_json())["is"] == "everything"
        for number, wish in enumerate(
            ({"do": "fly"}, {"do": "say", "channel": "1"}, {"do": "be", "person": "x"}, {"do": "begin"}, {})
        ):
            await socket.send_json({"number": number, **wish})
            answer = await socket.receive_json()
            assert (answer["number"], answer["failed"]) == (number, "refused")
            assert answer["why"]
        await socket.send_str("not JSON")
        assert (await socket.receive_json())["failed"] == "refused"


@pytest.mark.parametrize(
    ("host", "loopback", "fits"),
    [
        ("127.0.0.1:8484", True, True),
        ("localhost:8484", True, True),
        ("[::1]:8484", True, True),
        ("192.168.1.7:8484", True, False),
        ("192.168.1.7:8484", False, True),
        ("my-machine:8484", False, False),
        ("", True, False),
        (":", False, False),
    ],
)
def test_hosts(host: str, loopback: bool, fits: bool) -> None:
    assert host_fits(host, loopback=loopback) is fits


def test_another_address_must_be_wanted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["sandbox.page", "--address", "0.0.0.0"])
    with pytest.raises(SystemExit, match="2"):
        program.main()
    assert "--expose" in capsys.readouterr().err
