"""The puzzle of the day: opened, drafted tap by tap like a real turn, answered once; the archive."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import date

from cogs.handlers.settings import choose
from cogs.interactions.answer import Kind
from cogs.interactions.bot import Busy
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, OnClick, UnknownId
from cogs.messages.custom_ids import CustomId
from cogs.panels import choices
from cogs.panels import puzzles as panels
from cogs.panels.hints import Hint
from tables.errors import Stale
from tables.puzzles.attempt import Attempt, day_of
from tables.puzzles.days import is_open_to, puzzle_of, today

handlers = Handlers()

Act = Callable[[Context, Click, date], Awaitable[None]]


@handlers.click("puzzle")
async def _puzzle(ctx: Context, click: Click) -> None:
    """Open a day's puzzle from a post, or today's."""
    await open_puzzle(ctx, _known(click.id.table) if click.id.table else today(ctx.bot.now()))


@handlers.click("puzzleday", Kind.UPDATE)
async def _day(ctx: Context, click: Click) -> None:
    """Open a puzzle chosen in the archive."""
    await open_puzzle(ctx, _known(click.value))


def _kind(id: CustomId) -> Kind:
    """A message of its own for a button below a post; otherwise the message with the button changes."""
    return Kind.PRIVATE if id.seq == panels.FROM_POST else Kind.UPDATE


@handlers.click("puzzles", _kind)
async def _archive(ctx: Context, click: Click) -> None:
    await show_archive(ctx, click.id.rest)


async def open_puzzle(ctx: Context, day: date) -> None:
    """Show a day's puzzle as the reader left it.

    Raises:
        Refused: there are no puzzles.
        NotNow: that day has none yet.
    """
    if not is_open_to(day, ctx.bot.now()) or puzzle_of(day) is None:
        raise Refused("puzzle-none")
    await _show(ctx, await ctx.bot.puzzles.open(ctx.person, day))


async def show_archive(ctx: Context, game: str) -> None:
    """Show the past puzzles of a game.

    Raises:
        Refused: it has none.
    """
    games = panels.games_with_puzzles()
    if game not in games:
        raise Refused("puzzle-none")
    answers = await ctx.bot.puzzles.answers(ctx.user)
    await ctx.show(panels.archive(game, answers, ctx.locale, ctx.bot.now(), games))


def _in_puzzle(action: str) -> Callable[[Act], Act]:
    """Register a click's handler on a puzzle's panel; an older panel shows how far it is instead."""

    def register(act: Act) -> Act:
        async def on_click(ctx: Context, click: Click) -> None:
            day = _known(click.id.table)
            try:
                await act(ctx, click, day)
            except Stale:
                ctx.table = None
                now = await ctx.bot.puzzles.open(ctx.person, day)
                await _show(ctx, now, said=[ctx.word("puzzle-moved-on")])

        handler: OnClick = on_click
        handlers.click(action, Kind.UPDATE)(handler)
        return act

    return register


@_in_puzzle("puzzlepick")
async def _pick(ctx: Context, click: Click, day: date) -> None:
    """Add a chosen token: a whole line joins the draft, a prefix grows."""
    chosen = click.values[0] if click.values else click.id.rest
    now = await _at(ctx, click, day)
    if now.draft is not None and choices.leads_on(now.draft.legal, chosen):
        await _show(ctx, now, chosen)
        return
    await _show(ctx, await ctx.bot.puzzles.draft(ctx.person, day, chosen, click.id.seq))


@_in_puzzle("puzzleback")
async def _back(ctx: Context, click: Click, day: date) -> None:
    """Go back one step: of a half-chosen line, else of the draft."""
    now = await _at(ctx, click, day)
    if (half_chosen := click.id.rest) and (draft := now.draft) is not None:
        await _show(ctx, now, choices.one_step_back(draft.game, draft.view, draft.choices, half_chosen))
        return
    before, now = now.draft, await ctx.bot.puzzles.back(ctx.person, day, click.id.seq)
    prefix = ""
    if before is not None and before.lines and (draft := now.draft) is not None:
        prefix = choices.step_of(draft.game, draft.view, draft.choices, before.lines[-1])
    await _show(ctx, now, prefix)


@_in_puzzle("puzzleotherwise")
async def _otherwise(ctx: Context, click: Click, day: date) -> None:
    """Take a line back that was the likeliest of several, to choose among all of them."""
    now = await ctx.bot.puzzles.back(ctx.person, day, click.id.seq)
    await _show(ctx, now, _begun(now, click.id.rest))


@_in_puzzle("puzzleinstead")
async def _instead(ctx: Context, click: Click, day: date) -> None:
    """Take another line in place of the last one."""
    now = await _at(ctx, click, day)
    lines = now.draft.lines[:-1] if now.draft is not None else ()
    await _show(ctx, await ctx.bot.puzzles.draft_anew(ctx.person, day, (*lines, click.id.rest), click.id.seq))


@_in_puzzle("puzzleover")
async def _start_over(ctx: Context, click: Click, day: date) -> None:
    await _show(ctx, await ctx.bot.puzzles.draft_anew(ctx.person, day, (), click.id.seq))


@_in_puzzle("puzzleaside")
async def _aside(ctx: Context, click: Click, day: date) -> None:
    """Show everything besides playing, with the way back."""
    now = await _at(ctx, click, day)
    if now.draft is None:
        await _show(ctx, now)
    else:
        await ctx.show(panels.aside_panel(now, now.draft, ctx.locale, click.id.rest))


@_in_puzzle("puzzlepanel")
async def _to_puzzle(ctx: Context, click: Click, day: date) -> None:
    """Return to the panel as it was left."""
    now = await _at(ctx, click, day)
    await _show(ctx, now, _begun(now, click.id.rest))


@_in_puzzle("puzzlehint")
async def _hint(ctx: Context, click: Click, day: date) -> None:
    """Take the next hint."""
    now = await ctx.bot.puzzles.hint(ctx.person, day, click.id.seq)
    ctx.table = now.table
    await _show(ctx, now, _begun(now, click.id.rest), hint=panels.hint_of(now, ctx.locale))


@_in_puzzle("puzzleconfirm")
async def _confirm(ctx: Context, click: Click, day: date) -> None:
    """Answer; it counts once."""
    now = await _at(ctx, click, day)
    try:
        now = await ctx.bot.puzzles.confirm(ctx.person, day, click.id.seq, ctx.guild)
    except Busy:
        await _show(ctx, now, said=[ctx.word("puzzle-busy")])
        return
    await _show(ctx, now)


@_in_puzzle("puzzlenamed")
async def _named(ctx: Context, click: Click, day: date) -> None:
    """Choose whether channels may say that one has found a puzzle."""
    await choose(ctx, "puzzles_named", click.id.rest)
    await _show(ctx, await ctx.bot.puzzles.open(ctx.person, day))


def _begun(now: Attempt, prefix: str) -> str:
    """The start of a line, if it still is one."""
    return prefix if now.draft is not None and choices.leads_on(now.draft.legal, prefix) else ""


async def _at(ctx: Context, click: Click, day: date) -> Attempt:
    """The attempt that a click is about.

    Raises:
        Stale: it has moved on since.
    """
    now = await ctx.bot.puzzles.current(ctx.person, day, click.id.seq)
    ctx.table = now.table
    return now


async def _show(
    ctx: Context, now: Attempt, prefix: str = "", said: list[str] | None = None, hint: Hint | None = None
) -> None:
    if now.draft is not None:
        words = ctx.preferences.words
        await ctx.show(panels.puzzle_panel(now, ctx.locale, prefix, said=said or (), hint=hint, words=words))
        return
    tally = await ctx.bot.store.puzzle_tally(now.row.day)
    answers = await ctx.bot.puzzles.answers(ctx.user)
    named = ctx.preferences.puzzles_named
    await ctx.show(panels.result_page(now, tally, answers, named, ctx.locale, ctx.bot.now()))


def _known(table: str) -> date:
    day = day_of(table)
    if day is None:
        raise UnknownId
    return day
