"""Resigning, which is final and asks for confirmation."""

from __future__ import annotations

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Handlers
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title
from cogs.messages.message import message
from cogs.panels.are_you_sure import final_question
from tables.changes import ends_without
from tables.table import Table

handlers = Handlers()


@handlers.table("resign")
async def ask_resign(ctx: Context, table: Table) -> None:
    """Ask for confirmation."""
    seat = table.seat_of(ctx.user)
    if seat is None or table.over:
        raise Refused("not-seated")
    alone = len(table.people_at(seat)) < 2
    said = (
        ctx.word("resign-sure", ends=int(ends_without(table, seat))) if alone else ctx.word("crew-leave-sure")
    )
    sure = CustomId("resigned", table.row.id, table.head)
    await ctx.show(
        final_question(
            f"{title(table, ctx.locale)} · {said}",
            sure,
            ctx.word("button-resign" if alone else "button-leave-crew"),
            ctx.locale,
            "button-keep-playing",
        )
    )


@handlers.table("resigned", Kind.UPDATE)
async def _resigned(ctx: Context, table: Table) -> None:
    """Give the seat up for good."""
    seat = table.seat_of(ctx.user)
    leaves = seat is not None and len(table.people_at(seat)) > 1
    await ctx.bot.tables.resign(table.row.id, ctx.user)
    await ctx.show(message(ctx.word("crew-left" if leaves else "resign-done")))
