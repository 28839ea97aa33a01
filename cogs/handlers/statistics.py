"""Statistics of finished games: history, profiles, charts, leaderboards, corrections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.custom_ids import CustomId, number
from cogs.messages.message import message
from cogs.panels.history import PAGE, Running, Whose, history
from cogs.panels.leaderboard import MOST_MET, encounters, leaderboard
from cogs.panels.leaderboard import PAGE as PEOPLE
from cogs.panels.profile import LATELY, Shown, missed, profile
from cogs.panels.statistics import CHOICES, DAYS, calendar, rating_course, toggled, visibility
from cogs.posts.notices import correction
from cogs.posts.score_sheets import end_post
from cogs.upkeep import thread
from community.statistics.finished import are_places
from community.statistics.person import activity, person_sums
from data.records.finished import ENDS
from data.records.preferences import Preferences
from data.records.ratings import DUEL, EVERYWHERE, MORE
from engines import GAMES
from render import languages

handlers = Handlers()


_MOST_RUNNING = 25
"""Running tables of a server that are looked at for a list."""


def _opens_anew(id: CustomId) -> Kind:
    """Update the list's own message; a profile stays and gets a new one."""
    return Kind.PRIVATE if id.rest.endswith(" new") else Kind.UPDATE


@handlers.click("history", _opens_anew)
async def _page(ctx: Context, click: Click) -> None:
    """Turn a page."""
    whose, page, *_ = [*click.id.rest.split(" "), ""]
    await show_history(ctx, Whose.read(whose), click.number(page))


@handlers.click("pastgame")
async def _open(ctx: Context, click: Click) -> None:
    """Show the score sheet of a game in the list, with ways to its replay and game file."""
    table = await ctx.load(click.value)
    if not table.over:
        raise Refused("no-such-button")
    await ctx.show(end_post(replace(table, row=replace(table.row, locale=ctx.locale)), table.result))


@handlers.click("course")
async def _course(ctx: Context, click: Click) -> None:
    """Show how a rating developed, from the profile."""
    await _show_course(ctx, click, _parts(click, 4))


@handlers.click("courses", Kind.UPDATE)
async def _other_course(ctx: Context, click: Click) -> None:
    """Show another rating's development."""
    parts = click.value.split(" ")
    if len(parts) != 4:
        raise UnknownId
    await _show_course(ctx, click, parts)


async def _show_course(ctx: Context, click: Click, parts: Sequence[str]) -> None:
    """Show a rating after every game.

    Args:
        parts: whose, "here" or "all", the game, the size of table.

    Raises:
        UnknownId: there is no such rating, or it is not shown.
    """
    who, where, game, size = parts
    person = click.person(who)
    chosen = await preferences_of(ctx, person)
    if where == "all" and person != ctx.user and not chosen.everywhere:
        raise UnknownId
    scope = EVERYWHERE if where == "all" else server_of(ctx)
    course = await ctx.bot.store.course_of(person, scope, game, size_named(size))
    if not course or game not in GAMES:
        raise UnknownId
    scopes = [("here", ctx.guild)] if ctx.guild is not None else []
    scopes += [("all", EVERYWHERE)] if person == ctx.user or chosen.everywhere else []
    others = [
        (name, each)
        for name, one in scopes
        for each in await ctx.bot.store.ratings_of(person, one)
        if each.skill.games > 1
    ]
    name = await _name(ctx, person)
    await ctx.show(rating_course(person, name, game, size_named(size), course, others, where, ctx.locale))


@handlers.click("calendar")
async def _calendar(ctx: Context, click: Click) -> None:
    """Show on which days somebody's games ended."""
    person = click.person(click.id.rest)
    chosen = await preferences_of(ctx, person)
    if person != ctx.user and not chosen.times_seen:
        raise Refused("statistics-not-shown", who=f"<@{person}>")
    games = await ctx.bot.store.games_of(person, None if person == ctx.user else server_of(ctx))
    until = ctx.it.created_at.date()
    await ctx.show(calendar(person, activity(games, until, DAYS), until, ctx.locale))


@handlers.click("leaders", Kind.UPDATE)
async def _other_leaders(ctx: Context, click: Click) -> None:
    """Show another leaderboard, of the other size or scope."""
    where, game, size = _parts(click, 3)
    if game not in GAMES:
        raise UnknownId
    await show_leaders(ctx, EVERYWHERE if where == "all" else server_of(ctx), game, size_named(size))


@handlers.click("met")
async def _met(ctx: Context, click: Click) -> None:
    """Show who of a leaderboard finished ahead of whom."""
    game, size = _parts(click, 2)
    store, guild = ctx.bot.store, server_of(ctx)
    leaders = await store.leaders(guild, game, size_named(size), MOST_MET)
    people = [each.person for each in leaders]
    met = await store.encounters(people, guild)
    await ctx.show(encounters(people, await store.names_of(people), met, ctx.locale))


@handlers.click("seen")
async def _seen(ctx: Context, click: Click) -> None:
    """Show what others may see of the reader."""
    await ctx.show(visibility(ctx.preferences, ctx.locale))


@handlers.click("seeing", Kind.UPDATE)
async def _seeing(ctx: Context, click: Click) -> None:
    """Change what others may see."""
    name, state = _parts(click, 2)
    if name not in CHOICES or state not in ("on", "off"):
        raise UnknownId
    ctx.preferences = await ctx.bot.preferences.choose(
        ctx.user, ctx.discord_locale, lambda now: toggled(now, name, state == "on")
    )
    await ctx.show(visibility(ctx.preferences, ctx.locale))


