"""The floor: a bare discord.py bot that makes the same requests with stored text and stored bytes, and knows no game.

`python -m bench.floor` runs it with DISCORD_TOKEN from the environment, against the sandbox that has started it. What it is to do stands in the
message below which somebody clicks, a `Request` a line: the answer, and whatever the bot posts, fetches and edits then.
"""

from __future__ import annotations

import io
import os
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

import discord
from discord import ui

from sandbox.server import rest

_LONGEST = 3_900
"""Characters that the texts of a message may have."""


_MESSAGE, _UPDATE = 4, 7
"""Answers to an interaction that are whole messages, as Discord numbers them; others only acknowledge it."""


class Deed(StrEnum):
    """What a request does."""

    REPLY = "reply"
    ANSWER = "answer"
    POST = "post"
    FETCH = "fetch"
    EDIT = "edit"


@dataclass(frozen=True, slots=True)
class Request:
    """What to ask Discord for, with so many characters of text and so many bytes in a file."""

    deed: Deed
    text: int = 0
    file: int = 0

    def __str__(self) -> str:
        return f"{self.deed} {self.text} {self.file}"

    @classmethod
    def read(cls, line: str) -> Request:
        """The mirror of `str`."""
        deed, text, file = line.split()
        return cls(Deed(deed), int(text), int(file))


def repeated(requests: Iterable[rest.Request]) -> list[list[Request]]:
    """What to do to make the same requests as another bot, interaction by interaction; each begins with its acknowledgement,
    which may be the whole answer. What was still to be done when the first one came belongs to that."""
    found: list[list[Request]] = []
    early: list[Request] = []
    for each in requests:
        if each.path.endswith("/callback"):
            found.append(early)
            early = []
            if (each.body or {}).get("type") not in (_MESSAGE, _UPDATE):
                continue
            deed = Deed.REPLY
        elif each.path.endswith("/@original"):
            deed = Deed.ANSWER
        elif each.method == "PATCH":
            deed = Deed.EDIT
        else:
            posted = each.path.endswith("/messages") and each.method == "POST"
            deed = Deed.POST if posted else Deed.FETCH
        size = sum(len(upload.bytes) for upload in each.uploads.values())
        (found[-1] if found else early).append(Request(deed, min(_LONGEST, len(str(each.body or ""))), size))
    return found


class Floor(discord.Client):
    """Answers, and nothing else; what it edits and fetches is its newest post."""

    def __init__(self, thread: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._thread = self.get_partial_messageable(thread)
        self._stored: dict[int, bytes] = {}
        self._last: discord.PartialMessage | None = None

    async def on_interaction(self, it: discord.Interaction[Any]) -> None:
        """Acknowledge, unless it is answered at once, then do as the message says."""
        assert it.message is not None
        requests = [Request.read(line) for line in it.message.content.splitlines()]
        if not any(request.deed is Deed.REPLY for request in requests):
            await it.response.defer(ephemeral=True, thinking=True)
        for request in requests:
            files = [self._file(request.file)] if request.file else []
            view = self._layout("x" * max(1, request.text), files)
            if request.deed is Deed.REPLY:
                await it.response.send_message(view=view, files=files, ephemeral=True)
            elif request.deed is Deed.ANSWER:
                await it.edit_original_response(view=view, attachments=files)
            elif request.deed is Deed.POST or self._last is None:
                message = await self._thread.send(view=view, files=files)
                self._last = self._thread.get_partial_message(message.id)
            elif request.deed is Deed.EDIT:
                await self._last.edit(view=view, attachments=files)
            else:
                await self._last.fetch()

    def _file(self, size: int) -> discord.File:
        if size not in self._stored:
            self._stored[size] = os.urandom(size)
        return discord.File(io.BytesIO(self._stored[size]), filename="stored.png")

    def _layout(self, text: str, files: list[discord.File]) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(text))
        for file in files:
            view.add_item(ui.MediaGallery(discord.MediaGalleryItem(file)))
        return view


if __name__ == "__main__":
    Floor(int(os.environ["THREAD"])).run(os.environ["DISCORD_TOKEN"], log_handler=None)
