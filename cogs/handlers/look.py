"""Looking without playing: the recap."""

from __future__ import annotations

from cogs.components.custom_ids import CustomId
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers
from cogs.panels.recap import recap_page

look = Handlers()


def _turns_pages(id: CustomId) -> Kind:
    """A button within the recap changes its message."""
    return Kind.UPDATE if id.rest.startswith("p") else Kind.PRIVATE


@look.click("recap", _turns_pages)
async def _recap(ctx: Context, click: Click) -> None:
    """Open the recap, or turn to a page: a number opens it there, `p` and a number turns pages."""
    table = await ctx.load(click.id.table)
    asked = click.id.rest.removeprefix("p")
    page = click.number(asked) if asked else None
    await ctx.show(recap_page(table, table.seat_of(ctx.user), page, ctx.locale))
