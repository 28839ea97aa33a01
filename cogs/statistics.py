"""`/history` and all else that finished games say: about oneself, others, a server."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.components.interaction import Interaction
from cogs.interactions.answer import Kind
from cogs.interactions.commands import choice, context
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.panels.statistics.history import PAGE, Running, Whose, history
from cogs.posts.score_sheets import score_sheet
from engines.tables.records.preferences import Preferences

handlers = Handlers()

_MOST_RUNNING = 25
"""Running tables of a server that are looked at for a list."""


class StatisticsCog(commands.Cog):
    """Looking back."""

    @app_commands.command()
    @app_commands.choices(whose=[choice(f"history-whose-{each}", each) for each in ("mine", "server")])
    async def history(self, it: Interaction, whose: str = "mine", player: discord.User | None = None) -> None:
        """See finished and running games: yours, somebody's, or this server's."""
        ctx = context(it)
        await _history(ctx, _whose(ctx, player) if player is not None else Whose.read(whose), 0)


@handlers.click("history", Kind.UPDATE)
async def _page(ctx: Context, click: Click) -> None:
    """Turn a page."""
    whose, _, page = click.id.rest.partition(" ")
    await _history(ctx, Whose.read(whose), click.number(page))


@handlers.click("pastgame")
async def _open(ctx: Context, click: Click) -> None:
    """The score sheet of a game of the list, with the ways to its replay and its record."""
    table = await ctx.load(click.value)
    if not table.over:
        raise Refused("no-such-button")
    await ctx.show(score_sheet(replace(table, row=replace(table.row, locale=ctx.locale)), table.result))


async def _history(ctx: Context, whose: Whose, page: int) -> None:
    """A page of a list.

    Raises:
        Refused: a server's list outside of one, or somebody's who shows theirs to nobody.
    """
    guild = None if whose.kind == "mine" else _server(ctx)
    person = ctx.user if whose.kind == "mine" else whose.person
    if whose.person is not None:
        await preferences_of(ctx, whose.person)
    found = await ctx.bot.store.history(ctx.user, person=person, guild=guild, offset=page * PAGE, limit=PAGE)
    running = await _running(ctx, person, guild) if page == 0 else []
    await ctx.show(history(whose, found, running, page, ctx.locale))


async def _running(ctx: Context, person: int | None, guild: int | None) -> list[Running]:
    """The running games of a person, or of a server; private ones are for those who play there."""
    store = ctx.bot.store
    if person is not None:
        tables = await store.tables_of(person)
    else:
        assert guild is not None
        tables = (await store.running_in(guild))[:_MOST_RUNNING]
    return [
        Running(each.row.game, each.row.guild, each.row.thread, each.seats)
        for each in await ctx.bot.tables.readable(tables)
        if guild in (None, each.row.guild) and (not each.row.private or each.seat_of(ctx.user) is not None)
    ]


async def preferences_of(ctx: Context, person: int) -> Preferences:
    """What somebody has chosen, who is asked about here.

    Raises:
        Refused: they show their results to nobody else.
    """
    chosen = await ctx.bot.preferences.of(person)
    if person != ctx.user and not chosen.results_seen:
        raise Refused("statistics-not-shown", who=f"<@{person}>")
    return chosen


def _whose(ctx: Context, player: discord.User) -> Whose:
    return Whose("mine") if player.id == ctx.user else Whose("person", player.id)


def _server(ctx: Context) -> int:
    """The server that this is about.

    Raises:
        Refused: this is none.
    """
    if ctx.guild is None:
        raise Refused("statistics-need-server")
    return ctx.guild


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the commands to a bot."""
    await client.add_cog(StatisticsCog())
