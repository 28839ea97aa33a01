"""One window of the page: a person's client, which hears what that person may see and does what they do."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web

from sandbox.model import permissions
from sandbox.model.errors import DidNotRespond, TestError
from sandbox.model.messages import Message
from sandbox.model.places import Channel
from sandbox.model.wire import Json
from sandbox.model.world import Event
from sandbox.page import wishes
from sandbox.people.modals import Modal
from sandbox.people.person import Person
from sandbox.server import shapes

if TYPE_CHECKING:
    from sandbox.page.server import Page

log = logging.getLogger(__name__)


class Window:
    """One websocket to a browser.

    News go out as `{"is": …}`. Wishes come in as `{"number": …, "do": …}`, and each is answered with the same number.
    """

    def __init__(self, page: Page, socket: web.WebSocketResponse, person: Person) -> None:
        self.page = page
        self.person = person
        self.modals: dict[str, Modal] = {}
        """Open modals by the id of the interaction that opened them."""
        self._socket = socket
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._doing: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Talk to the browser until it goes."""
        writer = asyncio.create_task(self._write())
        self.greet()
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    task = asyncio.create_task(self._grant(frame.data))
                    self._doing.add(task)
                    task.add_done_callback(self._doing.discard)
        finally:
            for task in [writer, *self._doing]:
                task.cancel()
            await asyncio.gather(writer, *self._doing, return_exceptions=True)

    async def close(self) -> None:
        """End the connection; the sandbox stops."""
        await self._socket.close(code=1001)

    def send(self, news: Json) -> None:
        """Queue news."""
        self._queue.put_nowait(news)

    def greet(self) -> None:
        """Send everything that the person sees now."""
        world, guild = self.page.discord.world, self.page.guild
        channels = [channel for channel in world.channels.values() if self.sees(channel)]
        messages = [message for channel in channels for message in self.person.sees(channel)]
        self.send(
            {
                "is": "everything",
                "me": str(self.person.id),
                "people": self.page.roster,
                "bot": self.page.bot,
                "guild": {
                    "id": str(guild.id),
                    "name": guild.name,
                    "roles": [{"label": role.name, "value": str(role.id)} for role in guild.roles.values()],
                },
                "files": world.base,
                "channels": [shapes.channel(channel) for channel in channels],
                "messages": [_message(message) for message in messages],
                "commands": self.commands(),
                "greeting": self.page.greeting.words(self.person.locale) if self.page.greeting else None,
            }
        )

    def sees(self, channel: Channel) -> bool:
        """Whether a place belongs to what this window shows."""
        if channel.guild is None:
            return self.person in channel.recipients
        return channel.guild is self.page.guild and channel.visible_to(self.person)

    def commands(self) -> list[Json]:
        """The slash commands that are not hidden from the person, each with `places`: 0 guild, 1 DM."""
        granted = permissions.in_guild(self.page.guild, self.person)
        found = []
        for command in self.page.discord.world.commands.available(self.page.guild.id):
            wanted = command["default_member_permissions"]
            hidden = wanted == "0" or granted & int(wanted or 0) != int(wanted or 0)
            if command["type"] == 1 and (granted == permissions.ALL or not hidden):
                where = [0, 1] if command["contexts"] is None else list(command["contexts"])
                found.append({**command, "places": [0] if "guild_id" in command else where})
        return found

    def hear(self, event: Event) -> None:
        """Pass on what the person may see of an event."""
        channel, message = event.channel, event.message
        match event.name:
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE" | "MESSAGE_REACTION_ADD" | "MESSAGE_REACTION_REMOVE":
                if message and self.sees(message.channel) and message.reader in (None, self.person):
                    new = event.name == "MESSAGE_CREATE"
                    self.send({"is": "message", "message": _message(message), "new": new})
            case "MESSAGE_DELETE":
                self.send({"is": "gone", "channel": event.data["channel_id"], "message": event.data["id"]})
            case "CHANNEL_DELETE" | "THREAD_DELETE":
                self.send({"is": "no channel", "channel": event.data["id"]})
            case _ if event.name.startswith(("CHANNEL_", "THREAD_")) and channel:
                known = self.sees(channel)
                self.send(
                    {"is": "channel", "channel": shapes.channel(channel)}
                    if known
                    else {"is": "no channel", "channel": str(channel.id)}
                )
            case "GUILD_APPLICATION_COMMAND_INDEX_UPDATE":
                self.send({"is": "commands", "commands": self.commands()})

    def channel(self, wish: Json) -> Channel:
        """The place that a wish names."""
        return self.page.discord.world.channels[int(wish["channel"])]

    def message(self, wish: Json) -> Message:
        """The message that a wish names."""
        return self.channel(wish).history[int(wish["message"])]

    async def _grant(self, text: str) -> None:
        number = None
        try:
            wish = json.loads(text)
            number = wish.get("number")
            answer = await wishes.grant(self, wish)
        except DidNotRespond:
            answer = {"failed": "no answer"}
        except TestError as refusal:
            answer = {"failed": "refused", "why": str(refusal)}
        except (KeyError, ValueError) as error:
            answer = {"failed": "refused", "why": f"{type(error).__name__}: {error}"}
        except Exception:
            log.exception("the page failed at %s", text[:200])
            answer = {"failed": "refused", "why": "the page itself failed; see the terminal"}
        self.send({"is": "answer", "number": number, **answer})

    async def _write(self) -> None:
        while True:
            news: Any = await self._queue.get()
            await self._socket.send_str(json.dumps(news, separators=(",", ":")))


def _message(message: Message) -> Json:
    shape = shapes.message(message)
    if command := _command(message):
        shape["command"] = command
    return shape


def _command(message: Message) -> str | None:
    """The words of the slash command that a message answers."""
    interaction = message.interaction
    if interaction is None or interaction.type != 2 or message.type != 20:
        return None
    words, options = [str(interaction.data["name"])], interaction.data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        words.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(words)
