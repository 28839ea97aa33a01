"""The base of a game's slash commands: one command per verb, each becomes one line of notation."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.interactions.commands import context
from cogs.interactions.context import Context, Refused
from cogs.messages.interaction import Interaction
from cogs.messages.lines import way_to_thread
from cogs.messages.names import names_at
from cogs.panels.choices import join_parts, token_label
from cogs.panels.play import draft_panel, question_text
from data.records.failures import StoreDown
from data.records.troubles import reason, trouble
from engines import PRESENTATIONS
from engines.core.chance import Revealing, SealedRng
from engines.core.game import AnyGame
from engines.core.notation import complete
from engines.core.text import GameError, IllegalMove, Text, say
from render.sentences import dashed, known, language, sentence
from tables.drafts import Draft
from tables.table import Table

log = logging.getLogger(__name__)

_MOST_CHOICES = 25
_LONGEST = 100
"""Characters of a choice."""

NOTHING = "–"
"""The value of a choice that only says why there is none."""

Found = Sequence[tuple[str, str]]
"""What a field may hold, each with its label."""

Look = Callable[[app_commands.Namespace, Draft, str], Found]
"""Finds what a field may hold by what is typed in the others, the draft, and the language."""

Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class GameCog(commands.GroupCog):
    """Slash commands of one game; `game` is its name in `GAMES`."""

    game: str

    async def play(self, it: Interaction, verb: str, *tokens: str | None) -> None:
        """Draft what was typed and show the panel with its preview, to be confirmed there."""
        ctx = context(it)
        table, tables = await ctx.table_here(self.game), ctx.bot.tables
        if table.row.game != self.game:
            raise another_game(ctx, table)
        text = " ".join([verb, *(token.strip() for token in tokens if token)])
        draft = await tables.draft(table, ctx.user, text)
        draft = await tables.draft_only_moves(draft, ctx.user)
        said = way_to_thread(table, ctx.channel)
        await ctx.show(draft_panel(draft, ctx.locale, said=said, words=ctx.preferences.words))


def another_game(ctx: Context, table: Table) -> Refused:
    """That the moves of this table have other commands, and which."""
    key = dashed(table.row.game)
    command = f"{key}-command.name"
    called = ctx.word(command) if known(command, language(ctx.locale)) else key
    return Refused("another-game", game=ctx.word(f"{key}-title"), command=called)


def suggesting(look: Look) -> Suggest:
    """Autocomplete for whoever is due at a table of the command's game: what `look` finds that holds what is typed, and first
    what begins with it. Where nothing is typed and nothing can be offered, the only choice says why."""

    async def suggest(it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        try:
            table = await ctx.table_here(_cog(it).game)
            if table.row.game != _cog(it).game:
                return []
            draft = await ctx.bot.tables.panel(table, ctx.user)
            return matching(look(it.namespace, draft, ctx.locale), typed)
        except GameError as error:
            said = sentence(error.text, ctx.locale, names_at(ctx.table, ctx.locale)).replace("*", "")
            said = said if len(said) <= _LONGEST else f"{said[: _LONGEST - 1]}…"
            return [] if typed else [app_commands.Choice(name=said, value=NOTHING)]
        except (Refused, Revealing, AttributeError):
            return []
        except StoreDown as error:
            log.warning("no suggestions: %s", reason(error), extra=trouble("suggestions"))
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

    def look(typed: app_commands.Namespace, draft: Draft, locale: str) -> Found:
        lines = behind(draft, f"{verb} {getattr(typed, after)}" if after else "")
        prefix = (verb, *(str(getattr(typed, name)) for name in before))
        found = tokens(draft.game, lines, prefix, locale)
        if not found and not any(line.split()[: len(prefix)] == [*prefix] for line in lines):
            raise IllegalMove(why_nothing(draft, prefix))
        return found

    return suggesting(look)


def why_nothing(draft: Draft, prefix: tuple[str, ...]) -> Text:
    """Why no line of a verb is legal now, or none that begins so: with all that one has it would not be enough, or something
    else is to be decided."""
    if parts := draft.presentation.parts(draft.view, prefix):
        (move,) = draft.game.read(join_parts(" ".join(prefix), parts))
        if reason := draft.game.why_not(draft.state, draft.state.todo[-1], draft.seat, move):
            return reason
    return say("table-nothing-fits", ask=question_text(draft))


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
    return [game.notation.format(move) for move in PRESENTATIONS[game.name].offered(state, draft.seat)]


def tokens(game: AnyGame, lines: Sequence[str], prefix: tuple[str, ...], locale: str) -> Found:
    """The tokens that follow a prefix in some lines."""
    return [
        (token, token_label(game, prefix[0], len(prefix) - 1, token, locale))
        for token in complete(lines, prefix)
        if token
    ]


def matching(found: Found, typed: str) -> list[app_commands.Choice[str]]:
    """What holds the text that is typed, as Discord takes it: first what is called exactly so, then what begins so."""
    wanted = _folded(typed)
    if typed.strip() and not wanted:
        return []
    matches = [
        (
            wanted not in (_folded(value), _folded(label)),
            not _folded(value).startswith(wanted),
            app_commands.Choice(name=label[:100], value=value),
        )
        for value, label in found
        if wanted in _folded(value) or wanted in _folded(label)
    ]
    matches.sort(key=lambda each: each[:2])
    return [choice for *_, choice in matches[:_MOST_CHOICES]]


def _cog(it: Interaction) -> GameCog:
    assert isinstance(it.command, app_commands.Command)
    cog = it.command.binding
    assert isinstance(cog, GameCog)
    return cog


def _folded(text: str) -> str:
    """Letters and digits alone, in one case: `d3|e3` finds `D3-E3`."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
