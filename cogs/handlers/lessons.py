"""Lessons: opened, drafted tap by tap like a real turn, confirmed, and followed by the next."""

from __future__ import annotations

from functools import partial

from cogs.handlers.hints import best_turns, think
from cogs.handlers.play import is_last_word
from cogs.handlers.practice import Practice
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.message import Message
from cogs.panels import lessons as panels
from cogs.panels.hints import Hint, advised, hint_on
from engines import GAMES
from engines.computers.judge import Suggestion
from tables.drafts import Draft
from tables.errors import Stale
from tables.lessons.attempt import Attempt, game_of
from tables.lessons.service import Lessons

handlers = Handlers()


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


class _Lessons(Practice[str, Attempt]):
    kind = "learn"

    def key(self, click: Click) -> str:
        return _known(game_of(click.id.table, GAMES) or "")

    def service(self, ctx: Context) -> Lessons:
        return ctx.bot.lessons

    async def show(self, ctx: Context, now: Attempt, prefix: str = "") -> None:
        await _show(ctx, now, prefix)

    def aside(self, now: Attempt, draft: Draft, locale: str, prefix: str) -> Message:
        return panels.aside_panel(now, draft, locale, prefix)

    async def moved_on(self, ctx: Context, key: str, error: Stale) -> None:
        if error.text.key == "table-already-done":
            raise error
        await _show(ctx, await ctx.bot.lessons.resume(ctx.person, key), said=[ctx.word("learn-moved-on")])

    async def drafted(self, ctx: Context, key: str, now: Attempt, line: str) -> Attempt:
        """The draft, or what comes after it where nothing is left to confirm."""
        if now.draft is not None and is_last_word(ctx, now.draft, line):
            return await ctx.bot.lessons.confirm(ctx.person, key, now.row.seq)
        return now


_lessons = _Lessons(handlers)


@_lessons.click("confirm")
async def _confirm(ctx: Context, click: Click, game: str) -> None:
    await _show(ctx, await ctx.bot.lessons.confirm(ctx.person, game, click.id.seq))


@_lessons.click("hint")
async def _hint(ctx: Context, click: Click, game: str) -> None:
    """Show the lesson's hint; in the final game, what the computer would do."""
    await _show_hint(ctx, click, game, 0, click.id.rest)


@_lessons.click("another")
async def _another(ctx: Context, click: Click, game: str) -> None:
    """Show the next best turn."""
    number, _, prefix = click.id.rest.partition(" ")
    await _show_hint(ctx, click, game, click.number(number), prefix)


@_lessons.click("advice")
async def _play_this(ctx: Context, click: Click, game: str) -> None:
    """Draft an advised turn in place of what was chosen; nothing is confirmed."""
    now = await _lessons.at(ctx, click, game)
    if now.draft is None:
        raise UnknownId
    best = await _best(ctx, now)
    lines, prefix = advised(now.draft, best, click.number(click.id.rest), ctx.locale)
    await _show(ctx, await ctx.bot.lessons.draft_anew(ctx.person, game, lines, click.id.seq), prefix)


async def _show_hint(ctx: Context, click: Click, game: str, at: int, prefix: str) -> None:
    now = await _lessons.at(ctx, click, game)
    prefix = _lessons.begun(now, prefix)
    if not now.lesson.free or now.draft is None:
        await _show(ctx, now, prefix, hint=panels.hint_of_lesson(now, ctx.locale))
        return
    if best := await think(ctx, lambda hint: _show(ctx, now, prefix, hint=hint), partial(_best, ctx, now)):
        hint, prefix = hint_on(now.draft, best, ctx.locale, at, prefix)
        await _show(ctx, now, prefix, hint=hint)


async def _best(ctx: Context, now: Attempt) -> tuple[Suggestion, ...]:
    assert now.draft is not None
    return await best_turns(ctx, now.draft, f"hint {ctx.user} {now.row.game} {len(now.row.lines)}")


async def _show(
    ctx: Context, attempt: Attempt, prefix: str = "", said: list[str] | None = None, hint: Hint | None = None
) -> None:
    words = ctx.preferences.words
    await ctx.show(panels.lesson_panel(attempt, ctx.locale, prefix, said=said or (), hint=hint, words=words))


def _known(game: str) -> str:
    if game not in panels.games_with_lessons():
        raise UnknownId
    return game
