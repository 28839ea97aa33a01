"""Messages as values against Discord's limits, as the sandbox checks them; no bot runs."""

from __future__ import annotations

from cogs.messages.budget import MOST_BYTES, size
from cogs.messages.discord_message import build, modal
from cogs.messages.message import Form, Message
from sandbox.checks import messages
from sandbox.checks.components import modal as check_modal
from sandbox.model import components as parts
from sandbox.model.files import Upload
from sandbox.model.interactions import MODAL
from sandbox.model.messages import V2
from sandbox.model.wire import Json


def problems(message: Message) -> list[str]:
    """What Discord would refuse a message for, or what a careful bot leaves out."""
    view, files = build(message, {each.name: b"a picture" for each in message.wanted})
    body: Json = {
        "flags": V2,
        "components": view.to_components(),
        "attachments": [each.to_dict(number) for number, each in enumerate(files)],
    }
    uploads = {number: Upload(each.filename, each.fp.read()) for number, each in enumerate(files)}
    found = [*messages.message(body, uploads), *messages.budget(body)]
    cut = ["the message had to be cut"] if size(message) > MOST_BYTES else []
    off = [f"{part['label']} is disabled" for part in parts.flat(body["components"]) if part.get("disabled")]
    return [*map(str, found), *cut, *off]


def form_problems(form: Form) -> list[str]:
    """What Discord would refuse a form for."""
    data = modal(form).to_dict()
    return [*map(str, check_modal(data)), *map(str, messages.budget({"type": MODAL, "data": data}))]
