"""Lessons: opened, drafted tap by tap like a real turn, confirmed, and followed by the next."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from cogs.handlers.hints import best_turns, think
from cogs.handlers.play import is_last_word
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers, OnClick, UnknownId
from cogs.panels import choices
from cogs.panels import lessons as panels
from cogs.panels.hints import Hint, advised, hint_on
from engines import GAMES
from engines.computers.judge import Suggestion
from tables.errors import Stale
from tables.lessons.attempt import Attempt, game_of

handlers = Handlers()

Act = Callable[[Context, Click, str], Awaitable[None]]


@handlers.click("learn")
async def _learn(ctx: Context, click: Click) -> None:
    """Open a game's lessons, or the unfinished one, from a lobby or greeting."""
    await open_lessons(ctx, _known(click.id.rest))


@handlers.click("lessons", Kind.UPDATE)
async def _contents(ctx: Context, click: Click) -> None:
    game = _known(click.id.rest)
    await ctx.show(panels.contents(game, await ctx.bot.lessons.begun(ctx.user, game), ctx.locale))


@handlers.click("resume", Kind.UPDATE)
async def _resume(ctx: Context, click: Click) -> None:
    await _show(ctx, await ctx.bot.lessons.go_on(ctx.person, _known(click.id.rest)))


@handlers.click("lesson", Kind.UPDATE)
async def _lesson(ctx: Context, click: Click) -> None:
    """Open a chosen lesson."""
    game, _, topic = click.id.rest.partition(" ")
    topic = click.values[0] if click.values else topic
    await _show(ctx, await ctx.bot.lessons.begin(ctx.person, _known(game), topic))


async def open_lessons(ctx: Context, game: str) -> None:
    """Show the unfinished lesson, or the contents before the first and after the last."""
    row = await ctx.bot.lessons.begun(ctx.user, game)
    if row is None:
        await ctx.show(panels.contents(game, row, ctx.locale))
        return
    attempt = await ctx.bot.lessons.resume(ctx.person, game)
    if attempt.done:
        await ctx.show(panels.contents(game, attempt.row, ctx.locale))
    else:
        await _show(ctx, attempt)


def _in_lesson(action: str) -> Callable[[Act], Act]:
    """Register a click's handler on a lesson's panel; an older panel shows the lesson's progress instead."""

    def register(act: Act) -> Act:
        async def on_click(ctx: Context, click: Click) -> None:
            game = _known(game_of(click.id.table, GAMES) or "")
            try:
                await act(ctx, click, game)
            except Stale as error:
                if error.text.key == "table-already-done":
                    raise
                now = await ctx.bot.lessons.resume(ctx.person, game)
                ctx.table = None
                await _show(ctx, now, said=[ctx.word("learn-moved-on")])

        handler: OnClick = on_click
        handlers.click(action, Kind.UPDATE)(handler)
        return act

    return register


@_in_lesson("learnpick")
async def _pick(ctx: Context, click: Click, game: str) -> None:
    """Add a chosen token: a whole line joins the draft, a prefix grows."""
    chosen = click.values[0] if click.values else click.id.rest
    now = await _at(ctx, click, game)
    if now.draft is not None and choices.leads_on(now.draft.legal, chosen):
        await _show(ctx, now, chosen)
        return
    await _drafted(ctx, game, chosen, click.id.seq)


@_in_lesson("learnback")
async def _back(ctx: Context, click: Click, game: str) -> None:
    """Go back one step: of a half-chosen line, else of the draft."""
    now = await _at(ctx, click, game)
    if (half_chosen := click.id.rest) and (draft := now.draft) is not None:
        prefix = choices.one_step_back(draft.game, draft.view, draft.choices, half_chosen)
        await _show(ctx, now, prefix)
        return
    before, now = now.draft, await ctx.bot.lessons.back(ctx.person, game, click.id.seq)
    prefix = ""
    if before is not None and before.lines and (draft := now.draft) is not None:
        prefix = choices.step_of(draft.game, draft.view, draft.choices, before.lines[-1])
    await _show(ctx, now, prefix)


@_in_lesson("learninstead")
async def _instead(ctx: Context, click: Click, game: str) -> None:
    """Take another line in place of the last one."""
    now = await _at(ctx, click, game)
    lines = now.draft.lines[:-1] if now.draft is not None else ()
    await _show(
        ctx, await ctx.bot.lessons.draft_anew(ctx.person, game, (*lines, click.id.rest), click.id.seq)
    )


