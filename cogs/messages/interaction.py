"""An interaction as Discord's library hands it to us."""

from __future__ import annotations

from typing import Any, TypeAlias

import discord

Interaction: TypeAlias = discord.Interaction[Any]
"""`Any` stands for the client; handlers use only what `cogs.interactions.bot.Bot` names."""
