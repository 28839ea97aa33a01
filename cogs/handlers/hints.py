"""The button `Hint` of a real table."""

from __future__ import annotations

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers
from cogs.panels.hints import hint_lines, may_hint
from cogs.panels.play import draft_panel

handlers = Handlers()


@handlers.click("hint", Kind.UPDATE)
async def _hint(ctx: Context, click: Click) -> None:
    """Show what the computer would do, above the unchanged panel."""
    table = await ctx.load(click.id.table)
    seat = table.seat_of(ctx.user)
    if seat is None or not may_hint(table, seat):
        raise Refused("hint-not-here")
    draft = await ctx.bot.tables.panel(table, ctx.user)
    await ctx.show(draft_panel(draft, ctx.locale, said=[ctx.word("hint-thinking")]))
    found = await ctx.bot.best_turns(table.row.game, table.view(seat), f"hint {table.row.id} {table.head}")
    hint = hint_lines(table, seat, found, ctx.locale, bool(draft.all_lines))
    await ctx.show(draft_panel(draft, ctx.locale, said=hint))
