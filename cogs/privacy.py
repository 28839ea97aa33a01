"""`/privacy`: what is kept about a person, as a file; and being forgotten."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout
from cogs.components.locale import locale_of
from cogs.components.router import RED, Click, act, button
from cogs.panels.play import put
from engines.tables.store import Stage
from render.translate import word

if TYPE_CHECKING:
    from cogs.bot.client import Client


class PrivacyCog(commands.GroupCog, group_name="privacy"):
    """Your data: get it, or have it removed."""

    @app_commands.command()
    async def export(self, it: discord.Interaction[Any]) -> None:
        """Get everything that I keep about you, as a file."""
        await it.response.defer(ephemeral=True, thinking=True)
        kept = await it.client.store.everything_of(it.user.id)
        said = json.dumps(kept, ensure_ascii=False, indent=1, sort_keys=True)
        file = discord.File(io.BytesIO(said.encode()), filename="meeplepost.json")
        view = layout(word("privacy-exported", locale_of(it), count=len(kept["tables"])))
        view.add_item(ui.File(f"attachment://{file.filename}"))
        await put(it, view, [file])

    @app_commands.command()
    async def forget(self, it: discord.Interaction[Any]) -> None:
        """Have your name and everything about you removed."""
        await it.response.defer(ephemeral=True, thinking=True)
        locale, store = locale_of(it), it.client.store
        playing = await store.tables_with(it.user.id, Stage.RUNNING)
        sure = button(CustomId("forget"), word("button-forget", locale), RED)
        await put(it, layout(word("privacy-sure", locale, count=len(playing)), rows=[[sure]]), [])


@act("forget")
async def _forget(click: Click) -> None:
    """Forget whoever presses."""
    it = click.it
    await it.response.defer()
    await it.client.tables.forget(it.user.id)
    it.client.preferences.forget(it.user.id)
    await put(it, layout(word("privacy-forgotten", locale_of(it))), [])


async def setup(client: Client) -> None:
    """Add the group to a bot."""
    await client.add_cog(PrivacyCog())
