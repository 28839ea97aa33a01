"""Direct messages: in whose language, and sent once to whoever can be reached."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui

from engines.tables.table import Table

if TYPE_CHECKING:
    from cogs.bot.client import Client

log = logging.getLogger(__name__)


async def dm_locale(client: Client, table: Table, user: int) -> str | None:
    """The language in which a person is written to; None when they cannot be reached, or do not want to be."""
    seated = table.seat_of(user) is not None
    player = table.person(user) if seated else await client.store.person(user)
    if player is None:
        return table.row.locale
    return player.language if player.reachable else None


async def mail(
    client: Client,
    user: int,
    view: ui.LayoutView,
    about: str,
    files: Sequence[discord.File] = (),
    silent: bool = False,
) -> discord.Message | None:
    """Send a direct message; None when it does not arrive, which is remembered.

    Args:
        about: what it is about, so that the same message sent again soon after a crash arrives once.
        silent: whether it arrives without a notification.
    """
    nonce = hashlib.sha256(f"{about} {user}".encode()).hexdigest()[:24]
    try:
        channel = await client.create_dm(discord.Object(user))
        return await channel.send(view=view, files=files, nonce=nonce, silent=silent)
    except (discord.Forbidden, discord.NotFound):
        log.info("%s: no direct message arrives", about)
        await client.store.set_dm_ok(user, False)
        return None
