"""Tables before the game: opening, options, taking a seat, leaving, starting; and a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import discord

from cogs.handlers.play import open_panel
from cogs.handlers.server import game_defaults, may_open, may_sit, refuse_without_permissions, role_for_crews
from cogs.interactions.answer import Kind
from cogs.interactions.context import Context, Refused
from cogs.interactions.open_panels import LobbyPanels
from cogs.interactions.router import Click, Handlers, UnknownId
from cogs.messages.custom_ids import CustomId
from cogs.messages.lines import title
from cogs.messages.markdown import safe
from cogs.messages.message import message
from cogs.panels.invitations import not_fitting
from cogs.panels.lobby import (
    ALL,
    BACK,
    ONE_LESS,
    game_choice,
    host_panel,
    joined_panel,
    options_panel,
    options_to_read,
    rematch_panel,
    started_line,
    started_panel,
)
from community.finding.fitting import Candidate
from data.records import audiences
from data.records.enums import AbsenceRule, Seating, Stage, StopReason
from data.records.invitations import Invitation
from data.records.rows import GuildRow
from engines import GAMES
from engines.computers.levels import Level
from engines.core.text import say
from render.languages import LOCALES, language
from render.sentences import dashed
from tables.clocks.time_control import NO_CLOCK
from tables.crews import gathering
from tables.errors import LobbyError
from tables.lobby_rules import VACATION, Settings
from tables.opening import Opening
from tables.table import Table

handlers = Handlers()


@dataclass(frozen=True, slots=True)
class NewTable:
    """A request for a new table.

    Attributes:
        level: the strength of the computers.
        clock, locale, rated: None takes the server's default, which is never rated with computers.
        invited: people for whom seats are kept until they answer.
        crews: one of `gathering.choices`, or SERVER_PLAYS; empty for none.
    """

    game: str
    players: int | None = None
    computers: int = 0
    level: str = Level.NORMAL
    clock: str | None = None
    locale: str | None = None
    private: bool = False
    rated: bool | None = None
    invited: Sequence[discord.User | discord.Member] = ()
    crews: str = ""


SERVER_PLAYS = "server"
"""The quick way: one open crew, or a fixed one where something is hidden, against a computer."""

OPEN_TO_ALL = "carcassonne"
"""The game in which anybody on a server may join the crew."""


async def open_table(ctx: Context, new: NewTable) -> None:
    """Open a table in this channel, post its lobby, and show its options.

    Raises:
        GameError: the game does not exist or does not take that many players, or there is no such clock.
        Refused: the server, or Discord, does not let this person or the bot do so here.
    """
    ctx.answer.hold()
    refuse_without_permissions(ctx, new.private)
    game, computers = new.game, new.computers
    if new.crews == SERVER_PLAYS and not computers:
        computers = max(1, min(GAMES[game].seats) - 1) if game in GAMES else 1
    assert ctx.channel is not None
    settled = await may_open(ctx, ctx.channel) or GuildRow(0)
    locale = new.locale or settled.locale
    counts = GAMES[game].seats if game in GAMES else range(2, 3)
    seats = new.players or max(min(counts), min(1 + computers + len(new.invited), max(counts)))
    if any(each.bot for each in new.invited):
        raise LobbyError(say("table-cannot-invite"))
    table = await ctx.bot.tables.lobbies.open(
        game,
        ctx.person,
        Opening(
            guild=ctx.guild,
            channel=ctx.channel,
            seats=seats,
            options=game_defaults(settled, game, seats),
            locale=locale if locale in LOCALES else _spoken(ctx),
            computers=computers,
            level=new.level,
            clock=new.clock or settled.default("clock") or NO_CLOCK,
            vacation=int(settled.default("vacation") or VACATION),
            absence=settled.default("absence") or AbsenceRule.IDLE,
            seating=settled.default("seating") or Seating.RANDOM,
            private=new.private,
            rated=settled.default("rated") == "yes" and not (computers or new.crews)
            if new.rated is None
            else new.rated,
            invited=[each.id for each in new.invited if each.id != ctx.user],
        ),
    )
    if new.crews:
        choice = new.crews
        if choice == SERVER_PLAYS:
            choice = "open 1" if "open 1" in gathering.choices(table) else "fixed 1"
        role = await role_for_crews(ctx)
        table = await ctx.bot.tables.crews.give_seats(table.row.id, ctx.user, choice, role)
    await _show_opened(ctx, table)


async def _show_opened(ctx: Context, table: Table) -> None:
    """Post the lobby of a new table, and show its host's panel below it: they see at once what to press."""
    ctx.table = table
    await ctx.bot.posts.shown(table.row.id)
    panel = host_panel(table, ctx.locale)
    opened = await ctx.answer.below(panel, message(title(table, ctx.locale)))
    await ctx.bot.shown[LobbyPanels].take_older_away(table.row.id, ctx, opened)


