"""Slash commands: each gets its context before it runs, and one error handler."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Any

import discord
from discord import app_commands

from cogs.interactions.answer import Kind, Suggestions
from cogs.interactions.bot import Bot, Busy, Closing
from cogs.interactions.context import Context
from cogs.interactions.errors import answer_error
from cogs.messages.interaction import Interaction
from cogs.messages.message import message
from cogs.messages.metrics import INTERACTIONS
from data.records.failures import StoreDown
from data.records.troubles import reason, trouble
from render.languages import LOCALES
from render.sentences import word

log = logging.getLogger(__name__)

MOVED = {
    **{each: f"table {each}" for each in ("verify", "correct", "bar")},
    **{each: f"stats {each}" for each in ("history", "profile", "leaderboard")},
    **{f"table {each}": "table more" for each in ("journal", "pause", "extra", "nudge")},
    "stats": "stats game",
    "block": "privacy block",
}
"""Commands that went in this release, each with its new way; rarer moves of the games went to `/move`. For one release, as
clients know a changed list late."""

_CONTEXT = "context"
_BEGUN = "begun"


def context(it: Interaction) -> Context:
    """The context of a command or of a suggestion for one of its options."""
    found = it.extras[_CONTEXT]
    assert isinstance(found, Context)
    return found


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """A fixed choice of a command's option, named by a message of the words in each client's language."""
    return app_commands.Choice(name=app_commands.locale_str(word(key, LOCALES[0]), key=key), value=value)


def measure_duration(it: Interaction) -> None:
    """Record how long a finished command took."""
    if it.command is not None:
        INTERACTIONS.labels(f"/{it.command.qualified_name}").observe(perf_counter() - it.extras[_BEGUN])


class Tree(app_commands.CommandTree[Any]):
    """The command tree of the bot; commands are answered privately."""

    async def interaction_check(self, it: Interaction, /) -> bool:
        """Called before every command and every suggestion."""
        bot: Bot = it.client
        it.extras[_BEGUN] = perf_counter()
        suggesting = it.type is discord.InteractionType.autocomplete
        if suggesting:
            # The library answers, too, and sees no answer that is on its way.
            it._cs_response = Suggestions(it)  # type: ignore[attr-defined]
        ctx = it.extras[_CONTEXT] = Context(bot, it, Kind.NONE if suggesting else Kind.PRIVATE)
        try:
            ctx.answer.begin()
            ctx.preferences = await bot.preferences.of(ctx.user)
        except Exception as error:
            if suggesting and isinstance(error, Busy | Closing | StoreDown):
                log.warning("no suggestions: %s", reason(error), extra=trouble("suggestions"))
            elif suggesting:
                log.exception("no suggestions")
            else:
                await answer_error(ctx, error)
            return False
        return True

    async def on_error(self, it: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer privately, whatever happened."""
        measure_duration(it)
        if isinstance(error, app_commands.CommandNotFound):
            if it.type is discord.InteractionType.autocomplete:
                return
            old = " ".join([*error.parents, error.name])
            new = MOVED.get(old, "move" if len(error.parents) == 1 else "help")
            await context(it).show(message(word("command-moved", context(it).locale, new=new)))
            return
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await answer_error(context(it), original)
