"""Turns errors into answers: a player's mistake gets its reason, a bug gets an incident number."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import aiohttp
import discord
from discord import app_commands

from cogs.guide.why import corrected_line, why_refused
from cogs.interactions import error_codes
from cogs.interactions.bot import Busy, Closing
from cogs.interactions.context import Context, Refused
from cogs.interactions.open_panels import Refusals
from cogs.messages.custom_ids import CustomId
from cogs.messages.interaction import Interaction
from cogs.messages.markdown import safe
from cogs.messages.message import Button, message
from cogs.messages.metrics import PROBLEMS, Problem
from cogs.messages.names import names_at
from data.records.failures import StoreDown, StoreUnsure
from data.records.troubles import reason, trouble
from engines.core.record import BadRecord
from engines.core.text import GameError
from render.sentences import dashed, sentence
from tables.errors import Stale
from tables.table import Table

log = logging.getLogger(__name__)

_LATE = {
    *error_codes.UNANSWERABLE,
    error_codes.ALREADY_ANSWERED,
    error_codes.UNKNOWN_WEBHOOK,
    error_codes.INVALID_TOKEN,
}
"""No answer arrives any more."""

_DOWN = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, ConnectionError, TimeoutError)
_TOO_MANY = 429

_LONGEST_PLACE = 40
"""Characters of a component's id in the log."""


async def answer_error(ctx: Context, error: Exception) -> None:
    """Explain privately, in the person's language, why nothing happened; silent while the bot stops."""
    if ctx.bot.discord_client.is_closed():
        log.info("the end of the bot leaves %s without an answer", _place(ctx.it))
        ctx.answer.end()
        return
    kind, said = _reason(ctx, error)
    PROBLEMS.labels(kind).inc()
    if not said:
        ctx.answer.end()
        return
    table, rows = ctx.table, []
    if table is not None and (isinstance(error, Stale) or _is_down(error)):
        rows = [[_button("onward", table, ctx.word("button-current"))]]  # which opens in place of the refusal
    elif table is not None and isinstance(error, GameError):
        said = f"{said} {corrected_line(table, ctx.user, error.text, ctx.locale)}".rstrip()
    if not rows and table is not None and isinstance(error, GameError) and _by_the_rules(error, table):
        rules = _button("rules", table, ctx.word("button-rules"))
        rows = [[why_refused(table, error.text, ctx.locale) or rules]]
    try:
        ctx.bot.shown[Refusals].told(ctx, await ctx.answer.add(message(said, rows=rows)))
    except (
        discord.HTTPException,
        RuntimeError,
        *_DOWN,
    ) as failed:  # of aiohttp, where the bot has ended meanwhile
        if error_codes.code(failed) not in _LATE:
            log.warning("an answer could not be delivered: %s", reason(failed), extra=trouble("answer"))


def _reason(ctx: Context, error: Exception) -> tuple[Problem, str]:
    """The kind of an error and its sentence for a person; empty if nobody is left to read it. Anything but a player's
    mistake is logged.
    """
    if isinstance(error, BadRecord):  # it may quote the file
        return Problem.RULES, safe(sentence(error.text, ctx.locale, names_at(None, ctx.locale)))
    if isinstance(error, GameError):
        return Problem.RULES, sentence(error.text, ctx.locale, names_at(ctx.table, ctx.locale))
    if isinstance(error, Refused):
        return Problem.REFUSED, ctx.word(error.key, **error.values)
    if isinstance(error, app_commands.CheckFailure):
        return Problem.REFUSED, ctx.word("not-allowed")
    if isinstance(error, discord.HTTPException) and error.code in _LATE:
        log.info("an answer could not be given (%s)", error.code)
        return Problem.LATE, ""
    if isinstance(error, StoreDown):
        log.error("nothing can be written or read: %s", reason(error), extra=trouble("database"))
        return Problem.DATABASE, ctx.word("store-unsure" if isinstance(error, StoreUnsure) else "store-down")
    if isinstance(error, Busy):
        log.warning("too busy for %s", _place(ctx.it), extra=trouble("busy"))
        return Problem.BUSY, ctx.word("busy")
    if isinstance(error, Closing):
        return Problem.REFUSED, ctx.word("closing")
    if _is_down(error):
        log.warning(
            "Discord failed in %s: %s", _place(ctx.it), reason(error), extra=trouble(type(error).__name__)
        )
        return Problem.DISCORD, ctx.word("discord-down")
    incident = secrets.token_hex(4)
    log.error("incident %s in %s: %s", incident, _place(ctx.it), type(error).__name__, exc_info=error)
    return Problem.INCIDENT, ctx.word("incident", incident=incident)


def _is_down(error: Exception) -> bool:
    """Whether Discord or the network failed: nobody's mistake, and confirmed moves are safe."""
    # Some requests are not tried again when Discord has had enough of them without saying for how long.
    return isinstance(error, _DOWN) or (
        isinstance(error, discord.HTTPException) and error.status == _TOO_MANY
    )


def _by_the_rules(error: GameError, table: Table) -> bool:
    """Whether the reason is one of the game's own, which names the rule."""
    return error.text.key.startswith(f"{dashed(table.row.game)}-")


def _button(action: str, table: Table, label: str) -> Button:
    return Button(CustomId(action, table.row.id, table.head), label)


def _place(it: Interaction) -> str:
    """The place of an error for the log, without typed or chosen values, which may be secret."""
    if it.command is not None:
        return f"/{it.command.qualified_name}"
    data: Any = it.data or {}
    named = ":".join(str(data.get("custom_id", "")).split(":")[:4])
    return f"component {named[:_LONGEST_PLACE]}"