async def _show_host(ctx: Context, table: Table) -> None:
    """Show the host's panel, in place of any older one."""
    await ctx.show(host_panel(table, ctx.locale))
    await ctx.bot.shown[LobbyPanels].take_older_away(table.row.id, ctx)


async def open_saved(ctx: Context, name: str) -> None:
    """Open a table with settings that somebody has saved, and invite those of the people who can be.

    Raises:
        GameError: the settings do not fit the game any more.
        Refused: there are none of this name, or the server, or Discord, does not let this person or the bot do so here.
    """
    ctx.answer.hold()
    refuse_without_permissions(ctx)
    assert ctx.channel is not None and ctx.guild is not None
    kept = await ctx.bot.store.saved_settings(ctx.user, ctx.guild)
    saved = next((each for each in kept if each.name.casefold() == name.strip().casefold()), None)
    if saved is None:
        raise Refused("saved-no-such", name=safe(name[:50]))
    refuse_without_permissions(ctx, bool(saved.settings.get("private")))
    await may_open(ctx, ctx.channel)
    table = await ctx.bot.tables.lobbies.open(
        saved.game, ctx.person, Opening(guild=ctx.guild, channel=ctx.channel, **saved.settings)
    )
    for person in saved.people:
        with suppress(LobbyError):  # full by now, or not to meet; the panel shows who is invited
            table = await ctx.bot.tables.lobbies.invite(table.row.id, ctx.user, [person])
    await _show_opened(ctx, table)


def _spoken(ctx: Context) -> str:
    """The language of a new table: the server's if there are words for it, else the operator's default."""
    spoken = str(ctx.it.guild_locale or ctx.discord_locale).split("-")[0]
    return spoken if spoken in LOCALES else ctx.bot.default_language


@handlers.click("open")
async def _open(ctx: Context, click: Click) -> None:
    """Ask which game, from the welcome on a new server; the end of a course names one."""
    if click.id.rest in GAMES:
        await open_table(ctx, NewTable(click.id.rest))
        return
    await choose_game(ctx)


async def choose_game(ctx: Context) -> None:
    """Ask which game the new table is for."""
    refuse_without_permissions(ctx)
    await ctx.show(game_choice(list(GAMES), ctx.locale))


@handlers.click("new", Kind.UPDATE)
async def _new(ctx: Context, click: Click) -> None:
    """Open a table for the chosen game, as the command does."""
    await open_table(ctx, NewTable(click.value))


@handlers.click("crewnew", Kind.UPDATE)
async def _server_plays(ctx: Context, click: Click) -> None:
    """Open a table at which the server plays against the computer."""
    await open_table(ctx, NewTable(OPEN_TO_ALL, crews=SERVER_PLAYS))


def _kind_of_options(id: CustomId) -> Kind:
    """Update the message between the pages of the options; otherwise it is one more thing to look at."""
    return Kind.UPDATE if id.rest in (ALL, BACK) else Kind.LOOK


@handlers.click("options", _kind_of_options)
async def _options(ctx: Context, click: Click) -> None:
    """Show the options, for public and private buttons."""
    await show_options(ctx, await ctx.load(click.id.table), click.id.rest == ALL)


async def show_options(ctx: Context, table: Table, every: bool = False) -> None:
    """Show the options: the opener may change them before the start, all others read them.

    Args:
        every: whether the opener asks for all of them, not for the panel that leads there.
    """
    if table.row.stage is not Stage.LOBBY or table.row.opener != ctx.user:
        await ctx.look(options_to_read(table, ctx.locale))
        return
    await ctx.look((options_panel if every else host_panel)(table, ctx.locale))
    await ctx.bot.shown[LobbyPanels].take_older_away(table.row.id, ctx)


def _kind_of_computer(id: CustomId) -> Kind:
    """Update the host's panel; answer the lobby post with one."""
    return Kind.UPDATE if id.rest else Kind.PRIVATE


@handlers.click("computer", _kind_of_computer)
async def _computer(ctx: Context, click: Click) -> None:
    """Seat one more computer player, of the level that was pressed if it says one, or one less."""
    table = await ctx.load(click.id.table)
    if table.row.stage is not Stage.LOBBY:
        await show_options(ctx, table)
        return
    sitting = sum(each.computer for each in table.seats)
    change: Settings = {"add": click.id.rest or Level.NORMAL}
    if click.id.rest == ONE_LESS:
        change = {"computers": sitting - 1}
    await _show_host(ctx, await ctx.bot.tables.lobbies.configure(table.row.id, ctx.user, **change))


