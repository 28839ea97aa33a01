"""Crews: giving them seats, joining, proposing, voting."""

from __future__ import annotations

from datetime import timedelta

import discord

from cogs.handlers.play import show_newest, show_played
from cogs.handlers.server import role_for_crews
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.open_panels import LobbyPanels
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.panels.crews import crews_panel, joined_crew, proposals_panel, turn_decided
from data.records.enums import Stage
from engines.core.text import say
from tables.changes import due_seat
from tables.crews import proposals
from tables.crews.service import Conferred
from tables.crews.terms import DAYS
from tables.errors import Stale
from tables.table import Table

handlers = Handlers()


@handlers.table("crews", Kind.UPDATE)
async def _crews(ctx: Context, table: Table) -> None:
    """Show what a lobby can give to crews."""
    await ctx.show(crews_panel(table, ctx.locale))
    ctx.bot.shown[LobbyPanels].remember(table.row.id, ctx)


@handlers.click("crewset", Kind.UPDATE)
async def _settle(ctx: Context, click: Click) -> None:
    """Change what is given to crews, or on which terms."""
    table = await ctx.load(click.id.table)
    crews, value = ctx.bot.tables.crews, click.value
    match click.id.rest:
        case "crews":
            table = await crews.give_seats(table.row.id, ctx.user, value, await role_for_crews(ctx))
        case "share":
            table = await crews.settle_terms(table.row.id, ctx.user, share=click.number(value))
        case "names":
            table = await crews.settle_terms(table.row.id, ctx.user, names=value == "yes")
        case "captain":
            table = await crews.settle_terms(table.row.id, ctx.user, captain=value == "yes")
        case _:
            raise UnknownId
    await ctx.show(crews_panel(table, ctx.locale))
    ctx.bot.shown[LobbyPanels].remember(table.row.id, ctx)


@handlers.click("crew")
async def _join(ctx: Context, click: Click) -> None:
    """Join a crew."""
    table = await ctx.load(click.id.table)
    terms = table.terms
    if terms is not None and terms.open:
        await _refuse_newcomers(ctx)
    after = await ctx.bot.tables.crews.join(table.row.id, ctx.person, click.number(click.id.rest))
    seat = after.seat_of(ctx.user)
    assert seat is not None
    await ctx.show(joined_crew(after, seat, ctx.locale))
    if after.row.stage is Stage.LOBBY:
        ctx.bot.shown[LobbyPanels].remember(after.row.id, ctx)


async def _refuse_newcomers(ctx: Context) -> None:
    """Refuse whoever has not been on the server for long enough: fresh accounts could outvote everybody.

    Raises:
        Refused: so it is.
    """
    member = ctx.it.user
    if ctx.it.guild is None or not isinstance(member, discord.Member):
        return
    days = int((await ctx.bot.store.guild(ctx.it.guild.id)).default("crew-days") or DAYS)
    since = member.joined_at
    if days and (since is None or ctx.bot.now() - since < timedelta(days=days)):
        raise Refused("crew-too-new", days=days)


@handlers.click("propose", Kind.UPDATE, show_newest)
async def _propose(ctx: Context, click: Click) -> None:
    """Propose what is drafted."""
    table = await ctx.load(click.id.table)
    done = await ctx.bot.tables.crews.propose(table, ctx.user, click.id.seq, click.id.mark)
    mine = None if done.played else proposals.own_proposal(done.table, done.seat, ctx.user)
    await _show(ctx, done, mine.key if mine is not None else "", "crew-done-proposed")


@handlers.click("proposals", Kind.UPDATE, show_newest)
async def _proposals(ctx: Context, click: Click) -> None:
    """Show what is proposed, and one of the turns as a picture."""
    table = await ctx.load(click.id.table)
    seat = due_seat(table, ctx.user, click.id.seq)
    await ctx.show(proposals_panel(table, seat, ctx.user, ctx.locale, click.id.rest))


@handlers.click("backing", Kind.UPDATE, show_newest)
async def _vote(ctx: Context, click: Click) -> None:
    """Vote for a proposed turn, or take that back."""
    table = await ctx.load(click.id.table)
    answer, _, key = click.id.rest.partition(" ")
    done = await ctx.bot.tables.crews.vote(table, ctx.user, key, answer == "yes", click.id.seq)
    await _show(ctx, done, key, "crew-done-voted" if answer == "yes" else "crew-done-unvoted")


@handlers.click("captain", Kind.UPDATE, show_newest)
async def _play_alone(ctx: Context, click: Click) -> None:
    """Play a proposed turn as the captain of its crew."""
    table, tables = await ctx.load(click.id.table), ctx.bot.tables
    seat = due_seat(table, ctx.user, click.id.seq)
    ranked = proposals.proposed(table, seat)
    turn = next((each for each in ranked if each.key == click.id.rest), None)
    draft = proposals.draft_of_turn(table, seat, turn) if turn is not None else None
    if draft is None:
        raise Stale(say("table-stale"))
    await tables.draft_anew(table, ctx.user, draft.all_lines, click.id.seq)
    await show_played(ctx, await tables.confirm(table.row.id, ctx.user, click.id.seq))


async def _show(ctx: Context, done: Conferred, key: str, said: str) -> None:
    ctx.table = done.table
    if done.played:
        await ctx.show(turn_decided(done.table, done.seat, ctx.locale, ctx.channel))
    else:
        await ctx.show(proposals_panel(done.table, done.seat, ctx.user, ctx.locale, key, ctx.word(said)))
