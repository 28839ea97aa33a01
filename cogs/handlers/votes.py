"""Undoing turns and ending games, with the others' consent where needed; and their answers."""

from __future__ import annotations

from cogs.handlers.play import open_panel
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title
from cogs.messages.message import message
from cogs.panels.are_you_sure import final_question, withdrawable
from cogs.panels.undo import undo_asked, undo_question, undone_line
from tables.table import Table
from tables.votes.deciding import has_company

handlers = Handlers()


@handlers.click("undo")
async def _undo(ctx: Context, click: Click) -> None:
    """Undo what the button named; if it has become more since, ask first."""
    await undo(ctx, await ctx.load(click.id.table), click.id.seq)


@handlers.click("undone", Kind.UPDATE)
async def _undone(ctx: Context, click: Click) -> None:
    """Undo after confirmation."""
    await undo(ctx, await ctx.load(click.id.table), click.id.seq)


async def undo(ctx: Context, table: Table, seen: int | None = None) -> None:
    """Undo the last turn and open its panel, or ask the others for it; the computers' moves go with it once that was said.

    Args:
        seen: the entry at which somebody read what would be taken back.
    """
    seat = table.seat_of(ctx.user)
    back = table.taking_back(seat) if seat is not None else None
    if seat is not None and back is not None and back.others and not back.consent and seen != table.head:
        await ctx.show(undo_question(table, seat, back, ctx.locale))
        return
    ctx.answer.hold()
    proposal = await ctx.bot.tables.votes.undo(table.row.id, ctx.user)
    assert back is not None, "what could be taken back is known by whom it was asked"
    if proposal.asked:
        asked = undo_asked(table, back, ctx.locale)
        await ctx.show(withdrawable(asked, proposal.question, ctx.locale))
    else:
        await ctx.bot.posts.shown(table.row.id)
        await open_panel(ctx, table.row.id, [undone_line(table, back, ctx.locale)])


@handlers.table("stop")
async def ask_stop(ctx: Context, table: Table) -> None:
    """Ask for confirmation before the end is proposed, because everyone else is called by it.

    Raises:
        Refused: they have no seat, or it is over.
        LobbyError: the game has not begun.
    """
    seat, gone = table.seat_of(ctx.user), table.story.gone
    if seat is None or table.over:
        raise Refused("not-seated")
    others = has_company(table.seats, seat, gone)
    sure = CustomId("stopped", table.row.id, table.head)
    said = f"{title(table, ctx.locale)} · {ctx.word('stop-sure', others=int(others))}"
    await ctx.show(final_question(said, sure, ctx.word("button-stop"), ctx.locale, "button-keep-playing"))


@handlers.table("stopped", Kind.UPDATE)
async def _propose_stop(ctx: Context, table: Table) -> None:
    """Propose to end the game; it ends when everybody agrees."""
    proposal = await ctx.bot.tables.votes.propose_stop(table.row.id, ctx.user)
    said = message(ctx.word("stop-asked" if proposal.asked else "stop-done"))
    await ctx.show(withdrawable(said, proposal.question, ctx.locale))


@handlers.click("vote")
async def _vote(ctx: Context, click: Click) -> None:
    """Record a yes or no; the question's message shows the result."""
    table = await ctx.load(click.id.table)
    kind, answer, target, *_ = (*click.id.rest.split(" "), "", "")
    about = click.number(target) if target else None
    await ctx.bot.tables.votes.vote(table.row.id, ctx.user, kind, answer == "yes", click.id.seq, about)
    await ctx.show(message(ctx.word("vote-counted")))
