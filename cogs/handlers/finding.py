"""Tables that seek players, and people who wait for a game."""

from __future__ import annotations

from datetime import timedelta

import discord

from cogs.handlers.server import may_open, may_sit, refuse_without_permissions
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.message import message
from cogs.panels.finding import open_tables_page
from cogs.panels.wishes import matched, wishes_panel
from community.finding.open_tables import open_tables
from data.records import audiences
from data.records.wishes import ANY, LASTS, PRESENT, Wish
from engines import GAMES
from engines.core.text import say
from render.languages import language
from render.sentences import dashed
from tables.clocks.time_control import NO_CLOCK, Control
from tables.errors import LobbyError

handlers = Handlers()


async def find_tables(ctx: Context, page: int = 0, others: bool = False) -> None:
    """Show the tables of this server that suit somebody.

    Raises:
        Refused: this is no server, or they sit at as many tables as it lets them.
    """
    guild = _guild(ctx)
    await may_sit(ctx, guild.id)
    found = await open_tables(
        ctx.bot.store,
        ctx.bot.tables,
        guild.id,
        ctx.user,
        language(ctx.locale),
        lambda channel: _sees(ctx, guild, channel),
        ctx.bot.now(),
    )
    await ctx.show(open_tables_page(found, page, others, ctx.locale))


@handlers.click("find", Kind.UPDATE)
async def _find(ctx: Context, click: Click) -> None:
    """Show another page, or the tables that do not suit."""
    which, _, page = click.id.rest.partition(" ")
    await find_tables(ctx, click.number(page or "0"), which == "others")


async def wish(
    ctx: Context,
    game: str,
    fewest: int | None,
    most: int | None,
    clock: str | None,
    options: str,
    rated: bool | None,
    lasts: int,
) -> None:
    """Add somebody to the queue for a game on this server.

    Args:
        clock: None for any.
        options: what they insist on, as `name=choice`, separated by commas.
        rated: None if it does not matter.
        lasts: how long they wait, in hours.

    Raises:
        Refused: the server, or Discord, does not let a table be opened here.
        LobbyError: the game takes no such number of players, or there is no such option or clock.
    """
    guild = _guild(ctx)
    refuse_without_permissions(ctx)
    assert ctx.channel is not None
    await may_open(ctx, ctx.channel)
    if game not in GAMES:
        raise LobbyError(say("table-no-such-game", game=game))
    counts = GAMES[game].seats
    least, top = fewest or min(counts), most or max(counts)
    if least > top:
        raise LobbyError(say("wish-none-between", fewest=least, most=top))
    if not any(least <= size <= top for size in counts):
        raise LobbyError(say("table-no-such-count", seats=least, fewest=min(counts), most=max(counts)))
    now = ctx.bot.now()
    wanted = Wish(
        ctx.user, guild.id, game, ctx.channel, ctx.person.name, language(ctx.locale), max(least, min(counts)),
        min(top, max(counts)), _clock(clock), _options(game, options), _rated(rated), now,
        now + _lasts(lasts), now + PRESENT, sees=await _seen(ctx, guild, game),
    )  # fmt: skip
    table = await ctx.bot.finding.wish(wanted)
    if table is None:
        await show_wishes(ctx)
        return
    await ctx.bot.posts.shown(table)
    surface = await ctx.bot.store.surface(table, audiences.LOBBY)
    opened = await ctx.bot.tables.table(table)
    await ctx.show(matched(wanted, opened, surface.message if surface is not None else None, ctx.locale))


async def show_wishes(ctx: Context) -> None:
    """Show what somebody waits for here."""
    mine = await ctx.bot.store.wishes_of(ctx.user, _guild(ctx).id)
    await ctx.show(wishes_panel([each for each in mine if each.table is None], ctx.locale))


@handlers.click("unwish", Kind.UPDATE)
async def _unwish(ctx: Context, click: Click) -> None:
    """Remove a wish."""
    if click.id.rest not in GAMES:
        raise UnknownId
    mine = await ctx.bot.store.wishes_of(ctx.user, _guild(ctx).id)
    if any(each.game == click.id.rest and each.table is not None for each in mine):
        await ctx.show(message(ctx.word("wish-has-table", game=ctx.word(f"{dashed(click.id.rest)}-title"))))
        return
    await ctx.bot.store.drop_wish(ctx.user, _guild(ctx).id, click.id.rest)
    await show_wishes(ctx)


def _guild(ctx: Context) -> discord.Guild:
    if ctx.it.guild is None:
        raise Refused("find-needs-server")
    return ctx.it.guild


async def _seen(ctx: Context, guild: discord.Guild, game: str) -> tuple[int, ...]:
    """Other channels in which people wait for a game, and which somebody sees. Whoever asks next is looked at in turn, so that of two people the later one
    is known to see where the earlier one asked; of who is not asking just now, Discord says nothing to a bot without the privileged intents."""
    waited = await ctx.bot.store.waited_in(guild.id, game)
    return tuple(each for each in waited if each != ctx.channel and _sees(ctx, guild, each))


def _sees(ctx: Context, guild: discord.Guild, channel: int) -> bool:
    """Whether somebody sees a channel; a deleted one is seen by nobody."""
    found, member = guild.get_channel(channel), ctx.it.user
    return (
        found is not None
        and isinstance(member, discord.Member)
        and found.permissions_for(member).view_channel
    )


def _clock(clock: str | None) -> str:
    if clock is None or clock == ANY:
        return ANY
    try:
        control = Control.read(clock)
    except ValueError:
        raise Refused("settings-no-such-choice", value=clock[:50]) from None
    return NO_CLOCK if control is None else str(control)


def _rated(rated: bool | None) -> str:
    if rated is None:
        return ANY
    return "yes" if rated else "no"


def _lasts(hours: int) -> timedelta:
    return next((each for each in LASTS if each == timedelta(hours=hours)), LASTS[1])


def _options(game: str, typed: str) -> tuple[tuple[str, str], ...]:
    """The choices that somebody insists on.

    Raises:
        LobbyError: there is no such option or choice.
    """
    choices = {option.name: option.choices for option in GAMES[game].options}
    found: dict[str, str] = {}
    for part in filter(None, (each.strip() for each in typed.split(","))):
        name, _, choice = (each.strip() for each in part.partition("="))
        if choice not in choices.get(name, ()):
            raise LobbyError(say("table-no-such-option", option=name[:40], choice=choice[:40]))
        found[name] = choice
    return tuple(sorted(found.items()))
