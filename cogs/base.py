"""The base of a game's slash commands: one command per verb, each becomes one line of notation."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from engines.chance import Revealing, SealedRng
from engines.notation import complete
from engines.tables import Draft, Table
from engines.text import GameError
from render.words import word

from .choices import token_label
from .errors import Refused
from .here import table_here
from .panel import show_draft
from .readers import reader

if TYPE_CHECKING:
    from .client import Client

log = logging.getLogger(__name__)

MOST_CHOICES = 25
Suggest = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class GameCog(commands.GroupCog):
    """Slash commands of one game; `game` is its name in `GAMES`."""

    game: str

    def __init__(self, client: Client) -> None:
        self.client = client

    async def play(self, it: discord.Interaction[Any], verb: str, *tokens: str | None) -> None:
        """Draft what was typed and show the panel with its preview, to be confirmed there."""
        await it.response.defer(ephemeral=True, thinking=True)
        table = await table_here(it)
        if table.row.game != self.game:
            raise Refused(word("another-game", reader(it)))
        text = " ".join([verb, *(token.strip() for token in tokens if token)])
        await show_draft(it, table, await self.client.tables.draft(table.row.id, it.user.id, text))


def legal(verb: str, *before: str, after: str = "") -> Suggest:
    """Autocomplete for the field of `verb` that follows the fields `before`: only tokens of legal lines.

    Args:
        before: names of the parameters in front of it, which narrow the choice.
        after: a parameter that holds a first move of the same verb; then the choice is for a second one.
    """

    async def suggest(it: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        try:
            table = await table_here(it)
            if table.row.game != _cog(it).game:
                return []
            draft = await it.client.tables.panel(table.row.id, it.user.id)
            lines = _lines(table, draft, f"{verb} {getattr(it.namespace, after)}" if after else "")
            prefix = (verb, *(str(getattr(it.namespace, name)) for name in before))
            return _suggestions(table, lines, prefix, typed, reader(it))
        except (GameError, Refused, AttributeError):
            return []
        except Exception:
            log.exception("no suggestions for %s", verb)
            return []

    return suggest


def _cog(it: discord.Interaction[Any]) -> GameCog:
    assert isinstance(it.command, app_commands.Command)
    cog = it.command.binding
    assert isinstance(cog, GameCog)
    return cog


def _lines(table: Table, draft: Draft, first: str) -> Sequence[str]:
    """The legal lines, or those that are legal once a first line has been played."""
    if not first:
        return draft.legal
    game, state = table.game, draft.state
    try:
        for move in game.read(first):
            state, _ = game.apply(state, draft.seat, move, SealedRng())
    except Revealing:
        return []
    return [game.notation.format(move) for move in game.offered(state, draft.seat)]


def _suggestions(
    table: Table, lines: Sequence[str], prefix: tuple[str, ...], typed: str, locale: str
) -> list[app_commands.Choice[str]]:
    wanted = _folded(typed)
    found = []
    for token in complete(lines, prefix):
        label = token_label(table.game, prefix[0], len(prefix) - 1, token, locale)
        if token and (wanted in _folded(token) or wanted in _folded(label)):
            found.append(
                (not _folded(token).startswith(wanted), app_commands.Choice(name=label[:100], value=token))
            )
    found.sort(key=lambda each: each[0])
    return [choice for _, choice in found[:MOST_CHOICES]]


def _folded(text: str) -> str:
    """Letters and digits alone, in one case: `d3|e3` finds `D3-E3`."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
