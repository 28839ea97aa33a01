"""Payloads at Discord's limits pass; payloads beyond them are refused and recorded."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox import Channel, Guild, Person, Sandbox
from sandbox.model import interactions, limits
from tests.sandbox.raw import Raw

V2 = 1 << 15
Json = dict[str, Any]


def button(number: int = 1, **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go{number}", **more}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def select(count: int = 2, **more: Any) -> Json:
    options = [{"label": f"Option {number}", "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options, **more}


def text(length: int = 5) -> Json:
    return {"type": 10, "content": "x" * length}


def container(*parts: Json) -> Json:
    return {"type": 17, "components": list(parts)}


def gallery(count: int = 1, **more: Any) -> Json:
    return {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}, **more}] * count}


def v2(*parts: Json) -> Json:
    return {"flags": V2, "components": list(parts)}


def embed(**parts: Any) -> Json:
    return {"embeds": [{"title": "t", **parts}]}


def label(component: Json, **more: Any) -> Json:
    return {"type": 18, "label": "Name", "component": component, **more}


def entry(number: int = 1, **more: Any) -> Json:
    return {"type": 4, "style": 1, "custom_id": f"entry{number}", **more}


def modal(*parts: Json, **more: Any) -> Json:
    return {"type": 9, "data": {"title": "T", "custom_id": "m", "components": list(parts), **more}}


def command(*options: Json, **more: Any) -> Json:
    return {"name": "move", "description": "Move", "options": list(options), **more}


def option(name: str = "to", kind: int = 3, **more: Any) -> Json:
    return {"type": kind, "name": name, "description": "Where", **more}


def choices(count: int = 1, **more: Any) -> list[Json]:
    return [{"name": f"Choice {number}", "value": f"c{number}", **more} for number in range(count)]


field = {"name": "n", "value": "v"}
TWO = [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]

GOOD_MESSAGES: dict[str, Json] = {
    "longest content": {"content": "x" * limits.CONTENT},
    "five rows of five": {
        "content": "x",
        "components": [row(*(button(r * 5 + c) for c in range(5))) for r in range(5)],
    },
    "25 options": {"content": "x", "components": [row(select(25, max_values=25))]},
    "longest texts": {"content": "x", "components": [row(button(label="x" * 80, custom_id="y" * 100))]},
    "emoji only": {
        "content": "x",
        "components": [row({"type": 2, "style": 2, "custom_id": "a", "emoji": {"name": "🎲"}})],
    },
    "largest embed": embed(description="x" * 4096, fields=[{"name": "x" * 256, "value": "x" * 1024}]),
    "25 fields": embed(fields=[field] * 25),
    "40 nested components": v2(container(*(text() for _ in range(39)))),
    "4000 characters": v2(text(2000), container(text(2000))),
    "ten pictures": v2(gallery(10, description="x" * 1024)),
    "a section": v2({"type": 9, "components": [text(), text(), text()], "accessory": button()}),
}

BAD_MESSAGES: dict[str, tuple[Json, str]] = {
    "nothing": ({}, "empty message"),
    "empty text": ({"content": ""}, "empty message"),
    "long content": ({"content": "x" * 2001}, "content: must be between 0 and 2000"),
    "long nonce": ({"content": "x", "nonce": "n" * 26}, "nonce"),
    "both parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "both",
    ),
    "eleven embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds: must be 10"),
    "empty embed": ({"embeds": [{"color": 3}]}, "embeds.0: must not be empty"),
    "long title": (embed(title="x" * 257), "embeds.0.title"),
    "long description": (embed(description="x" * 4097), "embeds.0.description"),
    "26 fields": (embed(fields=[field] * 26), "embeds.0.fields: must be 25"),
    "empty field": (embed(fields=[{"name": "", "value": "v"}]), "embeds.0.fields.0.name"),
    "long field": (embed(fields=[{"name": "n", "value": "x" * 1025}]), "embeds.0.fields.0.value"),
    "long footer": (embed(footer={"text": "x" * 2049}), "embeds.0.footer.text"),
    "long author": (embed(author={"name": "x" * 257}), "embeds.0.author.name"),
    "6001 characters": (
        {"embeds": [{"description": "x" * 3001}, {"description": "x" * 3000}]},
        "maximum size of 6000",
    ),
    "odd address": (embed(image={"url": "ftp://example.org/a.png"}), "not a URL"),
    "missing file": (embed(image={"url": "attachment://a.png"}), "names no file"),
    "six rows": ({"components": [row(button(n)) for n in range(6)]}, "components: must be 5"),
    "six buttons": (
        {"components": [row(*(button(n) for n in range(6)))]},
        "between 1 and 5 in number, not 6",
    ),
    "empty row": ({"components": [row()]}, "between 1 and 5 in number, not 0"),
    "bare button": ({"components": [button()]}, "not allowed here"),
    "select beside button": ({"components": [row(select(), button())]}, "fills its row"),
    "same custom_id": ({"components": [row(button(), button())]}, "'go1' is used 2 times"),
    "long custom_id": (
        {"components": [row(button(custom_id="x" * 101))]},
        "custom_id: must be between 1 and 100",
    ),
    "no custom_id": (
        {"components": [row({"type": 2, "style": 1, "label": "x"})]},
        "custom_id: this field is required",
    ),
    "link with custom_id": ({"components": [row(button(style=5, url="https://a.org"))]}, "has no custom_id"),
    "link without url": ({"components": [row({"type": 2, "style": 5, "label": "x"})]}, "url"),
    "url on a button": ({"components": [row(button(url="https://a.org"))]}, "only a link button"),
    "blank button": ({"components": [row({"type": 2, "style": 1, "custom_id": "x"})]}, "a label or an emoji"),
    "long label": ({"components": [row(button(label="x" * 81))]}, "label: must be between 0 and 80"),
    "odd style": ({"components": [row(button(style=7))]}, "no button style 7"),
    "unknown emoji": (
        {"components": [row(button(emoji={"id": "1234", "name": "meeple"}))]},
        "components.0.components.0.emoji: Invalid emoji",
    ),
    "no emoji": ({"components": [row(button(emoji={"name": "meeple"}))]}, "emoji: Invalid emoji"),
    "unknown emoji of an option": (
        {
            "components": [
                row({"type": 3, "custom_id": "p", "options": [{**TWO[0], "emoji": {"id": "1234"}}]})
            ]
        },
        "options.0.emoji: Invalid emoji",
    ),
    "26 options": ({"components": [row(select(26))]}, "options: must be between 1 and 25 in number, not 26"),
    "no options": ({"components": [row(select(0))]}, "options: must be between 1 and 25 in number, not 0"),
    "more than there are": ({"components": [row(select(2, max_values=3))]}, "more than there are options"),
    "min over max": ({"components": [row(select(3, min_values=2, max_values=1))]}, "more than max_values"),
    "same value": (
        {"components": [row({"type": 3, "custom_id": "p", "options": [{"label": "a", "value": "a"}] * 2})]},
        "the value 'a' is used 2 times",
    ),
    "long placeholder": ({"components": [row(select(placeholder="x" * 151))]}, "placeholder"),
    "long option": (
        {"components": [row({"type": 3, "custom_id": "p", "options": [{"label": "x" * 101, "value": "a"}]})]},
        "options.0.label: must be between 1 and 100",
    ),
    "V2 without flag": ({"components": [text()]}, "component type 10 is not allowed here"),
    "V2 with content": (v2(text()) | {"content": "x"}, "no content and no embeds"),
    "V2 with embeds": (v2(text()) | embed(), "no content and no embeds"),
    "empty V2": ({"flags": V2, "components": []}, "empty message"),
    "41 nested components": (v2(container(*(text() for _ in range(40)))), "41 components, the limit is 40"),
    "4001 characters": (v2(text(2000), container(text(2001))), "4001 characters of text"),
    "blank text": (v2({"type": 10, "content": ""}), "content: must be between 1 and"),
    "container in container": (v2(container(container(text()))), "component type 17 is not allowed here"),
    "eleven pictures": (v2(gallery(11)), "items: must be between 1 and 10"),
    "long alt text": (v2(gallery(description="x" * 1025)), "items.0.description: must be between 0 and 1024"),
    "picture of no file": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}),
        "names no file",
    ),
    "section of four": (
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "between 1 and 3",
    ),
    "section alone": (v2({"type": 9, "components": [text()]}), "needs a button or a thumbnail"),
    "modal field in a message": (v2(row(entry())), "component type 4 is not allowed here"),
    "unlisted file id": ({"content": "x", "attachments": [{"id": 0}]}, "there is no file files[0]"),
}

GOOD_CALLBACKS: dict[str, Json] = {
    "five labels": modal(*(label(entry(n)) for n in range(5))),
    "text between": modal(text(), label(select()), label({"type": 21, "custom_id": "r", "options": TWO})),
}

BAD_CALLBACKS: dict[str, tuple[Json, str]] = {
    "no data": ({"type": 4}, "data: this field is required"),
    "empty answer": ({"type": 4, "data": {}}, "empty message"),
    "choices to a command": ({"type": 8, "data": {"choices": []}}, "is not answered with 8"),
    "update without message": ({"type": 7, "data": {"content": "x"}}, "is not answered with 7"),
    "long title": (modal(label(entry()), title="x" * 46), "title: must be between 1 and 45"),
    "six labels": (modal(*(label(entry(n)) for n in range(6))), "components: must be between 1 and 5"),
    "no labels": (modal(), "components: must be between 1 and 5"),
    "long label": (modal(label(entry(), label="x" * 46)), "label: must be between 1 and 45"),
    "long description": (modal(label(entry(), description="x" * 101)), "description"),
    "same custom_id": (modal(label(entry()), label(entry())), "'entry1' is used 2 times"),
    "min over max": (modal(label(entry(min_length=5, max_length=4))), "lengths 5 to 4"),
    "4001 characters": (modal(label(entry(max_length=4001))), "lengths 0 to 4001"),
    "long default": (modal(label(entry(max_length=3, value="abcd"))), "value: must be between 0 and 3"),
    "button in a modal": (modal(row(button())), "not allowed here"),
    "one radio button": (
        modal(label({"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}]})),
        "2 and 10",
    ),
}

GOOD_COMMANDS: dict[str, list[Json]] = {
    "100 commands": [command(name=f"c{number}") for number in range(100)],
    "25 choices": [command(option(choices=choices(25)))],
    "group and subcommand": [command(option("a", 2, options=[option("b", 1, options=[option()])]))],
    "menus": [{"type": 2, "name": "Look At"}, {"type": 3, "name": "Look At"}],
    "localised": [command(name_localizations={"ja": "動く"}, description_localizations={"ja": "動きます"})],
}

LONG: Json = {"description": "x" * 100}
BAD_COMMANDS: dict[str, tuple[list[Json], str]] = {
    "101 commands": ([command(name=f"c{number}") for number in range(101)], "101 commands of type 1"),
    "16 menus": ([{"type": 2, "name": f"m{number}"} for number in range(16)], "16 commands of type 2"),
    "same name": ([command(), command()], "is there 2 times"),
    "upper case": ([command(name="Move")], "lower case"),
    "space": ([command(name="move to")], "lower case"),
    "long name": ([command(name="x" * 33)], "name: must be between 1 and 32"),
    "no description": ([command(description="")], "description: must be between 1 and 100"),
    "long description": ([command(description="x" * 101)], "description: must be between 1 and 100"),
    "odd locale": ([command(name_localizations={"en": "move"})], "'en' is not a locale"),
    "long localisation": (
        [command(description_localizations={"ja": "x" * 101})],
        "description_localizations.ja",
    ),
    "26 options": (
        [command(*(option(f"o{number}") for number in range(26)))],
        "options: must be between 0 and 25",
    ),
    "required last": ([command(option("a"), option("b", required=True))], "before non-required"),
    "same option": ([command(option(), option())], "'to' is there 2 times"),
    "26 choices": ([command(option(choices=choices(26)))], "choices: must be between 0 and 25"),
    "long choice": ([command(option(choices=choices(1, value="x" * 101)))], "choices.0.value"),
    "choice of another type": ([command(option(kind=4, choices=choices(1)))], "does not fit"),
    "choices and autocomplete": (
        [command(option(choices=choices(), autocomplete=True))],
        "exclude each other",
    ),
    "choices of a user": ([command(option(kind=6, autocomplete=True))], "only texts and numbers"),
    "mixed": ([command(option("a", 1), option("b"))], "cannot be mixed"),
    "too deep": (
        [command(option("a", 2, options=[option("b", 2, options=[option("c", 1)])]))],
        "nest as group and subcommand only",
    ),
    "8000 characters": (
        [
            command(
                *(
                    option(f"o{n}", 1, options=[option(f"p{m}", **LONG) for m in range(4)], **LONG)
                    for n in range(16)
                )
            )
        ],
        "the limit is 8000",
    ),
    "menu with description": ([{"type": 2, "name": "Look", "description": "x"}], "no description"),
}


@pytest.fixture(params=["own checks", "with OpenAPI"])
async def raw(request: pytest.FixtureRequest) -> AsyncIterator[Raw]:
    described = request.param == "with OpenAPI"
    async with Sandbox(openapi=described) as box, aiohttp.ClientSession() as session:
        yield Raw(box, session)


def refused(box: Sandbox, reason: str) -> None:
    """Exactly one request was refused, and our own checks gave this reason."""
    (violation,) = box.forgive()
    if box.openapi is None:
        assert reason in str(violation)


async def test_messages(raw: Raw) -> None:
    channel = raw.box.guild("Game night").channel("talk")
    for name, body in GOOD_MESSAGES.items():
        assert await raw.send("POST", f"/channels/{channel.id}/messages", body) == 200, (
            name,
            raw.box.violations,
        )
    assert all("a careful bot" in str(violation) for violation in raw.box.forgive())
    for name, (body, reason) in BAD_MESSAGES.items():
        assert await raw.send("POST", f"/channels/{channel.id}/messages", body) == 400, name
        refused(raw.box, reason)
    assert len(channel.messages) == len(GOOD_MESSAGES)


async def test_files(raw: Raw) -> None:
    path = f"/channels/{raw.box.guild('Game night').channel('talk').id}/messages"
    alt = {"id": 0, "description": "x" * 1024}
    assert await raw.send("POST", path, {"attachments": [alt]}, {0: ("a.png", b"x")}) == 200
    assert await raw.send("POST", path, {}, dict.fromkeys(range(10), ("a.png", b"x"))) == 200
    for body, files, status, reason in [
        ({}, {0: ("a.png", b"x" * (limits.FILE_BYTES + 1))}, 413, "too large"),
        ({}, dict.fromkeys(range(11), ("a.png", b"x")), 400, "must be 10 or fewer"),
        ({"attachments": [alt | {"description": "x" * 1025}]}, {0: ("a.png", b"x")}, 400, "description"),
        ({"attachments": [alt]}, {1: ("a.png", b"x")}, 400, "files[0]"),
        ({"attachments": [alt, alt]}, {0: ("a.png", b"x")}, 400, "unique"),
    ]:
        assert await raw.send("POST", path, body, files) == status
        refused(raw.box, reason)


def begin(box: Sandbox, guild: Guild, channel: Channel, person: Person) -> str:
    """The callback path of a new interaction."""
    it = box.world.interact(interactions.COMMAND, person, channel, {"name": "x"})
    return f"/interactions/{it.id}/{it.token}/callback?with_response=1"


async def test_callbacks(raw: Raw) -> None:
    guild = raw.box.guild("Game night")
    channel, ana = guild.channel("talk"), guild.person("Ana")
    for name, body in GOOD_CALLBACKS.items():
        path = begin(raw.box, guild, channel, ana)
        assert await raw.send("POST", path, body) == 200, (name, raw.box.violations)
    for name, (body, reason) in BAD_CALLBACKS.items():
        assert await raw.send("POST", begin(raw.box, guild, channel, ana), body) == 400, name
        refused(raw.box, reason)


async def test_choices(raw: Raw) -> None:
    guild = raw.box.guild("Game night")
    channel, ana = guild.channel("talk"), guild.person("Ana")
    for given, status, reason in [
        (choices(25), 200, ""),
        (choices(26), 400, "between 0 and 25"),
        (choices(1, name="x" * 101), 400, "choices.0.name"),
        (choices(1, value="x" * 101), 400, "choices.0.value"),
    ]:
        it = raw.box.world.interact(interactions.AUTOCOMPLETE, ana, channel, {"name": "x"})
        path = f"/interactions/{it.id}/{it.token}/callback?with_response=1"
        assert await raw.send("POST", path, {"type": 8, "data": {"choices": given}}) == status
        if status == 400:
            refused(raw.box, reason)


async def test_commands(raw: Raw) -> None:
    path = f"/applications/{raw.box.world.application_id}/commands"
    for name, body in GOOD_COMMANDS.items():
        assert await raw.send("PUT", path, body) == 200, (name, raw.box.violations)
    for name, (body, reason) in BAD_COMMANDS.items():
        assert await raw.send("PUT", path, body) == 400, name
        refused(raw.box, reason)


async def test_threads(raw: Raw) -> None:
    path = f"/channels/{raw.box.guild('Game night').channel('talk').id}/threads"
    assert await raw.send("POST", path, {"name": "x" * 100, "type": 11, "auto_archive_duration": 60}) == 201
    for body in ({"name": "x" * 101, "type": 11}, {"name": "", "type": 11}):
        assert await raw.send("POST", path, body) == 400
        refused(raw.box, "name: must be between 1 and 100")
    assert await raw.send("POST", path, {"name": "x", "type": 11, "auto_archive_duration": 61}) == 400
    refused(raw.box, "auto_archive_duration")


async def test_bodies_that_are_no_json(raw: Raw) -> None:
    path = f"{raw.box.base}/api/v10/channels/1/messages"
    headers = {"Authorization": f"Bot {raw.box.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        async with session.post(path, data=b"{", headers={"Content-Type": "application/json"}) as answer:
            assert (await answer.json())["code"] == 50109
        async with session.post(path, data="text") as answer:
            assert answer.status == 400
    assert len(raw.box.forgive()) == 2
