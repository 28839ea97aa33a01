"""Sizes that Discord keeps silent about: bytes of text, and of all strings."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Channel, Person, Sandbox
from sandbox.model import interactions, limits
from tests.sandbox.raw import Raw

V2 = 1 << 15
Json = dict[str, Any]


def texts(*contents: str) -> Json:
    return {"flags": V2, "components": [{"type": 10, "content": content} for content in contents]}


@pytest.mark.parametrize(
    ("contents", "status"),
    [
        (["字" * 3_386], 200),  # 10,158 bytes and one text display
        (["字" * 3_386, "a"], 500),
        (["字" * 3_386 + "a"], 500),
        (["a" * 3_999, "a"], 200),
        (["字" * 1_000, "字" * 1_000, "字" * 1_378], 200),  # 10,134 and three
        (["字" * 1_000, "字" * 1_000, "字" * 1_379], 500),
    ],
)
async def test_the_bytes_of_text(
    box: Sandbox, channel: Channel, client: Raw, contents: list[str], status: int
) -> None:
    answer = await client.ask("POST", f"/channels/{channel.id}/messages", texts(*contents))
    assert answer.status == status and len(channel.messages) == (status == 200)
    if status == 500:
        assert answer.code == 0 and "500" in str(box.violations[-1])
    box.forgive()


async def test_an_edit_that_grows_too_large(box: Sandbox, channel: Channel, client: Raw) -> None:
    path = f"/channels/{channel.id}/messages"
    made = await client.ask("POST", path, texts("short"))
    grown = await client.ask("PATCH", f"{path}/{made.json['id']}", texts("字" * 3_387))
    assert grown.status == 500 and channel.last.text == "short"
    box.forgive()


async def test_a_first_answer_that_is_too_large_is_an_unknown_interaction(
    box: Sandbox, channel: Channel, ana: Person, client: Raw
) -> None:
    for number in range(2):
        it = box.world.interact(interactions.COMMAND, ana, channel, {"name": "x"})
        path = f"/interactions/{it.id}/{it.token}/callback"
        refused = await client.ask("POST", path, {"type": 4, "data": texts("字" * 3_387)})
        assert (refused.status, refused.code) == (404, 10062) and it.answer is None
        if number:
            short = await client.ask("POST", path, {"type": 4, "data": texts("too much to show")})
            assert short.status == 204 and channel.last.text == "too much to show"
            continue
        assert await client.send("POST", path, {"type": 5}) == 204
        later = f"/webhooks/{box.world.application_id}/{it.token}/messages/@original"
        assert await client.send("PATCH", later, texts("字" * 3_387)) == 500
    assert "10062" in str(box.forgive())


def menus(count: int) -> Json:
    """A message with selects of some 3,000 bytes each."""

    def menu(at: int) -> Json:
        options = [
            {"label": "字" * 30, "value": f"{at} {number}", "description": "字" * 10} for number in range(25)
        ]
        return {"type": 1, "components": [{"type": 3, "custom_id": f"pick{at}", "options": options}]}

    return {"flags": V2, "components": [{"type": 10, "content": "which?"}, *map(menu, range(count))]}


async def test_selects_and_labels_count_too(box: Sandbox, channel: Channel, ana: Person, client: Raw) -> None:
    path = f"/channels/{channel.id}/messages"
    assert await client.send("POST", path, menus(3)) == 200
    assert await client.send("POST", path, menus(4)) == 500
    it = box.world.interact(interactions.COMMAND, ana, channel, {"name": "x"})
    callback = f"/interactions/{it.id}/{it.token}/callback"
    refused = await client.ask("POST", callback, {"type": 4, "data": menus(4)})
    assert (refused.status, refused.code) == (404, 10062)
    box.forgive()


async def test_the_budget_of_all_strings(box: Sandbox, channel: Channel, client: Raw) -> None:
    def menu(values: int) -> Json:
        options = [
            {"label": "字" * 33, "value": f"{number}" + "v" * 97, "description": "字" * 33}
            for number in range(10, 10 + values)
        ]
        select = {"type": 3, "custom_id": f"pick{values}", "options": options}
        return {"content": "", "components": [{"type": 1, "components": [select]}]}

    path = f"/channels/{channel.id}/messages"
    most = (limits.STRING_BYTES - len("pick24")) // (99 + 99 + 99)
    assert most >= 25, "one select is never too much"
    assert await client.send("POST", path, menu(25)) == 200 and not box.violations
    two = menu(25)["components"] + menu(5)["components"]
    assert await client.send("POST", path, {"components": two}) == 200, "Discord may take it"
    (violation,) = box.forgive()
    assert "a careful bot keeps to 8000" in str(violation)
    embeds = [{"description": "é" * 2_000, "title": "x", "url": "https://example.org/" + "u" * 2_000}]
    assert await client.send("POST", path, {"embeds": embeds, "content": "é" * 2_000}) == 200
    assert "8001 bytes" in str(box.forgive()), "addresses do not count"