async def show_leaders(ctx: Context, scope: int, game: str, size: int) -> None:
    leaders = await ctx.bot.store.leaders(scope, game, size, PEOPLE)
    names = await ctx.bot.store.names_of([each.person for each in leaders])
    await ctx.show(leaderboard(leaders, names, scope, game, size, ctx.locale))


async def _name(ctx: Context, person: int) -> str:
    """A person's name in an alt text."""
    if person == ctx.user:
        return ctx.person.name
    return (await ctx.bot.store.names_of([person])).get(person, "?")


def _parts(click: Click, count: int) -> list[str]:
    """The parts of an id.

    Raises:
        UnknownId: there are more or fewer; it was made up.
    """
    parts = click.id.rest.split(" ")
    if len(parts) != count:
        raise UnknownId
    return parts


def size_named(text: str) -> int:
    """The table size that an id or an option names."""
    return DUEL if text == str(DUEL) else MORE


async def show_history(ctx: Context, whose: Whose, page: int) -> None:
    """Show a page of a list of games.

    Raises:
        Refused: a server's list outside of one, or somebody's who shows theirs to nobody.
    """
    guild = None if whose.kind == "mine" else server_of(ctx)
    person = ctx.user if whose.kind == "mine" else whose.person
    if whose.person is not None:
        await preferences_of(ctx, whose.person)
    found = await ctx.bot.store.history(ctx.user, person=person, guild=guild, offset=page * PAGE, limit=PAGE)
    running = await _running(ctx, person, guild) if page == 0 else []
    await ctx.show(history(whose, found, running, page, ctx.locale))


async def _running(ctx: Context, person: int | None, guild: int | None) -> list[Running]:
    """The running games of a person or a server; private ones only for their players."""
    store = ctx.bot.store
    if person is not None:
        tables = await store.tables_of(person)
    else:
        assert guild is not None
        tables = (await store.running_in(guild))[:_MOST_RUNNING]
    return [
        Running(each.row.game, each.row.guild, each.row.thread, each.seats)
        for each in await ctx.bot.tables.readable_tables(tables)
        if guild in (None, each.row.guild)
        and (not each.row.private or each.seat_of(ctx.user) is not None)
        and not each.row.beginning
    ]


async def preferences_of(ctx: Context, person: int) -> Preferences:
    """The preferences of a person in question.

    Raises:
        Refused: they show their results to nobody else.
    """
    chosen = await ctx.bot.preferences.of(person)
    if person != ctx.user and not chosen.results_seen:
        raise Refused("statistics-not-shown", who=f"<@{person}>")
    return chosen


def server_of(ctx: Context) -> int:
    """The server that a question is about.

    Raises:
        Refused: the question was not asked on a server.
    """
    if ctx.guild is None:
        raise Refused("statistics-need-server")
    return ctx.guild


async def show_profile(ctx: Context, person: int) -> None:
    """Show a profile, as far as its owner lets others see it.

    Raises:
        Refused: they show their results to nobody else, or this is no server.
    """
    store, own = ctx.bot.store, person == ctx.user
    chosen = await preferences_of(ctx, person)
    games = await store.games_of(person, None if own else server_of(ctx))
    here = await store.ratings_of(person, ctx.guild) if ctx.guild is not None else []
    everywhere = await store.ratings_of(person, EVERYWHERE) if own or chosen.everywhere else []
    met = None
    if not own and ctx.guild is not None:
        met = (await store.encounters([ctx.user, person], ctx.guild)).get((ctx.user, person))
    known = await store.person(person)
    language = ctx.word(f"language-{languages.language(known.language if known is not None else 'en')}")
    shown = Shown(
        person, await _name(ctx, person), own, own or chosen.times_seen, person_sums(games), here, everywhere,
        language, met, missed(await store.reviews_of(person, LATELY)) if own else {},
    )  # fmt: skip
    await ctx.show(profile(shown, ctx.locale))


async def correct(ctx: Context, table: str, places: str, reason: str) -> None:
    """Correct a result, and say so where it was announced.

    Raises:
        Refused: they do not moderate here, the game goes on, they played it, or the places make no sense.
    """
    if not await ctx.moderates():
        raise Refused("correct-not-moderator")
    found = await ctx.load(table)
    if not found.over or found.row.why not in ENDS or found.row.guild != ctx.guild:
        raise Refused("correct-not-over")
    if ctx.user in found.players:
        raise Refused("correct-own")
    seats = len(found.seats)
    given = tuple(one for each in places.replace(",", " ").split() if (one := number(each)) is not None)
    if given == (0,):
        given = ()
    elif not are_places(given, seats):
        example = " ".join(map(str, range(1, seats + 1)))
        raise Refused("correct-places", seats=seats, example=example)
    await ctx.bot.store.correct(table, given, ctx.it.created_at)
    ctx.bot.projection.wake(table)
    called = sorted(each for each in found.players if each > 0)
    said = correction(found, given, ctx.user, reason, called)
    place = found.row.thread or found.row.channel
    await thread.post_in(ctx.bot, found, place, said, f"{table}-c{ctx.it.id % 10**9}", called)
    await ctx.show(message(ctx.word("correct-done")))


def known_game(game: str) -> None:
    """Refuse a game that was typed outside of the choices."""
    if game not in GAMES:
        raise Refused("settings-no-such-choice", value=game[:50])


def whose_games(ctx: Context, player: discord.User) -> Whose:
    return Whose("mine") if player.id == ctx.user else Whose("person", player.id)
