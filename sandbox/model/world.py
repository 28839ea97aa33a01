"""Everything that exists on this Discord: guilds, people, channels, commands, interactions."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from sandbox.model import files, limits, places
from sandbox.model.bad_day import BadDay
from sandbox.model.channels import Channel, Thread
from sandbox.model.commands import Commands
from sandbox.model.errors import ApiError
from sandbox.model.guilds import GuildState
from sandbox.model.interactions import Interaction, InteractionEvent
from sandbox.model.messages import Attachment, Message
from sandbox.model.places import Place
from sandbox.model.platform import Platform
from sandbox.model.users import User
from sandbox.model.wire import Clock, Json


class World(Platform):
    """Everything that an emulated Discord holds."""

    def __init__(self, clock: Clock, bot_name: str) -> None:
        super().__init__(clock, bot_name)
        self.owner = User(self.ids.next(), "owner")
        self.users: dict[int, User] = {self.bot.id: self.bot, self.owner.id: self.owner}
        self.guilds: dict[int, GuildState] = {}
        self.channels: dict[int, Channel] = {}
        self.uploads: dict[int, Attachment] = {}
        self.emojis: dict[int, files.Emoji] = {}
        self.commands = Commands(self.ids)
        self.interactions: dict[str, Interaction] = {}
        self.nonces: dict[tuple[int, str | int], Message] = {}
        """The newest message of each author and nonce, wherever it is."""
        self.opened_dms: set[int] = set()
        """Users whom the bot can write to because it opened a DM, or because they wrote."""
        self.dm_openings = 0
        """How many DMs the bot has opened."""
        self.forms: dict[tuple[int, str], dict[str, Any]] = {}
        """What each person's phone remembers of the forms that it has shown, by custom id: the value of each field, by its custom id."""
        self.bad_day = BadDay()
        self.privileged = False
        """Whether the bot may have privileged intents."""

    @property
    def application_id(self) -> int:
        """The application's id, which is its bot's too."""
        return self.bot.id

    def channels_of(self, guild: GuildState) -> list[Channel]:
        """The channels of a guild, without threads."""
        return [place for place in self.channels.values() if place.guild is guild and place.parent is None]

    def threads_of(self, guild: GuildState) -> list[Thread]:
        """All threads of all channels of a guild."""
        return [thread for channel in self.channels_of(guild) for thread in channel.threads]

    def new_channel(self, guild: GuildState, name: str, kind: int = places.TEXT) -> Channel:
        """Make a channel in a guild."""
        position = len(self.channels_of(guild))
        channel = Channel(
            self, self.ids.next(), kind, name, guild, position=position, directory=self.channels
        )
        channel.announce("CHANNEL_CREATE")
        return channel

    def new_thread(
        self,
        channel: Channel,
        name: str,
        owner: User,
        *,
        kind: int = places.PUBLIC_THREAD,
        number: int | None = None,
    ) -> Thread:
        """Make a thread below a channel, with its owner in it; nobody is told of it yet."""
        return Thread(
            self,
            number or self.ids.next(),
            kind,
            name,
            channel.guild,
            channel,
            directory=self.channels,
            owner=owner,
            created=self.now,
            archive_changed=self.now,
            members={owner.id: self.now},
        )

    def needs_room(self, guild: GuildState | None) -> None:
        """Another thread is about to be active.

        Raises:
            ApiError: there are as many already as a guild may have.
        """
        active = sum(not thread.archived for thread in self.threads_of(guild)) if guild else 0
        if active >= self.bad_day.active_threads:
            raise ApiError(160006)

    def reopen(self, thread: Thread) -> None:
        """Take a thread out of the archive.

        Raises:
            ApiError: there are too many active ones.
        """
        self.needs_room(thread.guild)
        thread.reopen()

    def may_archive(self, place: Channel) -> None:
        """Somebody is about to use this place; on a bad day it is archived before they do."""
        if isinstance(place, Thread) and not place.archived and self.bad_day.strikes(self.bad_day.archives):
            place.archive(locked=place.locked)

    def dm(self, user: User) -> Channel:
        """The direct channel between this person and the bot."""
        for channel in self.channels.values():
            if channel.type == places.DM and user in channel.recipients:
                return channel
        return Channel(
            self, self.ids.next(), places.DM, user.name, recipients=[user], directory=self.channels
        )

    def upload(self, place: Place, name: str, content: bytes, description: str | None = None) -> Attachment:
        """Keep a file for a message of this place."""
        number = self.ids.next()
        url = f"{self.base}/attachments/{place.id}/{number}/{name}"
        kind, size = files.content_type(name), files.size(content)
        self.uploads[number] = file = Attachment(number, name, content, url, kind, description, size)
        return file

    def messages(self) -> list[Message]:
        """Every message everywhere that was not deleted, oldest first; ephemeral ones too."""
        everything = (
            m for channel in self.channels.values() for m in channel.history.values() if not m.deleted
        )
        return sorted(everything, key=lambda message: message.id)

    def interact(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        seconds: float = limits.RESPONSE_SECONDS,
        message: Message | None = None,
        shown: Json | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """Send the bot an interaction which it has to answer in time."""
        interaction = Interaction(
            self.ids.next(),
            secrets.token_urlsafe(48),
            kind,
            user,
            channel,
            data,
            self.now,
            asyncio.get_running_loop().time() + seconds,
            message=message,
            shown=shown,
            opened_by=opened_by,
        )
        self.interactions[interaction.token] = interaction
        self.emit(InteractionEvent(name="INTERACTION_CREATE", interaction=interaction))
        return interaction

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """The interaction that a first answer is for.

        Raises:
            ApiError: it is unknown, answered, or too old for a first answer.
        """
        interaction = self.interactions.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise ApiError(10062)
        if interaction.answer is not None:
            raise ApiError(40060)
        if asyncio.get_running_loop().time() > interaction.deadline:
            raise ApiError(10062)
        return interaction

    def answered(self, application_id: int, token: str) -> Interaction:
        """The answered interaction that a follow-up or an edit belongs to.

        Raises:
            ApiError: its token is unknown, or no longer worth anything.
        """
        interaction = self.interactions.get(token)
        if application_id != self.application_id or interaction is None:
            raise ApiError(10015)
        if interaction.expired(self.now):
            raise ApiError(50027)
        if interaction.answer is None:
            raise ApiError(10015)
        return interaction
