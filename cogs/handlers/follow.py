"""Bystanders follow a table to be told its result, or stop following it."""

from __future__ import annotations

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Handlers
from cogs.panels.more import following
from tables.table import Table

handlers = Handlers()


@handlers.table("follow", Kind.UPDATE)
async def _follow(ctx: Context, table: Table) -> None:
    """Follow a table."""
    if table.seat_of(ctx.user) is not None:
        raise Refused("follow-seated")
    if table.over:
        raise Refused("game-is-over")
    await ctx.bot.store.remember_locale(ctx.user, ctx.person.locale)
    await ctx.bot.store.follow(table.row.id, ctx.user)
    ctx.bot.posts.wake(table.row.id)
    await ctx.show(following(table, True, ctx.locale))


@handlers.table("unfollow", Kind.UPDATE)
async def _unfollow(ctx: Context, table: Table) -> None:
    """Stop following a table."""
    await ctx.bot.store.unfollow(table.row.id, ctx.user)
    await ctx.show(following(table, False, ctx.locale))
