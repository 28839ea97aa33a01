"""`/history` and all else that finished games say: about oneself, others, a server."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.game_cog import matching
from cogs.interactions.answer import Kind
from cogs.interactions.commands import choice, context
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.custom_ids import CustomId, number
from cogs.messages.interaction import Interaction
from cogs.messages.message import message
from cogs.panels.history import PAGE, Running, Whose, history, past_label
from cogs.panels.leaderboard import MOST_MET, encounters, leaderboard
from cogs.panels.leaderboard import PAGE as PEOPLE
from cogs.panels.profile import Shown, profile
from cogs.panels.rating_charts import DAYS, calendar, rating_course
from cogs.panels.statistics import game_sums
from cogs.panels.visibility import CHOICES, turned, visibility
from cogs.posts.notices import correction
from cogs.posts.score_sheets import score_sheet
from cogs.upkeep import thread
from community.statistics.finished import are_places
from community.statistics.person import activity, person_sums
from data.records.finished import ENDS
from data.records.preferences import Preferences
from data.records.ratings import DUEL, EVERYWHERE, MORE
from engines import GAMES
from render import translate
from render.translate import dashed

handlers = Handlers()

_MOST_RUNNING = 25
"""Running tables of a server that are looked at for a list."""


class StatisticsCog(commands.Cog):
    """Looking back."""

    @app_commands.command()
    @app_commands.choices(whose=[choice(f"history-whose-{each}", each) for each in ("mine", "server")])
    async def history(self, it: Interaction, whose: str = "mine", player: discord.User | None = None) -> None:
        """See finished and running games: yours, somebody's, or this server's."""
        ctx = context(it)
        await _history(ctx, _whose(ctx, player) if player is not None else Whose.read(whose), 0)

    @app_commands.command()
    async def profile(self, it: Interaction, player: discord.User | None = None) -> None:
        """See how somebody plays: favourite games, results, ratings."""
        ctx = context(it)
        await _profile(ctx, player.id if player is not None else ctx.user)

    @app_commands.command()
    @app_commands.choices(game=[choice(f"{dashed(name)}-title", name) for name in GAMES])
    async def stats(self, it: Interaction, game: str) -> None:
        """See what wins a game here, records, dice, and how you fare."""
        ctx = context(it)
        guild, store = _server(ctx), ctx.bot.store
        _known(game)
        mine = person_sums(await store.games_of(ctx.user, guild)).favourites
        own = next((each for each in mine if each.game == game), None)
        luck = await store.own_chances(ctx.user, guild, game)
        await ctx.show(
            game_sums(
                game, await store.sums(guild, game), await store.bests(guild, game), own, luck, ctx.locale
            )
        )

    @app_commands.command()
    @app_commands.choices(
        game=[choice(f"{dashed(name)}-title", name) for name in GAMES],
        size=[choice("rating-duel", str(DUEL)), choice("rating-more", str(MORE))],
    )
    async def leaderboard(self, it: Interaction, game: str, size: str | None = None) -> None:
        """See who is rated highest in a game."""
        ctx = context(it)
        _known(game)
        if size is None:
            found = [await ctx.bot.store.leaders(_server(ctx), game, each, PEOPLE) for each in (DUEL, MORE)]
            size = str(MORE if len(found[1]) > len(found[0]) else DUEL)
        await _leaders(ctx, _server(ctx), game, _size(size))

    @app_commands.command()
    @app_commands.guild_only()
    async def correct(self, it: Interaction, table: str, places: str, reason: str) -> None:
        """For organisers: put the result of a finished game right."""
        await _correct(context(it), table, places, reason)

    @correct.autocomplete("table")
    async def _finished(self, it: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        ctx = context(it)
        if ctx.guild is None or not await ctx.moderates():
            return []
        found = await ctx.bot.store.history(ctx.user, person=None, guild=ctx.guild, offset=0, limit=25)
        return matching(
            [(each.table, past_label(each, ctx.locale)) for each in found.games if each.whole], typed
        )


def _opens_anew(id: CustomId) -> Kind:
    """The list takes the place of the one before, but not of a profile."""
    return Kind.PRIVATE if id.rest.endswith(" new") else Kind.UPDATE


@handlers.click("history", _opens_anew)
async def _page(ctx: Context, click: Click) -> None:
    """Turn a page."""
    whose, page, *_ = [*click.id.rest.split(" "), ""]
    await _history(ctx, Whose.read(whose), click.number(page))


@handlers.click("pastgame")
async def _open(ctx: Context, click: Click) -> None:
    """The score sheet of a game of the list, with the ways to its replay and its record."""
    table = await ctx.load(click.value)
    if not table.over:
        raise Refused("no-such-button")
    await ctx.show(score_sheet(replace(table, row=replace(table.row, locale=ctx.locale)), table.result))


@handlers.click("course")
async def _course(ctx: Context, click: Click) -> None:
    """How a rating went, from the profile."""
    await _show_course(ctx, click, _parts(click, 4))


@handlers.click("courses", Kind.UPDATE)
async def _other_course(ctx: Context, click: Click) -> None:
    """How another rating of theirs went."""
    parts = click.value.split(" ")
    if len(parts) != 4:
        raise UnknownId
    await _show_course(ctx, click, parts)


async def _show_course(ctx: Context, click: Click, parts: Sequence[str]) -> None:
    """A rating after every game.

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
    scope = EVERYWHERE if where == "all" else _server(ctx)
    course = await ctx.bot.store.course_of(person, scope, game, _size(size))
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
    await ctx.show(rating_course(person, name, game, _size(size), course, others, where, ctx.locale))


