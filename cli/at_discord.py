"""Asks Discord something from the terminal, without a gateway: the bot may run meanwhile, and no start of the day is used up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

from cli.failure import CannotStart
from settings import Settings

T = TypeVar("T")


def at_discord(settings: Settings, work: Callable[[discord.Client], Awaitable[T]]) -> T:
    """Do something as the bot; returns what it returns.

    Raises:
        CannotStart: there is no token, or Discord does not accept it, refuses, or cannot be reached.
    """
    token = settings.discord_token.get_secret_value()
    if not token:
        raise CannotStart("there is no token. Put it into DISCORD_TOKEN; see .env.example.")
    # The bot has no voice; the library need not say so at each start.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

    async def ask() -> T:
        async with discord.Client(
            intents=discord.Intents.none(), allowed_mentions=discord.AllowedMentions.none()
        ) as client:
            await client.login(token)
            return await work(client)

    try:
        return asyncio.run(ask())
    except discord.LoginFailure:
        raise CannotStart("Discord does not accept the token.") from None
    except discord.HTTPException as error:
        raise CannotStart(f"Discord refused: HTTP {error.status}, {error.code}: {error.text}") from None
    except aiohttp.ClientConnectionError as error:
        raise CannotStart(
            f"Discord cannot be reached ({error}). Check the connection of this machine."
        ) from None
