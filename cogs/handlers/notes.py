"""Private notes of people at a table."""

from __future__ import annotations

import asyncio

from cogs.handlers.board import show_page
from cogs.interactions.answer import PATIENCE, Kind
from cogs.interactions.bot import Busy
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, Submit
from cogs.messages.custom_ids import digest
from cogs.panels.more import Page, note_changed, note_form
from cogs.panels.notes import LONGEST

handlers = Handlers()


@handlers.click("notes", Kind.FORM)
async def _open(ctx: Context, click: Click) -> None:
    """Open the form with the note as last shown. Whose table it is, is checked when the form is sent.

    Raises:
        Busy: what was noted before is not read in time, and must not be overwritten.
    """
    about = click.id.table, ctx.user
    kept = ctx.bot.notes.known(*about)
    if kept is None:
        try:
            async with asyncio.timeout(PATIENCE):
                kept = await ctx.bot.notes.of(*about)
        except TimeoutError:
            raise Busy from None
    await ctx.ask(note_form(click.id.table, kept, ctx.locale))


@handlers.form("notes")
async def _keep(ctx: Context, submit: Submit) -> None:
    """Store the note, and show it where the form was opened; ask first if it was changed since elsewhere."""
    table = await ctx.load(submit.id.table)
    about, own = (table.row.id, ctx.user), submit.text("text")[:LONGEST]
    now = await ctx.bot.notes.of(*about)
    if submit.id.rest not in ("", digest(now)) and now not in ("", own):
        ctx.bot.notes.unsaved[about] = own
        await ctx.show(note_changed(table, now, own, ctx.locale))
        return
    await ctx.bot.notes.keep(*about, own)
    await show_page(ctx, table, page=Page.TABLE)


@handlers.click("notekeep", Kind.UPDATE)
async def _settle(ctx: Context, click: Click) -> None:
    """Keep one of two notes.

    Raises:
        Refused: the unsaved one is not known any more, after a restart.
    """
    table = await ctx.load(click.id.table)
    own = ctx.bot.notes.unsaved.pop((table.row.id, ctx.user), None)
    if click.id.rest == "yours":
        if own is None:
            raise Refused("notes-unsaved")
        await ctx.bot.notes.keep(table.row.id, ctx.user, own)
    await show_page(ctx, table, page=Page.TABLE)
