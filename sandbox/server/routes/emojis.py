"""Routes about the emojis of the application."""

from __future__ import annotations

import base64
import binascii
import re
from typing import Final

from sandbox.model import limits
from sandbox.model.errors import ApiError, Problem, invalid
from sandbox.model.files import Emoji
from sandbox.model.world import World
from sandbox.server import shapes
from sandbox.server.routing import Answer, Call, route

_NAME: Final = re.compile(rf"\w{{{limits.EMOJI_NAME[0]},{limits.EMOJI_NAME[1]}}}", re.ASCII)
_DATA: Final = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)


@route("GET", "/applications/{application}/emojis")
def emojis(world: World, call: Call) -> Answer:
    """All of them."""
    return Answer(200, {"items": [shapes.emoji(world, each) for each in world.emojis.values()]})


@route("POST", "/applications/{application}/emojis")
def create(world: World, call: Call) -> Answer:
    """Add one."""
    name, picture = str(call.body["name"]), _picture(str(call.body["image"]))
    if not _NAME.fullmatch(name):
        raise invalid(Problem(("name",), "must be 2 to 32 letters of English, digits or underscores"))
    if len(world.emojis) >= limits.APPLICATION_EMOJIS:
        raise ApiError(30008)
    if any(each.name == name for each in world.emojis.values()):
        # Two processes of a bot may wish for the same at once; that is nobody's fault.
        raise ApiError(50035, [Problem(("name",), "The emoji name is already taken")], blame=False)
    emoji = Emoji(world.ids.next(), name, picture)
    world.emojis[emoji.id] = emoji
    return Answer(201, shapes.emoji(world, emoji))


@route("GET", "/applications/{application}/emojis/{emoji_id}")
def one(world: World, call: Call) -> Answer:
    """One of them."""
    return Answer(200, shapes.emoji(world, _found(world, call)))


@route("DELETE", "/applications/{application}/emojis/{emoji_id}")
def delete(world: World, call: Call) -> Answer:
    """Remove one; texts that have it show its name from now on."""
    del world.emojis[_found(world, call).id]
    return Answer()


def _found(world: World, call: Call) -> Emoji:
    found = world.emojis.get(call.id("emoji_id"))
    if found is None:
        raise ApiError(10014)
    return found


def _picture(data: str) -> bytes:
    """The picture in a data URI.

    Raises:
        ApiError: the URI holds no picture, or one that is too large.
    """
    given = _DATA.fullmatch(data)
    try:
        picture = base64.b64decode(given[1], validate=True) if given else b""
    except binascii.Error:
        picture = b""
    if not picture:
        raise invalid(Problem(("image",), "Invalid image data"))
    if len(picture) > limits.EMOJI_BYTES:
        raise invalid(Problem(("image",), f"File cannot be larger than {limits.EMOJI_BYTES / 1024} kb."))
    return picture
