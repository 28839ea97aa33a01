"""The chance of a table: how it is made, a word of one's own in it, and the proof after the end."""

from __future__ import annotations

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers, Submit
from cogs.panels.fairness import fairness_panel, word_form
from engines.core.fairness import LONGEST_WORD
from tables.table import Table

handlers = Handlers()


@handlers.table("fair")
async def show_fairness(ctx: Context, table: Table) -> None:
    """How the chance is made, or was; after the end with the proof."""
    await ctx.show(fairness_panel(table, ctx.user, ctx.locale))


@handlers.click("fairword", Kind.FORM)
async def _ask(ctx: Context, click: Click) -> None:
    """Ask for a word. Whether it can still count is asked when the form is sent."""
    await ctx.ask(word_form(click.id.table, ctx.locale))


@handlers.form("fairword")
async def _add(ctx: Context, submit: Submit) -> None:
    """Have the word count; it is hashed at once, and kept nowhere."""
    table = await ctx.load(submit.id.table)
    typed = submit.text("word")[:LONGEST_WORD]
    table = await ctx.bot.tables.lobbies.add_word(table.row.id, ctx.user, typed)
    await ctx.show(fairness_panel(table, ctx.user, ctx.locale))
