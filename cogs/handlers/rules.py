"""Reading the rules: contents, pages, why something was refused or scored, search."""

from __future__ import annotations

import asyncio

from cogs.guide import pages
from cogs.guide.why import POINTS
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.open_panels import TurnPanels
from cogs.interactions.router import Click, Handlers, Submit, UnknownId
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import public_lines, scores
from cogs.messages.message import Button
from cogs.panels import rules as panels
from cogs.panels.board import legend, panel_legend
from cogs.panels.play import draft_panel
from cogs.panels.steps import leads_on
from cogs.posts.batching import batches
from engines import GAMES
from render.cards.cover import example
from tables.drafts import current_draft
from tables.table import Table

handlers = Handlers()


@handlers.table("rules", Kind.LOOK)
async def _rules(ctx: Context, table: Table) -> None:
    """Show how a table's game is played, with the contents of its rules; once at a time."""
    await ctx.look(panels.contents(table.row.game, ctx.locale, table))
    await ctx.bot.shown[TurnPanels].take_older_away(ctx, table, "rules")


@handlers.click("page", Kind.UPDATE)
async def _page(ctx: Context, click: Click) -> None:
    """Turn to a page, from a button or the contents."""
    game, _, topic = click.id.rest.partition(" ")
    table = await ctx.load(click.id.table) if click.id.table else None
    await show_page(ctx, game, click.values[0] if click.values else topic, table)


@handlers.click("why", Kind.LOOK)
async def _why(ctx: Context, click: Click) -> None:
    """Show the first of the pages that explain something; of points what was scored, and the rule, with the ways to the pages."""
    game, topics, *about = f"{click.id.rest} ".split(" ")
    found = [page for topic in topics.split(",") if (page := pages.page(game, topic)) is not None]
    if not found:
        raise UnknownId
    table = await ctx.load(click.id.table) if click.id.table else None
    if table is None or POINTS not in about:
        await ctx.look(panels.rules_page(found[0], ctx.locale, found[1:], table))
        return
    told = [turn for turn in batches(table, -1) if turn.first_seq <= click.id.seq and not turn.aside]
    scored = [note for turn in told[-1:] for note in turn.notes if scores(note)]
    told_lines = public_lines(table, scored, ctx.locale)
    await ctx.look(panels.points_explained(found, told_lines, ctx.locale, table))


@handlers.click("legend", Kind.LOOK)
async def _legend(ctx: Context, click: Click) -> None:
    """Explain the signs on a reader's panel; elsewhere those on the table's board, or on one of the game in general. Numbers are placed in a
    thread, as that takes a while."""
    if not click.id.table:
        game = _known(click.id.rest)
        await ctx.show(await asyncio.to_thread(legend, game, example(game), ctx.locale))
        return
    table = await ctx.load(click.id.table)
    seat = table.seen_by(ctx.user)
    if seat is not None and seat in table.due:
        draft = current_draft(table, seat, ctx.user)
        prefix = click.id.rest if leads_on(draft.legal, click.id.rest) else ""
        (panel,) = draft_panel(draft, ctx.locale, prefix).pictures
        way = Button(CustomId("signs", table.row.id, table.head, prefix), ctx.word("button-board"))
        own = await asyncio.to_thread(panel_legend, table.row.game, panel, ctx.locale, [way])
        if own is not None:
            await ctx.look(own)
            return
    await ctx.look(await asyncio.to_thread(legend, table.row.game, table.view(seat), ctx.locale))


@handlers.click("signs", Kind.LOOK)
async def _signs(ctx: Context, click: Click) -> None:
    """Explain the signs on the board, with the way back to those on the reader's panel."""
    table = await ctx.load(click.id.table)
    way = Button(CustomId("legend", table.row.id, table.head, click.id.rest), ctx.word("legend-panel"))
    view = table.view(table.seen_by(ctx.user))
    await ctx.look(await asyncio.to_thread(legend, table.row.game, view, ctx.locale, [way]))


@handlers.click("search", Kind.FORM)
async def _search(ctx: Context, click: Click) -> None:
    """Ask what to search for."""
    await ctx.ask(panels.search_form(_known(click.id.rest), ctx.locale, click.id.table))


@handlers.form("find")
async def _find(ctx: Context, submit: Submit) -> None:
    """Show the search results."""
    game, typed = _known(submit.id.rest), submit.text("words")
    table = await ctx.load(submit.id.table) if submit.id.table else None
    hits = pages.search(game, typed, ctx.locale)
    await ctx.look(panels.search_results(game, typed, hits, ctx.locale, table))


async def show_page(ctx: Context, game: str, topic: str, table: Table | None = None) -> None:
    """Show a page, or the contents without a topic.

    Args:
        table: the one at which it is read.

    Raises:
        UnknownId: there is no such game.
    """
    if (page := pages.page(_known(game), topic)) is not None:
        shown = panels.rules_page(page, ctx.locale, table=table)
    elif topic.startswith(panels.SHORT):
        shown = panels.in_short(game, ctx.locale, table, topic)
    else:
        shown = panels.contents(game, ctx.locale, table)
    await ctx.look(shown)


def _known(game: str) -> str:
    if game not in GAMES:
        raise UnknownId
    return game
