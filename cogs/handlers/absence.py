"""Clocks and absences: pause, extra time, nudge, offering and taking seats, coming back, skipping."""

from __future__ import annotations

from datetime import timedelta

from cogs.handlers.server import may_sit
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title
from cogs.messages.message import message
from cogs.messages.names import safe_name
from cogs.panels.are_you_sure import final_question, withdrawable
from engines.core.text import Seat, say
from render.sentences import listed
from tables.clocks.absence import Handover
from tables.errors import Stale
from tables.table import TAKEN_FIRST, Table

handlers = Handlers()

_ASKED = {Handover.ASKED: "offer-asked", Handover.LATE: "offer-asked-late"}


@handlers.table("pause")
async def pause(ctx: Context, table: Table) -> None:
    """Propose a pause, or end the present one."""
    if table.row.paused:
        await ctx.bot.tables.presence.resume(table.row.id, ctx.user)
        await _say(ctx, "pause-ended")
    else:
        proposal = await ctx.bot.tables.presence.pause(table.row.id, ctx.user)
        said = message(ctx.word("pause-asked" if proposal.asked else "pause-done"))
        await ctx.show(withdrawable(said, proposal.question, ctx.locale))


@handlers.table("extra")
async def extra(ctx: Context, table: Table) -> None:
    """Ask for a day of extra time."""
    proposal = await ctx.bot.tables.presence.extra(table.row.id, ctx.user)
    said = message(ctx.word("extra-asked" if proposal.asked else "extra-done"))
    await ctx.show(withdrawable(said, proposal.question, ctx.locale))


@handlers.table("nudge")
async def nudge(ctx: Context, table: Table) -> None:
    """Nudge everybody who has been due for long; people who have left the server are found out on the way."""
    for seat_row in (table.seats[seat] for seat in table.due):
        user = seat_row.user
        if user is not None and seat_row.human and await ctx.bot.posts.has_left(table, user):
            await ctx.bot.tables.presence.gone(table.row.id, user)
            await _say(ctx, "nudge-gone")
            return
    await ctx.bot.tables.presence.nudge(table.row.id, ctx.user)
    await _say(ctx, "nudge-done")


