"""The base of a game's slash commands: one command per verb, each becomes one line of notation."""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.interactions.commands import context
from cogs.interactions.context import Context, Refused
from cogs.interactions.open_panels import TurnPanels
from cogs.messages.interaction import Interaction
from cogs.messages.lines import way_to_thread
from cogs.messages.names import names_at
from cogs.panels.labels import spoken_lines, token_label
from cogs.panels.play import draft_panel, question_text
from data.records.failures import StoreDown
from data.records.troubles import reason, trouble
from engines import PRESENTATIONS
from engines.core.chance import Revealing, SealedRng
from engines.core.game import AnyGame
from engines.core.notation import complete
from engines.core.text import GameError, IllegalMove, NotAMove, Text, say
from render.languages import language
from render.sentences import dashed, known, sentence
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

Start = Callable[[app_commands.Namespace], str]
"""The line as far as it is typed in front of a field."""

Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]


class GameCog(commands.GroupCog):
    """Slash commands of one game; `game` is its name in `GAMES`."""

    game: str

    async def play(self, it: Interaction, verb: str, *tokens: str | None) -> None:
        """Draft what was typed, as `play_typed`."""
        await play_typed(it, self.game, verb, *tokens)


async def play_typed(it: Interaction, game: str, *tokens: str | None) -> None:
    """Draft what was typed and show the panel with its preview, to be confirmed there.

    Args:
        game: whose command it is; empty for moves of every game.
    """
    ctx = context(it)
    table, tables = await ctx.table_here(game), ctx.bot.tables
    if game not in ("", table.row.game):
        raise another_game(ctx, table)
    given = [token.strip() for token in tokens if token]
    if NOTHING in given[1:]:
        before = tuple(given[: given.index(NOTHING)])
        raise IllegalMove(why_nothing(await tables.panel(table, ctx.user), before))
    draft = await tables.draft(table, ctx.user, " ".join(given))
    draft = await tables.draft_only_moves(draft, ctx.user)
    said = way_to_thread(table, ctx.channel)
    await ctx.show(draft_panel(draft, ctx.locale, said=said, words=ctx.preferences.words))
    await ctx.bot.shown[TurnPanels].take_older_away(ctx, table, "turn")


class MoveCog(commands.Cog):
    """The command for any move of any game, which is all that the rarer ones have."""

    game = ""

    @app_commands.command()
    async def move(self, it: Interaction, line: str) -> None:
        """Play any move of this table's game by its line."""
        await play_typed(it, self.game, line)

    @move.autocomplete("line")
    async def _lines(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggesting(_whole_lines, lambda typed: "")(it, typed)


def _whole_lines(typed: app_commands.Namespace, draft: Draft, locale: str) -> Found:
    return [(line, spoken_lines(draft.game, line, locale)) for line in draft.legal]


def another_game(ctx: Context, table: Table) -> Refused:
    """That the moves of this table have other commands, and which."""
    key = dashed(table.row.game)
    command = f"{key}-command.name"
    called = ctx.word(command) if known(command, language(ctx.locale)) else key
    return Refused("another-game", game=ctx.word(f"{key}-title"), command=called)


def suggesting(look: Look, start: Start | None = None) -> Suggest:
    """Autocomplete for whoever is due at a table of the command's game: what `look` finds that holds what is typed, and first
    what begins with it. Where nothing can be offered, or what is typed is forbidden, the only choice says why.

    Args:
        start: the line in front of the field, where the field is the next of its tokens.
    """

    async def suggest(it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        try:
            game = _cog(it).game
            table = await ctx.table_here(game)
            if game not in ("", table.row.game):
                return []
            draft = await ctx.bot.tables.panel(table, ctx.user)
            found = matching(look(it.namespace, draft, ctx.locale), typed)
            if typed and not found and start is not None:
                forbids = why_none(draft, f"{start(it.namespace)} {typed}")
                return [] if forbids is None else [_only(ctx, forbids, typed)]
            return found
        except GameError as error:
            return [] if typed else [_only(ctx, error.text, NOTHING)]
        except (Refused, Revealing, AttributeError):
            return []
        except StoreDown as error:
            log.warning("no suggestions: %s", reason(error), extra=trouble("suggestions"))
            return []
        except Exception:
            log.exception("no suggestions for /%s", it.command.qualified_name if it.command else "")
            return []

    return suggest


def _only(ctx: Context, why: Text, value: str) -> app_commands.Choice[str]:
    """The only choice, which says why there is none; Discord lets it be chosen, so it has a sign that it is no value."""
    said = f"❌ {sentence(why, ctx.locale, names_at(ctx.table, ctx.locale)).replace('*', '')}"
    said = said if len(said) <= _LONGEST else f"{said[: _LONGEST - 1]}…"
    return app_commands.Choice(name=said, value=value[:_LONGEST])


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

    if after:
        return suggesting(look)
    return suggesting(look, lambda typed: " ".join((verb, *(str(getattr(typed, name)) for name in before))))


def why_nothing(draft: Draft, prefix: tuple[str, ...]) -> Text:
    """Why no line that begins with `prefix` is legal now: all that the player has would not be enough, or something else is to
    be decided."""
    start = " ".join(prefix)
    if parts := draft.presentation.parts(draft.view, prefix):
        start = f"{start} {'+'.join(parts)}"
    return why_none(draft, start) or say("table-nothing-fits", ask=question_text(draft))


def why_none(draft: Draft, start: str) -> Text | None:
    """The reason that forbids every move that begins so; None where there is no such reason, or no such move."""
    if draft.complete:
        return say("table-draft-complete", line=start)
    state, ask, game = draft.state, draft.ask, draft.game
    try:
        moves = game.notation.examples(start, draft.presentation.samples)
    except NotAMove:
        return None
    reasons = {game.why_not(state, ask, draft.seat, move) for move in moves}
    return reasons.pop() if len(reasons) == 1 else None


def behind(draft: Draft, text: str) -> Sequence[str]:
    """The lines that are legal after a draft and some further moves.

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


def _cog(it: Interaction) -> GameCog | MoveCog:
    assert isinstance(it.command, app_commands.Command)
    cog = it.command.binding
    assert isinstance(cog, GameCog | MoveCog)
    return cog


def _folded(text: str) -> str:
    """Letters and digits alone, in one case: `d3|e3` finds `D3-E3`."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())
