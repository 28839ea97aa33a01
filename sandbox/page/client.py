"""A person's Discord client in a window: what it shows, and what it hears."""

from __future__ import annotations

from collections.abc import Callable

from sandbox.model import permissions
from sandbox.model.channels import Channel, ChannelEvent
from sandbox.model.messages import Message, MessageEvent
from sandbox.model.places import Place
from sandbox.model.platform import Event
from sandbox.model.wire import Json
from sandbox.page.room import Room
from sandbox.people.modals import Modal
from sandbox.people.person import Person
from sandbox.server import shapes


class Client:
    """What one person sees of a room; news leave it through `send`, as `{"is": …}`."""

    def __init__(self, room: Room, person: Person, send: Callable[[Json], None]) -> None:
        self.room = room
        self.person = person
        self.modals: dict[str, Modal] = {}
        """Open modals by the id of the interaction that opened them."""
        self._send = send

    def send(self, news: Json) -> None:
        """Pass on news."""
        self._send(news)

    def greet(self) -> None:
        """Send everything that the person sees now."""
        world, guild = self.room.discord.world, self.room.guild
        channels = [channel for channel in world.channels.values() if self.sees(channel)]
        messages = [message for channel in channels for message in self.person.sees(channel)]
        self.send(
            {
                "is": "everything",
                "me": str(self.person.id),
                "people": self.room.roster,
                "bot": self.room.bot,
                "guild": {
                    "id": str(guild.id),
                    "name": guild.name,
                    "roles": [{"label": role.name, "value": str(role.id)} for role in guild.roles.values()],
                },
                "files": world.base,
                "channels": [shapes.channel(channel) for channel in channels],
                "messages": [_message(message) for message in messages],
                "commands": self.commands(),
                "badDay": self.room.bad_day,
                "greeting": self.room.greeting_in(self.person.locale),
            }
        )

    def sees(self, place: Place) -> bool:
        """Whether a place belongs to what this window shows."""
        if place.guild is None:
            return self.person in place.recipients
        return place.guild is self.room.guild and place.visible_to(self.person)

    def commands(self) -> list[Json]:
        """The slash commands that are not hidden from the person, each with `places`: 0 guild, 1 DM."""
        granted = self.room.guild.granted(self.person)
        found = []
        for command in self.room.discord.world.commands.available(self.room.guild.id):
            wanted = command["default_member_permissions"]
            hidden = wanted == "0" or granted & int(wanted or 0) != int(wanted or 0)
            if command["type"] == 1 and (granted == permissions.ALL or not hidden):
                where = [0, 1] if command["contexts"] is None else list(command["contexts"])
                found.append({**command, "places": [0] if "guild_id" in command else where})
        return found

    def hear(self, event: Event) -> None:
        """Pass on what the person may see of an event."""
        match event:
            case MessageEvent(name="MESSAGE_DELETE", message=message):
                self.send({"is": "gone", "channel": str(message.channel.id), "message": str(message.id)})
            case MessageEvent(message=message):
                if self.sees(message.channel) and message.reader in (None, self.person):
                    new = event.name == "MESSAGE_CREATE"
                    self.send({"is": "message", "message": _message(message), "new": new})
            case ChannelEvent(channel=channel):
                gone = event.name in ("CHANNEL_DELETE", "THREAD_DELETE") or not self.sees(channel)
                self.send(
                    {"is": "no channel", "channel": str(channel.id)}
                    if gone
                    else {"is": "channel", "channel": shapes.channel(channel)}
                )
            case Event(name="GUILD_APPLICATION_COMMAND_INDEX_UPDATE"):
                self.send({"is": "commands", "commands": self.commands()})

    def channel(self, wish: Json) -> Channel:
        """The place that a wish names."""
        return self.room.discord.world.channels[int(wish["channel"])]

    def message(self, wish: Json) -> Message:
        """The message that a wish names."""
        return self.channel(wish).history[int(wish["message"])]


def _message(message: Message) -> Json:
    shape = shapes.message(message)
    if message.interaction and message.interaction.command and message.type == 20:
        shape["command"] = message.interaction.command
    return shape
