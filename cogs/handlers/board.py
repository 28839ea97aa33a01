"""Looking without playing: board, hand, score, recap, journal, and the panel with everything else."""

from __future__ import annotations

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.open_panels import TurnPanels
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.custom_ids import CustomId
from cogs.panels import board, scores
from cogs.panels.board import remaining
from cogs.panels.files import journal_file
from cogs.panels.hand import hand_panel
from cogs.panels.more import Page, more_panel
from cogs.panels.replay import Place, replay_page
from data.records.rows import is_import
from render.renderer import renderer
from tables.drafts import current_draft
from tables.table import Table

handlers = Handlers()


def _turns_pages(id: CustomId) -> Kind:
    """Update the message for a button inside the recap; otherwise it is one more thing to look at."""
    place = Place.parse(id.rest)
    return Kind.UPDATE if place is not None and place.turns else Kind.LOOK


@handlers.click("recap", _turns_pages)
async def _recap(ctx: Context, click: Click) -> None:
    """Open the recap at a page; after the end it is the replay."""
    table = await ctx.load(click.id.table)
    place = Place.parse(click.id.rest, *click.values[:1])
    if place is None:
        raise UnknownId
    await ctx.look(replay_page(table, table.seen_by(ctx.user), place, ctx.locale))


@handlers.click("aside", Kind.UPDATE)
async def _aside(ctx: Context, click: Click) -> None:
    """Show everything besides playing in place of the reader's panel, with the way back to it."""
    await show_page(ctx, await ctx.load(click.id.table), click.id.rest)


@handlers.click("menu", Kind.UPDATE)
async def _menu(ctx: Context, click: Click) -> None:
    """Show another page of it."""
    page, prefix = click.id.rest[:1], click.id.rest[1:]
    if page not in {*Page}:
        raise UnknownId
    await show_page(ctx, await ctx.load(click.id.table), prefix, Page(page))


@handlers.table("more")
async def show_more(ctx: Context, table: Table) -> None:
    """Show everything besides playing that the reader can do here."""
    await show_page(ctx, table)
    await ctx.bot.shown[TurnPanels].take_older_away(ctx, table, "more")


async def show_page(ctx: Context, table: Table, prefix: str = "", page: Page = Page.FIRST) -> None:
    """Show a page of it.

    Args:
        prefix: the start of a line that was chosen on the panel that it stands in place of.
    """
    seat, store = table.seat_of(ctx.user), ctx.bot.store
    asked = seat is not None and seat in table.due and table.seats[seat].human
    speaks = seat is None or table.speaker(seat) in (None, ctx.user)
    may_not = False if speaks else None
    panel = more_panel(
        table,
        seat,
        ctx.locale,
        note=await ctx.bot.notes.of(table.row.id, ctx.user),
        follows=seat is None and ctx.user in await store.followers(table.row.id),
        may_nudge=await ctx.bot.tables.presence.may_nudge(table, seat)
        if seat is not None and speaks
        else may_not,
        turn=(current_draft(table, seat, ctx.user), prefix) if asked and seat is not None else None,
        page=page,
    )
    await ctx.look(panel)


@handlers.table("board", Kind.LOOK)
async def show_board(ctx: Context, table: Table) -> None:
    """Show the board as the reader may see it."""
    await ctx.look(board.board(table, table.seen_by(ctx.user), ctx.locale))


@handlers.table("hand", Kind.LOOK)
async def show_hand(ctx: Context, table: Table) -> None:
    """Show the reader's own hand privately, even with closed DMs."""
    seat, store = table.seen_by(ctx.user), ctx.bot.store
    player = await store.person(ctx.user)
    dm_failed = seat is not None and player is not None and not player.dm_ok
    await ctx.look(hand_panel(table, seat, ctx.locale, dm_failed))
    if dm_failed:
        await store.set_dm_ok(ctx.user, True)
        ctx.bot.posts.wake(table.row.id)


@handlers.table("text", Kind.LOOK)
async def show_text(ctx: Context, table: Table) -> None:
    """Show the board as text."""
    await ctx.look(
        board.text_board(table, table.seen_by(ctx.user), ctx.locale, 0, ctx.preferences.words, ctx.user)
    )


@handlers.click("textpage", lambda id: Kind.UPDATE)
async def _text_page(ctx: Context, click: Click) -> None:
    """Turn to another page of the text board."""
    table = await ctx.load(click.id.table)
    page = click.number(click.id.rest)
    await ctx.look(
        board.text_board(table, table.seen_by(ctx.user), ctx.locale, page, ctx.preferences.words, ctx.user)
    )


def _turns_to_another(id: CustomId) -> Kind:
    """Update the message for a button below a closeup."""
    return Kind.UPDATE if id.rest else Kind.LOOK


@handlers.click("zoom", _turns_to_another)
async def _zoom(ctx: Context, click: Click) -> None:
    """Show a further picture of the board; without a name the first."""
    await show_closeup(ctx, await ctx.load(click.id.table), click.id.rest)


async def show_closeup(ctx: Context, table: Table, name: str = "") -> None:
    """Show a closer picture of the board.

    Args:
        name: one of the game's closeups, or a place on the board; empty for the first.

    Raises:
        Refused: this board has no such closeup.
    """
    seat = table.seen_by(ctx.user)
    names = renderer(table.row.game).closeups(table.view(seat))
    if not names:
        raise Refused("no-closeups")
    name = name or names[0]
    try:
        await ctx.look(board.closeup(table, seat, name, ctx.locale))
    except ValueError:
        raise Refused("no-such-closeup", name=name) from None


@handlers.table("score", Kind.LOOK)
async def _score(ctx: Context, table: Table) -> None:
    """Show everyone's points by source; after the end, when a post has said them, why they fell so."""
    reader = table.seen_by(ctx.user)
    if table.result is None:
        await ctx.look(scores.score_sheet(table, reader, ctx.locale))
    else:
        first = reader if reader is not None else table.winners[0]
        await ctx.look(scores.why_points(table, first, reader, ctx.locale))


@handlers.click("points", Kind.UPDATE)
async def _points(ctx: Context, click: Click) -> None:
    """Show why a seat has its points; without one the sheet again."""
    table = await ctx.load(click.id.table)
    seat, _, rest = click.id.rest.partition(" ")
    reader = table.seen_by(ctx.user)
    if not seat:
        await ctx.look(scores.score_sheet(table, reader, ctx.locale))
    elif (number := click.number(seat)) < len(table.seats):
        await ctx.look(scores.why_points(table, number, reader, ctx.locale, rest == scores.WHOLE))
    else:
        raise UnknownId


@handlers.table("chart", Kind.LOOK)
async def _chart(ctx: Context, table: Table) -> None:
    """Show the points over the game."""
    await ctx.look(board.chart(table, ctx.locale))


@handlers.table("remaining", Kind.LOOK)
async def _remaining(ctx: Context, table: Table) -> None:
    """Show what is still to come."""
    await ctx.look(remaining(table, table.seen_by(ctx.user), ctx.locale))


@handlers.table("save")
async def send_journal(ctx: Context, table: Table) -> None:
    """Send the journal as a file, or the story before the end."""
    if is_import(table.row.id):
        await ctx.show(await ctx.bot.records.saved(table, ctx.locale))
    else:
        await ctx.show(journal_file(table, ctx.locale))
