"""Where the bot may not post any more: whoever is due hears of it by direct message, once, and can play from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from engines.store import SurfaceRow
from engines.tables import Table
from render.words import dashed, word

from .acts import button
from .mail import mail
from .panel import layout
from .tags import Tag

if TYPE_CHECKING:
    from .client import Client


async def catch_up(client: Client, table: Table) -> None:
    """Tell those who are due that their thread or channel is closed to the bot."""
    for seat in table.due:
        sitting, audience = table.seats[seat], f"barred-{seat}"
        if sitting.user is None or not sitting.human:
            continue
        if await client.store.surface(table.row.id, audience) is not None:
            continue
        player = await client.store.player(sitting.user)
        locale = player.language if player is not None else table.row.locale
        place = f"<#{table.row.thread or table.row.channel}>"
        game = word(f"{dashed(table.row.game)}-title", locale)
        play = button(Tag("play", table.row.id), word("button-play", locale), discord.ButtonStyle.success)
        view = layout(word("barred", locale, game=game, place=place), rows=[[play]])
        message = await mail(client, sitting.user, view, f"{table.row.id} barred")
        channel = message.channel.id if message is not None else 0
        row = SurfaceRow(table.row.id, audience, channel, message.id if message else None, table.head)
        await client.store.set_surface(row)
