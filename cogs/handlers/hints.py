"""Hints at a real table: asked for, looked through, and taken into the draft."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from cogs.handlers.play import show_newest
from cogs.interactions.answer import Kind
from cogs.interactions.bot import Busy
from cogs.interactions.context import Context, Refused
from cogs.interactions.open_panels import TurnPanels
from cogs.interactions.router import Click, Handlers
from cogs.panels.hints import Hint, advised, hint_on, may_hint, position
from cogs.panels.play import draft_panel
from cogs.panels.steps import leads_on
from engines.computers.judge import Suggestion
from engines.core.text import say
from tables.changes import require_running
from tables.drafts import Draft
from tables.errors import Stale

handlers = Handlers()


@handlers.click("hint", Kind.UPDATE, show_newest)
async def _hint(ctx: Context, click: Click) -> None:
    """Show what the computer would do, on the unchanged panel."""
    await _show(ctx, click, 0, click.id.rest)


@handlers.click("another", Kind.UPDATE, show_newest)
async def _another(ctx: Context, click: Click) -> None:
    """Show the next best turn."""
    number, _, prefix = click.id.rest.partition(" ")
    await _show(ctx, click, click.number(number), prefix)


@handlers.click("advice", Kind.UPDATE, show_newest)
async def _play_this(ctx: Context, click: Click) -> None:
    """Draft an advised turn in place of what was chosen; nothing is confirmed."""
    tables, draft = ctx.bot.tables, await _draft(ctx, click, click.id.mark)
    if draft.head != click.id.seq:  # what was advised there is not what is advised here
        raise Stale(say("table-stale"))
    best = await _best(ctx, draft)
    lines, prefix = advised(draft, best, click.number(click.id.rest), ctx.locale)
    draft = await tables.draft_anew(draft.table, ctx.user, lines, click.id.seq, draft.mark)
    draft = await tables.draft_only_moves(draft, ctx.user)
    await ctx.show(draft_panel(draft, ctx.locale, prefix, words=ctx.preferences.words))


async def _show(ctx: Context, click: Click, at: int, prefix: str) -> None:
    draft = await _draft(ctx, click)
    prefix = prefix if leads_on(draft.legal, prefix) else ""
    show = partial(draft_panel, draft, ctx.locale, words=ctx.preferences.words)
    if best := await think(ctx, lambda hint: ctx.show(show(prefix, hint=hint)), partial(_best, ctx, draft)):
        hint, prefix = hint_on(draft, best, ctx.locale, at, prefix)
        await ctx.show(show(prefix, hint=hint))


async def think(
    ctx: Context,
    show: Callable[[Hint], Awaitable[None]],
    best: Callable[[], Awaitable[tuple[Suggestion, ...]]],
) -> tuple[Suggestion, ...]:
    """Wait for the best turns under a panel that says so; none where there is no time for them, as it says then, or where something
    else was pressed meanwhile, which stays."""
    await show(Hint(ctx.word("hint-thinking")))
    try:
        found = await best()
    except Busy:
        await show(Hint(ctx.word("hint-too-busy")))
        return ()
    return found if ctx.bot.shown[TurnPanels].is_latest(ctx) else ()


async def _draft(ctx: Context, click: Click, mark: str = "") -> Draft:
    """The draft of the reader.

    Raises:
        GameError: the game is over, it is not their turn, or it is another draft than the one with that `mark`.
        Refused: a hint would not be fair here.
    """
    table = await ctx.load(click.id.table)
    require_running(table)
    draft = await ctx.bot.tables.panel(table, ctx.user, mark)
    if not may_hint(table, draft.seat):
        raise Refused("hint-not-here")
    return draft


async def _best(ctx: Context, draft: Draft) -> tuple[Suggestion, ...]:
    return await best_turns(ctx, draft, f"hint {draft.table.row.id} {draft.table.head}")


async def best_turns(ctx: Context, draft: Draft, key: str) -> tuple[Suggestion, ...]:
    """The best whole turns that go on from a draft, or all where it is one; `key` is as the computer wants it."""
    view, begun = position(draft)
    found = await ctx.bot.best_turns(draft.game.name, view, key)
    return tuple(replace(each, lines=(*begun, *each.lines)) for each in found)
