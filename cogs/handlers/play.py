"""Playing: opening the panel, drafting a turn tap by tap, confirming it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.open_panels import TurnPanels
from cogs.interactions.router import Click, Handlers
from cogs.panels import choices, steps
from cogs.panels.play import draft_panel, opened_panel, played_panel, played_since
from cogs.panels.waiting import waiting_panel
from cogs.posts.batching import newest_board
from engines.core.text import GameError
from tables.drafts import Draft
from tables.errors import Redrafted
from tables.results import Played

handlers = Handlers()


@handlers.click("play")
async def _play(ctx: Context, click: Click) -> None:
    await open_panel(ctx, click.id.table)


async def show_newest(ctx: Context, click: Click, error: GameError) -> None:
    """Show the newest panel in place of one that is left behind, and say so where the game has moved on."""
    if isinstance(error, Redrafted):
        draft = await ctx.bot.tables.panel(click.id.table, ctx.user)
        if draft.head == click.id.seq:
            await _show_step(ctx, draft)
            return
    done = error.text.key == "table-already-done"
    await open_panel(ctx, click.id.table, [ctx.word("table-already-done" if done else "panel-newest")])


async def open_panel(ctx: Context, table_id: str, said: Sequence[str] = (), way: bool = True) -> None:
    """Show a person's panel, or whom the table waits for.

    Args:
        said: lines that come first.
        way: whether to say where the table's thread is, elsewhere than there.

    Raises:
        NoTable, Refused: there is no such table, or it is none of theirs.
    """
    panel = await ctx.bot.tables.panel_for(table_id, ctx.user)
    table = await ctx.admit(panel.table)
    where = ctx.channel if way else table.row.thread
    if panel.draft is None:
        shown = waiting_panel(table, panel.seat, ctx.locale, where, said=said, news=panel.news)
    else:
        above = newest_board(table) if ctx.channel == table.row.thread else None
        words = ctx.preferences.words
        away = ctx.channel != table.row.thread
        shown = opened_panel(panel, panel.draft, ctx.locale, where, above, words, said, away)
    await ctx.show(shown)
    await ctx.bot.tables.mark_told(panel)
    await ctx.bot.shown[TurnPanels].take_older_away(ctx, table, "turn")


async def _go_on(ctx: Context, table_id: str) -> bool:
    """Show somebody who has just played their next turn, without a tap, and once: in the thread below the post that says it is theirs,
    elsewhere, where nothing was posted, in place of what they played.

    Returns:
        Whether it stands below.
    """
    with suppress(GameError):
        panel = await ctx.bot.tables.panel_for(table_id, ctx.user)
        if panel.draft is not None and not ctx.bot.shown[TurnPanels].is_open(ctx, panel.table, "turn"):
            # It pushes the post out of sight, so it says what that tells.
            words = ctx.preferences.words
            shown = opened_panel(panel, panel.draft, ctx.locale, ctx.channel, words=words)
            below = ctx.channel == panel.table.row.thread
            sent = None
            if below:
                sent = await ctx.answer.follow(shown)
            else:
                await ctx.answer.show(shown)
            await ctx.bot.tables.mark_told(panel)
            await ctx.bot.shown[TurnPanels].take_older_away(ctx, panel.table, "turn", sent)
            return below
    return False


@handlers.click("onward", Kind.UPDATE)
async def _onward(ctx: Context, click: Click) -> None:
    """Open the next turn where the last one was played."""
    await open_panel(ctx, click.id.table)


@handlers.click("pick", Kind.UPDATE, show_newest)
async def _pick(ctx: Context, click: Click) -> None:
    """Add a chosen token: a whole line joins the draft, a prefix grows."""
    table, tables = await ctx.load(click.id.table), ctx.bot.tables
    chosen = click.values[0] if click.values else click.id.rest
    draft = await tables.panel(table, ctx.user, click.id.mark)
    of_crew = bool(table.seats[draft.seat].crew)
    if chosen == steps.NOTHING and not (ctx.preferences.confirm or of_crew):
        await show_played(ctx, await tables.confirm(table, ctx.user, click.id.seq, click.id.mark))
    elif steps.leads_on(draft.legal, chosen) and draft.head == click.id.seq:
        await _show_step(ctx, draft, chosen)
    else:
        grown = await tables.draft(table, ctx.user, chosen, click.id.seq, click.id.mark)
        await _show(ctx, grown, chosen)


@handlers.click("back", Kind.UPDATE, show_newest)
async def _back(ctx: Context, click: Click) -> None:
    """Go back one step: of a half-chosen line, else of the draft."""
    table, tables = await ctx.load(click.id.table), ctx.bot.tables
    if half_chosen := click.id.rest:
        draft = await tables.panel(table, ctx.user, click.id.mark)
        prefix = choices.one_step_back(draft.game, draft.view, draft.choices, half_chosen)
    else:
        *_, line = (await tables.panel(table, ctx.user)).lines or ("",)
        draft = await tables.back(table, ctx.user, click.id.seq, click.id.mark)
        prefix = choices.step_of(draft.game, draft.view, draft.choices, line)
    await _show_step(ctx, draft, prefix)


@handlers.click("instead", Kind.UPDATE, show_newest)
async def _instead(ctx: Context, click: Click) -> None:
    """Take another line in place of the last one."""
    table, tables = await ctx.load(click.id.table), ctx.bot.tables
    before = await tables.panel(table, ctx.user, click.id.mark)
    *lines, _ = before.lines or ("",)
    draft = await tables.draft_anew(table, ctx.user, (*lines, click.id.rest), click.id.seq, before.mark)
    await _show_step(ctx, await tables.draft_only_moves(draft, ctx.user))


@handlers.click("otherwise", Kind.UPDATE, show_newest)
async def _otherwise(ctx: Context, click: Click) -> None:
    """Take a line back that was the likeliest of several, to choose among all of them."""
    table = await ctx.load(click.id.table)
    draft = await ctx.bot.tables.back(table, ctx.user, click.id.seq, click.id.mark)
    await _show_step(ctx, draft, click.id.rest if steps.leads_on(draft.legal, click.id.rest) else "")


@handlers.click("panel", Kind.UPDATE, show_newest)
async def _to_turn(ctx: Context, click: Click) -> None:
    """Return to the panel as it was left; to what is waited for, once the turn is over."""
    table = await ctx.load(click.id.table)
    if table.seat_of(ctx.user) not in table.due:
        await open_panel(ctx, click.id.table)
        return
    draft = await ctx.bot.tables.panel(table, ctx.user)
    await _show_step(ctx, draft, click.id.rest if steps.leads_on(draft.legal, click.id.rest) else "")
    await ctx.bot.shown[TurnPanels].take_older_away(ctx, draft.table, "turn")


@handlers.click("over", Kind.UPDATE, show_newest)
async def _start_over(ctx: Context, click: Click) -> None:
    table = await ctx.load(click.id.table)
    draft = await ctx.bot.tables.start_over(table, ctx.user, click.id.seq)
    await _show_step(ctx, draft)


@handlers.click("confirm", Kind.UPDATE, show_newest)
async def _confirm(ctx: Context, click: Click) -> None:
    table = await ctx.load(click.id.table)
    await show_played(ctx, await ctx.bot.tables.confirm(table, ctx.user, click.id.seq, click.id.mark))


async def _show(ctx: Context, draft: Draft, chosen: str) -> None:
    """Show a grown draft with every forced move added; or play it without a further tap."""
    tables = ctx.bot.tables
    if is_last_word(ctx, draft, chosen):
        await show_played(ctx, await tables.confirm(draft.table.row.id, ctx.user, draft.head, draft.mark))
    else:
        await _show_step(ctx, await tables.draft_only_moves(draft, ctx.user))


async def _show_step(ctx: Context, draft: Draft, prefix: str = "") -> None:
    await ctx.show(draft_panel(draft, ctx.locale, prefix, words=ctx.preferences.words))


def is_last_word(ctx: Context, draft: Draft, chosen: str) -> bool:
    """Whether a choice needs no confirmation. Either the game asks for none; or only the end of the turn is left,
    nothing new is revealed or given up for good, and the owner wants it played then.
    """
    if draft.table.seats[draft.seat].crew:
        return False
    if draft.pending is not None:
        return chosen.split()[0] in draft.presentation.at_once
    given_up = chosen.split()[0] in draft.presentation.final
    return not (ctx.preferences.confirm or given_up) and draft.can_confirm and not draft.choices


async def show_played(ctx: Context, played: Played) -> None:
    """Show what was played, and the same seat's next decision if it has one."""
    ctx.table = played.table
    there = ctx.channel == played.table.row.thread
    alone = all(each.computer for each in played.table.seats if each.seat != played.seat)
    # Whose next turn follows at once sees it below its post, too.
    draft = None if played.closed and alone and there else played.draft
    if draft is not None:
        draft = await ctx.bot.tables.draft_only_moves(draft, ctx.user)
    shown = played_panel(played, draft, ctx.locale, ctx.preferences.words)
    await ctx.show(shown)
    if draft is None:
        told = played.notes, played.closed, played.waiting_elsewhere
        table_id = played.table.row.id
        make = partial(played_since, played.seat, *told, ctx.locale, there, alone)
        ctx.table = None  # which is kept with it
        ctx.bot.shown[TurnPanels].remember(
            ctx, table_id, shown, make, partial(_go_on, ctx, table_id) if alone else None
        )
        if played.table.over:  # nothing follows that would bring it up to date
            ctx.bot.posts.wake(table_id)
