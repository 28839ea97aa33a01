"""What people read when something does not work: a player's mistake gets its reason, a bug gets an incident number."""

from __future__ import annotations

import logging
import secrets
from typing import Any

import aiohttp
import discord
from discord import app_commands

from cogs.components.custom_ids import CustomId
from cogs.components.locale import locale_of
from cogs.components.names import names_at
from cogs.interactions import error_codes
from engines.core.text import GameError
from engines.tables.service import Stale, Table
from engines.tables.store import StoreDown
from render.translate import dashed, sentence, word

log = logging.getLogger(__name__)

_LATE = {
    error_codes.UNKNOWN_INTERACTION,
    error_codes.ALREADY_ANSWERED,
    error_codes.UNKNOWN_WEBHOOK,
    error_codes.INVALID_TOKEN,
}
"""Nobody is left to answer."""

_DOWN = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, ConnectionError, TimeoutError)
_TOO_MANY = 429

_LONGEST_PLACE = 40
"""Characters of a component's id in the log."""


class Refused(Exception):
    """The bot cannot do this here, for a reason outside the game: already a sentence in the reader's language."""


async def answer_error(it: discord.Interaction[Any], error: Exception) -> None:
    """Tell the person, privately and in their language, why nothing happened."""
    locale = locale_of(it)
    if isinstance(error, GameError):
        said = sentence(error.text, locale, names_at(it.extras.get("table"), locale))
    elif isinstance(error, Refused):
        said = str(error)
    elif isinstance(error, app_commands.CheckFailure):
        said = word("not-allowed", locale)
    elif isinstance(error, discord.HTTPException) and error.code in _LATE:
        log.info("an answer came too late for its interaction (%s)", error.code)
        return
    elif isinstance(error, StoreDown):
        log.error("nothing can be written or read: %s", error)
        said = word("store-down", locale)
    elif _is_down(error):
        log.warning("Discord failed in %s: %s", _place(it), error)
        said = word("discord-down", locale)
    else:
        incident = secrets.token_hex(4)
        log.error("incident %s in %s", incident, _place(it), exc_info=error)
        said = word("incident", locale, incident=incident)
    table: Table | None = it.extras.get("table")
    if table is not None and (isinstance(error, Stale) or _is_down(error)):
        await answer(it, said, view=_with_button("play", table, word("button-current", locale)))
    elif table is not None and isinstance(error, GameError) and _by_the_rules(error, table):
        await answer(it, said, view=_with_button("rules", table, word("button-rules", locale)))
    else:
        await answer(it, said)


def _is_down(error: Exception) -> bool:
    """Whether it is Discord, or the way to it: nobody's mistake, and what was confirmed before is kept."""
    # Some requests are not tried again when Discord has had enough of them without saying for how long.
    return isinstance(error, _DOWN) or (
        isinstance(error, discord.HTTPException) and error.status == _TOO_MANY
    )


def _by_the_rules(error: GameError, table: Table) -> bool:
    """Whether the reason is one of the game's own, which names the rule."""
    return error.text.key.startswith(f"{dashed(table.row.game)}-")


def _with_button(act: str, table: Table, label: str) -> discord.ui.View:
    from cogs.components.router import button

    view = discord.ui.View(timeout=None)
    view.add_item(button(CustomId(act, table.row.id, table.head), label))
    return view


async def answer(it: discord.Interaction[Any], said: str, **more: Any) -> None:
    """A private answer, first or later."""
    try:
        if it.response.is_done():
            await it.followup.send(said, ephemeral=True, **more)
        else:
            await it.response.send_message(said, ephemeral=True, **more)
    except discord.HTTPException as error:
        if error.code not in _LATE:
            log.warning("an answer could not be delivered: %s", error)


def _place(it: discord.Interaction[Any]) -> str:
    """Where it happened, without what was typed or chosen: that may be a secret."""
    if it.command is not None:
        return f"/{it.command.qualified_name}"
    data: Any = it.data or {}
    act = ":".join(str(data.get("custom_id", "")).split(":")[:4])
    return f"component {act[:_LONGEST_PLACE]}"
