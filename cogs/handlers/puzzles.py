"""The puzzle of the day: opened, drafted tap by tap like a real turn, answered once; the archive."""

from __future__ import annotations

from datetime import date

from cogs.handlers.practice import Practice
from cogs.handlers.settings import choose
from cogs.interactions.answer import Kind
from cogs.interactions.bot import Busy
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.custom_ids import CustomId
from cogs.messages.message import Message
from cogs.panels import puzzles as panels
from cogs.panels.hints import Hint
from tables.drafts import Draft
from tables.errors import Stale
from tables.puzzles.attempt import Attempt, day_of
from tables.puzzles.days import is_open_to, puzzle_of, today
from tables.puzzles.service import Puzzles

handlers = Handlers()


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


class _Puzzles(Practice[date, Attempt]):
    kind = "puzzle"

    def key(self, click: Click) -> date:
        return _known(click.id.table)

    def service(self, ctx: Context) -> Puzzles:
        return ctx.bot.puzzles

    async def show(self, ctx: Context, now: Attempt, prefix: str = "") -> None:
        await _show(ctx, now, prefix)

    def aside(self, now: Attempt, draft: Draft, locale: str, prefix: str) -> Message:
        return panels.aside_panel(now, draft, locale, prefix)

    async def moved_on(self, ctx: Context, key: date, error: Stale) -> None:
        await _show(ctx, await ctx.bot.puzzles.open(ctx.person, key), said=[ctx.word("puzzle-moved-on")])


_puzzles = _Puzzles(handlers)


@_puzzles.click("hint")
async def _hint(ctx: Context, click: Click, day: date) -> None:
    """Take the next hint."""
    now = await ctx.bot.puzzles.hint(ctx.person, day, click.id.seq)
    ctx.table = now.table
    await _show(ctx, now, _puzzles.begun(now, click.id.rest), hint=panels.hint_of(now, ctx.locale))


@_puzzles.click("confirm")
async def _confirm(ctx: Context, click: Click, day: date) -> None:
    """Answer; it counts once."""
    now = await _puzzles.at(ctx, click, day)
    try:
        now = await ctx.bot.puzzles.confirm(ctx.person, day, click.id.seq, ctx.guild)
    except Busy:
        await _show(ctx, now, said=[ctx.word("puzzle-busy")])
        return
    await _show(ctx, now)


@_puzzles.click("named")
async def _named(ctx: Context, click: Click, day: date) -> None:
    """Choose whether channels may say that one has found a puzzle."""
    await choose(ctx, "puzzles_named", click.id.rest)
    await _show(ctx, await ctx.bot.puzzles.open(ctx.person, day))


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
