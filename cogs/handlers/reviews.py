"""Somebody's own turns in a finished game: thought about with progress shown, then page by page."""

from __future__ import annotations

import asyncio

from cogs.handlers.films import run_with_progress
from cogs.interactions.answer import Kind
from cogs.interactions.bot import AtNight
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.custom_ids import CustomId
from cogs.panels.reviews import (
    OVERVIEW,
    own_turns,
    review_later,
    review_page,
    reviewing,
    turn_page,
    worth_a_look,
)
from engines.core.text import Seat
from tables.table import Table

handlers = Handlers()

_LONGEST = 600.0
"""Seconds that somebody is shown how far it is: Discord takes changes of an answer for a quarter of an hour."""


def _within(id: CustomId) -> Kind:
    """Update the message for a button inside the review; otherwise answer privately."""
    return Kind.UPDATE if id.rest else Kind.PRIVATE


@handlers.click("review", _within)
async def _review(ctx: Context, click: Click) -> None:
    """Show all of the reader's turns, or one."""
    table = await ctx.load(click.id.table)
    await show_review(ctx, table, 0 if click.id.rest in ("", OVERVIEW) else click.number(click.id.rest))


async def show_review(ctx: Context, table: Table, number: int = 0) -> None:
    """Show the reader's own turns, or the one with a number.

    Raises:
        Refused: they had no seat, or the game goes on.
        UnknownId: there is no such turn.
        Busy: there is no time for it.
    """
    seat = seat_for_review(ctx, table)
    try:
        async with asyncio.timeout(_LONGEST):
            found = await run_with_progress(
                ctx,
                lambda told: ctx.bot.reviews.review(table, ctx.user, told),
                lambda percent: reviewing(table, percent, ctx.locale),
            )
    except AtNight as night:
        await ctx.show(review_later(table, ctx.locale, night.begins))
    except TimeoutError:
        await ctx.show(review_later(table, ctx.locale))
    else:
        if not number:
            await ctx.show(review_page(table, seat, found, ctx.locale))
            return
        shown = {each.number: each for each in worth_a_look(own_turns(table, seat, found))}
        if number not in shown:
            raise UnknownId
        await ctx.show(turn_page(table, seat, shown[number], ctx.locale))


def seat_for_review(ctx: Context, table: Table) -> Seat:
    """The reader's seat in a finished game.

    Raises:
        Refused: they had none, or the game goes on.
    """
    seat = table.seat_of(ctx.user)
    if seat is None:
        raise Refused("review-not-yours")
    if not table.over:
        raise Refused("review-later")
    return seat
