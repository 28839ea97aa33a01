"""Modals: what people fill in and what the bot reads."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox import Channel, Person, Sandbox, TestError
from sandbox.model import interactions
from sandbox.people.modals import Modal
from sandbox.people.options import Resolved
from tests.sandbox.raw import Raw
from tests.sandbox.small_bot import SmallBot

FILLED = {"Name": "Chie", "colour": ["b"], "size": "l"}


async def test_fields_by_label_or_id_and_defaults(
    bot: SmallBot, channel: Channel, ana: Person, ben: Person
) -> None:
    modal = (await ana.slash(channel, "order")).modal
    assert modal.title == "Your order"
    assert list(modal.labels.values()) == ["Name", "Colour", "Friend", "Size", "Agree"]
    reply = await ana.submit(modal, {**FILLED, "whom": [ben], "agree": True})
    assert reply.ephemeral and reply.text == "Chie ['b'] ['ben'] l True"


async def test_files_boxes_and_defaults(bot: SmallBot, channel: Channel, ana: Person) -> None:
    modal = (await ana.slash(channel, "load")).modal
    assert "Read the rules" in modal.text
    reply = await ana.submit(modal, {"File": [("a.txt", b"abc")], "Games": ["alhambra", "armadora"]})
    assert reply.text == "none [('a.txt', 3)] ['alhambra', 'armadora']"


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"Name": "C"}, "not within 2 and 9"),
        ({"Name": ""}, "not within 2 and 9"),
        ({"colour": ["x"]}, "none of"),
        ({"colour": []}, "choose 1 to 1"),
        ({"size": None}, "required"),
        ({"Age": "3"}, "no fields"),
    ],
)
async def test_the_client_refuses(
    bot: SmallBot, channel: Channel, ana: Person, wrong: dict[str, Any], reason: str
) -> None:
    modal = (await ana.slash(channel, "order")).modal
    with pytest.raises(TestError, match=reason):
        await ana.submit(modal, FILLED | wrong)


@pytest.mark.parametrize("least", [0, 1])
async def test_a_phone_empties_no_select_that_wants_a_value(
    box: Sandbox, channel: Channel, ana: Person, least: int
) -> None:
    """Discord takes none if none is required, but on a phone what was chosen stays chosen."""
    options = [{"label": "a", "value": "a", "default": True}]
    select = {"type": 3, "custom_id": "which", "options": options, "required": False, "min_values": least}
    shown = {
        "title": "T",
        "custom_id": "m",
        "components": [{"type": 18, "label": "Which", "component": select}],
    }
    it = box.world.interact(interactions.COMMAND, ana, channel, {"name": "x"})
    modal, resolved = Modal(it, shown), Resolved(box.world, channel, ana)
    if least:
        with pytest.raises(TestError, match="on a phone"):
            modal.filled({"which": []}, resolved, forge=False)
    else:
        assert (
            modal.filled({"which": []}, resolved, forge=False)["components"][0]["component"]["values"] == []
        )


async def test_no_times_in_the_text_of_a_form(
    box: Sandbox, channel: Channel, ana: Person, client: Raw
) -> None:
    """They have crashed phones."""
    it = box.world.interact(interactions.COMMAND, ana, channel, {"name": "x"})
    entry = {"type": 4, "style": 1, "custom_id": "name"}
    parts = [{"type": 10, "content": "<t:1700000000:R>"}, {"type": 18, "label": "Name", "component": entry}]
    body = {"type": 9, "data": {"title": "T", "custom_id": "m", "components": parts}}
    assert await client.send("POST", f"/interactions/{it.id}/{it.token}/callback", body) == 204
    assert "a careful bot" in str(box.forgive())


async def test_only_who_opened_it_submits(bot: SmallBot, channel: Channel, ana: Person, ben: Person) -> None:
    modal = (await ana.slash(channel, "order")).modal
    with pytest.raises(TestError, match="open for"):
        await ben.submit(modal, FILLED)


async def test_a_reply_without_modal_says_so(bot: SmallBot, channel: Channel, ana: Person) -> None:
    reply = await ana.slash(channel, "whoami")
    with pytest.raises(TestError, match="not with a modal"):
        _ = reply.modal


@pytest.mark.parametrize("in_dm", [False, True])
async def test_a_modal_changes_the_private_panel(
    bot: SmallBot, channel: Channel, ana: Person, in_dm: bool
) -> None:
    panel = (await ana.slash(ana.dm if in_dm else channel, "panel")).message
    for name in ("Table A", "Table B"):
        reply = await ana.submit((await ana.click(panel, "Rename")).modal, {"Name": name})
        assert reply.message is panel and panel.content == name and panel.ephemeral
        pictured = await ana.click(panel, "Picture")
        assert await pictured.settled() is panel and [file.name for file in panel.files] == ["hand.png"]
    assert [message.text for message in ana.sees(ana.dm if in_dm else channel)] == [
        "Table B",
        "renamed",
        "renamed",
    ]
