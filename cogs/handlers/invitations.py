"""People of a lobby: invitations and their answers, removals, requirements, and starting when full."""

from __future__ import annotations

from functools import partial
from typing import Any

from cogs.handlers.lobby import join, show_options
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.open_panels import LobbyPanels
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.lines import title
from cogs.messages.message import message
from cogs.panels.invitations import NOTHING, people_panel
from cogs.panels.removing import removal_question, removed_message
from cogs.upkeep.direct_messages import About, write
from data.records.enums import Stage
from data.records.invitations import Invitation
from engines.core.text import say
from tables.errors import LobbyError
from tables.table import Table

handlers = Handlers()


@handlers.table("people", Kind.UPDATE)
async def _people(ctx: Context, table: Table) -> None:
    """Open the page about people, from the options' panel."""
    await _show(ctx, table)


@handlers.click("invite", Kind.UPDATE)
async def _invite(ctx: Context, click: Click) -> None:
    """Invite the chosen people."""
    table = await ctx.load(click.id.table)
    people = without_bots(ctx, click.people)
    table = await ctx.bot.tables.lobbies.invite(table.row.id, ctx.user, people)
    await _show(ctx, table)


@handlers.click("gather", Kind.UPDATE)
async def _gather(ctx: Context, click: Click) -> None:
    """Change the requirements, or whether the table starts full."""
    name, value = click.id.rest, click.value
    table = await ctx.load(click.id.table)
    lobbies = ctx.bot.tables.lobbies
    if name == "starts":
        table = await lobbies.configure(table.row.id, ctx.user, starts_full=value == "yes")
    elif name.startswith("asks "):
        asked = name.removeprefix("asks "), "" if value == NOTHING else value
        table = await lobbies.configure(table.row.id, ctx.user, condition=asked)
    else:
        raise UnknownId
    await _show(ctx, table)


@handlers.table("accept")
async def _accept(ctx: Context, table: Table) -> None:
    """Accept an invitation."""
    seated = table.seat_of(ctx.user) is not None
    if table.row.stage is Stage.LOBBY and not seated and Invitation.of(table.row, ctx.user) is None:
        raise LobbyError(say("table-not-invited"))
    await join(ctx, table)


@handlers.table("decline")
async def _decline(ctx: Context, table: Table) -> None:
    """Decline an invitation."""
    await ctx.bot.tables.lobbies.decline(table.row.id, ctx.user)
    await ctx.show(message(ctx.word("declined", game=title(table, ctx.locale))))


@handlers.click("remove", Kind.UPDATE)
async def _remove(ctx: Context, click: Click) -> None:
    """Ask for confirmation before somebody is removed."""
    table = await ctx.load(click.id.table)
    seat = table.seat_of(click.person(click.value))
    if seat is None or table.row.stage is not Stage.LOBBY:
        await _show(ctx, table)
    else:
        await ctx.show(removal_question(table, seat, ctx.locale))


@handlers.click("removed", Kind.UPDATE)
async def _removed(ctx: Context, click: Click) -> None:
    """Remove somebody from the lobby, and tell them."""
    table, user = await ctx.load(click.id.table), click.person(click.id.rest)
    table = await ctx.bot.tables.lobbies.remove(table.row.id, ctx.user, user)
    await _show(ctx, table)
    await write(ctx.bot, table, user, About("removed", 0), partial(removed_message, table))


async def _show(ctx: Context, table: Table) -> None:
    """Show the page to the opener before the start, and the plain options to all others."""
    if table.row.stage is not Stage.LOBBY or table.row.opener != ctx.user:
        await show_options(ctx, table)
        return
    await ctx.show(people_panel(table, ctx.locale))
    ctx.bot.shown[LobbyPanels].remember(table.row.id, ctx)


def without_bots(ctx: Context, people: list[int]) -> list[int]:
    """The chosen people without bots.

    Raises:
        LobbyError: one of them is a bot.
    """
    data: Any = ctx.it.data or {}  # the library types neither kind of interaction's
    found = data.get("resolved", {}).get("users", {})
    if any(found.get(str(each), {}).get("bot") for each in people):
        raise LobbyError(say("table-cannot-invite"))
    return people
