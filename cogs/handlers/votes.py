"""What needs the others' consent: taking a turn back, ending the game; and their answers."""

from __future__ import annotations

from cogs.components.message import message
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers
from engines.tables.table import Table

votes = Handlers()


@votes.table("undo")
async def undo(ctx: Context, table: Table) -> None:
    """Take the last turn back, or ask the others for it."""
    proposal = await ctx.bot.tables.votes.undo(table.row.id, ctx.user)
    await ctx.show(message(ctx.word("undo-asked" if proposal.asked else "undo-done")))


@votes.table("stop")
async def propose_stop(ctx: Context, table: Table) -> None:
    """Propose to end the game; it ends when all people at the table agree."""
    proposal = await ctx.bot.tables.votes.propose_stop(table.row.id, ctx.user)
    await ctx.show(message(ctx.word("stop-asked" if proposal.asked else "stop-done")))


@votes.click("vote")
async def _vote(ctx: Context, click: Click) -> None:
    """Somebody agreed or refused; the question itself says what came of it."""
    table = await ctx.load(click.id.table)
    kind, _, answer = click.id.rest.partition(" ")
    await ctx.bot.tables.votes.vote(table.row.id, ctx.user, kind, answer == "yes", click.id.seq)
    await ctx.show(message(ctx.word("vote-counted")))
