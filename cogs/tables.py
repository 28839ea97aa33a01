"""Tables before the game: `/table`, the lobby post with its buttons, and the private options panel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs import server
from cogs.bot.context import person, table_here
from cogs.bot.errors import Refused
from cogs.bot.translator import choice
from cogs.components.answers import answered
from cogs.components.custom_ids import CustomId
from cogs.components.layout import layout, select
from cogs.components.locale import locale_of
from cogs.components.router import BLURPLE, Click, Interaction, act, button
from cogs.panels import hand, more
from cogs.panels.attendance import AttendanceCommands
from cogs.panels.play import load, open_panel, put
from cogs.posts import turn
from engines import GAMES
from engines.core.text import GameError
from engines.tables.clocks.time_control import NO_CLOCK
from engines.tables.lobby import ABSENCES
from engines.tables.lobby import seatings as offered_seatings
from engines.tables.service import Table
from engines.tables.store import Stage
from render.renderer import renderer
from render.translate import LOCALES, dashed, listed, word

if TYPE_CHECKING:
    from cogs.bot.client import Client

CLOCKS = (
    *(NO_CLOCK, "12h", "24h", "48h", "72h", "168h"),
    *("24h+6h/48h", "72h+12h/120h", "168h+24h/240h"),
)
"""Time controls that the lobby offers, as a `timing.Control` spells them."""

VACATIONS = (0, 1, 2, 3, 5, 7, 14)
"""Days of vacation that the lobby offers."""

MOST_COMPUTERS = 5

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
"""Permissions without which a table cannot live in a channel."""


class TableCommands(commands.Cog):
    """The commands of `/table` that concern opening, joining and playing."""

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(game=[choice(f"{dashed(name)}-title", name) for name in GAMES])
    async def new(
        self,
        it: discord.Interaction[Any],
        game: str,
        players: app_commands.Range[int, 2, 6] | None = None,
        computers: app_commands.Range[int, 0, MOST_COMPUTERS] = 0,
        time: str = NO_CLOCK,
        language: str | None = None,
        private: bool = False,
    ) -> None:
        """Open a table for a game in this channel."""
        await it.response.defer(ephemeral=True, thinking=True)
        refuse_without_permissions(it, private)
        settled = await server.may_open(it, it.channel_id or 0)
        language = language or (settled.locale if settled is not None else None)
        table = await open_table(it, game, players, computers, time.strip(), language, private)
        await put(it, options_panel(table, locale_of(it)), [])

    @new.autocomplete("time")
    async def _clocks(self, it: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=turn.clock_words(each, locale_of(it)), value=each) for each in CLOCKS
        ]

    @new.autocomplete("language")
    async def _languages(self, it: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=word(f"language-{each}", locale_of(it)), value=each) for each in LOCALES
        ]

    @app_commands.command()
    @app_commands.guild_only()
    async def join(self, it: discord.Interaction[Any]) -> None:
        """Take a seat at the table of this channel."""
        await it.response.defer(ephemeral=True, thinking=True)
        await _join(it, await table_here(it))

    @app_commands.command()
    async def leave(self, it: discord.Interaction[Any]) -> None:
        """Give your seat back before the game starts."""
        await it.response.defer(ephemeral=True, thinking=True)
        await _leave(it, await table_here(it))

    @app_commands.command()
    async def start(self, it: discord.Interaction[Any]) -> None:
        """Start the game of this channel's table."""
        await it.response.defer(ephemeral=True, thinking=True)
        await _start(it, await table_here(it))

    @app_commands.command()
    async def play(self, it: discord.Interaction[Any]) -> None:
        """Open your play panel."""
        await it.response.defer(ephemeral=True, thinking=True)
        await open_panel(it, (await table_here(it)).row.id)

    @app_commands.command()
    async def hand(self, it: discord.Interaction[Any]) -> None:
        """See your hidden hand."""
        await it.response.defer(ephemeral=True, thinking=True)
        await hand.show_hand(it, await table_here(it))

    @app_commands.command()
    @app_commands.choices(form=[choice(f"form-{form}", form) for form in ("picture", "text")])
    async def show(self, it: discord.Interaction[Any], form: str = "picture") -> None:
        """See the board, as a picture or as text."""
        await it.response.defer(ephemeral=True, thinking=True)
        table = await table_here(it)
        await (more.show_text(it, table) if form == "text" else hand.show_board(it, table))

    @app_commands.command()
    async def zoom(self, it: discord.Interaction[Any], at: str = "") -> None:
        """Look at a part of the board more closely."""
        await it.response.defer(ephemeral=True, thinking=True)
        await more.show_closeup(it, await table_here(it), at.strip())

    @zoom.autocomplete("at")
    async def _closeups(self, it: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        try:
            table = await table_here(it)
            names = renderer(table.row.game).closeups(table.view(None))
        except (Refused, GameError):
            return []
        key = f"{dashed(table.row.game)}-closeup"
        return [app_commands.Choice(name=word(f"{key}-{name}", locale_of(it)), value=name) for name in names][
            :25
        ]

    @app_commands.command()
    async def undo(self, it: discord.Interaction[Any]) -> None:
        """Take your last turn back."""
        await it.response.defer(ephemeral=True, thinking=True)
        await more.undo(it, await table_here(it))

    @app_commands.command()
    async def resign(self, it: discord.Interaction[Any]) -> None:
        """Give up your seat for good."""
        await it.response.defer(ephemeral=True, thinking=True)
        await more.ask_resign(it, await table_here(it))

    @app_commands.command()
    async def stop(self, it: discord.Interaction[Any]) -> None:
        """Propose to end the game without a result."""
        await it.response.defer(ephemeral=True, thinking=True)
        await more.propose_stop(it, await table_here(it))

    @app_commands.command()
    async def journal(self, it: discord.Interaction[Any]) -> None:
        """Get the game so far as a text file."""
        await it.response.defer(ephemeral=True, thinking=True)
        await more.send_journal(it, await table_here(it))


# The commands of the last base are listed first.
class TableCog(AttendanceCommands, TableCommands, commands.GroupCog, group_name="table"):
    """Tables: open, join, start, look, leave."""


def refuse_without_permissions(it: discord.Interaction[Any], private: bool = False) -> None:
    """Name what the bot lacks in this channel for a table, or for a private one.

    Raises:
        Refused: a needed permission is missing, or this is a place without threads of its own.
    """
    locale = locale_of(it)
    if not isinstance(it.channel, discord.TextChannel) or it.channel.is_news():
        raise Refused(word("table-needs-text-channel", locale))
    needed = (*NEEDED, "create_private_threads") if private else NEEDED
    missing = [name for name in needed if not getattr(it.app_permissions, name)]
    if missing:
        names = listed([f"**{word(f'permission-{dashed(name)}', locale)}**" for name in missing], locale)
        raise Refused(word("permissions-missing", locale, names=names, count=len(missing)))


async def open_table(
    it: Interaction,
    game: str,
    players: int | None,
    computers: int,
    clock: str,
    dm_locale: str | None,
    private: bool,
) -> Table:
    """Open a table and post its lobby.

    Raises:
        GameError: the game does not exist or does not take that many players, or there is no such clock.
    """
    client = it.client
    assert it.channel_id is not None
    locale = dm_locale if dm_locale in LOCALES else tongue_of(it)
    counts = GAMES[game].seats if game in GAMES else range(2, 3)
    wanted = players or max(min(counts), min(1 + computers, max(counts)))
    table = await client.tables.open(
        game,
        person(it),
        guild=it.guild_id,
        channel=it.channel_id,
        seats=wanted,
        options={},
        locale=locale,
        computers=computers,
        clock=clock,
        private=private,
    )
    it.extras["table"] = table
    await client.posts.shown(table.row.id)
    return table


def tongue_of(it: Interaction) -> str:
    """The language of a new table: the server's if there are words for it, else the owner's default."""
    spoken = str(it.guild_locale or it.locale).split("-")[0]
    return spoken if spoken in LOCALES else it.client.default_language


def options_panel(table: Table, locale: str) -> ui.LayoutView:
    """One select per option: everything the opener can change while the table is in its lobby."""
    game, key = table.game, dashed(table.row.game)
    rows: list[list[Any]] = []

    def add(name: str, label: str, choices: list[tuple[str, str]], chosen: str, named: bool = True) -> None:
        if named:
            choices = [(value, word("pair", locale, label=label, value=text)) for value, text in choices]
        rows.append([select(CustomId("set", table.row.id, 0, name), choices, chosen, label)])

    counts = [(str(count), word("lobby-seats", locale, count=count)) for count in game.seats]
    add("seats", word("option-seats", locale), counts, str(table.row.setup_seats), named=False)
    for option in game.options:
        if table.row.setup_seats in option.seats and len(option.choices) > 1:
            name = f"{key}-option-{dashed(option.name)}"
            texts = [(each, word(f"{name}-{dashed(each)}", locale)) for each in option.choices]
            chosen = dict(table.row.options).get(option.name, option.choices[0])
            add(f"option {option.name}", word(name, locale), texts, chosen)
    now = table.row.clock
    clocks = CLOCKS if now in CLOCKS else (*CLOCKS, now)
    texts = [(each, turn.clock_words(each, locale)) for each in clocks]
    add("clock", word("lobby-clock", locale), texts, now)
    if now != NO_CLOCK:
        days = table.row.vacation
        texts = [
            (str(each), word("time-days" if each else "vacation-none", locale, count=each))
            for each in sorted({*VACATIONS, days})
        ]
        add("vacation", word("lobby-vacation", locale), texts, str(days))
        texts = [(each, word(f"absence-{each}", locale)) for each in ABSENCES]
        add("absence", word("lobby-absence", locale), texts, table.row.absence)
    texts = [(each, word(f"seating-{each}", locale)) for each in offered_seatings(table.row)]
    add("seating", word("lobby-seating", locale), texts, table.row.seating)
    computers = sum(seat.computer for seat in table.seats)
    numbers = [(str(count), word("lobby-computers", locale, count=count)) for count in range(max(game.seats))]
    add("computers", word("option-computers", locale), numbers, str(computers), named=False)
    texts = [(each, word(f"language-{each}", locale)) for each in LOCALES]
    add("locale", word("lobby-language", locale), texts, table.row.locale)
    return layout(word("options-title", locale), rows=rows)


@answered("options")
async def _options(it: Interaction, table: Table) -> None:
    locale = locale_of(it)
    if table.row.stage is not Stage.LOBBY or table.row.opener != it.user.id:
        lines = "\n".join(turn.option_lines(table, locale))
        await put(it, layout(f"{word('options-are-the-openers', locale)}\n{lines}"), [])
        return
    await put(it, options_panel(table, locale), [])


@act("set")
async def _set(click: Click) -> None:
    """An option was chosen on the options panel."""
    it = click.it
    await it.response.defer()
    await load(it, click.tag.table)
    name, value = click.tag.rest, click.value
    changes: dict[str, Any]
    if name.startswith("option "):
        changes = {"options": {name.removeprefix("option "): value}}
    elif name in ("seats", "computers", "vacation"):
        changes = {name: click.number(value)}
    elif name in ("clock", "absence", "seating") or (name == "locale" and value in LOCALES):
        changes = {name: value}
    else:
        raise click.unknown_id()
    table = await it.client.tables.configure(click.tag.table, it.user.id, **changes)
    await put(it, options_panel(table, locale_of(it)), [])


@answered("rules")
async def _rules(it: Interaction, table: Table) -> None:
    await put(it, layout(word(f"{dashed(table.row.game)}-rules", locale_of(it))), [])


@answered("join")
async def _join(it: Interaction, table: Table) -> None:
    if table.seat_of(it.user.id) is None:
        await server.may_sit(it, table.row.guild)
    table = await it.client.tables.join(table.row.id, person(it))
    locale = locale_of(it)
    free = table.row.setup_seats - len(table.seats)
    start = button(CustomId("start", table.row.id), word("button-start", locale), BLURPLE)
    await put(it, layout(word("joined", locale, count=free), rows=[] if free else [[start]]), [])


@answered("leave")
async def _leave(it: Interaction, table: Table) -> None:
    await it.client.tables.leave(table.row.id, it.user.id)
    await put(it, layout(word("left", locale_of(it))), [])


@answered("start")
async def _start(it: Interaction, table: Table) -> None:
    await it.client.tables.start(table.row.id, it.user.id)
    await put(it, layout(word("started", locale_of(it))), [])


async def setup(client: Client) -> None:
    """Add the group to a bot."""
    await client.add_cog(TableCog())
