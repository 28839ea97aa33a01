"""The film and the story of a finished game, with their progress shown meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Message
from cogs.panels.films import Cut, drawing, film_message, film_of
from cogs.panels.reviews import review_button
from cogs.panels.story import story_message, thinking
from tables.table import Table

handlers = Handlers()


@handlers.click("film")
async def _film(ctx: Context, click: Click) -> None:
    """Show the film as a message of its own."""
    await _show(ctx, click)


@handlers.click("cut", Kind.UPDATE)
async def _cut(ctx: Context, click: Click) -> None:
    """Replace the film by another cut."""
    await _show(ctx, click)


async def _show(ctx: Context, click: Click) -> None:
    table, cut = await ctx.load(click.id.table), Cut.parse(click.id.rest)
    if cut is None:
        raise UnknownId
    if not table.over:
        raise Refused("film-later")
    await ctx.show(film_message(table, cut, await made_film(ctx, table, cut), ctx.locale))


async def made_film(ctx: Context, table: Table, cut: Cut) -> bytes:
    """The film of a finished game; its progress is shown meanwhile."""
    wanted = film_of(table, cut)
    return await run_with_progress(
        ctx,
        lambda told: ctx.bot.films.film(wanted, told),
        lambda done: drawing(table, done, len(wanted.shots), ctx.locale),
    )


def _turns_pages(id: CustomId) -> Kind:
    """Update the message for a button inside the story; otherwise answer privately."""
    return Kind.UPDATE if id.rest else Kind.PRIVATE


@handlers.click("story", _turns_pages)
async def _story(ctx: Context, click: Click) -> None:
    """Show a page of the story, worked out in spare time."""
    table = await ctx.load(click.id.table)
    if table.result is None:
        raise Refused("story-later")
    reckoning = await run_with_progress(
        ctx,
        lambda told: ctx.bot.stories.story(table, told),
        lambda done: thinking(table, done, ctx.locale),
    )
    mine = [review_button(table, ctx.locale)] if table.seat_of(ctx.user) is not None else []
    at = click.number(click.id.rest or "0")
    await ctx.show(story_message(table, reckoning, ctx.locale, mine, at))


T = TypeVar("T")

_FIRST, _EVERY = 0.3, 2.0
"""Seconds until the first word about how far it is, and between two."""


async def run_with_progress(
    ctx: Context,
    work: Callable[[Callable[[int], None]], Awaitable[T]],
    far: Callable[[int], Message],
) -> T:
    """Await some work and show its progress meanwhile.

    Args:
        work: begins it; calls what it is given with how much is done.
        far: what is shown while so much is done.
    """
    done = 0

    def told(count: int) -> None:
        nonlocal done
        done = count

    making, patience = asyncio.ensure_future(work(told)), _FIRST
    while not (await asyncio.wait([making], timeout=patience))[0]:
        with contextlib.suppress(discord.HTTPException):
            await ctx.show(far(done))
        patience = _EVERY
    return making.result()
