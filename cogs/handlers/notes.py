"""What people note for themselves at a table."""

from __future__ import annotations

from cogs.handlers.look import show_more
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Handlers, Submit
from cogs.panels.more import note_form
from cogs.panels.notes import LONGEST
from engines.tables.table import Table

notes = Handlers()


@notes.table("notes", Kind.FORM)
async def _open(ctx: Context, table: Table) -> None:
    """Open the note to be written."""
    kept = await ctx.bot.store.note(table.row.id, ctx.user)
    await ctx.ask(note_form(table, kept, ctx.locale))


@notes.form("notes")
async def _keep(ctx: Context, submit: Submit) -> None:
    """Keep the note, and show it where the form was opened."""
    table = await ctx.load(submit.id.table)
    await ctx.bot.store.set_note(table.row.id, ctx.user, submit.text("text")[:LONGEST])
    await show_more(ctx, table)
