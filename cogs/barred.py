"""Where the bot may not post any more: whoever is due hears of it by direct message, once, and can play from there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engines.store import SurfaceRow
from engines.tables import Table
from render.words import dashed, word

from .acts import GREEN, button
from .compose import layout
from .mail import mail, tongue
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
        row = SurfaceRow(table.row.id, audience, 0, None, table.head)
        if (locale := await tongue(client, table, sitting.user)) is not None:
            place = f"<#{table.row.thread or table.row.channel}>"
            game = word(f"{dashed(table.row.game)}-title", locale)
            play = button(Tag("play", table.row.id), word("button-play", locale), GREEN)
            view = layout(word("barred", locale, game=game, place=place), rows=[[play]])
            if message := await mail(client, sitting.user, view, f"{table.row.id} barred"):
                row = replace(row, channel=message.channel.id, message=message.id)
        await client.store.set_surface(row)
