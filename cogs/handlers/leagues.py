"""Events: signing up and off, looking, and everything that organisers do."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.handlers.server import game_defaults, may_open, refuse_without_permissions
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.router import Click, Handlers, Submit, UnknownId
from cogs.messages.message import message
from cogs.panels.leagues import (
    cancel_question,
    created_panel,
    event_list,
    fix_form,
    leave_question,
    organiser_panel,
    withdraw_question,
)
from cogs.posts.leagues import details, rules_message
from community.leagues.league import League
from community.leagues.rules import CLOCK, MOST_SEATS
from community.leagues.service import fewest_of
from data.records.events import EventRow, Format, Phase
from data.records.people import Person
from data.records.rows import GuildRow
from engines import GAMES
from render.languages import LOCALES
from tables.clocks.time_control import NO_CLOCK, Control

handlers = Handlers()

LONGEST_NAME = 60
"""Characters of an event's name."""
LISTED = 10
"""Events in a list: the running ones and the last before them."""


@dataclass(frozen=True, slots=True)
class NewEvent:
    """A request for a new event; `players`, `clock`, `rated`: None takes the default of the game or the server."""

    game: str
    format: str
    name: str
    players: int | None
    rounds: int
    division: int
    clock: str | None
    rated: bool | None


async def open_event(ctx: Context, new: NewEvent) -> None:
    """Open the sign-up for an event in this channel.

    Raises:
        Refused: the server lets them open no tables here, or the bot lacks something in this channel.
        GameError: the game is not played by so many, or there are too many events.
    """
    refuse_without_permissions(ctx)
    assert ctx.channel is not None and ctx.guild is not None
    game = new.game
    if game not in GAMES or new.format not in tuple(Format):
        raise Refused("settings-no-such-choice", value=f"{game} {new.format}"[:50])
    settled = await may_open(ctx, ctx.channel) or GuildRow(0)
    counts = [each for each in GAMES[game].seats if 2 <= each <= MOST_SEATS]
    seats = new.players or min(counts)
    options = game_defaults(settled, game, seats)
    fewest = fewest_of(GAMES[game], seats, options)
    spelled = new.clock or settled.default("clock") or CLOCK
    try:
        control = Control.read(spelled)
    except ValueError:
        raise Refused("settings-no-such-choice", value=spelled[:50]) from None
    locale = settled.locale or str(ctx.it.guild_locale or ctx.discord_locale).split("-")[0]
    kind = Format(new.format)
    row = EventRow(
        ctx.bot.events.fresh_id(), ctx.guild, ctx.channel, ctx.user, new.name.strip()[:LONGEST_NAME] or ctx.word("event-unnamed"),
        game, tuple(options.items()), NO_CLOCK if control is None else str(control),
        settled.default("rated") == "yes" if new.rated is None else new.rated,
        locale if locale in LOCALES else ctx.bot.default_language,
        kind, seats, fewest, 0 if kind is Format.KNOCKOUT else new.rounds, new.division if kind is Format.LEAGUE else 0,
        ctx.it.created_at,
    )  # fmt: skip
    league = await ctx.bot.events.create(row, await ctx.moderates())
    await ctx.bot.event_posts.shown(row.id)
    league = await ctx.bot.events.read(row.id)
    await ctx.show(created_panel(league, ctx.locale))


async def show_list(ctx: Context) -> None:
    """Show the events of this server."""
    if ctx.guild is None:
        raise Refused("statistics-need-server")
    await ctx.show(event_list(await ctx.bot.store.events_in(ctx.guild, LISTED), ctx.locale))


async def replace(ctx: Context, event: str, entrant: int, by: Person) -> None:
    """Put somebody else in the place of an entrant.

    Raises:
        Refused: they do not organise it, or whom they name does not take part.
    """
    league = await _load(ctx, event)
    await _organises(ctx, league)
    number = league.number_of(entrant)
    if number is None:
        raise Refused("event-not-entrant", who=f"<@{entrant}>")
    league = await ctx.bot.events.replace(event, number, by, ctx.user)
    await ctx.show(organiser_panel(league, ctx.locale, ctx.word("event-done")))


@handlers.click("evjoin")
async def _join(ctx: Context, click: Click) -> None:
    """Sign up."""
    league = await _load(ctx, click.id.table)
    league = await ctx.bot.events.join(league.row.id, ctx.person)
    await ctx.show(message(ctx.word("event-joined", name=league.row.name, count=len(league.event.entrants))))


@handlers.click("evleave", lambda id: Kind.UPDATE if id.rest else Kind.PRIVATE)
async def _leave(ctx: Context, click: Click) -> None:
    """Sign off; after the start only once confirmed."""
    league = await _load(ctx, click.id.table)
    if league.event.phase is not Phase.OPEN and click.id.rest != "sure":
        await ctx.show(leave_question(league, ctx.locale))
        return
    await ctx.bot.events.leave(league.row.id, ctx.user)
    await ctx.show(message(ctx.word("event-left", name=league.row.name)))


