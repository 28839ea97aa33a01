"""The gateway: sessions of the bot, and which events reach them."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from aiohttp import WSMsgType, web

from sandbox.model.channels import ThreadMembersEvent
from sandbox.model.guilds import GuildState
from sandbox.model.messages import MessageEvent
from sandbox.model.platform import Event
from sandbox.model.users import User
from sandbox.model.wire import PATIENCE, Json
from sandbox.model.world import World
from sandbox.server import dispatches, shapes

_HEARTBEAT_MS: Final = 41_250
_BACKLOG: Final = 2_000
_CHUNK: Final = 1_000


@dataclass(eq=False)
class Session:
    """One shard of the bot; it outlives its connection until somebody identifies anew."""

    id: str
    intents: int
    shard: tuple[int, int]
    connection: Connection | None
    sequence: int = 0
    backlog: deque[tuple[int, Json]] = field(default_factory=lambda: deque(maxlen=_BACKLOG))

    def dispatch(self, name: str, data: Json) -> None:
        """Send an event, or keep it for a resume."""
        self.sequence += 1
        frame = {"op": 0, "t": name, "s": self.sequence, "d": data}
        self.backlog.append((self.sequence, frame))
        if self.connection:
            self.connection.send(frame)

    def carries(self, guild: GuildState | None) -> bool:
        """Whether the guild's events (or those of DMs) belong to this shard."""
        number, count = self.shard
        return number == (guild.id >> 22) % count if guild else number == 0


