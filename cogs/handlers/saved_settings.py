"""Saved settings of lobbies: saving, opening again, deleting."""

from __future__ import annotations

from typing import Any

from cogs.handlers.lobby import open_saved
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, Submit
from cogs.panels.saved_settings import save_form, saved_again, saved_panel
from data.records.enums import Seating
from data.records.invitations import Invitation
from data.records.wishes import LONGEST_NAME, MOST_SAVED, SavedSettings
from tables.table import Table

handlers = Handlers()


@handlers.click("usual", Kind.FORM)
async def _ask(ctx: Context, click: Click) -> None:
    """Ask for a name."""
    await ctx.ask(save_form(click.id.table, ctx.locale))


@handlers.form("usual", Kind.PRIVATE)
async def _save(ctx: Context, submit: Submit) -> None:
    """Save the lobby's present settings, with everybody seated or invited."""
    table = await ctx.load(submit.id.table)
    name = " ".join(submit.text("name").split())[:LONGEST_NAME]
    if not name or table.row.guild is None:
        raise Refused("saved-needs-name")
    row = SavedSettings(
        ctx.user,
        table.row.guild,
        name,
        table.row.game,
        settings_of(table),
        people_of(table, ctx.user),
        ctx.bot.now(),
    )
    if not await ctx.bot.store.save_settings(row, MOST_SAVED):
        raise Refused("saved-too-many", count=MOST_SAVED)
    await ctx.show(saved_again(name, ctx.locale))


async def show_saved(ctx: Context) -> None:
    """Show everything that somebody has saved here."""
    if ctx.guild is None:
        raise Refused("find-needs-server")
    await ctx.show(saved_panel(await ctx.bot.store.saved_settings(ctx.user, ctx.guild), ctx.locale))


@handlers.click("saved")
async def _saved(ctx: Context, click: Click) -> None:
    """Show the list."""
    await show_saved(ctx)


@handlers.click("reopen", Kind.UPDATE)
async def _reopen(ctx: Context, click: Click) -> None:
    """Open a table with settings of the list."""
    await open_saved(ctx, click.value)


@handlers.click("unsave", Kind.UPDATE)
async def _unsave(ctx: Context, click: Click) -> None:
    """Delete settings of the list."""
    if ctx.guild is not None:
        await ctx.bot.store.drop_settings(ctx.user, ctx.guild, click.value)
    await show_saved(ctx)


def settings_of(table: Table) -> dict[str, Any]:
    """A lobby's settings as the fields of `Opening`; rotated seats become drawn ones."""
    row = table.row
    computers = [each for each in table.seats if each.computer]
    return {
        "seats": row.setup_seats,
        "options": dict(row.options),
        "locale": row.locale,
        "computers": len(computers),
        "level": computers[0].level.value if computers else "normal",
        "clock": row.clock,
        "vacation": row.vacation,
        "absence": row.absence.value,
        "seating": (Seating.RANDOM if row.seating is Seating.ROTATED else row.seating).value,
        "private": row.private,
        "rated": row.rated,
        "starts_full": row.starts_full,
        "conditions": list(row.conditions),
    }


def people_of(table: Table, but: int) -> tuple[int, ...]:
    """Everybody seated or invited at a lobby, except one."""
    seated = [each.user for each in table.seats if each.human and each.user is not None]
    return tuple(
        each for each in (*seated, *(each.user for each in Invitation.all(table.row))) if each != but
    )
