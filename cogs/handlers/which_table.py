"""Finds the table that a command is for: this thread's, or one that the person names. No command changes another one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.handlers import absence, board, lobby, resigning, votes
from cogs.handlers.fairness import show_fairness
from cogs.handlers.play import open_panel
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.panels.which_table import which_table
from data.records.enums import Stage
from tables.table import Table

handlers = Handlers()

Deed = Callable[[Context, Table, str], Awaitable[None]]
"""What a command does at a table; the text is what else was typed."""


async def _show(ctx: Context, table: Table, form: str) -> None:
    await (board.show_text(ctx, table) if form == "text" else board.show_board(ctx, table))


async def _substitute(ctx: Context, table: Table, whose: str) -> None:
    if whose:
        await absence.ask_offer_of(ctx, table, int(whose))
    else:
        await absence.ask_offer(ctx, table)


def _plain(deed: Callable[[Context, Table], Awaitable[None]]) -> Deed:
    """Wrap a handler that needs nothing but the table."""

    async def done(ctx: Context, table: Table, rest: str) -> None:
        await deed(ctx, table)

    return done


async def _play(ctx: Context, table: Table, rest: str) -> None:
    await open_panel(ctx, table.row.id)


_LOOKS: dict[str, Deed] = {
    "play": _play,
    "hand": _plain(board.show_hand),
    "show": _show,
    "zoom": board.show_closeup,
    "more": _plain(board.show_more),
    "verify": _plain(show_fairness),
}
"""They change nothing, and what they show says its table."""

_IN_LOBBIES: dict[str, Deed] = {
    "join": _plain(lobby.join),
    "leave": _plain(lobby.leave),
    "start": _plain(lobby.start),
}
"""They are for tables before the game; each answer names its table."""

_IN_GAMES: dict[str, Deed] = {
    "undo": _plain(votes.undo),
    "resign": _plain(resigning.ask_resign),
    "stop": _plain(votes.ask_stop),
    "substitute": _substitute,
    "back": _plain(absence.come_back),
    "skip": _plain(absence.ask_skip),
}
"""They change a running game."""

DEEDS: dict[str, Deed] = {**_LOOKS, **_IN_LOBBIES, **_IN_GAMES}


async def at_table(ctx: Context, verb: str, rest: str = "") -> None:
    """Run a command at its table; outside of a game's thread, ask for the table first.

    Raises:
        Refused: there is no table here, or only private ones of others.
    """
    found = await _candidates(ctx, verb)
    only = found[0] if len(found) == 1 else None
    if only is not None and (verb not in _IN_GAMES or only.row.thread == ctx.channel):
        ctx.table = only
        await DEEDS[verb](ctx, only, rest)
        return
    await ctx.show(which_table(found, f"{verb} {rest}".strip(), ctx.locale))


@handlers.click("at", Kind.UPDATE)
async def _at(ctx: Context, click: Click) -> None:
    """Run the command at the named table."""
    verb, _, rest = click.id.rest.partition(" ")
    if verb not in DEEDS:
        raise UnknownId
    await DEEDS[verb](ctx, await ctx.load(click.values[0] if click.values else click.id.table), rest)


async def _candidates(ctx: Context, verb: str) -> list[Table]:
    """The tables here for which a command may be meant; at least one."""
    found = await ctx.tables_here()
    if len(found) > 1:
        stage = Stage.LOBBY if verb in _IN_LOBBIES else Stage.RUNNING
        found = [each for each in found if each.row.stage is stage] or found
    if verb not in ("join", "show", "zoom", "more", "verify", "skip"):
        found = [each for each in found if each.seat_of(ctx.user) is not None] or found
    if not found:
        raise Refused("no-table-here")
    return found