@_in_lesson("learnover")
async def _start_over(ctx: Context, click: Click, game: str) -> None:
    await _show(ctx, await ctx.bot.lessons.draft_anew(ctx.person, game, (), click.id.seq))


@_in_lesson("learnaside")
async def _aside(ctx: Context, click: Click, game: str) -> None:
    """Show everything besides playing, with the way back."""
    now = await _at(ctx, click, game)
    if now.draft is None:
        await _show(ctx, now)
    else:
        await ctx.show(panels.aside_panel(now, now.draft, ctx.locale, click.id.rest))


@_in_lesson("learnpanel")
async def _to_task(ctx: Context, click: Click, game: str) -> None:
    """Return to the panel as it was left."""
    now = await _at(ctx, click, game)
    await _show(ctx, now, _begun(now, click.id.rest))


@_in_lesson("learnconfirm")
async def _confirm(ctx: Context, click: Click, game: str) -> None:
    await _show(ctx, await ctx.bot.lessons.confirm(ctx.person, game, click.id.seq))


@_in_lesson("learnhint")
async def _hint(ctx: Context, click: Click, game: str) -> None:
    """Show the lesson's hint; in the final game, what the computer would do."""
    await _show_hint(ctx, click, game, 0, click.id.rest)


@_in_lesson("learnanother")
async def _another(ctx: Context, click: Click, game: str) -> None:
    """Show the next best turn."""
    number, _, prefix = click.id.rest.partition(" ")
    await _show_hint(ctx, click, game, click.number(number), prefix)


@_in_lesson("learnadvice")
async def _play_this(ctx: Context, click: Click, game: str) -> None:
    """Draft an advised turn in place of what was chosen; nothing is confirmed."""
    now = await _at(ctx, click, game)
    if now.draft is None:
        raise UnknownId
    best = await _best(ctx, now)
    lines, prefix = advised(now.draft, best, click.number(click.id.rest), ctx.locale)
    await _show(ctx, await ctx.bot.lessons.draft_anew(ctx.person, game, lines, click.id.seq), prefix)


async def _show_hint(ctx: Context, click: Click, game: str, at: int, prefix: str) -> None:
    now = await _at(ctx, click, game)
    prefix = _begun(now, prefix)
    if not now.lesson.free or now.draft is None:
        await _show(ctx, now, prefix, hint=panels.hint_of_lesson(now, ctx.locale))
        return
    if best := await think(ctx, lambda hint: _show(ctx, now, prefix, hint=hint), partial(_best, ctx, now)):
        hint, prefix = hint_on(now.draft, best, ctx.locale, at, prefix)
        await _show(ctx, now, prefix, hint=hint)


async def _best(ctx: Context, now: Attempt) -> tuple[Suggestion, ...]:
    assert now.draft is not None
    return await best_turns(ctx, now.draft, f"hint {ctx.user} {now.row.game} {len(now.row.lines)}")


def _begun(now: Attempt, prefix: str) -> str:
    """The start of a line, if it still is one."""
    return prefix if now.draft is not None and choices.leads_on(now.draft.legal, prefix) else ""


async def _drafted(ctx: Context, game: str, line: str, asked_at: int) -> None:
    now = await ctx.bot.lessons.draft(ctx.person, game, line, asked_at)
    if now.draft is not None and is_last_word(ctx, now.draft, line):
        now = await ctx.bot.lessons.confirm(ctx.person, game, now.row.seq)
    await _show(ctx, now)


async def _at(ctx: Context, click: Click, game: str) -> Attempt:
    """The lesson that a click is about.

    Raises:
        Stale: it has moved on since.
    """
    now = await ctx.bot.lessons.current(ctx.person, game, click.id.seq)
    ctx.table = now.table
    return now


async def _show(
    ctx: Context, attempt: Attempt, prefix: str = "", said: list[str] | None = None, hint: Hint | None = None
) -> None:
    words = ctx.preferences.words
    await ctx.show(panels.lesson_panel(attempt, ctx.locale, prefix, said=said or (), hint=hint, words=words))


def _known(game: str) -> str:
    if game not in panels.games_with_lessons():
        raise UnknownId
    return game
