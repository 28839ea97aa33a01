"""Slash commands: each gets its context before it runs, and one error handler."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from cogs.interactions.answer import Kind
from cogs.interactions.bot import Bot
from cogs.interactions.context import Context
from cogs.interactions.errors import answer_error

log = logging.getLogger(__name__)

_CONTEXT = "context"


def context(it: discord.Interaction[Any]) -> Context:
    """The context of a command or of a suggestion for one of its options."""
    found = it.extras[_CONTEXT]
    assert isinstance(found, Context)
    return found


class Tree(app_commands.CommandTree[Any]):
    """The command tree of the bot; commands are answered privately."""

    async def interaction_check(self, it: discord.Interaction[Any], /) -> bool:
        """Called before every command and every suggestion."""
        bot: Bot = it.client
        suggesting = it.type is discord.InteractionType.autocomplete
        ctx = it.extras[_CONTEXT] = Context(bot, it, Kind.NONE if suggesting else Kind.PRIVATE)
        ctx.answer.begin()
        try:
            await ctx.read_preferences()
            it.extras["likes"] = ctx.preferences
        except Exception as error:
            if suggesting:
                log.exception("no suggestions")
            else:
                await answer_error(ctx, error)
            return False
        return True

    async def on_error(self, it: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Answer privately, whatever happened."""
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        ctx = context(it)
        ctx.table = ctx.table or it.extras.get("table")
        await answer_error(ctx, original)
