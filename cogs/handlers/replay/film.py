"""The film of a game: drawn while its reader sees how far it is, in the place of the message with the button."""

from __future__ import annotations

import asyncio
import contextlib

import discord

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.panels.replay.film import Cut, drawing, film_message, film_of
from engines.tables.table import Table

film = Handlers()

_EVERY = 2.0
"""Seconds between two words about how far a film is."""


@film.click("film")
async def _film(ctx: Context, click: Click) -> None:
    """The film as a message of its own."""
    await _show(ctx, click)


@film.click("cut", Kind.UPDATE)
async def _cut(ctx: Context, click: Click) -> None:
    """Another one in its place."""
    await _show(ctx, click)


async def _show(ctx: Context, click: Click) -> None:
    table, cut = await ctx.load(click.id.table), Cut.parse(click.id.rest)
    if cut is None:
        raise UnknownId
    if not table.over:
        raise Refused("film-later")
    content = await _made(ctx, table, cut)
    await ctx.show(film_message(table, cut, content, ctx.locale))


async def _made(ctx: Context, table: Table, cut: Cut) -> bytes:
    """The film; while it is drawn, the reader is told how far that is."""
    wanted = film_of(table, cut)
    frames, told = len(wanted.shots), Progress()
    making = asyncio.ensure_future(ctx.bot.films.film(wanted, told))
    while not (await asyncio.wait([making], timeout=_EVERY))[0]:
        with contextlib.suppress(discord.HTTPException):
            await ctx.show(drawing(table, told.done, frames, ctx.locale))
    return making.result()


class Progress:
    """How many frames are drawn."""

    def __init__(self) -> None:
        self.done = 0

    def __call__(self, done: int) -> None:
        self.done = done