@handlers.table("offer")
async def ask_offer(ctx: Context, table: Table) -> None:
    """Ask for confirmation before one's own seat is offered."""
    sure = CustomId("offered", table.row.id, table.head)
    if table.seat_of(ctx.user) is None or table.over:
        raise Refused("not-seated")
    await ctx.show(
        final_question(
            _at(ctx, table, "offer-sure", minutes=TAKEN_FIRST // timedelta(minutes=1)),
            sure,
            ctx.word("button-offer"),
            ctx.locale,
            "button-keep-playing",
        )
    )


@handlers.table("offered", Kind.UPDATE)
async def _offered(ctx: Context, table: Table) -> None:
    """Offer one's own seat."""
    await ctx.bot.tables.presence.offer(table.row.id, ctx.user)
    await _say(ctx, "offer-done")


async def ask_offer_of(ctx: Context, table: Table, user: int) -> None:
    """Ask for confirmation before somebody's seat is offered, and say who will be asked.

    Raises:
        Refused: they have none at this table.
        NotSeated, LobbyError, NotNow: as `Presence.offer`.
    """
    seat = table.seat_of(user)
    if seat is None:
        raise Refused("offer-no-player")
    if user == ctx.user:
        await ask_offer(ctx, table)
        return
    moderator = await ctx.moderates()
    how, _ = await ctx.bot.tables.presence.handover(table, ctx.user, seat, moderator)
    sure = CustomId("handon", table.row.id, table.head, f"{user} {how}")
    label = "button-offer-theirs" if how is Handover.MODERATOR else "button-offer-ask"
    said = _at(ctx, table, f"offer-sure-{how}", who=safe_name(table, seat, ctx.locale))
    await ctx.show(final_question(said, sure, ctx.word(label), ctx.locale))


@handlers.click("handon", Kind.UPDATE)
async def _hand_on(ctx: Context, click: Click) -> None:
    """Offer somebody's seat, or ask the table for it, as confirmed; if the situation has changed, ask again.

    Raises:
        Refused: they have no seat at this table any more.
    """
    table = await ctx.load(click.id.table)
    user, _, said = click.id.rest.partition(" ")
    seat = table.seat_of(click.person(user))
    if seat is None:
        raise Refused("offer-no-player")
    moderator = await ctx.moderates()
    how, _ = await ctx.bot.tables.presence.handover(table, ctx.user, seat, moderator)
    if how != said:
        await ask_offer_of(ctx, table, click.person(user))
        return
    proposal = await ctx.bot.tables.presence.offer(table.row.id, ctx.user, seat, moderator)
    key = _ASKED.get(how, "offer-done")
    answer = message(ctx.word(key, who=safe_name(table, seat, ctx.locale)))
    await ctx.show(withdrawable(answer, proposal.question, ctx.locale))


@handlers.click("take")
async def _take(ctx: Context, click: Click) -> None:
    """Ask for confirmation before an offered seat is taken over."""
    table, seat = await _offered_seat(ctx, click)
    sure = CustomId("taken", table.row.id, table.head, str(seat))
    said = _at(ctx, table, "take-sure", who=safe_name(table, seat, ctx.locale))
    await ctx.show(final_question(said, sure, ctx.word("button-take-sure"), ctx.locale))


@handlers.click("taken", Kind.UPDATE)
async def _taken(ctx: Context, click: Click) -> None:
    """Take over an offered seat."""
    table, seat = await _offered_seat(ctx, click)
    after = await ctx.bot.tables.presence.substitute(table.row.id, seat, ctx.person)
    await _say(ctx, after.presentation.hands + "take-done-hand" if after.view(seat).has_hand else "take-done")


@handlers.table("return")
async def come_back(ctx: Context, table: Table) -> None:
    """Take one's seat back."""
    await ctx.bot.tables.presence.back(table.row.id, ctx.user)
    await _say(ctx, "return-done")


async def ask_skip(ctx: Context, table: Table) -> None:
    """Ask for confirmation before everybody who is due is skipped.

    Raises:
        Refused: this is for moderators.
        NotNow: it is too early, or nobody to be skipped is due.
    """
    if not await ctx.moderates():
        raise Refused("skip-moderators")
    await ctx.bot.tables.presence.refuse_skip(table, ctx.user)
    who = listed([safe_name(table, seat, ctx.locale) for seat in table.due], ctx.locale)
    sure = CustomId("skipped", table.row.id, table.head)
    said = _at(ctx, table, "skip-sure", who=who)
    await ctx.show(final_question(said, sure, ctx.word("button-skip"), ctx.locale))


@handlers.click("skipped", Kind.UPDATE)
async def _skip(ctx: Context, click: Click) -> None:
    """Play default turns for everybody who is due, if they are still the people named.

    Raises:
        Refused: this is for moderators.
        Stale: the table has moved on since.
    """
    table = await ctx.load(click.id.table)
    if not await ctx.moderates():
        raise Refused("skip-moderators")
    if table.head != click.id.seq:
        raise Stale(say("table-stale"))
    await ctx.bot.tables.presence.skip(table.row.id, ctx.user)
    await _say(ctx, "skip-done")


async def _offered_seat(ctx: Context, click: Click) -> tuple[Table, Seat]:
    """The offered seat of a button, if this person may have it.

    Raises:
        UnknownId: there is no such seat.
        Refused: they sit at as many tables as the server lets them.
        NotNow: they have a seat here, or this one is not to be had.
    """
    table = await ctx.load(click.id.table)
    seat = click.number(click.id.rest)
    if seat >= len(table.seats):
        raise UnknownId
    await ctx.bot.tables.presence.refuse_substitute(table, seat, ctx.user)
    await may_sit(ctx, table.row.guild)
    return table, seat


def _at(ctx: Context, table: Table, key: str, **values: object) -> str:
    """The arguments of an id after the table's name."""
    return f"{title(table, ctx.locale)} · {ctx.word(key, **values)}"


async def _say(ctx: Context, key: str) -> None:
    await ctx.show(message(ctx.word(key)))
