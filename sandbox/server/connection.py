"""One websocket to the bot: frames go out in order, compressed if the bot asked for it."""

from __future__ import annotations

import asyncio
import itertools
import json
import zlib

from aiohttp import web

from sandbox.model.wire import PATIENCE, Json


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
