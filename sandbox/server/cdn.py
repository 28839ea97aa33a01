"""Files: attachments under the URLs of their messages, emojis, and avatars."""

from __future__ import annotations

import base64
import re
from typing import Final

from aiohttp import web

from sandbox.model.world import World

_ATTACHMENT: Final = re.compile(r"/attachments/[0-9]+/([0-9]+)/[^/]+")
_EMOJI: Final = re.compile(r"/emojis/([0-9]+)\.[a-z]+")
_PICTURE: Final = re.compile(r"/(embed/avatars|avatars|icons|role-icons)/.+")
_PIXEL: Final = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


def serve(world: World, path: str) -> web.Response:
    """The file at this path."""
    if match := _ATTACHMENT.fullmatch(path):
        file = world.uploads.get(int(match[1]))
        if file:
            return web.Response(body=file.bytes, headers={"Content-Type": file.content_type})
    if match := _EMOJI.fullmatch(path):
        emoji = world.emojis.get(int(match[1]))
        if emoji:
            return web.Response(body=emoji.bytes, headers={"Content-Type": "image/png"})
    if _PICTURE.fullmatch(path):
        return web.Response(body=_PIXEL, headers={"Content-Type": "image/png"})
    return web.Response(status=404)
