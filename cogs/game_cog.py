"""The base of a game's slash commands: one command per verb, each becomes one line of notation."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.bot.context import table_here
from cogs.bot.errors import Refused
from cogs.components.locale import locale_of
from cogs.panels.choices import token_label
from cogs.panels.play import show_draft
from engines.core.chance import Revealing, SealedRng
from engines.core.game import AnyGame
from engines.core.notation import complete
from engines.core.text import GameError
from engines.tables.service import Draft
from render.translate import word

if TYPE_CHECKING:
    from cogs.bot.client import Client

log = logging.getLogger(__name__)

_MOST_CHOICES = 25
Found = Sequence[tuple[str, str]]
"""What a field may hold, each with its label."""

Look = Callable[[discord.Interaction[Any], Draft], Found]
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
            raise Refused(word("another-game", locale_of(it)))
        text = " ".join([verb, *(token.strip() for token in tokens if token)])
        await show_draft(it, table, await self.client.tables.draft(table.row.id, it.user.id, text))


def suggesting(look: Look) -> Suggest:
    """Autocomplete for whoever is due at a table of the command's game: what `look` finds that holds what is typed, and first
    what begins with it. Nobody else is offered anything."""

    async def suggest(it: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        try:
            table = await table_here(it)
            if table.row.game != _cog(it).game:
                return []
            return matching(look(it, await it.client.tables.panel(table, it.user.id)), typed)
        except (GameError, Refused, Revealing, AttributeError):
            return []
        except Exception:
            log.exception("no suggestions for /%s", it.command.qualified_name if it.command else "")
            return []

    return suggest


def legal(verb: str, *before: str, after: str = "") -> Suggest:
    """Autocomplete for the field of `verb` that follows the fields `before`: only tokens of legal lines.

    Args:
        before: names of the parameters in front of it, which narrow the choice.
        after: a parameter that holds a first move of the same verb; then the choice is for a second one.
    """

    def look(it: discord.Interaction[Any], draft: Draft) -> Found:
        lines = behind(draft, f"{verb} {getattr(it.namespace, after)}" if after else "")
        prefix = (verb, *(str(getattr(it.namespace, name)) for name in before))
        return tokens(draft.game, lines, prefix, locale_of(it))

    return suggesting(look)


def behind(draft: Draft, text: str) -> Sequence[str]:
    """The lines that are legal behind a draft once some moves have been played there, too.

    Raises:
        NotAMove, IllegalMove: they do not fit there.
        Revealing: one of them shows something new.
    """
    if not text:
        return draft.legal
    game, state = draft.game, draft.state
    for move in game.read(text):
        state, _ = game.apply(state, draft.seat, move, SealedRng())
    return [game.notation.format(move) for move in game.offered(state, draft.seat)]


def tokens(game: AnyGame, lines: Sequence[str], prefix: tuple[str, ...], locale: str) -> Found:
    """The tokens that follow a prefix in some lines."""
    return [
        (token, token_label(game, prefix[0], len(prefix) - 1, token, locale))
        for token in complete(lines, prefix)
        if token
    ]


def matching(found: Found, typed: str) -> list[app_commands.Choice[str]]:
    """What holds the text that is typed, as Discord takes it."""
    wanted = _folded(typed)
    matches = [
        (not _folded(value).startswith(wanted), app_commands.Choice(name=label[:100], value=value))
        for value, label in found
        if wanted in _folded(value) or wanted in _folded(label)
    ]
    matches.sort(key=lambda each: each[0])
    return [choice for _, choice in matches[:_MOST_CHOICES]]


def _cog(it: discord.Interaction[Any]) -> GameCog:
    assert isinstance(it.command, app_commands.Command)
    cog = it.command.binding
    assert isinstance(cog, GameCog)
    return cog


def _folded(text: str) -> str:
    """Letters and digits alone, in one case: `d3|e3` finds `D3-E3`."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
