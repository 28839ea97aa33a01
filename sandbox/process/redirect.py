"""Point discord.py at a server on this machine, instead of at Discord."""

from __future__ import annotations

import discord
import discord.gateway
import discord.http
import yarl

_LOOPBACK = {"127.0.0.1", "::1"}


def redirect_discord(base: str) -> None:
    """Let every client of this process talk to `base`, such as http://127.0.0.1:8123.

    Call it before a client starts. Only loopback is accepted: anywhere else would receive the bot's token.
    """
    url = yarl.URL(base)
    if url.host not in _LOOPBACK:
        raise ValueError(f"only loopback is allowed, not {url.host}")
    root = str(url.origin())
    discord.http.Route.BASE = f"{root}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url.origin().with_scheme("ws") / "gateway"
    discord.Asset.BASE = root
