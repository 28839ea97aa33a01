"""What if: a private copy of a position, played by one person for all seats. Or a new table continues it with others."""

from __future__ import annotations

from typing import Any

from cogs.handlers.server import channel_for_tables, may_open
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.panels.steps import leads_on
from cogs.panels.what_if import Step, invited_message, played_on_panel, what_if_panel
from cogs.posts.lobby import call_to_play_on
from cogs.upkeep import thread
from data.records.enums import Stage
from data.records.rows import GuildRow, is_import
from engines.core.text import say
from tables.errors import LobbyError, NotSeated
from tables.looking_back.what_if import Sketch

handlers = Handlers()

_MOST_FORCED = 20
"""Lines that are played by themselves because there is no other."""


@handlers.click("whatif")
async def _begin(ctx: Context, click: Click) -> None:
    """Copy the position after an entry."""
    table = await ctx.load(click.id.table)
    sketch = await ctx.bot.tables.sketches.begin(table, ctx.user, click.number(click.id.rest))
    await _show_copy(ctx, sketch)


@handlers.click("suppose", Kind.UPDATE)
async def _suppose(ctx: Context, click: Click) -> None:
    """Add a chosen token: a whole line is played, a prefix grows."""
    sketches, id = ctx.bot.tables.sketches, click.id.table
    chosen = click.values[0] if click.values else click.id.rest
    now = await sketches.sketch(id, ctx.user)
    if leads_on(now.legal, chosen):
        await _show_copy(ctx, now, chosen)
        return
    now = await sketches.play(id, ctx.user, chosen, click.id.seq)
    await _show(ctx, now)


@handlers.click("sketch", Kind.UPDATE)
async def _sketch(ctx: Context, click: Click) -> None:
    """Do what a button of the copy says: back, start over, a computer's turn, or clear a half-chosen line."""
    sketches, id = ctx.bot.tables.sketches, click.id.table
    match click.id.rest:
        case Step.SHOW:
            await _show_copy(ctx, await sketches.sketch(id, ctx.user))
        case Step.BACK:
            await _show_copy(ctx, await sketches.back(id, ctx.user))
        case Step.OVER:
            await _show_copy(ctx, await sketches.start_over(id, ctx.user))
        case Step.COMPUTER:
            await _show(ctx, await sketches.computer(id, ctx.user))
        case _:
            raise UnknownId


@handlers.click("playon")
async def _play_on(ctx: Context, click: Click) -> None:
    """Open a private table that continues a position of a finished game."""
    before = await ctx.load(click.id.table)
    seq, channel = click.number(click.id.rest), channel_for_tables(ctx)
    settled = await may_open(ctx, channel) or GuildRow(0)
    locale = (settled.locale or ctx.bot.default_language) if is_import(before.row.id) else before.row.locale
    table = await ctx.bot.tables.lobbies.play_on(
        before, seq, ctx.person, guild=ctx.guild, channel=channel, locale=locale
    )
    await ctx.bot.posts.shown(table.row.id)
    await ctx.show(played_on_panel(await ctx.bot.tables.table(table.row.id), ctx.locale))


@handlers.click("playwith")
async def _invite(ctx: Context, click: Click) -> None:
    """Call the people whom a player chose into the thread, once; the call brings them in, and who is in is not told again."""
    table = await ctx.load(click.id.table)
    host, row = table.seat_of(ctx.user), table.row
    if not row.beginning or row.stage is not Stage.LOBBY or row.thread is None:
        raise LobbyError(say("table-has-started" if row.seed else "table-closed"))
    if host is None:
        raise NotSeated(say("table-not-joined"))
    chosen = [user for user in click.people if table.seat_of(user) is None]
    people = [each.user for each in table.seats if each.user is not None]
    restrictions = await ctx.bot.store.restrictions(chosen, ctx.guild, ctx.it.created_at)
    called = [
        user for user in chosen if restrictions.why_not(user, people) is None and not _is_bot(ctx, user)
    ]
    if called:
        nonce = f"{row.id}-invites-{'-'.join(map(str, sorted(called)))}"
        await thread.send(ctx.bot, table, call_to_play_on(table, host, called), nonce, called)
    asked = [user for user in called if await thread.let_in(ctx.bot, table, user)]
    await ctx.show(invited_message(asked, [user for user in chosen if user not in asked], ctx.locale))


def _is_bot(ctx: Context, user: int) -> bool:
    """Whether Discord says that a chosen user is a bot."""
    data: Any = ctx.it.data or {}
    return bool(data.get("resolved", {}).get("users", {}).get(str(user), {}).get("bot"))


async def _show_copy(ctx: Context, now: Sketch, prefix: str = "") -> None:
    await ctx.show(what_if_panel(now, ctx.locale, prefix, ctx.preferences.words))


async def _show(ctx: Context, now: Sketch) -> None:
    """Show where a line leads, with forced ends of turns added."""
    for _ in range(_MOST_FORCED):
        if now.legal != ("end",):
            break
        now = await ctx.bot.tables.sketches.play(now.row.id, ctx.user, "end", now.head)
    await _show_copy(ctx, now)
