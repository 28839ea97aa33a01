"""A person's own data deleted; the people whom they have blocked."""

from __future__ import annotations

import discord

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.messages.message import message
from cogs.panels.blocks import MOST_BLOCKED, blocks_panel, just_blocked
from data.records.enums import Stage

handlers = Handlers()


@handlers.click("blocks", Kind.UPDATE)
async def _turn(ctx: Context, click: Click) -> None:
    """Turn a page of the list."""
    await show_blocks(ctx, click.number(click.id.rest))


@handlers.click("unblock", Kind.UPDATE)
async def _unblock(ctx: Context, click: Click) -> None:
    """Unblock somebody, from the list or right after blocking."""
    await ctx.bot.store.unblock(ctx.user, click.person(click.id.rest or click.value))
    await show_blocks(ctx, 0)


async def show_blocks(ctx: Context, page: int) -> None:
    blocked = await ctx.bot.store.blocked_by(ctx.user)
    await ctx.show(blocks_panel(blocked, await ctx.bot.store.names_of(blocked), page, ctx.locale))


@handlers.click("forget", Kind.UPDATE)
async def _forget(ctx: Context, click: Click) -> None:
    """Delete the data of whoever presses."""
    await ctx.bot.tables.forget(ctx.user)
    await ctx.show(message(ctx.word("privacy-forgotten")))


async def block_person(ctx: Context, person: discord.User | discord.Member) -> None:
    """Block somebody, and name the tables where both still sit.

    Raises:
        Refused: it is themselves, or a bot, or they have blocked too many.
    """
    if person.bot or person.id == ctx.user:
        raise Refused("block-nobody")
    store = ctx.bot.store
    if not await store.block(ctx.user, person.id, ctx.it.created_at, MOST_BLOCKED):
        raise Refused("block-too-many", most=MOST_BLOCKED)
    both = {
        stage: sorted(
            {*await store.tables_with(ctx.user, stage)} & {*await store.tables_with(person.id, stage)}
        )
        for stage in (Stage.LOBBY, Stage.RUNNING)
    }
    lobbies, running = [await ctx.bot.tables.readable_tables(tables) for tables in both.values()]
    await ctx.show(just_blocked(person.id, lobbies, running, ctx.locale))
