"""Leave a server; also while the bot runs. Its tables stay stored, and go on where the bot is invited again."""

from __future__ import annotations

import argparse

import discord

from cli.at_discord import at_discord
from cli.failure import CannotStart, read_settings, refuse
from settings import Settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command line arguments."""
    parser.add_argument("id", type=int, help="the server, by the number by which Discord knows it")


def main(id: int) -> int:
    """Print that it was left; returns 0, or 2 if that was not possible."""
    try:
        leave(read_settings(), id)
    except CannotStart as error:
        return refuse(error)
    return 0


def leave(settings: Settings, server: int) -> None:
    """Leave a server, and print so.

    Raises:
        CannotStart: there is no token, or Discord does not accept it, refuses, or cannot be reached.
    """

    async def go(client: discord.Client) -> None:
        await client.http.leave_guild(server)

    at_discord(settings, go)
    print(f"left server {server}")
