"""Leave a server; also while the bot runs. Its tables stay stored, and go on where the bot is invited again."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import aiohttp
import discord

from cli.failure import CannotStart, failed, read_settings, refuse
from settings import Settings

T = TypeVar("T")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument("id", type=int, help="the server, by the number by which Discord knows it")


def main(id: int) -> int:
    """Print that it was left; returns 0, or 1 if that was not possible, or 2."""
    try:
        return leave(read_settings(), id)
    except CannotStart as error:
        return refuse(error)


def leave(settings: Settings, server: int) -> int:
    """Leave a server, and print so; returns 0, or 1 if Discord refuses.

    Raises:
        CannotStart: there is no token, Discord does not accept it, or cannot be reached.
    """

    async def go(client: discord.Client) -> None:
        await client.http.leave_guild(server)

    try:
        at_discord(settings, go)
    except discord.HTTPException as error:
        return failed(f"Discord refused: HTTP {error.status}, {error.code}: {error.text}")
    print(f"left server {server}")
    return 0


def at_discord(settings: Settings, work: Callable[[discord.Client], Awaitable[T]]) -> T:
    """Ask Discord something without a gateway, so the bot may run meanwhile.

    Raises:
        CannotStart: there is no token, Discord does not accept it, or cannot be reached.
        HTTPException: Discord refuses.
    """
    token = settings.discord_token.get_secret_value()
    if not token:
        raise CannotStart("there is no token. Put it into DISCORD_TOKEN; see .env.example.")
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

    async def ask() -> T:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            return await work(client)

    try:
        return asyncio.run(ask())
    except discord.LoginFailure:
        raise CannotStart("Discord does not accept the token.") from None
    except aiohttp.ClientConnectionError as error:
        raise CannotStart(f"Discord cannot be reached ({error}).") from None
