"""Plans: a turn is tried before it is due, and kept for then."""

from __future__ import annotations

from cogs.handlers.play import open_panel, show_newest
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers
from cogs.panels.steps import leads_on
from cogs.panels.waiting import plan_panel, waiting_panel
from engines.core.text import Seat
from tables.drafts import Draft
from tables.plans import plans
from tables.table import Table

handlers = Handlers()


@handlers.click("wait", Kind.UPDATE)
async def _wait(ctx: Context, click: Click) -> None:
    """Return from trying to the waiting panel."""
    await open_panel(ctx, click.id.table)


@handlers.click("try", Kind.UPDATE)
async def _try(ctx: Context, click: Click) -> None:
    """Try the lines in the id, or the chosen one. Nothing is stored."""
    table = await ctx.load(click.id.table)
    text = click.values[0] if click.values else click.id.rest
    found = _tried(table, table.seen_by(ctx.user), text)
    if found is None:
        await open_panel(ctx, click.id.table)
        return
    draft, prefix = found
    await ctx.show(plan_panel(draft, ctx.locale, prefix, ctx.preferences.words))


@handlers.click("keep", Kind.UPDATE, show_newest)
async def _keep(ctx: Context, click: Click) -> None:
    await ctx.load(click.id.table)
    lines = tuple(click.id.rest.split("; "))
    table = await ctx.bot.tables.plans.keep(click.id.table, ctx.user, lines, click.id.seq)
    await _show_waiting(ctx, table, "plan-is-kept")


@handlers.click("unplan", Kind.UPDATE, show_newest)
async def _drop(ctx: Context, click: Click) -> None:
    await ctx.load(click.id.table)
    table = await ctx.bot.tables.plans.drop(click.id.table, ctx.user)
    await _show_waiting(ctx, table, "plan-is-dropped")


async def _show_waiting(ctx: Context, table: Table, done: str) -> None:
    seat = table.seen_by(ctx.user)
    await ctx.show(waiting_panel(table, seat, ctx.locale, ctx.channel, said=[ctx.word(done)]))


def _tried(table: Table, seat: Seat | None, text: str) -> tuple[Draft, str] | None:
    """Try the turn that a text spells, with the prefix after it; None when that is not possible now.

    Raises:
        NotAMove, IllegalMove: it does not fit (any more).
    """
    draft = plans.try_turn(table, seat, ()) if seat is not None else None
    for part in filter(None, text.split("; ")):
        if draft is None:
            return None
        if leads_on(draft.legal, part):
            return draft, part
        draft = plans.try_turn(table, draft.seat, (*draft.all_lines, part))
    return None if draft is None else (draft, "")
