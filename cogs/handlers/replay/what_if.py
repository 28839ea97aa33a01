"""What if: a private copy of a position, played on by one person for all seats."""

from __future__ import annotations

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.panels.replay.what_if import Step, what_if_panel
from engines.tables.looking_back.sketches import Sketch

what_if = Handlers()

_MOST_FORCED = 20
"""Lines that are played by themselves because there is no other."""


@what_if.click("whatif")
async def _begin(ctx: Context, click: Click) -> None:
    """A copy of the position after an entry."""
    table = await ctx.load(click.id.table)
    sketch = await ctx.bot.tables.sketches.begin(table, ctx.user, click.number(click.id.rest))
    await ctx.show(what_if_panel(sketch, ctx.locale))


@what_if.click("suppose", Kind.UPDATE)
async def _suppose(ctx: Context, click: Click) -> None:
    """A token was chosen: a whole line, which is played, or the start of one."""
    sketches, id = ctx.bot.tables.sketches, click.id.table
    chosen = click.values[0] if click.values else click.id.rest
    now = await sketches.sketch(id, ctx.user)
    if chosen not in now.legal and any(line.startswith(f"{chosen} ") for line in now.legal):
        await ctx.show(what_if_panel(now, ctx.locale, chosen))
        return
    now = await sketches.play(id, ctx.user, chosen, click.id.seq)
    await _show(ctx, now)


@what_if.click("sketch", Kind.UPDATE)
async def _sketch(ctx: Context, click: Click) -> None:
    """Back a step, to the start, a computer's turn, or the same without what was half chosen."""
    sketches, id = ctx.bot.tables.sketches, click.id.table
    match click.id.rest:
        case Step.SHOW:
            await ctx.show(what_if_panel(await sketches.sketch(id, ctx.user), ctx.locale))
        case Step.BACK:
            await ctx.show(what_if_panel(await sketches.back(id, ctx.user), ctx.locale))
        case Step.OVER:
            await ctx.show(what_if_panel(await sketches.start_over(id, ctx.user), ctx.locale))
        case Step.COMPUTER:
            await _show(ctx, await sketches.computer(id, ctx.user))
        case _:
            raise UnknownId


async def _show(ctx: Context, now: Sketch) -> None:
    """Show where a line leads, with the ends of turns that are the only choice."""
    for _ in range(_MOST_FORCED):
        if now.legal != ("end",):
            break
        now = await ctx.bot.tables.sketches.play(now.row.id, ctx.user, "end", now.head)
    await ctx.show(what_if_panel(now, ctx.locale))
