"""Playing: the panel is opened, a turn drafted tap by tap, and confirmed."""

from __future__ import annotations

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers
from cogs.panels import choices
from cogs.panels.play import draft_panel, opened_panel, played_panel
from cogs.panels.waiting import waiting_panel
from cogs.posts.batching import newest_board
from data.records.people import PersonRow
from data.records.rows import PlanRow
from engines.core.text import Seat
from tables.drafts import Draft
from tables.lessons.lessons import lessons
from tables.results import Played
from tables.table import Table

handlers = Handlers()


@handlers.click("play")
async def _play(ctx: Context, click: Click) -> None:
    await open_panel(ctx, click.id.table)


async def open_panel(ctx: Context, table_id: str) -> None:
    """Show the panel of whoever asked, or what they wait for.

    Raises:
        NoTable, Refused: there is no such table, or it is none of theirs.
    """
    table, tables = await ctx.load(table_id), ctx.bot.tables
    seat = table.seat_of(ctx.user)
    if seat is None:
        await ctx.show(waiting_panel(table, None, ctx.locale, ctx.channel))
        return
    news = await _news(ctx, table, seat)
    if seat not in table.due or table.seats[seat].computer:
        await ctx.show(waiting_panel(table, seat, ctx.locale, ctx.channel, news=news))
        return
    dm_failed = await _dm_failed(ctx, table, seat)
    first_time = await _first_time(ctx, table)
    first_table = await _first_table(ctx, table, seat)
    note = await ctx.bot.notes.of(table_id, ctx.user)
    draft = await tables.draft_only_moves(await tables.panel(table, ctx.user), ctx.user)
    above = newest_board(table) if ctx.channel == table.row.thread else None
    await ctx.show(
        opened_panel(
            draft,
            ctx.locale,
            ctx.channel,
            news=news,
            note=note,
            dm_failed=dm_failed,
            above=above,
            first_time=first_time,
            first_table=first_table,
        )
    )


@handlers.click("pick", Kind.UPDATE)
async def _pick(ctx: Context, click: Click) -> None:
    """A token was chosen: either a whole line, which joins the draft, or the start of one."""
    table, tables = await ctx.load(click.id.table), ctx.bot.tables
    chosen = click.values[0] if click.values else click.id.rest
    draft = await tables.panel(table, ctx.user)
    if draft.begins(chosen) and draft.head == click.id.seq:
        await ctx.show(draft_panel(draft, ctx.locale, chosen))
        return
    await _show(ctx, await tables.draft(table, ctx.user, chosen, click.id.seq), chosen)


@handlers.click("parts", Kind.UPDATE)
async def _parts(ctx: Context, click: Click) -> None:
    """A list was put together from its parts, such as a payment from cards of the hand."""
    table = await ctx.load(click.id.table)
    line = choices.put_together(click.id.rest, click.values)
    await _show(ctx, await ctx.bot.tables.draft(table, ctx.user, line, click.id.seq), line)


@handlers.click("back", Kind.UPDATE)
async def _back(ctx: Context, click: Click) -> None:
    """One step back: of a half-chosen line, else of the draft."""
    table, tables = await ctx.load(click.id.table), ctx.bot.tables
    if half_chosen := click.id.rest:
        draft = await tables.panel(table, ctx.user)
        prefix = choices.one_step_back(draft.game, draft.view, draft.choices, half_chosen)
    else:
        draft, prefix = await tables.back(table, ctx.user, click.id.seq), ""
    await ctx.show(draft_panel(draft, ctx.locale, prefix))


@handlers.click("over", Kind.UPDATE)
async def _start_over(ctx: Context, click: Click) -> None:
    table = await ctx.load(click.id.table)
    draft = await ctx.bot.tables.start_over(table, ctx.user, click.id.seq)
    await ctx.show(draft_panel(draft, ctx.locale))


@handlers.click("confirm", Kind.UPDATE)
async def _confirm(ctx: Context, click: Click) -> None:
    table = await ctx.load(click.id.table)
    await _show_played(ctx, await ctx.bot.tables.confirm(table, ctx.user, click.id.seq))


async def _show(ctx: Context, draft: Draft, chosen: str) -> None:
    """Show a draft that has grown by a choice, with all that leaves no choice then; or play it without a further tap."""
    tables = ctx.bot.tables
    if is_last_word(ctx, draft, chosen):
        await _show_played(ctx, await tables.confirm(draft.table.row.id, ctx.user, draft.head))
    else:
        await ctx.show(draft_panel(await tables.draft_only_moves(draft, ctx.user), ctx.locale))


def is_last_word(ctx: Context, draft: Draft, chosen: str) -> bool:
    """Whether this choice needs no confirmation: because the game asks for none; or because nothing is left but the end of
    the turn, nothing new would be shown by what is drafted, and its owner wants it played then."""
    if draft.pending is not None:
        return chosen.split()[0] in draft.presentation.at_once
    return not ctx.preferences.confirm and draft.can_confirm and not draft.choices


async def _show_played(ctx: Context, played: Played) -> None:
    """Show what was played, and what the same seat has to decide next if it has."""
    ctx.table = played.table
    draft = played.draft
    if draft is not None:
        draft = await ctx.bot.tables.draft_only_moves(draft, ctx.user)
    await ctx.show(played_panel(played, draft, ctx.locale))


async def _news(ctx: Context, table: Table, seat: Seat) -> PlanRow | None:
    """The plan of a seat that was played or dropped, which is told once."""
    row = table.plan_of(seat)
    if row is None or not row.outcome or table.over:
        return None
    await ctx.bot.tables.plans.news_read(row)
    return row


async def _first_time(ctx: Context, table: Table) -> bool:
    """Whether somebody has never opened a panel, which is explained to them once."""
    player = table.person(ctx.user)
    return player is not None and await _tell_once(ctx, player, "told_of_panel")


async def _first_table(ctx: Context, table: Table, seat: Seat) -> bool:
    """Whether somebody begins at their first table of a game that they have not learned here: the lessons are offered once."""
    player, game = table.person(ctx.user), table.row.game
    if player is None or not lessons(game) or any(each.entry.seat == seat for each in table.story.played):
        return False
    if not await _tell_once(ctx, player, f"told_of_lessons_{game}"):
        return False
    return await ctx.bot.lessons.begun(ctx.user, game) is None


async def _dm_failed(ctx: Context, table: Table, seat: Seat) -> bool:
    """Whether somebody's hand could not be sent by direct message, which they are told once."""
    player = table.person(ctx.user)
    if player is None or player.dm_ok or not table.view(seat).has_hand:
        return False
    return await _tell_once(ctx, player, "told_of_dm")


async def _tell_once(ctx: Context, player: PersonRow, what: str) -> bool:
    """Whether somebody has not been told something yet; from now on they have."""
    if player.stored_preferences.get(what):
        return False
    await ctx.bot.store.prefer(ctx.user, player.locale, {what: True})
    return True
