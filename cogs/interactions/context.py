"""One interaction: its author, place and language, and the ways to answer it."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

import discord

from cogs.interactions import channel_messages, error_codes
from cogs.interactions.answer import Answer, Kind
from cogs.interactions.bot import Bot
from cogs.interactions.way_back import way_back
from cogs.messages.custom_ids import CustomId
from cogs.messages.discord_message import modal
from cogs.messages.interaction import Interaction
from cogs.messages.message import Call, Form, Message, Words
from cogs.panels.way_back import with_way_back
from data.records.people import Person
from data.records.rows import Stored
from render.languages import language
from render.sentences import word
from tables.table import Table

log = logging.getLogger(__name__)


class Refused(Exception):
    """The bot refuses an action for a reason outside of the game.

    Args:
        key: a message of the words; the reader's language is known where it is answered.
    """

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Context:
    """One interaction as handlers see it."""

    def __init__(self, bot: Bot, it: Interaction, kind: Kind) -> None:
        self.bot = bot
        self.it = it
        self.answer = Answer(bot, it, kind)
        self.user = it.user.id
        """Who did it, by Discord id."""
        self.discord_locale = str(it.locale)
        """The language of their Discord."""
        self.guild = it.guild_id
        """The server; None in direct messages."""
        self.channel = it.channel_id
        """The channel or thread."""
        self.preferences = bot.preferences.known(self.user)
        """What they have chosen, as far as that is known; whoever waits for the database anyway reads it."""
        self.table: Table | None = None
        """The table that this is about, for names in a refusal."""

    @property
    def person(self) -> Person:
        """Its author as the tables know them."""
        return Person(self.user, self.it.user.display_name, language(self.discord_locale))

    @property
    def locale(self) -> str:
        """The language of answers: the author's choice, else their Discord's."""
        return self.preferences.language or self.discord_locale

    async def moderates(self) -> bool:
        """Whether the author moderates tables, by Discord's permissions or the server's role for it."""
        if self.it.guild is None:
            return False
        if self.it.permissions.manage_guild or self.it.permissions.manage_threads:
            return True
        role = (await self.bot.store.guild(self.it.guild.id)).moderators
        member = self.it.user
        return role is not None and isinstance(member, discord.Member) and member.get_role(role) is not None

    def word(self, key: str, **values: Any) -> str:
        """A message of the words in the reader's language."""
        return word(key, self.locale, **values)

    async def show(self, message: Message) -> None:
        """Show a message privately, or in place of the one with the component. If that fails, use the DM channel if
        one is open.
        """
        try:
            await self.answer.show(message)
        except discord.HTTPException as error:
            if error.code not in error_codes.UNANSWERABLE or not await self._write(message):
                raise

    async def look(self, message: Message) -> None:
        """Show what is only looked at: to whoever is to move, with the way back to their turn."""
        back, table = way_back(self.it), self.table
        if table is not None:
            seat = table.seat_of(self.user)
            asked = seat is not None and seat in table.due and table.seats[seat].human
            back = (back or CustomId("onward", table.row.id, table.head)) if asked else None
        await self.show(message if back is None else with_way_back(message, back, self.locale))

    async def _write(self, message: Message) -> bool:
        """Send by DM what could not be answered; False if that is not possible either."""
        person = await self.bot.store.person(self.user) if self.guild is not None else None
        if person is None or person.dm_channel is None or not person.reachable:
            return False
        why = Words(self.word("answer-elsewhere", place=f"<#{self.channel}>"))
        instead = replace(message, items=(why, *message.items), call=Call(until=self.bot.now()))
        try:
            await channel_messages.send(
                self.bot, person.dm_channel, instead, f"answer {self.it.id}", [self.user]
            )
        except discord.HTTPException as error:
            log.info("no direct message arrives instead of an answer (%s)", error.code)
            return False
        return True

    async def ask(self, form: Form) -> None:
        """Answer with a form."""
        await self.answer.open(modal(form))

    async def load(self, table: str) -> Table:
        """Load a table by its id, if this person may see it from here.

        Raises:
            NoTable: there is none.
            Refused: it is a table of another server, and not this person's own; no message here can have shown it. In direct
                messages, it is a table of a server of which they are no member. Or it is private, and none of theirs.
        """
        return await self.admit(await self.bot.tables.table(table))

    async def admit(self, found: Table) -> Table:
        """Check that this person may see a table from here; raises as `load`."""
        guild = found.row.guild
        elsewhere = guild is not None and guild != self.guild and found.seat_of(self.user) is None
        if elsewhere and (self.guild is not None or not await self._is_member(guild)):
            raise Refused("no-such-button")
        if self._hidden(found):
            raise Refused("table-is-private")
        self.table = found
        return found

    async def tables_here(self) -> list[Table]:
        """The tables that a command may be about, newest or longest waiting first. They are this thread's, the
        channel's, or in a DM the person's own.

        Raises:
            Refused: all of them are private, and none of theirs.
        """
        tables = self.bot.tables
        found = await tables.all_in(self.channel) if self.channel is not None else []
        if not found and self.guild is None:
            found = [await tables.table(each.table) for each in await tables.tables_of(self.user)]
        open_to_them = [each for each in found if not self._hidden(each)]
        if found and not open_to_them:
            raise Refused("table-is-private")
        return open_to_them

    async def table_here(self, game: str = "") -> Table:
        """The table that a command is about: this thread's, or the only candidate of this place.

        Args:
            game: the game whose command it is, if it is one's.

        Raises:
            Refused: there is none, it is private and none of theirs, or there are several.
        """
        found = await self.tables_here()
        if not found:
            raise Refused("no-table-here")
        mine = [each for each in found if game in ("", each.row.game) and each.seat_of(self.user) is not None]
        due = [each for each in mine if each.seat_of(self.user) in each.due]
        likeliest = due or mine or found
        if len(likeliest) > 1:
            raise Refused("several-tables")
        return await self.admit(likeliest[0])

    def may_see(self, stored: Stored) -> bool:
        """Whether a table is this person's own, or a public one of this place, or belongs to this thread."""
        row = stored.row
        here = self.guild is not None and row.guild == self.guild
        mine = any(each.user == self.user for each in stored.seats)
        mine |= any(each.user == self.user and not each.left for each in stored.members)
        return mine or (here and (not row.private or self.channel == row.thread))

    async def _is_member(self, guild: int | None) -> bool:
        """Whether Discord knows this person as a member of a server."""
        client = self.bot.discord_client
        assert guild is not None
        try:
            # Another process may have the server on its shards.
            place = client.get_guild(guild) or await client.fetch_guild(guild)
            await place.fetch_member(self.user)
        except (discord.NotFound, discord.Forbidden):
            return False
        return True

    def _hidden(self, table: Table) -> bool:
        """Whether a table is private, and neither theirs nor this thread's."""
        row = table.row
        own_thread = bool(row.seed) or row.thread is not None
        return row.private and own_thread and table.seat_of(self.user) is None and self.channel != row.thread
