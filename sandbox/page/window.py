"""One window of the page: a websocket between a browser and the client in it."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.model.errors import DidNotRespond, TestError
from sandbox.model.platform import Event
from sandbox.model.wire import Json
from sandbox.page import wishes
from sandbox.page.client import Client
from sandbox.page.room import Room
from sandbox.people.person import Person

log = logging.getLogger(__name__)


class Window:
    """News go out as `{"is": …}`. Wishes come in as `{"number": …, "do": …}`; each is answered with its number."""

    def __init__(self, room: Room, socket: web.WebSocketResponse, person: Person) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[Json] = asyncio.Queue()
        self._doing: set[asyncio.Task[None]] = set()
        self._room = room
        self._client = Client(room, person, self._queue.put_nowait)

    async def serve(self) -> None:
        """Talk to the browser until it goes."""
        writer = asyncio.create_task(self._write())
        self._client.greet()
        self._room.listeners.add(self._client)
        try:
            async for frame in self._socket:
                if frame.type is WSMsgType.TEXT:
                    task = asyncio.create_task(self._grant(frame.data))
                    self._doing.add(task)
                    task.add_done_callback(self._doing.discard)
        finally:
            self._room.listeners.discard(self._client)
            for task in [writer, *self._doing]:
                task.cancel()
            await asyncio.gather(writer, *self._doing, return_exceptions=True)

    async def close(self) -> None:
        """End the connection; the sandbox stops."""
        await self._socket.close(code=1001)

    def hear(self, event: Event) -> None:
        """Pass on what the person may see of an event."""
        self._client.hear(event)

    async def _grant(self, text: str) -> None:
        number = None
        try:
            wish = json.loads(text)
            number = wish.get("number")
            answer = await wishes.grant(self._client, wish)
        except DidNotRespond:
            answer = {"failed": "no answer"}
        except TestError as refusal:
            answer = {"failed": "refused", "why": str(refusal)}
        except (KeyError, ValueError) as error:
            answer = {"failed": "refused", "why": f"{type(error).__name__}: {error}"}
        except Exception:
            log.exception("the page failed at %s", text[:200])
            answer = {"failed": "refused", "why": "the page itself failed; see the terminal"}
        self._client.send({"is": "answer", "number": number, **answer})

    async def _write(self) -> None:
        while True:
            news: Any = await self._queue.get()
            await self._socket.send_str(json.dumps(news, separators=(",", ":")))
