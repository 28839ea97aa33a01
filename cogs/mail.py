"""Single direct messages: sent once to whoever can be reached, and no more is made of it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

import discord
from discord import ui

if TYPE_CHECKING:
    from .client import Client


async def mail(client: Client, user: int, view: ui.LayoutView, about: str) -> discord.Message | None:
    """Send a direct message; None when the person cannot be reached, or does not want to be.

    Args:
        about: what it is about, so that the same message sent again soon after a crash arrives once.
    """
    player = await client.store.player(user)
    if player is not None and not player.reachable:
        return None
    nonce = hashlib.sha256(f"{about} {user}".encode()).hexdigest()[:24]
    try:
        channel = await client.create_dm(discord.Object(user))
        return await channel.send(view=view, nonce=nonce)
    except discord.NotFound:
        return None
    except discord.Forbidden:
        await client.store.set_dm_ok(user, False)
        return None