@handlers.click("evopen", Kind.UPDATE)
async def _open(ctx: Context, click: Click) -> None:
    """Open the event chosen in the list."""
    await _details(ctx, click.value, 0)


@handlers.click("evshow", lambda id: Kind.UPDATE if id.rest else Kind.PRIVATE)
async def _show(ctx: Context, click: Click) -> None:
    """Show all standings and tables, from the public post or another page."""
    await _details(ctx, click.id.table, click.number(click.id.rest or "0"))


@handlers.click("evhow", Kind.UPDATE)
async def _how(ctx: Context, click: Click) -> None:
    """Show how the event is played and what breaks ties."""
    await ctx.show(rules_message(await _load(ctx, click.id.table), ctx.locale))


@handlers.click("evorg")
async def _organise(ctx: Context, click: Click) -> None:
    """Open the organiser's panel; anybody else may withdraw."""
    league = await _load(ctx, click.id.table)
    takes_part = league.number_of(ctx.user) in league.event.active
    if takes_part and not await _may_organise(ctx, league):
        await ctx.show(leave_question(league, ctx.locale))
        return
    await _organises(ctx, league)
    await ctx.show(organiser_panel(league, ctx.locale))


@handlers.click("evdo", Kind.UPDATE)
async def _do(ctx: Context, click: Click) -> None:
    """Do what one of the organiser's buttons says.

    Raises:
        UnknownId: there is no such button.
    """
    league = await _load(ctx, click.id.table)
    await _organises(ctx, league)
    event, all = league.row.id, ctx.bot.events
    match click.id.rest.split(" "):
        case ["panel"]:
            await ctx.show(organiser_panel(league, ctx.locale))
            return
        case ["cancel"]:
            await ctx.show(cancel_question(league, ctx.locale))
            return
        case ["cancel", "sure"]:
            league = await all.cancel(event)
        case ["start"]:
            league = await all.start(event)
        case ["pause"]:
            league = await all.pause(event)
        case ["resume"]:
            league = await all.resume(event)
        case ["withdraw", number]:
            league = await all.withdraw(event, click.number(number), ctx.user)
        case ["next"]:
            league = await all.next_season(event, ctx.user, await ctx.moderates())
            await ctx.bot.event_posts.shown(league.row.id)
            await ctx.show(created_panel(await all.read(league.row.id), ctx.locale))
            return
        case _:
            raise UnknownId
    await ctx.show(organiser_panel(league, ctx.locale, ctx.word("event-done")))


@handlers.click("evset", Kind.UPDATE)
async def _set(ctx: Context, click: Click) -> None:
    """Change an option of the game."""
    league = await _load(ctx, click.id.table)
    await _organises(ctx, league)
    league = await ctx.bot.events.choose(league.row.id, click.id.rest, click.value)
    await ctx.show(organiser_panel(league, ctx.locale))


@handlers.click("evout", Kind.UPDATE)
async def _take_out(ctx: Context, click: Click) -> None:
    """Ask for confirmation before an entrant is taken out."""
    league = await _load(ctx, click.id.table)
    await _organises(ctx, league)
    await ctx.show(withdraw_question(league, click.number(click.value), ctx.locale))


@handlers.click("evfix", Kind.FORM)
async def _fix(ctx: Context, click: Click) -> None:
    """Ask for the corrected places of a table."""
    number, _, seats = click.value.partition(" ")
    await ctx.ask(fix_form(click.id.table, click.number(number), click.number(seats), ctx.locale))


@handlers.form("evfixed")
async def _fixed(ctx: Context, submit: Submit) -> None:
    """Correct the places of a table."""
    league = await _load(ctx, submit.id.table)
    await _organises(ctx, league)
    words = submit.text("places").replace(",", " ").split()
    places = tuple(int(each) for each in words if each.isascii() and each.isdecimal() and len(each) < 3)
    league = await ctx.bot.events.fix(league.row.id, Click.number(submit.id.rest), places, ctx.user)
    await ctx.show(organiser_panel(league, ctx.locale, ctx.word("event-done")))


async def _details(ctx: Context, event: str, page: int) -> None:
    league = await _load(ctx, event)
    running = [each.table for each in league.event.matches if each.running]
    await ctx.show(details(league, await ctx.bot.store.threads(running), page, ctx.locale))


async def _load(ctx: Context, event: str) -> League:
    """Load an event of this server.

    Raises:
        NoEvent: there is none.
        Refused: it is another server's.
    """
    league = await ctx.bot.events.read(event)
    if league.row.guild != ctx.guild:
        raise Refused("no-such-button")
    return league


async def _organises(ctx: Context, league: League) -> None:
    """Refuse people who neither opened the event nor moderate tables here.

    Raises:
        Refused: they do neither.
    """
    if not await _may_organise(ctx, league):
        raise Refused("event-not-organiser")


async def _may_organise(ctx: Context, league: League) -> bool:
    return ctx.user == league.row.organiser or await ctx.moderates()