@handlers.click("set", Kind.UPDATE)
async def _set(ctx: Context, click: Click) -> None:
    """Change the chosen option."""
    table = await ctx.load(click.id.table)
    if table.row.stage is not Stage.LOBBY:
        await ctx.show(options_to_read(table, ctx.locale))
        return
    table = await ctx.bot.tables.lobbies.configure(click.id.table, ctx.user, **_change(click))
    await show_options(ctx, table, click.id.rest not in ("seats", "computers"))


def _change(click: Click) -> dict[str, Any]:
    """The chosen setting by its name in `Settings`.

    Raises:
        UnknownId: there is no such option; the id was made up.
    """
    name, value = click.id.rest, click.value
    if name.startswith("option "):
        return {"options": {name.removeprefix("option "): value}}
    if name in ("seats", "computers", "vacation"):
        return {name: click.number(value)}
    if name in ("clock", "absence", "seating") or (name == "locale" and value in LOCALES):
        return {name: value}
    if name == "rated":
        return {name: value == "yes"}
    if name.startswith("level "):
        return {"level": (click.number(name.removeprefix("level ")), value)}
    raise UnknownId


@handlers.table("join")
async def join(ctx: Context, table: Table) -> None:
    """Take a seat."""
    if table.seat_of(ctx.user) is None:
        await may_sit(ctx, table.row.guild)
        somebody = Candidate(ctx.bot.store, ctx.user, language(ctx.locale))
        if reasons := await somebody.why_not_fitting(table):
            await ctx.show(not_fitting(table, reasons, ctx.locale))
            return
    after = await ctx.bot.tables.lobbies.join(table.row.id, ctx.person)
    if after.row.stage is Stage.RUNNING:
        await _show_start(ctx, table.row.id)
        return
    await ctx.show(joined_panel(after, ctx.locale))
    ctx.bot.shown[LobbyPanels].remember(table.row.id, ctx)


@handlers.table("leave")
async def leave(ctx: Context, table: Table) -> None:
    """Give a seat back."""
    after = await ctx.bot.tables.lobbies.leave(table.row.id, ctx.user)
    await ctx.show(message(ctx.word("left-closed" if after.over else "left", game=_game(ctx, table))))


def _kind_of_start(id: CustomId) -> Kind:
    """Update a private panel; otherwise answer privately."""
    return Kind.UPDATE if id.rest == "here" else Kind.PRIVATE


@handlers.click("start", _kind_of_start)
async def _start(ctx: Context, click: Click) -> None:
    """Start the game, for public and private buttons."""
    await start(ctx, await ctx.load(click.id.table))


async def start(ctx: Context, table: Table) -> None:
    """Start the game."""
    if table.row.stage is Stage.LOBBY:
        await ctx.bot.tables.lobbies.start(table.row.id, ctx.user)
    elif table.row.stage is not Stage.RUNNING:
        raise LobbyError(say("table-closed" if table.row.why is StopReason.CLOSED else "game-over"))
    await _show_start(ctx, table.row.id)


async def _show_start(ctx: Context, table: str) -> None:
    """Show that the game runs: to its starter with their turn if it is theirs, and on all open panels of the lobby."""
    await ctx.bot.posts.shown(table)
    running = await ctx.bot.tables.table(table)
    if running.seat_of(ctx.user) in running.due:
        await open_panel(ctx, table, [started_line(running, ctx.locale)], way=False)
    else:
        await ctx.show(started_panel(running, ctx.locale))
    await ctx.bot.shown[LobbyPanels].replace(table, lambda locale: started_panel(running, locale), ctx)


def _game(ctx: Context, table: Table) -> str:
    """The game's name, which tells answers of several tables apart."""
    return ctx.word(f"{dashed(table.row.game)}-title")


@handlers.table("rematch")
async def _rematch(ctx: Context, table: Table) -> None:
    """Open a lobby for the same people and options, which starts with the last who accepts, by this button, too; pressed again,
    show the way to it.
    """
    if not table.over:
        raise UnknownId
    lobbies = ctx.bot.tables.lobbies
    if await ctx.bot.store.rematch_of(table.row.id) is None:
        await may_open(ctx, table.row.channel)
    following = await lobbies.rematch(table.row.id, ctx.person)
    gathers = following.row.stage is Stage.LOBBY
    await ctx.bot.posts.shown(following.row.id)
    if gathers and Invitation.of(following.row, ctx.user) is not None:
        await may_sit(ctx, following.row.guild)
        following = await lobbies.join(following.row.id, ctx.person)
    following = await lobbies.start_if_full(following.row.id)
    if gathers and following.row.stage is Stage.RUNNING:
        await _show_start(ctx, following.row.id)
        return
    surface = await ctx.bot.store.surface(following.row.id, audiences.LOBBY)
    post = surface.message if surface is not None else None
    await ctx.show(rematch_panel(following, post, ctx.locale, ctx.user))
    ctx.bot.shown[LobbyPanels].remember(following.row.id, ctx)
