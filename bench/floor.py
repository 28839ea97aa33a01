"""The floor: a bare discord.py bot that answers the same requests with stored text and stored bytes, and knows no game.

`python -m bench.floor` runs it with DISCORD_TOKEN and DISCORD_API_BASE from the environment. What it is to do stands in the
component id: `floor:text:LENGTH`, `floor:picture:BYTES`, or `floor:turn:BYTES:THREAD`, which also posts and edits the post
before it, as a confirmed turn does.
"""

from __future__ import annotations

import io
import os
from typing import Any

import discord
from discord import ui

from sandbox.redirect import redirect_discord


class Floor(discord.Client):
    """Answers, and nothing else."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self._stored: dict[int, bytes] = {}
        self._last: discord.PartialMessage | None = None

    async def on_interaction(self, it: discord.Interaction[Any]) -> None:
        """Acknowledge, then fill the answer in."""
        data: Any = it.data
        _, kind, size, *rest = data["custom_id"].split(":")
        await it.response.defer(ephemeral=True, thinking=True)
        if kind == "text":
            await it.edit_original_response(view=self._layout("x" * int(size)), attachments=[])
        elif kind == "picture":
            file = self._file(int(size))
            await it.edit_original_response(view=self._layout("Your turn", file), attachments=[file])
        else:
            await it.edit_original_response(view=self._layout("Done"), attachments=[])
            await self._post(int(rest[0]), self._file(int(size)))

    async def _post(self, thread: int, file: discord.File) -> None:
        channel = self.get_partial_messageable(thread)
        message = await channel.send(view=self._layout("A turn", file), file=file)
        if self._last is not None:
            await self._last.fetch()
            await self._last.edit(view=self._layout("A turn"))
        self._last = channel.get_partial_message(message.id)

    def _file(self, size: int) -> discord.File:
        if size not in self._stored:
            self._stored[size] = os.urandom(size)
        return discord.File(io.BytesIO(self._stored[size]), filename="stored.png")

    def _layout(self, text: str, file: discord.File | None = None) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(text))
        if file is not None:
            view.add_item(ui.MediaGallery(discord.MediaGalleryItem(file)))
        return view


if __name__ == "__main__":
    redirect_discord(os.environ["DISCORD_API_BASE"])
    Floor().run(os.environ["DISCORD_TOKEN"], log_handler=None)