@handlers.click("calendar")
async def _calendar(ctx: Context, click: Click) -> None:
    """On which days somebody's games ended."""
    person = click.person(click.id.rest)
    chosen = await preferences_of(ctx, person)
    if person != ctx.user and not chosen.times_seen:
        raise Refused("statistics-not-shown", who=f"<@{person}>")
    games = await ctx.bot.store.games_of(person, None if person == ctx.user else _server(ctx))
    until = ctx.it.created_at.date()
    await ctx.show(calendar(person, activity(games, until, DAYS), until, ctx.locale))


@handlers.click("leaders", Kind.UPDATE)
async def _other_leaders(ctx: Context, click: Click) -> None:
    """Another leaderboard: of the other size, or the other scope."""
    where, game, size = _parts(click, 3)
    if game not in GAMES:
        raise UnknownId
    await _leaders(ctx, EVERYWHERE if where == "all" else _server(ctx), game, _size(size))


@handlers.click("met")
async def _met(ctx: Context, click: Click) -> None:
    """Who of a leaderboard was ahead of whom."""
    game, size = _parts(click, 2)
    store, guild = ctx.bot.store, _server(ctx)
    leaders = await store.leaders(guild, game, _size(size), MOST_MET)
    people = [each.person for each in leaders]
    met = await store.encounters(people, guild)
    await ctx.show(encounters(people, await store.names_of(people), met, ctx.locale))


@handlers.click("seen")
async def _seen(ctx: Context, click: Click) -> None:
    """What others may see."""
    await ctx.show(visibility(ctx.preferences, ctx.locale))


@handlers.click("seeing", Kind.UPDATE)
async def _seeing(ctx: Context, click: Click) -> None:
    """Something of that was chosen."""
    name, state = _parts(click, 2)
    if name not in CHOICES or state not in ("on", "off"):
        raise UnknownId
    ctx.preferences = await ctx.bot.preferences.choose(
        ctx.user, ctx.discord_locale, lambda now: turned(now, name, state == "on")
    )
    await ctx.show(visibility(ctx.preferences, ctx.locale))


async def _profile(ctx: Context, person: int) -> None:
    """A profile, as far as its owner lets others see it.

    Raises:
        Refused: they show their results to nobody else, or this is no server.
    """
    store, own = ctx.bot.store, person == ctx.user
    chosen = await preferences_of(ctx, person)
    games = await store.games_of(person, None if own else _server(ctx))
    here = await store.ratings_of(person, ctx.guild) if ctx.guild is not None else []
    everywhere = await store.ratings_of(person, EVERYWHERE) if own or chosen.everywhere else []
    met = None
    if not own and ctx.guild is not None:
        met = (await store.encounters([ctx.user, person], ctx.guild)).get((ctx.user, person))
    known = await store.person(person)
    language = ctx.word(f"language-{translate.language(known.language if known is not None else 'en')}")
    shown = Shown(
        person, await _name(ctx, person), own, own or chosen.times_seen, person_sums(games), here, everywhere,
        language, met,
    )  # fmt: skip
    await ctx.show(profile(shown, ctx.locale))