class Gateway:
    """All sessions, and the wishes of tests to disturb them."""

    def __init__(
        self,
        world: World,
        token: str,
        *,
        report: Callable[[str, str], None],
    ) -> None:
        self._world = world
        self._token = token
        self.compress = True
        """Whether it offers to compress what it sends."""
        self._report = report
        self._connections: set[Connection] = set()
        self.sessions: list[Session] = []
        self.identified = 0
        """How many times a session was opened; resumes do not count."""
        self.resumed = 0
        """How many times a session went on over a new connection."""
        self.twice = 0
        """How many of the next interactions are sent twice."""
        self._held: list[tuple[Event, Json]] | None = None
        world.listeners.append(self._hear)

    @property
    def live(self) -> list[Session]:
        """The sessions that are connected now."""
        return [session for session in self.sessions if session.connection]

    async def fence(self) -> None:
        """Wait until the bot has read every event sent so far; at once if it is not connected."""
        await asyncio.gather(*(session.connection.fence() for session in self.live if session.connection))

    def drop(self, code: int = 4000) -> None:
        """Close every connection with this code."""
        for session in self.live:
            assert session.connection
            session.connection.close(code)
            session.connection = None

    def ask_to_reconnect(self) -> None:
        """Send "reconnect" (op 7); the bot resumes over a new connection."""
        self._send_all({"op": 7, "t": None, "s": None, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send "invalid session" (op 9); without `resumable` the session is gone."""
        self._send_all({"op": 9, "t": None, "s": None, "d": resumable})
        if not resumable:
            self.sessions.clear()

    def hold(self) -> None:
        """Keep events back from now on."""
        self._held = []

    def release(self, *, reverse: bool = False) -> None:
        """Send what was kept back, in this order or the other way round."""
        held, self._held = self._held or [], None
        for event, data in reversed(held) if reverse else held:
            self._pass_on(event, data)

    def _send_all(self, frame: Json) -> None:
        for session in self.live:
            assert session.connection
            session.connection.send(frame)

    async def close(self) -> None:
        """End all connections."""
        for connection in self._connections:
            connection.close(1001)
        await asyncio.gather(*(connection.closed.wait() for connection in self._connections))

    def _hear(self, event: Event) -> None:
        guild = dispatches.guild(event)
        if not event.bot or (guild and not guild.with_bot):
            return
        data = dispatches.data(self._world, event)
        if self._held is not None:
            self._held.append((event, data))
        else:
            self._pass_on(event, data)

    def _pass_on(self, event: Event, data: Json) -> None:
        times = 1
        if event.name == "INTERACTION_CREATE" and self.twice:
            self.twice -= 1
            times = 2
        for _ in range(times):
            self._dispatch(event, data)

    def _dispatch(self, event: Event, data: Json) -> None:
        guild = dispatches.guild(event)
        for session in self.sessions:
            if session.carries(guild):
                told = allowed(event, data, session.intents, self._world.bot)
                if told is not None:
                    session.dispatch(event.name, told)

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to one connection of the bot until it ends."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=0, autoping=False, timeout=0.2)
        await socket.prepare(request)
        zlib_stream = self.compress and request.query.get("compress") == "zlib-stream"
        connection = Connection(socket, zlib_stream=zlib_stream)
        self._connections.add(connection)
        connection.send({"op": 10, "t": None, "s": None, "d": {"heartbeat_interval": _HEARTBEAT_MS}})
        try:
            async for message in socket:
                if message.type is WSMsgType.PING:
                    await socket.pong(message.data)
                elif message.type is WSMsgType.PONG:
                    connection.passed(message.data)
                else:
                    self._receive(connection, message.data)
        finally:
            self._connections.discard(connection)
            for session in self.sessions:
                if session.connection is connection:
                    session.connection = None
            await connection.end()
        return socket

    def _receive(self, connection: Connection, text: Any) -> None:
        frame = json.loads(text)
        match frame["op"]:
            case 1:
                connection.send({"op": 11, "t": None, "s": None, "d": None})
            case 2:
                self._identify(connection, frame["d"])
            case 6:
                self._resume(connection, frame["d"])
            case 8:
                self._members(connection, frame["d"])
            case 3 | 4:
                pass
            case op:
                self._report("gateway", f"unknown opcode {op}")
                connection.close(4001)

    def _identify(self, connection: Connection, wish: Json) -> None:
        intents = int(wish["intents"])
        if wish["token"] != self._token:
            connection.close(4004)
            return
        if intents & PRIVILEGED and not self._world.privileged:
            connection.close(4014)
            return
        number, count = wish.get("shard") or (0, 1)
        shard = (int(number), int(count))
        self.sessions = [one for one in self.sessions if one.connection or one.shard != shard]
        session = Session(secrets.token_hex(16), intents, shard, connection)
        guilds = [guild for guild in self._world.guilds.values() if guild.with_bot and session.carries(guild)]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": shapes.own_user(self._world),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self._world.base.replace("http", "ws", 1) + "/gateway",
                "application": shapes.partial_application(self._world),
                "shard": list(shard),
            },
        )
        for guild in guilds:
            session.dispatch("GUILD_CREATE", shapes.guild_create(self._world, guild))
        self.sessions.append(session)
        self.identified += 1

    def _resume(self, connection: Connection, wish: Json) -> None:
        session = next((one for one in self.sessions if one.id == wish["session_id"]), None)
        if wish["token"] != self._token:
            connection.close(4004)
        elif session is None:
            connection.send({"op": 9, "t": None, "s": None, "d": False})
        else:
            session.connection = connection
            for number, frame in session.backlog:
                if number > wish["seq"]:
                    connection.send(frame)
            self.resumed += 1
            session.dispatch("RESUMED", {})

    def _members(self, connection: Connection, wish: Json) -> None:
        session = next(one for one in self.sessions if one.connection is connection)
        guild = self._world.guilds[int(wish["guild_id"])]
        members = list(guild.members.values())
        if "user_ids" in wish:
            wanted = wish["user_ids"] if isinstance(wish["user_ids"], list) else [wish["user_ids"]]
            members = [member for member in members if str(member.user.id) in map(str, wanted)]
        else:
            prefix = str(wish.get("query") or "").lower()
            members = [member for member in members if member.user.name.lower().startswith(prefix)]
            members = members[: int(wish.get("limit") or 0) or None]
        chunks = [members[start : start + _CHUNK] for start in range(0, len(members), _CHUNK)] or [[]]
        for index, chunk in enumerate(chunks):
            data: Json = {
                "guild_id": str(guild.id),
                "members": [shapes.member(member) for member in chunk],
                "chunk_index": index,
                "chunk_count": len(chunks),
            }
            if wish.get("nonce"):
                data["nonce"] = wish["nonce"]
            session.dispatch("GUILD_MEMBERS_CHUNK", data)


class Connection:
    """The sending side of a websocket, usable from synchronous code."""

    def __init__(self, socket: web.WebSocketResponse, *, zlib_stream: bool) -> None:
        self._socket = socket
        self._compressor = zlib.compressobj() if zlib_stream else None
        self._queue: asyncio.Queue[Json | bytes | int] = asyncio.Queue()
        self._fences: dict[bytes, asyncio.Event] = {}
        self._numbers = itertools.count()
        self._writer = asyncio.create_task(self._write())
        self.closed = asyncio.Event()
        """Set when nothing more can be sent or received."""

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self._queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close the connection after what is queued."""
        self._queue.put_nowait(code)

    async def fence(self) -> None:
        """Wait until the other side has read everything queued so far; not for ever, it may be gone."""
        name = b"%d" % next(self._numbers)
        self._fences[name] = passed = asyncio.Event()
        self._queue.put_nowait(name)
        try:
            async with asyncio.timeout(PATIENCE):
                await passed.wait()
        except TimeoutError:
            pass
        finally:
            del self._fences[name]

    def passed(self, name: bytes | bytearray) -> None:
        """The other side has answered a fence."""
        if fence := self._fences.get(bytes(name)):
            fence.set()

    async def end(self) -> None:
        """Stop sending; the socket is closed."""
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)
        for fence in self._fences.values():
            fence.set()
        self.closed.set()

    async def _write(self) -> None:
        while not self._socket.closed:
            item = await self._queue.get()
            try:
                await self._put(item)
            except ConnectionError:
                return  # the bot is gone; its session keeps the frames for a resume

    async def _put(self, item: Json | bytes | int) -> None:
        match item:
            case int(code):
                await self._socket.close(code=code)
            case bytes(name):
                await self._socket.ping(name)
            case frame if self._compressor is None:
                await self._socket.send_str(json.dumps(frame, separators=(",", ":")))
            case frame:
                packed = self._compressor.compress(json.dumps(frame, separators=(",", ":")).encode())
                await self._socket.send_bytes(packed + self._compressor.flush(zlib.Z_SYNC_FLUSH))


GUILDS: Final = 1 << 0
MEMBERS: Final = 1 << 1
PRESENCES: Final = 1 << 8
GUILD_MESSAGES: Final = 1 << 9
GUILD_REACTIONS: Final = 1 << 10
DIRECT_MESSAGES: Final = 1 << 12
DIRECT_REACTIONS: Final = 1 << 13
MESSAGE_CONTENT: Final = 1 << 15

PRIVILEGED: Final = MEMBERS | PRESENCES | MESSAGE_CONTENT

_ALWAYS: Final = frozenset({"INTERACTION_CREATE", "GUILD_CREATE", "GUILD_DELETE"})
_WITH_CONTENT: Final = frozenset({"MESSAGE_CREATE", "MESSAGE_UPDATE"})
_HIDDEN: Final[Json] = {"content": "", "embeds": [], "attachments": [], "components": []}


def allowed(event: Event, data: Json, intents: int, bot: User) -> Json | None:
    """What the bot receives of this event's data; None if it did not ask for such events."""
    if event.name in _ALWAYS:
        return data
    if not intents & _needed(event):
        return None
    if isinstance(event, ThreadMembersEvent) and not intents & MEMBERS and not event.about(bot):
        return None
    place = dispatches.place(event)
    if place and not place.visible_to(bot) and not event.name.startswith(("CHANNEL_", "THREAD_")):
        return None
    if isinstance(event, MessageEvent) and event.name in _WITH_CONTENT and not intents & MESSAGE_CONTENT:
        message = event.message
        readable = message.author is bot or message.channel.guild is None or bot in message.mentions
        return data if readable else data | _HIDDEN
    return data


def _needed(event: Event) -> int:
    in_guild = dispatches.guild(event) is not None
    if event.name.startswith("MESSAGE_REACTION"):
        return GUILD_REACTIONS if in_guild else DIRECT_REACTIONS
    if event.name.startswith("MESSAGE_"):
        return GUILD_MESSAGES if in_guild else DIRECT_MESSAGES
    if event.name.startswith("GUILD_MEMBER_"):
        return MEMBERS
    return GUILDS