async def _leaders(ctx: Context, scope: int, game: str, size: int) -> None:
    leaders = await ctx.bot.store.leaders(scope, game, size, PEOPLE)
    names = await ctx.bot.store.names_of([each.person for each in leaders])
    await ctx.show(leaderboard(leaders, names, scope, game, size, ctx.locale))


async def _correct(ctx: Context, table: str, places: str, reason: str) -> None:
    """Put a result right, and say so where it was told.

    Raises:
        Refused: they do not moderate here, the game goes on, or the places make no sense.
    """
    if not await ctx.moderates():
        raise Refused("correct-not-moderator")
    found = await ctx.load(table)
    if not found.over or found.row.why not in ENDS or found.row.guild != ctx.guild:
        raise Refused("correct-not-over")
    seats = len(found.seats)
    given = tuple(one for each in places.replace(",", " ").split() if (one := number(each)) is not None)
    if given == (0,):
        given = ()
    elif not are_places(given, seats):
        example = " ".join(map(str, range(1, seats + 1)))
        raise Refused("correct-places", seats=seats, example=example)
    await ctx.bot.store.correct(table, given, ctx.it.created_at)
    ctx.bot.projection.wake(table)
    said = correction(found, given, ctx.user, reason)
    nonce = f"{table}-c{ctx.it.id % 10**9}"
    if found.row.thread is not None:
        await thread.send(ctx.bot, found, said, nonce)
    else:
        await thread.post_in(ctx.bot, found, found.row.channel, said, nonce)
    await ctx.show(message(ctx.word("correct-done")))


async def _name(ctx: Context, person: int) -> str:
    """How somebody is called in an alt text."""
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


def _size(text: str) -> int:
    """The size of table that an id or an option means."""
    return DUEL if text == str(DUEL) else MORE


def _known(game: str) -> None:
    """Refuse a game that was typed past the choices."""
    if game not in GAMES:
        raise Refused("settings-no-such-choice", value=game[:50])


async def _history(ctx: Context, whose: Whose, page: int) -> None:
    """A page of a list.

    Raises:
        Refused: a server's list outside of one, or somebody's who shows theirs to nobody.
    """
    guild = None if whose.kind == "mine" else _server(ctx)
    person = ctx.user if whose.kind == "mine" else whose.person
    if whose.person is not None:
        await preferences_of(ctx, whose.person)
    found = await ctx.bot.store.history(ctx.user, person=person, guild=guild, offset=page * PAGE, limit=PAGE)
    running = await _running(ctx, person, guild) if page == 0 else []
    await ctx.show(history(whose, found, running, page, ctx.locale))


async def _running(ctx: Context, person: int | None, guild: int | None) -> list[Running]:
    """The running games of a person, or of a server; private ones are for those who play there."""
    store = ctx.bot.store
    if person is not None:
        tables = await store.tables_of(person)
    else:
        assert guild is not None
        tables = (await store.running_in(guild))[:_MOST_RUNNING]
    return [
        Running(each.row.game, each.row.guild, each.row.thread, each.seats)
        for each in await ctx.bot.tables.readable(tables)
        if guild in (None, each.row.guild)
        and (not each.row.private or each.seat_of(ctx.user) is not None)
        and not each.row.beginning
    ]


async def preferences_of(ctx: Context, person: int) -> Preferences:
    """What somebody has chosen, who is asked about here.

    Raises:
        Refused: they show their results to nobody else.
    """
    chosen = await ctx.bot.preferences.of(person)
    if person != ctx.user and not chosen.results_seen:
        raise Refused("statistics-not-shown", who=f"<@{person}>")
    return chosen


def _whose(ctx: Context, player: discord.User) -> Whose:
    return Whose("mine") if player.id == ctx.user else Whose("person", player.id)


def _server(ctx: Context) -> int:
    """The server that this is about.

    Raises:
        Refused: this is none.
    """
    if ctx.guild is None:
        raise Refused("statistics-need-server")
    return ctx.guild


async def setup(client: commands.AutoShardedBot) -> None:
    """Add the commands to a bot."""
    await client.add_cog(StatisticsCog())
